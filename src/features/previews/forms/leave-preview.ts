import * as z from 'zod/mini'
import { leaveFromField } from '../../../shared/preview.ts'

/** Of the page that one comes from, without its language: no other site's. */
export const leavePreviewSchema = z.object({
  [leaveFromField]: z.catch(z.string().check(z.maxLength(2000), z.regex(/^\/(?![/\\])[\w/-]*$/)), '/'),
})
