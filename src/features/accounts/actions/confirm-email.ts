import { defineAction } from '../../../rendering/action.ts'
import { pathTo } from '../../../routes/paths.ts'
import { confirmSchema } from '../forms/account-forms.ts'
import { accountServiceOf, toFormOutcome } from './account-outcome.ts'

/** `POST /confirm`: by a press, since programs that look through mail open every link in it. */
export const confirmEmailAction = defineAction({
  schema: confirmSchema,
  isQuick: true,
  handle: async ({ values, visitor }) =>
    toFormOutcome(await accountServiceOf(visitor).confirm(visitor.asker, values), {
      signedIn: pathTo('account'),
      letterOut: pathTo('login'),
    }),
})
