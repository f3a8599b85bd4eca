import { beforeEach, describe, expect, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { optionField } from '../../../src/shared/votes.ts'
import { siteSecret } from '../account-site.ts'
import { emptyDatabase } from '../database.ts'
import { sendForm } from '../send-form.ts'
import { origin, visit } from '../visit.ts'

const path = '/vote/film-vote-2026'
const variables = { SITE_SECRET: siteSecret }
const option = 'the-imperial-march'

beforeEach(async () => {
  await emptyDatabase()
  forgetIsolateCache()
})

/** Durable Objects that refuse every vote. */
const refusing = (refusal: object) => {
  const bindings = {
    VOTE_SHARD: { getByName: () => ({ cast: async () => refusal }) },
    VOTE_TALLY: { getByName: () => ({ open: async () => 1 }) },
  }
  return bindings as never
}

/** A vote of a browser that has been given its cookie. */
async function knownBrowser(): Promise<string> {
  const answer = await sendForm(path, { [optionField]: option }, { variables })
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** The answers to a form and to a script while the Durable Objects refuse votes in this way. */
async function voteBothWays(refusal: object): Promise<[page: Response, answer: Response]> {
  const cookie = await knownBrowser()
  const bindings = refusing(refusal)
  return [
    await sendForm(path, { [optionField]: option }, { variables, bindings, headers: { cookie } }),
    await visit(`/api${path}`, {
      variables,
      bindings,
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ option }),
    }),
  ]
}

describe('a vote that isn’t counted', () => {
  it.each([
    ['ahead', 409, 'Голосование ещё не открылось', false],
    ['closed', 409, 'Голосование уже закрыто', false],
    ['unknown-option', 422, 'Такого варианта нет', false],
    ['voted-with-account', 409, 'С этого браузера уже голосовали с аккаунтом', true],
  ])(
    'since it is refused as %s is answered with %i, to a form and to a script: %s; offers to sign in: %s',
    async (refused, status, words, offersLogin) => {
      const [page, answer] = await voteBothWays({ refused })
      const html = await page.text()
      expect(page.status).toBe(status)
      expect(html).toContain('role="alert"')
      expect(html).toContain(words)
      expect(html.includes('class="button" href="/login')).toBe(offersLogin)
      expect([answer.status, await answer.json()]).toEqual([
        status,
        { data: null, error: { status, name: 'VoteRefused', message: refused, details: {} } },
      ])
    },
  )

  it('since too many have come is answered with when one may come again, to a form and to a script', async () => {
    const answers = await voteBothWays({ refused: 'too-many', retryAfterSeconds: 1234 })
    const statuses = answers.map(({ status, headers }) => [status, headers.get('retry-after')])
    expect(statuses).toEqual([
      [429, '1234'],
      [429, '1234'],
    ])
  })
})
