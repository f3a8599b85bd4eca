import type { Texts } from '../../messages.ts'

export const accountLetters: Texts<'accountLetters'> = {
  taken: {
    subject: 'Sie haben bereits ein Konto',
    text: (orchestra: string, login: string, forgotten: string) =>
      `Guten Tag,

jemand – vielleicht Sie selbst – wollte mit dieser E-Mail-Adresse ein Konto anlegen. Es gibt aber schon eines.

Anmelden: ${login}
Passwort vergessen: ${forgotten}

Waren Sie es nicht, brauchen Sie nichts zu tun: Ihre Adresse wurde niemandem gezeigt.

Freundliche Grüße
${orchestra}`,
  },
  welcome: {
    subject: 'Ihr Konto ist eingerichtet',
    text: (orchestra: string, login: string, forgotten: string) =>
      `Guten Tag,

zu dieser E-Mail-Adresse gibt es jetzt ein Konto. Hier melden Sie sich an: ${login}

Haben nicht Sie es angelegt? Dann legen Sie ein eigenes Passwort fest: ${forgotten}

Freundliche Grüße
${orchestra}`,
  },
  removal: {
    subject: (id: string) => `Bitte Konto ${id} löschen`,
    text: (id: string, email: string) =>
      `Ein Gast der Website bittet darum, sein Konto zu löschen: Nummer ${id}, E-Mail ${email}.

Was die Website gespeichert hatte, ist bereits gelöscht. Bitte löschen Sie innerhalb von 30 Tagen auch den Eintrag in Strapi (Content Manager → User).`,
  },
}
