import * as z from 'zod/mini'
import { campaignParameters, maxCampaignValueLength } from './constants.ts'
import { cleanLine } from './forms/clean-typed.ts'

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

/** A longer name is no name of a campaign, and makes a code that no phone reads from paper. */
export const maxCampaignNameLength = 60

/** Campaign fields of the partner form, with their parameters in addresses. */
export const campaignFields = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  content: 'utm_content',
} as const
export const campaignFieldNames = ['source', 'medium', 'campaign', 'content'] as const

/** Characters of a campaign's name that the partner's form shows again; a longer name is cut. */
const keptNameLength = 300

const nameSchema = z.catch(
  z.pipe(
    z.string(),
    z.transform((name) => cleanLine([...name].slice(0, keptNameLength).join(''))),
  ),
  '',
)

/** `id` of the section with the short address. */
export const shortLinkId = 'short'

/** Query of the form on `/codegen`, and of the files made from it. */
export const codegenQuerySchema = z.object({
  /** The linked page: a path of this site, or its whole address. */
  page: z.catch(z.string().check(z.trim(), z.maxLength(2048)), ''),
  source: nameSchema,
  medium: nameSchema,
  campaign: nameSchema,
  content: nameSchema,
  theme: z.catch(z.optional(z.enum(['light', 'dark'])), undefined),
})
export type CodegenQuery = z.infer<typeof codegenQuerySchema>

/** Returns the names of a campaign that are too long; no link is made with them. */
export const findLongNames = (query: CodegenQuery) =>
  campaignFieldNames.filter((name) => [...query[name]].length > maxCampaignNameLength)
