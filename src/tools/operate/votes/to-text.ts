import type { Row } from './questions.ts'
import { type Wish, wishesBy } from './to-wishes.ts'

const at = (time: number): string => new Date(time).toISOString()

/** For a terminal. */
export function toText(row: Row): string {
  const { slug, shards, counts, total, counted_at: countedAt } = row
  const most = Object.entries(counts).toSorted(([, one], [, other]) => other - one)
  const width = Math.max(0, ...most.map(([option]) => option.length))
  return [
    `${slug}  ${toState(row)}`,
    `  ${shards === 1 ? '1 shard' : `${shards} shards`}, ${total} votes${countedAt === null ? '' : ` at ${at(countedAt)}`}`,
    ...most.map(([option, votes]) => `  ${option.padEnd(width)}  ${votes}`),
    '',
  ].join('\n')
}

function toState(row: Row): string {
  if (row.frozen_at !== null) return `final since ${at(row.frozen_at)}${toWriting(row)}`
  if (row.counted_at === null) return 'nobody has voted yet'
  if (row.close_asked_at !== null) return 'is being closed'
  return row.closes_at === null ? 'no closing time' : `closes ${at(row.closes_at)}`
}

function toWriting({ written_at: writtenAt, write_fault: fault }: Row): string {
  if (writtenAt !== null) return ', written into the content service'
  return fault === null ? '' : `, not written: ${fault}`
}

/** Where to tour next: for each city who wants what, then for each program where. */
export function wishesToText(wishes: readonly Wish[]): string {
  const table = (title: string, key: 'city' | 'program', other: 'city' | 'program') => [
    title,
    ...wishesBy(wishes, key).map(
      ({ name, total, of }) =>
        `  ${String(total).padStart(6)}  ${name}: ${of.map((wish) => `${wish[other]} ${wish.people}`).join(', ')}`,
    ),
    '',
  ]
  return [...table('By city', 'city', 'program'), ...table('By program', 'program', 'city')].join('\n')
}
