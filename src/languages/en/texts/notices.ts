import { formatNumber } from '../../../shared/format.ts'
import { inCity } from '../../city-in-text.ts'
import { plural, type Texts } from '../../messages.ts'

export const notices: Texts<'notices'> = {
  concert: 'Concert',
  announced: (name) => `New concert: ${name}`,
  onSale: (name) => `Tickets on sale: ${name}`,
  returned: (name) => `Tickets are back: ${name}`,
  last: (name) => `Last tickets: ${name}`,
  moved: (name) => `Concert changed: ${name}`,
  movedTo: (when, where, before) =>
    `Now: ${when}${where ? `, ${where}` : ''}.${before ? ` It was: ${before}.` : ''}`,
  movedOnline: (when) => `The concert takes place online: ${when}.`,
  postponed: (name) => `Concert postponed: ${name}`,
  postponedText: (when, where) =>
    `${when}${where ? `, ${where}` : ''}: the concert won’t take place on that day. We’ll tell you the new date.`,
  cancelled: (name) => `Concert cancelled: ${name}`,
  cancelledText: (when, where) =>
    `${when}${where ? `, ${where}` : ''}. The concert’s page says how to return tickets.`,
  castChanged: (name) => `A change of cast: ${name}`,
  castText: (when, names) =>
    `${when}. ${names ? `Playing: ${names}.` : 'The concert’s page says who plays.'}`,
  reminder: (name) => `Tomorrow: ${name}`,
  reminderText: (when, where) => [when, where].filter(Boolean).join(', '),
  words: (name, day) => `${name}, ${day}`,
  digest: (count) => plural('en', count, { one: `${count} new concert`, other: `${count} new concerts` }),
  andMore: (count) => `and ${formatNumber('en', count)} more`,
}

export const noticeLetters: Texts<'noticeLetters'> = {
  confirmation: {
    subject: (orchestra: string) => `Confirm your subscription: ${orchestra}`,
    text: 'Somebody asked us to send concert alerts to this address. If it was you, confirm the subscription on our page.',
    textOfNewsletter: (names: string) =>
      `Somebody asked us to send this to this address: ${names}. If it was you, confirm the subscription on our page.`,
    confirm: 'Confirm subscription',
    note: 'If it wasn’t you, do nothing: we won’t write again, and will delete the address in three days.',
  },
  openConcert: 'See the concert',
  chooseTickets: 'Choose tickets',
  allConcerts: 'All concerts',
  reason: 'You are getting this e-mail because you asked for concert alerts.',
  leave: 'Unsubscribe',
}

export const bell: Texts<'bell'> = {
  bell: 'Tell me',
  on: 'We’ll let you know',
  tickets: 'Tell me when there are tickets',
  newDate: 'Tell me the new date',
  about: {
    concert: 'If the concert is moved or cancelled, and once more the day before',
    tickets: 'When tickets go on sale, or come back',
    city: (city) => `When a concert ${inCity(city, 'in ')} is announced`,
    program: (program) => `When a concert of “${program}” is announced`,
    wish: (program, city) => `When “${program}” is played ${inCity(city, 'in ')}`,
    place: (place) => `When a concert within 100 km is announced: ${place}`,
  },
  tell: {
    city: (city) => `Tell me of new concerts ${inCity(city, 'in ')}`,
    program: (program) => `Tell me of new concerts of “${program}”`,
    wish: (program, city) => `Tell me when “${program}” is played ${inCity(city, 'in ')}`,
    place: (place) => `Tell me when you come within 100 km: ${place}`,
  },
  title: 'What we’ll tell you',
  night: 'Never between 22:00 and 9:00. Unsubscribe at any time.',
  ask: 'Your browser will ask whether it may show notifications.',
  allow: 'Turn notifications on',
  byMail: 'By e-mail',
  byMailHint: 'We’ll e-mail you a link: your subscription starts once you confirm it.',
  email: 'E-mail',
  sendLetter: 'Send the link',
  notNow: 'Not now',
  all: 'All alerts and e-mail',
  done: 'Done: notifications will come to this browser.',
  denied:
    'Your browser doesn’t allow notifications from this site. Allow them in its settings or choose another way.',
  unsupported: 'This browser can’t show notifications. Choose another way.',
  install:
    'On iPhone and iPad, install the site first: tap Share, then “Add to Home Screen”. Open it from there and press the bell again.',
  failed: 'That didn’t work. Please try again a little later.',
  full: 'You have too many alerts already: remove some on the alerts page first.',
}

export const messengers: Texts<'messengers'> = {
  tell: (messenger) => `Tell me on ${messenger}`,
  chats: (messenger, count) =>
    `${formatNumber('en', count)} ${plural('en', count, { one: 'chat', other: 'chats' })} on ${messenger}`,
  followed: 'We’ll let you know:',
  list: 'Your alerts:',
  nothing: 'You have no alerts yet.',
  help: 'Here we tell you about concerts. To get alerts, open the page of a concert, a city or a program on our site and press the link with this messenger’s name.',
  unknown: 'This link no longer works: the concert is over, or the page is gone.',
  full: 'You have too many alerts already: /stop ends them all, and you can start again.',
  stopped: 'You are unsubscribed from everything, and the number of this chat is deleted.',
  stoppedOne: (name) => `No more alerts about: ${name}.`,
  commands: '/list – your alerts, and how to end one of them\n/stop – unsubscribe from everything',
}

export const pushPage: Texts<'pushPage'> = {
  title: 'Alerts',
  lead: 'We’ll let you know when it matters: when tickets go on sale or come back, or a concert is moved or cancelled.',
  offered: 'Get an alert?',
  followed: 'Your alerts',
  nothing: 'You have no alerts yet. Press “Tell me” on the page of a concert, a city or a program.',
  here: 'Tell me in this browser',
  remove: 'Don’t tell me',
  removeNamed: (name) => `Don’t tell me: ${name}`,
  gone: 'This page is gone',
  browsers: (count) => `Browsers that get notifications: ${count}.`,
  letters: (addresses) => `E-mails go to ${addresses}.`,
  forget: 'Unsubscribe from everything',
  newsletter: 'The orchestra’s newsletter',
  newsletterAbout: 'News, new programs and cities by e-mail. Every e-mail has a link that unsubscribes.',
  confirmTitle: 'Confirm your subscription',
  confirmAddress: (address: string) =>
    `E-mails will go to ${address}. If that isn’t your address, close this page.`,
  confirm: 'Yes, send me e-mails',
  leaveTitle: {
    newsletter: 'Unsubscribe from the newsletter',
    press: 'Unsubscribe from news for the press',
    notices: 'Unsubscribe from concert alerts',
  },
  leave: 'Unsubscribe',
  done: {
    followed: 'We’ll let you know.',
    removed: 'We won’t tell you about this any more.',
    forgotten: 'You are unsubscribed from everything.',
    letter: 'Check your e-mail: the link in it starts your subscription.',
    confirmed: 'You are subscribed.',
    left: 'You are unsubscribed, and your address has been deleted.',
    'left-some': 'You are unsubscribed. The other e-mails still come; you can unsubscribe from them below.',
  },
  fromSaved: 'Get an alert when a concert is moved or cancelled',
  otherWays: 'Other ways',
  calendar: 'A calendar of concerts that updates itself',
  feed: 'Feed of new concerts (Atom)',
  notSetUp: 'Alerts don’t work on this site yet.',
  noScript: 'Browser notifications need JavaScript. Without it, there are other ways below.',
  neither:
    'This site sends neither browser notifications nor e-mails yet. The calendar and the feed below keep themselves up to date.',
  ios: 'On iPhone and iPad notifications come to the installed site: Share, then “Add to Home Screen”.',
  notDone: 'That didn’t work',
  faults: {
    browser: 'This browser isn’t subscribed yet: turn JavaScript on and press again, or choose e-mail.',
    email: 'Please enter an e-mail address, like anna@example.com.',
    code: 'The link has already been used or has expired. If you aren’t subscribed, ask for another e-mail.',
    full: 'You have too many alerts already: remove some first.',
    letter: 'The e-mail couldn’t be sent right now. Please try again later.',
  },
}

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
    open: 'Open at the desk',
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
