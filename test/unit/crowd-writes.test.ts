import { describe, expect, it } from 'vitest'
import { findCeilings } from '../../src/tools/measure/writes/print-write-table.ts'

describe('what is full first when a crowd writes', () => {
  it('is the part that takes the fewest writes in a second', () => {
    const cost = {
      databaseCalls: 4,
      busiestObject: { name: 'VOTE_SHARD film:3', calls: 0.125 },
      contentCalls: 1,
    }
    expect(findCeilings(cost)).toEqual([
      { part: 'a content service of 20 calls a second', aSecond: 20 },
      { part: 'D1, with 1 ms for a call', aSecond: 250 },
      { part: 'the object VOTE_SHARD film:3', aSecond: 8000 },
    ])
  })

  it('leaves out what a write doesn’t need', () => {
    const cost = { databaseCalls: 2, busiestObject: { name: 'none', calls: 0 }, contentCalls: 0 }
    expect(findCeilings(cost).map(({ part }) => part)).toEqual(['D1, with 1 ms for a call'])
  })
})
