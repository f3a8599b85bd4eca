/**
 * Counts go on while the page is open. An island because a page by itself is told nothing more: without it the results
 * are those of when it was made.
 */
import { listenToResults } from '../votes/listen-to-results.ts'
import { showResults } from '../votes/show-results.ts'
import type { IslandProps } from './island-props.ts'
import type { StartIsland } from './registry.ts'

export const start: StartIsland<IslandProps['LiveResults']> = (element, { locale, slug, closesAt }) => {
  listenToResults(slug, (results) => showResults(element, results, locale), closesAt)
  return undefined
}
