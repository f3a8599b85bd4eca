import { describe, expect, it } from 'vitest'
import { createSigner, parseBase64Url, toBase64Url } from '../../src/crypto/signature.ts'

const signer = createSigner('a secret of this deployment, long enough')

describe('a mark', () => {
  it('fits the text that it was made for', async () => {
    expect(await signer.verify('session', 'anna', await signer.sign('session', 'anna'))).toBe(true)
  })

  it.each([
    ['another text', 'session', 'boris'],
    ['another purpose', 'device', 'anna'],
    ['a purpose that swallows the text’s beginning', 'session\nan', 'na'],
  ])('fits nothing for %s', async (_, purpose, text) => {
    expect(await signer.verify(purpose, text, await signer.sign('session', 'anna'))).toBe(false)
  })

  it('of another secret fits nothing', async () => {
    const other = createSigner('a secret of another deployment, also long')
    expect(await signer.verify('session', 'anna', await other.sign('session', 'anna'))).toBe(false)
  })

  it.each(['', 'a', 'not base64url!', 'й'])('that is «%s» fits nothing', async (mark) => {
    expect(await signer.verify('session', 'anna', mark)).toBe(false)
  })
})

describe('base64url', () => {
  it('brings back every byte', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
    expect(parseBase64Url(toBase64Url(bytes))).toEqual(bytes)
  })
})
