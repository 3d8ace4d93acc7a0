@State private var firstName = ""
