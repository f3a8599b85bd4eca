import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../src/config/config.ts'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { answerRows } from '../../fixtures/rows-answer.ts'
import { contentUrl, contentWith, goodConcert } from '../fake-content.ts'
import { beginFresh } from '../fresh-site.ts'
import { visit } from '../visit.ts'

/** What partners ask again, and what KV has of it. */
const secret = 'a-secret-of-the-tests'
const variables = { CONTENT_URL: contentUrl, HOOK_SECRET: secret, LOCALES: 'ru' }

beginFresh()

/** KV that counts what answers write: what the Publisher writes goes past it. */
function countWrites() {
  const { CACHE: kv } = env as Bindings
  if (!kv) throw new Error('the tests need KV')
  const written: { key: string; seconds: number | undefined }[] = []
  const CACHE = {
    get: (...asked: Parameters<typeof kv.get>) => kv.get(...asked),
    put: async (key: string, text: string, options?: KVNamespacePutOptions) => {
      written.push({ key, seconds: options?.expirationTtl })
      await kv.put(key, text, options)
    },
    // The Worker calls nothing else of it.
  } as unknown as KVNamespace
  return { written, CACHE }
}

/** A site, whose content service says of each partner's query how many it has been asked before. */
function openSite(length = 1) {
  const { written, CACHE } = countWrites()
  const state = { queries: 0, isDown: false, concerts: [goodConcert] }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const body = await new Request(input, init).text()
    if (state.isDown) return new Response('', { status: 503 })
    if (!body.includes('_publication')) return answerRows(body, contentWith(state.concerts)())
    state.queries += 1
    return Response.json({ data: { cities: { data: [{ id: `${state.queries}`.repeat(length) }] } } })
  })
  const ask = async (slug = 'kazan', headers: Record<string, string> = {}) => {
    const query = `{ cities(filters: { slug: { eq: "${slug}" } }) { data { id } } }`
    const body = JSON.stringify({ query })
    const answer = await visit('/graphql', { variables, bindings: { CACHE }, method: 'POST', headers, body })
    return /"id":"(.+?)"/.exec(await answer.text())?.[1]
  }
  const publish = async (name: string) => {
    state.concerts = [{ ...goodConcert, slug: name }]
    const headers = { authorization: `Bearer ${secret}` }
    const body = JSON.stringify({ event: 'entry.publish', model: 'concert', entry: { slug: name } })
    await visit('/api/hooks/content', { variables, method: 'POST', headers, body })
  }
  return { state, written, ask, publish }
}

const later = (seconds: number) => vi.setSystemTime(nowMs() + seconds * 1000)

/**
 * Plays a course of events: `ask`, `own` (with an authorization of the partner's own), `new` (another isolate), `save` (an editor
 * publishes, and the webhook tells), `down` (the content service), and a number of seconds that pass.
 */
async function play(course: string, length = 1) {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { state, written, ask, publish } = openSite(length)
  let last: string | undefined
  let saves = 0
  for (const event of course.split(' ')) {
    if (event === 'ask') last = await ask()
    else if (event === 'own') last = await ask('kazan', { authorization: 'Bearer of-a-partner' })
    else if (event === 'new') forgetIsolateCache()
    else if (event === 'down') state.isDown = true
    else if (event === 'save') {
      saves += 1
      await publish(`concert-${saves}`)
      later(1)
    } else later(Number(event))
  }
  return { writes: written.length, queries: state.queries, last: Number(last?.slice(0, 1)) }
}

describe('a partner’s query', () => {
  it.each([
    ['asked once', 'ask', 0, 1, 1],
    ['asked again', 'ask ask', 1, 1, 1],
    ['asked often', 'ask ask ask ask ask', 1, 1, 1],
    ['asked once in each of two isolates', 'ask new ask', 0, 2, 2],
    ['asked again, and then in another isolate', 'ask ask new ask', 1, 1, 1],
    ['asked again in another isolate, often', 'ask ask new ask ask ask', 1, 1, 1],
    ['asked in another isolate ten minutes later', 'ask ask new 600 ask', 2, 2, 2],
    ['asked with an authorization', 'own own own', 0, 3, 3],
    ['asked with an authorization, and then without', 'own own ask', 0, 3, 3],
    ['asked without an authorization, and then with one', 'ask ask own new own', 1, 3, 3],
    ['asked again after something was published', 'ask ask save ask', 2, 2, 2],
    ['asked in another isolate after something was published', 'ask ask save new ask', 2, 2, 2],
    ['asked by an isolate that was idle while another published', 'ask ask 20 save ask', 2, 2, 2],
    ['asked where nothing has changed since the webhook', 'ask save ask ask new ask', 1, 2, 2],
    ['asked in another isolate during an outage of an hour', 'ask ask 3590 new down ask', 1, 1, 1],
  ])('%s: writes to KV, queries, and which answer comes last', async (_, course, writes, queries, last) => {
    expect(await play(course)).toEqual({ writes, queries, last })
  })

  it('with a long answer writes nothing, however often it is asked', async () => {
    expect(await play('ask ask new ask', 66_000)).toEqual({ writes: 0, queries: 3, last: 3 })
  })

  it('is kept for an hour, under a key that doesn’t say what was asked', async () => {
    const { written, ask } = openSite()
    await ask('a-secret-plan')
    await ask('a-secret-plan')
    expect(written).toEqual([{ key: expect.stringMatching(/^graphql:3:[0-9a-f]{32}$/), seconds: 3600 }])
  })

  it('writes nothing for a flood of different ones, and no more than ten in an hour for the same twice', async () => {
    const { written, ask } = openSite()
    for (let index = 0; index < 30; index++) await ask(`once-${index}`)
    expect(written).toEqual([])
    for (let index = 0; index < 30; index++) await ask(`once-${index}`)
    expect(written).toHaveLength(10)
    forgetIsolateCache()
    for (const slug of ['one', 'one', 'another', 'another']) await ask(slug)
    expect(written).toHaveLength(10)
  })
})

describe('a partner’s query to the demo', () => {
  const body = JSON.stringify({ query: '{ concerts(sort: "date:desc") { data { attributes { date } } } }' })
  const askDemo = async (CACHE: KVNamespace) =>
    (await visit('/graphql', { bindings: { CACHE }, method: 'POST', body })).text()

  it('is kept when it is asked again, and made anew once the demo’s day is over', async () => {
    const { written, CACHE } = countWrites()
    const midnight = Math.ceil(nowMs() / 86_400_000) * 86_400_000
    vi.setSystemTime(midnight - 1000)
    const answers = [await askDemo(CACHE), await askDemo(CACHE)]
    expect(written).toHaveLength(1)
    forgetIsolateCache()
    answers.push(await askDemo(CACHE))
    expect([new Set(answers).size, written.length]).toEqual([1, 1])
    vi.setSystemTime(midnight + 1000)
    await askDemo(CACHE)
    expect(written).toHaveLength(2)
  })
})
