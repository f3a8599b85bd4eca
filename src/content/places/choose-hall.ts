interface Halls<Hall> {
  hall?: Hall[] | null | undefined
}

/**
 * A concert names its hall in Russian. The venue's halls stand in the same order in every language, so the
 * place in the Russian list finds the hall in the visitor's.
 *
 * @param translated the venue's row in the visitor's language
 * @param name the concert's; without one the first hall is meant
 */
export function chooseHall<Hall extends { name?: string | null | undefined }>(
  venue: Halls<Hall> | null | undefined,
  translated: Halls<Hall> | undefined,
  name: string | null | undefined,
): Hall | undefined {
  const index = venue?.hall?.findIndex((hall) => hall.name === name) ?? -1
  return index >= 0 ? translated?.hall?.[index] : name ? undefined : translated?.hall?.[0]
}
