import { confirmSchema } from '../../shared/forms/account-forms.ts'
import { pathTo } from '../../shared/paths.ts'
import { defineAction } from '../action.ts'
import { accountsOf } from './account-outcome.ts'

/** `POST /confirm`: by a press, since programs that look through mail open every link in it. */
export const confirmEmailAction = defineAction({
  schema: confirmSchema,
  isQuick: true,
  take: async ({ values: { code }, visitor }) => {
    const fault = await accountsOf(visitor).confirm(visitor.asker, code)
    return fault ? { errors: [{ field: '', fault }] } : { seeOther: `${pathTo('login')}?said=confirmed` }
  },
})
