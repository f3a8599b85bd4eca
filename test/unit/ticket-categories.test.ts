import { describe, expect, it } from 'vitest'
import { toCategoriesVersion, toShownCategories } from '../../src/content/concerts/ticket-categories.ts'

const stalls = { name: 'Партер', price: 450_000 }
const balcony = { name: 'Балкон', price: 150_000 }
const shownOf = (categories: unknown) => toShownCategories(JSON.stringify(categories))

describe('the categories that visitors see', () => {
  it.each<[string, unknown, unknown]>([
    ['with a name and a price', [stalls, balcony], [stalls, balcony]],
    [
      'without a number where many are left',
      [
        { ...stalls, available: 21 },
        { ...balcony, available: 300 },
      ],
      [stalls, balcony],
    ],
    [
      'with their number where few are left, or none',
      [
        { ...stalls, available: 20 },
        { ...balcony, available: 0 },
      ],
      [
        { ...stalls, available: 20 },
        { ...balcony, available: 0 },
      ],
    ],
    ['free of charge', [stalls, { ...balcony, price: 0 }], [stalls, { ...balcony, price: 0 }]],
    ['not without a name', [stalls, balcony, { name: '', price: 1 }], [stalls, balcony]],
    ['not without a price', [stalls, balcony, { name: 'Ложа' }], [stalls, balcony]],
    ['none where only one is left of them', [stalls, { name: 'Ложа' }], []],
    ['none where what is stored isn’t a list of categories', [stalls, { title: 'Ложа' }], []],
    ['none where nothing is stored', null, []],
  ])('%s', (_name, stored, expected) => {
    expect(shownOf(stored)).toEqual(expected)
  })

  it('are none where the seller was never asked', () => {
    expect(toShownCategories(null)).toEqual([])
  })

  it('have a version that changes with each of their facts', () => {
    const lists = [
      [stalls, balcony],
      [balcony, stalls],
      [stalls, { ...balcony, price: 150_001 }],
      [stalls, { ...balcony, available: 3 }],
      [stalls, { ...balcony, name: 'Балкон 2' }],
    ]
    const versions = lists.map(toCategoriesVersion)
    expect(new Set(versions).size).toBe(lists.length)
    expect(toCategoriesVersion([stalls, { ...balcony }])).toBe(versions[0])
    expect(toCategoriesVersion([])).toBeUndefined()
  })
})
