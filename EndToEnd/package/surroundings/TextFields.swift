@State private var firstName = ""
@State private var name = ""
@State private var password = ""
@State private var remarks = ""
@State private var directions = ""
@State private var email = ""
@State private var voucher = ""
@State private var street = ""
@State private var addition = ""
@State private var site = ""
@State private var weight = ""
@State private var about = ""
@State private var isEmailValid = false
@State private var form = FormModel(Account())
@FocusState private var focus: FocusedField?

enum FocusedField { case firstName, lastName }

struct Account: Equatable {
  var name = ""
  var password: Secret<String> = ""
}
