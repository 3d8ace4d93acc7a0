extension SymbolTable {
  /// Marks, warnings, badges, ratings and signals.
  static let status = """
    antenna.radiowaves.left.and.right broadcast-pin
    app.badge app-indicator
    app.badge.fill app-indicator
    asterisk asterisk
    asterisk.circle circle(asterisk)
    asterisk.circle.fill circle.fill(asterisk)
    at at
    at.circle circle(at)
    at.circle.fill circle.fill(at)
    bell bell
    bell.badge dot(bell)
    bell.badge.fill dot(bell-fill)
    bell.circle circle(bell-fill)
    bell.circle.fill circle.fill(bell-fill)
    bell.fill bell-fill
    bell.slash bell-slash
    bell.slash.fill bell-slash-fill
    bell.square square(bell-fill)
    bell.square.fill square.fill(bell-fill)
    bookmark bookmark
    bookmark.circle circle(bookmark-fill)
    bookmark.circle.fill circle.fill(bookmark-fill)
    bookmark.fill bookmark-fill
    bookmark.slash slash(bookmark)
    bookmark.slash.fill slash(bookmark-fill)
    bookmark.square square(bookmark-fill)
    bookmark.square.fill square.fill(bookmark-fill)
    checkmark check-lg
    checkmark.bubble badge(chat, check-circle-fill)
    checkmark.bubble.fill badge(chat-fill, check-circle-fill)
    checkmark.circle check-circle
    checkmark.circle.fill check-circle-fill
    checkmark.icloud cloud-check
    checkmark.icloud.fill cloud-check-fill
    checkmark.message badge(chat, check-circle-fill)
    checkmark.rectangle check2-square
    checkmark.seal patch-check
    checkmark.seal.fill patch-check-fill
    checkmark.shield shield-check
    checkmark.shield.fill shield-fill-check
    checkmark.square check-square
    checkmark.square.fill check-square-fill
    circle.dashed own:circle-dashed
    circle.dotted own:circle-dotted
    crown own:crown
    crown.fill own:crown-fill
    dot.radiowaves.left.and.right broadcast
    dot.radiowaves.right rss
    dot.radiowaves.up.forward rss
    dot.scope bullseye
    exclamationmark exclamation-lg
    exclamationmark.arrow.triangle.2.circlepath badge(arrow-repeat, exclamation-circle-fill)
    exclamationmark.bubble badge(chat, exclamation-circle-fill)
    exclamationmark.bubble.fill badge(chat-fill, exclamation-circle-fill)
    exclamationmark.circle exclamation-circle
    exclamationmark.circle.fill exclamation-circle-fill
    exclamationmark.icloud badge(cloud, exclamation-circle-fill)
    exclamationmark.icloud.fill badge(cloud-fill, exclamation-circle-fill)
    exclamationmark.lock badge(lock, exclamation-circle-fill)
    exclamationmark.lock.fill badge(lock-fill, exclamation-circle-fill)
    exclamationmark.octagon exclamation-octagon
    exclamationmark.octagon.fill exclamation-octagon-fill
    exclamationmark.shield shield-exclamation
    exclamationmark.shield.fill shield-fill-exclamation
    exclamationmark.square exclamation-square
    exclamationmark.square.fill exclamation-square-fill
    exclamationmark.triangle exclamation-triangle
    exclamationmark.triangle.fill exclamation-triangle-fill
    eye eye
    eye.circle circle(eye-fill)
    eye.circle.fill circle.fill(eye-fill)
    eye.fill eye-fill
    eye.slash eye-slash
    eye.slash.fill eye-slash-fill
    eye.square square(eye-fill)
    eye.square.fill square.fill(eye-fill)
    flag flag
    flag.circle circle(flag-fill)
    flag.circle.fill circle.fill(flag-fill)
    flag.fill flag-fill
    flag.slash slash(flag)
    flag.slash.fill slash(flag-fill)
    flag.square square(flag-fill)
    flag.square.fill square.fill(flag-fill)
    heart heart
    heart.circle circle(heart-fill)
    heart.circle.fill circle.fill(heart-fill)
    heart.fill heart-fill
    heart.slash heartbreak
    heart.slash.fill heartbreak-fill
    heart.square square(heart-fill)
    heart.square.fill square.fill(heart-fill)
    heart.text.clipboard clipboard-heart
    heart.text.clipboard.fill clipboard-heart-fill
    heart.text.square square(heart-pulse-fill)
    heart.text.square.fill square.fill(heart-pulse-fill)
    hourglass hourglass-split
    hourglass.bottomhalf.filled hourglass-bottom
    hourglass.circle circle(hourglass-split)
    hourglass.circle.fill circle.fill(hourglass-split)
    hourglass.tophalf.filled hourglass-top
    infinity infinity
    infinity.circle circle(infinity)
    infinity.circle.fill circle.fill(infinity)
    info info-lg
    info.bubble badge(chat, info-circle-fill)
    info.bubble.fill badge(chat-fill, info-circle-fill)
    info.circle info-circle
    info.circle.fill info-circle-fill
    info.square info-square
    info.square.fill info-square-fill
    largecircle.fill.circle record-circle
    lifepreserver life-preserver
    lifepreserver.fill life-preserver
    lightbulb lightbulb
    lightbulb.circle circle(lightbulb-fill)
    lightbulb.circle.fill circle.fill(lightbulb-fill)
    lightbulb.fill lightbulb-fill
    lightbulb.max lightbulb
    lightbulb.max.fill lightbulb-fill
    lightbulb.slash lightbulb-off
    lightbulb.slash.fill lightbulb-off-fill
    medal award
    medal.fill award-fill
    megaphone megaphone
    megaphone.fill megaphone-fill
    number hash
    number.circle circle(hash)
    number.circle.fill circle.fill(hash)
    number.square square(hash)
    number.square.fill square.fill(hash)
    percent percent
    questionmark question-lg
    questionmark.app question-square
    questionmark.app.fill question-square-fill
    questionmark.bubble badge(chat, question-circle-fill)
    questionmark.bubble.fill badge(chat-fill, question-circle-fill)
    questionmark.circle question-circle
    questionmark.circle.fill question-circle-fill
    questionmark.diamond question-diamond
    questionmark.diamond.fill question-diamond-fill
    questionmark.folder badge(folder, question-circle-fill)
    questionmark.folder.fill badge(folder-fill, question-circle-fill)
    questionmark.square question-square
    questionmark.square.fill question-square-fill
    questionmark.video badge(camera-video, question-circle-fill)
    record.circle record-circle
    record.circle.fill record-circle-fill
    rosette award
    scope bullseye
    seal own:seal
    seal.fill own:seal-fill
    smallcircle.filled.circle record-circle
    smallcircle.filled.circle.fill record-circle-fill
    star star
    star.circle circle(star-fill)
    star.circle.fill circle.fill(star-fill)
    star.fill star-fill
    star.leadinghalf.filled star-half
    star.lefthalf.fill star-half
    star.slash slash(star)
    star.slash.fill slash(star-fill)
    star.square square(star-fill)
    star.square.fill square.fill(star-fill)
    staroflife asterisk
    staroflife.circle circle(asterisk)
    staroflife.circle.fill circle.fill(asterisk)
    staroflife.fill asterisk
    tag tag
    tag.circle circle(tag-fill)
    tag.circle.fill circle.fill(tag-fill)
    tag.fill tag-fill
    tag.slash slash(flip(tag))
    tag.slash.fill slash(flip(tag-fill))
    tag.square square(tag-fill)
    target bullseye
    trophy trophy
    trophy.circle circle(trophy-fill)
    trophy.circle.fill circle.fill(trophy-fill)
    trophy.fill trophy-fill
    xmark.icloud cloud-slash
    xmark.icloud.fill cloud-slash-fill
    xmark.shield shield-x
    xmark.shield.fill shield-fill-x
    """
}
