import { describe, expect, it } from 'vitest'
import type { Comparison } from '../../src/features/desk/evenings/compare-evening.ts'
import type { ListedEvening } from '../../src/features/desk/evenings/evening-service.ts'
import { toEveningName, toEveningState, toReason } from '../../src/features/desk/evenings/evening-words.ts'
import { inboxQuerySchema, toInboxFilter, toInboxSearch } from '../../src/features/desk/forms/inbox-forms.ts'

const compared = (value: number, isBehind = false): Comparison => ({
  kind: 'program',
  measure: 'tickets',
  count: 7,
  isBehind,
  usual: { low: [], middle: [], high: [] },
  now: { distance: 30, value, low: 40, middle: 50, high: 60, isClear: true },
})
const unclear: Comparison = {
  ...compared(20),
  now: { distance: 30, value: 20, low: 1, middle: 20, high: 60, isClear: false },
}
const { now: _, ...early } = compared(50)
const evening = (more: Partial<ListedEvening> = {}): ListedEvening =>
  ({
    concert: 'near',
    program: 'zimmer',
    city: 'kazan',
    status: 'scheduled',
    isSoldOut: false,
    daysLeft: 30,
    curve: { tickets: [] },
    ...more,
  }) as ListedEvening

describe('how an evening goes', () => {
  it.each<[string, Partial<ListedEvening>, string]>([
    ['less than others', { comparison: compared(20, true) }, 'behind'],
    ['as others', { comparison: compared(60) }, 'usual'],
    ['better than others', { comparison: compared(61) }, 'ahead'],
    ['too early to say', { comparison: early }, 'unknown'],
    ['nothing to compare with', {}, 'unknown'],
    ['others that differ too much', { comparison: unclear }, 'unknown'],
    ['sold out, though behind', { isSoldOut: true, comparison: compared(20, true) }, 'soldOut'],
    ['cancelled, though sold out', { status: 'cancelled', isSoldOut: true }, 'cancelled'],
    ['over', { daysLeft: -1, comparison: compared(20, true) }, 'over'],
    ['today', { daysLeft: 0, comparison: compared(20, true) }, 'behind'],
    ['over and sold out', { daysLeft: -1, isSoldOut: true }, 'soldOut'],
  ])('%s: %j', (_what, more, state) => {
    expect(toEveningState(evening(more)).state).toBe(state)
  })

  it.each([
    [[10, 25, null], 25],
    [[null, 0, null], 0],
    [[null, null], undefined],
    [undefined, undefined],
  ])('has of the sold shares %j the last known: %s', (sold, share) => {
    expect(toEveningState(evening({ curve: { tickets: [], ...(sold ? { sold } : {}) } })).share).toBe(share)
  })

  it('is explained by numbers, and by how many others there are', () => {
    expect(toReason(compared(20, true), 'en')).toMatch(/30.*20.*40.*60.*7/)
    expect(toReason({ ...compared(20, true), measure: 'sold' }, 'en')).toMatch(/20\s?%.*40.*60\s?%/)
    expect(toReason(unclear, 'en')).toBe(
      'No verdict: for concerts of this program it differs too much by then, from 1 to 60.',
    )
    expect(toReason(early, 'en')).toBe('')
    expect(toReason(undefined, 'en')).toBe('')
  })
})

describe('the name of an evening', () => {
  const names = {
    programs: [{ slug: 'zimmer', name: 'Music of Zimmer' }],
    cities: [{ slug: 'kazan', names: { en: { name: 'Kazan' } } }],
  } as unknown as Parameters<typeof toEveningName>[1]

  it.each<[Partial<ListedEvening>, object]>([
    [{ title: 'Gala' }, { name: 'Gala', city: 'Kazan' }],
    [{}, { name: 'Music of Zimmer', city: 'Kazan' }],
    [
      { program: 'bach', city: 'omsk' },
      { name: 'near', city: '' },
    ],
  ])('with %j is %j', (more, expected) => {
    expect(toEveningName(evening(more), names, 'en')).toEqual(expected)
  })
})

describe('the list of the inbox', () => {
  it.each([
    [{}, { view: 'open', form: undefined, search: '', from: undefined }],
    [
      { view: 'stuck', form: 'contact', q: 'anna', from: 'abc' },
      { view: 'stuck', form: 'contact', search: 'anna', from: 'abc' },
    ],
    [
      { view: 'x', form: 'x', q: 'x'.repeat(201), from: 'x'.repeat(41) },
      { view: 'open', form: undefined, search: '', from: undefined },
    ],
    [
      { q: 'x'.repeat(200), from: 'x'.repeat(40), form: ['contact'] },
      { view: 'open', form: undefined, search: 'x'.repeat(200), from: 'x'.repeat(40) },
    ],
  ])('of %j is %j', (query, filter) => {
    expect(toInboxFilter(inboxQuerySchema.parse(query), 'anna')).toEqual({ ...filter, reader: 'anna' })
  })

  it.each([
    [{}, ''],
    [{ view: 'open', q: '' }, ''],
    [{ view: 'removals' }, '?view=removals'],
    [{ view: 'open', form: 'contact', q: 'a&b', from: 'c' }, '?form=contact&q=a%26b&from=c'],
  ] as const)('%j has the address «%s»', (query, address) => {
    expect(toInboxSearch(query)).toBe(address)
  })
})
