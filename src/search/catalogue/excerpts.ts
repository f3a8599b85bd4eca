import { toExcerpt } from '../../content/text/excerpt.ts'
import { type TextContext, toSafeHtml } from '../../content/text/rich-text.ts'
import type { RichText } from '../../content/text/rich-text-limits.ts'
import type { Locale } from '../../shared/locales.ts'

/**
 * The beginnings of a rich text of an entry, as plain text in each of its languages. Faults in the text aren't
 * reported here: the page of the entry reads the same text and reports them.
 *
 * @param maxLength of each beginning, in characters; absent: as long as a page's description
 */
export async function readExcerpts<Row extends { locale: Locale }>(
  entry: Row & { localizations?: Row[] | null | undefined },
  textOf: (row: Row) => RichText | null | undefined,
  context: TextContext,
  maxLength?: number,
): Promise<Map<Locale, string | undefined>> {
  const rows: Row[] = [entry, ...(entry.localizations ?? [])]
  return new Map(
    await Promise.all(
      rows.map(
        async (row) => [row.locale, toExcerpt(await toSafeHtml(textOf(row), context), maxLength)] as const,
      ),
    ),
  )
}
