import { blendOver, type Colour, contrastRatio, type MixSpace, mix, parseHex } from './colour.ts'
import { colourPairs, type Surface } from './colour-pairs.ts'
import { toVariables, type Variable } from './theme-css.ts'
import type { Scheme } from './theme-schema.ts'

/** A pair of colours with too little contrast. */
export interface FaintPair {
  /** Path of the foreground colour in the scheme, as `lights.film.ink`. */
  ink: string
  /** Path of the background colour, or its mixture as a style sheet writes it. */
  ground: string
  ratio: number
  least: number
}

type Variables = ReadonlyMap<string, Variable>

/** Returns every pair of `colour-pairs.ts` with too little contrast in a scheme, in each of its lights. */
export function findFaintPairs(scheme: Scheme): FaintPair[] {
  const found = colourPairs.flatMap(({ inks, grounds, least, surfaces, isOfAccent }) =>
    surfaces
      .flatMap((surface) => toPlaces(scheme, surface, isOfAccent ? [] : Object.keys(scheme.lights)))
      .flatMap((variables) => {
        const all = inks.flatMap((ink) => inksOf(ink, scheme, variables))
        return all.flatMap((ink) => grounds.map((ground) => compare(ink, ground, variables, least)))
      }),
  )
  const faint = found.filter(({ ratio, least }) => ratio < least)
  return [...new Map(faint.map((pair) => [`${pair.ink} ${pair.ground}`, pair])).values()]
}

function compare(ink: Variable, ground: string, variables: Variables, least: number): FaintPair {
  const page = colourOf('var(--ground)', variables)
  const below = blendOver(colourOf(ground, variables), page)
  const ratio = contrastRatio(blendOver(parseHex(ink.value), below), below)
  return { ink: ink.path, ground: toPlaceNames(ground, variables), ratio, least }
}

/** Returns the colours of a variable; the brand line has several. */
function inksOf(name: string, { gradient }: Scheme, variables: Variables): Variable[] {
  if (name === '--brand') {
    return gradient.map((value, index) => ({ name, path: `gradient.${index}`, value }))
  }
  return [variableOf(name, variables)]
}

/**
 * Returns the values of all variables on a surface, once with the accent's light and once with that of each repertoire.
 */
function toPlaces(scheme: Scheme, surface: Surface, repertoires: readonly string[]): Variables[] {
  const page = toVariables(scheme)
  const byName = new Map(page.map((variable) => [variable.name, variable]))
  return [undefined, ...repertoires].map((key) => {
    const light = variableOf(key ? `--light-${key}` : '--light', byName)
    const ink = variableOf(key ? `--ink-${key}` : '--ink', byName)
    const lit = new Map([...byName, ['--light', light], ['--ink', ink]])
    if (surface === 'page') return lit
    const own = page
      .filter(({ name }) => name.startsWith(`--${surface}-`))
      .map((variable) => [variable.name.replace(`${surface}-`, ''), variable] as const)
    // On pictures, text in the light's colour uses its `fill` (`client/styles/base.css`).
    return new Map([...lit, ...own, ...(surface === 'picture' ? [['--ink', light] as const] : [])])
  })
}

function variableOf(name: string, variables: Variables): Variable {
  const variable = variables.get(name)
  if (!variable) throw new Error(`no theme has a colour for ${name}`)
  return variable
}

const variablePattern = /^var\((--[a-z0-9-]+)\)$/
const mixPattern = /^color-mix\(in (srgb|oklab), (.+) (\d+)%, (.+)\)$/

/**
 * Evaluates a colour of a style sheet.
 *
 * @throws Error for anything but a variable or a mixture of two colours
 */
function colourOf(expression: string, variables: Variables): Colour {
  if (expression === 'transparent') return { rgb: [0, 0, 0], opacity: 0 }
  const [, name] = variablePattern.exec(expression) ?? []
  if (name) return parseHex(variableOf(name, variables).value)
  const [, space, one, percent, other] = mixPattern.exec(expression) ?? []
  if (!space || !one || !other) throw new Error(`${expression} is no colour that can be checked`)
  const mixed = [colourOf(one, variables), colourOf(other, variables)] as const
  return mix(space as MixSpace, mixed[0], Number(percent) / 100, mixed[1])
}

/** Replaces variables by their paths in the scheme: `var(--raised-2)` on a picture is `picture.raised2`. */
const toPlaceNames = (ground: string, variables: Variables): string =>
  ground.replace(/var\((--[a-z0-9-]+)\)/g, (_, name: string) => variableOf(name, variables).path)
