import type { Scheme } from './theme-schema.ts'

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
