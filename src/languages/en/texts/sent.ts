import type { Texts } from '../../messages.ts'

export const sent: Texts<'sent'> = {
  number: 'Number:',
  numberHint: 'With this number we find your letter when you call or write again.',
  seeOrRemove: 'See what is kept, or remove it',
  toConcerts: 'See the concerts',
  forms: {
    contact: {
      title: 'We have your letter',
      next: 'Thank you. We will read it and answer where you told us to.',
    },
    b2b: { title: 'We have your request', next: 'Thank you. A manager will answer within a working day.' },
    audition: { title: 'We have your application', next: 'Thank you. We will listen and write to you.' },
  },
}
