import { resetPasswordSchema } from '../../shared/forms/account-forms.ts'
import { pathTo } from '../../shared/paths.ts'
import { defineAction } from '../action.ts'
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
