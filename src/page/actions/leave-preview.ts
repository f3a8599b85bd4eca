import { leavePreviewSchema } from '../../shared/forms/leave-preview.ts'
import { leaveFromField } from '../../shared/preview.ts'
import { defineAction } from '../action.ts'

/** Shows the page that one comes from as everybody sees it. */
export const leavePreviewAction = defineAction({
  schema: leavePreviewSchema,
  isRepeatable: true,
  take: async ({ values, visitor }) => {
    visitor.preview.end()
    return { seeOther: values[leaveFromField] }
  },
})
