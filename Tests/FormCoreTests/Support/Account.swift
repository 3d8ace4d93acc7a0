import FormCore

struct Account: Codable, Equatable {
  var name = ""
  var email = ""
  var password = ""
  var confirmation = ""
  var age: Int?
  var isAdult = false
  var address = Address()
  var phones: [Phone] = []
}

struct Address: Codable, Equatable {
  var street = ""
  var city = ""
}

struct Phone: Codable, Equatable, Identifiable {
  var id: Int
  var number = ""
  var kind = ""
}

/// Not the `Issue` of Swift Testing.
typealias Issue = FormCore.Issue

typealias AccountForm = FormModel<Account>
