@State private var address = PostalAddress()
struct Order: Equatable { var address = PostalAddress() }
