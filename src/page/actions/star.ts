import { starSchema } from '../../shared/forms/star-form.ts'
import { pathTo } from '../../shared/paths.ts'
import { defineAction } from '../action.ts'

/** `POST /star`: from a birth date to its sign. The date stands in no address, and nobody keeps it. */
export const starAction = defineAction({
  schema: starSchema,
  isRepeatable: true,
  take: async ({ values: { sign } }) => ({
    seeOther: `${pathTo('star')}?${new URLSearchParams({ sign })}`,
  }),
})
