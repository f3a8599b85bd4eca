import jsQR from 'jsqr'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type QrCode, toQrCode, toQrPath, toQrSvg } from '../../src/share-images/qr-code.ts'

const link = 'https://tutti.example/c/hans-zimmer-moscow-1?utm_source=poster&utm_campaign=autumn'
const longest = `${link}&utm_content=${'%D0%B0'.repeat(36)}`.slice(0, 300)
const codeOf = (text: string): QrCode => {
  const code = toQrCode(text)
  if (!code) throw new Error('no code')
  return code
}

/** What a reader sees of a code that is printed on so many millimetres. */
async function readPrinted(
  text: string,
  { millimetres, dotsPerInch }: { millimetres: number; dotsPerInch: number },
) {
  const side = Math.round((millimetres / 25.4) * dotsPerInch)
  const { data, info } = await sharp(Buffer.from(toQrSvg(codeOf(text))), { density: 600 })
    .resize(side, side)
    // Ink runs, and a lens isn't sharp.
    .blur(0.6)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

describe('a code', () => {
  it.each([
    ['a link', link],
    ['a link with a name in Russian', `${link}&utm_content=${encodeURIComponent('афиша у входа')}`],
    ['the longest link that there is a code for', longest],
  ])('of %s is read from a print of 2 cm', async (_what, text) => {
    expect(await readPrinted(text, { millimetres: 20, dotsPerInch: 600 })).toBe(text)
  })

  it('of a link is read from an office printer’s 2 cm', async () => {
    expect(await readPrinted(link, { millimetres: 20, dotsPerInch: 300 })).toBe(link)
  })

  it('has four light modules around it', () => {
    const { size, isDark } = codeOf(link)
    const edge = Array.from({ length: size }, (_, at) => [0, 1, 2, 3].map((depth) => isDark(at, depth)))
    expect(edge.flat().some(Boolean)).toBe(false)
    expect(isDark(4, 4)).toBe(true)
  })

  it('is drawn as runs: a few kilobytes', () => {
    expect(toQrPath(codeOf(longest)).length).toBeLessThan(20_000)
  })

  it('isn’t made of a text that nobody could read from paper', () => {
    expect(toQrCode(`${longest}a`)).toBeUndefined()
  })
})
