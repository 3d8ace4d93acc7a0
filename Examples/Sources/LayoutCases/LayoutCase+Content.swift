import SwiftUI

extension LayoutCase {
  static let text = [
    LayoutCase("text-wraps", "Text wraps in what it is offered, 22 points a line.") {
      Text("Some text that takes two lines")
        .accessibilityIdentifier("text")
        .frame(width: 140)
        .measured("box")
    },
    LayoutCase("text-line-limit", "`lineLimit(1)` cuts it off instead.") {
      Text("Some text that takes two lines")
        .accessibilityIdentifier("text")
        .lineLimit(1)
        .frame(width: 140)
        .measured("box")
    },
    LayoutCase("fixed-size-does-not-wrap", "`fixedSize()` lets it be as long as it is.") {
      Text("A text that is much wider than its frame")
        .fixedSize()
        .measured("box")
        .frame(width: 60, alignment: .topLeading)
    },
    LayoutCase("fixed-frame-shrinks-not", "Text gives way, fixed frames do not.") {
      HStack {
        Block("a", 150, 20)
        Text("Some text that has to wrap now").accessibilityIdentifier("text")
        Block("b", 60, 20)
      }
    },
    LayoutCase("layout-priority", "With a higher priority one text keeps its line.") {
      HStack {
        Text("This one stays in a line")
          .accessibilityIdentifier("first")
          .layoutPriority(1)
        Text("and this one gives way to it").accessibilityIdentifier("second")
      }
    },
    LayoutCase("field-beside-long-text", "A long text leaves a field its width.") {
      HStack {
        Text("A rather long label that does not end soon enough for one line")
          .accessibilityIdentifier("text")
        TextField("Field", text: .constant("")).accessibilityIdentifier("field")
      }
    },
    LayoutCase("long-word-not-broken", "A word that fits is not broken for a view beside it.") {
      HStack {
        Text("Straßenverkehrsordnung").accessibilityIdentifier("text")
        TextField("Field", text: .constant("")).accessibilityIdentifier("field")
      }
    },
    LayoutCase("longer-word-broken", "A word breaks when it alone does not fit.") {
      HStack {
        Block("a", 20, 20)
        Text("Donaudampfschifffahrtsgesellschaftskapitän").accessibilityIdentifier("text")
      }
    },
    LayoutCase("text-and-two-fields", "Three share the row alike.") {
      HStack {
        Text("A rather long label beside").accessibilityIdentifier("text")
        TextField("A", text: .constant("")).accessibilityIdentifier("a")
        TextField("B", text: .constant("")).accessibilityIdentifier("b")
      }
    },
    LayoutCase("two-fields-share", "Two fields in a row share its width.") {
      HStack {
        TextField("A", text: .constant("")).accessibilityIdentifier("a")
        TextField("B", text: .constant("")).accessibilityIdentifier("b")
      }
    },
    LayoutCase("stacks-of-fields-share", "So do stacks with a field in each.") {
      HStack {
        VStack(alignment: .leading) {
          Text("First name")
          TextField("A", text: .constant("")).accessibilityIdentifier("a")
        }
        VStack(alignment: .leading) {
          Text("Last")
          TextField("B", text: .constant("")).accessibilityIdentifier("b")
        }
      }
    },
  ]

  static let images = [
    LayoutCase("image-has-its-size", "A picture has its own size, here 40 × 60.") {
      HStack {
        Image("cover", bundle: .module).accessibilityIdentifier("cover")
        Block("b", 20, 20)
      }
      .accessibilityIdentifier("stack")
    },
    LayoutCase("image-resizable", "A resizable one takes what it is offered.") {
      Image("cover", bundle: .module)
        .resizable()
        .accessibilityIdentifier("cover")
        .frame(width: 100, height: 50)
    },
    LayoutCase("aspect-fit-follows-its-height", "Fitted, its width follows from its height.") {
      HStack {
        Image("cover", bundle: .module)
          .resizable()
          .accessibilityIdentifier("cover")
          .aspectRatio(contentMode: .fit)
          .frame(height: 90)
        Block("b", 20, 20)
      }
      .accessibilityIdentifier("stack")
    },
    LayoutCase("aspect-fit-follows-its-width", "And its height from its width.") {
      VStack(spacing: 0) {
        Image("cover", bundle: .module)
          .resizable()
          .accessibilityIdentifier("cover")
          .scaledToFit()
          .frame(width: 60)
        Block("b", 20, 20)
      }
      .accessibilityIdentifier("stack")
    },
    LayoutCase("aspect-fit-in-both", "In a frame of another shape it is centred.") {
      Image("cover", bundle: .module)
        .resizable()
        .scaledToFit()
        .measured("cover")
        .frame(width: 100, height: 60)
        .measured("box")
    },
    LayoutCase("fitted-corners", "So its corners are the picture's, not the frame's.") {
      Image("cover", bundle: .module)
        .resizable()
        .scaledToFit()
        .cornerRadius(8)
        .measured("cover")
        .frame(width: 100, height: 60)
        .measured("box")
    },
    LayoutCase("aspect-fill", "Filling, it covers the frame and stands out.") {
      Image("cover", bundle: .module)
        .resizable()
        .scaledToFill()
        .measured("cover")
        .frame(width: 60, height: 60)
        .measured("box")
    },
    LayoutCase("aspect-of-a-colour", "A ratio of its own gives any view its height.") {
      Color.yellow
        .accessibilityIdentifier("a")
        .aspectRatio(2, contentMode: .fit)
        .frame(width: 100)
        .measured("box")
    },
  ]

  static let effects = [
    LayoutCase("offset-keeps-room", "An offset moves the picture, not the room.") {
      VStack(alignment: .leading, spacing: 0) {
        Block("a", 50, 20).offset(x: 30, y: 10)
        Block("b", 50, 20)
      }
    },
    LayoutCase("scale-centre", "A scaled view keeps its room, and its middle.") {
      VStack(spacing: 0) {
        Block("a", 100, 20).scaleEffect(0.5)
        Block("b", 100, 20)
      }
    },
    LayoutCase("scale-leading", "`anchor` names the point that stays.") {
      Block("a", 100, 20).scaleEffect(0.5, anchor: .leading)
    },
    LayoutCase("scale-bottom-trailing", "Here the corner.") {
      Block("a", 100, 20).scaleEffect(0.5, anchor: .bottomTrailing)
    },
    LayoutCase("rotation-keeps-room", "A turned view keeps its room.") {
      VStack(spacing: 0) {
        Block("a", 100, 20).rotationEffect(.degrees(90))
        Block("b", 100, 20)
      }
    },
    LayoutCase("opacity-keeps-room", "An invisible one too.") {
      HStack(spacing: 0) {
        Block("a", 50, 20).opacity(0)
        Block("b", 50, 20)
      }
    },
    LayoutCase("position", "`position` takes the room and puts its middle at a point.") {
      Block("a", 20, 20)
        .position(x: 50, y: 40)
        .measured("box")
    },
  ]
}
