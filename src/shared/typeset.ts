import type { Typography } from './languages/define-language.ts'
import { typographies } from './languages/facts.ts'
import type { Locale } from './locales.ts'

/** A space at which a line never ends. */
export const noBreakSpace = '\u00a0'

type Rule = readonly [pattern: RegExp, replacement: string]

/**
 * Replaces quotes, dashes, three dots and spaces in a text by those that typographers of its language use, such as spaces
 * at which a line must not end. It changes nothing inside a word, so that addresses in the text still work. The time is
 * linear in the length of the text.
 *
 * @param text for readers; not a key, slug, address or code, nor what visitors have typed
 */
export function typeset(locale: Locale, text: string): string {
  const typography = typographies[locale]
  return typography ? typesetBy(typography, text) : text
}

/** Does the same with the habits of a language that are given, for the build, which reads languages itself. */
export function typesetBy(typography: Typography, text: string): string {
  if (!settable.test(text)) return text
  const rules = compiled.get(typography) ?? toRules(typography)
  compiled.set(typography, rules)
  return rules.reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text)
}

/** Matches every text that a rule can change. It saves the rules for most names in lists, which have none of these. */
const settable = /[ "']|\.{3}|[A-Za-z]\p{Script=Thai}|\p{Script=Thai}[A-Za-z]/u

/** The rules of each language, made when its first text is set. */
const compiled = new WeakMap<Typography, readonly Rule[]>()

/** Returns the rules in their order: the rules for spaces expect the quotes and dashes that earlier rules set. */
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
    // No line begins with a dot between two names or with a slash between two numbers.
    [/(?<=\S|^) (?=[·•](?:\s|$))/gu, noBreakSpace],
    [/(?<=\d) \/ (?=\S)/gu, `${noBreakSpace}/${noBreakSpace}`],
    // Groups of thousands, a number and its unit, a sign and its number. Four digits may be a year, which has no unit.
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
