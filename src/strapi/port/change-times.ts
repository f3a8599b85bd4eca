import { type ContentType, contentTypes } from '../../shared/content-types.ts'
import { isRecord } from '../../shared/is-record.ts'

/** Kinds of facts that pages are made of, whose changes are recorded: content types, and what sellers say of tickets. */
export type ChangeTag = ContentType | 'availability'
const changeTags: readonly ChangeTag[] = [...contentTypes, 'availability']
const changeTagNames: ReadonlySet<string> = new Set(changeTags)
export const isChangeTag = (name: string): name is ChangeTag => changeTagNames.has(name)

/** When each kind last changed, in milliseconds: content, as the content manager's webhook said. */
export type Changes = Partial<Record<ChangeTag, number>>

/** The later time of each kind. @param told by an isolate or a store: what has another shape is ignored */
export const mergeChanges = (known: Changes, told: unknown): Changes => {
  const times = isRecord(told) ? told : {}
  const timeOf = (kind: ChangeTag) => Math.max(known[kind] ?? 0, Number(times[kind]) || 0)
  return Object.fromEntries(
    changeTags.map((kind) => [kind, timeOf(kind)] as const).filter(([, time]) => time > 0),
  )
}
