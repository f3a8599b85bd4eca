import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { adminCookie } from '../../src/shared/stored-names.ts'
import type { Snapshot } from '../../src/strapi-emulator/row.ts'
import { violationsOn } from './axe.ts'
import { onSiteWithContent } from './configured-site.ts'
import { expect } from './journey.ts'
import { faultsOnScreens, layoutFaultsOf, spacingFaultsOf } from './layout-faults.ts'
import { isThorough, languages } from './looks.ts'
import { whenSettled } from './settled-page.ts'

const longAddress = `https://${'b'.repeat(300)}`

/** The demo's content, in which two answers of the FAQ have an unreadable, a repaired and a very long link. */
function faultyAnswers(today: string): Snapshot {
  const demo = makeSnapshot(today)
  const answer = `[тут](<скоро>), [там](www.example.org) и [где-то](<${longAddress}>)`
  return {
    ...demo,
    QaEntry: demo.QaEntry.map((row) =>
      row.slug === 'parking' || row.slug === 'refunds' ? { ...row, answer } : row,
    ),
  }
}

const test = onSiteWithContent(faultyAnswers)

test.beforeEach(async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: adminCookie.name, value: 'true', url: baseURL ?? '' }])
})

for (const { locale, prefix, screens } of languages) {
  test(`all of the list of content faults can be read, and axe finds nothing on it: ${locale}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/qa`)
    await whenSettled(page)
    await expect(page.locator('#content-faults li')).not.toHaveCount(0)
    // Other languages differ in their texts only.
    if (locale === 'ru' || isThorough) expect(await violationsOn(page)).toEqual([])
    const looks = screens.flatMap((screen) =>
      [layoutFaultsOf, spacingFaultsOf].map((look) => [screen, look] as const),
    )
    expect(await faultsOnScreens(page, looks)).toEqual([])
  })
}

test('from the editors’ bar one comes to the list and through its links by keyboard alone', async ({
  page,
}) => {
  await page.goto('/qa')
  await whenSettled(page)
  await page.locator('.admin-bar').getByRole('link', { name: 'Замечания к содержанию' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const list = page.getByRole('complementary', { name: 'Замечания к содержанию' })
  await expect(list.locator('summary')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(list.getByRole('link').first()).toBeFocused()
  await expect(list.getByRole('link').first()).toHaveText(/^Исправить: qa-entry, [\w-]+, ru$/)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(list.getByRole('link').first()).toBeHidden()
})
