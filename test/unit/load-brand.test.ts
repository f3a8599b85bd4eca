import { describe, expect, it } from 'vitest'
import { checkBrand, type MenuItem } from '../../src/brand/define-brand.ts'
import { translatedLanguages } from '../../src/brand/languages.ts'
import { contentPageSlugs } from '../../src/brand/page-texts.ts'
import { isDemoIncluded } from '../../src/tools/build/build-options.ts'
import { loadBrand } from '../../src/tools/build/load-brand.ts'
import { demoBrandFolder } from '../../src/tools/chosen-brand.ts'
import { north } from './north-brand.ts'
import { useTemporaryFolders } from './temporary-folders.ts'

const makeFolder = useTemporaryFolders()

const names = north.names.en

/** What is wrong with a brand's folder that holds these files. */
async function problemsOf(files: Record<string, string>): Promise<string[]> {
  const folder = await makeFolder({ 'brand.ts': `export const brand = ${JSON.stringify(north)}`, ...files })
  return (await loadBrand(folder)).problems
}

const withBrand = (change: object) =>
  problemsOf({ 'brand.ts': `export const brand = ${JSON.stringify({ ...north, ...change })}` })

describe('a brand', () => {
  it('needs no more than its names, its languages, its home and its menus', async () => {
    expect(await problemsOf({})).toEqual([])
  })

  it.each([
    ['the demo’s', demoBrandFolder, undefined, true],
    ['the demo’s, and --no-demo', demoBrandFolder, false, false],
    ['another', '/orchestras/north', undefined, false],
    ['another, and --demo', '/orchestras/north', true, true],
  ])('that is %s is built with the demo’s concerts: %s %s → %s', (_, folder, demo, isIncluded) => {
    expect(isDemoIncluded(demo, folder)).toBe(isIncluded)
  })

  it('draws only what has a name', async () => {
    const files = { 'components/concert-card.tsx': '', 'components/concert-cards.tsx': '' }
    expect(await problemsOf(files)).toEqual([
      'brand/components/concert-cards.tsx: is none of the components, which are concert-card.tsx, home-hero.tsx, concert-head.tsx',
    ])
  })

  it('of a folder without one is said to be missing', async () => {
    expect((await loadBrand('/no/such/folder')).problems).toEqual([
      '/no/such/folder holds no brand.ts; `npm run adopt` writes such a folder',
    ])
  })
})

describe('what a brand may leave out', () => {
  it('are help, rules and terms of sale: pages of the site, or another site’s', async () => {
    expect(await withBrand({ links: { help: 'https://help.example', rules: '/rules' } })).toEqual([])
  })

  it('is a state’s card that pays for tickets', async () => {
    expect(await withBrand({ culturePass: { names: { en: 'Culture Pass' }, path: '/qa/pass' } })).toEqual([])
  })
})

describe('each wrong value stops the build with a line', () => {
  const menu = (...items: MenuItem[]) => ({ menus: { header: items, panel: [], footer: [] } })

  it.each<[string, object, string]>([
    [
      'a name that is missing',
      { names: { en: { ...names, title: undefined } } },
      'brand/brand.ts: names.en.title: must be a text, as «North Chamber Orchestra: music by candlelight»',
    ],
    [
      'a language that nobody translated',
      { languages: ['en', 'xx'] },
      `brand/brand.ts: languages.1: "xx" is no language of the software’s texts, which are ${translatedLanguages.join(', ')}`,
    ],
    [
      'a language without names',
      { languages: ['en', 'th'] },
      'brand/brand.ts: names.th: is missing, and the site is in this language',
    ],
    ['a language twice', { languages: ['en', 'en'] }, 'brand/brand.ts: languages: names a language twice'],
    [
      'a zone that is none',
      { home: { ...north.home, timeZone: 'Europe/Tromso' } },
      "brand/brand.ts: home.timeZone: must be an IANA time zone, as 'Europe/Oslo'",
    ],
    [
      'a currency that ISO 4217 doesn’t know',
      { region: { currency: 'XYZ' } },
      `brand/brand.ts: region.currency: "XYZ" is no code of ISO 4217, as 'EUR'`,
    ],
    [
      'a currency of the past',
      { region: { currency: 'DEM' } },
      `brand/brand.ts: region.currency: "DEM" is no code of ISO 4217, as 'EUR'`,
    ],
    [
      'no currency where the country has none',
      { home: { ...north.home, countryCode: 'zz' } },
      "brand/brand.ts: region.currency: is missing, and «zz» has no currency of its own; must be a code of ISO 4217, as 'EUR'",
    ],
    ['a clock of ten hours', { region: { clock: 10 } }, 'brand/brand.ts: region.clock: must be 12 or 24'],
    [
      'a first day of the week that is none',
      { region: { firstWeekday: 'Montag' } },
      "brand/brand.ts: region.firstWeekday: must be a day of the week in English, as 'monday'",
    ],
    [
      'a tag that is none',
      { region: { tags: { en: 'english' } } },
      "brand/brand.ts: region.tags.en: must be a tag that Intl knows, as 'en-US'",
    ],
    [
      'a pattern that is none',
      { region: { taxNumber: { pattern: '(' } } },
      'brand/brand.ts: region.taxNumber.pattern: must be a regular expression, as \\d{9}',
    ],
    [
      'a registration number that is none',
      { organisers: { 5: { name: 'North', inn: '75/123/45678', ogrn: '<b>HRB</b>' } } },
      "brand/brand.ts: organisers.5.ogrn: must be a registration number, as 'HRB 12345'",
    ],
    ['a value that nobody knows', { homeCity: 'x' }, 'brand/brand.ts: : Unrecognized key: "homeCity"'],
    [
      'a menu’s own words that a language lacks',
      menu({ path: '/hall', names: {} }),
      'brand/brand.ts: menus.header.0.names.en: is missing, and the site is in this language',
    ],
    [
      'a card without a name in a language of the site',
      { culturePass: { names: {} } },
      'brand/brand.ts: culturePass.names.en: is missing, and the site is in this language',
    ],
  ])('%s', (_name, change, line) => {
    expect(checkBrand({ ...north, ...change }).problems).toContain(line)
  })

  it.each<[string, object, string]>([
    ['no language', { languages: [] }, "brand/brand.ts: languages: must name a language, as ['en']"],
    [
      'a menu with a page that is none',
      menu('concert'),
      "brand/brand.ts: menus.header.0: 'concert' is none of the pages; did you mean 'concerts'?",
    ],
    [
      'a page of its own at an address of the software',
      { fixedPages: { hall: { path: '/concerts' } } },
      'brand/brand.ts: fixedPages.hall: /concerts is the software’s own page «concerts»',
    ],
    [
      'a page of its own below what is private',
      { fixedPages: { hall: { path: '/account/hall' } } },
      'brand/brand.ts: fixedPages.hall: /account/hall is below /account, where there are no pages for everybody',
    ],
    [
      'two pages of its own at one address',
      { fixedPages: { hall: { path: '/hall' }, stage: { path: '/hall' } } },
      'brand/brand.ts: fixedPages.stage: /hall is the address of «hall», too',
    ],
  ])('%s, when its folder is read', async (_name, change, line) => {
    expect(await withBrand(change)).toContain(line)
  })

  it('a page of its own without code', async () => {
    expect(await withBrand({ fixedPages: { hall: { path: '/hall' } } })).toEqual([
      'brand/fixed-pages.ts: has no code for «hall», which brand.ts names',
    ])
  })

  it('code of a page that brand.ts doesn’t name', async () => {
    expect(
      await problemsOf({ 'fixed-pages.ts': 'export const fixedPages = { hall: async () => ({}) }' }),
    ).toEqual(['brand/fixed-pages.ts: «hall» has no row in brand.ts, under fixedPages'])
  })

  it.each([
    [
      'an area of texts that is none',
      'export const homes = {}',
      'brand/texts.ts: homes: there is no such subject of texts; did you mean home?',
    ],
    [
      'a text that is none',
      "export const home = { en: { heroLeed: 'x' } }",
      'brand/texts.ts: home.en.heroLeed: there is no such text; did you mean heroLead?',
    ],
    [
      'a text in the place of a function',
      "export const home = { en: { concertsIn: 'x' } }",
      'brand/texts.ts: home.en.concertsIn: must be a function',
    ],
    [
      'a text in the place of a group',
      "export const site = { en: { menuLinks: 'x' } }",
      'brand/texts.ts: site.en.menuLinks: must be a group of texts',
    ],
    [
      'a text in a language that nobody translated',
      'export const home = { xx: {} }',
      'brand/texts.ts: home.xx: the software has no texts in this language',
    ],
  ])('%s', async (_name, text, line) => {
    expect(await problemsOf({ 'texts.ts': text })).toEqual([line])
  })

  it.each([
    [
      'a page that is none',
      "export const pageTexts = { terms: { en: 'x' } }",
      `brand/pages.ts: terms: is none of the pages, which are ${contentPageSlugs.join(', ')}`,
    ],
    [
      'a page’s text that a language lacks',
      'export const pageTexts = { cast: {} }',
      'brand/pages.ts: cast.en: is missing, and the site is in this language',
    ],
  ])('%s', async (_name, text, line) => {
    expect(await problemsOf({ 'pages.ts': text })).toEqual([line])
  })
})

describe('a text of a brand is no longer than there is room for', () => {
  const letters = (count: number) => 'N'.repeat(count)
  const inEnglish = (change: object) => ({ names: { en: { ...names, ...change } } })
  const organiser = { name: 'North', inn: '1', ogrn: '2' }
  const ofOrganiser = (change: object) => ({ organisers: { 5: { ...organiser, ...change } } })

  it.each<[path: string, most: number, change: (text: string) => object]>([
    ['names.en.name', 30, (name) => inEnglish({ name })],
    ['names.en.fullName', 80, (fullName) => inEnglish({ fullName })],
    ['names.en.fullNameInText', 90, (fullNameInText) => inEnglish({ fullNameInText })],
    ['names.en.fullNameGenitive', 90, (fullNameGenitive) => inEnglish({ fullNameGenitive })],
    ['names.en.tagline', 80, (tagline) => inEnglish({ tagline })],
    ['names.en.title', 120, (title) => inEnglish({ title })],
    ['names.en.copyrightHolder', 80, (copyrightHolder) => inEnglish({ copyrightHolder })],
    ['organisers.5.name', 120, (name) => ofOrganiser({ name })],
    ['organisers.5.names.en', 120, (en) => ofOrganiser({ names: { en } })],
    ['organisers.5.address', 200, (address) => ofOrganiser({ address })],
    ['organisers.5.addresses.en', 200, (en) => ofOrganiser({ addresses: { en } })],
    ['maps.key', 128, (key) => ({ maps: { provider: 'google', key } })],
    ['analytics.id', 100, (id) => ({ analytics: { provider: 'matomo', id } })],
    ['culturePass.names.en', 40, (en) => ({ culturePass: { names: { en } } })],
    ['repertoires.0.names.en', 60, (en) => ({ repertoires: [{ key: 'baroque', names: { en } }] })],
    ['figures.0.value', 12, (value) => ({ figures: [{ value, names: { en: 'years' } }] })],
    ['figures.0.names.en', 60, (en) => ({ figures: [{ value: '9', names: { en } }] })],
  ])('%s: %i letters', (path, most, change) => {
    expect(checkBrand({ ...north, ...change(letters(most)) }).problems).toEqual([])
    expect(checkBrand({ ...north, ...change(letters(most + 1)) }).problems).toEqual([
      `brand/brand.ts: ${path}: has more than ${most} letters`,
    ])
  })
})

describe('a brand’s lists are no longer than there is room for', () => {
  const many = <Item>(count: number, item: (at: number) => Item) =>
    Array.from({ length: count }, (_, at) => item(at))

  it.each<[path: string, most: number, change: (count: number) => object]>([
    ['menus.footer', 30, (count) => ({ menus: { ...north.menus, footer: many(count, () => 'about') } })],
    [
      'repertoires',
      8,
      (count) => ({ repertoires: many(count, (at) => ({ key: `kind-${at}`, names: { en: 'Kind' } })) }),
    ],
    ['figures', 4, (count) => ({ figures: many(count, () => ({ value: '9', names: { en: 'years' } })) })],
  ])('%s: %i entries', (path, most, change) => {
    expect(checkBrand({ ...north, ...change(most) }).problems).toEqual([])
    expect(checkBrand({ ...north, ...change(most + 1) }).problems).toEqual([
      expect.stringContaining(`brand/brand.ts: ${path}: `),
    ])
  })
})

it('a text that a language of the site lacks is named, wherever it stands', () => {
  const { problems } = checkBrand({
    ...north,
    languages: ['en', 'th'],
    names: { en: names, th: names },
    menus: { ...north.menus, footer: [{ path: '/hall', names: { en: 'Hall' } }] },
    culturePass: { names: { en: 'Culture Pass' } },
    figures: [{ value: '9', names: { en: 'years' } }],
    repertoires: [{ key: 'baroque', names: { en: 'Baroque' } }],
  })
  expect(problems).toEqual(
    ['menus.footer.0.names', 'culturePass.names', 'figures.0.names', 'repertoires.baroque.names'].map(
      (path) => `brand/brand.ts: ${path}.th: is missing, and the site is in this language`,
    ),
  )
})

it('every wrong value is named, not only the first', () => {
  const { problems } = checkBrand({ ...north, languages: ['xx'], twitter: 'north' })
  expect(problems).toHaveLength(2)
})
