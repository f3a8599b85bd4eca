import type { Texts } from '../../messages.ts'

export const contactForm: Texts<'contactForm'> = {
  title: 'Schreiben Sie uns',
  send: 'Senden',
  labels: {
    name: 'Ihr Name',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    topic: 'Worum es geht',
    concert: 'Konzert',
    message: 'Nachricht',
    consent: 'Einwilligung',
  },
  hints: {
    email: 'E-Mail-Adresse oder Telefon: Eines von beiden genügt',
    message: 'Geht es um ein Konzert, nennen Sie bitte Stadt und Datum',
  },
  choices: {
    topic: {
      tickets: 'Tickets und Rückgabe',
      invitation: 'Das Orchester einladen',
      press: 'Presse',
      accessibility: 'Barrierefreiheit im Saal',
      other: 'Etwas anderes',
    },
  },
}
