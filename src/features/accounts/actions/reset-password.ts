import { defineAction } from '../../../rendering/action.ts'
import { pathTo } from '../../../routes/paths.ts'
import { resetPasswordSchema } from '../forms/account-forms.ts'
import { accountServiceOf, toFormOutcome } from './account-outcome.ts'

/** `POST /reset-password` */
export const resetPasswordAction = defineAction({
  schema: resetPasswordSchema,
  isQuick: true,
  handle: async ({ values, visitor }) =>
    toFormOutcome(await accountServiceOf(visitor).reset(visitor.asker, values), {
      signedIn: `${pathTo('account')}?done=password`,
      letterOut: pathTo('login'),
    }),
})
