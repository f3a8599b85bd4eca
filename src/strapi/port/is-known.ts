/**
 * Whether a slug of an address is one of these: what somebody guesses isn't asked for. While nobody can say, it may be,
 * and there may be a copy of what it names.
 */
export const isKnown = (reading: Promise<{ slug: string }[]>, slug: string): Promise<boolean> =>
  reading.then(
    (entries) => entries.some((entry) => entry.slug === slug),
    () => true,
  )
