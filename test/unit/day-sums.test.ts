import { describe, expect, it } from 'vitest'
import { createDaySums, maxSums, maxValuesOfPath } from '../../src/features/statistics/day-sums.ts'
import {
  type Occurrence,
  otherValues,
  readOccurrenceKey,
  toOccurrenceKey,
} from '../../src/features/statistics/statistics-kinds.ts'

const view = (path: string, facts: Occurrence['facts'] = {}): Occurrence => ({
  kind: 'view',
  path,
  hour: '2026-11-26T19',
  facts,
})

const shown = (sums: ReturnType<typeof createDaySums>) =>
  sums
    .takeChanged()
    .map(({ kind, path, dimension, value, count }) => [kind, path, dimension, value, count].join(' ').trim())

describe('the sums of a day', () => {
  it('count a view for the site and for its page, by hour and by each fact', () => {
    const sums = createDaySums([])
    sums.add(view('/c/near', { source: 'vk.com', city: 'RU/Moscow' }), 2)
    expect(shown(sums)).toEqual([
      'view    2',
      'view  hour 2026-11-26T19 2',
      'view  source vk.com 2',
      'view  city RU/Moscow 2',
      'view /c/near   2',
      'view /c/near hour 2026-11-26T19 2',
      'view /c/near source vk.com 2',
      'view /c/near city RU/Moscow 2',
    ])
  })

  it('go on from what was added up before, and tell what has changed since the last time', () => {
    const sums = createDaySums([{ kind: 'view', path: '', dimension: '', value: '', count: 40 }])
    sums.add(view(''), 1)
    expect(shown(sums)).toEqual(['view    41', 'view  hour 2026-11-26T19 1'])
    expect(shown(sums)).toEqual([])
  })

  it('of a page have thirty sources, and the rest together', () => {
    const sums = createDaySums([])
    for (let each = 0; each < maxValuesOfPath + 5; each += 1)
      sums.add(view('/', { source: `${each}.example` }), 1)
    const sources = sums
      .takeChanged()
      .filter(({ path, dimension, count }) => path === '/' && dimension === 'source' && count > 0)
      .sort((one, other) => other.count - one.count)
    expect(sources.length).toBe(maxValuesOfPath + 1)
    expect(sources[0]).toMatchObject({ value: otherValues, count: 5 })
    // The oldest of the smallest make room.
    expect(sources.some(({ value }) => value === '4.example')).toBe(false)
    expect(sources.some(({ value }) => value === '34.example')).toBe(true)
  })

  it.each([
    ['view', 5000],
    ['search-miss', 500],
    ['missing', 300],
    ['ticket', 2000],
  ] as const)('of the kind %s have %d paths, and the rest together', (kind, most) => {
    const sums = createDaySums([])
    sums.add({ ...view('/often'), kind }, 2)
    for (let each = 0; each < most + 6; each += 1) sums.add({ ...view(`/${each}`), kind }, 1)
    const all = sums.takeChanged()
    const paths = all.filter(({ path, dimension, count }) => path !== '' && dimension === '' && count > 0)
    expect(paths.length).toBe(most + 1)
    expect(paths.find(({ path }) => path === '/often')?.count).toBe(2)
    expect(paths.find(({ path }) => path === otherValues)).toMatchObject({ count: 7 })
    expect(paths.reduce((sum, { count }) => sum + count, 0)).toBe(most + 8)
    expect(all.find(({ path, dimension }) => path === otherValues && dimension === 'hour')).toMatchObject({
      value: '2026-11-26T19',
      count: 7,
    })
    // Sums that made room are told, so that they are deleted where they were stored.
    expect(all.filter(({ count }) => count === 0).map(({ path }) => path)).toContain('/0')
  })

  it('are bounded, whatever paths and facts are sent', () => {
    const sums = createDaySums([])
    for (let each = 0; each < 2000; each += 1)
      for (let source = 0; source < 12; source += 1)
        sums.add(view(`/${each}`, { source: `${source}.example`, city: `RU/${source}` }), 1)
    const all = sums.takeChanged().filter(({ count }) => count > 0)
    expect(all.length).toBeLessThan(maxSums + 100)
    expect(all.find(({ path, dimension }) => path === '' && dimension === '')?.count).toBe(24_000)
  })
})

describe('an occurrence as a text', () => {
  it.each([
    ['without facts', view('/c/near')],
    ['of a query', { ...view('щелкунчик вологда'), kind: 'search-miss' as const }],
    ['with some facts', view('/', { campaign: 'spring sale', device: 'mobile' })],
    ['with all facts', view('/', { source: 'a', campaign: 'b', country: 'RU', city: 'RU/c', device: 'd' })],
  ])('%s is read again', (_what, occurrence) => {
    expect(readOccurrenceKey(toOccurrenceKey(occurrence))).toEqual(occurrence)
  })

  it.each(['', 'view', 'click\n/\n2026-11-26T19\n\n\n\n\n', `${toOccurrenceKey(view('/'))}\n`])(
    '%j is none',
    (text) => {
      expect(readOccurrenceKey(text)).toBeUndefined()
    },
  )
})
