import { describe, expect, it } from 'vitest'
import { noteTurns, splitByNow, withBegunBehind } from '../../src/content/concerts/around-now.ts'
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
const begin = Date.parse('2026-11-27T14:00:00Z')
/** It ends at 16:00 UTC. */
const tonight = concert('2026-11-27', '17:00')
/** It ends at 18:00 UTC. */
const later = concert('2026-11-27', '19:00')
const nextWeek = concert('2026-12-04', '19:00')
/** It ends when the later one begins. */
const endOfTonight = Date.parse('2026-11-27T16:00:00Z')

function listAt(list: readonly (typeof tonight)[]) {
  return (now: number) => {
    const goodUntil = { at: Number.POSITIVE_INFINITY }
    noteTurns({ ...createEmbeddedService(now).service, goodUntil }, list)
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

  it('are known until the next one begins, or the millisecond after it ends, whoever reads them', () => {
    const read = listAt([tonight, later, nextWeek])
    const seen = [noon, noon + minuteMs, begin, endOfTonight, endOfTonight + 1].map(
      (at) => read(at).goodUntil,
    )
    const endOfLater = Date.parse('2026-11-27T18:00:00Z')
    expect(seen).toEqual([begin, begin, endOfTonight, endOfTonight + 1, endOfLater + 1])
  })

  it('have no such end while none of them is within a day', () => {
    expect(listAt([nextWeek])(noon).goodUntil).toBe(Number.POSITIVE_INFINITY)
  })

  it('are looked at again when a day begins: a concert of that day may begin and end', () => {
    const read = listAt([nextWeek])
    read(noon)
    const thatDay = Date.parse('2026-12-04T09:00:00Z')
    expect(read(thatDay).goodUntil).toBe(Date.parse('2026-12-04T16:00:00Z'))
    expect(read(thatDay + 12 * 60 * minuteMs).ahead).toEqual([])
  })

  it('are those of an earlier instant where the clock has gone back', () => {
    const read = listAt([tonight, nextWeek])
    read(endOfTonight + minuteMs)
    expect(read(noon).ahead).toEqual([tonight, nextWeek])
  })
})

describe('a list of concerts opens with one that is still to begin', () => {
  const scheduled = { status: 'scheduled' as const }
  const [begun, evening, sameDay, tomorrow] = [
    { ...tonight, ...scheduled },
    { ...concert('2026-11-28', '12:00'), ...scheduled },
    { ...concert('2026-11-28', '19:00'), ...scheduled },
    { ...concert('2026-11-29', '19:00'), ...scheduled },
  ] as const

  it('before the first concert begins, in the order of time', () => {
    expect(withBegunBehind([begun, evening, tomorrow], begin - 1)).toEqual([begun, evening, tomorrow])
  })

  it('from its beginning behind the first day with another one', () => {
    expect(withBegunBehind([begun, evening, sameDay, tomorrow], begin)).toEqual([
      evening,
      sameDay,
      begun,
      tomorrow,
    ])
  })

  it('at the end where there is no later day', () => {
    expect(withBegunBehind([begun, evening], begin)).toEqual([evening, begun])
  })

  it('or with what is under way where nothing else is left', () => {
    expect(withBegunBehind([begun], begin)).toEqual([begun])
  })

  it('and a cancelled concert keeps its place', () => {
    const cancelled = { ...begun, status: 'cancelled' as const }
    expect(withBegunBehind([cancelled, evening], begin)).toEqual([cancelled, evening])
  })
})
