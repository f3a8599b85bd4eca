import { toPlainText } from '../../shared/plain-text.ts'

/** Deepest nesting that is cleaned. Queries are half as deep; deeper values are JSON that no schema describes. */
const maxDepth = 64

/**
 * An answer as it came, before anything is made of it: its texts without characters that nobody sees, and nothing in it
 * that is nested without end, since whatever reads it calls itself for each level. It is changed where it stands: it was
 * parsed for its one reader, and a copy would cost as much as the parsing.
 *
 * A slug stays as it is: with such a character it is the address of nothing, and its schema drops it.
 */
export function cleanAnswer(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return toPlainText(value)
  if (!isContainer(value)) return value
  if (depth === maxDepth) return undefined
  for (const name of Object.keys(value)) {
    const inner = value[name]
    const cleaned = name === 'slug' ? inner : cleanAnswer(inner, depth + 1)
    if (cleaned !== inner) value[name] = cleaned
  }
  return value
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
