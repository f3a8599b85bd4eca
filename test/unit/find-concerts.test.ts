import { describe, expect, it } from 'vitest'
import type { SearchEngine } from '../../src/search/engine.ts'
import { findConcerts, findPlaces } from '../../src/search/find-concerts.ts'
import { allLocales } from '../../src/shared/locales.ts'
import { createSilentLog } from './silent-log.ts'

const world = { now: Date.parse('2026-11-24T09:00:00Z'), locales: allLocales, log: createSilentLog() }

/** An engine that has these entries for these searches: `concert: казань`, `city: казань`. */
function engineOf(known: Record<string, string[]>) {
  const asked: string[] = []
  const listSlugs: SearchEngine['listSlugs'] = async ({ queries }) =>
    queries.map(({ indexUid, q, days }) => {
      const name = `${indexUid}: ${[q, days?.from].filter(Boolean).join(' ')}`
      asked.push(name)
      return known[name] ?? []
    })
  const search = async () => Promise.reject(new Error('only slugs are asked for'))
  return { engine: { listSlugs, search } satisfies SearchEngine, asked }
}

describe('a list of concerts is narrowed', () => {
  const find = async (typed: string, known: Record<string, string[]>) => {
    const { engine, asked } = engineOf(known)
    const found = await findConcerts(engine, typed, 'ru', world)
    return found && { slugs: [...found.slugs], instead: found.instead, period: found.period?.label, asked }
  }

  it('to what its words find', async () => {
    expect(await find(' Казань ', { 'concert: Казань': ['a', 'b'] })).toEqual({
      slugs: ['a', 'b'],
      instead: undefined,
      period: undefined,
      asked: ['concert: Казань'],
    })
  })

  it('to what the same keys find in another layout, where nothing has what was typed', async () => {
    expect(await find('rfpfym', { 'concert: казань': ['a'] })).toMatchObject({
      slugs: ['a'],
      instead: 'казань',
    })
  })

  it('to nothing where no spelling finds anything, and it isn’t said that one was tried', async () => {
    expect(await find('rfpfym', {})).toMatchObject({ slugs: [], instead: undefined })
  })

  it('to the days that its words name', async () => {
    expect(await find('казань в декабре', { 'concert: казань 2026-12-01': ['a'] })).toMatchObject({
      slugs: ['a'],
      period: 'Декабрь 2026',
    })
  })

  it.each(['', ' ', '\u200b'])('by no words as «%s»', async (typed) => {
    expect(await find(typed, {})).toBeUndefined()
  })
})

describe('places of what is over are named', () => {
  const find = (typed: string, known: Record<string, string[]>) =>
    findPlaces(engineOf(known).engine, typed, 'ru', world)

  it('word by word', async () => {
    const known = { 'program: циммер': ['zimmer'], 'city: казань': ['kazan'], 'venue: казань': ['hall'] }
    expect(await find('циммер казань', known)).toEqual([
      { programs: ['zimmer'], cities: [], venues: [] },
      { programs: [], cities: ['kazan'], venues: ['hall'] },
    ])
  })

  it('not by words of which one names none', async () => {
    expect(await find('циммер нигде', { 'program: циммер': ['zimmer'] })).toBeUndefined()
  })

  it('in another layout', async () => {
    expect(await find('rfpfym', { 'city: казань': ['kazan'] })).toEqual([
      { programs: [], cities: ['kazan'], venues: [] },
    ])
  })

  it('by no words at all as everything', async () => {
    expect(await find('', {})).toEqual([])
  })
})
