import FormCore
import Foundation

/// The rules of a booking; they are tested without a screen.
@MainActor func bookingForm(today: Date) -> FormModel<Booking> {
  FormModel(Booking(arrival: today)) { form in
    form.name.label("Name").rules(.required)
    form.email.label("Email").rules(.required, .email)
    form.company.label("Company").rules(.required).active(when: form.isBusiness) { $0 }
    form.each(\.guests) { guest in
      guest.name.label("Guest").rules(.required)
    }
    form.arrival.label("Arrival").rules(.range(today...))
    form.nights.label("Nights").rules(.range(1...14))
    form.room.label("Room").check(against: form.guests) { room, guests in
      room.beds > guests.count ? nil : "There are not enough beds for all of you."
    }
    form.acceptsTerms.label("Terms").rules(.required.message("Accept the terms to book"))
  }
}
