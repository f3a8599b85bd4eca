import type { Texts } from '../../messages.ts'

export const desk: Texts<'desk'> = {
  menu: 'Parts of the desk',
  roles: { editor: 'editor', office: 'office', owner: 'owner' },
  pages: {
    deskOverview: 'Today',
    deskInbox: 'Inbox',
    deskEntry: 'Message',
    deskEvenings: 'Concerts',
    deskEvening: 'Concert',
    deskRadar: 'Tour radar',
    deskSearches: 'Searches',
    deskLog: 'Log',
  },
  actions: {
    'deskInbox.export': 'Inbox: CSV file',
    'deskEntry.answer': 'Answer',
    'deskEntry.note': 'Note',
    'deskEntry.change': 'Message',
    'deskEntry.erase': 'Removal',
    'deskLog.export': 'Log: CSV file',
  },
  overview: {
    lead: 'The orchestra’s own people work here.',
  },
  log: {
    title: 'Who did what',
    lead: 'Everything that was done at the desk within a year. It holds no text of a visitor.',
    none: 'Nothing has been done yet.',
    when: 'When',
    who: 'Who',
    what: 'What',
    about: 'About',
    notDone: 'not done',
    unknown: 'how it ended is not known',
    older: 'Earlier',
    export: 'Download CSV',
  },
}
