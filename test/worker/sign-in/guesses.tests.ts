import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { contentUrl, contentWith, fakeContent } from '../fake-content.ts'
import { reset } from '../reset.ts'
import { visit } from '../visit.ts'

beforeEach(async () => {
  await reset()
  forgetIsolateCache()
})

const kv = (env as unknown as { CACHE: KVNamespace }).CACHE
const keysInKv = async () => (await kv.list()).keys.map(({ name }) => name)

const endings: Record<string, string> = { months: '-05', 'concerts for a calendar': '.ics' }

describe('what visitors make up', () => {
  it.each([
    ['cities to filter by', '/concerts?city=zz-'],
    ['programs to filter by', '/concerts?program=zz-'],
    ['months', '/concerts?month=209'],
    ['pages of the schedule', '/concerts?page=9'],
    ['concerts', '/c/zz-'],
    ['pages', '/zz-'],
    ['cities', '/cities/zz-'],
    ['venues', '/venues/zz-'],
    ['posts', '/p/zz-'],
    ['pages of the news', '/news?page=9'],
    ['concerts for a calendar', '/c/zz-'],
    ['artists', '/members/zz-'],
    ['concerts to save', '/saved?slugs=zz-'],
    ['concerts to write about', '/contact?concert=zz-'],
    ['concerts to buy many tickets for', '/en/b2b?concert=zz-'],
    ['cities in a form', '/api/concerts?city=zz-'],
    ['words to search the schedule for', '/concerts?q=zz'],
  ])('as %s is written nowhere', async (name, path) => {
    const guess = (number: number) => visit(`${path}${number}${endings[name] ?? ''}`)
    await guess(1)
    const before = await keysInKv()
    for (let number = 2; number <= 5; number++) await guess(number)
    expect(await keysInKv()).toEqual(before)
  })

  it('shows an empty schedule for an unknown city, and caches no page', async () => {
    const answer = await visit('/concerts?city=zz-1')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-cache')).toBe('BYPASS')
  })

  it('causes no query to the content service in a filter', async () => {
    const content = fakeContent(contentWith([]))
    const ask = (guess: string) =>
      visit(`/concerts?city=${guess}&program=${guess}`, { variables: { CONTENT_URL: contentUrl } })
    await ask('zz-1')
    const before = content.calls()
    for (let number = 2; number <= 5; number++) expect((await ask(`zz-${number}`)).status).toBe(200)
    expect(content.calls()).toBe(before)
  })

  it('causes no query to the content service in a form’s city', async () => {
    const content = fakeContent(contentWith([]))
    const ask = (city: string) =>
      visit(`/api/concerts?city=${city}`, { variables: { CONTENT_URL: contentUrl } })
    await ask('zz-1')
    const before = content.calls()
    for (let number = 2; number <= 5; number++) expect((await ask(`zz-${number}`)).status).toBe(200)
    expect(content.calls()).toBe(before)
  })

  it('is one page in one spelling', async () => {
    const answer = await visit('/c/%6eintendo-moscow-1')
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('/c/nintendo-moscow-1')
  })
})
