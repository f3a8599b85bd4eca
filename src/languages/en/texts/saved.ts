import type { Texts } from '../../messages.ts'

export const saved: Texts<'saved'> = {
  title: 'My concerts',
  lead: 'Concerts you marked with a heart: on this device and, once you sign in, in your account.',
  emptyTitle: 'Mark concerts with a heart',
  empty: 'Press the heart beside a concert and it will appear here. The list opens without a connection too.',
  noScript: 'To save concerts, turn on JavaScript in your browser’s settings.',
  inAccount: 'The list in your account',
  toConcerts: 'Find a concert',
  loading: 'Gathering your list…',
  failed: 'The list couldn’t be loaded just now. It isn’t lost: open this page again once you are online.',
  offline: (moment: string) => `You are offline. This is your list as of ${moment}.`,
  past: 'Already over',
  nothingFound: 'These concerts are no longer in the schedule.',
  save: 'Save',
  saved: 'Saved',
  removed: 'Removed from saved concerts',
  saveConcert: (concert: string) => `Save concert: ${concert}`,
}
