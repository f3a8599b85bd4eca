import type { Typography } from '../../shared/languages/define-language.ts'
import { noBreakSpace, typesetBy } from '../../shared/typeset.ts'

/** Values of templates that are numbers, as `formatNumber(…)`: the word after one stays on its line. */
const countedValue = /^(?!plural\b).*\b(?:formatNumber|formatRoundKm|count|minutes|number|km)\b/s

/**
 * Typesets the texts of a language's file (`languages/{tag}/texts/`): its literals, and the texts of its templates
 * between their values. Everything else, comments and the values themselves, stays as it is.
 *
 * @param source TypeScript that has texts in single quotes, double quotes and templates, and no regular expressions
 */
export function typesetTexts(source: string, typography: Typography): string {
  const set = (text: string) => typesetBy(typography, text)
  let written = ''
  let at = 0
  /** Takes the source up to `end`. */
  const take = (end: number): string => {
    const taken = source.slice(at, end)
    at = end
    return taken
  }
  const takeLiteral = (quote: string) => {
    const start = at + 1
    let end = start
    while (source[end] !== quote && end < source.length) end += source[end] === '\\' ? 2 : 1
    written += take(start)
    written += set(take(end))
    written += take(end + 1)
  }
  /** Takes code up to the end of the source, or of the value of a template. */
  const takeCode = (isValue: boolean) => {
    let depth = 0
    while (at < source.length) {
      const sign = source[at] ?? ''
      if (isValue && sign === '}' && depth === 0) return
      if (sign === "'" || sign === '"') takeLiteral(sign)
      else if (sign === '`') takeTemplate()
      else if (source.startsWith('//', at)) written += take(endOf('\n'))
      else if (source.startsWith('/*', at)) written += take(endOf('*/'))
      else {
        depth += sign === '{' ? 1 : sign === '}' ? -1 : 0
        written += take(at + 1)
      }
    }
  }
  const endOf = (mark: string): number => {
    const found = source.indexOf(mark, at + 1)
    return found < 0 ? source.length : found + mark.length
  }
  const takeTemplate = () => {
    written += take(at + 1)
    let value = ''
    while (at < source.length) {
      let end = at
      while (source[end] !== '`' && !source.startsWith('${', end) && end < source.length)
        end += source[end] === '\\' ? 2 : 1
      const text = set(take(end))
      written += countedValue.test(value) ? text.replace(/^ (?=\S|$)/, noBreakSpace) : text
      if (source[at] === '`') {
        written += take(at + 1)
        return
      }
      written += take(at + 2)
      const start = at
      takeCode(true)
      value = source.slice(start, at)
      written += take(at + 1)
    }
  }
  takeCode(false)
  return written
}
