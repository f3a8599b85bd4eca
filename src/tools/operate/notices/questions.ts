import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { concertStateSchema } from '../../../notices/concert-state.ts'
import { chooseAudience } from '../../../notices/find-news.ts'
import type { NoticeFacts } from '../../../notices/notice.ts'
import { isLocale } from '../../../shared/locales.ts'
import { checkSlugOf } from '../check-slug.ts'
import { quote } from '../quote.ts'

/** What was told last, and how far it has come. */
export const noticesSql = `
  select id, kind, made_at, expires_at, dropped_at, reached_topic is not null as is_spreading,
    (select count(*) from notice_delivery where notice = notice.id and state = 'waiting') as waiting,
    (select count(*) from notice_delivery where notice = notice.id and state = 'sent') as sent,
    (select count(*) from notice_delivery where notice = notice.id and state = 'failed') as failed,
    (select count(*) from notice_delivery where notice = notice.id and state = 'dropped') as dropped,
    (select group_concat(times || ' × ' || fault, ', ') from (
      select fault, count(*) as times from notice_delivery
      where notice = notice.id and fault is not null group by fault)) as faults
  from notice order by made_at desc limit 50`

export const noticeRowSchema = z.object({
  id: z.string(),
  kind: z.string(),
  made_at: z.number(),
  expires_at: z.number(),
  dropped_at: z.nullable(z.number()),
  is_spreading: z.number(),
  waiting: z.number(),
  sent: z.number(),
  failed: z.number(),
  dropped: z.number(),
  faults: z.nullable(z.string()),
})
export type NoticeRow = z.infer<typeof noticeRowSchema>

/** What has changed and hasn't settled, or what is known of one concert. @param slug absent: all that is unsettled */
export const concertsSql = (slug?: string): string =>
  `select slug, known, seen from notice_concert where ${slug === undefined ? 'seen is not null' : `slug = ${quote(slug)}`}`

const state = z.pipe(
  z.nullable(z.string()),
  z.transform((text) => (text === null ? undefined : concertStateSchema.safeParse(JSON.parse(text)).data)),
)
export const concertRowSchema = z.object({ slug: z.string(), known: state, seen: state })

/** How many browsers and addresses hear of some topics; who stands under several counts once. */
export const audienceSql = (audience: readonly { kind: string; key: string }[]): string => {
  const owners = audience.map(({ kind, key }) =>
    kind === 'saved'
      ? `select 'account:' || user from account_concert where slug = ${quote(key)} and is_saved = 1`
      : `select owner from notice_topic where kind = ${quote(kind)} and key = ${quote(key)}`,
  )
  return `select coalesce(sum(channel = 'push'), 0) as browsers, coalesce(sum(channel = 'email'), 0) as addresses
    from notice_subscription where is_confirmed = 1 and owner in (${owners.join(' union ')})`
}
export const audienceRowSchema = z.object({ browsers: z.number(), addresses: z.number() })
export type AudienceRow = z.infer<typeof audienceRowSchema>

export const checkSlug = checkSlugOf('concert')

const maxWords = 400

/**
 * @param texts in each language, as `ru=Вход с другой стороны`
 * @throws Error naming each that is none
 */
export function checkWords(texts: readonly string[]): Record<string, string> {
  const words = texts.map((text) => {
    const [, locale, said = ''] = /^(\w\w)=(.+)$/s.exec(text) ?? []
    if (!isLocale(locale)) throw new Error(`${text} does not begin with a language of the site, as ru=…`)
    if (said.length > maxWords) throw new Error(`${locale} has ${said.length} letters: ${maxWords} at most`)
    return [locale, said.trim()] as const
  })
  if (words.length === 0) throw new Error('What is to be said, as ru=…?')
  return Object.fromEntries(words)
}

/**
 * An editor's words to a concert's people. The same words again are the same notice, which nobody hears twice.
 *
 * @param now milliseconds
 */
export function wordsSql(
  slug: string,
  known: z.infer<typeof concertStateSchema>,
  words: Record<string, string>,
  now: number,
): string {
  const { date, time, place, city, status, start } = known
  const facts: NoticeFacts = { said: { date, time, place, city, status, start }, words }
  const digest = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12)
  const values = [
    ...[`${slug}:words:${digest}`, 'words', slug, JSON.stringify(facts)],
    JSON.stringify(chooseAudience('words', slug, known)),
  ].map(quote)
  return `insert or ignore into notice (id, kind, concert, facts, audience, made_at, expires_at)
    values (${values.join(', ')}, ${now}, ${known.end}) returning id`
}
