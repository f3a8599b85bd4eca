import { serviceWorkerPath } from '../../../shared/constants.ts'
import { allLocales, type Locale } from '../../../shared/locales.ts'
import { listAddresses } from '../bench/addresses.ts'
import type { Fault } from './fault-rows.ts'

/** Search without JavaScript: made anew for each text. */
const searches = ['/search', '/search?q=%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0', '/search?q=tver']

/**
 * One page of each family that is seen before the fault, and another of each that isn't. Where the content
 * stays the same, unseen pages are those of another language.
 */
export function choosePages(fault: Fault): { seen: string[]; unseen: string[] } {
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
