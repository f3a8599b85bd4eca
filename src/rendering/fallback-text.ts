import { createElement } from 'react'

/**
 * Marks the texts of a fallback language, which stand on pages of a language that lacks them. Each becomes a `String`
 * object that React draws as an element with the attribute `lang`, for screen readers and hyphenation. Everywhere else
 * the object is converted to a plain string.
 *
 * The build gives marked texts only to files that draw (`.tsx`), and only on sites with a language that has a fallback
 * (`tools/build/brand-plugin.ts`): a text that is stored, sent or compared is a plain string.
 *
 * @param lang tag of the language that the texts are written in
 * @param texts the texts of one subject
 */
export function markFallback<Texts>(lang: string, texts: Texts): Texts {
  // The shape stays the same, and a `String` object behaves as a string wherever files that draw use a text.
  return mark(lang, texts) as Texts
}

function mark(lang: string, texts: unknown): unknown {
  if (typeof texts === 'string') return texts === '' ? texts : toFallbackText(lang, texts)
  if (typeof texts === 'function') return (...values: unknown[]) => mark(lang, texts(...values))
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, mark(lang, text)]))
}

/**
 * Makes the `String` object of a text. React draws what an object iterates over, and converts it to a string in
 * attributes.
 */
const toFallbackText = (lang: string, text: string) =>
  Object.assign(new String(text), {
    *[Symbol.iterator]() {
      yield createElement('span', { key: text, lang }, text)
    },
  })
