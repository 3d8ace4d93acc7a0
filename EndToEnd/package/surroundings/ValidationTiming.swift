@State private var email = ""
@State private var isEmailValid = false
@State private var isTried = false

func send(_ email: String) {}
