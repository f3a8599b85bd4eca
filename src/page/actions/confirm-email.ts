import { confirmSchema } from '../../shared/forms/account-forms.ts'
import { pathTo } from '../../shared/paths.ts'
import { defineAction } from '../action.ts'
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
