import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import type { SearchAnswer } from '../../../src/shared/search.ts'
import { visit } from '../visit.ts'

/** The first search evaluates the demo's content service and makes the index; on a busy machine that takes a while. */
beforeAll(async () => {
  await visit('/search')
}, 60_000)
beforeEach(forgetIsolateCache)

const addressOf = (filters: Record<string, string>) =>
  `/concerts?${new URLSearchParams({ city: 'all', ...filters })}`

const htmlOf = async (filters: Record<string, string>) => {
  const response = await visit(addressOf(filters))
  expect(response.status).toBe(200)
  return response.text()
}

interface Payload {
  data: { concerts: { slug: string }[]; instead?: string; period?: object }
}

async function payloadOf(filters: Record<string, string>): Promise<Payload['data']> {
  const response = await visit(addressOf(filters).replace('/concerts?', '/concerts/_payload.json?'))
  return (await response.json<Payload>()).data
}

/** Slugs of the concerts on a page of the schedule. */
const listed = async (filters: Record<string, string>): Promise<string[]> =>
  (await payloadOf(filters)).concerts.map(({ slug }) => slug)

/** Slugs of all concerts that the search finds. */
async function found(q: string): Promise<string[]> {
  const slugs: string[] = []
  for (let page = 1; ; page++) {
    const body = JSON.stringify({ queries: [{ indexUid: 'concert', q, hitsPerPage: 20, page }] })
    const response = await visit('/api/search', { method: 'POST', body })
    const [result] = (await response.json<SearchAnswer>()).results
    slugs.push(...(result?.hits ?? []).map(({ slug }) => slug))
    if (page >= (result?.totalPages ?? 0)) return slugs
  }
}

describe('words in the schedule', () => {
  it.each([
    'циммер',
    'екб',
    'лотр',
    'хисаиси',
    'Ка\u00adзань',
    'ｚｉｍｍｅｒ',
    'звездные саги',
    'циммер казань',
    'циммер, казань',
    'ростов на дону',
    'ципмер',
    'новоси',
    'билеты на концерт казань',
    'rfpfym',
    'ซิมเ',
  ])('find what the search finds: «%s»', async (q) => {
    const slugs = await listed({ q })
    expect(slugs.length).toBeGreaterThan(0)
    expect(slugs.sort()).toEqual((await found(q)).sort())
  })

  it('are one of several filters', async () => {
    const slugs = await listed({ q: 'циммер', city: 'kazan' })
    expect(slugs.length).toBeGreaterThan(0)
    expect(slugs.filter((slug) => !slug.startsWith('hans-zimmer-kazan-'))).toEqual([])
  })

  it('name days, which can be taken off', async () => {
    const html = await htmlOf({ q: 'циммер в декабре' })
    expect(html).toMatch(/aria-label="Убрать: Декабрь \d{4}"/)
    expect(await payloadOf({ q: 'циммер в декабре' })).toMatchObject({ period: { without: 'циммер' } })
  })

  it('of the wrong layout are said to be, with a way to what was typed', async () => {
    const html = await htmlOf({ q: 'rfpfym' })
    expect(html).toContain('Показаны результаты для «казань».')
    expect(html).toContain('href="/search?q=rfpfym&amp;as=typed"')
    expect((await payloadOf({ q: 'rfpfym' })).instead).toBe('казань')
  })

  it.each(['\u200b\u2060\u00ad', '   ', '\u202e\u200f'])('that nobody sees are none', async (q) => {
    expect((await listed({ q })).length).toBe(24)
  })

  it('that find nothing lead on', async () => {
    const html = await htmlOf({ q: 'ыщщщщ' })
    expect(html).toContain('Без этих слов: ')
    expect(html).toContain(`href="/search?q=${encodeURIComponent('ыщщщщ')}"`)
    expect(html).toContain('Искать «ыщщщщ» по всему сайту')
  })

  it('that another city has lead to it', async () => {
    const html = await htmlOf({ q: 'казань', city: 'moscow' })
    expect(html).toContain('Во всех городах: ')
  })

  it.each([
    ['циммера', /^hans-zimmer-/],
    ['питер', /-saint-petersburg-\d+$/],
    ['циммер, казань', /^hans-zimmer-kazan-/],
    ['rfpfym', /-kazan-\d+$/],
  ])('find what is over, too: «%s»', async (q, slug) => {
    expect(await listed({ q, past: '1' })).toContainEqual(expect.stringMatching(slug))
  })

  it('that name nothing find nothing that is over', async () => {
    expect(await listed({ q: 'ыщщщщ', past: '1' })).toEqual([])
  })

  it('are shown as text', async () => {
    const html = await htmlOf({ q: '"><img src=x onerror=alert(1)>циммер' })
    expect(html).not.toContain('<img src=x')
  })

  it('of 2,000 letters are answered with a page', async () => {
    expect((await visit(addressOf({ q: 'я'.repeat(2000) }))).status).toBe(200)
  })
})
