import { beforeEach, describe, expect, it, vi } from 'vitest'
import { legalPages } from '../../../src/brand/chosen.ts'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { pushBrowsers } from '../../fixtures/push-browsers.ts'
import { siteSecret } from '../account-site.ts'
import { toSlug } from '../concert-slugs.ts'
import { emptyDatabase } from '../database.ts'
import { keys } from '../notice-world.ts'
import { sendForm } from '../send-form.ts'
import { cookieOf } from '../session-cookies.ts'
import { origin, type Visit, visit } from '../visit.ts'

const variables = {
  SITE_SECRET: siteSecret,
  SITE_URL: origin,
  PUSH_PUBLIC_KEY: keys.publicKey,
  PUSH_PRIVATE_KEY: keys.privateKey,
}
const mail = {
  SITE_URL: 'https://tutti.example',
  MAIL_FROM: 'Orchestra <office@orchestra.example>',
  MAIL_URL: 'https://mail.example/send',
}
const browsers = pushBrowsers()
const kazan = { kind: 'city', key: 'kazan' }

let database: D1Database
beforeEach(async () => {
  database = await emptyDatabase()
  forgetIsolateCache()
})

const call = (method: 'POST' | 'DELETE', body: unknown, more: Visit = {}) =>
  visit('/api/push/subscribe', {
    method,
    variables,
    body: JSON.stringify(body),
    ...more,
    headers: { origin, 'content-type': 'application/json', ...more.headers },
  })
const subscribe = (browser: string, topics: unknown[] = [kazan], more: Visit = {}) =>
  call('POST', { subscription: browsers.subscribe(browser), topics }, more)
const count = (table: string) => database.prepare(`select count(*) as n from ${table}`).first<number>('n')

async function subscribed(browser: string, topics?: unknown[]): Promise<string> {
  const line = cookieOf(await subscribe(browser, topics), '__Host-notices')
  return line?.split(';')[0] ?? ''
}

const page = async (path: string, cookie = '', more: Record<string, string> = {}) =>
  (await visit(path, { variables: { ...variables, ...more }, headers: { cookie } })).text()
const press = (fields: Record<string, string>, cookie = '', more: Record<string, string> = {}) =>
  sendForm('/push', fields, { variables: { ...variables, ...more }, headers: { cookie } })

describe('a browser that subscribes', () => {
  it('is told what it follows, and gets a cookie that scripts can’t read', async () => {
    const answer = await subscribe('anna')
    expect(await answer.json()).toEqual({ data: { topics: [kazan] } })
    expect(cookieOf(answer, '__Host-notices')).toMatch(
      /; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['no subscription', {}, 400],
    [
      'a topic that is none',
      { subscription: browsers.subscribe('x'), topics: [{ kind: 'saved', key: 'a' }] },
      400,
    ],
    [
      'this very site',
      { subscription: { ...browsers.subscribe('x'), endpoint: `${origin}/api/health` } },
      422,
    ],
    [
      'a host that is no push service',
      { subscription: { ...browsers.subscribe('x'), endpoint: 'https://127.0.0.1/' } },
      422,
    ],
    [
      'keys that are none',
      { subscription: { ...browsers.subscribe('x'), keys: { p256dh: 'a', auth: 'b' } } },
      422,
    ],
  ])('with %s is refused', async (_, body, status) => {
    expect((await call('POST', body)).status).toBe(status)
    expect(await count('notice_subscription')).toBe(0)
  })

  it('from another site is refused', async () => {
    const answer = await subscribe('anna', [kazan], { headers: { origin: 'https://evil.example' } })
    expect(answer.status).toBe(403)
  })

  it('and leaves is forgotten, with what it followed', async () => {
    const address = browsers.subscribe('anna')
    await call('POST', { subscription: address, topics: [kazan] })
    expect((await call('DELETE', { endpoint: address.endpoint })).status).toBe(204)
    expect([await count('notice_subscription'), await count('notice_topic')]).toEqual([0, 0])
  })

  it('is refused where the site has no secret', async () => {
    expect((await subscribe('anna', [kazan], { variables: {} })).status).toBe(503)
  })
})

describe('the page of notices', () => {
  it('says what will come before anything is asked, and offers it', async () => {
    const html = await page('/push?about=city:kazan,tickets:nothing')
    expect(html).toContain('Когда объявим концерт в Казани')
    expect(html).toContain('value="city:kazan"')
    expect(html).not.toContain('Не сообщать')
  })

  it('shows what this browser follows, and nobody else’s', async () => {
    const cookie = await subscribed('anna')
    expect(await page('/push', cookie)).toContain('Не сообщать: Казань')
    expect(await page('/push')).not.toContain('Не сообщать')
    expect(await page('/push', `${cookie.slice(0, -3)}abc`)).not.toContain('Не сообщать')
  })

  it('removes one of them, without JavaScript', async () => {
    const cookie = await subscribed('anna', [kazan, { kind: 'city', key: 'perm' }])
    const answer = await press({ press: 'remove', topics: 'city:kazan' }, cookie)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/push?done=removed'])
    expect(await count('notice_topic')).toBe(1)
    // What is no longer offered is removed, too.
    await database.exec(`update notice_topic set kind = 'newsletter', key = 'news'`)
    await press({ press: 'remove', topics: 'newsletter:news' }, cookie)
    expect(await count('notice_topic')).toBe(0)
  })

  it('adds one for a browser that is known, without JavaScript', async () => {
    const cookie = await subscribed('anna')
    expect((await press({ press: 'follow', topics: 'city:perm' }, cookie)).status).toBe(303)
    expect(await count('notice_topic')).toBe(2)
  })

  it('tells one that isn’t known what it takes', async () => {
    const answer = await press({ press: 'follow', topics: 'city:perm' })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Этот браузер ещё не подписан')
  })

  it('ends everything', async () => {
    const cookie = await subscribed('anna')
    await press({ press: 'forget' }, cookie)
    expect([await count('notice_subscription'), await count('notice_topic')]).toEqual([0, 0])
  })

  it('shows what is gone so that it can be removed', async () => {
    const cookie = await subscribed('anna', [{ kind: 'concert', key: 'gone' }])
    expect(await page('/push', cookie)).toContain('Не сообщать: Этой страницы больше нет')
  })

  it('offers calendars and the feed where nobody can be told, and says so', async () => {
    const html = await (await visit('/push')).text()
    expect(html).toContain('Уведомления на этом сайте пока не работают')
    expect(html).toContain('/calendar.ics')
  })

  it.each(['/push', '/en/push', '/th/push'])('is private at %s', async (path) => {
    const { headers } = await visit(path, { variables })
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('the way to the page of notices', () => {
  it.each(['/about', '/saved', '/en/saved'])('stands in the footer of %s', async (path) => {
    const [, footer = ''] = (await page(path)).split('<footer')
    expect(footer).toContain(path.startsWith('/en') ? 'href="/en/push"' : 'href="/push"')
  })

  it('stands beside what one has saved', async () => {
    const [main = ''] = (await page('/saved')).split('<footer')
    expect(main).toContain('href="/push">Сообщать, если концерт перенесут или отменят</a>')
  })

  it('is nowhere where nobody can be told', async () => {
    for (const path of ['/about', '/saved'])
      expect(await (await visit(path)).text()).not.toContain('href="/push"')
  })
})

describe('a bell', () => {
  it('stands on a city’s page as a link, for everybody alike', async () => {
    expect(await page('/cities/kazan')).toContain('href="/push?about=city:kazan"')
  })

  it.each([
    ['a concert', 'a.buy', (slug: string) => `concert:${slug}`],
    ['a concert that is sold out', 'span.buy', (slug: string) => `tickets:${slug},concert:${slug}`],
  ] as const)('of %s is about what may become of it', async (_, button, topics) => {
    const slug = await toSlug(button)
    expect(await page(`/c/${slug}`)).toContain(`href="/push?about=${topics(slug)}"`)
  })

  it('stands on a program’s page', async () => {
    expect(await page('/hans-zimmer')).toContain('href="/push?about=program:hans-zimmer"')
  })

  it('isn’t there where nobody can be told', async () => {
    expect(await (await visit('/cities/kazan')).text()).not.toContain('/push?about')
  })
})

describe('by e-mail', () => {
  const letters: { to: string[]; text: string; headers?: Record<string, string> }[] = []
  beforeEach(() => {
    letters.length = 0
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input, init)
      if (!request.url.startsWith('https://mail.example')) return new Response(null, { status: 599 })
      letters.push(await request.json())
      return new Response('{}')
    })
  })
  const ask = (email: string, topics = 'city:kazan') => press({ press: 'mail', email, topics }, '', mail)
  const codeIn = (name: string) =>
    new URL(/https:\S+\/push\S*/.exec(letters.at(-1)?.text ?? '')?.[0] ?? '').searchParams.get(name) ?? ''

  it('a letter asks first, and nobody is told of anything before', async () => {
    expect((await ask('Anna@Example.com')).headers.get('location')).toBe('/push?done=letter')
    expect(letters).toMatchObject([{ to: ['anna@example.com'] }])
    expect(await count('notice_topic')).toBe(0)
    expect(await database.prepare('select is_confirmed from notice_subscription').first('is_confirmed')).toBe(
      0,
    )
  })

  it('its link changes nothing until the button is pressed', async () => {
    await ask('anna@example.com')
    const code = codeIn('confirm')
    expect(await page(`/push?confirm=${code}`, '', mail)).toContain('Да, присылайте письма')
    expect(await count('notice_topic')).toBe(0)
    const answer = await press({ press: 'confirm', code }, '', mail)
    expect(answer.headers.get('location')).toBe('/push?done=confirmed')
    expect(await count('notice_topic')).toBe(1)
  })

  it.each([false, true])(
    'its list is this browser’s, unless that has one of its own (%s)',
    async (hasList) => {
      await ask('anna@example.com')
      const cookie = hasList ? await subscribed('anna', [{ kind: 'city', key: 'perm' }]) : ''
      const answer = await press({ press: 'confirm', code: codeIn('confirm') }, cookie, mail)
      expect(cookieOf(answer, '__Host-notices') === undefined).toBe(hasList)
    },
  )

  it('who confirms the newsletter keeps the notices', async () => {
    for (const topic of ['city:kazan', 'newsletter:news']) {
      await ask('anna@example.com', topic)
      await press({ press: 'confirm', code: codeIn('confirm') }, '', mail)
    }
    expect(await count('notice_topic')).toBe(2)
    expect(await database.prepare('select has_notices as has from notice_subscription').first('has')).toBe(1)
  })

  it('nobody adds to what another is told of', async () => {
    await ask('anna@example.com')
    await press({ press: 'confirm', code: codeIn('confirm') }, '', mail)
    await ask('anna@example.com', 'city:perm,city:omsk')
    expect(await count('notice_topic')).toBe(1)
  })

  it('a code that isn’t the site’s does nothing', async () => {
    await ask('anna@example.com')
    const code = codeIn('confirm')
    const forged = `${btoa(atob(code.split('.')[0] ?? '').replace('kazan', 'perms'))}.${code.split('.')[1]}`
    expect((await press({ press: 'confirm', code: forged }, '', mail)).status).toBe(422)
    expect((await press({ press: 'leave', code: 'x' }, '', mail)).status).toBe(422)
  })

  it('an address that gets too many letters is spared, and nobody learns so', async () => {
    const answers: (string | null)[] = []
    for (const email of ['anna@example.com', 'ANNA@example.com', 'anna@example.com'])
      answers.push((await ask(email)).headers.get('location'))
    expect(answers).toEqual(['/push?done=letter', '/push?done=letter', '/push?done=letter'])
    expect(letters).toHaveLength(2)
  })

  it('the page of a letter’s link names the address that it is for', async () => {
    await ask('anna@example.com')
    expect(await page(`/push?confirm=${codeIn('confirm')}`, '', mail)).toContain('anna@example.com')
  })

  it('an address that is none is named at its field', async () => {
    const answer = await ask('anna')
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain('href="#email"')
  })

  it('a mail program that presses the button for its user needs nothing but the code', async () => {
    const answer = await visit('/api/push/leave?code=nothing', {
      method: 'POST',
      variables,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(answer.status).toBe(204)
  })
})

describe('the newsletter', () => {
  const path = '/push?about=newsletter:news'

  it('is offered by e-mail, and not to the browser, where the site sends e-mails', async () => {
    const html = await page(path, '', mail)
    expect(html).toContain('Рассылка оркестра')
    expect(html).toContain('value="newsletter:news"')
    expect(html).not.toContain('name="Follow"')
    expect(await page(path)).not.toContain('Рассылка оркестра')
  })

  it('leads from its form to the privacy notice of a brand that has one', async () => {
    const link = '<a href="/datenschutz" lang="en">Privacy</a></p></form>'
    expect(await page(path, '', mail)).not.toContain(link)
    legalPages.push({ name: 'privacy', path: '/datenschutz', titles: { en: 'Privacy' } })
    try {
      expect(await page(path, '', mail)).toContain(link)
    } finally {
      legalPages.length = 0
    }
  })

  it('is led to by the footer where there is one', async () => {
    const link = 'href="/push?about=newsletter:news"'
    expect(await page('/concerts', '', mail)).toContain(link)
    expect(await page('/concerts')).not.toContain(link)
  })

  it('asks for an e-mail address, and sends the link that confirms it', async () => {
    const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
    const answer = await press(
      { press: 'mail', topics: 'newsletter:news', email: 'anna@example.com' },
      '',
      mail,
    )
    expect(answer.headers.get('location')).toBe('/push?done=letter')
    expect(sent.mock.calls.filter(([address]) => String(address) === mail.MAIL_URL)).toHaveLength(1)
    expect(await count('notice_topic')).toBe(0)
  })

  it('is named on the page of what is stored, where there is one', async () => {
    const row = 'рассылку оркестра'
    expect(await page('/security', '', mail)).toContain(row)
    expect(await page('/security')).not.toContain(row)
  })
})
