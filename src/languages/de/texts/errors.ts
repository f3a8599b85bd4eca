import type { Texts } from '../../messages.ts'

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
