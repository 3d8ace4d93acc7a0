import SwiftUI

extension LayoutCase {
  static let padding = [
    LayoutCase("padding-default", "`padding()` is 16 points on all sides.") {
      Block("a", 40, 20)
        .padding()
        .measured("room")
    },
    LayoutCase("padding-sides", "Sides add up, each modifier a box of its own.") {
      Block("a", 40, 20)
        .padding(.leading, 10)
        .padding(.vertical, 4)
        .measured("room")
    },
    LayoutCase("padding-insets", "`EdgeInsets` names the four sides.") {
      Block("a", 40, 20)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .measured("room")
    },
    LayoutCase("padding-then-background", "A background behind the padding covers it.") {
      Block("a", 40, 20)
        .padding()
        .background(Color.yellow.accessibilityIdentifier("back"))
    },
    LayoutCase("background-then-padding", "The other way round it does not.") {
      Block("a", 40, 20)
        .background(Color.yellow.accessibilityIdentifier("back"))
        .padding()
        .measured("room")
    },
    LayoutCase("negative-padding-in-flow", "Negative padding takes less room than it draws in.") {
      VStack(alignment: .leading, spacing: 0) {
        Block("a", 50, 20)
        Block("b", 50, 20).padding(-5)
        Block("c", 50, 20)
      }
    },
    LayoutCase("negative-padding-one-side", "On one side the view moves over its neighbour.") {
      HStack(spacing: 0) {
        Block("a", 50, 20)
        Block("b", 50, 20).padding(.leading, -20)
        Block("c", 50, 20)
      }
      .accessibilityIdentifier("stack")
    },
    LayoutCase("field-padded", "A padded field takes the width that is left.") {
      TextField("Field", text: .constant(""))
        .accessibilityIdentifier("field")
        .padding(10)
        .background(Color.yellow.accessibilityIdentifier("back"))
    },
  ]

  static let frames = [
    LayoutCase("frame-alignment", "A fixed frame aligns what is smaller.") {
      Block("a", 20, 10)
        .frame(width: 100, height: 50, alignment: .bottomTrailing)
        .measured("box")
    },
    LayoutCase("frame-cuts-fill", "A fixed width cuts a field's wish for all the room.") {
      HStack {
        TextField("Field", text: .constant(""))
          .accessibilityIdentifier("field")
          .frame(width: 80)
          .measured("box")
        Block("b", 20, 20)
      }
      .accessibilityIdentifier("stack")
    },
    LayoutCase("content-larger-than-frame-is-centred", "What is larger stands out on all sides.") {
      Block("a", 80, 60)
        .frame(width: 40, height: 20)
        .measured("box")
        .padding(40)
    },
    LayoutCase("frame-max-infinity", "`maxWidth: .infinity` takes the width.") {
      Block("a", 40, 20)
        .frame(maxWidth: .infinity, alignment: .trailing)
        .measured("box")
    },
    LayoutCase("frame-max-both", "With `maxHeight` it takes the height as well.") {
      Block("a", 20, 20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        .measured("box")
    },
    LayoutCase("frame-max-in-a-row", "Beside others it takes what they leave.") {
      HStack {
        Block("a", 50, 20)
        Block("b", 20, 20).frame(maxWidth: .infinity, alignment: .leading)
        Block("c", 50, 20)
      }
    },
    LayoutCase("frame-max-shares", "Two of them share.") {
      HStack(spacing: 10) {
        Block("a", 20, 20).frame(maxWidth: .infinity).measured("left")
        Block("b", 60, 20).frame(maxWidth: .infinity).measured("right")
      }
    },
    LayoutCase("frame-max-finite", "A finite `maxWidth` is taken where there is room for it.") {
      VStack {
        Block("a", 40, 20).frame(maxWidth: 120).measured("box")
      }
      .accessibilityIdentifier("stack")
    },
    LayoutCase("frame-max-exceeds-room", "It is cut where there is not.") {
      TextField("Field", text: .constant(""))
        .accessibilityIdentifier("field")
        .frame(maxWidth: 500)
        .measured("box")
    },
    LayoutCase("frame-max-finite-in-a-row", "Beside a `Spacer` it keeps its length.") {
      HStack {
        Block("a", 40, 20).frame(maxWidth: 120, alignment: .leading).measured("box")
        Spacer()
        Block("b", 20, 20)
      }
    },
    LayoutCase("frame-max-height", "A finite `maxHeight` is taken likewise.") {
      VStack(spacing: 0) {
        Block("a", 40, 20).frame(maxHeight: 80).measured("box")
        Block("b", 40, 20)
      }
    },
    LayoutCase("frame-min", "`minWidth` and `minHeight` widen a small view.") {
      Block("a", 20, 10)
        .frame(minWidth: 80, minHeight: 44)
        .measured("box")
    },
    LayoutCase("frame-ideal", "An ideal size is taken where `fixedSize` asks for it.") {
      Color.gray
        .frame(idealWidth: 80, idealHeight: 40)
        .fixedSize()
        .measured("box")
    },
  ]

  static let layers = [
    LayoutCase("overlay-does-not-grow-host", "An overlay never grows what it lies on.") {
      VStack(alignment: .leading, spacing: 0) {
        Block("a", 60, 30)
          .overlay(Block("big", 120, 90))
          .measured("host")
        Block("below", 10, 10)
      }
    },
    LayoutCase("overlay-trailing", "It aligns in it.") {
      Block("a", 100, 40)
        .overlay(alignment: .topTrailing) { Block("badge", 20, 20) }
    },
    LayoutCase("overlay-bottom-leading", "Corners are alignments too.") {
      Block("a", 100, 60)
        .overlay(Block("badge", 10, 10), alignment: .bottomLeading)
    },
    LayoutCase("overlay-fills", "A colour or a shape covers it.") {
      Block("a", 100, 60)
        .overlay { Circle().stroke(.red).accessibilityIdentifier("ring") }
    },
    LayoutCase("background-covers", "So does a background.") {
      Block("a", 60, 30)
        .padding(10)
        .background { Color.yellow.accessibilityIdentifier("back") }
    },
    LayoutCase("background-alignment", "A background aligns as an overlay does.") {
      Block("a", 100, 40)
        .opacity(0.3)
        .background(alignment: .bottomTrailing) { Block("badge", 20, 20) }
    },
    LayoutCase("negative-padding-in-overlay", "Negative padding lets a layer reach out.") {
      Block("a", 100, 40)
        .overlay {
          RoundedRectangle(cornerRadius: 6)
            .stroke(.pink)
            .accessibilityIdentifier("outline")
            .padding(-4)
        }
        .padding(20)
    },
    LayoutCase("validate-then-prefix", "An outline of the field alone, then the icon.") {
      HStack {
        Block("icon", 20, 20)
        TextField("Field", text: .constant(""))
          .accessibilityIdentifier("field")
          .overlay {
            RoundedRectangle(cornerRadius: 6)
              .stroke(.pink)
              .accessibilityIdentifier("outline")
              .padding(-4)
          }
      }
    },
    LayoutCase("prefix-then-validate", "The icon first, then an outline of both.") {
      HStack {
        Block("icon", 20, 20)
        TextField("Field", text: .constant("")).accessibilityIdentifier("field")
      }
      .accessibilityIdentifier("row")
      .overlay {
        RoundedRectangle(cornerRadius: 6)
          .stroke(.pink)
          .accessibilityIdentifier("outline")
          .padding(-4)
      }
    },
    LayoutCase("border-lies-inside", "A border lies inside and takes no room.") {
      VStack(spacing: 0) {
        Block("a", 60, 30).border(.red, width: 4).measured("box")
        Block("b", 60, 20)
      }
    },
    LayoutCase("corner-radius-keeps-room", "Neither does a corner radius or a clip shape.") {
      VStack(spacing: 0) {
        Block("a", 60, 30).cornerRadius(8).measured("box")
        Block("b", 60, 20).clipShape(Capsule()).measured("clip")
      }
    },
  ]
}
