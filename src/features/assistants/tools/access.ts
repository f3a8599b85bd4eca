import * as z from 'zod/mini'
import { chooseHall } from '../../../content/concerts/concert.ts'
import type { ConcertSummary } from '../../../content/concerts/concert-summary.ts'
import { readVenue } from '../../../content/places/readers.ts'
import type { HallFacts, VenueFacts } from '../../../content/places/venue-facts.ts'
import { omitAbsent } from '../../../strapi/port/fields.ts'
import type { Asking } from './define-tool.ts'

/** What somebody may need of a hall. */
export const accessNeeds = ['wheelchair', 'step-free', 'lift', 'hearing-loop'] as const
type AccessNeed = (typeof accessNeeds)[number]

export const accessSchema = z.object({
  stepFree: z.optional(z.enum(['yes', 'partly', 'no']).check(z.describe('From the street to the seats'))),
  lift: z.optional(z.boolean()),
  wheelchairPlaces: z.optional(z.number()),
  hearingLoop: z.optional(z.boolean()),
  phone: z.optional(z.string().check(z.describe('Whom to call'))),
})

/** What is known of the access; nothing is said of what no editor has filled in. */
export const toAccess = (venue: VenueFacts = {}, hall: HallFacts = {}): z.infer<typeof accessSchema> =>
  omitAbsent({
    stepFree: venue.stepFree,
    lift: venue.lift,
    wheelchairPlaces: hall.wheelchairPlaces,
    hearingLoop: hall.hearingLoop,
    phone: venue.accessPhone,
  })

/** Keeps the concerts of halls of which it is known that they have what is needed. */
export async function filterByAccess(
  concerts: ConcertSummary[],
  needs: readonly AccessNeed[],
  { content, locale }: Asking,
): Promise<ConcertSummary[]> {
  if (needs.length === 0) return concerts
  const slugs = new Set(concerts.flatMap(({ venue }) => venue?.slug ?? []))
  const venues = new Map(
    await Promise.all(
      [...slugs].map(async (slug) => [slug, await readVenue(content, locale, slug)] as const),
    ),
  )
  return concerts.filter(({ venue, hall }) => {
    const found = venues.get(venue?.slug ?? '')
    if (!found) return false
    const facts = toAccess(found.facts, chooseHall(found.halls, hall))
    return needs.every((need) => meets[need](facts))
  })
}

const meets: Record<AccessNeed, (facts: z.infer<typeof accessSchema>) => boolean> = {
  wheelchair: ({ stepFree, wheelchairPlaces }) => stepFree !== 'no' && (wheelchairPlaces ?? 0) > 0,
  'step-free': ({ stepFree }) => stepFree === 'yes',
  lift: ({ lift }) => lift === true,
  'hearing-loop': ({ hearingLoop }) => hearingLoop === true,
}
