import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that see colours; all others would find the same again. */
const ofColours = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds on the page by WCAG 2.2 AA and its own best practices, light and dark, a sentence for each element.
 * What is just coming in has faint letters, so it is waited for; what comes in meanwhile, comes without a motion.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(async () => {
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      // One that is cancelled has ended too.
      await Promise.allSettled(ending.map(({ finished }) => finished))
    })
    // What the ticket provider puts into its frame is not ours.
    const axe = new AxeBuilder({ page }).exclude('iframe')
    const { violations } = await (colorScheme === 'light'
      ? axe.withTags(tags)
      : axe.withRules(ofColours)
    ).analyze()
    found.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${colorScheme}: ${id}: ${html} ${failureSummary}`),
      ),
    )
  }
  await page.emulateMedia({ reducedMotion: null })
  return found
}
