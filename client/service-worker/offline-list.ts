import { formatAge } from '../../src/i18n/age.ts'
import { offlineMessages } from '../../src/i18n/offline.ts'
import { findPage } from '../../src/routes/address-rules.ts'
import { allLocales, type Locale } from '../../src/shared/locales.ts'
import { splitLocalePath } from '../../src/shared/urls.ts'
import { cacheNames } from './cache-names.ts'
import { readCopyTime } from './page-copy.ts'

const maxListed = 40

/** In this order; everything else follows. */
const groups = ['schedule', 'concerts'] as const

interface CachedPage {
  href: string
  /** As it stands in the page's HTML: escaped already. */
  titleHtml: string
  keptAt: number
  group: number
}

/** Items of the list of pages in one language that this device has a copy of, as HTML. */
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
      keptAt: readCopyTime(copy),
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

/** Of a list with several filters, the one without them; else the last that was seen. */
function withoutVariants(pages: CachedPage[]): CachedPage[] {
  const byPath = Map.groupBy(pages, ({ href }) => href.split('?')[0])
  return [...byPath.values()].flatMap((variants) => {
    const plain = variants.find(({ href }) => !href.includes('?'))
    return plain ?? variants.sort((one, other) => other.keptAt - one.keptAt).slice(0, 1)
  })
}

/** Without the site's name, which stands above the list. */
const readTitle = (html: string): string | undefined =>
  /<title>([^<]+)<\/title>/.exec(html)?.[1]?.replace(/ — [^—]*$/, '')

function toItem({ href, titleHtml, keptAt }: CachedPage, locale: Locale): string {
  const age = formatAge(locale, Date.now() - keptAt)
  const note = age ? ` <span class="note">${offlineMessages(locale).savedAgo(age)}</span>` : ''
  // A URL's own spelling escapes quotes and angle brackets.
  return `<li><a href="${href.replaceAll('&', '&amp;')}">${titleHtml}</a>${note}</li>`
}
