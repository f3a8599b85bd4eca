import { beforeEach, describe, expect, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { keepLineDigest } from '../../../src/shared/city-question.ts'
import { contentUrl, contentWith, fakeContent, goodConcert } from '../fake-content.ts'
import { reset } from '../reset.ts'
import { visit } from '../visit.ts'

const configured = {
  MAPS_KEY: 'key-0123456789',
  ANALYTICS_ID: '12345',
  TICKET_WIDGET_URL: 'https://widget.example/tickets.js',
  TURNSTILE_SITE_KEY: '0x4AAAAAAA',
  TURNSTILE_SECRET: 'secret',
}
/** Whatever only a configured site says. */
const traces =
  /yandex\.(ru|net)\/2|api-maps|mc\.yandex|widget\.example|data-analytics|data-consent|name="Map"/

beforeEach(async () => {
  forgetIsolateCache()
  await reset()
})

const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? ''

async function visitConcert(path = '', options: { tickets?: unknown[]; variables?: object } = {}) {
  const { tickets = goodConcert.ticketLink, variables } = options
  fakeContent(contentWith([{ ...goodConcert, ticketLink: tickets }]))
  const response = await visit(`/c/good-concert${path}`, {
    variables: { CONTENT_URL: contentUrl, ...variables },
  })
  return { response, html: await response.text() }
}

describe('a site that configures nothing', () => {
  it.each(['/', '/concerts', '/cities/kazan', '/venues/finomi', '/hans-zimmer', '/nowhere'])(
    'names no other company’s script on %s',
    async (path) => {
      const response = await visit(path)
      expect(await response.text()).not.toMatch(traces)
      expect(policyOf(response)).toContain(`script-src 'self' '${keepLineDigest}';`)
      expect(response.headers.get('permissions-policy')).toContain('payment=()')
    },
  )
})

describe('a configured service', () => {
  it.each([
    ['/cities/kazan', true],
    ['/venues/finomi', true],
    ['/concerts', false],
    ['/about', false],
    ['/nowhere', false],
  ])('of maps is open to %s: %s', async (path, isOpen) => {
    const response = await visit(path, { variables: configured })
    expect(policyOf(response).includes('https://api-maps.yandex.ru')).toBe(isOpen)
    expect((await response.text()).includes('name="Map"')).toBe(isOpen)
  })

  it.each([
    ['/', true],
    ['/concerts', true],
    ['/hans-zimmer', true],
    ['/about', false],
    ['/news', false],
  ])('of tickets is open to %s: %s', async (path, isOpen) => {
    const response = await visit(path, { variables: configured })
    expect(policyOf(response).includes('https://widget.example')).toBe(isOpen)
    expect((await response.text()).includes('data-ticket-widget')).toBe(isOpen)
  })

  it.each([
    ['/contact', true],
    ['/en/cast', true],
    ['/school-programs', true],
    ['/', false],
    ['/concerts', false],
    ['/cities/kazan', false],
    ['/saved', false],
    ['/sent/contact/k7mx2pda', false],
    ['/nowhere', false],
  ])('against spam is open to %s: %s', async (path, isOpen) => {
    const response = await visit(path, { variables: configured })
    expect(policyOf(response).match(/[a-z]+-src(?=[^;]*challenges\.cloudflare\.com)/g) ?? []).toEqual(
      isOpen ? ['script-src', 'frame-src'] : [],
    )
    expect((await response.text()).includes('challengeKey')).toBe(isOpen)
  })

  it.each(['/', '/about', '/nowhere'])('of counting is open to every page, as %s', async (path) => {
    const response = await visit(path, { variables: configured })
    expect(policyOf(response)).toContain('https://mc.yandex.ru')
    expect(await response.text()).toContain('data-analytics="12345"')
  })

  it('is open to a stored page as it was to the first one', async () => {
    const first = await visit('/cities/kazan', { variables: configured })
    const stored = await visit('/cities/kazan', { variables: configured })
    expect(stored.headers.get('x-cache')).toBe('HIT')
    expect(policyOf(stored)).toBe(policyOf(first))
  })

  it('is no business of the API', async () => {
    const response = await visit('/api/cities', { variables: configured })
    expect(policyOf(response)).not.toMatch(/mc\.yandex|api-maps|widget/)
  })

  it('is not asked consent for where the operator needs none', async () => {
    const html = await (await visit('/', { variables: { ...configured, ANALYTICS_CONSENT: 'none' } })).text()
    expect(html).toContain('data-analytics="12345"')
    expect(html).not.toContain('data-analytics-consent')
    expect(html).not.toContain('<template data-consent')
  })

  it('marks the venues of a city on its map', async () => {
    const html = await (await visit('/cities/moscow', { variables: configured })).text()
    const props = /name="Map"[^>]*data-props="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '{}'
    const { markers } = JSON.parse(props)
    expect(markers.length).toBeGreaterThan(1)
    expect(markers[0].href).toMatch(/^\/venues\//)
  })
})

describe('the ticket page', () => {
  const seance = { seanceId: '42', minCost: 1500 }

  it.each([
    ['ComponentTicketIntickets', 'https://iframeab-pre0000.intickets.ru/seance/42/#abiframe'],
    ['ComponentTicketInticketsTutti', 'https://tickets.poluton.example/seance/42/#abiframe'],
  ])('of a %s shows the frame and a link to the same outside it', async (type, address) => {
    const { html } = await visitConcert('/tickets', { tickets: [{ __typename: type, ...seance }] })
    expect(html).toContain(`<iframe class="tickets-frame" src="${address}"`)
    expect(html).toContain(
      `<a href="${address}" target="_blank" rel="noopener" aria-describedby="new-tab" data-provider`,
    )
  })

  it('takes its hosts from the configuration', async () => {
    const variables = { TICKET_HOST: 'a.example', TICKET_HOST_TUTTI: 'b.example' }
    const { html, response } = await visitConcert('/tickets', { variables })
    expect(html).toContain('src="https://a.example/seance/42/#abiframe"')
    expect(policyOf(response)).toContain('frame-src https://a.example https://b.example')
  })

  it('lets the provider take payment', async () => {
    const { response } = await visitConcert('/tickets')
    expect(response.headers.get('permissions-policy')).toContain('"https://iframeab-pre0000.intickets.ru"')
  })

  it('of an external link redirects nowhere: it is a link', async () => {
    const tickets = [{ __typename: 'ComponentTicketExternalLink', url: 'https://seller.example/e/1' }]
    const { response, html } = await visitConcert('/tickets', { tickets })
    expect(response.status).toBe(200)
    expect(html).toContain('href="https://seller.example/e/1" target="_blank" rel="noopener"')
    expect(html).not.toContain('<iframe')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '/\\\\evil.example', '/c/other', 'mailto:a@b.example'])(
    'never links %s',
    async (url) => {
      const tickets = [{ __typename: 'ComponentTicketExternalLink', url }]
      const { html } = await visitConcert('/tickets', { tickets })
      expect(html).not.toContain(`href="${url}"`)
    },
  )

  it.each([
    ['without a link', []],
    ['of another system', [{ __typename: 'ComponentTicketTicketsCloud' }]],
  ])('%s says that tickets are not sold here', async (_name, tickets) => {
    const { response, html } = await visitConcert('/tickets', { tickets })
    expect(response.status).toBe(200)
    expect(html).toContain('Билеты на этот концерт здесь не продаются')
    expect(html).not.toContain('<iframe')
  })

  it('is there in full without JavaScript, and says nothing of loading', async () => {
    const { html } = await visitConcert('/tickets')
    expect(html).toMatch(/data-when="loading" hidden/)
    expect(html).toMatch(/data-when="late" hidden/)
  })
})

describe('campaign parameters of the address', () => {
  it.each(['', '/tickets'])('never reach the HTML of /c/good-concert%s', async (path) => {
    const { html } = await visitConcert(`${path}?utm_source=needle&gclid=needle&ref=needle`)
    expect(html).not.toContain('needle')
  })

  it('change no byte of a page', async () => {
    const { html } = await visitConcert()
    const tagged = await visitConcert('?utm_source=vk&yclid=1')
    expect(tagged.html).toBe(html)
  })
})

describe('«share»', () => {
  it('shares the page’s own address', async () => {
    const { html } = await visitConcert('?utm_source=needle')
    expect(html).toContain('https://t.me/share/url?url=https%3A%2F%2Ftutti.example%2Fc%2Fgood-concert&amp;')
  })

  it.each(['/hans-zimmer', '/en/hans-zimmer'])('is on %s', async (path) => {
    expect(await (await visit(path)).text()).toContain('data-network="telegram"')
  })

  it('keeps markup of a title in its place', async () => {
    const program = { data: { attributes: { locale: 'ru', slug: 'p', name: '"><script>alert(1)</script>' } } }
    fakeContent(contentWith([{ ...goodConcert, program }]))
    const response = await visit('/c/good-concert', { variables: { CONTENT_URL: contentUrl } })
    expect(await response.text()).not.toContain('<script>alert')
  })
})
