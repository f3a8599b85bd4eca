import { describe, expect, it } from 'vitest'
import { noteEnds, splitByNow } from '../../src/content/concerts/around-now.ts'
import { createEmbeddedService } from './emulator-service.ts'

const minuteMs = 60_000
/** Friday noon in Moscow. */
const noon = Date.parse('2026-11-27T09:00:00Z')

const concert = (date: string, time: string) => ({
  date,
  time,
  timeZone: 'Europe/Moscow',
  durationMinutes: 120,
})
/** It ends at 16:00 UTC. */
const tonight = concert('2026-11-27', '17:00')
/** It ends at 18:00 UTC. */
const later = concert('2026-11-27', '19:00')
const nextWeek = concert('2026-12-04', '19:00')
const endOfTonight = Date.parse('2026-11-27T16:00:00Z')

function listAt(list: readonly (typeof tonight)[]) {
  return (now: number) => {
    const goodUntil = { at: Number.POSITIVE_INFINITY }
    noteEnds({ ...createEmbeddedService(now).service, goodUntil }, list)
    const { ahead } = splitByNow(list, now)
    return { ahead, goodUntil: goodUntil.at }
  }
}

describe('the concerts of a list that are ahead', () => {
  it('are the same object until one of them is over', () => {
    const read = listAt([tonight, later, nextWeek])
    const { ahead } = read(noon)
    expect(read(endOfTonight).ahead).toBe(ahead)
    expect(read(endOfTonight + 1).ahead).toEqual([later, nextWeek])
  })

  it('are known until the millisecond after the next one ends, whoever reads them', () => {
    const read = listAt([tonight, later, nextWeek])
    const seen = [noon, noon + minuteMs, endOfTonight + 1].map((at) => read(at).goodUntil)
    const endOfLater = Date.parse('2026-11-27T18:00:00Z')
    expect(seen).toEqual([endOfTonight + 1, endOfTonight + 1, endOfLater + 1])
  })

  it('have no such end while none of them is within a day', () => {
    expect(listAt([nextWeek])(noon).goodUntil).toBe(Number.POSITIVE_INFINITY)
  })

  it('are looked at again when a day begins: a concert of that day may end', () => {
    const read = listAt([nextWeek])
    read(noon)
    const thatDay = Date.parse('2026-12-04T09:00:00Z')
    expect(read(thatDay).goodUntil).toBe(Date.parse('2026-12-04T18:00:00Z') + 1)
    expect(read(thatDay + 12 * 60 * minuteMs).ahead).toEqual([])
  })

  it('are those of an earlier instant where the clock has gone back', () => {
    const read = listAt([tonight, nextWeek])
    read(endOfTonight + minuteMs)
    expect(read(noon).ahead).toEqual([tonight, nextWeek])
  })
})
