import type { Localized } from '../content/authored.ts'

const locales = ['ru', 'en', 'th'] as const
export type Locale = (typeof locales)[number]

/** An authored entry as far as its languages go. */
export interface Translated<Text> {
  slug: string
  text: Localized<Text>
}

/** One language of one entry: a row of its own in Strapi. */
export interface Edition<Entry, Text> {
  id: number
  locale: Locale
  entry: Entry
  text: Text
  /** Place of the entry among its kind, the same in all of its languages. */
  index: number
  /** Ids of the entry's other languages. */
  localizations: number[]
}

export interface Editions<Entry, Text> {
  all: readonly Edition<Entry, Text>[]
  /** Id of the entry in a language, else in Russian. Throws for a slug that nobody has. */
  idOf(slug: string, locale: Locale): number
}

/** Numbers the languages of entries: entry by entry, Russian first. `kind` names them in errors. */
export function makeEditions<Text, Entry extends Translated<Text>>(
  kind: string,
  entries: readonly (Entry & Translated<Text>)[],
): Editions<Entry, Text> {
  const all: Edition<Entry, Text>[] = []
  const ids = new Map<string, number>()
  entries.forEach((entry, index) => {
    const first = all.length
    for (const locale of locales) {
      const text = entry.text[locale]
      if (text === undefined) continue
      const id = all.length + 1
      all.push({ id, locale, entry, text, index, localizations: [] })
      ids.set(`${entry.slug} ${locale}`, id)
    }
    const siblings = all.slice(first)
    for (const one of siblings) one.localizations = siblings.map(({ id }) => id).filter((id) => id !== one.id)
  })
  return {
    all,
    idOf(slug, locale) {
      const id = ids.get(`${slug} ${locale}`) ?? ids.get(`${slug} ru`)
      if (id === undefined)
        throw new Error(`The demo content refers to a ${kind} that doesn't exist: ${slug}`)
      return id
    },
  }
}

/** A text in a language; Thai falls back to English before Russian, as the Latin script is read there. */
export function inLanguage(text: Localized<string> | { ru: string; en: string }, locale: Locale): string {
  const translations: Localized<string> = text
  return translations[locale] ?? (locale === 'th' ? translations.en : undefined) ?? translations.ru
}
