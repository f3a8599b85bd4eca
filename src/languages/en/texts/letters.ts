import type { Texts } from '../../messages.ts'

export const letters: Texts<'letters'> = {
  beforeAddress: 'If the button doesn’t work, open this link:',
  received: {
    subject: (number: string) => `Message received: ${number}`,
    text: (number: string, site: string) =>
      `Thank you, we have received what you sent at ${site}. Your reference is ${number}; please mention it if you call or write again.`,
    see: 'View or delete it',
    note: 'If you sent nothing, somebody typed your address by mistake: there is nothing you need to do.',
  },
  arrived: {
    subject: (form: string, number: string) => `${form}: ${number}`,
    text: (number: string) => `Number ${number}.`,
  },
  removal: {
    subject: (number: string) => `Please delete: ${number}`,
    text: (form: string, number: string) =>
      `${form}, number ${number}: the sender asks you to delete everything they sent.`,
    next: (until: string) =>
      `It has already been deleted from the site. By ${until}, please delete the entry with this number wherever you handle submissions, and the e-mail that brought it.`,
  },
  /** The office's answer to the sender of a form. */
  answer: {
    subject: (number) => `Answer to your message ${number}`,
    intro: (day) => `You wrote on ${day}:`,
  },
}
