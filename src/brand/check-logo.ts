import { Parser } from 'htmlparser2'

/**
 * Elements that a logo may have. Nothing that runs scripts, loads or animates; no text, since the build machine may
 * lack its font; no `use`, by which a small file can expand without limit.
 */
const drawing = ['svg', 'g', 'defs', 'title', 'desc', 'path', 'rect', 'circle', 'ellipse'].concat(
  ['line', 'polyline', 'polygon', 'clipPath', 'mask'],
  ['linearGradient', 'radialGradient', 'stop'],
)

/** Limit of the file's size; the logo is part of every page's header. */
const maxBytes = 16_384
const sides = { min: 8, max: 4096 } as const

/**
 * Checks that a brand's `mark.svg` can be shown as it is, and be made into icons.
 *
 * @returns a line for each problem, as «brand/mark.svg: <script> can't be in a logo»
 */
export function checkLogo(svg: string): string[] {
  const problems = new Set<string>()
  let root: { name: string; attributes: Record<string, string> } | undefined
  const open: string[] = []
  const parser = new Parser(
    {
      onprocessinginstruction: (name) => {
        if (name.toLowerCase() !== '?xml') problems.add(`<${name}> can't be in a logo`)
      },
      onopentag: (name, attributes) => {
        if (!root) root = { name, attributes }
        else if (open.length === 0) problems.add(`<${name}> stands behind the end of the drawing`)
        open.push(name)
        const found = drawing.includes(name)
          ? Object.entries(attributes).flatMap(([attribute, value]) => judgeAttribute(name, attribute, value))
          : [toElementProblem(name)]
        for (const problem of found) problems.add(problem)
      },
      onclosetag: () => {
        open.pop()
      },
    },
    { xmlMode: true },
  )
  parser.end(svg)
  if (root?.name !== 'svg')
    return ['brand/mark.svg: is no SVG drawing: it must begin with <svg viewBox="0 0 36 36">']
  const bytes = new TextEncoder().encode(svg).length
  if (bytes > maxBytes) {
    problems.add(`has ${bytes} bytes, and every page shows it: ${maxBytes} at most`)
  }
  for (const problem of findSizeProblems(root.attributes)) problems.add(problem)
  return [...problems].map((problem) => `brand/mark.svg: ${problem}`)
}

function toElementProblem(name: string): string {
  if (name === 'text' || name === 'tspan') return `<${name}> can't be in a logo: turn its letters into paths`
  if (name === 'use' || name === 'symbol') return `<${name}> can't be in a logo: draw the copy itself`
  if (name === 'style') return '<style> can\'t be in a logo: give colours as attributes, as fill="#f2b35e"'
  return `<${name}> can't be in a logo`
}

function judgeAttribute(element: string, name: string, value: string): string[] {
  if (/^on/i.test(name)) return [`${name} of <${element}> would run a script`]
  // Namespaces are identifiers and are never requested.
  if (name === 'xmlns' || name.startsWith('xmlns:')) return []
  const addresses = [...value.matchAll(/url\(\s*['"]?\s*([^)]*)/gi)].map(([, address = '']) => address)
  const isAddress = /(^|:)(href|src|base)$/i.test(name)
  return [...addresses, ...(isAddress ? [value.trim()] : [])]
    .filter((address) => !address.startsWith('#'))
    .map((address) => `${name} of <${element}> leads out of the file: ${address.slice(0, 60)}`)
}

/**
 * Checks that the drawing is a square of a sensible size: icons are squares, in which a wide drawing would be small.
 */
function findSizeProblems({ viewBox, ...attributes }: Record<string, string>): string[] {
  const example = 'as viewBox="0 0 36 36"'
  for (const side of ['width', 'height']) {
    const given = attributes[side]
    if (given !== undefined && !isSide(Number(given.replace(/px$/, '')))) {
      return [`${side}="${given.slice(0, 60)}" is no size for a drawing: leave it out, viewBox says it`]
    }
  }
  if (viewBox === undefined) return [`has no viewBox, ${example}`]
  const numbers = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , width = 0, height = 0] = numbers
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) {
    return [`viewBox="${viewBox.slice(0, 60)}" is no four numbers, ${example}`]
  }
  if (!isSide(width) || !isSide(height)) {
    return [
      `viewBox="${viewBox}" is no size for a drawing: sides of ${sides.min} to ${sides.max}, ${example}`,
    ]
  }
  return width === height ? [] : [`viewBox="${viewBox}" must be a square, ${example}`]
}

const isSide = (size: number): boolean => size >= sides.min && size <= sides.max
