import { expect, it } from 'vitest'
import { chooseLaterSpec, toShardLimit, toShardName } from '../../src/features/votes/vote-rules.ts'

it.each([
  [1200, 1, 1200],
  [1200, 2, 1200],
  [1200, 8, 300],
  [3000, 7, 858],
  [60, 16, 8],
])('of a limit of %i, each of %i shards allows an address %i', (limit, shards, share) => {
  expect(toShardLimit(limit, shards)).toBe(share)
})

const saidAt = (changedAt: number) => ({ vote: 'encore', changedAt })

it.each([
  ['the later', saidAt(1), saidAt(2), 2],
  ['the later, though it is known', saidAt(2), saidAt(1), 2],
  ['what is known, where nothing is given', saidAt(1), undefined, 1],
  ['what is given, where nothing is known', undefined, saidAt(1), 1],
])('of two copies of a vote %s counts', (_, known, given, changedAt) => {
  expect(chooseLaterSpec(known, given)?.changedAt).toBe(changedAt)
})

it('takes what is given of two that are equally old', () => {
  const given = { ...saidAt(1), options: ['march'] }
  expect(chooseLaterSpec(saidAt(1), given)).toBe(given)
})

it('names each shard of each vote', () => {
  expect([toShardName('encore', 0), toShardName('wish:zimmer', 1)]).toEqual(['encore:0', 'wish:zimmer:1'])
})
