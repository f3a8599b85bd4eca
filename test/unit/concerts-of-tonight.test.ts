import { expect, it } from 'vitest'
import { readConcerts } from '../../src/content/concerts/concerts.ts'
import { isOver, toConcertEnd, toConcertSpan } from '../../src/content/concerts/ticket-state.ts'
import { createEmbeddedService } from './emulator-service.ts'

const today = '2026-11-23'
const { service } = createEmbeddedService(Date.parse(`${today}T03:00Z`))
const readAt = async (now: number) => {
  const content = { ...service, now: () => now }
  return (await readConcerts(content, 'ru', { when: 'upcoming' })).concerts
}
const all = await readAt(Date.parse(`${today}T03:00Z`))
const ends = all.map(toConcertEnd).sort((one, other) => one - other)
const [firstEnd = 0] = ends
const nextEnd = ends.find((end) => end > firstEnd) ?? 0
const beginnings = all.map((concert) => toConcertSpan(concert).start)
const nextTurn = Math.min(nextEnd + 1, ...beginnings.filter((start) => start > firstEnd))

it('a concert leaves the list when it is over, and the next one comes up', async () => {
  expect((await readAt(firstEnd)).map(({ slug }) => slug).toSorted()).toEqual(
    all.map(({ slug }) => slug).toSorted(),
  )
  const left = await readAt(firstEnd + 1)
  expect(left.slice(0, all.length - 1)).toEqual(all.filter((concert) => !isOver(concert, firstEnd + 1)))
  expect(left.length).toBe(all.length)
})

it('what is left is the same list until another concert begins or ends, so that its HTML is used again', async () => {
  const left = await readAt(firstEnd + 1)
  expect(await readAt(nextTurn - 1)).toBe(left)
  expect(await readAt(nextTurn)).not.toEqual(left)
})

it('a clock that was set back brings back what it hasn’t seen end', async () => {
  const left = await readAt(firstEnd + 1)
  await readAt(nextEnd + 1)
  expect(await readAt(firstEnd + 1)).toEqual(left)
})
