import { stringify } from 'csv-stringify/sync'
import type { Row } from './questions.ts'
import type { Wish } from './to-wishes.ts'

/** For spreadsheets (RFC 4180, with the mark by which they know UTF-8). Nothing in it was typed by a visitor. */
const options = { header: true, bom: true, escape_formulas: true, record_delimiter: 'windows' } as const

export const votesToCsv = (rows: readonly Row[]): string =>
  stringify(
    rows.flatMap(({ slug, counts, shards, counted_at: countedAt, frozen_at: frozenAt }) =>
      Object.entries(counts).map(([option, votes]) => ({
        ...{ vote: slug, option, votes, shards },
        counted: countedAt === null ? '' : new Date(countedAt).toISOString(),
        final: frozenAt === null ? '' : new Date(frozenAt).toISOString(),
      })),
    ),
    { ...options, columns: ['vote', 'option', 'votes', 'shards', 'counted', 'final'] },
  )

export const wishesToCsv = (wishes: readonly Wish[]): string =>
  stringify([...wishes], { ...options, columns: ['city', 'program', 'people'] })
