import type { Texts } from '../../messages.ts'

export const letters: Texts<'letters'> = {
  beforeAddress: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diesen Link:',
  received: {
    subject: (number: string) => `Ihre Nachricht ist angekommen: ${number}`,
    text: (number: string, site: string) =>
      `Vielen Dank, was Sie auf ${site} gesendet haben, ist bei uns angekommen. Ihre Nummer: ${number}. Nennen Sie sie bitte, wenn Sie anrufen oder noch einmal schreiben.`,
    see: 'Ansehen oder löschen',
    note: 'Haben Sie nichts gesendet? Dann hat jemand Ihre Adresse aus Versehen angegeben, und Sie brauchen nichts zu tun.',
  },
  arrived: {
    subject: (form: string, number: string) => `${form}: ${number}`,
    text: (number: string) => `Nummer ${number}.`,
  },
  removal: {
    subject: (number: string) => `Bitte löschen: ${number}`,
    text: (form: string, number: string) =>
      `${form}, Nummer ${number}: Es wird um Löschung aller Angaben gebeten.`,
    next: (until: string) =>
      `Auf der Website ist alles schon gelöscht. Bitte löschen Sie bis zum ${until} auch den Eintrag mit dieser Nummer dort, wo Sie Eingänge bearbeiten, und die E-Mail, mit der er kam.`,
  },
  /** The office's answer to the sender of a form. */
  answer: {
    subject: (number) => `Antwort auf Ihre Nachricht ${number}`,
    intro: (day) => `Sie schrieben am ${day}:`,
  },
}
