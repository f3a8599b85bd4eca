import type { Texts } from '../../messages.ts'

export const deskTold: Texts<'deskTold'> = {
  votes: {
    notSetUp: 'Abstimmungen sind auf dieser Website nicht eingerichtet.',
    lead: 'Wie jede Abstimmung steht, höchstens zehn Sekunden alt.',
    closed: 'Die Abstimmung schließt innerhalb einer Minute. Sie lässt sich nicht wieder öffnen.',
    none: 'Bisher hat niemand abgestimmt.',
    option: 'Auswahl',
    count: 'Stimmen',
    share: 'Anteil',
    states: {
      open: 'läuft',
      closing: 'wird geschlossen',
      final: 'geschlossen',
      unwritten: 'geschlossen, das Ergebnis steht nicht in Strapi',
      unvoted: 'noch keine Stimmen',
    },
    total: (votes) => `insgesamt ${votes}`,
    until: (when) => `bis ${when}`,
    close: (slug) => `«${slug}» endgültig schließen`,
  },
  notices: {
    notSetUp: 'Benachrichtigungen sind auf dieser Website nicht eingerichtet.',
    told: 'Was in dreißig Tagen mitgeteilt wurde',
    none: 'In dreißig Tagen wurde nichts mitgeteilt.',
    byDay: 'Angekommene Benachrichtigungen',
    when: 'Wann',
    what: 'Worüber',
    sent: 'Angekommen',
    waiting: 'Wartet',
    failed: 'Nicht angekommen',
    dropped: 'gilt nicht mehr',
    words: 'Dem Publikum eines Konzerts schreiben',
    noConcerts: 'Es stehen keine Konzerte an.',
    links: 'Kurzadressen',
    reached: (browsers, emails) =>
      `Benachrichtigungen erreichen jetzt ${browsers} Browser und ${emails} E-Mail-Adressen.`,
    kinds: {
      cast: 'andere spielen',
      announced: 'neues Konzert',
      'on-sale': 'Vorverkauf begonnen',
      returned: 'wieder Karten',
      last: 'letzte Karten',
      moved: 'verlegt',
      postponed: 'verschoben',
      cancelled: 'abgesagt',
      words: 'Worte der Redaktion',
      reminder: 'Erinnerung',
    },
  },
  newsletter: {
    notSetUp:
      'Diese Website hat keinen Newsletter. Dafür muss ihn die Marke nennen und E-Mail eingerichtet sein.',
    readers: (count) => `Leserinnen und Leser mit bestätigter Adresse: ${count}.`,
    given: (name, waiting, refused) =>
      `Adressen gehen innerhalb von zehn Minuten an ${name}. Noch nicht übergeben: ${waiting}, abgelehnt: ${refused}.`,
    own: 'Das Orchester verschickt den Newsletter selbst. Setzen Sie den Link der Spalte leave in jede E-Mail: Damit lässt er sich abbestellen.',
    growth: 'Leserinnen und Leser',
    day: 'Tag',
    language: 'Sprache',
    count: 'Anzahl',
    export: 'Adressen herunterladen (CSV)',
    exportNote:
      'Die Datei enthält personenbezogene Daten: Löschen Sie sie, sobald Sie sie nicht mehr brauchen.',
  },
}
