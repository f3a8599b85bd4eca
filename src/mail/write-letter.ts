import type { Letter, LetterConcert } from './letter.ts'
import { writeLetterHtml } from './letter-html.ts'

/** An e-mail as HTML and as plain text; the reader's mail program shows one of them. */
export interface WrittenLetter {
  subject: string
  text: string
  html: string
}

export const writeLetter = (letter: Letter): WrittenLetter => ({
  // A line break in a subject would begin another header.
  subject: letter.subject.replace(/\s+/g, ' ').trim(),
  text: writeLetterText(letter),
  html: writeLetterHtml(letter),
})

/** Writes the plain text: paragraphs with empty lines between them. */
function writeLetterText({
  paragraphs = [],
  concerts = [],
  facts = [],
  links = [],
  quote,
  ...letter
}: Letter): string {
  const { button, note, frame } = letter
  const { sender, home, imprint, subscription } = frame
  return [
    ...paragraphs,
    ...concerts.map(toConcertText),
    facts.map(({ label, text }) => `${label}: ${text}`).join('\n'),
    quote ? [quote.intro, ...quote.text.split('\n').map((line) => `> ${line}`)].join('\n') : '',
    button ? `${button.label}:\n${button.href}` : '',
    ...links.map(({ label, href }) => `${label}:\n${href}`),
    note ?? '',
    [
      '--',
      sender,
      ...(home === undefined ? [] : [home]),
      ...(imprint ? [`${imprint.label}: ${imprint.href}`] : []),
      ...(subscription
        ? [subscription.reason, `${subscription.leave.label}: ${subscription.leave.href}`]
        : []),
    ].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const toConcertText = ({ title, when, where, terms, href }: LetterConcert): string =>
  [title, when, where, terms, href].filter(Boolean).join('\n')
