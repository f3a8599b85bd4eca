import type { Typography } from '../languages/define-language.ts'
import { typographies } from '../languages/facts.ts'
import type { Locale } from './locales.ts'

/** A space at which a line never ends. */
export const noBreakSpace = '\u00a0'

type Rule = readonly [pattern: RegExp, replacement: string]

/**
 * Sets a text as a typographer of its language does: quotes, dashes, dots, and spaces at which a line must not end.
 * Letters and figures stay as they are, and so does every address: no rule looks inside of a word. The time is linear
 * in the length of the text.
 *
 * The text is for reading. Keys, slugs, addresses, code and what visitors have typed are not given to this function.
 */
export function typeset(locale: Locale, text: string): string {
  const typography = typographies[locale]
  return typography ? typesetBy(typography, text) : text
}

export function typesetBy(typography: Typography, text: string): string {
  if (!settable.test(text)) return text
  const rules = compiled.get(typography) ?? toRules(typography)
  compiled.set(typography, rules)
  return rules.reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text)
}

/** Only what has one of these can change: most names of lists have none. */
const settable = /[ "']|\.{3}|[A-Za-z]\p{Script=Thai}|\p{Script=Thai}[A-Za-z]/u

/** Rules are made once for each language. */
const compiled = new WeakMap<Typography, readonly Rule[]>()

/** Order matters: quotes and dashes are right before spaces are looked at. */
function toRules({
  quotes,
  dash,
  bindsNext,
  bindsPrevious,
  abbreviations,
  ...typography
}: Typography): Rule[] {
  const [open, close] = quotes
  return [
    [/(?<=[\p{L}\d»”’)])\.{3}(?!\.)/gu, '…'],
    [/(?<=^|[\s([{«„“—–/])"([^"\n<>]{1,300})"(?![\p{L}\d])/gu, `${open}$1${close}`],
    ...when(typography.hasApostrophes, [/(?<=\p{L})'(?=\p{L})/gu, '’']),
    ...when(typography.isSpacedFromLatin, [
      /(?<=\p{Script=Thai})(?=[A-Za-z])|(?<=[A-Za-z])(?=\p{Script=Thai})/gu,
      ' ',
    ]),
    [/(?<=\S|^) -(?= )/gu, `${noBreakSpace}${dash}`],
    [/(?<=\S|^) (?=[—–](?:\s|$))/gu, noBreakSpace],
    // A dot between two names begins no line, and neither stroke nor unit is left alone.
    [/(?<=\S|^) (?=[·•](?:\s|$))/gu, noBreakSpace],
    [/(?<=\d) \/ (?=\S)/gu, `${noBreakSpace}/${noBreakSpace}`],
    // Thousands, a number and what it counts, a sign and its number. A year counts nothing.
    [/(?<=\d) (?=\d{3}(?!\d))/gu, noBreakSpace],
    [
      /(?<![\p{L}\d.,:/-])(\d{1,3}(?:[\u00a0\u202f]\d{3})*(?:[.,]\d+)?) (?=[\p{L}\p{Sc}%°])/gu,
      `$1${noBreakSpace}`,
    ],
    [/(?<=[№§]) (?=\d)/gu, noBreakSpace],
    // Initials: «Дж. Р. Р. Толкин», “J. Williams”.
    [/(?<![\p{L}\d.])(\p{Lu}\p{Ll}?\.) (?=\p{Lu})/gu, `$1${noBreakSpace}`],
    ...when(abbreviations, [
      new RegExp(`(?<![\\p{L}\\d])(${abbreviations})\\. (?=[\\p{L}\\d«„“])`, 'gu'),
      `$1.${noBreakSpace}`,
    ]),
    ...when(bindsPrevious, [
      new RegExp(`(?<=\\p{L}) (?=(?:${bindsPrevious})(?![\\p{L}\\d-]))`, 'gu'),
      noBreakSpace,
    ]),
    ...when(bindsNext, [
      new RegExp(`(?<=^|[\\s(«„“])(?!(?:${bindsPrevious || '$'}) )(${bindsNext}) (?=\\S|$)`, 'giu'),
      `$1${noBreakSpace}`,
    ]),
  ]
}

const when = (isNeeded: string | true | undefined, rule: Rule): Rule[] => (isNeeded ? [rule] : [])
