extension SymbolTable {
  /// Documents, folders, books, pictures and storage.
  static let documents = """
    arrow.down.document file-earmark-arrow-down
    arrow.down.document.fill file-earmark-arrow-down-fill
    arrow.up.document file-earmark-arrow-up
    arrow.up.document.fill file-earmark-arrow-up-fill
    book book
    book.circle circle(book-fill)
    book.circle.fill circle.fill(book-fill)
    book.closed journal-bookmark
    book.closed.circle circle(journal-bookmark-fill)
    book.closed.fill journal-bookmark-fill
    book.fill book-fill
    books.vertical own:books
    books.vertical.circle circle(own:books-fill)
    books.vertical.circle.fill circle.fill(own:books-fill)
    books.vertical.fill own:books-fill
    clipboard clipboard
    clipboard.fill clipboard-fill
    cylinder database
    cylinder.fill database-fill
    cylinder.split.1x2 database
    cylinder.split.1x2.fill database-fill
    doc file-earmark
    doc.badge.clock badge(file-earmark, clock-fill)
    doc.badge.gearshape badge(file-earmark, gear-fill)
    doc.badge.plus file-earmark-plus
    doc.circle circle(file-earmark-fill)
    doc.circle.fill circle.fill(file-earmark-fill)
    doc.fill file-earmark-fill
    doc.fill.badge.plus file-earmark-plus-fill
    doc.on.clipboard clipboard
    doc.on.clipboard.fill clipboard-fill
    doc.on.doc files
    doc.on.doc.fill files-alt
    doc.plaintext file-text
    doc.plaintext.fill file-text-fill
    doc.richtext file-earmark-richtext
    doc.richtext.fill file-earmark-richtext-fill
    doc.text file-earmark-text
    doc.text.below.ecg file-earmark-medical
    doc.text.below.ecg.fill file-earmark-medical-fill
    doc.text.fill file-earmark-text-fill
    doc.text.image file-earmark-image
    doc.text.image.fill file-earmark-image-fill
    doc.text.magnifyingglass badge(file-earmark-text, search)
    doc.zipper file-earmark-zip
    document file-earmark
    document.badge.plus file-earmark-plus
    document.badge.plus.fill file-earmark-plus-fill
    document.circle circle(file-earmark-fill)
    document.circle.fill circle.fill(file-earmark-fill)
    document.fill file-earmark-fill
    document.on.clipboard clipboard
    document.on.clipboard.fill clipboard-fill
    document.on.document files
    document.on.document.fill files-alt
    externaldrive hdd
    externaldrive.fill hdd-fill
    folder folder
    folder.badge.gearshape badge(folder, gear-fill)
    folder.badge.minus folder-minus
    folder.badge.person.crop badge(folder, person-circle)
    folder.badge.plus folder-plus
    folder.circle circle(folder-fill)
    folder.circle.fill circle.fill(folder-fill)
    folder.fill folder-fill
    folder.fill.badge.minus badge(folder-fill, dash-circle-fill)
    folder.fill.badge.plus badge(folder-fill, plus-circle-fill)
    internaldrive device-hdd
    internaldrive.fill device-hdd-fill
    lock.doc file-earmark-lock
    lock.doc.fill file-earmark-lock-fill
    lock.document file-earmark-lock
    lock.document.fill file-earmark-lock-fill
    note sticky
    note.text journal-text
    note.text.badge.plus journal-plus
    opticaldisc disc
    opticaldisc.fill disc-fill
    photo image
    photo.artframe image-alt
    photo.badge.plus badge(image, plus-circle-fill)
    photo.circle circle(image-fill)
    photo.circle.fill circle.fill(image-fill)
    photo.fill image-fill
    photo.fill.on.rectangle.fill images
    photo.on.rectangle images
    photo.on.rectangle.angled images
    printer printer
    printer.dotmatrix printer
    printer.dotmatrix.fill printer-fill
    printer.fill printer-fill
    richtext.page file-earmark-richtext
    scissors scissors
    sdcard sd-card
    sdcard.fill sd-card-fill
    server.rack hdd-stack
    signature own:signature
    simcard sim
    simcard.fill sim-fill
    text.book.closed journal-text
    text.book.closed.fill journal-text
    text.document file-earmark-text
    text.document.fill file-earmark-text-fill
    text.document.magnifyingglass badge(file-earmark-text, search)
    text.page file-text
    text.page.fill file-text-fill
    """
}
