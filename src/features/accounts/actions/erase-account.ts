import { SignInNeeded } from '../../../errors.ts'
import { defineAction } from '../../../rendering/action.ts'
import type { Visitor } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { eraseSchema } from '../forms/account-forms.ts'
import { accountServiceOf, toFormOutcome } from './account-outcome.ts'

/** `POST /account/erase` */
export const eraseAccountAction = defineAction({
  schema: eraseSchema,
  isQuick: true,
  handle: async ({ values: { currentPassword }, visitor }) => {
    const accounts = accountServiceOf(visitor)
    const session = await visitor.session()
    if (!session) throw new SignInNeeded()
    const outcome = await accounts.erase(visitor.asker, session, currentPassword, () =>
      forgetNotices(visitor, session.user.id),
    )
    const login = pathTo('login')
    return typeof outcome === 'string'
      ? { seeOther: `${login}?said=${outcome}`, account: 'ends' }
      : toFormOutcome(outcome, { signedIn: login, letterOut: login })
  },
})

/** Whom nobody can sign in as any more is told of nothing. @throws what the database throws: then the account is there */
async function forgetNotices({ notices }: Visitor, user: string): Promise<void> {
  await notices?.forget({ subscription: undefined, user })
}
