import { createElement } from 'react'

/**
 * Texts of another language on pages of a language that lacks them. Each is a `String` that React draws as an element
 * with the text's language, for screen readers and hyphenation; everywhere else it is converted to the text alone.
 *
 * Only files that draw (`.tsx`) of sites that have a language with a fallback get such texts (`tools/build/brand-plugin.ts`):
 * a text that is stored, sent or compared is an ordinary string.
 *
 * @param lang tag of the texts' language
 * @param texts of one subject
 */
export function markFallback<Texts>(lang: string, texts: Texts): Texts {
  // Each text keeps its place; `FallbackText` behaves as a string wherever these texts are used.
  return mark(lang, texts) as Texts
}

function mark(lang: string, texts: unknown): unknown {
  if (typeof texts === 'string') return texts === '' ? texts : toFallbackText(lang, texts)
  if (typeof texts === 'function') return (...values: unknown[]) => mark(lang, texts(...values))
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, mark(lang, text)]))
}

/** React draws the elements that an object iterates over, and converts it to a string in attributes. */
const toFallbackText = (lang: string, text: string) =>
  Object.assign(new String(text), {
    *[Symbol.iterator]() {
      yield createElement('span', { key: text, lang }, text)
    },
  })
