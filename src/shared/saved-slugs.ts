import { maxSavedConcerts } from './constants.ts'
import { maxSlugLength, slugPattern } from './urls.ts'

/** Slugs of concerts out of anything at all: what is none is left out, and so are repetitions. */
export function toSavedSlugs(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  const slugs = value.filter(
    (slug): slug is string =>
      typeof slug === 'string' && slug.length <= maxSlugLength && slugPattern.test(slug),
  )
  return [...new Set(slugs)].slice(0, maxSavedConcerts)
}

/** The query of `/saved` that shows these concerts; sorted, so that one list is one address. */
export const savedQuery = (slugs: readonly string[]): string => `?slugs=${slugs.toSorted().join(',')}`
