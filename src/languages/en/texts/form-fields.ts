import type { Texts } from '../../messages.ts'

export const formFields: Texts<'formFields'> = {
  optional: 'optional',
  choose: 'Choose',
  leaveEmpty: 'Leave this field empty',
  consent: 'You may use my data to reply',
  consentMore: 'What we keep, and for how long',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  sign: (sign: string) => `Sign of the zodiac: ${sign}`,
  showConcerts: 'Show concerts of this city',
  notChosen: 'Not chosen yet',
  keptConcert: 'The concert that you chose',
  concertsIn: (city: string) => `Concerts shown: ${city}`,
  noConcertsIn: (city: string) =>
    `${city}: no concerts with tickets at the moment, you may send the request all the same`,
  unknownCity: 'This city isn’t in the schedule, you may send the request all the same',
}
