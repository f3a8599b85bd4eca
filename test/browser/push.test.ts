import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { pushBrowsers } from '../fixtures/push-browsers.ts'
import { violationsOn } from './axe.ts'
import { wholeBrowser } from './browsers.ts'
import { expect, test } from './journey.ts'

const bell = (page: Page) => page.getByRole('link', { name: 'Сообщить о концертах в Казани' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'О чём сообщить' })
const allow = (page: Page) => page.getByRole('button', { name: 'Включить уведомления' })

/** A browser that may show notifications, or not, and a push service that gives it an address. */
async function standIn(context: BrowserContext, permission: 'granted' | 'denied'): Promise<void> {
  const address = pushBrowsers().subscribe(randomUUID())
  await context.addInitScript(
    ([given, subscription]) => {
      const asked: string[] = []
      Object.assign(window, { asked })
      Notification.requestPermission = async () => {
        asked.push('permission')
        return given as NotificationPermission
      }
      const pushManager = {
        getSubscription: async () => null,
        subscribe: async () => ({ toJSON: () => subscription }),
      }
      Object.defineProperty(navigator.serviceWorker, 'ready', { get: async () => ({ pushManager }) })
    },
    [permission, address] as const,
  )
}
const asked = (page: Page) => page.evaluate(() => (window as unknown as { asked: string[] }).asked)

test('the bell says what will come before the browser asks, and subscribes it', async ({ page, context }) => {
  await standIn(context, 'granted')
  await page.goto('/cities/kazan')
  expect(await asked(page)).toEqual([])
  await bell(page).click()
  await expect(dialog(page)).toContainText('С 22 до 9 часов не беспокоим')
  expect(await asked(page)).toEqual([])
  await allow(page).click()
  await expect(dialog(page)).toContainText('Готово')
  await page.goto('/push')
  await expect(page.getByRole('button', { name: 'Не сообщать: Казань' })).toBeVisible()
  await page.getByRole('button', { name: 'Не сообщать: Казань' }).click()
  await expect(page.getByRole('button', { name: 'Не сообщать: Казань' })).toHaveCount(0)
})

test('the dialog is closed by Escape, gives the focus back and opens again', async ({ page, context }) => {
  await standIn(context, 'granted')
  await page.goto('/cities/kazan')
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
})

test('who doesn’t allow notifications is told what else there is', async ({ page, context }) => {
  await standIn(context, 'denied')
  await page.goto('/cities/kazan')
  await bell(page).click()
  await allow(page).click()
  await expect(dialog(page).getByRole('status')).toContainText('Браузер не разрешает')
  await dialog(page).getByRole('link').click()
  await expect(page).toHaveURL('/push?about=city:kazan')
})

test('the page of notices subscribes by its own button', async ({ page, context }) => {
  await standIn(context, 'granted')
  await page.goto('/push?about=city:kazan')
  await page.getByRole('button', { name: 'Сообщать в этом браузере' }).click()
  await expect(page.getByRole('button', { name: 'Не сообщать: Казань' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the bell leads to the page that says what will come', async ({ page }) => {
    await page.goto('/cities/kazan')
    await bell(page).click()
    await expect(page.getByText('Когда объявим концерт в Казани')).toBeVisible()
    await expect(page.locator('.notices-page noscript p')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Сообщать в этом браузере' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Календарь концертов обновляется сам' })).toBeVisible()
  })
})

test('axe finds nothing on the page or in the dialog', async ({ page, context }) => {
  await standIn(context, 'granted')
  await page.goto('/push?about=city:kazan,tickets:gone')
  expect(await violationsOn(page)).toEqual([])
  await page.goto('/cities/kazan')
  await bell(page).click()
  await expect(dialog(page)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

  const shows = 'shows what the site sends, the second of one topic in the place of the first'
  test(shows, { tag: wholeBrowser }, async ({ page, context }) => {
    const cdp = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations
        if (first) resolve(first.registrationId)
      })
    })
    await cdp.send('ServiceWorker.enable')
    await page.goto('/concerts')
    // While the service worker is being activated, the browser can deliver no message to it.
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
    )
    const { origin } = new URL(page.url())
    const notice = {
      title: 'Билеты вернулись',
      body: '5 декабря',
      navigate: `${origin}/c/a`,
      lang: 'ru',
      tag: 'one',
    }
    const registrationId = await registered
    const deliver = async (body: string) => {
      const data = JSON.stringify({ web_push: 8030, notification: { ...notice, body } })
      await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    }
    const shown = () =>
      page.evaluate(async () => {
        const { getNotifications } = ServiceWorkerRegistration.prototype
        const notifications = await getNotifications.call(await navigator.serviceWorker.ready)
        return notifications.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }))
      })
    // A browser that still starts its service worker drops a message, where a push service would send it again.
    await expect(async () => {
      await deliver('5 декабря')
      await deliver('6 декабря')
      expect(await shown()).toEqual([
        { title: 'Билеты вернулись', body: '6 декабря', lang: 'ru', tag: 'one' },
      ])
    }).toPass()
  })

  test('leads to what a notice is about: to a tab that shows it, else to a new one, and never to another site', async ({
    page,
    context,
  }) => {
    const [worker] = await Promise.all([context.waitForEvent('serviceworker'), page.goto('/concerts')])
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const { origin } = new URL(page.url())
    const press = (navigate: string) =>
      worker.evaluate(async (data) => {
        // Only a press by a person may open a window, so the test records the address that would be opened.
        const did: string[] = []
        const scope = self as unknown as { clients: object; WindowClient: { prototype: object } }
        Object.assign(scope.clients, {
          openWindow: async (address: string) => void did.push(`open ${address}`),
        })
        Object.assign(scope.WindowClient.prototype, { focus: async () => void did.push('focus') })
        const event = new Event('notificationclick')
        const work: Promise<unknown>[] = []
        Object.defineProperties(event, {
          notification: { value: { data, close: () => did.push('close') } },
          waitUntil: { value: (part: Promise<unknown>) => work.push(part) },
        })
        self.dispatchEvent(event)
        await Promise.all(work)
        return did
      }, navigate)
    expect(await press(`${origin}/concerts`)).toEqual(['close', 'focus'])
    expect(await press(`${origin}/c/a`)).toEqual(['close', `open ${origin}/c/a`])
    expect(await press('https://evil.example/')).toEqual(['close', `open ${origin}`])
  })

  test('tells the site of another address of its browser, which is told what it was told before', async ({
    page,
    context,
  }) => {
    const before = pushBrowsers().subscribe(randomUUID())
    const after = pushBrowsers().subscribe(randomUUID())
    const [worker] = await Promise.all([context.waitForEvent('serviceworker'), page.goto('/en/cities/kazan')])
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const call = (method: string, body: object) =>
      page.evaluate(
        async ([how, text]) =>
          (
            await fetch('/en/api/push/subscribe', {
              method: how,
              headers: { 'Content-Type': 'application/json' },
              body: text,
            })
          ).status,
        [method, JSON.stringify(body)] as const,
      )
    const topics = [{ kind: 'city', key: 'kazan' }]
    expect(await call('POST', { subscription: before, topics })).toBe(200)
    // Chromium fires this event when a push service sends it; the worker can't distinguish this one from a real one.
    await worker.evaluate(
      async ([old, given]) => {
        const toSubscription = (address: object) => ({ toJSON: () => address }) as PushSubscription
        PushManager.prototype.subscribe = async () => toSubscription(given)
        const event = new Event('pushsubscriptionchange')
        const work: Promise<unknown>[] = []
        Object.defineProperties(event, {
          oldSubscription: { value: toSubscription(old) },
          waitUntil: { value: (part: Promise<unknown>) => work.push(part) },
        })
        self.dispatchEvent(event)
        await Promise.all(work)
      },
      [before, after] as const,
    )
    await page.goto('/en/push')
    await expect(page.getByRole('button', { name: 'Don’t tell me: Kazan' })).toBeVisible()
    await call('DELETE', { endpoint: before.endpoint })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Don’t tell me: Kazan' })).toBeVisible()
    await call('DELETE', { endpoint: after.endpoint })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Don’t tell me: Kazan' })).toHaveCount(0)
  })
})
