import { introductions, names } from '../../../brand/chosen.ts'
import { type CityInText, inCity } from '../../city-in-text.ts'
import { plural, type Texts } from '../../messages.ts'

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

export const home: Texts<'home'> = {
  heroLead: introductions.de.tagline,
  chooseConcert: 'Konzert aussuchen',
  concertsIn: (city: CityInText) => `Konzerte ${inCity(city, 'in ')}`,
  concerts: 'Die nächsten Konzerte',
  allConcerts: 'Alle Konzerte',
  programs: 'Programme',
  allPrograms: 'Alle Programme',
  news: 'Neuigkeiten',
  allNews: 'Alle Neuigkeiten',
  about: 'Das Orchester',
  noneInCity: (city: CityInText) =>
    `Derzeit keine Konzerte ${inCity(city, 'in ')}. Das spielen wir in anderen Städten.`,
}

export const contentPages: Texts<'contentPages'> = {
  titles: {
    about: 'Das Orchester',
    charity: 'Soziales Engagement',
    services: 'Was das Orchester anbietet',
    security: 'Sicherheit und Datenschutz',
  },
  contact: 'Kontakt',
  questions: 'Fragen und Antworten',
  help: 'Kundenservice',
  schedule: 'Spielplan',
  figures: 'Das Orchester in Zahlen',
  played: (count: number) => `${plural('de', count, { one: 'Konzert', other: 'Konzerte' })} schon gespielt`,
  programs: (count: number) =>
    `${plural('de', count, { one: 'Programm', other: 'Programme' })} im Repertoire`,
  cities: (count: number) => `${plural('de', count, { one: 'Stadt', other: 'Städte' })} auf der Tourneekarte`,
  mission: 'Warum wir spielen',
  legal: 'Rechtliche Angaben',
  legalName: 'Name',
  legalAddress: 'Anschrift',
}

export const reading: Texts<'reading'> = {
  news: 'Neuigkeiten',
  topics: 'Themen',
  morePages: 'Mehr auf dieser Website',
  answerLink: 'Link zu dieser Antwort',
  newsDescription: `${names.de.fullName}: Neuigkeiten über Premieren, Tourneen, Menschen und das Geschehen hinter der Bühne.`,
  noNews: 'Noch keine Neuigkeiten',
  noNewsHint: 'Das Wichtigste steht immer im Spielplan.',
  schedule: 'Zum Spielplan',
  postPrograms: 'Programme in diesem Beitrag',
  otherNews: 'Weitere Neuigkeiten',
  allNews: 'Alle Neuigkeiten',
  questions: 'Fragen und Antworten',
  questionsDescription: `${names.de.fullName}: Antworten zu Tickets, Rückgabe, Kindern im Konzert, Nacheinlass und Barrierefreiheit.`,
  noQuestions: 'Die Antworten folgen bald',
  noAnswer: 'An dieser Antwort schreiben wir noch.',
  otherQuestions: 'Weitere Fragen',
}

export const offline: Texts<'offline'> = {
  pageTitle: 'Keine Verbindung',
  pageLead:
    'Diese Seite ist noch nicht auf Ihrem Gerät gespeichert, und das Netz ist gerade nicht erreichbar.',
  pageHint: 'Sobald die Verbindung wieder da ist, öffnet sich die Seite von selbst.',
  available: 'Was ohne Netz geht',
  nothingKept: 'Hier erscheinen die Seiten, die Sie besuchen, und die Konzerte Ihrer Stadt.',
  tryAgain: 'Noch einmal versuchen',
  savedAgo: (age: string) => `gespeichert ${age}`,
  offline: 'Keine Verbindung. Seiten, die Sie besucht haben, öffnen sich trotzdem.',
  offlineList: 'Liste ansehen',
  online: 'Die Verbindung ist wieder da.',
  keptCopy: 'Dies ist eine gespeicherte Seite. Uhrzeiten und Tickets können sich geändert haben.',
  keptCopyOf: (age: string) => `Gespeichert ${age}. Uhrzeiten und Tickets können sich geändert haben.`,
  update: 'Die Website wurde aktualisiert.',
  updateNow: 'Neu laden',
  install: `${names.de.name} installieren: Der Spielplan öffnet sich auch ohne Netz.`,
  installNow: 'Installieren',
  installOnIos: `Um ${names.de.name} zu installieren, tippen Sie auf „Teilen“, dann auf „Zum Home-Bildschirm“.`,
  close: 'Schließen',
  label: 'Meldung der Website',
}

export const errors: Texts<'errors'> = {
  notFound: 'Seite nicht gefunden',
  notFoundHint:
    'Vielleicht hat sich die Adresse geändert. Suchen Sie nach einem Konzert oder gehen Sie zur Startseite.',
  pastEndHint: 'So viele Seiten hat diese Liste nicht.',
  lastPage: 'Zur letzten Seite',
  unavailable: 'Diese Seite lässt sich gerade nicht öffnen',
  unavailableHint: 'Wir wissen davon. Laden Sie die Seite in einer Minute neu.',
  tooMany: 'Zu viele Anfragen hintereinander',
  tooManyHint: 'Warten Sie bitte eine Minute und laden Sie die Seite neu.',
  unreadable: 'Diese Anfrage war nicht lesbar',
  unreadableHint: 'Gehen Sie zurück auf die vorige Seite und versuchen Sie es noch einmal.',
  foreign: 'Diese Anfrage kam von einer fremden Website',
  foreignHint:
    'Wir haben sie nicht ausgeführt. Öffnen Sie die Seite bei uns und versuchen Sie es dort noch einmal.',
  otherRole: 'Für diese Seite fehlen Ihnen Rechte',
  otherRoleHint:
    'Sie sind angemeldet, aber Ihr Konto darf diese Seite nicht öffnen. Rechte vergibt, wer die Website betreut.',
  home: 'Zur Startseite',
  nextConcerts: 'Die nächsten Konzerte',
}
