@State private var form = FormModel(Note())

struct Note: Equatable { var text = "" }
