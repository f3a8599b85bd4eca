import type { Locale } from '../shared/locales.ts'

/** A text, or a function of what it names. Widened, so that a translation may differ from the Russian text. */
type Widened<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof T]: Widened<T[Name]> }

/**
 * One area's texts in every language. Russian gives the shape; a text that another language lacks is a type
 * error and fails the build.
 *
 * @example const messages = defineMessages({ ru: { title: 'Концерты' }, en: { title: 'Concerts' }, th: … })
 *          messages('en').title
 */
export function defineMessages<const Russian>(texts: {
  ru: Russian
  en: Widened<NoInfer<Russian>>
  th: Widened<NoInfer<Russian>>
}): (locale: Locale) => Widened<Russian> {
  const byLocale: Record<Locale, unknown> = texts
  // `texts` was checked against the Russian shape just above; TypeScript can't follow it through the index.
  return (locale) => byLocale[locale] as Widened<Russian>
}

type Forms = { one: string; few?: string; many?: string; other: string }

const rules = new Map<Locale, Intl.PluralRules>()

/** The form of a word for a number, by the language's own rules: `plural('ru', 5, {one: 'концерт', …})`. */
export function plural(locale: Locale, count: number, forms: Forms): string {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, rule)
  const form = rule.select(count)
  return (form === 'one' || form === 'few' || form === 'many' ? forms[form] : undefined) ?? forms.other
}
