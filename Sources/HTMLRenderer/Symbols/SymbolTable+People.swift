extension SymbolTable {
  /// People, faces and professions.
  static let people = """
    accessibility universal-access
    accessibility.fill universal-access
    briefcase briefcase
    briefcase.circle circle(briefcase-fill)
    briefcase.circle.fill circle.fill(briefcase-fill)
    briefcase.fill briefcase-fill
    case briefcase
    case.fill briefcase-fill
    ear ear
    ear.fill ear-fill
    eyeglasses eyeglasses
    face.smiling emoji-smile
    face.smiling.fill emoji-smile-fill
    face.smiling.inverse emoji-smile-fill
    figure.arms.open universal-access
    figure.stand own:figure-stand
    figure.walk own:figure-walk
    figure.walk.circle circle(own:figure-walk)
    figure.walk.circle.fill circle.fill(own:figure-walk)
    graduationcap mortarboard
    graduationcap.circle circle(mortarboard-fill)
    graduationcap.circle.fill circle.fill(mortarboard-fill)
    graduationcap.fill mortarboard-fill
    lanyardcard person-badge
    lanyardcard.fill person-badge-fill
    person person
    person.2 people
    person.2.circle circle(people-fill)
    person.2.circle.fill circle.fill(people-fill)
    person.2.fill people-fill
    person.3 people
    person.3.fill people-fill
    person.badge.clock badge(person, clock-fill)
    person.badge.key badge(person, key-fill)
    person.badge.key.fill badge(person-fill, key-fill)
    person.badge.minus person-dash
    person.badge.plus person-plus
    person.badge.shield.checkmark badge(person, shield-fill-check)
    person.badge.shield.checkmark.fill badge(person-fill, shield-fill-check)
    person.bust person
    person.bust.fill person-fill
    person.circle person-circle
    person.circle.fill own:person-disc
    person.crop.circle person-circle
    person.crop.circle.badge.checkmark badge(person-circle, check-circle-fill)
    person.crop.circle.badge.clock badge(person-circle, clock-fill)
    person.crop.circle.badge.exclamationmark badge(person-circle, exclamation-circle-fill)
    person.crop.circle.badge.minus badge(person-circle, dash-circle-fill)
    person.crop.circle.badge.plus badge(person-circle, plus-circle-fill)
    person.crop.circle.badge.questionmark badge(person-circle, question-circle-fill)
    person.crop.circle.badge.xmark badge(person-circle, x-circle-fill)
    person.crop.circle.fill own:person-disc
    person.crop.circle.fill.badge.plus badge(own:person-disc, plus-circle-fill)
    person.crop.rectangle person-vcard
    person.crop.rectangle.fill person-vcard-fill
    person.crop.rectangle.stack person-rolodex
    person.crop.square person-square
    person.crop.square.fill own:person-tile
    person.fill person-fill
    person.fill.badge.minus person-dash-fill
    person.fill.badge.plus person-plus-fill
    person.fill.checkmark person-check-fill
    person.fill.questionmark badge(person-fill, question-circle-fill)
    person.fill.xmark person-x-fill
    person.slash person-slash
    person.slash.fill person-fill-slash
    person.text.rectangle person-vcard
    person.text.rectangle.fill person-vcard-fill
    suitcase briefcase
    suitcase.fill briefcase-fill
    sunglasses sunglasses
    sunglasses.fill sunglasses
    """
}
