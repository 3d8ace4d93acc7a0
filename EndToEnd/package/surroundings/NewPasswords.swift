@State private var password = ""
@State private var isPasswordValid = false
@State private var form = FormModel(Account())

struct Account: Equatable { var password = "" }
