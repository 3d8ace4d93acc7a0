extension SymbolTable {
  /// Drawing tools, text formatting and code.
  static let editing = """
    abc spellcheck
    apple.terminal terminal
    bold type-bold
    character.textbox textarea-t
    curlybraces braces
    curlybraces.square square(braces)
    decrease.indent unindent
    drop droplet
    drop.circle circle(droplet-fill)
    drop.circle.fill circle.fill(droplet-fill)
    drop.fill droplet-fill
    drop.halffull droplet-half
    ellipsis.curlybraces braces-asterisk
    eraser eraser
    eraser.fill eraser-fill
    eyedropper eyedropper
    eyedropper.halffull eyedropper
    flowchart diagram-3
    flowchart.fill diagram-3-fill
    increase.indent indent
    italic type-italic
    keyboard keyboard
    keyboard.fill keyboard-fill
    paintbrush brush
    paintbrush.fill brush-fill
    paintbrush.pointed brush
    paintbrush.pointed.fill brush-fill
    paintpalette palette
    paintpalette.fill palette-fill
    paragraphsign paragraph
    pencil pencil
    pencil.and.scribble pencil
    pencil.circle circle(pencil-fill)
    pencil.circle.fill circle.fill(pencil-fill)
    pencil.line pencil
    pencil.slash slash(pencil)
    pencil.tip pen
    pencil.tip.crop.circle circle(pen-fill)
    point.3.connected.trianglepath.dotted share
    point.3.filled.connected.trianglepath.dotted share-fill
    point.topleft.down.curvedto.point.bottomright.up bezier
    quote.opening quote
    rectangle.connected.to.line.below diagram-2
    rotate.left arrow-counterclockwise
    rotate.right arrow-clockwise
    strikethrough type-strikethrough
    terminal terminal
    terminal.fill terminal-fill
    text.aligncenter text-center
    text.alignleft text-left
    text.alignright text-right
    text.badge.checkmark badge(text-left, check-circle-fill)
    text.badge.plus badge(text-left, plus-circle-fill)
    text.badge.star badge(text-left, star-fill)
    text.badge.xmark badge(text-left, x-circle-fill)
    text.insert text-indent-left
    text.justify justify
    text.justify.leading justify-left
    text.justify.left justify-left
    text.justify.right justify-right
    text.justify.trailing justify-right
    text.quote blockquote-left
    textformat type
    textformat.abc spellcheck
    textformat.alt type
    textformat.size type
    textformat.subscript subscript
    textformat.superscript superscript
    underline type-underline
    """
}
