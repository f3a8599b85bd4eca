import type { Context } from 'hono'
import type { AppEnv } from '../../../http/app-env.ts'
import { keptChangesSchema } from '../../../shared/kept.ts'
import { parseAccountCall, requireAccounts, requireSession } from './accounts.ts'

/**
 * `POST /api/account/kept` with what a device has, all of which may be left out → `{data: {owner, saved, city}}`: what
 * every device of the account has then. `owner` stands for the account, and says nothing else of it: a device that has
 * things of another one doesn't mix them.
 *
 * @throws Unauthorized where nobody is signed in
 * @throws Forbidden, BadRequest, StoreMissing
 */
export async function handleAccountSync(c: Context<AppEnv>): Promise<Response> {
  const accounts = requireAccounts(c)
  const changes = await parseAccountCall(c, keptChangesSchema)
  const session = await requireSession(c)
  const owner = await accounts.markOwner(session)
  if (changes.owner !== undefined && changes.owner !== owner) {
    // Somebody else has signed in meanwhile, in another tab: what this one has is none of theirs.
    return c.json({ data: { owner, ...(await accounts.readAccountData(session)) } })
  }
  return c.json({ data: { owner, ...(await accounts.syncAccountData(session, changes)) } })
}
