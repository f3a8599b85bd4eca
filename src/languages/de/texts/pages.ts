import type { Texts } from '../../messages.ts'

export const pages: Texts<'pages'> = {
  watchOn: (host: string) => `Auf ${host} ansehen`,
  openOn: (host: string) => `Auf ${host} öffnen`,
  showFrom: (host: string) => `Hier zeigen, von ${host}`,
  frameTitle: (host: string) => `Eingebettet von ${host}`,
  nextConcerts: 'Die nächsten Konzerte',
  toConcerts: 'Zu den Terminen',
  allQuestions: 'Alle Fragen und Antworten',
  noAnswer: 'Nichts Passendes dabei?',
  noAnswerHint:
    'Schreiben Sie uns: Stadt, Datum des Konzerts und was passiert ist. Dann können wir schneller antworten.',
  openContacts: 'Zum Kontakt',
  voteOpen: (from: string, to: string) => `Die Abstimmung läuft vom ${from} bis zum ${to}`,
  voteAhead: (from: string) => `Die Abstimmung beginnt am ${from}`,
  voteClosed: (to: string) => `Die Abstimmung endete am ${to}`,
  programs: 'Programme',
  articles: 'Artikel',
  categoryTitle: (name: string) => `${name}: Artikel und Programme`,
  emptyCategory: 'Hier steht noch nichts.',
  moreInCategory: (name: string) => `Rubrik „${name}“`,
}
