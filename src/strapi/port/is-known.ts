/**
 * Whether a slug of an address is in a list of known slugs, so that invented slugs cause no query. If the list can't
 * be read, every slug counts as known: a cached copy of its entry may exist.
 */
export const isKnownSlug = (reading: Promise<{ slug: string }[]>, slug: string): Promise<boolean> =>
  reading.then(
    (entries) => entries.some((entry) => entry.slug === slug),
    () => true,
  )
