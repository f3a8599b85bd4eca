import * as z from 'zod/mini'
import type { AudienceRow, Statement } from '../../../features/notices/audience.ts'
import { concertStateSchema } from '../../../features/notices/concert-state.ts'
import {
  type EditorMessage,
  maxMessageLength,
  messageFormSchema,
  toEditorMessage,
} from '../../../features/notices/forms/message-form.ts'
import { tooLong } from '../../../shared/forms/fields.ts'
import { isLocale } from '../../../shared/locales.ts'
import { createSlugCheck, quote } from '../run-sql.ts'

/**
 * Selects concerts with a change that is not announced yet, or one concert.
 *
 * @param slug the concert; absent: all with an unannounced change
 */
export const selectConcertsSql = (slug?: string): string =>
  `select slug, known, seen from notice_concert where ${slug === undefined ? 'seen is not null' : `slug = ${quote(slug)}`}`

const state = z.pipe(
  z.nullable(z.string()),
  z.transform((text) => (text === null ? undefined : concertStateSchema.safeParse(JSON.parse(text)).data)),
)
export const concertRowSchema = z.object({ slug: z.string(), known: state, seen: state })

/** A row of the query that `toAudienceCount` makes. */
export const audienceRowSchema = z.object({
  channel: z.string(),
  addresses: z.number(),
}) satisfies z.ZodMiniType<AudienceRow>

export const checkConcertSlug = createSlugCheck('concert')

/**
 * Parses an editor's words.
 *
 * @param texts one in each language, as `ru=Вход с другой стороны`
 * @throws Error naming each text that is invalid
 */
export function checkWords(texts: readonly string[]): EditorMessage {
  const typed = texts.map((text) => {
    const [, locale, said] = /^(\w\w)=(.*)$/s.exec(text) ?? []
    if (!isLocale(locale)) throw new Error(`${text} does not begin with a language of the site, as ru=…`)
    return [locale, said] as const
  })
  const words = messageFormSchema.safeParse(Object.fromEntries(typed))
  if (words.success) return toEditorMessage(words.data)
  const faults: Record<string, string> = {
    [tooLong(maxMessageLength)]: `has more than ${maxMessageLength} letters`,
    unreadable: 'has nothing to read, or characters that nobody sees',
    'no-words': 'is empty, and so are all others: what is to be said, as ru=…?',
  }
  throw new Error(
    words.error.issues.map(({ path, message }) => `${path.join('.')}: ${faults[message]}`).join('\n'),
  )
}

/** Returns the statement with its values inserted, since wrangler accepts only text. */
export const toSqlText = ({ sql, values }: Statement): string =>
  sql.replace(/\?(\d+)/g, (_, at: string) => {
    const value = values[Number(at) - 1] ?? ''
    return typeof value === 'number' ? String(value) : quote(value)
  })
