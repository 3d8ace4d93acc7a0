extension SymbolTable {
  /// Medicine and exercise.
  static let health = """
    bandage bandaid
    bandage.fill bandaid-fill
    bolt.heart heart-pulse
    bolt.heart.fill heart-pulse-fill
    cross own:cross
    cross.case badge(briefcase, plus-circle-fill)
    cross.case.fill badge(briefcase-fill, plus-circle-fill)
    cross.circle circle(own:cross-fill)
    cross.circle.fill circle.fill(own:cross-fill)
    cross.fill own:cross-fill
    cross.vial prescription2
    cross.vial.fill prescription2
    dumbbell own:dumbbell
    dumbbell.fill own:dumbbell-fill
    lungs lungs
    lungs.fill lungs-fill
    medical.thermometer thermometer
    medical.thermometer.fill thermometer-half
    microbe virus
    microbe.fill virus2
    pill capsule
    pill.circle circle(capsule)
    pill.circle.fill circle.fill(capsule)
    pill.fill capsule
    pills capsule-pill
    pills.fill capsule-pill
    stethoscope own:stethoscope
    stethoscope.circle circle(own:stethoscope)
    stethoscope.circle.fill circle.fill(own:stethoscope)
    """
}
