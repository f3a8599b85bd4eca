import type { Log } from '../../log.ts'
import {
  type ContentFault,
  type FaultKind,
  type FaultReason,
  faultReasons,
  toEditPath,
} from '../../shared/content-fault.ts'
import type { ContentType } from '../../shared/content-types.ts'
import { isRecord } from '../../shared/is-record.ts'
import type { Locale } from '../../shared/locales.ts'
import { typeOfField } from '../content-types.ts'
import { readValueAt, toFieldPath, type ValuePath } from './field-path.ts'
import { isFirstReport } from './told-faults.ts'

/**
 * Tells of a fault that shows only when an answer is mapped.
 *
 * @param source the object of the answer that it is in: where that stands is found by it
 */
export type ReportFault = (source: object, fault: FaultItself, field?: string) => void

type FaultItself = Pick<ContentFault, 'what' | 'reason' | 'detail' | 'value'>

const longestValue = 200
const mostPerAnswer = 100

/** A message of a schema about a value. */
interface Issue {
  message: string
  reason: unknown
}

const isReason = (value: unknown): value is FaultReason => faultReasons.some((reason) => reason === value)

interface FaultOfAnswer {
  fault: ContentFault
  /** Path of the value in the answer: `posts[3].content[0].paragraphContent`. */
  path: string
}

/** All faults of one answer, each once. */
export function collectFaults(): {
  faults: FaultOfAnswer[]
  addIssue: (answer: unknown, path: ValuePath, issue: Issue, what: FaultKind) => void
  reporting: (answer: unknown) => ReportFault
} {
  const faults: FaultOfAnswer[] = []
  const add = (answer: unknown, path: ValuePath, fault: FaultItself) => {
    if (faults.length >= mostPerAnswer) return
    faults.push({ path: toFieldPath(path), fault: { ...toPlace(answer, path), ...fault } })
  }
  return {
    faults,
    addIssue: (answer, path, { message, reason }, what) =>
      add(answer, path, {
        what,
        ...(isReason(reason)
          ? { reason, ...(message ? { detail: message } : {}) }
          : { reason: 'wrong form', detail: message }),
        value: toValue(readValueAt(answer, path)),
      }),
    reporting: (answer) => (source, fault, field) => {
      const path = findPath(answer, source) ?? []
      add(answer, field ? [...path, field] : path, { ...fault, value: toValue(fault.value) })
    },
  }
}

/** The entry that a path of an answer leads into, and the field of it. */
function toPlace(answer: unknown, path: ValuePath): Omit<ContentFault, keyof FaultItself> {
  let value = answer
  let type: ContentType | undefined
  let found: { at: number; type?: ContentType; entry?: string; locale?: Locale } = { at: 0 }
  for (const [at, name] of path.entries()) {
    const own = typeof name === 'string' ? typeOfField(name) : undefined
    if (own) {
      type = own
      found = { at: at + 1, type: own }
    }
    value = isRecord(value) ? value[name] : undefined
    const entry = nameOf(value, type)
    if (entry && type) found = { at: at + 1, type, entry, ...localeOf(value) }
  }
  const { at, ...entry } = found
  // The number of an entry in its list says nothing to an editor.
  return { ...entry, field: toFieldPath(path.slice(at)).replace(/^\[\d+\]\.?/, '') }
}

function nameOf(value: unknown, type: ContentType | undefined): string | undefined {
  if (!isRecord(value) || Array.isArray(value)) return undefined
  const name = type === 'redirect' ? value.from : value.slug
  return typeof name === 'string' ? name.slice(0, longestValue) : undefined
}

const localeOf = (value: unknown): { locale?: Locale } =>
  // The schema of entries has let no other through, and Strapi sends none.
  isRecord(value) && typeof value.locale === 'string' ? { locale: value.locale as Locale } : {}

function toValue(value: unknown): string {
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
  return text.slice(0, longestValue)
}

/** Finds the path of an object in an answer. It is called only if a value is wrong. */
function findPath(root: unknown, source: object, path: PropertyKey[] = []): PropertyKey[] | undefined {
  if (root === source) return path
  if (!isRecord(root)) return undefined
  for (const [name, inner] of Object.entries(root)) {
    const found = findPath(inner, source, [...path, Array.isArray(root) ? Number(name) : name])
    if (found) return found
  }
  return undefined
}

/**
 * Logs each fault once per isolate.
 *
 * @param asked the query whose answer has the faults
 */
export function logFaults(log: Log, asked: object, faults: readonly FaultOfAnswer[]): void {
  for (const { fault, path } of faults) {
    if (isFirstReport(JSON.stringify(fault))) {
      log.warn('content fault', { ...asked, path, ...fault, editPath: toEditPath(fault) })
    }
  }
}
