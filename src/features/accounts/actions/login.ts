import { defineAction } from '../../../rendering/action.ts'
import { pathTo } from '../../../routes/paths.ts'
import { toNextPage } from '../../../shared/next-page.ts'
import { loginSchema } from '../forms/account-forms.ts'
import { accountServiceOf, toFormOutcome } from './account-outcome.ts'

/** `POST /login` */
export const loginAction = defineAction({
  schema: loginSchema,
  isQuick: true,
  handle: async ({ values: { identifier, password, next }, visitor }) => {
    const outcome = await accountServiceOf(visitor).signIn(visitor.asker, { identifier, password })
    return toFormOutcome(outcome, {
      signedIn: toNextPage(next) ?? pathTo('account'),
      letterOut: pathTo('login'),
    })
  },
})
