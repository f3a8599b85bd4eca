import * as z from 'zod/mini'
import { readChangedAt } from '../../../content/parts/published-content.ts'
import { assistantMessages } from '../../../languages/texts.ts'
import { formatFullDay } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { type Asking, toAddress } from './define-tool.ts'

/** Where an answer can be looked up, and how old it is. */
export const sourceSchema = z.object({
  url: z.string(),
  publishedAt: z.optional(
    z.string().check(z.describe('Instant at which the site’s content was last published')),
  ),
  ticketsCheckedAt: z.optional(
    z.string().check(z.describe('Instant at which the sellers last said what is left')),
  ),
})
export type ToolSource = z.infer<typeof sourceSchema>

/** The source of an answer, once all of it was read. @param path of the page, without language prefix */
export async function readToolSource(asking: Asking, path: string): Promise<ToolSource> {
  const { content } = asking
  const publishedAt = await readChangedAt(content)
  const ticketsCheckedAt = content.availability?.isolate.stored.madeAt ?? 0
  return {
    url: toAddress(asking, path),
    ...(publishedAt > 0 ? { publishedAt: new Date(publishedAt).toISOString() } : {}),
    ...(ticketsCheckedAt > 0 ? { ticketsCheckedAt: new Date(ticketsCheckedAt).toISOString() } : {}),
  }
}

export const saySource = ({ url, publishedAt }: ToolSource, locale: Locale): string =>
  assistantMessages(locale).source(url, publishedAt && formatFullDay(locale, publishedAt.slice(0, 10)))
