import { describe, expect, it } from 'vitest'
import type { ConcertSummary } from '../../src/content/concerts/concert-summary.ts'
import { chooseAudience } from '../../src/features/notices/audience.ts'
import {
  type ChangeKind,
  findConcertChanges,
  isStillTrue,
} from '../../src/features/notices/concert-changes.ts'
import {
  type ConcertState,
  isByClock,
  isSameConcertState,
  toConcertState,
} from '../../src/features/notices/concert-state.ts'

const now = Date.UTC(2026, 10, 23, 9)
const concert: ConcertSummary = {
  slug: 'kazan-zimmer',
  date: '2026-12-05',
  time: '19:00:00.000',
  timeZone: 'Europe/Moscow',
  status: 'scheduled',
  soldOut: false,
  lastTickets: false,
  ticket: { kind: 'frame', host: 'intickets', seanceId: '1' },
  city: { slug: 'kazan', name: 'Казань', namePrepositional: 'Казани' },
  venue: { slug: 'hall', name: 'Зал' },
  program: { slug: 'zimmer', name: 'Циммер' },
}
const stateOf = (changes: Partial<ConcertSummary> = {}, at = now, cast: string[] = []): ConcertState =>
  toConcertState(
    { ...concert, ...changes },
    cast.map((slug) => ({ slug })),
    at,
  )

const ahead = '2026-11-24T09:00:00Z'
const noTickets = { kind: 'none' } as const
const perm = { slug: 'perm', name: 'Пермь', namePrepositional: 'Перми' }
const elsewhere = { slug: 'palace', name: 'Дворец' }
type Edit = Partial<ConcertSummary>
/** It began an hour ago. */
const begun = { date: '2026-11-23', time: '11:00' } as const

const table: [string, Edit | undefined, Edit, ChangeKind | undefined][] = [
  ['nobody knew of', undefined, {}, 'announced'],
  ['nobody knew of, with tickets later', undefined, { onSaleAt: ahead }, 'announced'],
  ['nobody knew of, cancelled already', undefined, { status: 'cancelled' }, undefined],
  ['nobody knew of, postponed already', undefined, { status: 'postponed' }, undefined],
  ['nobody knew of, and over', undefined, { date: '2026-11-22' }, undefined],
  ['nobody knew of, and under way', undefined, begun, undefined],
  ['that has begun, with tickets back', { ...begun, soldOut: true }, begun, undefined],
  ['whose sale begins', { onSaleAt: ahead }, {}, 'on-sale'],
  ['that gets a link to tickets', { ticket: noTickets }, {}, 'on-sale'],
  ['whose tickets are back', { soldOut: true }, {}, 'returned'],
  ['that sells out', {}, { soldOut: true }, undefined],
  ['that sells out before its sale began', { onSaleAt: ahead }, { soldOut: true }, undefined],
  ['whose last tickets are on sale', {}, { lastTickets: true }, undefined],
  ['on another day', {}, { date: '2026-12-06' }, 'moved'],
  ['on another day, with tickets back', { soldOut: true }, { date: '2026-12-06' }, 'moved'],
  ['at another hour', {}, { time: '20:00:00.000' }, 'moved'],
  ['that has an hour now', { time: undefined }, {}, 'moved'],
  ['in another hall', {}, { venue: elsewhere }, 'moved'],
  ['in another city', {}, { city: perm, venue: elsewhere }, 'moved'],
  [
    'in another city, in a hall without a name',
    { venue: undefined },
    { city: perm, venue: undefined },
    'moved',
  ],
  ['whose city has another slug', {}, { city: perm }, undefined],
  ['online', {}, { status: 'moved_online' }, 'moved'],
  [
    'that is rescheduled to a day',
    { status: 'postponed' },
    { status: 'rescheduled', date: '2027-01-10' },
    'moved',
  ],
  ['that takes place after all', { status: 'cancelled' }, {}, 'moved'],
  ['that is postponed', {}, { status: 'postponed' }, 'postponed'],
  [
    'that was postponed, on another day now',
    { status: 'postponed' },
    { status: 'postponed', date: '2027-01-10' },
    undefined,
  ],
  ['that is cancelled', {}, { status: 'cancelled' }, 'cancelled'],
  ['that is cancelled and moved', {}, { status: 'cancelled', date: '2026-12-06' }, 'cancelled'],
  ['that was postponed and is cancelled', { status: 'postponed' }, { status: 'cancelled' }, 'cancelled'],
  ['that is another program', {}, { program: { slug: 'bach', name: 'Бах' } }, undefined],
  ['that is longer', {}, { durationMinutes: 180 }, undefined],
  ['that is over', { soldOut: true }, { date: '2026-11-22' }, undefined],
]

describe('of a concert', () => {
  it.each(table)('%s, people are told what matters', (_what, before, after, news) => {
    // Absent fields are those that content leaves out.
    const known = before && stateOf(before as Partial<ConcertSummary>)
    expect(findConcertChanges(known, stateOf(after))).toBe(news)
  })
})

describe('of who plays', () => {
  const [anna, boris] = ['anna-orlova', 'boris-lvov']
  const withCast = (cast: string[], changes: Edit = {}) => stateOf(changes, now, cast)
  const { cast: _unknown, ...older } = stateOf()
  it.each<[string, ConcertState, ConcertState, ChangeKind | undefined]>([
    ['another soloist', withCast([anna]), withCast([boris]), 'cast'],
    ['a guest more', withCast([anna]), withCast([anna, boris]), 'cast'],
    ['a guest less', withCast([anna, boris]), withCast([anna]), 'cast'],
    ['a first soloist', withCast([]), withCast([anna]), 'cast'],
    ['the same in another order', withCast([anna, boris]), withCast([boris, anna]), undefined],
    ['the same, one twice', withCast([anna]), withCast([anna, anna]), undefined],
    ['another day as well', withCast([anna]), withCast([boris], { date: '2026-12-06' }), 'moved'],
    [
      'that the concert is cancelled as well',
      withCast([anna]),
      withCast([], { status: 'cancelled' }),
      'cancelled',
    ],
    ['whom an older version of the site didn’t store', older, withCast([anna]), undefined],
  ])('people are told: %s', (_what, known, seen, news) => {
    expect(findConcertChanges(known, seen)).toBe(news)
  })

  it('nothing is told any more where the former cast is back', () => {
    expect(isStillTrue('cast', withCast([boris]), withCast([boris]))).toBe(true)
    expect(isStillTrue('cast', withCast([boris]), withCast([anna]))).toBe(false)
    expect(isStillTrue('cast', withCast([boris]), withCast([boris], { status: 'cancelled' }))).toBe(false)
  })

  it('a change takes its time to settle, as others do', () => {
    expect(isSameConcertState(withCast([anna]), withCast([boris]))).toBe(false)
    expect(isByClock(withCast([anna]), withCast([boris]))).toBe(false)
  })
})

describe('what has changed', () => {
  it('by the clock alone needs no time to settle', () => {
    const onSaleAt = '2026-11-23T10:00:00Z'
    expect(isByClock(stateOf({ onSaleAt }), stateOf({ onSaleAt }, Date.parse(onSaleAt)))).toBe(true)
  })

  it('by an editor who opens the sale does', () => {
    expect(isByClock(stateOf({ onSaleAt: ahead }), stateOf())).toBe(false)
  })

  it('is nothing where an editor has mended a name', () => {
    expect(isSameConcertState(stateOf(), stateOf({ venue: { slug: 'hall', name: 'Большой зал' } }))).toBe(
      true,
    )
  })
})

describe('is told', () => {
  it.each([
    ['announced', ['city:kazan', 'program:zimmer', 'wish:zimmer/kazan', 'near:kazan']],
    ['on-sale', ['tickets:kazan-zimmer']],
    ['returned', ['tickets:kazan-zimmer']],
    ['moved', ['concert:kazan-zimmer', 'saved:kazan-zimmer', 'tickets:kazan-zimmer']],
    ['cancelled', ['concert:kazan-zimmer', 'saved:kazan-zimmer', 'tickets:kazan-zimmer']],
    ['cast', ['concert:kazan-zimmer', 'saved:kazan-zimmer']],
    ['reminder', ['concert:kazan-zimmer', 'saved:kazan-zimmer']],
    ['words', ['concert:kazan-zimmer', 'saved:kazan-zimmer']],
  ] as const)('what is %s to those whom it is about', (kind, topics) => {
    const audience = chooseAudience(kind, 'kazan-zimmer', stateOf())
    expect(audience.map(({ kind, key }) => `${kind}:${key}`)).toEqual(topics)
  })
})

describe('at the moment of sending', () => {
  const said = stateOf({ date: '2026-12-06' })
  it.each([
    ['moved', { date: '2026-12-06' }, true],
    ['moved', { date: '2026-12-07' }, false],
    ['moved', { date: '2026-12-06', status: 'cancelled' }, false],
    ['returned', { soldOut: true }, false],
    ['returned', {}, true],
    ['on-sale', { onSaleAt: ahead }, false],
    ['cancelled', { status: 'cancelled' }, true],
    ['cancelled', {}, false],
    ['postponed', { status: 'rescheduled' }, false],
    ['reminder', { date: '2026-12-06' }, true],
    ['reminder', {}, false],
    ['announced', { status: 'cancelled' }, false],
    ['words', { status: 'cancelled' }, true],
    ['words', { date: '2026-11-22' }, false],
    ['words', begun, true],
    ['announced', begun, false],
    ['returned', begun, false],
  ] as const)('%s goes out of %o: %s', (kind, edit, isSo) => {
    expect(isStillTrue(kind, said, stateOf(edit))).toBe(isSo)
  })

  it('nothing goes out of a concert that is gone', () => {
    expect(isStillTrue('moved', said, undefined)).toBe(false)
  })
})
