import SwiftUI

extension LayoutCase {
  static let stacks = [
    LayoutCase("vstack-centres", "A `VStack` centres its views, 8 points apart.") {
      VStack {
        Block("a", 100, 20)
        Block("b", 40, 20)
      }
      .accessibilityIdentifier("stack")
    },
    LayoutCase("vstack-leading", "It is as wide as its widest view, the others align in it.") {
      VStack(alignment: .leading) {
        Block("a", 100, 20)
        Block("b", 40, 20)
      }
    },
    LayoutCase("vstack-trailing", "`trailing` is the other side.") {
      VStack(alignment: .trailing) {
        Block("a", 100, 20)
        Block("b", 40, 20)
      }
    },
    LayoutCase("hstack-spacing", "An `HStack` centres across; `spacing` replaces the 8 points.") {
      HStack(spacing: 20) {
        Block("a", 50, 20)
        Block("b", 50, 40)
      }
      .accessibilityIdentifier("stack")
    },
    LayoutCase("hstack-top", "`alignment: .top` puts the tops in one line.") {
      HStack(alignment: .top) {
        Block("a", 50, 20)
        Block("b", 50, 40)
      }
    },
    LayoutCase("hstack-bottom", "`alignment: .bottom` does so with the bottoms.") {
      HStack(alignment: .bottom) {
        Block("a", 50, 20)
        Block("b", 50, 40)
      }
    },
    LayoutCase("zstack-largest", "A `ZStack` is as large as its largest view.") {
      ZStack(alignment: .leading) {
        Block("a", 100, 60)
        Block("b", 20, 20)
      }
      .accessibilityIdentifier("stack")
    },
    LayoutCase("zstack-bottom-trailing", "The smaller ones align in both directions.") {
      ZStack(alignment: .bottomTrailing) {
        Block("a", 100, 60)
        Block("b", 20, 20)
      }
    },
    LayoutCase("zstack-fill", "A colour takes all the room, and the stack with it.") {
      ZStack {
        Color.yellow.accessibilityIdentifier("back")
        Block("b", 20, 20)
      }
      .accessibilityIdentifier("stack")
    },
    LayoutCase("two-fills-share-height", "Two colours share the height.") {
      VStack(spacing: 0) {
        Color.yellow.accessibilityIdentifier("a")
        Color.green.accessibilityIdentifier("b")
      }
    },
    LayoutCase("grid-columns-align", "A `Grid` makes a column as wide as its widest cell.") {
      Grid {
        GridRow {
          Block("a", 20, 10)
          Block("b", 60, 10)
        }
        GridRow {
          Block("c", 80, 10)
          Block("d", 20, 10)
        }
      }
      .accessibilityIdentifier("grid")
    },
    LayoutCase("group-takes-modifiers-apart", "A modifier of a `Group` goes to each view in it.") {
      VStack(spacing: 0) {
        Group {
          Block("a", 50, 20)
          Block("b", 50, 20)
        }
        .padding(4)
      }
    },
    LayoutCase("scroll-sideways", "What scrolls keeps its size; the scroll view takes the width.") {
      ScrollView(.horizontal) {
        HStack {
          Block("a", 200, 40)
          Block("b", 200, 40)
        }
      }
      .measured("scroll")
    },
  ]

  static let spacers = [
    LayoutCase("hstack-spacer", "A `Spacer` pushes its neighbours apart.") {
      HStack {
        Block("a", 50, 20)
        Spacer()
        Block("b", 50, 20)
      }
    },
    LayoutCase("spacer-yields-to-fill", "Beside a field it keeps only its least length of 8.") {
      HStack {
        TextField("Field", text: .constant("")).accessibilityIdentifier("field")
        Spacer()
      }
    },
    LayoutCase("spacers-share", "Spacers share what is left.") {
      HStack(spacing: 0) {
        Spacer()
        Block("a", 90, 20)
        Spacer()
        Block("b", 90, 20)
        Spacer()
      }
    },
    LayoutCase("spacer-at-least", "`minLength` is kept when nothing is left.") {
      HStack(spacing: 0) {
        Block("a", 150, 20)
        Spacer(minLength: 40)
        Block("b", 150, 20)
      }
      .measured("stack")
    },
    LayoutCase("nested-stacks", "A stack in a stack is as large as its content.") {
      HStack {
        VStack(alignment: .leading, spacing: 4) {
          Block("a", 80, 20)
          Block("b", 60, 10)
        }
        .accessibilityIdentifier("inner")
        Spacer()
        Block("c", 30, 30)
      }
      .accessibilityIdentifier("outer")
    },
    LayoutCase("vstack-fills-height", "A `Spacer` in a `VStack` takes the height.") {
      VStack(alignment: .leading) {
        Block("a", 50, 20)
        Spacer()
        Block("b", 50, 20)
      }
      .accessibilityIdentifier("stack")
    },
    LayoutCase("login-spacers", "In the window spacers share its height.", in: .window) {
      VStack(spacing: 0) {
        Block("top", 50, 20)
        Spacer()
        Block("middle", 50, 20)
        Spacer()
        Block("bottom", 50, 20)
      }
    },
    LayoutCase("divider-in-vstack", "A `Divider` is a thin line across its stack.") {
      VStack {
        Block("a", 80, 20)
        Divider().accessibilityIdentifier("line")
        Block("b", 40, 20)
      }
      .accessibilityIdentifier("stack")
    },
    LayoutCase("divider-in-hstack", "In an `HStack` it stands upright and takes the height.") {
      HStack {
        Block("a", 80, 20)
        Divider().accessibilityIdentifier("line")
        Block("b", 40, 20)
      }
      .accessibilityIdentifier("stack")
    },
    LayoutCase("divider-between-fixed", "`fixedSize` cuts it down to its neighbours' height.") {
      HStack {
        Block("a", 80, 20)
        Divider().accessibilityIdentifier("line")
        Block("b", 40, 30)
      }
      .fixedSize()
      .measured("stack")
    },
  ]

  static let mirrored = [
    LayoutCase("hstack-rtl", "Right to left a row begins at the right.", in: .mirroredFrame) {
      HStack {
        Block("a", 50, 20)
        Block("b", 30, 20)
      }
    },
    LayoutCase("vstack-leading-rtl", "`leading` is the right side there.", in: .mirroredFrame) {
      VStack(alignment: .leading) {
        Block("a", 100, 20)
        Block("b", 40, 20)
      }
    },
    LayoutCase("frame-max-infinity-rtl", "`trailing` is the left side.", in: .mirroredFrame) {
      Block("a", 40, 20)
        .frame(maxWidth: .infinity, alignment: .trailing)
        .measured("box")
    },
    LayoutCase("padding-leading-rtl", "Leading padding stands at the right.", in: .mirroredFrame) {
      Block("a", 40, 20)
        .padding(.leading, 10)
        .measured("room")
    },
    LayoutCase("overlay-trailing-rtl", "Layers mirror their alignment.", in: .mirroredFrame) {
      Block("a", 100, 40)
        .overlay(alignment: .topTrailing) { Block("badge", 20, 20) }
    },
    LayoutCase("offset-mirrors", "An offset runs the other way.", in: .mirroredFrame) {
      VStack(alignment: .leading, spacing: 0) {
        Block("a", 50, 20).offset(x: 30, y: 10)
        Block("b", 50, 20)
      }
    },
    LayoutCase("scale-leading-rtl", "A leading anchor is at the right.", in: .mirroredFrame) {
      Block("a", 100, 20).scaleEffect(0.5, anchor: .leading)
    },
  ]
}
