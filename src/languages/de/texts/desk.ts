import type { Texts } from '../../messages.ts'

export const desk: Texts<'desk'> = {
  menu: 'Bereiche des Büros',
  roles: { editor: 'Redaktion', office: 'Büro', owner: 'Leitung' },
  pages: {
    deskOverview: 'Heute',
    deskInbox: 'Eingang',
    deskEntry: 'Nachricht',
    deskEvenings: 'Konzerte',
    deskEvening: 'Konzert',
    deskRadar: 'Tourradar',
    deskSearches: 'Suchen',
    deskLog: 'Protokoll',
  },
  actions: {
    'deskInbox.export': 'Eingang: CSV-Datei',
    'deskEntry.answer': 'Antwort',
    'deskEntry.note': 'Notiz',
    'deskEntry.change': 'Nachricht',
    'deskEntry.erase': 'Löschung',
    'deskLog.export': 'Protokoll: CSV-Datei',
  },
  overview: {
    lead: 'Hier arbeiten die Leute des Orchesters.',
  },
  log: {
    title: 'Wer was getan hat',
    lead: 'Alles, was innerhalb eines Jahres im Büro getan wurde. Texte von Besuchern stehen hier nicht.',
    none: 'Bisher wurde nichts getan.',
    when: 'Wann',
    who: 'Wer',
    what: 'Was',
    about: 'Womit',
    notDone: 'nicht ausgeführt',
    unknown: 'Ausgang unbekannt',
    older: 'Früher',
    export: 'CSV herunterladen',
  },
}
