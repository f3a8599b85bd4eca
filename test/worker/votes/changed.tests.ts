import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { VoteSpec } from '../../../src/content/programs/vote-spec.ts'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { makeVoterCookie, toIdCreatedAt } from '../../../src/features/votes/voter.ts'
import { optionField } from '../../../src/shared/votes.ts'
import { app } from '../../../src/worker/app.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { siteSecret } from '../account-site.ts'
import { emptyDatabase } from '../database.ts'
import { sendForm } from '../send-form.ts'
import { origin } from '../visit.ts'

const slug = 'film-vote-2026'
const variables = { SITE_SECRET: siteSecret, HOOK_SECRET: 'a secret of the hook' }

beforeEach(async () => {
  await emptyDatabase()
  forgetIsolateCache()
})

describe('what an editor changes', () => {
  it('is heard by who adds votes up as soon as the webhook is called', async () => {
    const heard: VoteSpec[] = []
    const { VOTE_TALLY } = env as { VOTE_TALLY?: { getByName: (name: string) => object } }
    const listening = {
      getByName: (name: string) => ({
        ...VOTE_TALLY?.getByName(name),
        read: async (spec: VoteSpec) => {
          heard.push(spec)
          return { version: 0, counts: {}, isFinal: false }
        },
      }),
    }
    const context = createExecutionContext()
    const request = new Request(`${origin}/api/hooks/content`, {
      method: 'POST',
      headers: { authorization: `Bearer ${variables.HOOK_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify({ event: 'entry.update', model: 'vote', entry: { slug } }),
    })
    const answer = await app.fetch(request, { ...env, ...variables, VOTE_TALLY: listening } as never, context)
    await waitOnExecutionContext(context)
    expect(answer.status).toBe(202)
    expect(heard.map(({ vote }) => vote)).toContain(slug)
  })
})

describe('the limit of calls', () => {
  const refusing: RateLimit = { limit: async () => ({ success: false }) }

  it('that holds for forms doesn’t hold for votes', async () => {
    const bindings = { WRITE_LIMIT: refusing }
    const answer = await sendForm(`/vote/${slug}`, { [optionField]: 'hes-a-pirate' }, { variables, bindings })
    expect(answer.status).toBe(200)
  })

  it('of votes gives the form back', async () => {
    const bindings = { VOTE_LIMIT: refusing }
    const answer = await sendForm(`/vote/${slug}`, { [optionField]: 'hes-a-pirate' }, { variables, bindings })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
  })
})

it('a browser’s cookie says since when it is known', async () => {
  const cookie = await makeVoterCookie({ secret: siteSecret })
  expect(Math.abs(toIdCreatedAt(cookie) - nowMs())).toBeLessThan(60_000)
  expect(cookie).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\./)
})
