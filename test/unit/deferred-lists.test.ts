import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NotFound, UpstreamFailed } from '../../src/errors.ts'
import { contentPage } from '../../src/features/submissions/pages/content-page.tsx'
import { bySlugPage } from '../../src/pages/by-slug.tsx'
import type { PublicPage } from '../../src/rendering/define-page.ts'
import { barePage } from './bare-page.ts'

/**
 * Lists are asked for while it isn't known yet whether their page exists. Where it doesn't, each of them fails,
 * and those that the page never gets to see must not count as unhandled.
 */
const page: PublicPage<{ slug: string }, object> = {
  // A page that doesn't exist reads no deferred list.
  ...barePage('ru', '/no-such-page'),
  params: { slug: 'no-such-page' },
}

let unhandled: unknown[] = []
const listen = (reason: unknown) => unhandled.push(reason)
beforeEach(() => {
  unhandled = []
  process.on('unhandledRejection', listen)
})
afterEach(() => {
  process.off('unhandledRejection', listen)
})

/** Node names what is unhandled once the microtasks are done. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

describe('the lists of a page that is not there', () => {
  it.each([
    ['/{slug}', (none: Promise<never>) => bySlugPage.loadDeferred?.(page, none)],
    ['an editor’s page', (none: Promise<never>) => contentPage('charity').loadDeferred?.(page, none)],
  ] as const)('leave nothing unhandled: %s', async (_name, loadDeferred) => {
    for (const error of [new NotFound('/no-such-page'), new UpstreamFailed('content', 500, 'broken')]) {
      const deferred = loadDeferred(Promise.reject(error)) ?? {}
      // What the page is given is the server's to look after (`http/serve-page.tsx`).
      const settled = await Promise.allSettled(Object.values(deferred))
      expect(settled.length).toBeGreaterThan(0)
    }
    await nextTurn()
    expect(unhandled).toEqual([])
  })
})
