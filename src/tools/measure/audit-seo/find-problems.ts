import { allLocales } from '../../../shared/locales.ts'
import { splitLocalePath } from '../../../shared/urls.ts'
import { isCanonical, toOwnPath, type VisitedAddress, withoutFragment } from './crawl.ts'
import type { PageFacts } from './read-page.ts'

/** A page that search engines should index. */
interface IndexablePage extends VisitedAddress {
  facts: PageFacts
}

interface CrawlResult {
  origin: string
  visited: ReadonlyMap<string, VisitedAddress>
  /** Addresses of the sitemap, as often as they are listed; absent for a sample. */
  listed?: readonly string[]
}

/** Most clicks from a language's home page to any page. */
const maxClicks = 4

/** Returns every problem of a crawl, by the name of its check. Pages that a sample has not visited are not judged. */
export function findSeoProblems({ origin, visited, listed }: CrawlResult): Record<string, string[]> {
  const all = [...visited.values()]
  const pages = all.filter((page): page is IndexablePage => page.facts !== undefined)
  const kept = pages.filter((page) => isCanonical(page, origin))
  return {
    'broken links': [
      ...all.flatMap(brokenAddress),
      ...pages.flatMap((page) => brokenFragments(page, visited)),
    ],
    'redirects in links': all.filter(({ status }) => status >= 300 && status < 400).map(toLine),
    orphans: listed
      ? kept.filter(({ path, clicks }) => clicks === undefined && !hasQuery(path)).map(toLine)
      : [],
    [`deeper than ${maxClicks} clicks`]: kept
      .filter(({ clicks = 0 }) => clicks > maxClicks)
      .map(({ path, clicks }) => `${path} (${clicks})`),
    'without title, description or canonical address': pages.flatMap(lackingHead),
    'duplicate titles': duplicates(kept, ({ title }) => title),
    'duplicate descriptions': duplicates(kept, ({ description }) => description),
    'hreflang missing or not reciprocal': findHreflangProblems(kept, visited, origin),
    'canonical address that is none': pages.flatMap((page) => canonicalFault(page, visited, origin)),
    'JSON-LD faults': pages.flatMap(({ path, facts }) =>
      facts.structuredDataFaults.map((fault) => `${path}: ${fault}`),
    ),
    'images without size or alt': pages.flatMap(({ path, facts }) =>
      facts.imageFaults.map((fault) => `${path}: ${fault}`),
    ),
    'sitemap: listed twice, not kept, or left out': listed ? sitemapFaults(listed, kept, visited) : [],
  }
}

const hasQuery = (path: string) => path.includes('?')

const toLine = ({ path, status, namedBy }: VisitedAddress) =>
  `${path} answered ${status}${namedBy ? `, named by ${namedBy}` : ''}`

const brokenAddress = (address: VisitedAddress): string[] =>
  address.status === 200 || (address.status >= 300 && address.status < 400) ? [] : [toLine(address)]

/** Returns links whose fragment does not exist on their target page. */
function brokenFragments({ path, facts }: IndexablePage, visited: CrawlResult['visited']): string[] {
  return facts.links.flatMap((link) => {
    const [, fragment = ''] = link.split('#')
    const target = visited.get(withoutFragment(link))?.facts
    return !fragment || !target || target.ids.has(decodeURIComponent(fragment))
      ? []
      : [`${link} points at nothing, named by ${path}`]
  })
}

function lackingHead({ path, facts }: IndexablePage): string[] {
  const lacking = [
    facts.title ? '' : 'title',
    facts.description ? '' : 'description',
    facts.canonical ? '' : 'canonical address',
  ].filter(Boolean)
  return lacking.length > 0 ? [`${path} without ${lacking.join(', ')}`] : []
}

/** Returns texts that several pages of a language share; pages of one list may share them. */
function duplicates(pages: readonly IndexablePage[], read: (facts: PageFacts) => string): string[] {
  const withText = pages.filter(({ facts }) => read(facts))
  return [...Map.groupBy(withText, ({ facts }) => `${facts.lang} «${read(facts)}»`)]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => {
      const at = same.map(({ path }) => path)
      return `${text}: ${at.slice(0, 3).join(' ')}${at.length > 3 ? ` and ${at.length - 3} more` : ''}`
    })
}

/** Checks that a canonical address is a page which is its own canonical address. */
function canonicalFault(
  { path, facts }: IndexablePage,
  visited: CrawlResult['visited'],
  origin: string,
): string[] {
  if (facts.canonical === undefined) return []
  const target = toOwnPath(origin, path, facts.canonical)
  if (target === undefined) return [`${path} is canonical at another site: ${facts.canonical}`]
  const page = visited.get(target)
  if (!page) return []
  const isOwn =
    page.facts?.canonical !== undefined && toOwnPath(origin, target, page.facts.canonical) === target
  return isOwn ? [] : [`${path} is canonical at ${target}, which isn't`]
}

/**
 * Compares the sitemap with the indexable pages: each is listed once, except further pages of lists, which are found by
 * links.
 */
function sitemapFaults(
  listed: readonly string[],
  kept: readonly IndexablePage[],
  visited: CrawlResult['visited'],
): string[] {
  const times = new Map<string, number>()
  for (const path of listed) times.set(path, (times.get(path) ?? 0) + 1)
  const keptPaths = new Set(kept.map(({ path }) => path))
  return [
    ...[...times].filter(([, count]) => count > 1).map(([path, count]) => `${path} listed ${count} times`),
    ...[...times.keys()]
      .filter((path) => !keptPaths.has(path))
      .map((path) => `${path} listed, but ${reasonOf(visited.get(path))}`),
    ...[...keptPaths].filter((path) => !times.has(path) && !hasQuery(path)).map((path) => `${path} left out`),
  ]
}

function reasonOf(page: VisitedAddress | undefined): string {
  if (!page?.facts) return `it answered ${page?.status ?? 'nothing'}`
  return page.facts.isNoindex ? 'it is noindex' : `it is canonical at ${page.facts.canonical ?? 'no address'}`
}

/**
 * Returns violations of Google's rules for hreflang
 * (https://developers.google.com/search/docs/specialty/international/localized-versions): a page in several languages
 * names itself, `x-default` and all its translations, and each translation names it in turn.
 */
function findHreflangProblems(
  kept: readonly IndexablePage[],
  visited: ReadonlyMap<string, VisitedAddress>,
  origin: string,
): string[] {
  const byPath = new Map(kept.map((page) => [page.path, page]))
  const translations = Map.groupBy([...byPath.keys()], withoutLocale)
  return kept.flatMap((page) => {
    const { path, facts } = page
    const named = namedBy(page, origin)
    const siblings = (translations.get(withoutLocale(path)) ?? []).filter((each) => each !== path)
    const faults = siblings
      .filter((sibling) => ![...named.values()].includes(sibling))
      .map((sibling) => `${sibling} isn't named`)
    if (named.size > 0 && named.get(facts.lang) !== path) faults.push(`doesn't name itself as ${facts.lang}`)
    if (named.size > 0 && !named.has('x-default')) faults.push('has no x-default')
    for (const [language, target] of named) {
      // A sample may not have visited the translation.
      if (language === 'x-default' || !visited.has(target)) continue
      const other = byPath.get(target)
      if (!other) faults.push(`${target} is no page to keep`)
      else if (other.facts.lang !== language)
        faults.push(`${target} is in ${other.facts.lang}, not ${language}`)
      else if (namedBy(other, origin).get(facts.lang) !== path)
        faults.push(`${target} doesn't name it in turn`)
    }
    return faults.map((fault) => `${path}: ${fault}`)
  })
}

const namedBy = ({ path, facts }: IndexablePage, origin: string): Map<string, string> =>
  new Map([...facts.hreflang].map(([language, href]) => [language, toOwnPath(origin, path, href) ?? href]))

const withoutLocale = (path: string): string => splitLocalePath(path, allLocales).path
