import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createIsolateState } from '../../../src/cache/cache.ts'
import { createKvCache } from '../../../src/cache/kv-cache.ts'
import { copyTally } from '../../../src/features/votes/copy-tally.ts'
import { createVoteMethods, type VoteDeps } from '../../../src/features/votes/vote-service.ts'
import { createLog } from '../../../src/log.ts'
import type { VoteResults } from '../../../src/shared/votes.ts'
import { siteSecret } from '../account-site.ts'
import {
  ballot,
  beginVote,
  openSpec,
  options,
  shardOf,
  shards,
  tallies,
  tallyOf,
  vote,
} from '../vote-world.ts'

const [march] = options
const at = 1_800_000_000_000
const content = { url: 'https://content.test', token: 'votes-only' }
let database: D1Database
let now = at

beforeEach(async () => {
  database = await beginVote()
  now = at
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})

const service = (more: Partial<VoteDeps> = {}) => {
  const log = createLog({ requestId: 'test' })
  const waitUntil = () => undefined
  return createVoteMethods({
    shards,
    tallies,
    secret: siteSecret,
    shardCounts: new Map(),
    cache: createKvCache(createIsolateState<VoteResults>(1000), {
      kv: undefined,
      now: () => now,
      waitUntil,
      log,
    }),
    database,
    content,
    now: () => now,
    log,
    ...more,
  })
}

const freeze = (slug = vote) =>
  copyTally(database, { vote: slug, shards: 1, counts: { [march]: 3 }, frozenAt: at - 1000 })
const rowOf = (slug = vote) =>
  database
    .prepare('select written_at, write_tries, write_fault, next_write_at from vote where slug = ?')
    .bind(slug)
    .first<{
      written_at: number | null
      write_tries: number
      write_fault: string | null
      next_write_at: number
    }>()

/** A Strapi of version 4 or 5 that contains the vote. */
function answerAs(entry: object, putStatus = 200) {
  const put: { url: string; body: unknown; token: string | null }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (init?.method !== 'PUT') return Response.json({ data: [entry] })
    const token = new Headers(init.headers).get('authorization')
    put.push({ url: String(url), body: JSON.parse(String(init.body)), token })
    return Response.json({}, { status: putStatus })
  })
  return put
}

describe('the scheduled run', () => {
  it('closes what an operator wants closed', async () => {
    await tallyOf(vote).open(openSpec())
    await shardOf(vote).cast(ballot('anna', march))
    await copyTally(database, { vote, shards: 1, counts: {} })
    await database.prepare('update vote set close_asked_at = 1').run()
    await service({ content: undefined }).runScheduled()
    expect(await tallyOf(vote).read()).toMatchObject({ counts: { [march]: 1 }, isFinal: true })
  })

  it.each([
    ['4', () => ({ id: 7, attributes: { slug: vote } }), '/api/votes/7'],
    ['5', () => ({ id: 7, documentId: 'abc123', slug: vote }), '/api/votes/abc123'],
  ])('writes a result into Strapi %s, once', async (_, entry, path) => {
    const put = answerAs(entry())
    await freeze()
    await service().runScheduled()
    now += 24 * 60 * 60_000
    await service().runScheduled()
    const results = { counts: { [march]: 3 }, total: 3, closedAt: new Date(at - 1000).toISOString() }
    expect(put).toEqual([
      { url: `${content.url}${path}`, body: { data: { results } }, token: 'Bearer votes-only' },
    ])
    const [asked] = vi.mocked(globalThis.fetch).mock.calls.map(([url]) => new URL(String(url)))
    expect([asked?.pathname, asked?.searchParams.get('filters[slug][$eq]')]).toEqual(['/api/votes', vote])
  })

  it('tries again with growing pauses, and says why meanwhile', async () => {
    answerAs({ id: 7 }, 403)
    await freeze()
    await service().runScheduled()
    await service().runScheduled()
    expect(await rowOf()).toEqual({
      written_at: null,
      write_tries: 1,
      write_fault: 'the content service answered 403',
      next_write_at: at + 60_000,
    })
    expect(await service().readState()).toEqual({ isConfigured: true, unwritten: 1, failing: 1 })
    now = at + 60_000
    answerAs({ id: 7 })
    await service().runScheduled()
    expect(await rowOf()).toMatchObject({ written_at: now, write_fault: null })
  })

  it.each([
    [0, 1],
    [1, 2],
    [8, 256],
    [9, 360],
    [99, 360],
  ])('after %i tries that were refused waits %i minutes for the next', async (tries, minutes) => {
    answerAs({ id: 7 }, 403)
    await freeze()
    await database.prepare('update vote set write_tries = ?').bind(tries).run()
    await service().runScheduled()
    expect(await rowOf()).toMatchObject({ write_tries: tries + 1, next_write_at: at + minutes * 60_000 })
  })

  it('writes nothing of votes that are open, nor of wishes', async () => {
    const put = answerAs({ id: 7 })
    await copyTally(database, { vote, shards: 1, counts: { [march]: 3 } })
    await freeze('wish:hans-zimmer')
    await service().runScheduled()
    expect(put).toEqual([])
  })

  it('goes on while the database fails', async () => {
    await database.exec('drop table vote')
    await expect(service().runScheduled()).resolves.toBeUndefined()
  })
})
