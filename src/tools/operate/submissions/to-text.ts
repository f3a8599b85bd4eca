import type { Row } from './questions.ts'

/** Whether who sent it wants it removed, and others have a copy. */
export const isToBeRemoved = ({ is_removal: isRemoval, deliveries }: Row): boolean =>
  isRemoval === 1 && deliveries !== null

/** For a terminal. */
export function toText(row: Row): string {
  const { number, form, locale, content, sent_at: sentAt, deliveries } = row
  const fields = Object.entries(JSON.parse(content) as Record<string, unknown>)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `  ${name}: ${plain(String(value)).replaceAll('\n', '\n    ')}`)
  return [
    `${number}  ${new Date(sentAt).toISOString()}  ${form}, ${locale}${toRemark(row)}`,
    ...(deliveries === null ? [] : [`  ${deliveries}`]),
    ...fields,
    '',
  ].join('\n')
}

function toRemark(row: Row): string {
  if (isToBeRemoved(row)) return ', asked to be removed'
  if (row.is_removal) return ', removed by who sent it; nobody else had it'
  return row.suspicion ? `, looks like spam (${row.suspicion})` : ''
}

/** Text that a terminal takes for nothing else: no control characters. */
function plain(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, '')
}
