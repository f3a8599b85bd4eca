import type { AuthoredVenue } from './authored.ts'
import { venuesAbroad } from './venues-abroad.ts'
import { venuesOfCapitals } from './venues-capitals.ts'
import { venuesOfEasternRussia } from './venues-east.ts'
import { venuesOfWesternRussia } from './venues-west.ts'

/**
 * Every hall of the tour. Houses, composers and architects are real; addresses and seat counts are close to
 * life but not checked against it, and «Финоми», the orchestra's own house, is invented.
 */
export const venues: AuthoredVenue[] = [
  ...venuesOfCapitals,
  ...venuesOfWesternRussia,
  ...venuesOfEasternRussia,
  ...venuesAbroad,
]
