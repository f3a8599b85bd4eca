import { describe, expect, it } from 'vitest'
import type { ConcertState } from '../../src/features/notices/concert-state.ts'
import { detectChanges, type StoredConcertRow } from '../../src/features/notices/detect-changes.ts'

const minuteMs = 60_000
const now = Date.UTC(2026, 10, 23, 9)
const start = Date.UTC(2026, 11, 5, 16)

const state = (changes: Partial<ConcertState> = {}): ConcertState => ({
  date: '2026-12-05',
  time: '19:00',
  timeZone: 'Europe/Moscow',
  status: 'scheduled',
  tickets: 'buy',
  place: 'hall',
  city: 'kazan',
  program: 'zimmer',
  start,
  end: start + 150 * minuteMs,
  ...changes,
})
const moved = state({ date: '2026-12-06' })

const row = (known: ConcertState | null, more: Partial<StoredConcertRow> = {}): StoredConcertRow => ({
  slug: 'kazan-zimmer',
  version: 3,
  known: JSON.stringify(known),
  seen: null,
  seen_since: null,
  unsettled_since: null,
  reminded_for: null,
  ...more,
})
const sawMoved = (sinceMinutes: number, unsettledMinutes = sinceMinutes) => ({
  seen: JSON.stringify(moved),
  seen_since: now - sinceMinutes * minuteMs,
  unsettled_since: now - unsettledMinutes * minuteMs,
})

interface Written {
  sql: string
  values: unknown[]
}

/** What a comparison makes of a concert, and the statements that it writes. */
function step(known: StoredConcertRow | undefined, seen: ConcertState, { at = now, isFirst = false } = {}) {
  const { announcedKind, isReminder, settling, write } = detectChanges(
    'kazan-zimmer',
    known,
    seen,
    at,
    isFirst,
  )
  const written: Written[] = []
  const prepare = (sql: string) => ({
    bind: (...values: unknown[]) => void written.push({ sql: sql.replace(/\s+/g, ' '), values }),
  })
  write?.({ prepare } as unknown as D1Database)
  return {
    news: announcedKind,
    isReminder,
    settling: settling && {
      since: (now - settling.since) / minuteMs,
      unsettledSince: (now - settling.unsettledSince) / minuteMs,
    },
    written: written.map(({ sql }) => sql.replace(/^(insert or ignore into|update) (\w+).*/, '$1 $2')),
    statements: written,
  }
}

describe('a comparison', () => {
  it('of a concert that is as people know it writes nothing', () => {
    expect(step(row(state()), state())).toMatchObject({ news: undefined, written: [], settling: undefined })
  })

  it.each([
    ...(['postponed', 'rescheduled', 'moved_online', 'cancelled'] as const).map((status) => ({ status })),
    ...(['past', 'cancelled', 'postponed', 'sold-out', 'not-on-sale', 'none'] as const).map((tickets) => ({
      tickets,
    })),
  ])('of a concert that is known as %j writes nothing', (known) => {
    expect(step(row(state(known)), state(known)).written).toEqual([])
  })

  it('notes what it has seen the first time, and waits', () => {
    expect(step(row(state()), moved)).toMatchObject({
      news: undefined,
      settling: { since: 0, unsettledSince: 0 },
      written: ['update notice_concert'],
    })
  })

  it('waits on, and writes nothing, while that is less than two minutes old', () => {
    expect(step(row(state(), sawMoved(1.9)), moved)).toMatchObject({
      news: undefined,
      settling: { since: 1.9, unsettledSince: 1.9 },
      written: [],
    })
  })

  it('tells it after two minutes', () => {
    expect(step(row(state(), sawMoved(2)), moved)).toMatchObject({
      news: 'moved',
      settling: undefined,
      written: ['insert or ignore into notice', 'update notice_concert'],
    })
  })

  it('begins to wait anew where an editor has changed it again, but not for when that began', () => {
    const again = state({ date: '2026-12-07' })
    expect(step(row(state(), sawMoved(2, 5)), again)).toMatchObject({
      news: undefined,
      settling: { since: 0, unsettledSince: 5 },
      written: ['update notice_concert'],
    })
  })

  it('tells what has been changed for ten minutes, though it was changed a minute ago', () => {
    expect(step(row(state(), sawMoved(1, 10)), moved).news).toBe('moved')
  })

  it('takes back what an editor has taken back', () => {
    const { news, written, statements } = step(row(state(), sawMoved(1)), state())
    expect([news, written]).toEqual([undefined, ['update notice_concert']])
    expect(statements[0]?.sql).toContain('seen = null')
    // The update names the version that was read, because another run may have sent the notice meanwhile.
    expect(statements[0]?.values).toEqual(['kazan-zimmer', 3])
  })

  it('tells at once what has become so by the clock', () => {
    const ahead = state({ tickets: 'not-on-sale', onSaleAt: '2026-11-23T09:00:00Z' })
    const open = state({ onSaleAt: '2026-11-23T09:00:00Z' })
    expect(step(row(ahead), open)).toMatchObject({
      news: 'on-sale',
      written: ['insert or ignore into notice', 'update notice_concert'],
    })
  })

  it('learns without a word what nobody needs to be told', () => {
    const soldOut = state({ tickets: 'sold-out' })
    const seen = { ...sawMoved(5), seen: JSON.stringify(soldOut) }
    expect(step(row(state(), seen), soldOut)).toMatchObject({
      news: undefined,
      written: ['update notice_concert'],
    })
  })

  it('waits five minutes before it takes tickets for sold out: they may be in a basket', () => {
    const soldOut = state({ tickets: 'sold-out' })
    const seen = { ...sawMoved(4), seen: JSON.stringify(soldOut) }
    expect(step(row(state(), seen), soldOut).written).toEqual([])
  })

  it('learns without a word what another version of the site has written', () => {
    expect(step({ ...row(state()), known: '{"date":7}' }, moved)).toMatchObject({
      news: undefined,
      settling: undefined,
      written: ['update notice_concert'],
    })
  })

  it('of the very first run knows all that there is', () => {
    const { settling, written, statements } = step(undefined, state(), { isFirst: true })
    expect([settling, written]).toEqual([undefined, ['insert or ignore into notice_concert']])
    expect(statements[0]?.values.slice(0, 3)).toEqual(['kazan-zimmer', JSON.stringify(state()), null])
  })

  it('of a concert that is new notes it, and announces it when it has settled', () => {
    const { settling, statements } = step(undefined, state())
    expect(settling).toEqual({ since: 0, unsettledSince: 0 })
    expect(statements[0]?.values.slice(0, 3)).toEqual(['kazan-zimmer', 'null', JSON.stringify(state())])
    const seen = {
      seen: JSON.stringify(state()),
      seen_since: now - 2 * minuteMs,
      unsettled_since: now - 2 * minuteMs,
    }
    expect(step(row(null, seen), state()).news).toBe('announced')
  })
})

describe('a reminder', () => {
  const dayBefore = Date.UTC(2026, 11, 4, 9)

  it('is made at noon of the day before, once', () => {
    expect(step(row(state()), state(), { at: dayBefore })).toMatchObject({
      isReminder: true,
      written: ['insert or ignore into notice', 'update notice_concert'],
    })
    const [, noted] = step(row(state()), state(), { at: dayBefore }).statements
    expect(noted?.values).toEqual(['2026-12-05', 'kazan-zimmer', 3])
    const reminded = row(state(), { reminded_for: '2026-12-05' })
    expect(step(reminded, state(), { at: dayBefore })).toMatchObject({ isReminder: undefined, written: [] })
  })

  it('is made anew of a concert that has another day', () => {
    const reminded = row(moved, { reminded_for: '2026-12-05' })
    expect(step(reminded, moved, { at: dayBefore + 24 * 60 * minuteMs }).isReminder).toBe(true)
  })

  it.each(['cancelled', 'postponed'] as const)('isn’t made of a concert that is %s', (status) => {
    const off = state({ status })
    expect(step(row(off), off, { at: dayBefore })).toMatchObject({ isReminder: undefined, written: [] })
  })

  it('waits until what an editor has changed is settled', () => {
    expect(step(row(state()), moved, { at: dayBefore }).isReminder).toBeUndefined()
  })
})

describe('what is written of a concert', () => {
  it('is kept until two days after it is over', () => {
    const { statements } = step(row(state()), moved)
    expect(statements[0]?.values).toContain(start + 150 * minuteMs + 48 * 60 * minuteMs)
  })

  it('is another notice with each version, which says what was before and who hears it', () => {
    const [notice] = step(row(state(), sawMoved(2)), moved).statements
    expect(notice?.values).toEqual([
      'kazan-zimmer:4:moved',
      'moved',
      'kazan-zimmer',
      JSON.stringify({
        said: {
          date: '2026-12-06',
          time: '19:00',
          place: 'hall',
          city: 'kazan',
          status: 'scheduled',
          start,
        },
        before: { date: '2026-12-05', time: '19:00', status: 'scheduled' },
      }),
      JSON.stringify([
        { kind: 'concert', key: 'kazan-zimmer' },
        { kind: 'saved', key: 'kazan-zimmer' },
        { kind: 'tickets', key: 'kazan-zimmer' },
      ]),
      now,
      start,
      3,
    ])
  })
})
