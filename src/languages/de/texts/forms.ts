import type { Texts } from '../../messages.ts'

export const forms: Texts<'forms'> = {
  errorTitle: (title: string) => `Fehler: ${title}`,
  checkForm: 'Prüfen Sie bitte das Formular',
  notSent: 'Das Formular ist noch nicht gesendet',
  sending: 'Wird gesendet …',
  beforeSending: 'Prüfen Sie, ob alles stimmt, und senden Sie das Formular',
  back: 'Zurück zur Seite',
  keepCopy: 'Kopieren Sie Ihren Text zur Sicherheit.',
  writeTo: 'Wenn es eilt, schreiben Sie an',
  faults: {
    'send-again': 'Senden Sie das Formular bitte noch einmal: Alles, was Sie geschrieben haben, ist noch da.',
    changed:
      'Dieses Formular haben Sie schon gesendet, und es ist bei uns. Inzwischen steht etwas anderes darin: Um auch das zu senden, drücken Sie noch einmal.',
    unreadable: 'Das Formular ist beschädigt angekommen. Füllen Sie es bitte noch einmal aus.',
    'too-large': 'Das Formular enthält zu viel Text. Kürzen Sie ihn bitte und senden Sie noch einmal.',
    'too-many': 'Das waren zu viele Versuche. Warten Sie bitte eine Minute und drücken Sie noch einmal.',
    'not-taken':
      'Das Senden ist gerade nicht möglich. Alles, was Sie geschrieben haben, ist noch da: Versuchen Sie es in einer Minute noch einmal.',
  },
}

export const formFields: Texts<'formFields'> = {
  optional: 'optional',
  choose: 'Bitte wählen',
  leaveEmpty: 'Lassen Sie dieses Feld leer',
  consent: 'Ich willige ein, dass diese Angaben verarbeitet werden, um meine Anfrage zu beantworten',
  consentMore: 'Was wir speichern und wie lange',
  day: 'Tag',
  month: 'Monat',
  year: 'Jahr',
  sign: (sign: string) => `Sternzeichen: ${sign}`,
  showConcerts: 'Konzerte dieser Stadt anzeigen',
  notChosen: 'Noch offen',
  keptConcert: 'Das Konzert Ihrer Wahl',
  concertsIn: (city: string) => `Angezeigte Konzerte: ${city}`,
  noConcertsIn: (city: string) =>
    `${city}: derzeit keine Konzerte mit Tickets. Ihre Anfrage können Sie trotzdem senden`,
  unknownCity: 'Diese Stadt steht nicht im Spielplan. Ihre Anfrage können Sie trotzdem senden',
}

export const formFaults: Texts<'formFaults'> = {
  missing: (label: string) => `Füllen Sie bitte „${label}“ aus`,
  long: (label: string, limit: string) => `Kürzen Sie bitte „${label}“ auf höchstens ${limit} Zeichen`,
  email: () => 'Prüfen Sie bitte die E-Mail-Adresse: Sie sieht aus wie name@example.com',
  phone: () =>
    'Prüfen Sie bitte die Telefonnummer: Ziffern, gern mit Landesvorwahl und Durchwahl, wie +49 30 23125000 Durchwahl 12',
  'phone-length': () =>
    'Prüfen Sie bitte die Telefonnummer: Nummern mit dieser Landesvorwahl sind länger oder kürzer',
  choice: (label: string) => `Wählen Sie bitte etwas bei „${label}“ aus`,
  consent: () => 'Bitte setzen Sie das Häkchen, damit wir antworten dürfen',
  reach: () => 'Nennen Sie bitte eine E-Mail-Adresse oder Telefonnummer, damit wir antworten können',
  tickets: () => 'Geben Sie bitte die Anzahl der Tickets an: 1 bis 2000',
  people: () => 'Geben Sie bitte an, wie viele Sie sind: 2 bis 200',
  inn: () =>
    'Prüfen Sie bitte die Steuernummer: Sie hat 10 oder 12 Ziffern, und die letzten passen zu den übrigen',
  'tax-number': () => 'Prüfen Sie bitte die Nummer: In diesem Land sieht sie anders aus',
  kpp: () => 'Prüfen Sie bitte den Registrierungscode: Er hat 9 Zeichen',
  link: (label: string) => `Prüfen Sie bitte den Link bei „${label}“: Er beginnt mit https://`,
  'link-login': (label: string) => `Entfernen Sie bitte Name und Passwort aus dem Link bei „${label}“`,
  'not-in-city': () => 'Dieses Konzert findet nicht in der gewählten Stadt statt: Wählen Sie bitte neu',
  number: () => 'Prüfen Sie bitte die Nummer: Sie hat acht Zeichen, Buchstaben und Ziffern',
  contact: () =>
    'Prüfen Sie bitte die E-Mail-Adresse oder Telefonnummer: name@example.com oder +49 30 23125000',
  'password-short': () => 'Dieses Passwort ist zu kurz: Es braucht mindestens 8 Zeichen',
  'password-long': () =>
    'Dieses Passwort ist zu lang: Möglich sind höchstens 72 Zeichen, mit Umlauten weniger',
  'password-common': () => 'Dieses Passwort wird als eines der ersten erraten: Wählen Sie bitte ein anderes',
  'no-day': (label: string) => `Bei „${label}“ fehlt der Tag`,
  'no-month': (label: string) => `Bei „${label}“ fehlt der Monat`,
  'no-year': (label: string) => `Bei „${label}“ fehlt das Jahr`,
  date: (label: string) => `Dieses Datum gibt es nicht: Prüfen Sie bitte „${label}“`,
  future: (label: string) => `Dieser Tag liegt noch vor uns: Prüfen Sie bitte „${label}“`,
  'too-young': () => 'Zum Probespiel laden wir ab 16 Jahren ein',
}

/** Texts of the page that returns a form which wasn't handled: the session had ended, or couldn't be read. */
export const unsent: Texts<'unsent'> = {
  signedOut: 'Sie sind abgemeldet, es wurde nichts gesendet',
  signedOutHint:
    'Ihr Text steht noch auf dieser Seite. Melden Sie sich in einem neuen Tab an, kommen Sie zurück und senden Sie ihn noch einmal.',
  silent: 'Es wurde nichts gesendet',
  silentHint:
    'Die Datenbank antwortet gerade nicht. Ihr Text steht noch auf dieser Seite: Warten Sie eine Minute und senden Sie ihn noch einmal.',
  signIn: 'In einem neuen Tab anmelden',
  typed: 'Sie haben geschrieben',
  again: 'Noch einmal senden',
}

export const sent: Texts<'sent'> = {
  number: 'Nummer:',
  numberHint: 'Unter dieser Nummer finden wir alles wieder, wenn Sie anrufen oder noch einmal schreiben.',
  seeOrRemove: 'Ansehen, was gespeichert ist, oder löschen',
  toConcerts: 'Zu den Konzerten',
}

export const findSent: Texts<'findSent'> = {
  title: 'Ihre Nachrichten und Anfragen',
  lead: 'Geben Sie die Nummer ein, die Sie nach dem Senden gesehen haben, und die E-Mail-Adresse oder Telefonnummer aus dem Formular. Wir zeigen, was gespeichert ist, und löschen es, wenn Sie möchten.',
  labels: { number: 'Nummer', contact: 'E-Mail-Adresse oder Telefon' },
  hints: { number: 'Acht Zeichen, zum Beispiel K7MX 2PDA', contact: 'Wie in Ihrem Formular' },
  send: 'Suchen',
  notFound:
    'Zu dieser Nummer und dieser E-Mail-Adresse oder Telefonnummer gibt es nichts. Prüfen Sie bitte beide Angaben.',
  kept: (days: string) =>
    `Was Sie senden, bleibt auf der Website, bis es beim Orchester ist, mindestens aber ${days}. Älteres löscht das Orchester selbst, wenn Sie darum bitten:`,
  writeToUs: 'Schreiben Sie uns',
  unavailable:
    'Unser Speicher antwortet gerade nicht. Versuchen Sie es in einer Minute noch einmal: Ist Ihre Bitte schon angekommen, passiert nichts doppelt.',
  notSetUp: 'Die Formulare dieser Website speichern derzeit nichts, deshalb gibt es hier nichts zu finden.',
  findAnother: 'Andere Nummer eingeben',
  number: 'Nummer',
  form: 'Formular',
  sentAt: 'Gesendet',
  state: 'Stand',
  states: {
    received: 'Eingegangen',
    'under-way': 'Eingegangen, auf dem Weg zum Orchester',
    delivered: 'Beim Orchester',
    delayed: 'Eingegangen, konnte aber noch nicht ans Orchester weitergegeben werden',
  },
  answers: 'Ihre Angaben',
  download: 'Alles als JSON-Datei herunterladen',
  remove: 'Löschen',
  question: 'Endgültig löschen?',
  questionHere: 'Wir löschen alles sofort. Das Orchester sieht es nicht und kann nicht antworten.',
  questionElsewhere: (days: string) =>
    `Von der Website löschen wir es sofort. Möglicherweise hat das Orchester es schon erhalten: Wir bitten darum, auch diese Kopie zu löschen. Die Frist dafür: ${days}.`,
  confirm: 'Ja, löschen',
  removedTitle: 'Gelöscht',
  removedHere:
    'Was Sie gesendet hatten, gibt es nicht mehr: Es ist von der Website gelöscht und wurde nie weitergegeben.',
  removedElsewhere: (day: string) =>
    `Auf der Website ist alles gelöscht. Die Bitte, auch die Kopie beim Orchester zu löschen, ist vermerkt. Das geschieht spätestens bis zum ${day}.`,
  toConcerts: 'Zu den Konzerten',
}

export const challenge: Texts<'challenge'> = {
  asking:
    'Bestätigen Sie bitte, dass Sie ein Mensch sind. Klappt das nicht, senden Sie trotzdem: Wir prüfen selbst, die Antwort dauert dann vielleicht etwas länger.',
  failed:
    'Die Spam-Prüfung wurde nicht geladen. Senden Sie trotzdem: Wir prüfen selbst, die Antwort dauert dann vielleicht etwas länger.',
  withoutScript:
    'Die Spam-Prüfung braucht JavaScript. Ohne JavaScript prüfen wir selbst, die Antwort dauert dann vielleicht etwas länger.',
}
