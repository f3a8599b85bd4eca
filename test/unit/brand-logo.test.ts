import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLogo } from '../../src/brand/check-logo.ts'
import { theme } from '../../src/demo/brand/theme.ts'
import { writeIcons } from '../../src/tools/build/copy-pictures.ts'
import { findInvisibleLogo } from '../../src/tools/build/icons/rasterize-logo.ts'

const inSvg = (inner: string, attributes = 'viewBox="0 0 36 36"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`

describe('a logo', () => {
  it.each([
    ["<script> can't be in a logo", inSvg('<script>alert(1)</script>')],
    ['onclick of <path> would run a script', inSvg('<path onclick="alert(1)" d="M0 0"/>')],
    ['onload of <svg> would run a script', inSvg('', 'viewBox="0 0 36 36" onload="alert(1)"')],
    ["<foreignObject> can't be in a logo", inSvg('<foreignObject/>')],
    ["<image> can't be in a logo", inSvg('<image href="https://example.org/a.png"/>')],
    ["<animate> can't be in a logo", inSvg('<animate attributeName="x"/>')],
    ["<text> can't be in a logo: turn its letters into paths", inSvg('<text>A</text>')],
    ["<use> can't be in a logo: draw the copy itself", inSvg('<use href="#a"/>')],
    [
      '<style> can\'t be in a logo: give colours as attributes, as fill="#f2b35e"',
      inSvg('<style>@import "https://example.org/a.css"</style>'),
    ],
    [
      'fill of <path> leads out of the file: https://example.org/a.svg#b',
      inSvg('<path fill="url(https://example.org/a.svg#b)" d="M0 0"/>'),
    ],
    [
      'xlink:href of <linearGradient> leads out of the file: a.svg#b',
      inSvg('<linearGradient xlink:href="a.svg#b"/>'),
    ],
    ["<!DOCTYPE> can't be in a logo", `<!DOCTYPE svg SYSTEM "a.dtd">${inSvg('')}`],
    ['has no viewBox, as viewBox="0 0 36 36"', inSvg('', 'width="36" height="36"')],
    ['viewBox="0 0 36" is no four numbers, as viewBox="0 0 36 36"', inSvg('', 'viewBox="0 0 36"')],
    ['viewBox="0 0 36 tall" is no four numbers, as viewBox="0 0 36 36"', inSvg('', 'viewBox="0 0 36 tall"')],
    [
      `viewBox="${'0 '.repeat(30)}" is no four numbers, as viewBox="0 0 36 36"`,
      inSvg('', `viewBox="${'0 '.repeat(40)}"`),
    ],
    ['viewBox="0 0 36 12" must be a square, as viewBox="0 0 36 36"', inSvg('', 'viewBox="0 0 36 12"')],
    [
      'viewBox="0 0 99999 99999" is no size for a drawing: sides of 8 to 4096, as viewBox="0 0 36 36"',
      inSvg('', 'viewBox="0 0 99999 99999"'),
    ],
    [
      'width="99999px" is no size for a drawing: leave it out, viewBox says it',
      inSvg('', 'viewBox="0 0 36 36" width="99999px"'),
    ],
    [
      `height="${'9'.repeat(60)}" is no size for a drawing: leave it out, viewBox says it`,
      inSvg('', `viewBox="0 0 36 36" height="${'9'.repeat(80)}"`),
    ],
    ['has 20078 bytes, and every page shows it: 16384 at most', inSvg(`<path d="${'M0 0'.repeat(5000)}"/>`)],
    ['is no SVG drawing: it must begin with <svg viewBox="0 0 36 36">', '<html><body></body></html>'],
    ['is no SVG drawing: it must begin with <svg viewBox="0 0 36 36">', ''],
    ['<svg> stands behind the end of the drawing', `${inSvg('')}<svg/>`],
  ])('may not be: %s', (problem, svg) => {
    expect(checkLogo(svg)).toEqual([`brand/mark.svg: ${problem}`])
  })

  it('may have gradients of its own, and an XML declaration', () => {
    const gradient = '<defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0"/>'
    expect(checkLogo(`<?xml version="1.0"?>\n${inSvg(gradient)}`)).toEqual([])
  })

  it('is told all that is wrong with it at once', () => {
    expect(checkLogo(inSvg('<script/><foreignObject/>', ''))).toHaveLength(3)
  })
})

describe('a logo on the theme’s grounds', () => {
  const line = (scheme: string, ground = '') =>
    `brand/mark.svg: can't be seen on colours.${scheme}.ground of theme.ts, ${ground}: give it a ground of its own`

  it.each([
    ['white', '#ffffff', [line('light', theme.colours.light?.ground)]],
    ['black', '#000000', [line('dark', theme.colours.dark?.ground)]],
    ['a red that stands out from both', '#dd3344', []],
  ])('in %s is told where it can’t be seen', async (_what, fill, problems) => {
    expect(await findInvisibleLogo(inSvg(`<circle cx="18" cy="18" r="18" fill="${fill}"/>`), theme)).toEqual(
      problems,
    )
  })

  it('is seen by what stands on it, if its own ground is theirs', async () => {
    const ground = theme.colours.dark?.ground
    const logo = inSvg(
      `<circle cx="18" cy="18" r="18" fill="${ground}"/><path d="M8 18h20" stroke="#fff" stroke-width="4"/>`,
    )
    expect(await findInvisibleLogo(logo, theme)).toEqual([])
  })
})

describe('icons', () => {
  const folder = mkdtempSync(join(tmpdir(), 'icons-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const read = (name: string) => readFileSync(join(folder, name))
  // A square that fills its drawing: what is cut most easily.
  const square = inSvg('<rect width="36" height="36" fill="#ff0000"/>')
  beforeAll(() => writeIcons(square, theme, folder))

  it.each([
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
    ['favicon-32.png', 32],
  ])('%s has %i pixels', async (name, side) => {
    expect(await sharp(read(name)).metadata()).toMatchObject({ format: 'png', width: side, height: side })
  })

  it('that are drawings are the logo itself', () => {
    expect(read('icon.svg').toString()).toBe(square)
  })

  it('that systems cut keep the logo in the circle that nobody cuts', async () => {
    const { data, info } = await sharp(read('maskable-512.png')).raw().toBuffer({ resolveWithObject: true })
    const distances = Array.from({ length: 512 * 512 }, (_, pixel) => {
      const isMark = (data[pixel * info.channels] ?? 0) > 128
      return isMark ? Math.hypot((pixel % 512) - 255.5, Math.floor(pixel / 512) - 255.5) : 0
    })
    expect(distances.reduce((one, other) => Math.max(one, other), 0)).toBeLessThanOrEqual(0.4 * 512)
  })

  it.each(['maskable-512.png', 'apple-touch-icon.png'])('%s stands on the theme’s ground', async (name) => {
    const corner = await sharp(read(name)).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
    const hex = `#${[...corner.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`
    expect(hex).toBe(theme.colours.dark?.raised)
  })

  it('of old browsers are three pictures in one file, each as large as its entry says', async () => {
    const ico = read('favicon.ico')
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
    const entries = [6, 22, 38].map((at) => ({
      pixels: ico.readUInt8(at),
      picture: ico.subarray(ico.readUInt32LE(at + 12), ico.readUInt32LE(at + 12) + ico.readUInt32LE(at + 8)),
    }))
    const sizes = await Promise.all(
      entries.map(async ({ picture }) => (await sharp(picture).metadata()).width),
    )
    expect(entries.map(({ pixels }) => pixels)).toEqual([16, 32, 48])
    expect(sizes).toEqual([16, 32, 48])
  })
})
