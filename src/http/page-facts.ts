import type { Page } from '../rendering/define-page.ts'
import type { Head } from '../rendering/head.ts'
import type { RenderedPage } from './page-cache/cached-page.ts'

/** What the cache must know of a rendered page besides its bytes. */
export const factsOf = (page: Page, head: Head): Omit<RenderedPage, 'body' | 'isWhole'> => ({
  status: head.status ?? 200,
  tags: () => [...page.content.used],
  contentAt: () => page.content.oldest?.at ?? page.now,
  goodUntil: () => chooseEnd(page),
  begunAt: page.now,
})

/** The earliest time in milliseconds at which something that the page shows ends; `undefined` where nothing ends. */
export function chooseEnd({ goodUntil, content }: Pick<Page, 'goodUntil' | 'content'>): number | undefined {
  const never = Number.POSITIVE_INFINITY
  const first = Math.min(goodUntil ?? never, content.goodUntil?.at ?? never)
  return first === never ? undefined : first
}
