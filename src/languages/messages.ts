import type { Locale } from '../shared/locales.ts'
import type { Subjects } from './ru/language.ts'

/**
 * The type of texts in any language, made from the type of the texts in one: a text becomes `string`, and a function
 * that inserts values into a text keeps its parameters.
 */
export type InAnyLanguage<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof T]: InAnyLanguage<T[Name]> }

export type Subject = keyof Subjects

/** The texts of one subject in one language. The Russian texts define the type. */
export type Texts<Name extends Subject> = InAnyLanguage<Subjects[Name]>

/** Some texts of a subject, for a language that names a `fallback` in its facts. */
export type SomeTexts<Name extends Subject> = Partly<Texts<Name>>

/** Texts with which a brand replaces those of a subject: any of them, in any language. */
export type TextsOf<Messages extends (locale: Locale) => unknown> = {
  readonly [Each in Locale]?: Partly<ReturnType<Messages>>
}
type Partly<Texts> = {
  readonly [Name in keyof Texts]?: Texts[Name] extends string | ((...values: never[]) => string)
    ? Texts[Name]
    : Partly<Texts[Name]>
}

/**
 * Makes the function that returns a subject's texts in a language.
 *
 * @param inBrandsWords the texts that the brand replaces, of the type `TextsOf`; `undefined` if it replaces none
 * @param texts the subject's texts by language
 * @example const messages = defineMessages(undefined, { en: { title: 'Concerts' }, … })
 *          messages('en').title
 */
export function defineMessages<const SubjectTexts>(
  inBrandsWords: unknown,
  texts: Readonly<Partial<Record<Locale, SubjectTexts>>>,
): (locale: Locale) => SubjectTexts {
  // The texts contain every language of the site, because the build includes all of them.
  const own = (locale: Locale) => texts[locale] as SubjectTexts
  if (!isGroup(inBrandsWords)) return own
  const overlaid = new Map<Locale, SubjectTexts>()
  return (locale) => {
    const known = overlaid.get(locale)
    if (known !== undefined) return known
    // A brand's texts have the shape of these (`TextsOf`), so what comes out has it too.
    const texts = mergeTexts(own(locale), inBrandsWords[locale]) as SubjectTexts
    overlaid.set(locale, texts)
    return texts
  }
}

const isGroup = (texts: unknown): texts is Record<string, unknown> =>
  typeof texts === 'object' && texts !== null

/** Returns `texts` with the texts of `others` in the place of those of the same name; groups of texts are merged. */
export function mergeTexts(texts: unknown, others: unknown): unknown {
  if (!isGroup(texts) || !isGroup(others)) return others ?? texts
  const names = Object.keys({ ...texts, ...others })
  return Object.fromEntries(names.map((name) => [name, mergeTexts(texts[name], others[name])]))
}

/** A word for each plural category of a language (unicode.org/cldr: «Language Plural Rules»). */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const rules = new Map<Locale, Intl.PluralRules>()

/** The form of a word for a number, by the language's own rules: `plural('ru', 5, {one: 'концерт', …})`. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, rule)
  return forms[rule.select(count)] ?? forms.other
}
