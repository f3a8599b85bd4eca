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
      .filter(({ path, dimension }) => path === '/' && dimension === 'source')
      .sort((one, other) => other.count - one.count)
    expect(sources.length).toBe(maxValuesOfPath + 1)
    expect(sources[0]).toMatchObject({ value: otherValues, count: 5 })
  })

  it.each([
    ['view', 5000],
    ['search-miss', 500],
    ['missing', 300],
    ['ticket', 2000],
  ] as const)('of the kind %s have %d paths, and the rest together', (kind, most) => {
    const sums = createDaySums([])
    for (let each = 0; each < most + 7; each += 1) sums.add({ ...view(`/${each}`), kind }, 1)
    const paths = sums.takeChanged().filter(({ path, dimension }) => path !== '' && dimension === '')
    // The whole site is one of the paths that are counted.
    expect(paths.length).toBe(most)
    expect(paths.find(({ path }) => path === otherValues)).toMatchObject({ count: 8 })
    expect(paths.reduce((sum, { count }) => sum + count, 0)).toBe(most + 7)
  })

  it('are bounded, whatever paths and facts are sent', () => {
    const sums = createDaySums([])
    for (let each = 0; each < 6000; each += 1)
      for (let source = 0; source < 12; source += 1)
        sums.add(view(`/${each}`, { source: `${source}.example`, city: `RU/${source}` }), 1)
    const all = sums.takeChanged()
    expect(all.length).toBeLessThan(maxSums + 100)
    expect(all.find(({ path, dimension }) => path === '' && dimension === '')?.count).toBe(72_000)
  })

  it('have facts of the site alone once they are full', () => {
    const kept = Array.from({ length: maxSums }, (_, at) => ({
      kind: 'view' as const,
      path: `/c/${at}`,
      dimension: '' as const,
      value: '',
      count: 1,
    }))
    const sums = createDaySums(kept)
    sums.add(view('/c/7', { source: 'vk.com' }), 1)
    expect(shown(sums).filter((sum) => sum.includes('source'))).toEqual(['view  source vk.com 1'])
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
