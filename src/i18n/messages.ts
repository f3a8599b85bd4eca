import type { Locale } from '../shared/locales.ts'

/** A text, or a function of what it names. Widened, so that a translation may differ from the Russian text. */
type Widened<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof T]: Widened<T[Name]> }

/** What a brand may put in the place of an area's texts: any of them, in any language. */
export type TextsOf<Messages extends (locale: Locale) => unknown> = {
  readonly [Each in Locale]?: Partly<ReturnType<Messages>>
}
type Partly<Texts> = {
  readonly [Name in keyof Texts]?: Texts[Name] extends string | ((...values: never[]) => string)
    ? Texts[Name]
    : Partly<Texts[Name]>
}

/**
 * One area's texts in every language. Russian gives the shape; a text that another language lacks is a type
 * error and fails the build.
 *
 * @param inBrandsWords the area's texts that the brand has in other words, of the type `TextsOf` of these messages
 * @example const messages = defineMessages(inBrandsWords, { ru: { title: 'Концерты' }, en: …, th: … })
 *          messages('en').title
 */
export function defineMessages<const Russian>(
  inBrandsWords: unknown,
  texts: {
    ru: Russian
    en: Widened<NoInfer<Russian>>
    th: Widened<NoInfer<Russian>>
  },
): (locale: Locale) => Widened<Russian> {
  const byLocale: Record<Locale, unknown> = texts
  // `texts` was checked against the Russian shape just above; TypeScript can't follow it through the index.
  const own = (locale: Locale) => byLocale[locale] as Widened<Russian>
  if (!isGroup(inBrandsWords)) return own
  const overlaid = new Map<Locale, Widened<Russian>>()
  return (locale) => {
    const known = overlaid.get(locale)
    if (known !== undefined) return known
    // A brand's texts have the shape of these (`TextsOf`), so what comes out has it too.
    const texts = overlay(own(locale), inBrandsWords[locale]) as Widened<Russian>
    overlaid.set(locale, texts)
    return texts
  }
}

const isGroup = (texts: unknown): texts is Record<string, unknown> =>
  typeof texts === 'object' && texts !== null

function overlay(texts: unknown, others: unknown): unknown {
  if (!isGroup(texts) || !isGroup(others)) return others ?? texts
  const names = Object.keys(texts)
  return Object.fromEntries(names.map((name) => [name, overlay(texts[name], others[name])]))
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
