@State private var name = ""
@State private var mail = ""
@State private var phone = ""
@State private var date = ""
