import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../src/content/parts/manifest.ts'
import {
  createIsolateParts,
  type PublishedContent,
  readChangedAt,
} from '../../src/content/parts/published-content.ts'
import { createSilentLog } from './silent-log.ts'

const now = Date.UTC(2026, 10, 29, 12)
const before: Manifest = { version: 1, at: now - 3_600_000, parts: {} }
const newer: Manifest = { version: 2, at: now - 15_000, parts: {} }

/** An isolate that has looked so many seconds ago, since when something was published. */
function openIsolate(
  lookedSecondsAgo: number | undefined,
  stored: { manifest?: Manifest } = { manifest: newer },
) {
  const behind: Promise<unknown>[] = []
  const isolate = createIsolateParts()
  if (lookedSecondsAgo !== undefined)
    Object.assign(isolate, { manifest: before, lookedAt: now - lookedSecondsAgo * 1000 })
  const content: PublishedContent = {
    isolate,
    source: {
      readManifest: async () => stored.manifest,
      readPart: async () => undefined,
      publish: async () => stored.manifest,
      readState: async () => undefined,
    },
    now: () => now,
    waitUntil: (work) => void behind.push(work),
    log: createSilentLog(),
  }
  return { content, settle: () => Promise.all(behind) }
}

describe('when what is published last changed', () => {
  it.each([
    ['it has never looked', undefined, true, newer.at],
    ['it looked a moment ago', 5, true, before.at],
    ['it looked ten seconds ago', 10, true, before.at],
    ['it looked more than ten seconds ago', 10.001, true, newer.at],
    ['it was idle for a minute, and nobody waits', 60, false, before.at],
  ])('is said by an isolate, where %s', async (_, lookedSecondsAgo, waits, changedAt) => {
    const { content } = openIsolate(lookedSecondsAgo)
    expect(await readChangedAt(content, { waits })).toBe(changedAt)
  })

  it('is known after the answer where nobody waited', async () => {
    const { content, settle } = openIsolate(60)
    await readChangedAt(content)
    await settle()
    expect(await readChangedAt(content)).toBe(newer.at)
  })

  it('is unknown where nothing is published', async () => {
    const { content } = openIsolate(undefined, {})
    expect(await readChangedAt(content, { waits: true })).toBe(0)
  })

  it('is the beginning of the day with the demo', async () => {
    const { content } = openIsolate(undefined)
    expect(await readChangedAt({ ...content, contentDay: '2026-11-29' })).toBe(Date.UTC(2026, 10, 29))
  })
})
