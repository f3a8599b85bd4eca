import type { Texts } from '../../messages.ts'

export const letters: Texts<'letters'> = {
  received: {
    subject: (number: string) => `Ihre Nachricht ist bei uns, Nummer ${number}`,
    text: (number: string, orchestra: string, site: string, page: string) =>
      `Guten Tag,

was Sie auf ${site} gesendet haben, ist bei uns angekommen. Die Nummer dazu: ${number}. Nennen Sie sie bitte, wenn Sie anrufen oder noch einmal schreiben.

Ansehen, was wir speichern, oder es löschen: ${page}

Haben Sie nichts gesendet? Dann hat jemand Ihre Adresse aus Versehen angegeben, und Sie brauchen nichts zu tun.

Freundliche Grüße
${orchestra}`,
  },
  arrived: {
    subject: (form: string, number: string) => `${form}: ${number}`,
    text: (number: string, fields: string) => `Nummer ${number}.\n\n${fields}`,
  },
  removal: {
    subject: (number: string) => `Bitte löschen: ${number}`,
    text: (form: string, number: string, until: string) =>
      `${form}, Nummer ${number}: Es wird um Löschung aller Angaben gebeten.

Auf der Website ist alles schon gelöscht. Bitte löschen Sie bis zum ${until} auch den Eintrag mit dieser Nummer dort, wo Sie Eingänge bearbeiten, und die E-Mail, mit der er kam.`,
  },
}
