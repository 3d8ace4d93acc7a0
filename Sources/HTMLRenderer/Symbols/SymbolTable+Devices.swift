extension SymbolTable {
  /// Computers, telephones, screens and controllers.
  static let devices = """
    airplayaudio cast
    airplayvideo cast
    airpods earbuds
    apple.logo apple
    applelogo apple
    applewatch smartwatch
    computermouse mouse
    computermouse.fill mouse-fill
    desktopcomputer display
    display display
    dpad dpad
    dpad.fill dpad-fill
    earbuds earbuds
    gamecontroller controller
    gamecontroller.fill controller
    headphones headphones
    headphones.circle circle(headphones)
    headphones.circle.fill circle.fill(headphones)
    headset headset
    hifispeaker speaker
    hifispeaker.fill speaker-fill
    homepod speaker
    homepod.fill speaker-fill
    ipad tablet
    ipad.gen2 tablet
    ipad.landscape tablet-landscape
    iphone phone
    iphone.gen3 phone
    iphone.landscape phone-landscape
    iphone.radiowaves.left.and.right phone-vibrate
    l.joystick joystick
    laptopcomputer laptop
    laptopcomputer.and.iphone badge(laptop, phone-fill)
    macbook laptop
    macbook.and.iphone badge(laptop, phone-fill)
    macpro.gen3 pc
    magicmouse mouse3
    magicmouse.fill mouse3-fill
    pc pc-display
    pip pip
    pip.fill pip-fill
    radio boombox
    radio.fill boombox-fill
    smartphone phone
    tv tv
    tv.circle circle(tv-fill)
    tv.circle.fill circle.fill(tv-fill)
    tv.fill tv-fill
    tv.inset.filled tv-fill
    videoprojector projector
    videoprojector.fill projector-fill
    visionpro headset-vr
    visionpro.fill headset-vr
    watch.analog watch
    watchface.applewatch.case smartwatch
    web.camera webcam
    web.camera.fill webcam-fill
    """
}
