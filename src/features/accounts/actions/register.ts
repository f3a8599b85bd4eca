import { defineAction } from '../../../rendering/action.ts'
import { pathTo } from '../../../routes/paths.ts'
import { registerSchema } from '../forms/account-forms.ts'
import { accountServiceOf, toFormOutcome } from './account-outcome.ts'

/** `POST /register` */
export const registerAction = defineAction({
  schema: registerSchema,
  isQuick: true,
  handle: async ({ values, visitor, isTrapped }) => {
    const to = { signedIn: pathTo('account'), letterOut: `${pathTo('register')}?letter=out` }
    // Programs that fill in whatever there is learn nothing of it.
    if (isTrapped) return { seeOther: to.letterOut }
    return toFormOutcome(await accountServiceOf(visitor).register(visitor.asker, values), to)
  },
})
