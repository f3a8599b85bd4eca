import type { Texts } from '../../messages.ts'

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
