import { beforeEach, describe, expect, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import {
  application,
  contactFormValues,
  request,
} from '../../../src/tools/measure/laboratory/filled-forms.ts'
import { emptyDatabase } from '../database.ts'
import { sendNew } from '../send-form.ts'

let database: D1Database
let letters: Record<string, string>[]
beforeEach(async () => {
  database = await emptyDatabase()
  letters = []
  forgetIsolateCache()
})

const withMail = () => ({
  variables: {
    SITE_URL: 'https://tutti.example',
    MAIL_FROM: 'Orchestra <office@example.org>',
    MAIL_EDITORS: 'editors@example.org',
  },
  bindings: {
    EMAIL: {
      send: async (sent: Record<string, string>) => void letters.push(sent),
    } as unknown as SendEmail,
  },
})
const stored = async () => {
  const { results } = await database.prepare('select content from submission').all<{ content: string }>()
  return results.map(({ content }) => JSON.parse(content))
}
const overrides = /[\u202a-\u202e\u2066-\u2069]/

describe('a name with line breaks and signs that turn what stands around it', () => {
  const name = 'Анна\u202egnp.exe\u2066\r\nBcc: everybody@example.com\r\n\r\nDear all'

  it.each([
    ['/contact', { ...contactFormValues, name }],
    ['/b2b', { ...request, contactName: name, company: name }],
    ['/cast', { ...application, name }],
  ])('sent at %s is one line in the letter to the editors, and no header of it', async (path, fields) => {
    expect((await sendNew(path, fields, withMail())).status).toBe(303)
    expect(letters.map(({ to }) => to)).toEqual(['editors@example.org', 'anna@example.com'])
    for (const { text = '', ...headers } of letters) {
      expect(JSON.stringify(headers)).not.toMatch(/\\r|\\n/)
      expect(`${JSON.stringify(headers)}${text}`).not.toMatch(overrides)
      expect(text).not.toMatch(/^(Bcc|Dear all)/m)
    }
    expect(JSON.stringify(await stored())).not.toMatch(overrides)
    expect(JSON.stringify(await stored())).not.toMatch(/\\r|\\n/)
  })
})
