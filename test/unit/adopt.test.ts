import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { checkTheme } from '../../src/brand/check-theme.ts'
import { loadBrand } from '../../src/tools/build/load-brand.ts'
import { loadLooks } from '../../src/tools/build/load-looks.ts'
import { ask } from '../../src/tools/operate/adopt/ask.ts'
import { drawTheme } from '../../src/tools/operate/adopt/draw-theme.ts'
import { toSource } from '../../src/tools/operate/adopt/to-source.ts'
import { writeBrand } from '../../src/tools/operate/adopt/write-brand.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

const flags = {
  name: 'Nordlys',
  languages: 'en,th',
  city: 'tromso',
  country: 'no',
  zone: 'Europe/Oslo',
  content: 'https://cms.nordlys.example',
}

async function adopted(given: Record<string, string> = {}): Promise<string> {
  const asked = await ask({ ...flags, ...given }, false)
  if (!('answers' in asked)) throw new Error(asked.problems.join('\n'))
  const folder = await mkdtemp(join(tmpdir(), 'tutti-adopted-'))
  folders.push(folder)
  await writeBrand(folder, asked.answers)
  return folder
}

describe('an adopted folder', () => {
  it('can be built as it is', async () => {
    const loaded = await loadBrand(await adopted())
    expect(loaded.problems).toEqual([])
    const looks = 'brand' in loaded ? await loadLooks(loaded.brand) : undefined
    expect(looks?.problems).toEqual([])
  })

  it('has each file that an orchestra changes', async () => {
    expect((await readdir(await adopted())).sort()).toEqual(
      ['brand.ts', 'fonts.ts', 'mark.svg', 'pages.ts', 'theme.ts', 'wrangler.toml'].sort(),
    )
  })

  it('keeps a name with quotes as it is', async () => {
    const loaded = await loadBrand(await adopted({ name: `L'"Été"` }))
    expect('brand' in loaded ? loaded.brand.chosen.names.en.name : loaded.problems).toBe(`L'"Été"`)
  })

  it('names the services that are known, and the Worker in Latin letters', async () => {
    const text = await readFile(join(await adopted({ name: 'Été à Évian' }), 'wrangler.toml'), 'utf8')
    expect(text).toContain('name = "ete-a-evian"')
    expect(text).toContain('CONTENT_URL = "https://cms.nordlys.example"')
  })

  it('is written nowhere where something is already', async () => {
    const asked = await ask(flags, false)
    if (!('answers' in asked)) throw new Error('nothing was asked')
    const folder = await adopted()
    await expect(writeBrand(folder, asked.answers)).rejects.toThrow(
      'holds brand.ts already; name a new folder',
    )
  })
})

describe('what is wrong is said in a line for each flag', () => {
  it.each([
    ['a name that is missing', { name: '' }, '--name: is missing: What is it called, in short? (North)'],
    [
      'a language that nobody translated',
      { languages: 'en,de' },
      '--languages: de: the software has texts in ru, en, th',
    ],
    [
      'a city that is no slug',
      { city: 'Tromsø' },
      '--city: must be small letters, digits and dashes, as saint-petersburg',
    ],
    ['a zone that is none', { zone: 'Oslo' }, '--zone: must be an IANA time zone, as Europe/Oslo'],
    ['a colour that is none', { colour: 'teal' }, '--colour: must be a colour of six digits, as #2f6f8f'],
    [
      'an address that is none',
      { content: 'cms' },
      '--content: must be an https address, as https://north.example',
    ],
  ])('%s', async (_name, given, line) => {
    expect(await ask({ ...flags, ...given }, false)).toEqual({ problems: [line] })
  })
})

it('any colour gives a theme that can be read, dark and light', () => {
  const channel = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(channel, channel, channel, (...rgb) => {
      const colour = `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`
      expect(checkTheme(drawTheme(colour), [])).not.toHaveProperty('problems')
    }),
    { numRuns: 20 },
  )
}, 120_000)

it('data is written as TypeScript that says the same', () => {
  expect(toSource({ a: [`it's`, 1], 'b-c': {}, d: [] })).toBe(
    "{\n  a: [\n    'it\\'s',\n    1,\n  ],\n  'b-c': {},\n  d: [],\n}",
  )
})
