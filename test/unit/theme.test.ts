import { describe, expect, it } from 'vitest'
import { checkTheme } from '../../src/brand/check-theme.ts'
import { toGrounds, toThemeCss } from '../../src/brand/theme-css.ts'
import { schemeNames, type Theme } from '../../src/brand/theme-schema.ts'
import { theme as demo } from '../../src/demo/brand/theme.ts'

const repertoires = ['film', 'anime', 'game']

// biome-ignore lint/suspicious/noExplicitAny: whoever writes a theme by hand may write anything.
const toLoose = (): any => structuredClone(demo)

/** What is wrong with the demo's theme after a change that its type may forbid. */
function problemsOf(change: (theme: ReturnType<typeof toLoose>) => void, keys = repertoires): string[] {
  const theme = toLoose()
  change(theme)
  const checked = checkTheme(theme, keys)
  return 'problems' in checked ? checked.problems : []
}

/** @param path of a value, as `colours.dark.text` @param value `undefined` takes it out */
function problemsWith(path: string, value: unknown): string[] {
  const names = path.split('.')
  const last = names.pop() ?? ''
  return problemsOf((theme) => {
    const holder = names.reduce((at, name) => at[name], theme)
    if (value === undefined) delete holder[last]
    else holder[last] = value
  })
}
const digits = "must be a colour of six digits, as '#f6f2ea'"
const digitsOfLine = "must be a colour of six digits, or eight with its opacity, as '#f6f2ea24'"

describe('a theme', () => {
  it('is taken as it is when nothing is wrong with it', () => {
    expect(checkTheme(demo, repertoires)).toEqual({ theme: demo })
  })

  it.each(schemeNames)('may be %s only', (name) => {
    const theme = { ...demo, defaultScheme: name, colours: { [name]: demo.colours[name] } }
    expect(checkTheme(theme, repertoires)).toEqual({ theme })
  })

  it('may have colours in capitals', () => {
    const problems = problemsOf(({ colours }) => {
      colours.dark.text = colours.dark.text.toUpperCase()
      colours.dark.line = colours.dark.line.toUpperCase()
    })
    expect(problems).toEqual([])
  })

  it('may have no repertoires at all', () => {
    const problems = problemsOf(({ colours }) => {
      colours.dark.lights = {}
      colours.light.lights = {}
    }, [])
    expect(problems).toEqual([])
  })

  it.each<[string, unknown, string]>([
    ['colours.dark.text', 'white', digits],
    ['colours.dark.text', 'url(#f6f2ea', digits],
    ['colours.light.ground', '#fff', digits],
    ['colours.light.sheet.ground', '#ffffff80', digits],
    ['colours.dark.line', 'none', digitsOfLine],
    ['colours.dark.line', '#f6f2ea245', digitsOfLine],
    ['colours.dark.line', 'url(#f6f2ea24', digitsOfLine],
    ['colours.light.quiet', undefined, "must be a colour, as '#f6f2ea'"],
    ['colours.dark.lights.anime.ink', undefined, "must be a colour, as '#f6f2ea'"],
    ['colours.dark.accent', '#f2b35e', "must be an object, as { fill: '#f2b35e', ink: '#f2b35e' }"],
    [
      'colours.light.lights.game',
      undefined,
      "is missing: each repertoire has a light, as { fill: '#f2b35e', ink: '#f2b35e' }",
    ],
    [
      'colours.dark.lights.jazz',
      demo.colours.dark?.accent,
      'is no repertoire of brand.ts, which has film, anime, game',
    ],
    ['colours.light.lights', undefined, "must be an object, as { film: { fill: '…', ink: '…' } }"],
    ['colours.light.gradient', undefined, "must be a list of colours, as ['#f2b35e', '#ef6a8b']"],
    ['colours.dark.gradient', ['#f2b35e'], "must have two colours at least, as ['#f2b35e', '#ef6a8b']"],
    [
      'colours.dark.gradient',
      Array.from({ length: 6 }, () => '#f2b35e'),
      "must have five colours at most, as ['#f2b35e', '#ef6a8b']",
    ],
    ['colours.light.sheet', undefined, "must be an object, as { ground: '#f8f4ec', … }"],
    ['colours.light.picture', undefined, "must be an object, as { ground: '#0e0b14', … }"],
    ['colours.light', '#ffffff', "must be an object, as { ground: '#0e0b14', … }"],
    ['colours.dark.danger', '#ff0000', 'is nothing that a theme has'],
    ['radii', undefined, 'must be an object, as { box: 14, small: 10, button: 99 }'],
    ['radii.box', 100, 'must be 99 at most, which is round'],
    ['radii.box', 1.5, 'must be a whole number of pixels, as 14'],
    ['radii.small', -1, 'must be 0 at least, as 14'],
    ['fonts', {}, 'is nothing that a theme has'],
    ['defaultScheme', undefined, "must be 'dark' or 'light'"],
    ['colours', undefined, 'must be an object, as { dark: { … } }, { light: { … } } or both'],
    ['colours', {}, "must have 'dark', 'light' or both"],
  ])('with %s of %j is refused with a line', (path, value, line) => {
    expect(problemsWith(path, value)).toEqual([`brand/theme.ts: ${path}: ${line}`])
  })

  it('whose default is a scheme that it hasn’t is refused with a line', () => {
    expect(problemsWith('colours.dark', undefined)).toEqual([
      "brand/theme.ts: defaultScheme: must be a scheme that colours has, as 'light'",
    ])
  })

  it('has a line for each value that is wrong', () => {
    const problems = problemsOf(({ colours, radii }) => {
      colours.dark.text = 'white'
      colours.light.gradient[1] = 7
      radii.button = '99px'
    })
    expect(problems.map((line) => line.split(': ')[1])).toEqual([
      'colours.dark.text',
      'colours.light.gradient.1',
      'radii.button',
    ])
  })

  it('that is none is refused', () => {
    expect(checkTheme(undefined, [])).toEqual({
      problems: [
        "brand/theme.ts: theme: must be an object, as { defaultScheme: 'dark', colours: { … }, radii: { … } }",
      ],
    })
  })

  it('that can’t be read is refused with the pair, its ratio and what it needs', () => {
    const problems = problemsOf(({ colours }) => (colours.light.lights.film.ink = '#b9660a'))
    expect(problems).toContain(
      'brand/theme.ts: colours.light.lights.film.ink: has 3.69:1 on ground, and text needs 4.5:1 (WCAG 2.2 AA)',
    )
  })
})

const only = (name: 'dark' | 'light'): Theme => ({
  ...demo,
  defaultScheme: name,
  colours: { [name]: demo.colours[name] },
})

describe('the style sheet of a theme', () => {
  it('follows the system where there are two schemes, and the visitor before the system', () => {
    const css = toThemeCss(demo)
    expect(css.split('\n').map((line) => line.split(' {')[0])).toEqual([
      ':root',
      '@media (prefers-color-scheme: light)',
      ':root:where(:not([data-theme="dark"]))',
      '}',
      ':root:where([data-theme="light"])',
      '[data-light="film"]',
      '[data-light="anime"]',
      '[data-light="game"]',
    ])
  })

  it('begins with the scheme that the brand names', () => {
    const css = toThemeCss({ ...demo, defaultScheme: 'light' })
    expect(css).toMatch(/^:root \{[^}]*color-scheme: light/)
    expect(css).toContain('@media (prefers-color-scheme: dark)')
  })

  it.each(schemeNames)('knows neither system nor choice where there is %s only', (name) => {
    const css = toThemeCss(only(name))
    expect(css).toMatch(new RegExp(`^:root \\{[^}]*color-scheme: ${name}`))
    expect(css).not.toMatch(/prefers-color-scheme|data-theme/)
  })

  it('says the same whether the system asks for a scheme or the visitor', () => {
    const [bySystem, byVisitor] = toThemeCss(demo).match(/:root:where[^{]*(\{[^}]*\})/g) ?? []
    expect(bySystem?.replace(/^[^{]*/, '')).toBe(byVisitor?.replace(/^[^{]*/, ''))
  })

  it('has colours and corners as the brand gives them', () => {
    const css = toThemeCss({ ...demo, radii: { box: 0, small: 1, button: 2 } })
    expect(css).toContain('--radius: 0px; --radius-small: 1px; --radius-button: 2px')
    expect(css).toContain('--ground: #0e0b14; --raised: #18131f; --raised-2: #231c2d')
    expect(css).toContain('--picture-raised-2: #231c2d')
    expect(css).toContain('--scrim-rgb: 14 11 20')
    expect(css).toContain('--brand: linear-gradient(90deg, #f2b35e, #ef6a8b, #8f7bff)')
  })
})

describe('what pages are told of a theme', () => {
  it('is the ground of each scheme, the default one first', () => {
    expect(toGrounds(demo)).toEqual([
      { name: 'dark', ground: '#0e0b14' },
      { name: 'light', ground: '#f5efe3' },
    ])
    expect(toGrounds({ ...demo, defaultScheme: 'light' }).map(({ name }) => name)).toEqual(['light', 'dark'])
    expect(toGrounds(only('light'))).toEqual([{ name: 'light', ground: '#f5efe3' }])
  })
})
