import { SignInNeeded } from '../../../errors.ts'
import { defineAction } from '../../../rendering/action.ts'
import { pathTo } from '../../../routes/paths.ts'
import { changePasswordSchema } from '../forms/account-forms.ts'
import { accountServiceOf, toFormOutcome } from './account-outcome.ts'

/** `POST /account/password` */
export const changePasswordAction = defineAction({
  schema: changePasswordSchema,
  isQuick: true,
  handle: async ({ values, visitor }) => {
    const accounts = accountServiceOf(visitor)
    const session = await visitor.session()
    if (!session) throw new SignInNeeded()
    return toFormOutcome(await accounts.changePassword(visitor.asker, session, values), {
      signedIn: `${pathTo('account')}?done=password`,
      letterOut: pathTo('login'),
    })
  },
})
