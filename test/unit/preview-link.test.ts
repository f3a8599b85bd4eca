import { createRequire } from 'node:module'
import { describe, expect, it, vi } from 'vitest'
import { readSite } from '../../src/content/site/site.ts'
import { createSigner } from '../../src/crypto/signature.ts'
import { checkPreviewLink, createDrafts, type PreviewLink } from '../../src/features/previews/preview-link.ts'

import { createEmbeddedService } from './emulator-service.ts'

type Make = (entry: object, how: { secret: string; now: number }) => string
/** Strapi's own code is CommonJS without types. */
const { makePreviewLink }: { makePreviewLink: Make } = createRequire(import.meta.url)(
  '../../src/strapi-project/files/src/tutti/preview-link.js',
)

const secret = 'a-secret-of-thirty-two-characters'
const now = Date.parse('2026-11-23T12:00:00Z')
const signer = createSigner(secret)

function read(address: string): PreviewLink {
  const { searchParams } = new URL(address)
  const part = (name: string) => searchParams.get(name) ?? ''
  return { type: part('type'), id: part('id'), locale: 'ru', exp: part('exp'), sig: part('sig') }
}

describe('the link that the content manager makes', () => {
  const made = makePreviewLink({ type: 'concert', id: 12, locale: 'ru' }, { secret, now })

  it('leads to the site', () => {
    expect(made).toMatch(
      /^http:\/\/127\.0\.0\.1:8787\/preview\?type=concert&id=12&locale=ru&exp=\d+&sig=[\w-]{43}$/,
    )
  })

  it.each([
    ['is none a minute and more before it was made', -60_001, 'expired'],
    ['is one where the content manager’s clock goes a minute fast', -60_000, now + 3_600_000],
    ['is good for an hour', 3_599_999, now + 3_600_000],
    ['is over after an hour', 3_600_000, 'expired'],
  ])('%s', async (_, afterMs, until) => {
    expect(await checkPreviewLink(signer, read(made), now + afterMs)).toBe(until)
  })

  it.each<keyof PreviewLink>(['type', 'id', 'locale', 'exp'])('is none with another %s', async (part) => {
    const other = { ...read(made), [part]: part === 'locale' ? 'en' : '9999999999' }
    expect(await checkPreviewLink(signer, other, now)).toBe('forged')
  })

  it.each(['', 'soon', '1e400'])('is none that is good until «%s»', async (exp) => {
    const link = { ...read(made), exp }
    const text = ['concert', '12', 'ru', exp].join('\n')
    expect(
      await checkPreviewLink(signer, { ...link, sig: await signer.sign('preview-link', text) }, now),
    ).toBe('expired')
  })

  it('is none of another secret', async () => {
    const other = createSigner('another-secret-of-thirty-two-char')
    expect(await checkPreviewLink(other, read(made), now)).toBe('forged')
  })

  it('is compared by the platform, which takes as long for any signature', async () => {
    const verify = vi.spyOn(crypto.subtle, 'verify')
    await checkPreviewLink(signer, read(made), now)
    expect(verify).toHaveBeenCalledOnce()
    verify.mockRestore()
  })
})

it('drafts are read by their own, whatever the request has read of what is published', async () => {
  const { service, strapi } = createEmbeddedService(now)
  await readSite(service, 'ru')
  let asked = 0
  const fetch = (request: Request) => {
    asked += 1
    return strapi.fetch(request)
  }
  const drafts = createDrafts(service, { ...strapi, fetch }, 'a token')
  await readSite(drafts.content, 'ru')
  expect(asked).toBeGreaterThan(0)
  expect([drafts.strapi.showsDrafts, drafts.strapi.token]).toEqual([true, 'a token'])
})
