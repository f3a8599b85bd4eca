import { type RichText, type TextContext, toSafeHtml } from '../../content/text/rich-text.ts'
import { toExcerpt } from '../../content/text/text-preview.ts'
import type { Locale } from '../../shared/locales.ts'

/**
 * The starts of an entry's rich text, as plain text in each of its languages. Errors in the text aren't reported here,
 * since the entry's page reads the same text and reports them.
 *
 * @param maxLength length of each excerpt in characters; if absent, that of a page's description
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
