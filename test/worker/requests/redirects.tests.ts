import { beforeEach, describe, expect, it } from 'vitest'
import { redirects } from '../../../src/demo/content/redirects.ts'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { emptyDatabase } from '../database.ts'
import { origin, visit } from '../visit.ts'

beforeEach(forgetIsolateCache)

const campaign = 'utm_source=vk&utm_campaign=%D0%BE%D1%81%D0%B5%D0%BD%D1%8C&yclid=42'

/** What an answer's `Location` keeps of the campaign, in the order of its names. */
function campaignIn(answer: Response): string {
  expect([301, 302, 303]).toContain(answer.status)
  const { searchParams } = new URL(answer.headers.get('location') ?? '/', origin)
  return ['utm_source', 'utm_campaign', 'yclid'].map((name) => searchParams.get(name)).join(' ')
}
const whole = 'vk осень 42'

describe('a campaign survives a redirect', () => {
  it.each([
    ['to the browser’s language', { 'accept-language': 'en' }],
    ['to the language that was chosen', { cookie: 'i18n_redirected=th' }],
  ])('%s', async (_name, headers) => {
    expect(campaignIn(await visit(`/?${campaign}`, { headers }))).toBe(whole)
  })

  it.each([
    ['of the book of addresses', '/program'],
    ['of the book of addresses, in another language', '/en/program'],
    ['to an address without a slash at its end', '/concerts/'],
    ['to an address without capitals', '/Concerts'],
    ['to an address with single slashes', '//concerts'],
    ['to an address without escapes', '/c/%6eintendo-moscow-1'],
    ['to an address without the default language', '/ru/concerts'],
    ['to where a post stands', '/en/p/some-post'],
  ])('%s', async (_name, path) => {
    expect(campaignIn(await visit(`${path}?${campaign}`))).toBe(whole)
  })

  it.each(redirects.map(({ from, to }) => [from, to] as const))(
    'of an editor, from %s to %s',
    async (from) => {
      expect(campaignIn(await visit(`${from}?${campaign}`))).toBe(whole)
    },
  )

  it('back to the page where a theme was chosen', async () => {
    const answer = await visit('/theme', {
      method: 'POST',
      body: 'theme=dark',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        referer: `${origin}/concerts?${campaign}`,
        origin,
      },
    })
    expect(campaignIn(answer)).toBe(whole)
  })

  it('of a form, to what it has found', async () => {
    const answer = await visit(`/star?${campaign}`, {
      method: 'POST',
      body: 'birthDate-day=1&birthDate-month=8&birthDate-year=1990',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    })
    expect(campaignIn(answer)).toBe(whole)
  })

  it('of a short address, which has its own besides', async () => {
    await emptyDatabase()
    const body = new URLSearchParams({ page: '/cities/kazan', medium: 'poster' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin }
    const made = await visit('/codegen', { method: 'POST', body, headers })
    const page = await (await visit(made.headers.get('location') ?? '')).text()
    const short = /\/t\/\w{6}/.exec(page)?.[0]
    expect(campaignIn(await visit(`${short}?${campaign}`))).toBe(whole)
  })

  it('and nothing else that was asked does', async () => {
    const answer = await visit(`/program?needle=1&${campaign}`)
    expect(answer.headers.get('location')).not.toContain('needle')
  })
})
