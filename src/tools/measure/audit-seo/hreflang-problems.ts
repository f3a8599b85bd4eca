import { allLocales } from '../../../shared/locales.ts'
import { splitLocalePath } from '../../../shared/urls.ts'
import { toOwnPath, type VisitedAddress } from './crawl.ts'
import type { IndexablePage } from './find-problems.ts'

/**
 * Returns violations of Google's rules for hreflang
 * (https://developers.google.com/search/docs/specialty/international/localized-versions): a page in several languages
 * names itself, `x-default` and all its translations, and each translation names it in turn.
 */
export function findHreflangProblems(
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
