import type { Texts } from '../../messages.ts'

export const star: Texts<'star'> = {
  title: 'A program for your star sign',
  description: 'Enter your date of birth, and the stars will name the concert.',
  lead: 'Tell us when you were born, and we will tell you which concert the stars have in mind.',
  birthDate: 'Date of birth',
  hint: 'For example, 27 3 2001. Only its sign is worked out, and the date is kept nowhere',
  send: 'Show my program',
  isKnown: 'Know your sign?',
  signs: 'Signs of the zodiac',
  ofSign: (sign: string, program: string) => `${sign}: ${program}`,
  yourProgram: 'Your program',
  nearest: 'The next concert',
  noDates: 'This program has no new dates yet. See what the orchestra is playing now.',
  noProgram: 'The stars are still thinking. See what the orchestra is playing now.',
  toConcerts: 'Whole schedule',
  again: 'Enter another date',
  otherSigns: 'Other signs',
}
