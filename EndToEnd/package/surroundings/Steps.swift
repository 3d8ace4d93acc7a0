static let server = Server()

struct Booking: Equatable {
  var name = ""
  var arrival = Date()
  var nights = 1
}

@MainActor struct Server { func book(_ booking: Booking) async throws {} }
