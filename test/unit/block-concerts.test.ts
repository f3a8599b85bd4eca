import { describe, expect, it } from 'vitest'
import { chooseBlockStates, readBlockConcerts } from '../../src/content/concerts/block-concerts.ts'
import type { ConcertsBlock } from '../../src/content/text/blocks.ts'
import { createEmbeddedService } from './emulator-service.ts'

const today = '2026-11-25'
const now = Date.parse(`${today}T12:00:00Z`)
const { service } = createEmbeddedService(now)

const blockOf = (wanted: Omit<ConcertsBlock, 'kind'>): ConcertsBlock => ({ kind: 'concerts', ...wanted })
const ofCity = blockOf({ citySlug: 'kazan', limit: 50 })
const ofProgram = blockOf({ programSlug: 'hans-zimmer', limit: 50 })
const ofBoth = blockOf({ citySlug: 'moscow', programSlug: 'hans-zimmer', limit: 50 })
const few = blockOf({ limit: 2 })
const blocks = [few, ofCity, { kind: 'rich-text', html: '<p>Words</p>' }, ofProgram, ofBoth] as const

describe('lists of concerts in the blocks of an entry', () => {
  it('have what each block asks for, soonest first, and nothing of what is over', async () => {
    const lists = await readBlockConcerts(service, 'ru', blocks)
    const concertsOf = (block: ConcertsBlock) => lists.get(block)?.concerts ?? []
    const different = (block: ConcertsBlock, kind: 'city' | 'program') => [
      ...new Set(concertsOf(block).map((concert) => concert[kind]?.slug)),
    ]
    expect([...lists.keys()]).toEqual([few, ofCity, ofProgram, ofBoth])
    expect(concertsOf(few)).toHaveLength(2)
    expect(different(ofCity, 'city')).toEqual(['kazan'])
    expect(different(ofCity, 'program').length).toBeGreaterThan(1)
    expect(different(ofProgram, 'program')).toEqual(['hans-zimmer'])
    expect(different(ofProgram, 'city').length).toBeGreaterThan(1)
    expect([different(ofBoth, 'city'), different(ofBoth, 'program')]).toEqual([['moscow'], ['hans-zimmer']])
    for (const block of [few, ofCity, ofProgram]) {
      const dates = concertsOf(block).map(({ date }) => date)
      expect(dates).toEqual(dates.toSorted())
      expect(dates[0]?.localeCompare(today)).toBeGreaterThanOrEqual(0)
    }
  })

  it('are the same object while each of them is, so that a page of them is known to be unchanged', async () => {
    const first = await readBlockConcerts(service, 'ru', blocks)
    expect(await readBlockConcerts(service, 'ru', blocks)).toBe(first)
    expect(await readBlockConcerts(service, 'en', blocks)).not.toBe(first)
    expect(await readBlockConcerts(service, 'ru', [...blocks])).not.toBe(first)
  })

  it('are another object once a concert of one of them is over', async () => {
    const both = [few, blockOf({ citySlug: 'novosibirsk', limit: 50 })] as const
    const first = await readBlockConcerts(service, 'ru', both)
    const tomorrow = { ...service, now: () => now + 24 * 3_600_000 }
    const later = await readBlockConcerts(tomorrow, 'ru', both)
    expect(later.get(both[1])).toBe(first.get(both[1]))
    expect(later.get(few)).not.toBe(first.get(few))
    expect(later).not.toBe(first)
  })

  it('are one object for all entries that have none', async () => {
    const none = await readBlockConcerts(service, 'ru', [])
    expect(none.size).toBe(0)
    expect(await readBlockConcerts(service, 'en', blocks.slice(2, 3))).toBe(none)
  })

  it('have ticket states that change with time, of every list', async () => {
    const lists = await readBlockConcerts(service, 'ru', [few, ofCity])
    const states = chooseBlockStates(lists, now)
    expect(states).toHaveLength(2 + (lists.get(ofCity)?.concerts.length ?? 0))
    expect(states).not.toContain('past')
    const late = new Set(chooseBlockStates(lists, Date.parse('2100-01-01T00:00:00Z')))
    expect([...late].filter((state) => state !== 'cancelled')).toEqual(['past'])
  })
})
