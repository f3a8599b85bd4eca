import { formatNumber } from '../../../shared/format.ts'
import { plural, type Texts } from '../../messages.ts'

export const editorWords: Texts<'editorWords'> = {
  lead: 'Your words go to everybody who asked to be told of this concert, or has saved it in their account. A press on the notification opens the concert’s page.',
  browsers: (count) =>
    plural('en', count, { one: `${count} browser`, other: `${formatNumber('en', count)} browsers` }),
  addresses: (count) =>
    plural('en', count, {
      one: `${count} e-mail address`,
      other: `${formatNumber('en', count)} e-mail addresses`,
    }),
  reached: (readers) => `Now they reach ${readers}.`,
  nobody: 'Nobody follows this concert now: your words would reach nobody.',
  night:
    'Between 22:00 and 9:00 in the reader’s city they wait for the morning; less than three hours before the concert they come at once.',
  labels: { de: 'In German', en: 'In English', ru: 'In Russian', th: 'In Thai' },
  hint: (letters) =>
    `Up to ${letters} characters. Where a language is left empty, its readers get another one.`,
  look: 'See how it will arrive',
  lookAgain: 'See it again',
  shown: 'This is how it will arrive',
  shownHint: 'Nothing has been sent yet.',
  send: 'Send',
  change: 'Change the words',
  told: 'Your words are on their way: everybody gets them once, even if they are sent again.',
  said: 'Said before',
  progress: (sent, waiting) => `Sent: ${sent}, waiting for their hour: ${waiting}.`,
  toConcert: 'To the concert',
  notSent: 'Nothing was sent',
  notSetUp: 'Notices don’t work on this site yet.',
  forOffice: 'The office writes to the audience: that needs the role of the office or the owner.',
  faults: {
    gone: () => 'This concert is over or no longer published: there is nobody left to tell.',
    'no-words': () => 'Write something in one language at least',
    long: (label) => `“${label}” is too long: please shorten it`,
    unreadable: (label) => `“${label}” has nothing to read: please write words`,
  },
}

export const preview: Texts<'preview'> = {
  title: 'Preview of drafts',
  about: 'The button “View on the site” of the panel leads here: it shows a page as it is going to be.',
  notSetUp: 'Previews aren’t set up on this site.',
  toHome: 'To the home page',
  faults: {
    forged:
      'The link is incomplete, or not this site’s. Open the entry in the panel and press “View on the site” again.',
    expired:
      'The link was good for an hour, and that is over. Open the entry in the panel and press “View on the site” again.',
    type: 'Such entries have no page of their own on the site.',
    missing: 'The entry is no longer there, or has no address. Save it in the panel and try again.',
  },
  bar: 'Preview',
  drafts: 'You see drafts',
  published: 'You see what is published',
  toPublished: 'Published version',
  toDrafts: 'Draft',
  leave: 'Leave',
}
