import type { Texts } from '../../messages.ts'

export const evening: Texts<'evening'> = {
  title: 'Mein Abend',
  titleOf: (concert) => `Mein Abend: ${concert}`,
  keepsake: 'Rückblick auf den Abend',
  description: (concert, day) =>
    `${concert}, ${day}: wann geöffnet wird, welcher Eingang, Hin- und Rückweg, was gespielt wird.`,
  tonight: 'Ihr Konzert ist heute',
  today: 'Heute: Eingang, Einlass, Heimweg',
  times: 'Zeiten',
  doors: 'Einlass',
  start: 'Beginn',
  interval: (length) => `Pause ${length}`.trim(),
  end: 'Ende gegen',
  timeUnknown: 'Die Uhrzeit geben wir bekannt: Folgen Sie dem Konzert auf seiner Seite.',
  forGuests: 'Vor Ort',
  entrance: 'Welcher Eingang',
  food: 'Essen und Trinken',
  lastTrain: 'Heimweg',
  plans: 'Ticket und Kalender',
  aboutConcert: 'Zum Konzert',
  ifYouCannotCome: 'Wenn Sie nicht kommen können',
  again: 'Noch einmal hören',
  pictures: 'Der Saal',
}
