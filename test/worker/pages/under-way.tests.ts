import { describe, expect, it, vi } from 'vitest'
import { contentUrl, contentWith, fakeContent, goodConcert } from '../fake-content.ts'
import { beginFresh } from '../fresh-site.ts'
import { visit } from '../visit.ts'

beginFresh()

const variables = { CONTENT_URL: contentUrl }
const concert = { ...goodConcert, date: '2099-12-02', time: '19:30:00.000', durationMinutes: 120 }
const tomorrow = { ...goodConcert, slug: 'tomorrow', date: '2099-12-03' }
/** 19:30 in Moscow. */
const begin = Date.parse('2099-12-02T16:30:00Z')
const isSold = (html: string) => /href="[^"]*\/c\/good-concert\/tickets"/.test(html)

const read = async (path: string, now: number) => {
  vi.setSystemTime(now)
  return (await visit(path, { variables })).text()
}

describe('a page that was stored a minute before a concert begins', () => {
  it.each([
    '/',
    '/concerts',
    '/concerts?when=today',
    '/cities/kazan',
    '/c/good-concert',
    '/embed/cities/kazan',
    '/c/good-concert/evening',
  ])('%s sells it until then, and from then on says that it is under way', async (path) => {
    fakeContent(contentWith([concert, tomorrow]))
    const before = await read(path, begin - 60_000)
    const after = await read(path, begin)
    expect([isSold(before), before.includes('Идёт сейчас')]).toEqual([true, false])
    expect([isSold(after), after.includes('Идёт сейчас')]).toEqual([false, true])
  })

  it('is «on now» for its guests, and says nothing of sales', async () => {
    fakeContent(contentWith([concert]))
    const html = await read('/c/good-concert/evening', begin)
    expect(html).toContain('<p class="evening-kind">Идёт сейчас</p>')
    expect(html).not.toContain('больше не продаются')
  })

  it('sells on where the editor says that late entry is sold, and says that it is under way too', async () => {
    fakeContent(contentWith([{ ...concert, lateEntry: true }, tomorrow]))
    await read('/concerts', begin - 60_000)
    const after = await read('/concerts', begin)
    expect([isSold(after), after.includes('Идёт сейчас')]).toEqual([true, true])
  })

  it.each(['/', '/concerts'])('%s opens with the concert of tomorrow once it is', async (path) => {
    fakeContent(contentWith([concert, tomorrow]))
    const slugs = async (now: number) =>
      /class="stub".*?href="\/c\/([\w-]+)"/s.exec(await read(path, now))?.[1]
    expect([await slugs(begin - 60_000), await slugs(begin)]).toEqual(['good-concert', 'tomorrow'])
  })
})
