@State private var copies = 1
@State private var amount: Decimal?
@State private var discount = 0.1
@State private var day = Date()
