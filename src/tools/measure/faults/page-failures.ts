import { serviceWorkerPath } from '../../../shared/constants.ts'
import { allLocales, type Locale } from '../../../shared/locales.ts'
import { listAddresses } from '../bench/addresses.ts'
import type { ContentFailure } from './faulty-content.ts'
import { type PlatformFailure, type PlatformPart, platformParts, slowSeconds } from './platform-parts.ts'

/** One row of the table of failures: which service fails in which way. */
export interface PageFailure {
  name: string
  /** Failure of the configured search service. */
  search?: ContentFailure
  platform?: { part: PlatformPart; trouble: PlatformFailure }
  isWithoutCf?: true
}

const troubles: Record<PlatformFailure, string> = { fails: 'fails', 'is slow': `is slow (${slowSeconds} s)` }

const ofPlatform = (Object.keys(troubles) as PlatformFailure[]).flatMap((trouble) =>
  platformParts.map((part) => ({ name: `${part.name} ${troubles[trouble]}`, platform: { part, trouble } })),
)

export const noFailure: PageFailure = { name: 'nothing, for comparison' }

/** Every failure that visitors must not notice; Strapi's are the bad days of `content/`, since no visitor asks it. */
export const pageFailures: readonly PageFailure[] = [
  noFailure,
  ...ofPlatform,
  { name: 'request.cf is missing', isWithoutCf: true },
  { name: 'search service down', search: 'down' },
  { name: 'search service slow (10 s)', search: 'slow' },
]

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
