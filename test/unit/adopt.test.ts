import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, posix, win32 } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkTheme } from '../../src/brand/check-theme.ts'
import { translatedLanguages } from '../../src/brand/languages.ts'
import { loadBrand } from '../../src/tools/build/load-brand.ts'
import { loadDesign } from '../../src/tools/build/load-design.ts'
import { drawTheme } from '../../src/tools/operate/adopt/draw-theme.ts'
import { collectAnswers } from '../../src/tools/operate/adopt/questions.ts'
import { toSource, toWrittenPath } from '../../src/tools/operate/adopt/write-brand.ts'
import { adopt } from '../../src/tools/operate/adopt.ts'
import { toScriptCommand } from '../../src/tools/operate/printed-commands.ts'
import { operate } from './operator.ts'
import { useTemporaryFolders } from './temporary-folders.ts'

const makeFolder = useTemporaryFolders()

const flags = {
  name: 'Nordlys',
  languages: 'en,th',
  city: 'tromso',
  country: 'no',
  zone: 'Europe/Oslo',
  content: 'https://cms.nordlys.example',
}

const run = (folder: string, given: Record<string, string> = {}) =>
  operate(
    adopt,
    [folder, ...Object.entries({ ...flags, ...given }).flatMap(([name, value]) => [`--${name}`, value])],
    { wrangler: () => ({ status: 1, stdout: '', stderr: '' }) },
  )

describe('an adopted folder', () => {
  let folder: string
  let ended: Awaited<ReturnType<typeof run>>
  beforeAll(async () => {
    folder = await makeFolder()
    ended = await run(folder, { name: `L'"Été" à Évian` })
  })

  it('can be built as it is, and its operator is told how', async () => {
    expect([ended.status, ended.complaints]).toEqual([0, []])
    expect(ended.printed.join()).toContain(toScriptCommand('deploy', folder))
    const loaded = await loadBrand(folder)
    expect(loaded.problems).toEqual([])
    const looks = 'brand' in loaded ? await loadDesign(loaded.brand) : undefined
    expect(looks?.problems).toEqual([])
  })

  it('has each file that an orchestra changes', async () => {
    expect((await readdir(folder)).sort()).toEqual(
      [
        '.gitignore',
        'brand.ts',
        'fonts.ts',
        'legal',
        'mark.svg',
        'pages.ts',
        'theme.ts',
        'wrangler.toml',
      ].sort(),
    )
  })

  it('has legal pages in its languages that the software has them in, none of them published', async () => {
    expect((await readdir(join(folder, 'legal/en'))).sort()).toEqual([
      'accessibility.md',
      'imprint.md',
      'privacy.md',
      'terms.md',
    ])
    const loaded = await loadBrand(folder)
    if (!('brand' in loaded)) throw new Error(loaded.problems.join())
    expect(loaded.brand.chosen.legalPages).toEqual([])
    expect(loaded.brand.unpublished.join('\n')).toContain(
      'brand/legal/en/imprint.md: the page isn’t published until this is written: {{Name and legal form of the organisation}} (line 3)',
    )
  })

  it('keeps a name with quotes as it is', async () => {
    const loaded = await loadBrand(folder)
    expect('brand' in loaded ? loaded.brand.chosen.names.en.name : loaded.problems).toBe(`L'"Été" à Évian`)
  })

  it('names the services that are known, and the Worker in Latin letters', async () => {
    const text = await readFile(join(folder, 'wrangler.toml'), 'utf8')
    expect(text).toContain('name = "l-ete-a-evian"')
    expect(text).toContain('CONTENT_URL = "https://cms.nordlys.example"')
  })

  it('is written nowhere where something is already', async () => {
    const taken = await makeFolder()
    await writeFile(join(taken, 'brand.ts'), '')
    expect(await run(taken)).toMatchObject({
      status: 1,
      complaints: [`${taken} holds brand.ts already; name a new folder`],
    })
    expect(await readdir(taken)).toEqual(['brand.ts'])
  })

  it('is not written while something is wrong, of which each has its line', async () => {
    const empty = await makeFolder()
    const { status, complaints } = await run(empty, { name: '', city: 'Tromsø' })
    expect([status, complaints]).toEqual([
      2,
      [
        '--name: is missing: What is it called, in short? (North)\n--city: must be small letters, digits and dashes, as saint-petersburg',
      ],
    ])
    expect(await readdir(empty)).toEqual([])
  })
})

describe('what is wrong is said in a line for each flag', () => {
  it.each([
    ['a name that is missing', { name: '' }, '--name: is missing: What is it called, in short? (North)'],
    [
      'a language that nobody translated',
      { languages: 'en,xx' },
      `--languages: xx: the software has texts in ${translatedLanguages.join(', ')}`,
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
    expect(await collectAnswers({ ...flags, ...given }, false)).toEqual({ problems: [line] })
  })
})

it('any colour gives a theme that can be read, dark and light', () => {
  const channel = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(channel, channel, channel, (...rgb) => {
      const colour = `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`
      expect(checkTheme(drawTheme(colour), [])).not.toHaveProperty('problems')
    }),
    // A theme takes up to a thousand tries: of colours that are the hardest to read, and one other.
    {
      numRuns: 5,
      examples: [
        [255, 255, 0],
        [0, 0, 255],
        [128, 128, 128],
        [255, 255, 255],
      ],
    },
  )
})

it('data is written as TypeScript that says the same', () => {
  expect(toSource({ a: [`it's`, 1], 'b-c': {}, d: [] })).toBe(
    "{\n  a: [\n    'it\\'s',\n    1,\n  ],\n  'b-c': {},\n  d: [],\n}",
  )
})

describe('a path that is written into TypeScript and TOML', () => {
  it.each([
    ['on Windows', win32, 'C:\\Orchestras\\north', 'C:\\tutti', '../../tutti'],
    ['on Windows, of a shared folder', win32, '\\\\host\\music\\north', '\\\\host\\music\\tutti', '../tutti'],
    ['elsewhere', posix, '/orchestras/north', '/tutti', '../../tutti'],
  ])('has slashes %s', (_, path, from, to, written) => {
    expect(toWrittenPath(from, to, path)).toBe(written)
  })

  it('can’t lead to another drive', () => {
    expect(() => toWrittenPath('D:\\north', 'C:\\tutti', win32)).toThrow(
      'D:\\north must be on the drive of C:\\tutti.',
    )
  })
})
