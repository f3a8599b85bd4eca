import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadDemoBrand } from '../../src/tools/build/load-brand.ts'
import { loadDesign } from '../../src/tools/build/load-design.ts'
import { reduceColours } from '../../src/tools/build/share-images/build-parts.ts'

describe('a brand’s folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'looks-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const problemsOf = async () => (await loadDesign({ ...(await loadDemoBrand()), folder })).problems
  const missing = [
    expect.stringMatching(/^brand\/theme\.ts: theme: must be an object/),
    'brand/fonts.ts: fonts: must be an object, as { families: [ … ] }',
    'brand/mark.svg: is missing: a square drawing, as viewBox="0 0 36 36"',
  ]

  it('without a theme, fonts and a mark is told of each', async () => {
    expect(await problemsOf()).toEqual(missing)
  })

  it('may hold no mark that is cut off', async () => {
    writeFileSync(join(folder, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><g>')
    expect((await problemsOf()).at(-1)).toMatch(/^brand\/mark\.svg: can't be drawn: \S/)
  })

  it('may hold no picture of a hall that can’t be drawn', async () => {
    writeFileSync(join(folder, 'hall.svg'), 'hello')
    expect((await problemsOf()).at(-1)).toMatch(/^brand\/hall\.svg: can't be drawn: \S/)
  })

  it('may hold no screenshot of another size than the manifest says', async () => {
    mkdirSync(join(folder, 'screenshots'))
    const small = { width: 10, height: 20, channels: 3, background: '#000' } as const
    await sharp({ create: small }).toFile(join(folder, 'screenshots/home-en.webp'))
    expect(await problemsOf()).toEqual([
      ...missing,
      'brand/screenshots/home-en.webp: is 10×20, must be 720×1440',
    ])
  })
})

describe('the demo’s looks', () => {
  it('have nothing wrong, and a screenshot of each page in each language', async () => {
    const loaded = await loadDesign(await loadDemoBrand())
    expect(loaded.problems).toEqual([])
    expect('looks' in loaded && loaded.looks.screenshots).toHaveLength(9)
  })
})

describe('a mark’s colours', () => {
  it('are as many as there is room for, and few stay as they are', () => {
    const two = [
      [0, 0, 0],
      [255, 0, 0],
      [255, 0, 0],
    ]
    const { colours, numbers } = reduceColours(two, 4)
    expect(numbers.map((number) => colours[number])).toEqual(two)
    expect(colours).toHaveLength(2)
  })

  it('that are too many become their means', () => {
    const grey = Array.from({ length: 256 }, (_, value) => [value, value, value])
    const { colours, numbers } = reduceColours(grey, 8)
    expect(colours).toHaveLength(8)
    const farthest = numbers.map((number, value) => Math.abs((colours[number]?.[0] ?? 0) - value))
    expect(Math.max(...farthest)).toBeLessThanOrEqual(16)
  })

  it('of no pixels are none', () => {
    expect(reduceColours([], 8)).toEqual({ colours: [], numbers: [] })
  })
})
