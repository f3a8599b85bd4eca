import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds on the page by WCAG 2.2 AA and its own best practices, light and dark, a sentence for each element.
 * What is just coming in has faint letters, so it is waited for.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(async () => {
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      // One that is cancelled has ended too.
      await Promise.allSettled(ending.map(({ finished }) => finished))
    })
    const { violations } = await new AxeBuilder({ page })
      // What the ticket provider puts into its frame is not ours.
      .exclude('iframe')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    found.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${colorScheme}: ${id}: ${html} ${failureSummary}`),
      ),
    )
  }
  return found
}
