import { introductions, names } from '../../../brand/chosen.ts'
import type { Texts } from '../../messages.ts'

export const share: Texts<'share'> = {
  share: 'Share',
  more: 'More',
  email: 'Email',
  sms: 'Text message',
  copy: 'Copy the link',
  copied: 'The link is copied',
  notCopied: 'The link couldn’t be copied. Here it is:',
}

export const shareImages: Texts<'shareImages'> = {
  site: introductions.en.tagline,
  concert: 'Orchestra concert',
  question: 'Question and answer',
}

export const feeds: Texts<'feeds'> = {
  news: `${names.en.fullName} news`,
  newsAbout: 'Tours, premieres and the life of the orchestra.',
  concerts: `New concerts of ${names.en.fullNameGenitive}`,
  concertsAbout: 'Concerts that have just been announced.',
  concert: 'Concert',
  timeUnknown: 'time to be announced',
  search: `Concerts, programs, cities and venues of ${names.en.fullNameGenitive}`,
}

export const embeds: Texts<'embeds'> = {
  concert: 'Concert',
  allDates: 'All dates on the site',
  whole: 'More on the site',
  noDates: 'There are no new dates yet.',
}

export const codegen: Texts<'codegen'> = {
  title: 'Links and codes for partners',
  lead: 'Choose a concert, a city or a program, and take a link, a button, a frame for your site and a QR code.',
  page: 'What you promote',
  choose: 'Choose from the list',
  programs: 'Programs',
  cities: 'Cities',
  concerts: 'The next concerts',
  asked: 'Your address',
  campaign: 'Names of the campaign',
  campaignHint: 'They tell where listeners came from. You may leave them empty. Up to 60 characters.',
  fields: {
    source: 'Source (utm_source)',
    medium: 'Medium (utm_medium)',
    campaign: 'Campaign (utm_campaign)',
    content: 'Advertisement (utm_content)',
  },
  theme: 'Colours of the frame',
  themes: { system: 'As the visitor’s', light: 'Light', dark: 'Dark' },
  make: 'Make the code',
  longName: (field: string, most: number) => `Please shorten “${field}”: it holds ${most} characters at most`,
  wrongPage: 'There is no such page: choose a concert, a city or a program of this site',
  result: (title: string) => `Ready: ${title}`,
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied',
  selected: 'The text is selected: copy it',
  print: 'Print the sheet',
  short: 'Short address',
  shortHint:
    'It leads to the same page and counts visits by day: how many, not who. Its code is coarser and easier to read.',
  makeShort: 'Make a short address',
  links: {
    title: 'Visits by short addresses',
    lead: 'How often each was opened. Robots and early fetches don’t count; who opened it isn’t recorded.',
    notSetUp: 'Short addresses aren’t set up on this site.',
    none: 'There are no short addresses yet.',
    address: 'Address',
    target: 'Leads to',
    recent: (days: number) => `In ${days} days`,
    all: 'In all',
    made: 'Made',
    toCodegen: 'Links and codes for partners',
  },
  button: 'Button',
  buttonText: 'Buy tickets',
  frame: 'Frame',
  frameHint:
    'It shows dates and prices, and follows the schedule. A script fits its height; without one it scrolls.',
  code: 'Code to paste',
  preview: 'This is how it looks',
  qr: 'QR code',
  qrHint:
    'Take the SVG for print, and make the code no smaller than 2 cm. You can print this page: the sheet has the poster and the code.',
  qrAlt: (title: string) => `QR code: ${title}`,
  tooLong:
    'The address is too long for a code that can be read from paper. Please shorten the names of the campaign.',
  scan: 'Point your phone’s camera here',
}

export const waysOn: Texts<'waysOn'> = {
  refund: 'Refunds',
  giveBack: 'Return my ticket',
  otherEvenings: 'Other evenings of this program',
  refundCancelled: 'For a cancelled concert you get the full price of the ticket back.',
  refundPostponed: 'If you would rather not wait, return the ticket for its full price before the concert.',
  refundMoved: (day: string) =>
    `If the new date doesn’t suit you, return the ticket for its full price before ${day}.`,
  refundOnline: (day: string) =>
    `If a broadcast doesn’t suit you, return the ticket for its full price before ${day}.`,
  refundPaid: (days: number) =>
    `The money comes within ${days} ${days === 1 ? 'day' : 'days'} after you have asked for it.`,
  refundTo: 'Write to the seller:',
  inMyCity: 'Concerts in my city',
  noTicketsYet: 'Tickets aren’t on sale yet: add the concert to your calendar and look in later.',
}
