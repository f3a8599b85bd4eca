import type * as z from 'zod/mini'
import { ContentInvalid } from '../../errors.ts'
import type { FaultKind } from '../../shared/content-fault.ts'
import { isRecord } from '../../shared/is-record.ts'
import { readValueAt, toFieldPath, type ValuePath } from './field-path.ts'

/** Something that was left out of the content because it had the wrong shape. */
export interface DroppedValue {
  /** Path of the dropped value, such as `concerts.items[3].city.timeZone`. */
  path: string
  message: string
}

const maxRounds = 50

/**
 * Parses content written by people. A wrong value costs its field. If the field is required, it costs the smallest
 * thing that may be missing: the list item or the optional part that contains it.
 *
 * If a schema knows what was meant, its issue has the value (`repairedAs`), which is used instead.
 *
 * @param note is called with each fault and the value that its path starts from
 * @returns the value, and what was dropped, for the log
 * @throws ContentInvalid if the whole answer is unusable
 */
export function parseContent<T>(
  query: string,
  schema: z.ZodMiniType<T>,
  content: unknown,
  note: NoteFault = () => undefined,
): { value: T; dropped: DroppedValue[] } {
  const dropped: DroppedValue[] = []
  let candidate = content
  for (let round = 0; round < maxRounds; round++) {
    const parsed = schema.safeParse(candidate)
    if (parsed.success) return { value: parsed.data, dropped }
    const repaired = { root: round === 0 ? structuredClone(candidate) : candidate }
    for (const issue of parsed.error.issues) {
      const { path, message } = issue
      const meant = repairOf(issue)
      // A value that is missing in a later round was dropped and reported in an earlier one.
      if (round === 0 || readValueAt(candidate, path) !== undefined) {
        note(candidate, path, toSaid(issue), meant === undefined ? 'left out' : 'repaired')
      }
      if (meant !== undefined && repair(repaired, path, meant)) continue
      dropped.push({ path: toFieldPath(path), message })
      if (!dropSmallest(repaired, path)) throw new ContentInvalid(query, toFieldPath(path), message)
    }
    candidate = withoutDropped(repaired.root)
  }
  throw new ContentInvalid(query, '', `more than ${maxRounds} layers of wrong fields`)
}

type NoteFault = (
  whole: unknown,
  path: ValuePath,
  issue: { message: string; reason: unknown },
  what: FaultKind,
) => void

/** The parameter of an issue that says what was meant. */
export const repairedAs = 'repairedAs'

/** Key of a fault's reason, as `shared/content-fault.ts` names it. */
export const reasonOfFault = 'reasonOfFault'

const toSaid = (issue: z.core.$ZodIssue) => {
  const reason: unknown = issue.code === 'custom' ? issue.params?.[reasonOfFault] : undefined
  const meant = repairOf(issue)
  return { reason, message: reason ? String(meant ?? '') : issue.message }
}

const repairOf = (issue: z.core.$ZodIssue): unknown =>
  issue.code === 'custom' ? issue.params?.[repairedAs] : undefined

function repair(holder: { root: unknown }, path: ValuePath, meant: unknown): boolean {
  const parent = readValueAt(holder.root, path.slice(0, -1))
  const name = path.at(-1)
  if (name === undefined || !isRecord(parent) || parent[name] === droppedValue) return false
  parent[name] = meant
  return true
}

/**
 * Marks a dropped value until all are taken out together, so that indexes in other issues stay right. A second issue
 * about a dropped value drops nothing around it.
 */
const droppedValue = Symbol('dropped')

/**
 * Drops the value at a path. If it is missing (a required field), drops the object around it, and so on outwards.
 * Returns false if that reaches the top.
 */
function dropSmallest(holder: { root: unknown }, path: ValuePath): boolean {
  for (let length = path.length; length > 0; length--) {
    const parent = readValueAt(holder.root, path.slice(0, length - 1))
    const name = path[length - 1]
    if (name === undefined || !isRecord(parent)) continue
    // A value that is already marked is still in its place and is marked again.
    if (parent[name] !== undefined) {
      parent[name] = droppedValue
      return true
    }
  }
  return false
}

function withoutDropped(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== droppedValue).map(withoutDropped)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== droppedValue)
      .map(([name, inner]) => [name, withoutDropped(inner)]),
  )
}
