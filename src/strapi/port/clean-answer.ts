import { isRecord } from '../../shared/is-record.ts'
import { toPlainText } from '../../shared/plain-text.ts'

/** Deepest nesting that is cleaned. Queries are half as deep; deeper values are JSON that no schema describes. */
const maxDepth = 64

/**
 * Cleans an answer of the content service before it is parsed: removes invisible characters from its texts, and cuts
 * what is nested too deep, because readers call themselves for each level. The answer is changed in place: it was
 * parsed for one reader, and a copy would cost as much as the parsing.
 *
 * Slugs are not changed: a slug with an invisible character is the address of nothing, and its schema drops it.
 */
export function cleanAnswer(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return toPlainText(value)
  if (!isRecord(value)) return value
  if (depth === maxDepth) return undefined
  for (const name of Object.keys(value)) {
    const inner = value[name]
    const cleaned = name === 'slug' ? inner : cleanAnswer(inner, depth + 1)
    if (cleaned !== inner) value[name] = cleaned
  }
  return value
}
