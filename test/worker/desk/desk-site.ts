import { formKeyField } from '../../../src/shared/forms/form-key.ts'
import { makeAgedFormKey } from '../../fixtures/new-key.ts'
import { type AccountSite, type Browser, makeAccount, openSignedIn } from '../account-site.ts'

/** A browser in which a user with this role is signed in; the role `authenticated` may not use the desk. */
export async function openWithRole(site: AccountSite, role: string): Promise<Browser> {
  const who = { email: `${role}@tutti.example`, password: 'three small words' }
  await makeAccount(site, who)
  await site.database.prepare('update embedded_user set role = ? where email = ?').bind(role, who.email).run()
  return openSignedIn(site, who)
}

/** The fields that every form of the desk has. */
export const formFields = (fields: Readonly<Record<string, string>> = {}) => ({
  [formKeyField]: makeAgedFormKey(),
  ...fields,
})
