import * as z from 'zod/mini'
import { omitAbsent, textSchema } from '../../strapi/port/fields.ts'

/** `partly`: not everywhere, or by another entrance; the note says how. */
export type StepFree = 'yes' | 'partly' | 'no'

/** How one gets to a venue and into it, and where the coat stays. What nobody has filled in is absent. */
export interface VenueFacts {
  /** Access for wheelchairs from the street to the seats. */
  stepFree?: StepFree
  lift?: boolean
  /** The entrance to use and how to prepare, in the language of the venue's other texts. */
  accessNote?: string
  /** Telephone number of whoever opens the door, in international form: `+64 4 123 4567`. */
  accessPhone?: string
  /** Description of the door to use. */
  entrance?: string
  transit?: string
  /** Until when trains and buses run after a concert. */
  lastTrain?: string
  parking?: string
  cloakroom?: string
  food?: string
}

/** Facts that differ between the halls of a venue. */
export interface HallFacts {
  /** Number of wheelchair places; 0: none. */
  wheelchairPlaces?: number
  hearingLoop?: boolean
  /** Description of the door to this hall, where it isn't the venue's. */
  entrance?: string
}

/** Fields that are the same in every language. */
export const sharedVenueFactShape = {
  stepFree: z.nullish(z.enum(['yes', 'partly', 'no'])),
  lift: z.nullish(z.boolean()),
  accessPhone: z.nullish(z.string().check(z.regex(/^\+[\d ()-]{6,24}$/))),
}
export const translatedVenueFactShape = {
  accessNote: textSchema,
  entrance: textSchema,
  transit: textSchema,
  lastTrain: textSchema,
  parking: textSchema,
  cloakroom: textSchema,
  food: textSchema,
}
export const hallFactShape = {
  wheelchairPlaces: z.nullish(z.int().check(z.gte(0), z.lte(1000))),
  hearingLoop: z.nullish(z.boolean()),
  entrance: textSchema,
}

const sharedSchema = z.object(sharedVenueFactShape)
const translatedSchema = z.object(translatedVenueFactShape)
const hallSchema = z.object(hallFactShape)

/** @param row the venue's in the language that its texts are shown in; an empty text is none */
export const toVenueFacts = (
  { stepFree, lift, accessPhone }: z.infer<typeof sharedSchema>,
  texts: z.infer<typeof translatedSchema>,
): VenueFacts =>
  omitAbsent({
    stepFree,
    lift,
    accessPhone,
    accessNote: trimToText(texts.accessNote),
    entrance: trimToText(texts.entrance),
    transit: trimToText(texts.transit),
    lastTrain: trimToText(texts.lastTrain),
    parking: trimToText(texts.parking),
    cloakroom: trimToText(texts.cloakroom),
    food: trimToText(texts.food),
  })

export const toHallFacts = ({
  wheelchairPlaces,
  hearingLoop,
  entrance,
}: z.infer<typeof hallSchema>): HallFacts =>
  omitAbsent({ wheelchairPlaces, hearingLoop, entrance: trimToText(entrance) })

/** Trims a text. @returns `undefined` for a text that is absent or only spaces */
export const trimToText = (text: string | null | undefined): string | undefined => text?.trim() || undefined
