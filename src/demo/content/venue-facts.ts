import type { AuthoredVenueFacts } from './authored-facts.ts'
import { factsOfVenuesAbroad } from './venue-facts-abroad.ts'
import { factsOfEasternVenues } from './venue-facts-russia-east.ts'
import { factsOfWesternVenues } from './venue-facts-russia-west.ts'

/** Facts by the venue's slug. */
export const venueFacts: Readonly<Record<string, AuthoredVenueFacts>> = {
  ...factsOfWesternVenues,
  ...factsOfEasternVenues,
  ...factsOfVenuesAbroad,
}
