import { beforeEach, describe, expect, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { visit } from '../visit.ts'

beforeEach(forgetIsolateCache)

const lists = [
  '/concerts?city=all',
  '/concerts?past=1&city=all',
  '/en/concerts?city=moscow',
  '/news?x=1',
  '/en/news?x=1',
  '/search?index=concert',
  '/th/search?q=zimmer&index=concert',
]

/** The address that the answer calls the last page's. */
const lastPageIn = (html: string) =>
  /<a class="button" href="([^"]+)">(?:К последней странице|To the last page|ไปหน้าสุดท้าย)/
    .exec(html)?.[1]
    ?.replaceAll('&amp;', '&')

describe('a page past the end of a list', () => {
  it.each(lists.flatMap((list) => ['499', '501', '1000000000'].map((page) => `${list}&page=${page}`)))(
    '%s is not found, and leads to the last one',
    async (path) => {
      const answer = await visit(path)
      expect(answer.status).toBe(404)
      const last = lastPageIn(await answer.text())
      expect(last?.split('?')[0]).toBe(path.split('?')[0])
      expect((await visit(last ?? '/')).status).toBe(200)
    },
  )

  it('keeps the list’s filters on the way', async () => {
    const answer = await visit('/concerts?city=moscow&past=1&page=400')
    expect(lastPageIn(await answer.text())).toMatch(/^\/concerts\?city=moscow&past=1(&page=\d+)?$/)
  })

  it('leads nowhere where the list is empty', async () => {
    const answer = await visit('/concerts?city=moscow&month=2099-01&page=3')
    expect(answer.status).toBe(404)
    expect(lastPageIn(await answer.text())).toBeUndefined()
  })

  it('is the same to scripts', async () => {
    expect((await visit('/news/_payload.json?page=400')).status).toBe(404)
  })
})
