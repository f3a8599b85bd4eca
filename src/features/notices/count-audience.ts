import type { NoticeAudience } from './find-changed-concerts.ts'
import type { Statement } from './statement.ts'
import { accountPrefix } from './subscriptions.ts'

/** In how many ways a notice goes out. */
export interface AudienceReach {
  browsers: number
  addresses: number
}

/** Asks for `Reached`: how many browsers and addresses hear of some topics; who stands under several counts once. */
export function toAudienceCount(audience: readonly NoticeAudience[]): Statement {
  const values = audience.flatMap(({ kind, key }) => (kind === 'saved' ? [key] : [kind, key]))
  let at = 0
  const owners = audience.map(({ kind }) =>
    kind === 'saved'
      ? `select '${accountPrefix}' || user from account_concert where slug = ?${++at} and is_saved = 1`
      : `select owner from notice_topic where kind = ?${++at} and key = ?${++at}`,
  )
  return {
    sql: `select coalesce(sum(channel = 'push'), 0) as browsers, coalesce(sum(channel = 'email'), 0) as addresses
      from notice_subscription where is_confirmed = 1 and owner in (${owners.join(' union ')})`,
    values,
  }
}
