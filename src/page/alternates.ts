import type { Translations } from '../content/port/fields.ts'
import type { Head } from './head.ts'

/**
 * Where an entry stands in each language that it exists in: only those are offered as translations.
 *
 * @param toPath the entry's address without its language, as `paths.bySlug`.
 */
export const alternatesOf = (
  translations: Translations,
  toPath: (slug: string) => string,
): Head['alternates'] =>
  Object.fromEntries(Object.entries(translations).map(([locale, slug]) => [locale, toPath(slug)]))
