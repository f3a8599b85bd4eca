import { beforeEach, expect, it } from 'vitest'
import { pushBrowsers } from '../../fixtures/push-browsers.ts'
import { type AccountSite, type Browser, makeAccount, openSignedIn, openSite } from '../account-site.ts'
import { beginAtOneMoment } from '../fresh-site.ts'
import { keys } from '../notice-world.ts'
import { visit } from '../visit.ts'

beginAtOneMoment()
const browsers = pushBrowsers()
const kazan = { kind: 'city', key: 'kazan' }

let site: AccountSite
let phone: Browser
let laptop: Browser
beforeEach(async () => {
  site = await openSite(undefined, { PUSH_PUBLIC_KEY: keys.publicKey, PUSH_PRIVATE_KEY: keys.privateKey })
  await makeAccount(site)
  phone = await openSignedIn(site)
  laptop = await openSignedIn(site)
  await phone.call('/api/push/subscribe', { subscription: browsers.subscribe('phone'), topics: [kazan] })
})
const page = async (browser: Browser, path = '/push') => (await browser.open(path)).text()

it.each([
  ['/push', 'Не сообщать: Казань'],
  ['/en/push', 'Don’t tell me: Kazan'],
  ['/th/push', 'เลิกรับแจ้งเตือน: คาซาน'],
])('what one follows on a device stands on all of the account’s at %s', async (path, button) => {
  expect(await page(laptop, path)).toContain(button)
})

it('what one removes on a device is gone from all of the account’s', async () => {
  await laptop.send('/push', { press: 'remove', topics: 'city:kazan' })
  expect(await page(phone)).not.toContain('Не сообщать: Казань')
})

it('what an account follows is nobody’s once it has signed out', async () => {
  await phone.send('/account', { wish: 'sign-out' })
  expect(await page(phone)).not.toContain('Не сообщать: Казань')
  expect(await page(laptop)).toContain('Не сообщать: Казань')
})

it('what an account follows stays where one of its devices is told nothing more', async () => {
  const { endpoint } = browsers.subscribe('phone')
  const answer = await phone.call('/api/push/subscribe', { endpoint }, { method: 'DELETE' })
  expect([answer.status, await page(laptop)]).toEqual([204, expect.stringContaining('Не сообщать: Казань')])
})

it('what an account follows is shown to nobody else', async () => {
  expect(await (await visit('/push', { variables: site.variables })).text()).not.toContain('Казань')
})
