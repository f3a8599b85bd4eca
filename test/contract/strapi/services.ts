import { readFileSync } from 'node:fs'
import { createEmbeddedContent } from '../../../src/strapi-emulator/executor.ts'
import type { Snapshot } from '../../../src/strapi-emulator/row.ts'
import type { Question } from './recorded-questions.ts'

/** Set by `npm run test:contract`, which starts the Strapi. */
export const need = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: these tests are run by npm run test:contract`)
  return value
}

export const strapiUrl = need('STRAPI_URL')
export const today = need('STRAPI_TODAY')

/** What Strapi was filled with. */
export const seededSnapshot: Snapshot = JSON.parse(readFileSync(need('STRAPI_SNAPSHOT'), 'utf8'))

export interface Answer {
  status: number
  body: unknown
}
export type Ask = (question: Question) => Promise<Answer>

const asking =
  (send: (request: Request) => Promise<Response>, url: string): Ask =>
  async (question) => {
    const response = await send(
      new Request(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(question),
      }),
    )
    return { status: response.status, body: await response.json() }
  }

export const askStrapi = asking(fetch, strapiUrl)

export const askEmbedded = (snapshot: Snapshot): Ask =>
  asking(createEmbeddedContent({ now: () => new Date(), snapshot: () => snapshot }), 'http://content.invalid')
