import * as z from 'zod/mini'
import { cleanLine } from './forms/clean-typed.ts'

/** A longer name is no name of a campaign, and makes a code that no phone reads from paper. */
export const maxCampaignNameLength = 60

/** What partners call their campaign, and what stands for it in an address. */
export const campaignFields = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  content: 'utm_content',
} as const
export const campaignFieldNames = ['source', 'medium', 'campaign', 'content'] as const

/** Of a name that is too long so much comes back to whoever typed it. */
const keptNameLength = 300

const nameSchema = z.catch(
  z.pipe(
    z.string(),
    z.transform((name) => cleanLine([...name].slice(0, keptNameLength).join(''))),
  ),
  '',
)

/** Of the place on the page where the short address stands. */
export const shortLinkId = 'short'

/** As the form of `/codegen` asks, and as its files are asked for. */
export const codegenQuerySchema = z.object({
  /** Of the page that is linked: a path of this site, or its whole address. */
  page: z.catch(z.string().check(z.trim(), z.maxLength(2048)), ''),
  source: nameSchema,
  medium: nameSchema,
  campaign: nameSchema,
  content: nameSchema,
  theme: z.catch(z.optional(z.enum(['light', 'dark'])), undefined),
})
export type CodegenQuery = z.infer<typeof codegenQuerySchema>

/** Names that don't fit: nothing is made of them. */
export const findLongNames = (query: CodegenQuery) =>
  campaignFieldNames.filter((name) => [...query[name]].length > maxCampaignNameLength)
