import { contrastRatio, parseHex } from './colour.ts'
import { type Scheme, type SchemeName, schemeNames, type Theme } from './theme-schema.ts'

/**
 * Returns the theme as custom properties of `:root`, which begin every page's style sheet. With two schemes the
 * visitor's system chooses, and the attribute `data-theme` where the visitor has chosen. All selectors have the
 * specificity of `:root`, so that a later `:root`, such as the one for print, overrides them.
 */
export function toThemeCss({ colours, defaultScheme, radii }: Theme): string {
  const base = toDeclarations(defaultScheme, colours[defaultScheme])
  const [other] = schemeNames.filter((name) => name !== defaultScheme && colours[name])
  // Values that both schemes share are written once.
  const changes = other
    ? [...toDeclarations(other, colours[other])].filter(([name, value]) => base.get(name) !== value)
    : []
  const corners = new Map([
    ['--radius', `${radii.box}px`],
    ['--radius-small', `${radii.small}px`],
    ['--radius-button', `${radii.button}px`],
  ])
  return [
    rule(':root', [...corners, ...base]),
    ...(other
      ? [
          `@media (prefers-color-scheme: ${other}) {`,
          rule(`:root:where(:not([data-theme="${defaultScheme}"]))`, changes),
          '}',
          rule(`:root:where([data-theme="${other}"])`, changes),
        ]
      : []),
    ...Object.keys(colours[defaultScheme]?.lights ?? {}).map((key) =>
      rule(`[data-light="${key}"]`, [
        ['--light', `var(--light-${key})`],
        ['--ink', `var(--ink-${key})`],
      ]),
    ),
  ].join('\n')
}

/** Returns the schemes of a theme, the default one first, each with its background colour. */
export const toGrounds = ({ colours, defaultScheme }: Theme): { name: SchemeName; ground: string }[] =>
  schemeNames
    .toSorted((one, other) => Number(other === defaultScheme) - Number(one === defaultScheme))
    .flatMap((name) => (colours[name] ? [{ name, ground: colours[name].ground }] : []))

const white = parseHex('#ffffff')

const rule = (selector: string, declarations: Iterable<readonly [string, string]>): string =>
  `${selector} {${[...declarations].map(([name, value]) => `${name}: ${value}`).join('; ')}}`

function toDeclarations(name: SchemeName, scheme: Scheme | undefined): Map<string, string> {
  if (!scheme) return new Map()
  const { gradient, ground, picture, text } = scheme
  const isLight = contrastRatio(parseHex(ground), white) < contrastRatio(parseHex(text), white)
  const isFramed = picture.ground !== ground
  return new Map([
    ['color-scheme', name],
    ...toVariables(scheme).map((variable) => [variable.name, variable.value] as const),
    // Channels for `rgb(… / 80%)`, so that scrims work in browsers without color-mix().
    ['--ground-rgb', toChannels(ground)],
    ['--scrim-rgb', toChannels(picture.ground)],
    // A dark picture behind a translucent header looks dirtier on a light scheme than a light one on a dark scheme.
    ['--veil', isLight ? '95%' : '85%'],
    // Pictures that do not fade into the page end in the brand line.
    ['--hero-edge', isFramed ? '3px' : '0px'],
    ['--brand', `linear-gradient(90deg, ${gradient.join(', ')})`],
  ])
}

/** Returns the channels of a colour: `#0e0b14` is `14 11 20`. */
const toChannels = (colour: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(' ')

/** A colour of a scheme as a custom property. */
export interface Variable {
  /** Name of the custom property, as `--picture-raised-2`. */
  name: string
  /** Path in the scheme, as `picture.raised2`. */
  path: string
  /** A colour as `#rrggbb` or `#rrggbbaa`. */
  value: string
}

/**
 * Every colour of a scheme, with the middle of the gradient. `--light` and `--ink` are those of a page without a
 * repertoire.
 */
export function toVariables({ accent, lights, gradient, picture, sheet, ...page }: Scheme): Variable[] {
  const middle = Math.floor(gradient.length / 2)
  const surface = (colours: Record<string, string>, ...parents: string[]): Variable[] =>
    Object.entries(colours).map(([key, value]) => {
      const path = [...parents, key]
      return { name: toName(path), path: path.join('.'), value }
    })
  return [
    ...surface({ ...page, alert: page.alert ?? page.text }),
    ...surface(picture, 'picture'),
    ...surface(sheet, 'sheet'),
    { name: '--brand-middle', path: `gradient.${middle}`, value: gradient[middle] ?? page.ground },
    { name: '--light', path: 'accent.fill', value: accent.fill },
    { name: '--ink', path: 'accent.ink', value: accent.ink },
    ...Object.entries(lights).flatMap(([key, { fill, ink }]) => [
      { name: `--light-${key}`, path: `lights.${key}.fill`, value: fill },
      { name: `--ink-${key}`, path: `lights.${key}.ink`, value: ink },
    ]),
  ]
}

/** Makes the name of a CSS variable from a path: `picture`, `raised2` becomes `--picture-raised-2`. */
const toName = (path: readonly string[]): string =>
  `--${path.join('-').replace(/[A-Z]|\d/g, (character) => `-${character.toLowerCase()}`)}`
