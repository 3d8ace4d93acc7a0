/// Plural forms of many languages as another reader of the CLDR's rules (Babel 2.19) gives them,
/// one letter per number: zero, 1 (one), 2 (two), few, many, other.
enum PluralSamples {
  static let numbers = """
    0 1 2 3 4 5 6 7 10 11 12 13 14 15 19 20 21 22 25 31 40 41 42 59 60 71 80 99 100 101 102 103
    104 111 112 119 1000 1001 20000 100000 1000000 0.0 0.5 1.0 1.1 1.5 1.10 2.0 2.1 2.5 3.00
    10.0 10.1 11.1 0.01 0.21 1.31
    """

  static let forms = """
    en    o1ooooooooooooooooooooooooooooooooooooooooooooooooooooooo
    de    o1ooooooooooooooooooooooooooooooooooooooooooooooooooooooo
    fr    11oooooooooooooooooooooooooooooooooooooom111111ooooooo111
    es    o1oooooooooooooooooooooooooooooooooooooomoo1ooooooooooooo
    it    o1oooooooooooooooooooooooooooooooooooooomoooooooooooooooo
    pt    11oooooooooooooooooooooooooooooooooooooom111111ooooooo111
    pt-PT o1oooooooooooooooooooooooooooooooooooooomoooooooooooooooo
    nl    o1ooooooooooooooooooooooooooooooooooooooooooooooooooooooo
    sv    o1ooooooooooooooooooooooooooooooooooooooooooooooooooooooo
    da    o1oooooooooooooooooooooooooooooooooooooooo11111ooooooo111
    nb    o1ooooooooooooooooooooooooooooooooooooooooo1ooooooooooooo
    fi    o1ooooooooooooooooooooooooooooooooooooooooooooooooooooooo
    pl    m1fffmmmmmmmmmmmmfmmmmfmmmmmmmfffmmmmmmmmoooooooooooooooo
    cs    o1fffoooooooooooooooooooooooooooooooooooommmmmmmmmmmmmmmm
    sk    o1fffoooooooooooooooooooooooooooooooooooommmmmmmmmmmmmmmm
    ru    m1fffmmmmmmmmmmm1fm1m1fmm1mmm1fffmmmm1mmmoooooooooooooooo
    uk    m1fffmmmmmmmmmmm1fm1m1fmm1mmm1fffmmmm1mmmoooooooooooooooo
    hr    o1fffooooooooooo1fo1o1foo1ooo1fffoooo1oooooo1ooo1ooo11111
    sr    o1fffooooooooooo1fo1o1foo1ooo1fffoooo1oooooo1ooo1ooo11111
    sl    o12ffoooooooooooooooooooooooo12ffoooo1oooffffffffffffffff
    lt    o1ffffffoooooooo1ff1o1ffo1ofo1fffoooo1oooom1mmmfmmfommmmm
    lv    z1oooooozzzzzzzz1oo1z1ooz1zoz1ooozzzz1zzzzo11ooo1ooz11111
    ro    f1fffffffffffffoooooooooooooofffffffofoooffffffffffffffff
    ar    z12ffffffmmmmmmmmmmmmmmmmmmmoooffmmmooooozo1ooo2ooffooooo
    he    o12oooooooooooooooooooooooooooooooooooooo11ooooooooooo11o
    hi    11ooooooooooooooooooooooooooooooooooooooo111oooooooooo11o
    ja    ooooooooooooooooooooooooooooooooooooooooooooooooooooooooo
    ko    ooooooooooooooooooooooooooooooooooooooooooooooooooooooooo
    zh    ooooooooooooooooooooooooooooooooooooooooooooooooooooooooo
    th    ooooooooooooooooooooooooooooooooooooooooooooooooooooooooo
    vi    11ooooooooooooooooooooooooooooooooooooooo111oooooooooo11o
    id    ooooooooooooooooooooooooooooooooooooooooooooooooooooooooo
    tr    o1ooooooooooooooooooooooooooooooooooooooooo1ooooooooooooo
    hu    o1ooooooooooooooooooooooooooooooooooooooooo1ooooooooooooo
    el    o1ooooooooooooooooooooooooooooooooooooooooo1ooooooooooooo
    bg    o1ooooooooooooooooooooooooooooooooooooooooo1ooooooooooooo
    ga    o12ffffmmoooooooooooooooooooooooooooooooooo1ooo2oofmooooo
    cy    z12foomoooooooooooooooooooooooooooooooooozo1ooo2oofoooooo
    is    o1oooooooooooooo1oo1o1ooo1ooo1ooooooo1ooooo11o1o1ooo11111
    et    o1ooooooooooooooooooooooooooooooooooooooooooooooooooooooo
    ca    o1oooooooooooooooooooooooooooooooooooooomoooooooooooooooo
    mk    o1oooooooooooooo1oo1o1ooo1ooo1ooooooo1oooooo1ooo1ooo11111
    be    m1fffmmmmmmmmmmm1fm1m1fmm1mmm1fffmmmm1mmmmo1ooofoofmooooo
    gd    o12ffffff12ffffoooooooooooooooooooooooooooo1ooo2ooffooooo
    br    o12ffooooooooooo12o1o12fooooo12ffoooo1oomoo1ooo2oofoooooo
    mt    f12ffffffmmmmmmooooooooooooooooffmmmooooofo1ooo2ooffooooo
    kw    z12foooooooooooom2ooom2oooooom2foooo2m22ozo1ooo2oofoooooo
    fil   1111o1o11111o1o11111111o111o1111o11o111111111111111111111
    fa    11ooooooooooooooooooooooooooooooooooooooo111oooooooooo11o
    bn    11ooooooooooooooooooooooooooooooooooooooo111oooooooooo11o
    si    11ooooooooooooooooooooooooooooooooooooooo1o1oooooooooo1oo
    hy    11ooooooooooooooooooooooooooooooooooooooo111111ooooooo111
    bs    o1fffooooooooooo1fo1o1foo1ooo1fffoooo1oooooo1ooo1ooo11111
    eu    o1ooooooooooooooooooooooooooooooooooooooooo1ooooooooooooo
    gl    o1oooooooooooooooooooooooooooooooooooooomoooooooooooooooo
    ka    o1ooooooooooooooooooooooooooooooooooooooooo1ooooooooooooo
    sq    o1ooooooooooooooooooooooooooooooooooooooooo1ooooooooooooo
    sw    o1ooooooooooooooooooooooooooooooooooooooooooooooooooooooo
    ta    o1ooooooooooooooooooooooooooooooooooooooooo1ooooooooooooo
    te    o1ooooooooooooooooooooooooooooooooooooooooo1ooooooooooooo
    ur    o1ooooooooooooooooooooooooooooooooooooooooooooooooooooooo
    af    o1ooooooooooooooooooooooooooooooooooooooooo1ooooooooooooo
    gv    f12oooooo12oooof12o1f12of1fof12oo12of1fffmmmmmmmmmmmmmmmm
    lag   z1oooooooooooooooooooooooooooooooooooooooz11111ooooooo111
    shi   11fffffffoooooooooooooooooooooooooooooooo111ooofooffoo11o
    ksh   z1ooooooooooooooooooooooooooooooooooooooozo1ooooooooooooo
    dsb   o12ffoooooooooooooooooooooooo12ffoooo1oooooo1ooo1ooo111oo
    hsb   o12ffoooooooooooooooooooooooo12ffoooo1oooooo1ooo1ooo111oo
    """
}
