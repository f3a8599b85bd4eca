import { names } from '../../../brand/chosen.ts'
import { type CityInText, inCity } from '../../city-in-text.ts'
import type { Texts } from '../../messages.ts'

export const concertPage: Texts<'concertPage'> = {
  minutes: (minutes: number) =>
    minutes >= 60
      ? `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`
      : `${minutes} min`,
  age: 'Age',
  categories: 'Seats and prices',
  seller: 'Ticket seller',
  program: 'About the program',
  aboutProgram: 'The whole program',
  performers: 'Performers',
  tracks: 'You will hear',
  played: 'What was played',
  encore: 'Encores',
  part: (number: number) => `Part ${number}`,
  hall: 'Hall',
  venue: 'About the venue',
  route: 'How to get there',
  otherDates: 'Other dates of this program',
  inCity: (city: CityInText) => `More concerts ${inCity(city, 'in ')}`,
  pastNotice: 'This concert is over. Have a look at the next ones.',
  cancelledNotice:
    'This concert is cancelled. The seller refunds the tickets: write to them or to our help centre.',
  postponedNotice: 'This concert is postponed; the new date will be announced. Tickets stay valid.',
  rescheduledNotice: (day: string) =>
    `This concert was moved from ${day}. Tickets are valid for the new date.`,
  rescheduledSomewhen: 'The date of this concert has changed. Tickets are valid for the new date.',
  wasPlanned: 'Was planned for',
  localTime: (city: string) => `local time in ${city}`,
  onlineNotice: 'This concert is online: the link will come to the e-mail address given with the order.',
  ticketsTitle: (name: string) => `Tickets: ${name}`,
  ticketsFrame: 'Seats and payment',
  ticketsOutside: 'Open the ticket page separately',
  ticketsOutsideHint: 'If the seating plan doesn’t load, open it on the ticket service’s own site.',
  ticketsLoading: 'Loading the seating plan…',
  ticketsLate: 'The seating plan still hasn’t loaded. The ticket service is slow to answer.',
  ticketsWithoutVoucher: 'The code doesn’t work? Show tickets without it',
  ticketsAgain: 'Load again',
  noTickets: 'Tickets for this concert aren’t sold here.',
  backToConcert: 'About the concert',
  description: (name: string, day: string, place: string) =>
    `${name}: ${day}, ${place}. Tickets for ${names.en.fullNameGenitive}.`,
}
