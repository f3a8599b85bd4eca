import * as z from 'zod/mini'
import { campaignParameters, maxCampaignValueLength } from './constants.ts'

/** Kinds of frames for other sites. */
export type EmbedKind = 'concert' | 'city' | 'program'

/** A height between that on a phone and that on a wide page; a script makes it exact. */
export const embedHeightsPx = { concert: 260, city: 640, program: 640 } as const satisfies Record<
  EmbedKind,
  number
>

/** Rows of a list in a frame. */
export const embedRows = 5

const campaignValueSchema = z.catch(
  z.optional(z.string().check(z.maxLength(maxCampaignValueLength))),
  undefined,
)

/** Parameters of a frame on another site: its theme (by default the visitor's own) and its campaign. */
export const embedQuerySchema = z.object({
  theme: z.catch(z.optional(z.enum(['light', 'dark'])), undefined),
  ...Object.fromEntries(campaignParameters.map((name) => [name, campaignValueSchema])),
})
