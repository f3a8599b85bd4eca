import type { Texts } from '../../messages.ts'

export const contactForm: Texts<'contactForm'> = {
  title: 'Write to us',
  send: 'Send',
  labels: {
    name: 'Your name',
    email: 'E-mail',
    phone: 'Phone',
    topic: 'What it is about',
    concert: 'Concert',
    message: 'Message',
    consent: 'Consent',
  },
  hints: {
    email: 'E-mail or phone: one is enough',
    message: 'If it is about a concert, name its city and date',
  },
  choices: {
    topic: {
      tickets: 'Tickets and refunds',
      invitation: 'Inviting the orchestra',
      press: 'Press',
      accessibility: 'Accessibility of a hall',
      other: 'Something else',
    },
  },
}
