import { defineAction } from '../../../rendering/action.ts'
import { leaveFromField } from '../../../shared/preview.ts'
import { leavePreviewSchema } from '../forms/leave-preview.ts'

/** Shows the page that one comes from as everybody sees it. */
export const leavePreviewAction = defineAction({
  schema: leavePreviewSchema,
  isRepeatable: true,
  handle: async ({ values, visitor }) => {
    visitor.preview.end()
    return { seeOther: values[leaveFromField] }
  },
})
