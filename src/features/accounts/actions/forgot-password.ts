import { defineAction } from '../../../rendering/action.ts'
import { pathTo } from '../../../routes/paths.ts'
import { emailSchema } from '../forms/account-forms.ts'
import { accountServiceOf, toFormOutcome } from './account-outcome.ts'

/** `POST /forgot-password` */
export const forgotPasswordAction = defineAction({
  schema: emailSchema,
  isQuick: true,
  handle: async ({ values: { email }, visitor }) =>
    toFormOutcome(await accountServiceOf(visitor).requestReset(visitor.asker, email), {
      signedIn: pathTo('account'),
      letterOut: `${pathTo('forgotPassword')}?letter=out`,
    }),
})
