import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkFonts, type FontFamily, type Fonts } from '../../src/brand/fonts-schema.ts'
import { type Language, translatedLanguages } from '../../src/brand/languages.ts'
import { fonts as demoFonts } from '../../src/demo/brand/fonts.ts'
import { inEachLocale } from '../../src/shared/locales.ts'
import { writeFonts } from '../../src/tools/build/fonts/font-styles.ts'
import { loadFonts } from '../../src/tools/build/fonts/load-fonts.ts'
import { measureFallback } from '../../src/tools/build/fonts/measure-fallback.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-'))
afterAll(() => rmSync(folder, { recursive: true }))

const arimo = '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'
const tinos = '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf'
const thai = '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'

const family = (changes: Partial<FontFamily> = {}): FontFamily => ({
  name: 'Arimo',
  role: 'text',
  languages: ['en'],
  like: 'sans-serif',
  faces: [{ weight: 400, file: arimo }],
  ...changes,
})
const both = (changes: Partial<FontFamily> = {}): Fonts => ({
  families: [family({ ...changes, role: 'display' }), family({ ...changes, role: 'text' })],
})

describe('what fonts.ts may not say', () => {
  const cases: [line: string, given: unknown][] = [
    ['brand/fonts.ts: fonts: must be an object, as { families: [ … ] }', undefined],
    ['brand/fonts.ts: families: must be a list of families', {}],
    [
      `brand/fonts.ts: families.0: must be an object, as { name: 'Golos Text', role: 'text', languages: ['en'], like: 'sans-serif', faces: [{ weight: 400, file: './Text.woff2' }] }`,
      { families: ['Golos Text'] },
    ],
    [
      "brand/fonts.ts: families.0.name: must be a name, as 'Golos Text'",
      { families: [{ ...family(), name: undefined }] },
    ],
    [
      "brand/fonts.ts: families.0.role: must be 'display' or 'text'",
      { families: [family({ role: 'title' as 'text' })] },
    ],
    [
      "brand/fonts.ts: families.0.name: must be of Latin letters, digits and spaces, as 'Golos Text'",
      { families: [family({ name: 'Arimo"; }' })] },
    ],
    [
      "brand/fonts.ts: families.0.name: must be of Latin letters, digits and spaces, as 'Golos Text'",
      { families: [family({ name: '"Arimo' })] },
    ],
    [
      "brand/fonts.ts: families.0.languages: must be a list of languages, as ['en']",
      { families: [{ ...family(), languages: 'en' }] },
    ],
    [
      `brand/fonts.ts: families.0.languages.0: must be one of ${translatedLanguages.join(', ')}`,
      { families: [family({ languages: ['xx' as 'en'] })] },
    ],
    [
      "brand/fonts.ts: families.0.languages: must have a language at least, as ['en']",
      { families: [family({ languages: [] })] },
    ],
    [
      "brand/fonts.ts: families.0.like: must be 'sans-serif' or 'serif'",
      { families: [family({ like: 'fantasy' as 'serif' })] },
    ],
    [
      "brand/fonts.ts: families.0.faces: must be a list of faces, as [{ weight: 400, file: './Text.woff2' }]",
      { families: [{ ...family(), faces: arimo }] },
    ],
    [
      "brand/fonts.ts: families.0.faces.0: must be an object, as { weight: 400, file: './Text.woff2' }",
      { families: [{ ...family(), faces: [arimo] }] },
    ],
    [
      'brand/fonts.ts: families.0.faces.0.weight: must be a whole number, as 400',
      { families: [family({ faces: [{ weight: 400.5, file: arimo }] })] },
    ],
    [
      'brand/fonts.ts: families.0.faces.0.weight: must be 100 at least, as 400',
      { families: [family({ faces: [{ weight: 99, file: arimo }] })] },
    ],
    [
      'brand/fonts.ts: families.0.faces.0.weight: must be 900 at most, as 400',
      { families: [family({ faces: [{ weight: 1000, file: arimo }] })] },
    ],
    [
      "brand/fonts.ts: families.0.faces.0.file: must be a path, as './Text.woff2'",
      { families: [{ ...family(), faces: [{ weight: 400 }] }] },
    ],
    [
      "brand/fonts.ts: families.0.faces.0.file: must end with .ttf, .otf or .woff2, as './Text.woff2'",
      { families: [family({ faces: [{ weight: 400, file: './Text.eot' }] })] },
    ],
    [
      "brand/fonts.ts: families.0.faces: must have a face at least, as [{ weight: 400, file: './Text.woff2' }]",
      { families: [family({ faces: [] })] },
    ],
    [
      'brand/fonts.ts: families.0.wieght: is nothing that fonts have',
      { families: [{ ...family(), wieght: 400 }] },
    ],
    [
      'brand/fonts.ts: families.1.languages: en has a family of role text already: families.0',
      { families: [family(), family()] },
    ],
  ]
  it.each(cases)('%s', (line, given) => {
    expect(checkFonts(given)).toEqual({ problems: [line] })
  })

  it.each(['./Text.ttf', './Text.otf', './Text.woff2', './TEXT.TTF'])('is not a file like %s', (file) => {
    const fonts = both({ faces: [{ weight: 100, file }], shareImageFace: { weight: 900, file } })
    expect(checkFonts(fonts)).toEqual({ fonts })
  })

  it('is said all at once', () => {
    const checked = checkFonts({ families: [family({ name: '', languages: [] })] })
    expect('problems' in checked && checked.problems).toHaveLength(2)
  })
})

describe('what files of fonts may not hold', () => {
  const problemsOf = async (fonts: Fonts, languages: Language[]) => {
    const loaded = await loadFonts(folder, fonts, languages)
    return 'problems' in loaded ? loaded.problems : []
  }

  it('too few letters for a language of the site', async () => {
    expect(
      await problemsOf(both({ languages: ['ru'], faces: [{ weight: 400, file: thai }] }), ['ru']),
    ).toEqual([
      'brand/fonts.ts: no family of role display has the letters of ru: а, б, в, г, д, …',
      'brand/fonts.ts: no family of role text has the letters of ru: а, б, в, г, д, …',
    ])
  })

  it('a language of the site that none of them serves', async () => {
    expect(await problemsOf(both(), ['en', 'th'])).toEqual([
      'brand/fonts.ts: no family of role display has the letters of th: ก, ข, ฃ, ค, ฅ, …',
      'brand/fonts.ts: no family of role text has the letters of th: ก, ข, ฃ, ค, ฅ, …',
    ])
  })

  it('nothing at all', async () => {
    const fonts = {
      families: [family({ role: 'display' }), family({ faces: [{ weight: 400, file: './No.woff2' }] })],
    }
    expect(await problemsOf(fonts, ['en'])).toEqual([
      "brand/fonts.ts: families.1.faces.0.file: there is no ./No.woff2; one beside fonts.ts is './Text.woff2', one of a package its name and path",
    ])
  })

  it('something else than a font', async () => {
    writeFileSync(join(folder, 'Text.woff2'), 'hello')
    const fonts = {
      families: [family({ role: 'display' }), family({ faces: [{ weight: 400, file: './Text.woff2' }] })],
    }
    const [line, ...more] = await problemsOf(fonts, ['en'])
    expect(line).toMatch(
      /^brand\/fonts\.ts: families\.1\.faces\.0\.file: \.\/Text\.woff2 can't be read as a font: .+$/,
    )
    expect(more).toEqual([])
  })
})

describe('a file of a font', () => {
  it('may be WOFF2 beside fonts.ts', async () => {
    const folderOfPackages = join(import.meta.dirname, '../../node_modules')
    // Only Latin letters and punctuation, because compressing a whole font takes seconds.
    const codes = [
      ...Array.from({ length: 0x250 }, (_, code) => code),
      ...Array.from({ length: 0x70 }, (_, at) => 0x2000 + at),
    ]
    const bytes = await subsetFont(
      readFileSync(join(folderOfPackages, arimo)),
      String.fromCodePoint(...codes, 0x20ac, 0x2122),
      { targetFormat: 'woff2' },
    )
    writeFileSync(join(folder, 'Arimo.woff2'), bytes)
    const loaded = await loadFonts(folder, both({ faces: [{ weight: 400, file: './Arimo.woff2' }] }), ['en'])
    expect('families' in loaded && loaded.families[0]?.faces[0].has('a')).toBe(true)
  })
})

describe('a style sheet of fonts', () => {
  const write = async (fonts: Fonts, languages: Language[], name = 'North') => {
    const loaded = await loadFonts(folder, fonts, languages)
    if ('problems' in loaded) throw new Error(loaded.problems.join('\n'))
    const files: string[] = []
    const own = { name, fullName: name, fullNameInText: name, fullNameGenitive: name, copyrightHolder: name }
    const written = await writeFonts(
      loaded.families,
      { languages, names: inEachLocale(() => own) },
      async (file) => {
        files.push(file)
        return `/${file}`
      },
    )
    return { ...written, files }
  }
  let inThree: Awaited<ReturnType<typeof write>>
  beforeAll(async () => {
    inThree = await write(demoFonts, ['ru', 'en', 'th'])
  })

  it('of a site in English has no Cyrillic and no Thai, as a file or as a rule', async () => {
    const { files, css, namesCss } = await write(demoFonts, ['en'])
    expect(files).toEqual([
      'display-en.woff2',
      'display-en-names.woff2',
      'text-en.woff2',
      'text-en-names.woff2',
    ])
    expect(css + namesCss).not.toMatch(/U\+4|:lang|Thai/)
  })

  it('asks for two files for a first page, whatever the language', () => {
    const { first } = inThree
    expect(first).toEqual({
      ru: ['/display-ru-en.woff2', '/text-ru-en.woff2'],
      en: ['/display-ru-en.woff2', '/text-ru-en.woff2'],
      th: ['/display-th.woff2', '/text-th.woff2'],
    })
  })

  it('has letters of names in files of their own, and the multiplication sign of every page in none of them', () => {
    const { css, namesCss } = inThree
    expect(css).not.toContain('unicode-range')
    const ranges = [...namesCss.matchAll(/unicode-range: ([^;]+);/g)].map(([, range = '']) => range)
    expect(ranges).toHaveLength(4)
    for (const range of ranges) expect(range).toMatch(/U\+BC-D6, U\+D8-17F/)
  })

  it('has the letters of the orchestra’s own name in the files of every page', async () => {
    const { namesCss } = await write(demoFonts, ['en'], 'Kororā')
    expect(namesCss).toMatch(/U\+D8-100, U\+102-17F/)
  })

  it('sets what isn’t translated in faces that have its letters, and English on Thai pages in theirs', () => {
    const { css } = inThree
    expect(css).toMatch(/^:root:lang\(th\) \{ --font-display: "Noto Sans Thai display"/m)
    expect(css).toMatch(/^:where\(:root:lang\(th\) :lang\(ru\)\) \{ --font-display: "Unbounded display"/m)
    expect(css).toMatch(/^:where\(:root:lang\(ru\) :lang\(th\), :root:lang\(en\) :lang\(th\)\) \{/m)
    expect(css).not.toContain(':root:lang(th) :lang(en)')
  })

  it('of a face with serifs falls back to one with serifs', async () => {
    const { css } = await write(both({ like: 'serif', faces: [{ weight: 400, file: tinos }] }), ['en'])
    expect(css).toContain('local("Times New Roman")')
    expect(css).toContain('--font-text: "Arimo text", "Arimo text room", serif;')
  })
})

describe('what is shown until a face has come', () => {
  const measure = async (changes: Partial<FontFamily>) => {
    const loaded = await loadFonts(folder, both(changes), changes.languages ?? ['en'])
    if (!('families' in loaded) || !loaded.families[0]) throw new Error('no such family')
    return measureFallback(loaded.families[0])
  }

  const golos = '@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf'

  it('is as wide as the face', async () => {
    const fallback = await measure({ languages: ['ru', 'en'], faces: [{ weight: 400, file: golos }] })
    // Figures of `docs/decisions/098-fallback-fonts-are-measured.md`: with them nothing moves in a browser when Golos
    // Text arrives late.
    expect(fallback?.sizeAdjust).toBeCloseTo(1.066, 3)
  })

  it('is as wide as what is written in the family’s own languages', async () => {
    const inRussian = await measure({ languages: ['ru'], faces: [{ weight: 400, file: golos }] })
    expect(inRussian?.sizeAdjust).toBeCloseTo(1.059, 3)
  })

  it('has the height of the face, however wide it is made', async () => {
    // Tinos has 2048 units per em: 1825 above the baseline, 443 below, and 87 between lines (its table `hhea`).
    const fallback = await measure({ like: 'sans-serif', faces: [{ weight: 400, file: tinos }] })
    expect(fallback?.sizeAdjust).toBeCloseTo(0.904, 2)
    expect(fallback?.ascent).toBeCloseTo(1825 / 2048 / 0.904, 2)
    expect(fallback?.descent).toBeCloseTo(443 / 2048 / 0.904, 2)
    expect(fallback?.lineGap).toBeCloseTo(87 / 2048 / 0.904, 2)
  })

  it('is bold for a face that is', async () => {
    const bold = await measure({ faces: [{ weight: 700, file: arimo.replaceAll('400Regular', '700Bold') }] })
    expect(bold?.local).toContain('Arial Bold')
  })

  it('is the system’s own for Thai, of which no widths are known', async () => {
    expect(await measure({ languages: ['th'], faces: [{ weight: 400, file: thai }] })).toBeUndefined()
  })
})
