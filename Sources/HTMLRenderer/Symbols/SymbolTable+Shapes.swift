extension SymbolTable {
  /// Plain shapes and card suits.
  static let shapes = """
    app app
    app.fill own:app-fill
    capsule own:capsule
    capsule.fill own:capsule-fill
    circle circle
    circle.circle circle(circle)
    circle.circle.fill circle.fill(circle)
    circle.fill circle-fill
    circle.lefthalf.fill circle-half
    circle.lefthalf.filled circle-half
    circle.slash slash-circle
    circle.slash.fill slash-circle-fill
    cube box
    cube.box box
    cube.fill box-fill
    diamond diamond
    diamond.fill diamond-fill
    diamond.lefthalf.filled diamond-half
    hexagon hexagon
    hexagon.fill hexagon-fill
    hexagon.lefthalf.filled hexagon-half
    octagon octagon
    octagon.fill octagon-fill
    octagon.lefthalf.filled octagon-half
    oval own:oval
    oval.fill own:oval-fill
    pentagon pentagon
    pentagon.fill pentagon-fill
    pentagon.lefthalf.filled pentagon-half
    rectangle own:rectangle
    rectangle.dashed own:rectangle-dashed
    rectangle.fill own:rectangle-fill
    rectangle.portrait own:rectangle-portrait
    rectangle.portrait.fill own:rectangle-portrait-fill
    square square
    square.fill square-fill
    square.slash slash-square
    square.slash.fill slash-square-fill
    suit.club suit-club
    suit.club.fill suit-club-fill
    suit.diamond suit-diamond
    suit.diamond.fill suit-diamond-fill
    suit.heart suit-heart
    suit.heart.fill suit-heart-fill
    suit.spade suit-spade
    suit.spade.fill suit-spade-fill
    triangle triangle
    triangle.fill triangle-fill
    triangle.lefthalf.filled triangle-half
    """
}
