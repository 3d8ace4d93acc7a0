@State private var code = ""
@State private var isWrong = false
@State private var form = FormModel(Confirmation())

struct Confirmation: Equatable { var code = "" }

func confirm(_ code: String) {}
