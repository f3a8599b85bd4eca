import type { Texts } from '../../messages.ts'

export const deskInbox: Texts<'deskInbox'> = {
  views: {
    label: 'Lists',
    open: 'Waiting',
    answered: 'Answered',
    closed: 'Closed',
    suspected: 'Look like spam',
    stuck: 'Not delivered',
    removals: 'Asked to be removed',
  },
  empty: {
    open: 'Nobody is waiting for an answer.',
    answered: 'Nobody has been answered yet.',
    closed: 'Nothing is closed yet.',
    suspected: 'Nothing looks like spam.',
    stuck: 'Everything was delivered.',
    removals: 'Nobody asks for anything to be removed.',
  },
  handling: {
    open: 'waiting',
    answered: 'answered',
    closed: 'closed',
  },
  done: {
    sent: 'The answer was sent.',
    waiting: 'The answer is stored. The mail service does not answer just now; we will send it by ourselves.',
    refused: 'The mail service refuses this address. The answer was not sent; its text is still in the form.',
    note: 'The note was added.',
    spam: 'Marked as spam.',
    genuine: 'No spam: the message is on its way to those who wait for it.',
    close: 'Closed.',
    reopen: 'Opened again.',
    assign: 'Who takes care of it is noted.',
    retry: 'It is sent again within a minute.',
    erase: 'Removed here. Remove what has arrived in Strapi and in your mailbox there.',
  },
  count: (count) => (count >= 100 ? '99+' : String(count)),
  notSetUp: 'No database is connected: what forms send goes nowhere.',
  search: 'Search',
  searchHint: 'A number, an e-mail address or words. Words are looked for in the newest two thousand.',
  form: 'Form',
  allForms: 'All forms',
  find: 'Find',
  nothingFound: 'Nothing was found.',
  older: 'Earlier',
  export: 'Download CSV',
  exportNote: 'The file holds personal data: delete it when you no longer need it.',
  noName: 'No name',
  suspected: 'looks like spam',
  back: 'All messages',
  notDone: 'Nothing was changed',
  changed: 'While you were looking, somebody else has changed the message. Below it is as it is now.',
  thread: 'So far',
  answer: 'Answer',
  answerHint: 'What the sender wrote stands below your answer. Their reply goes to the editors’ mailbox.',
  send: 'Send the answer',
  noEmail: 'The sender left no e-mail address.',
  noMailer: 'The site sends no e-mail. Write to the sender yourself:',
  note: 'Add a note',
  noteLabel: 'A note that only the office sees',
  addNote: 'Add',
  state: 'State',
  assignee: 'Taken by',
  nobody: 'nobody yet',
  take: 'Take it',
  release: 'Let it go',
  assignOther: 'Hand it over',
  assigneeName: 'Name',
  assign: 'Hand over',
  close: 'Close without an answer',
  reopen: 'Open again',
  spam: 'This is spam',
  genuine: 'This is no spam',
  retry: 'Deliver again',
  erase: 'Remove',
  eraseNote: 'Removes the message, its notes and its answers. They can’t be brought back.',
  eraseSure: 'Remove for good',
  assignedTo: (name) => `taken by ${name}`,
  removal: (until) =>
    `The sender wants everything removed that they sent. By ${until} delete the entry with this number in Strapi and the e-mail about it, then remove this one.`,
  conflict: (name, what, when) =>
    `While you were looking, ${name}: ${what} (${when}). Below the message is as it is now. If you still need to, press again.`,
  handledAs: (as) =>
    new Map([
      ['answer', 'answer sent'],
      ['note', 'note added'],
      ['spam', 'marked as spam'],
      ['genuine', 'marked as no spam'],
      ['close', 'closed'],
      ['reopen', 'opened again'],
      ['assign', 'handed over'],
      ['retry', 'delivered again'],
    ]).get(as) ?? as,
  faults: {
    missing: 'Write something',
    long: 'Too long, please shorten it',
    'no-mailer': 'The site can’t send e-mail: MAIL_FROM or a mail service is missing.',
    'no-address': 'The sender left no e-mail address.',
  },
  noteBy: (author) => `${author}, note`,
  answerBy: (author, address) => `${author} → ${address}`,
  answerStates: {
    waiting: 'not sent yet, we keep trying',
    refused: 'not sent: the mail service refuses the address',
    failed: 'not sent within three days',
  },
  answerTo: (email) => `E-mail to ${email}`,
  suspicions: (why) =>
    why === 'office'
      ? 'spam'
      : why === 'challenge'
        ? 'looks like spam: not verified'
        : 'looks like spam: a robot wrote it',
  recipients: (recipient) =>
    recipient === 'content'
      ? 'To Strapi'
      : recipient === 'editors'
        ? 'E-mail to the editors'
        : 'E-mail to the sender',
  deliveryStates: (state) =>
    new Map([
      ['waiting', 'on its way'],
      ['delivered', 'delivered'],
      ['failed', 'not delivered'],
      ['held', 'held'],
    ]).get(state) ?? state,
}
