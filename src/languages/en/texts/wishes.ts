import { formatNumber } from '../../../shared/format.ts'
import type { Texts } from '../../messages.ts'
import { plural } from '../../messages.ts'

export const wishes: Texts<'wishes'> = {
  title: 'Where people want us',
  description: 'Which programmes listeners wait for, and in which cities. Add yours.',
  lead: 'Tell us which programme you want to hear in your city: that is how we decide where to go.',
  wish: 'I want it in my city',
  wishFor: (program: string) => `I want it in my city: ${program}`,
  hint: 'Not playing near you? Tell us where to come.',
  waiting: (count: number) =>
    plural('en', count, {
      one: `${formatNumber('en', count)} person is waiting`,
      other: `${formatNumber('en', count)} people are waiting`,
    }),
  byCity: 'By city',
  byProgram: 'By programme',
  city: 'City',
  program: 'Programme',
  people: 'Waiting',
  where: 'Where most people wait',
  none: 'Nobody has wished yet: be the first.',
  unknown: 'The wishes couldn’t be loaded just now.',
  notSetUp: 'This site doesn’t take wishes yet.',
  inCityTitle: 'Which programme is missing here?',
  chooseCity: 'Choose a city',
  cast: 'I want it',
  change: 'Change the city',
  takeBack: 'Withdraw my wish',
  mine: (city: string) => `You are waiting for this programme in ${city}`,
  counted: 'Your wish is counted. You can change the city at any time.',
  confirmTitle: 'Confirm your wish',
  confirm: 'Confirm',
  confirmHint: (city: string) => `Your city: ${city}. Your wish counts once you confirm it.`,
  another: 'Choose another city',
  all: 'All wishes',
  toProgram: 'About the programme',
  notCounted: 'Your wish isn’t counted',
  faults: {
    choose: 'Choose a city from the list.',
    'too-many': 'Too many wishes have come from this network. Try later, or sign in.',
    'voted-with-account':
      'Somebody has wished from this browser with an account. Sign in to change the city.',
    'no-cookies': 'The browser didn’t keep the mark of your wish. Allow cookies for this site.',
  },
}
