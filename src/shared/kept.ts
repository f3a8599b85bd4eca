import * as z from 'zod/mini'
import { maxSavedConcerts } from './constants.ts'
import { maxSlugLength, slugPattern } from './urls.ts'

const slug = z.string().check(z.maxLength(maxSlugLength), z.regex(slugPattern))
/** Time of the device's own clock, in milliseconds. */
const changedAt = z.number().check(z.int(), z.gte(0))

/** Changes that a device sends to the account, `POST /api/account/kept`; every part is optional. */
export const keptChangesSchema = z.object({
  /**
   * Id of the account that the device's data belongs to, as the last response named it. If absent, the data belongs
   * to nobody yet and is merged into the account.
   */
  owner: z.optional(z.string().check(z.maxLength(64))),
  saved: z._default(
    z
      .array(z.object({ slug, isSaved: z.boolean(), changedAt }))
      // Limit of saved concerts, and of concerts that were removed from the list.
      .check(z.maxLength(2 * maxSavedConcerts)),
    [],
  ),
  /** Slug of the city; empty for all cities. */
  city: z.optional(z.object({ slug: z.union([z.literal(''), slug]), changedAt })),
})
export type AccountDataChanges = z.infer<typeof keptChangesSchema>

/** Data of an account that is synced to every device. */
export interface SyncedAccountData {
  /** Slugs of saved concerts, the newest first. */
  saved: string[]
  /** The slug of the chosen city; if empty, all cities; if absent, none was ever chosen. */
  city?: string | undefined
}
