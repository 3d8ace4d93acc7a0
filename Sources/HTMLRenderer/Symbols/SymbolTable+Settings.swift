extension SymbolTable {
  /// Gears, tools, locks, power and connections.
  static let settings = """
    airplane.circle circle(airplane-fill)
    airplane.circle.fill circle.fill(airplane-fill)
    ant bug
    ant.fill bug-fill
    battery.0 battery
    battery.0percent battery
    battery.100 battery-full
    battery.100.bolt battery-charging
    battery.100percent battery-full
    battery.100percent.bolt battery-charging
    battery.25 own:battery-25
    battery.25percent own:battery-25
    battery.50 battery-half
    battery.50percent battery-half
    battery.75 own:battery-75
    battery.75percent own:battery-75
    bolt lightning-charge
    bolt.car ev-front
    bolt.car.fill ev-front-fill
    bolt.circle circle(lightning-charge-fill)
    bolt.circle.fill circle.fill(lightning-charge-fill)
    bolt.fill lightning-charge-fill
    bolt.slash slash(lightning-charge)
    bolt.slash.fill slash(lightning-charge-fill)
    bolt.square square(lightning-charge-fill)
    bolt.square.fill square.fill(lightning-charge-fill)
    cellularbars reception-4
    cpu cpu
    cpu.fill cpu-fill
    externaldrive.connected.to.line.below hdd-network
    externaldrive.connected.to.line.below.fill hdd-network-fill
    faceid person-bounding-box
    gear gear-wide-connected
    gear.badge dot(gear-wide-connected)
    gear.badge.checkmark badge(gear-wide-connected, check-circle-fill)
    gear.badge.xmark badge(gear-wide-connected, x-circle-fill)
    gear.circle circle(gear-wide-connected)
    gear.circle.fill circle.fill(gear-wide-connected)
    gearshape gear
    gearshape.2 badge(gear, gear-fill)
    gearshape.2.fill badge(gear-fill, gear-fill)
    gearshape.circle circle(gear-fill)
    gearshape.circle.fill circle.fill(gear-fill)
    gearshape.fill gear-fill
    hammer hammer
    hammer.circle circle(hammer)
    hammer.circle.fill circle.fill(hammer)
    hammer.fill hammer
    hand.raised own:hand-raised
    key key
    key.fill key-fill
    key.horizontal key
    key.horizontal.fill key-fill
    key.icloud badge(cloud, key-fill)
    key.slash slash(key)
    key.slash.fill slash(key-fill)
    ladybug bug
    ladybug.fill bug-fill
    lock lock
    lock.circle circle(lock-fill)
    lock.circle.fill circle.fill(lock-fill)
    lock.display badge(display, lock-fill)
    lock.fill lock-fill
    lock.icloud badge(cloud, lock-fill)
    lock.icloud.fill badge(cloud-fill, lock-fill)
    lock.open unlock
    lock.open.fill unlock-fill
    lock.shield shield-lock
    lock.shield.fill shield-lock-fill
    lock.slash slash(lock)
    lock.slash.fill slash(lock-fill)
    lock.square square(lock-fill)
    lock.square.fill square.fill(lock-fill)
    memorychip memory
    memorychip.fill memory
    moon moon
    moon.circle circle(moon-fill)
    moon.circle.fill circle.fill(moon-fill)
    moon.fill moon-fill
    moon.stars moon-stars
    moon.stars.fill moon-stars-fill
    powercord plug
    powercord.fill plug-fill
    poweroutlet.type.f outlet
    powerplug plug
    powerplug.fill plug-fill
    puzzlepiece puzzle
    puzzlepiece.extension puzzle
    puzzlepiece.extension.fill puzzle-fill
    puzzlepiece.fill puzzle-fill
    safari compass
    safari.fill compass-fill
    screwdriver screwdriver
    screwdriver.fill screwdriver
    shield shield
    shield.fill shield-fill
    shield.lefthalf.fill shield-shaded
    shield.lefthalf.filled shield-shaded
    shield.slash shield-slash
    shield.slash.fill shield-slash-fill
    touchid fingerprint
    wifi wifi
    wifi.circle circle(wifi)
    wifi.circle.fill circle.fill(wifi)
    wifi.exclamationmark badge(wifi, exclamation-circle-fill)
    wifi.router router
    wifi.router.fill router-fill
    wifi.slash wifi-off
    wrench wrench-adjustable
    wrench.adjustable wrench-adjustable
    wrench.adjustable.fill wrench-adjustable
    wrench.and.screwdriver tools
    wrench.and.screwdriver.fill tools
    wrench.fill wrench
    """
}
