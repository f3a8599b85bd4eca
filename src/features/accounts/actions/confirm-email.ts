import { defineAction } from '../../../rendering/action.ts'
import { pathTo } from '../../../routes/paths.ts'
import { confirmSchema } from '../forms/account-forms.ts'
import { accountsOf, toFormOutcome } from './account-outcome.ts'

/** `POST /confirm`: by a press, since programs that look through mail open every link in it. */
export const confirmEmailAction = defineAction({
  schema: confirmSchema,
  isQuick: true,
  take: async ({ values, visitor }) =>
    toFormOutcome(await accountsOf(visitor).confirm(visitor.asker, values), {
      signedIn: pathTo('account'),
      letterOut: pathTo('login'),
    }),
})
