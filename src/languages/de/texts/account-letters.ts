import type { Texts } from '../../messages.ts'

export const accountLetters: Texts<'accountLetters'> = {
  confirmation: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    text: 'Nur noch ein Schritt: Bestätigen Sie, dass diese Adresse Ihnen gehört. Auf der Seite brauchen Sie das Passwort, das Sie gewählt haben.',
    confirm: 'E-Mail-Adresse bestätigen',
    note: 'Wenn Sie sich nicht registriert haben, brauchen Sie nichts zu tun.',
  },
  reset: {
    subject: 'Neues Passwort',
    text: 'Sie möchten ein neues Passwort festlegen. Der Link gilt eine Stunde.',
    set: 'Neues Passwort festlegen',
    note: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
  taken: {
    subject: 'Sie haben bereits ein Konto',
    text: 'Jemand – vielleicht Sie selbst – wollte mit dieser E-Mail-Adresse ein Konto anlegen. Sie haben aber schon eines.',
    login: 'Anmelden',
    forgotten: 'Passwort vergessen?',
    note: 'Waren Sie es nicht, brauchen Sie nichts zu tun: Ihre Adresse wurde niemandem gezeigt.',
  },
  welcome: {
    subject: 'Ihr Konto ist eingerichtet',
    text: 'Zu dieser E-Mail-Adresse gibt es jetzt ein Konto.',
    login: 'Anmelden',
    forgotten: 'Haben nicht Sie es angelegt? Legen Sie ein eigenes Passwort fest',
  },
  removal: {
    subject: (id: string) => `Bitte Konto ${id} löschen`,
    text: (id: string, email: string) =>
      `Ein Gast der Website bittet darum, sein Konto zu löschen: Nummer ${id}, E-Mail ${email}.`,
    next: 'Was die Website gespeichert hatte, ist bereits gelöscht. Bitte löschen Sie innerhalb von 30 Tagen auch den Eintrag in Strapi (Content Manager → User).',
  },
}
