import * as z from 'zod/mini'
import { lineField, textField, toTooLongFault } from '../../../shared/forms/fields.ts'
import { isLocale, type Locale } from '../../../shared/locales.ts'
import { maxAnswerLength } from './inbox-forms.ts'

export const textLanguage = z.custom<Locale>((tag) => typeof tag === 'string' && isLocale(tag))

export const maxReplyTextName = 80

/** Number of a ready text in an address or a form; anything else counts as absent. */
export const replyTextId = z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1))), undefined)

export const replyTextSchema = z.object({
  id: replyTextId,
  locale: textLanguage,
  name: lineField(maxReplyTextName).check(z.minLength(1, 'missing')),
  body: textField(maxAnswerLength).check(
    z.minLength(1, 'missing'),
    z.maxLength(maxAnswerLength, toTooLongFault(maxAnswerLength)),
  ),
})
