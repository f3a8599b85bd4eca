import type { Texts } from '../../messages.ts'

export const saved: Texts<'saved'> = {
  title: 'My concerts',
  lead: 'Concerts you marked with a heart. The list stays on this device; no account is needed.',
  emptyTitle: 'Nothing here yet',
  empty: 'Press the heart beside a concert and it will appear here. The list opens without a connection too.',
  noScript: 'To save concerts, turn on JavaScript in your browser’s settings.',
  toConcerts: 'Find a concert',
  loading: 'Gathering your list…',
  failed: 'The list couldn’t be loaded just now. It isn’t lost: open this page again once you are online.',
  offline: (moment: string) => `You are offline. This is your list as of ${moment}.`,
  past: 'Already over',
  nothingFound: 'These concerts are no longer in the schedule.',
  save: 'Save',
  saved: 'Saved',
  saveConcert: (concert: string) => `Save concert: ${concert}`,
}
