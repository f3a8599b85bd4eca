import type { Texts } from '../../messages.ts'

export const evening: Texts<'evening'> = {
  title: 'My evening',
  titleOf: (concert) => `My evening: ${concert}`,
  keepsake: 'The evening that was',
  description: (concert, day) =>
    `${concert}, ${day}: when doors open, which entrance to use, how to get there and back, what is played.`,
  tonight: 'Your concert is today',
  today: 'Today: the entrance, the doors, the way home',
  times: 'Times',
  doors: 'doors open',
  start: 'start',
  interval: (length) => `interval ${length}`.trim(),
  end: 'end, about',
  timeUnknown: 'We’ll announce the time: press “Follow” on the concert’s page.',
  forGuests: 'At the venue',
  entrance: 'Which entrance',
  food: 'Food and drink',
  lastTrain: 'Getting home',
  plans: 'Ticket and calendar',
  aboutConcert: 'About the concert',
  ifYouCannotCome: 'If you can’t come',
  again: 'Hear it again',
  pictures: 'The hall',
}
