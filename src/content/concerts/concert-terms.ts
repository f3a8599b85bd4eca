import * as z from 'zod/mini'
import { omitAbsent } from '../../strapi/port/fields.ts'
import { priceInputSchema } from './read-price.ts'

/** Moments at which latecomers are let into the hall. */
export type Latecomers = NonNullable<z.infer<typeof concertTermShape.latecomers>>

export type DiscountAudience = (typeof audiences)[number]

const audiences = [
  'children',
  'students',
  'pensioners',
  'large_families',
  'disabled',
  'companions',
  'groups',
] as const

export interface Discount {
  audience: DiscountAudience
  /** 1 to 100; 100 is free. */
  percent: number
}

/**
 * Terms that a visitor should know before buying, such as the age limit. Fields that editors left empty are absent.
 */
export interface ConcertTerms {
  /** Minutes between the opening of the doors and the start of the concert. */
  doorsOpenMinutes?: number
  /** Number of intervals; 0 if the concert is played without one. */
  intervals?: number
  intervalMinutes?: number
  latecomers?: Latecomers
  /** Recommended age in years; `ageLimit` is the legal one. */
  recommendedAge?: number
  /** Younger children need no ticket, and have no seat. */
  freeUnderAge?: number
  discounts?: Discount[]
}

const years = z.nullish(z.int().check(z.gte(0), z.lte(21)))

export const concertTermShape = {
  doorsOpenMinutes: z.nullish(z.int().check(z.gte(0), z.lte(24 * 60))),
  intervals: z.nullish(z.int().check(z.gte(0), z.lte(9))),
  intervalMinutes: z.nullish(z.int().check(z.gte(1), z.lte(180))),
  latecomers: z.nullish(
    z.enum(['any_time', 'between_pieces', 'at_interval', 'at_set_moments', 'not_admitted']),
  ),
  recommendedAge: years,
  freeUnderAge: years,
  maxCost: priceInputSchema,
  discounts: z.nullish(
    z.array(z.object({ audience: z.enum(audiences), percent: z.int().check(z.gte(1), z.lte(100)) })),
  ),
}
const termsSchema = z.object(concertTermShape)

export function toConcertTerms({ discounts, ...terms }: z.infer<typeof termsSchema>): ConcertTerms {
  const { doorsOpenMinutes, intervals, intervalMinutes, latecomers, recommendedAge, freeUnderAge } = terms
  return omitAbsent({
    doorsOpenMinutes,
    intervals,
    intervalMinutes: intervals ? intervalMinutes : undefined,
    latecomers,
    recommendedAge,
    freeUnderAge,
    discounts: discounts?.length ? discounts : undefined,
  })
}
