import { beforeEach, describe, expect, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { reset } from '../reset.ts'
import { origin, visit } from '../visit.ts'

beforeEach(async () => {
  forgetIsolateCache()
  await reset()
})

const read = async (path: string) => (await visit(path)).text()
const statusOf = async (path: string) => (await visit(path)).headers.get('x-cache')

/** Reads the prices of the schedule's rows, in their order. */
const prices = (html: string): number[] =>
  [...html.matchAll(/class="buy[^>]*>от ([\d\s\u00a0]+)\u00a0₽</g)].map(([, digits = '']) =>
    Number(digits.replace(/\D/g, '')),
  )
const rows = (html: string) => html.match(/class="stub"/g)?.length ?? 0

describe('the schedule', () => {
  it('is sorted by price, the cheapest first', async () => {
    const shown = prices(await read('/concerts?city=moscow&sort=price'))
    expect(shown.length).toBeGreaterThan(3)
    expect(shown).toEqual(shown.toSorted((one, other) => one - other))
  })

  it('goes on over its pages in that order', async () => {
    const [first, second] = [
      await read('/concerts?city=all&sort=price'),
      await read('/concerts?city=all&sort=price&page=2'),
    ]
    expect(prices(first).length).toBeGreaterThan(3)
    expect(Math.max(...prices(first))).toBeLessThanOrEqual(Math.min(...prices(second)))
    expect(rows(second)).toBe(24)
  })

  it('holds no price above the one that was asked for', async () => {
    const shown = prices(await read('/concerts?city=all&price=2000'))
    expect(shown.length).toBeGreaterThan(3)
    expect(Math.max(...shown)).toBeLessThanOrEqual(2000)
  })

  it('says which price was asked for', async () => {
    expect(await read('/concerts?city=all&price=2000')).toContain('<option value="2000" selected>')
  })

  it('names the month that was asked for among its choices, however far it is', async () => {
    expect(await read('/concerts?city=all&month=2099-05')).toContain('<option value="2099-05" selected>')
  })

  it('is chosen by words and by price at once', async () => {
    const html = await read(`/concerts?city=all&q=${encodeURIComponent('Москва')}&price=3000`)
    expect(prices(html).length).toBeGreaterThan(0)
    expect(Math.max(...prices(html))).toBeLessThanOrEqual(3000)
    expect(html).not.toContain('Казань, ')
  })

  it('has no page after its last', async () => {
    expect((await visit('/concerts?city=all&sort=price&page=400')).status).toBe(404)
  })

  it.each(['sort=price', 'price=2000', 'when=today', 'when=weekend', 'when=2027-01'])(
    'with %s is canonical to the plain one',
    async (filter) => {
      expect(await read(`/concerts?city=all&${filter}`)).toContain(
        `<link rel="canonical" href="${origin}/concerts"/>`,
      )
    },
  )
})

describe('the schedule offers', () => {
  const chips = (html: string) =>
    [...(/<nav class="chips".*?<\/nav>/.exec(html)?.[0] ?? '').matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(
      ([, href = '', words = '']) => [words.trim(), href.replaceAll('&amp;', '&')] as const,
    )

  it('its months with the number of their concerts, and back from one', async () => {
    const all = await read('/concerts?city=moscow')
    const months = [...all.matchAll(/href="\/concerts\?city=moscow&amp;month=(20\d\d-\d\d)">/g)]
    expect(months.length).toBeGreaterThan(2)
    const month = months[1]?.[1]
    const ofMonth = await read(`/concerts?city=moscow&month=${month}`)
    expect(ofMonth).toContain('<a href="/concerts?city=moscow" aria-current="true">')
    expect(rows(ofMonth)).toBeGreaterThan(0)
  })

  it('concerts for children, and nothing else there', async () => {
    const shelf = chips(await read('/concerts?city=all')).find(([words]) => words === 'Для детей')
    expect(shelf?.[1]).toBe('/concerts?city=all&children=1')
    expect(rows(await read('/concerts?city=all&children=1&program=joe-hisaishi'))).toBeGreaterThan(0)
    expect(rows(await read('/concerts?city=all&children=1&program=attack-on-titan'))).toBe(0)
  })

  it('to take off each filter that is asked for', async () => {
    const html = await read('/concerts?city=moscow&price=2000&available=1&children=1')
    expect(chips(html).filter(([words]) => !/\d/.test(words) || words.startsWith('до'))).toEqual(
      expect.arrayContaining([
        ['Москва', '/concerts?city=all&available=1&children=1&price=2000'],
        ['Есть билеты', '/concerts?city=moscow&children=1&price=2000'],
        ['Для детей', '/concerts?city=moscow&available=1&price=2000'],
      ]),
    )
  })

  it('nothing of the kind for what is over', async () => {
    const html = await read('/concerts?past=1')
    expect(html).not.toContain('class="months"')
    expect(chips(html)).toEqual([])
  })
})

describe('the schedule as a calendar', () => {
  const calendar = (query: string) => read(`/concerts?city=moscow&view=calendar${query}`)
  const days = (html: string) => [...html.matchAll(/<section id="day-([\d-]+)">/g)].map(([, day = '']) => day)
  const steps = (html: string) =>
    [...html.matchAll(/<a rel="(?:prev|next) nofollow" href="([^"]+)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    )

  it('shows the month of the next concert, whose days lead to their concerts', async () => {
    const html = await calendar('')
    const [first = ''] = days(html)
    expect(html).toContain('<table class="calendar">')
    expect(html).toContain(`<a href="#day-${first}"`)
    expect(html).toMatch(
      /href="\/concerts\?city=moscow&amp;view=calendar&amp;month=20\d\d-\d\d" aria-current="true"/,
    )
    expect(rows(html)).toBeGreaterThan(0)
  })

  it('steps to the months beside it, and back to the list of the same concerts', async () => {
    const html = await calendar('&month=2027-01&available=1')
    const address = (month: string) => `/concerts?city=moscow&available=1&view=calendar&month=${month}`
    expect(steps(html)).toEqual([address('2026-12'), address('2027-02')])
    expect(html).toContain('href="/concerts?city=moscow&amp;available=1&amp;month=2027-01"')
    expect(days(html).every((day) => day.startsWith('2027-01'))).toBe(true)
  })

  it('has months that are over, in the order of their days', async () => {
    const shown = days(await read('/concerts?city=all&view=calendar&month=2026-09'))
    expect(shown.length).toBeGreaterThan(3)
    expect(shown).toEqual(shown.toSorted())
  })

  it('has an empty month with the ways on', async () => {
    const html = await calendar('&month=2099-05')
    expect(html).toContain('<table class="calendar">')
    expect(html).not.toContain('class="day-list"')
    expect(html).toContain('В Москве на май 2099 концертов пока нет.')
    expect(steps(html)).toHaveLength(2)
  })

  it('is canonical to the list', async () => {
    expect(await calendar('')).toContain(`<link rel="canonical" href="${origin}/concerts"/>`)
  })
})

describe('a program’s dates side by side', () => {
  const compared = (html: string) =>
    [...html.matchAll(/<tr><th scope="row"><a href="\/c\/([^"]+)">.*?<\/tr>/g)].map(([row]) => row)

  it('are up to twenty rows of a table, with the price or the state of the tickets', async () => {
    const html = await read('/hans-zimmer?view=dates')
    const found = compared(html)
    expect(found.length).toBeGreaterThan(8)
    expect(found.length).toBeLessThanOrEqual(20)
    expect(found.every((row) => /Есть билеты|Остал|Последние|проданы|Отмен|Дата|Скоро/.test(row))).toBe(true)
    expect(found.some((row) => row.includes('class="buy"'))).toBe(true)
  })

  it('are a link away from the rows, and back, and canonical to them', async () => {
    expect(await read('/hans-zimmer')).toContain('href="/hans-zimmer?view=dates#concerts"')
    const html = await read('/hans-zimmer?view=dates')
    expect(html).toContain('href="/hans-zimmer#concerts"')
    expect(html).toContain(`<link rel="canonical" href="${origin}/hans-zimmer"/>`)
  })

  it('are the plain page for any other view', async () => {
    expect(await statusOf('/hans-zimmer')).toBe('MISS')
    expect(await statusOf('/hans-zimmer?view=x')).toBe('HIT')
  })
})

describe('one stored page answers', () => {
  it.each([
    ['all prices up to a step', 'price=2100', 'price=3000'],
    ['a price that is none', 'price=abc', ''],
    ['an order that is none', 'sort=x', ''],
    ['days that are none', 'when=never', ''],
    ['both spellings of a month', 'when=2027-01', 'month=2027-01'],
    ['what is over, at any price', 'past=1&price=2000&sort=price', 'past=1'],
  ])('%s', async (_what, asked, same) => {
    expect(await statusOf(`/concerts?city=all&${asked}`)).toBe('MISS')
    expect(await statusOf(`/concerts?city=all&${same}`)).toBe('HIT')
  })
})

describe('a city in a month without concerts', () => {
  it('offers its other dates, and the whole schedule', async () => {
    const html = await read('/concerts?city=moscow&month=2099-05')
    expect(html).toContain('В Москве на май 2099 концертов пока нет.')
    expect(html).toContain('В Москве в другие дни')
    expect(rows(html)).toBe(4)
    expect(html).toContain('href="/concerts?city=moscow"')
  })

  it('says so in other languages', async () => {
    expect(await read('/en/concerts?city=moscow&month=2099-05')).toContain(
      'No concerts in Moscow in May 2099 yet.',
    )
  })
})

describe('the home city', () => {
  it('is read by hall, and by date', async () => {
    expect(await read('/cities/moscow')).toContain('id="venue-')
    const byDate = await read('/cities/moscow?by=date')
    expect(byDate).toContain('id="month-')
    expect(byDate).not.toContain('id="venue-')
  })

  it('by date is canonical to the plain page', async () => {
    expect(await read('/cities/moscow?by=date')).toContain(
      `<link rel="canonical" href="${origin}/cities/moscow"/>`,
    )
  })

  it('by anything else is the plain page', async () => {
    expect(await statusOf('/cities/moscow')).toBe('MISS')
    expect(await statusOf('/cities/moscow?by=x')).toBe('HIT')
  })
})
