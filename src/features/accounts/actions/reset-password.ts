import { defineAction } from '../../../rendering/action.ts'
import { pathTo } from '../../../routes/paths.ts'
import { resetPasswordSchema } from '../forms/account-forms.ts'
import { accountsOf, toFormOutcome } from './account-outcome.ts'

/** `POST /reset-password` */
export const resetPasswordAction = defineAction({
  schema: resetPasswordSchema,
  isQuick: true,
  take: async ({ values, visitor }) =>
    toFormOutcome(await accountsOf(visitor).reset(visitor.asker, values), {
      signedIn: `${pathTo('account')}?done=password`,
      letterOut: pathTo('login'),
    }),
})
