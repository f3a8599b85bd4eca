import type { Texts } from '../../messages.ts'

export const findSent: Texts<'findSent'> = {
  title: 'What you have sent',
  lead: 'Enter the number that the site showed when you had sent the form, and the e-mail address or phone from that form. We show what is kept, and remove it if you ask us to.',
  labels: { number: 'Number', contact: 'E-mail or phone' },
  hints: { number: 'Eight characters, such as K7MX 2PDA', contact: 'As in the form that you sent' },
  send: 'Find',
  notFound: 'There is nothing with this number and this e-mail address or phone. Please check both of them.',
  kept: (days: string) =>
    `The site keeps what you send until the orchestra has it, and for ${days} at least. The orchestra removes what is older itself if you ask for it:`,
  writeToUs: 'write to us',
  unavailable:
    'Our storage doesn’t answer just now. Please try in a minute: if your request has arrived already, nothing happens twice.',
  notSetUp: 'Forms of this site keep nothing at the moment, so there is nothing to find here.',
  findAnother: 'Enter another number',
  number: 'Number',
  form: 'Form',
  sentAt: 'Sent',
  state: 'State',
  states: {
    received: 'Received',
    'under-way': 'Received, on its way to the orchestra',
    delivered: 'With the orchestra',
    delayed: 'Received, but it couldn’t be passed on to the orchestra yet',
  },
  answers: 'What the form says',
  download: 'Download all as a JSON file',
  remove: 'Remove',
  question: 'Remove it for good?',
  questionHere: 'We erase all of it at once. The orchestra won’t see it, and can’t answer.',
  questionElsewhere: (days: string) =>
    `We erase it from the site at once. The orchestra may have received it: we ask them to remove their copy too, which they have to do within ${days}.`,
  confirm: 'Yes, remove it',
  removedTitle: 'Removed',
  removedHere: 'What you sent is gone: it is erased from the site, and was never passed on.',
  removedElsewhere: (day: string) =>
    `It is erased from the site. We have noted that the copy which the orchestra may have is to be removed too. They will do so by ${day}.`,
  toConcerts: 'See the concerts',
}
