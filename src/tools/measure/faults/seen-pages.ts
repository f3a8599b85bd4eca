import { serviceWorkerPath } from '../../../shared/constants.ts'
import { allLocales, type Locale } from '../../../shared/locales.ts'
import { listAddresses } from '../bench/addresses.ts'
import type { PageFailure } from './fault-rows.ts'

/** Search pages without JavaScript, which are rendered for each query. */
const searches = ['/search', '/search?q=%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0', '/search?q=tver']

/**
 * Chooses one page of each family to visit before the failure and another one not to. Where the content stays the same,
 * the others are in another language.
 */
export function choosePages(fault: PageFailure): { seen: string[]; unseen: string[] } {
  const pages = (locale: Locale) =>
    listAddresses(locale).filter(({ path, status }) => status === 200 && !path.startsWith('/api/'))
  const lastOf = (locale: Locale) => [
    ...new Map(pages(locale).map((page) => [page.family, page.path])).values(),
  ]
  const seen = lastOf('ru')
  const unseen = allLocales.filter((locale) => locale !== 'ru').flatMap(lastOf)
  const firstOf = Map.groupBy(pages('ru'), ({ family }) => family)
  const others = [...firstOf.values()].flatMap(([first]) =>
    first && !seen.includes(first.path) ? [first.path] : [],
  )
  const kind = fault.platform?.part.kind
  return {
    seen,
    unseen: [
      ...(fault.search || kind === 'rate-limit' ? searches : []),
      ...(kind === 'assets' ? [serviceWorkerPath] : []),
      ...unseen,
      ...others,
    ],
  }
}
