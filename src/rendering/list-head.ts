import { siteMessages } from '../i18n/site.ts'
import type { Locale } from '../shared/locales.ts'

/** Title and description of a page of a list: from the second on with its number, so that no two are the same. */
export function listHead(
  locale: Locale,
  page: number,
  { title, description }: { title: string; description: string },
): { title: string; description: string } {
  if (page < 2) return { title, description }
  const number = siteMessages(locale).page(page)
  return { title: `${title}, ${number.toLowerCase()}`, description: `${number}. ${description}` }
}
