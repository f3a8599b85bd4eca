import type { Texts } from '../../messages.ts'

export const forms: Texts<'forms'> = {
  errorTitle: (title: string) => `Error: ${title}`,
  checkForm: 'Please check the form',
  notSent: 'The form hasn’t been sent yet',
  sending: 'Sending…',
  beforeSending: 'Please check that everything is right, then send it',
  back: 'Back to the page',
  keepCopy: 'To be on the safe side, please copy what you wrote.',
  writeTo: 'If it is urgent, write to',
  faults: {
    'send-again': 'Please send the form again: everything you wrote is still here.',
    changed:
      'You have sent this form already, and we have it. You’ve changed it since: to send the new version too, press once more.',
    unreadable: 'The form arrived damaged. Please fill it in again.',
    'too-large': 'There is too much text in the form. Please shorten it and send it again.',
    'too-many': 'Too many attempts in a row. Please wait a minute and press the button again.',
    'not-taken':
      'It couldn’t be sent right now. Everything you wrote is still here: please try again in a minute.',
  },
}

export const formFields: Texts<'formFields'> = {
  optional: 'optional',
  choose: 'Choose',
  leaveEmpty: 'Leave this field empty',
  consent: 'You may use my data to reply',
  consentMore: 'What we keep, and for how long',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  sign: (sign: string) => `Sign of the zodiac: ${sign}`,
  showConcerts: 'Show concerts of this city',
  notChosen: 'Not chosen yet',
  keptConcert: 'The concert that you chose',
  concertsIn: (city: string) => `Concerts shown: ${city}`,
  noConcertsIn: (city: string) =>
    `${city}: no concerts with tickets at the moment, you may send the request all the same`,
  unknownCity: 'This city isn’t in the schedule, you may send the request all the same',
}

export const formFaults: Texts<'formFaults'> = {
  missing: (label: string) => `Please fill in “${label}”`,
  long: (label: string, limit: string) => `Please shorten “${label}”: it holds ${limit} characters at most`,
  email: () => 'Please check the e-mail address: it looks like name@example.com',
  phone: () =>
    'Please check the phone number: digits, with a country code and an extension if you like, as +44 20 7946 0000 ext. 12',
  'phone-length': () =>
    'Please check the phone number: numbers with this country code have more or fewer digits',
  choice: (label: string) => `Please choose an answer in “${label}”`,
  consent: () => 'Please tick the box, so that we may reply',
  reach: () => 'Please leave an e-mail address or a phone number, so that we can answer',
  tickets: () => 'Please enter the number of tickets, from 1 to 2000',
  people: () => 'Please enter how many of you there are, from 2 to 200',
  inn: () => 'Please check the tax number: it has 10 or 12 digits, and the last ones fit the others',
  'tax-number': () => 'Please check the number: those of this country look different',
  kpp: () => 'Please check the registration code: it has 9 characters',
  link: (label: string) => `Please check the link in “${label}”: it begins with https://`,
  'link-login': (label: string) => `Please take the name and password out of the link in “${label}”`,
  'not-in-city': () => 'This concert isn’t among those of the city: please choose again',
  number: () => 'Please check the number: it has eight characters, letters and digits',
  contact: () => 'Please check the e-mail address or phone: name@example.com or +44 20 7946 0000',
  'password-short': () => 'This password is short: 8 characters at the least',
  'password-long': () => 'This password is too long: 72 letters fit, or 24 Thai ones',
  'password-common': () => 'This password is among the first that are guessed: please choose another one',
  'no-day': (label: string) => `“${label}” must include a day`,
  'no-month': (label: string) => `“${label}” must include a month`,
  'no-year': (label: string) => `“${label}” must include a year`,
  date: (label: string) => `There is no such date: please check “${label}”`,
  future: (label: string) => `This day is still to come: please check “${label}”`,
  'too-young': () => 'Auditions are open from the age of 16',
}

/** Texts of the page that returns a form which wasn't handled: the session had ended, or couldn't be read. */
export const unsent: Texts<'unsent'> = {
  signedOut: 'You are signed out, and nothing was sent',
  signedOutHint: 'Your text is kept on this page. Sign in in a new tab, come back here and send it again.',
  silent: 'Nothing was sent',
  silentHint:
    'The database does not answer just now. Your text is kept on this page: wait a minute and send it again.',
  signIn: 'Sign in in a new tab',
  typed: 'You wrote',
  again: 'Send again',
}

export const sent: Texts<'sent'> = {
  number: 'Number:',
  numberHint: 'With this number we find your letter when you call or write again.',
  seeOrRemove: 'See what is kept, or remove it',
  toConcerts: 'See the concerts',
}

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

export const challenge: Texts<'challenge'> = {
  asking:
    'Please confirm that you are a person. If that doesn’t work, send it anyway: we will check it ourselves, but our answer may take longer.',
  failed:
    'The spam check didn’t load. Send it anyway: we will check it ourselves, but our answer may take longer.',
  withoutScript:
    'The spam check needs JavaScript. Without it we check ourselves, but our answer may take longer.',
}
