import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'

interface Message {
  to?: string
  subject?: string
  html?: string
  text?: string
}
interface Strapi {
  plugin: () => { provider: { send: (message: Message) => unknown } }
  requestContext?: { get: () => { get: (header: string) => string } | undefined }
}
interface LetterLanguage {
  writeTemplate: (
    inLanguages: { code: string; subject: string; text: string }[],
    link: string,
  ) => { object: string; message: string }
  sendInReadersLanguage: (strapi: Strapi) => void
}
const { writeTemplate, sendInReadersLanguage }: LetterLanguage = createRequire(import.meta.url)(
  '../../src/strapi-project/files/src/tutti/letter-language.js',
)

const link = 'https://north.example/confirm?confirmation=abc'
const inLanguages = [
  { code: 'de', subject: 'Bitte bestätigen', text: 'Öffnen Sie den Link.' },
  { code: 'en', subject: 'Please confirm', text: 'Open the link.' },
]
const { object: subject, message: html } = writeTemplate(inLanguages, link)

/** What Strapi hands to its mailer, as it leaves where the call has this header; `undefined` outside of a call. */
function sent(message: Message, header: string | undefined): Message {
  const letters: Message[] = []
  const email = { provider: { send: (letter: Message) => void letters.push(letter) } }
  const call = header === undefined ? undefined : { get: () => header }
  const strapi = { plugin: () => email, requestContext: { get: () => call } }
  sendInReadersLanguage(strapi)
  email.provider.send(message)
  return letters[0] ?? {}
}

describe('a letter of an orchestra’s Strapi', () => {
  it('has a section for each language in its template', () => {
    expect(subject).toBe('Bitte bestätigen · Please confirm')
    expect(html.match(/<section lang="\w+"/g)).toEqual(['<section lang="de"', '<section lang="en"'])
  })

  it.each([
    ['de', 'Bitte bestätigen', 'Öffnen Sie den Link.', 'Open'],
    ['en', 'Please confirm', 'Open the link.', 'Öffnen'],
  ])('is sent in the language of its reader alone: %s', (language, own, text, foreign) => {
    const letter = sent({ to: 'anna@example.com', subject, html, text: html }, language)
    expect(letter).toMatchObject({ to: 'anna@example.com', subject: own, text: `${text}\n\n${link}` })
    expect(letter.html).toContain(`<p>${text}</p>`)
    expect(letter.html).not.toContain(foreign)
    expect(letter.html?.match(/href="[^"]+"/g)).toEqual([`href="${link}"`])
  })

  it.each([
    ['in no language of the site', { subject, html }, 'kk'],
    ['in any', { subject, html }, '*'],
    ['outside of a call', { subject, html }, undefined],
    ['in one, of a text that an editor has written', { subject: 'Hello', html: '<p>Hello</p>' }, 'de'],
    ['in one, without HTML', { subject: 'Hello' }, 'de'],
  ])('stays as it is for a reader %s', (_, message, header) => {
    expect(sent(message, header)).toEqual(message)
  })

  it('keeps a subject that an editor has written', () => {
    expect(sent({ subject: 'Welcome', html }, 'en').subject).toBe('Welcome')
  })
})
