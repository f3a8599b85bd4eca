import { defineAction } from '../../../rendering/action.ts'
import { pathTo } from '../../../routes/paths.ts'
import { starSchema } from '../forms/star-form.ts'

/** `POST /star`: from a birth date to its sign. The date stands in no address, and nobody keeps it. */
export const starAction = defineAction({
  schema: starSchema,
  isRepeatable: true,
  handle: async ({ values: { sign } }) => ({
    seeOther: `${pathTo('star')}?${new URLSearchParams({ sign })}`,
  }),
})
