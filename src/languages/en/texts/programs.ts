import { names } from '../../../brand/chosen.ts'
import type { Texts } from '../../messages.ts'

export const programs: Texts<'programs'> = {
  title: 'Programs',
  description: `All programs of ${names.en.fullNameGenitive}, by collection.`,
  lead: 'Choose the music, and the city and the date will follow.',
  byStar: 'A program for your star sign',
  collections: 'Collections of programs',
  others: 'On their own',
  none: 'No programs yet. The schedule has everything that has been announced.',
  dates: 'Dates and tickets',
  chooseDate: 'Choose a date',
  noDates: 'No dates yet',
  noDatesHint: 'This program is resting between tours. Have a look at what the orchestra is playing now.',
  wholeSchedule: 'Whole schedule',
  allDates: (count: number) => `All ${count} dates`,
  story: 'How it sounds',
  otherPrograms: 'More from these collections',
  restOfPrograms: 'Other programs',
  allPrograms: 'All programs',
  listen: 'Hear it live',
  inPrograms: 'Plays in',
  noPrograms: 'This artist is in no program just now. See who plays the coming concerts.',
}
