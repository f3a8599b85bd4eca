import { SignInNeeded } from '../../../errors.ts'
import { type ActionFile, defineAction } from '../../../rendering/action.ts'
import type { Visitor } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { intentField } from '../../../shared/forms/form-key.ts'
import { accountIntentSchema, sentPageField } from '../forms/account-forms.ts'
import { accountServiceOf } from './account-outcome.ts'

/** `POST /account`: what its buttons ask for. */
export const accountAction = defineAction({
  schema: accountIntentSchema,
  isQuick: true,
  handle: async ({ values: { [intentField]: intent, [sentPageField]: from }, visitor }) => {
    const accounts = accountServiceOf(visitor)
    const login = pathTo('login')
    // Where nobody knows whose session it is, it goes from this device all the same.
    const session = await visitor.session().catch((error: unknown) => {
      if (intent !== 'sign-out') throw error
    })
    // Whoever is signed out already has what they asked for.
    if (!session && intent === 'sign-out') return { seeOther: `${login}?said=out`, account: 'ends' }
    if (!session) throw new SignInNeeded()
    if (intent === 'export') return { file: await makeExport(visitor, from) }
    if (intent === 'sign-out-everywhere') {
      await accounts.signOutEverywhere(visitor.asker, session)
      return { seeOther: `${login}?said=out-everywhere`, account: 'ends' }
    }
    await accounts.signOut(visitor.asker, session)
    return { seeOther: `${login}?said=out`, account: 'ends' }
  },
})

/**
 * All that the site knows of who is signed in, but for what opens the account. Of what they have sent it holds the page
 * that is shown: a stranger may have sent any number of forms in their name.
 *
 * @param from where that page begins
 */
async function makeExport(visitor: Visitor, from: string | undefined): Promise<ActionFile> {
  const session = await visitor.session()
  if (!session) throw new SignInNeeded()
  const { id, username, email, isConfirmed, provider } = session.user
  const [kept, notices, sent] = await Promise.all([
    accountServiceOf(visitor).readAccountData(session),
    visitor.notices?.readAccountNotices(id),
    isConfirmed ? visitor.submissions?.list(email, from) : undefined,
  ])
  return {
    name: 'account.json',
    data: {
      account: { id, username, email, isConfirmed, provider },
      signedInAt: new Date(session.beganAt).toISOString(),
      ...kept,
      notices,
      sent: (sent?.records ?? []).map(({ sentAt, isElsewhere: _, ...record }) => ({
        ...record,
        sentAt: new Date(sentAt).toISOString(),
      })),
      ...(sent?.next ? { earlierSent: `${pathTo('account')}?sent=${sent.next}` } : {}),
    },
  }
}
