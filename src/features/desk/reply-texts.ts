import * as z from 'zod/mini'
import type { Locale } from '../../shared/locales.ts'
import { textLanguage } from './forms/inbox-forms.ts'

/** A text that the office keeps ready for its answers, in one language. */
export interface ReplyText {
  id: number
  locale: Locale
  name: string
  body: string
}

export type ReplyTextOutcome = 'done' | 'taken' | 'full' | 'gone'

/** Most texts in all languages together: in a longer list nobody finds the right one. */
const mostTexts = 300

const rowsSchema = z.array(
  z.object({ id: z.number(), locale: textLanguage, name: z.string(), body: z.string() }),
)

/** All texts by language and name, or those of one language. @throws errors of the database */
export async function readReplyTexts(database: D1Database, locale?: Locale): Promise<ReplyText[]> {
  const { results } = await database
    .prepare(
      'select id, locale, name, body from reply_text where ?1 is null or locale = ?1 order by locale, name',
    )
    .bind(locale ?? null)
    .all()
  return rowsSchema.parse(results)
}

/**
 * Makes a text, or changes the one with this id.
 *
 * @returns `taken` where another text of the language has the name; `gone` where a colleague has deleted it
 * @throws errors of the database
 */
export async function storeReplyText(
  database: D1Database,
  { id, locale, name, body, by }: Omit<ReplyText, 'id'> & { id?: number | undefined; by: string },
  now: number,
): Promise<ReplyTextOutcome> {
  const values = [locale, name, body, by, now]
  const { meta } = id
    ? await database
        .prepare(
          `update or ignore reply_text set locale = ?1, name = ?2, body = ?3, changed_by = ?4, changed_at = ?5
           where id = ?6`,
        )
        .bind(...values, id)
        .run()
    : await database
        .prepare(
          `insert or ignore into reply_text (locale, name, body, changed_by, changed_at)
           select ?1, ?2, ?3, ?4, ?5 where (select count(*) from reply_text) < ${mostTexts}`,
        )
        .bind(...values)
        .run()
  if (meta.changes) return 'done'
  const twin = await database
    .prepare('select id from reply_text where locale = ? and name = ?')
    .bind(locale, name)
    .first<number>('id')
  if (twin !== null && twin !== id) return 'taken'
  return id ? 'gone' : 'full'
}

export const removeReplyText = (database: D1Database, id: number): Promise<unknown> =>
  database.prepare('delete from reply_text where id = ?').bind(id).run()
