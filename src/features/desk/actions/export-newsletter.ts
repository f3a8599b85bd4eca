import * as z from 'zod/mini'
import { StoreMissing } from '../../../errors.ts'
import { defineDeskAction } from '../../../rendering/desk-page.ts'

/** `POST /desk/newsletter/export`: all readers of the newsletter as CSV. */
export const exportNewsletterAction = defineDeskAction({
  schema: z.object({}),
  isRepeatable: true,
  handle: async ({ visitor: { notices } }) => {
    if (!notices) throw new StoreMissing('DB')
    return { file: { name: 'newsletter.csv', csv: await notices.exportNewsletter() } }
  },
})
