import type { AudienceReach } from '../../../features/notices/count-audience.ts'
import type { NoticeRow } from './questions.ts'

/** For a terminal. */
export function toText(row: NoticeRow): string {
  const counts = (['waiting', 'sent', 'failed', 'dropped'] as const).map((name) => `${row[name]} ${name}`)
  const remarks = [
    ...(row.is_spreading ? ['being spread'] : []),
    ...(row.dropped_at === null ? [] : ['not so any more']),
    ...(row.faults === null ? [] : [row.faults]),
  ]
  return `${new Date(row.made_at).toISOString()}  ${row.id}: ${[...counts, ...remarks].join(', ')}`
}

export const toAudience = ({ browsers, addresses }: AudienceReach): string =>
  `${browsers} browsers, ${addresses} e-mail addresses`
