import { formatAge } from '../../src/languages/age.ts'
import { offlineMessages } from '../../src/languages/texts.ts'
import { findPage } from '../../src/routes/address-rules.ts'
import { allLocales, type Locale } from '../../src/shared/locales.ts'
import { splitLocalePath } from '../../src/shared/urls.ts'
import { cacheNames } from './cache-names.ts'
import { readPageCopyTime } from './page-copy.ts'

const maxListed = 40

/** Groups of pages in the order of the list; all other pages follow them. */
const groups = ['schedule', 'concerts'] as const

interface CachedPage {
  href: string
  /** The title as in the page's HTML, where it is escaped. */
  titleHtml: string
  keptAt: number
  group: number
}

/** @returns the items of the list of cached pages in one language, as HTML. */
export async function renderCachedPageList(locale: Locale): Promise<string> {
  const cache = await caches.open(cacheNames.pages)
  const pages: CachedPage[] = []
  for (const { url } of await cache.keys()) {
    const { locale: language, path } = splitLocalePath(new URL(url).pathname, allLocales)
    const copy = language === locale ? await cache.match(url, { ignoreVary: true }) : undefined
    const titleHtml = copy ? readTitle(await copy.clone().text()) : undefined
    if (!copy || !titleHtml) continue
    const { pathname, search } = new URL(url)
    pages.push({
      href: `${pathname}${search}`,
      titleHtml,
      keptAt: readPageCopyTime(copy),
      group: groupOf(path),
    })
  }
  return withoutVariants(pages)
    .sort((one, other) => one.group - other.group || other.keptAt - one.keptAt)
    .slice(0, maxListed)
    .map((page) => toItem(page, locale))
    .join('')
}

function groupOf(path: string): number {
  const address = findPage(path)
  const group = address?.isPrivate ? undefined : address?.offlineGroup
  return group === undefined ? groups.length : groups.indexOf(group)
}

/** Keeps one of several pages that differ only in their query: the one without a query, else the newest. */
function withoutVariants(pages: CachedPage[]): CachedPage[] {
  const byPath = Map.groupBy(pages, ({ href }) => href.split('?')[0])
  return [...byPath.values()].flatMap((variants) => {
    const plain = variants.find(({ href }) => !href.includes('?'))
    return plain ?? variants.sort((one, other) => other.keptAt - one.keptAt).slice(0, 1)
  })
}

/** @returns a page's title without the site's name, which is shown above the list. */
const readTitle = (html: string): string | undefined =>
  /<title>([^<]+)<\/title>/.exec(html)?.[1]?.replace(/ — [^—]*$/, '')

function toItem({ href, titleHtml, keptAt }: CachedPage, locale: Locale): string {
  const age = formatAge(locale, Date.now() - keptAt)
  const note = age ? ` <span class="note">${offlineMessages(locale).savedAgo(age)}</span>` : ''
  // A URL contains no unescaped quotes and angle brackets.
  return `<li><a href="${href.replaceAll('&', '&amp;')}">${titleHtml}</a>${note}</li>`
}
