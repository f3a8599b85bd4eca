import { describe, expect, it } from 'vitest'
import { createBoundedMemory } from '../../src/cache/memory.ts'
import { randomFor, seed } from './seed.ts'

describe('a bounded memory', () => {
  it('gives back what was set', () => {
    const memory = createBoundedMemory<string>(10)
    memory.set('a', 'value', 5)
    expect(memory.get('a')).toBe('value')
  })

  it('knows nothing of a key that was never set', () => {
    expect(createBoundedMemory<string>(10).get('a')).toBeUndefined()
  })

  it('holds the newer of two values of a key', () => {
    const memory = createBoundedMemory<string>(10)
    memory.set('a', 'old', 5)
    memory.set('a', 'new', 5)
    expect(memory.get('a')).toBe('new')
  })

  it('holds as much as its bound', () => {
    const memory = createBoundedMemory<string>(10)
    memory.set('a', 'A', 5)
    memory.set('b', 'B', 5)
    expect([memory.get('a'), memory.get('b')]).toEqual(['A', 'B'])
  })

  it('lets go of what was used longest ago', () => {
    const memory = createBoundedMemory<string>(10)
    memory.set('a', 'A', 5)
    memory.set('b', 'B', 5)
    memory.get('a')
    memory.set('c', 'C', 5)
    expect([memory.get('a'), memory.get('b'), memory.get('c')]).toEqual(['A', undefined, 'C'])
  })

  it('lets go of as many as it takes', () => {
    const memory = createBoundedMemory<string>(10)
    for (const key of ['a', 'b', 'c']) memory.set(key, key, 3)
    memory.set('d', 'd', 9)
    expect(['a', 'b', 'c', 'd'].map((key) => memory.get(key))).toEqual([undefined, undefined, undefined, 'd'])
  })

  it('does not take what is larger than itself, and keeps the rest', () => {
    const memory = createBoundedMemory<string>(10)
    memory.set('a', 'A', 5)
    memory.set('b', 'B', 11)
    expect([memory.get('a'), memory.get('b')]).toEqual(['A', undefined])
  })

  it('forgets the old value when the new one is larger than itself', () => {
    const memory = createBoundedMemory<string>(10)
    memory.set('a', 'small', 5)
    memory.set('a', 'large', 11)
    expect(memory.get('a')).toBeUndefined()
  })

  it('counts a replaced value once', () => {
    const memory = createBoundedMemory<string>(10)
    memory.set('a', 'A', 4)
    for (let time = 0; time < 100; time++) memory.set('b', 'B', 6)
    expect(memory.get('a')).toBe('A')
  })

  it('is empty and has all its room again after a clear', () => {
    const memory = createBoundedMemory<string>(10)
    memory.set('a', 'A', 10)
    memory.clear()
    memory.set('b', 'B', 5)
    memory.set('c', 'C', 5)
    expect([memory.get('a'), memory.get('b'), memory.get('c')]).toEqual([undefined, 'B', 'C'])
  })

  it('gives the room of what was removed to others', () => {
    const memory = createBoundedMemory<string>(10)
    memory.set('a', 'A', 5)
    memory.set('b', 'B', 5)
    memory.delete('a')
    memory.set('c', 'C', 5)
    expect([memory.get('a'), memory.get('b'), memory.get('c')]).toEqual([undefined, 'B', 'C'])
  })

  it(`holds what was used last, as much of it as its bound, whatever is done to it (seed ${seed})`, () => {
    const random = randomFor('memory')
    const memory = createBoundedMemory<number>(100)
    /** What it should hold, what was used last at the end. */
    let held: { key: string; bytes: number }[] = []
    const bytesIn = (entries: typeof held) => entries.reduce((sum, { bytes }) => sum + bytes, 0)
    let found = 0
    for (let step = 0; step < 3000; step++) {
      const key = `key${random.whole(0, 19)}`
      const known = held.find((entry) => entry.key === key)
      const others = held.filter((entry) => entry.key !== key)
      if (random.chance(0.5)) {
        const bytes = random.whole(1, 40)
        memory.set(key, bytes, bytes)
        held = [...others, { key, bytes }]
        while (bytesIn(held) > 100) held.shift()
      } else {
        expect(memory.get(key)).toBe(known?.bytes)
        if (!known) continue
        held = [...others, known]
        found += 1
      }
    }
    expect(found).toBeGreaterThan(100)
  })
})
