import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { run } from 'axe-core'

/**
 * axe-core runs in the page itself. The wrapper for Playwright sends all results through another, empty page, which
 * takes ten times as long.
 */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** In the order of a check: the last one is the theme of the tests. */
export const bothThemes = ['light', 'dark'] as const
type Theme = (typeof bothThemes)[number]

/** Rules that depend on colours; all other rules would find the same in both themes. */
const ofColours = ['color-contrast', 'link-in-text-block']

/**
 * Returns what axe finds on the page by WCAG 2.2 AA and its own best practices, a sentence for each element. Waits for
 * running animations, in which letters are faint. Looks from the top of the page, where the header covers nothing:
 * elsewhere it may cover half of a control, which axe calls too small.
 *
 * @param themes in which colours are compared. Page types are looked at in both; what opens over them in the dark one,
 * since `test/unit/colour-pairs.test.ts` and the check of a brand's theme compare inks and grounds in both
 */
export async function violationsOn(page: Page, themes: readonly Theme[] = ['dark']): Promise<string[]> {
  const found: string[] = []
  await page.evaluate(source)
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    const rules =
      colorScheme === themes[0]
        ? { type: 'tag' as const, values: tags }
        : { type: 'rule' as const, values: ofColours }
    const violations = await page.evaluate(findViolations, rules)
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`))
  }
  return found
}

/** Runs in the page, which has axe as a global. */
async function findViolations(runOnly: { type: 'tag' | 'rule'; values: string[] }): Promise<string[]> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  // A cancelled animation has ended too.
  await Promise.allSettled(ending.map(({ finished }) => finished))
  const position = scrollY
  scrollTo({ top: 0, behavior: 'instant' })
  await new Promise(requestAnimationFrame)
  const { axe } = window as unknown as { axe: { run: typeof run } }
  // The content of the ticket provider's frame isn't ours.
  const { violations } = await axe.run({ exclude: [['iframe']] }, { runOnly, resultTypes: ['violations'] })
  scrollTo({ top: position, behavior: 'instant' })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}
