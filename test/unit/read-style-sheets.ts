import { filesBelow, readText } from './read-imports.ts'

export interface StyleRule {
  file: string
  /** The selector of a rule with the at-rules around it, such as `@media print`. */
  selector: string
  declarations: readonly (readonly [property: string, value: string])[]
}

/** Every rule of the site's style sheets that has declarations. */
export const readStyleSheets = (): StyleRule[] =>
  [...filesBelow('client/styles', /\.css$/), 'src/demo/brand/fixed-pages.css'].flatMap((file) =>
    parseRules(readText(file)).map((rule) => ({ ...rule, file })),
  )

/** Keeps a text in quotes or brackets in one piece: a drawing in `url("data:…;…")` contains semicolons. */
const pieces = /"[^"]*"|'[^']*'|[{};]|[^{};"']+/g

export function parseRules(css: string): Omit<StyleRule, 'file'>[] {
  const found: Omit<StyleRule, 'file'>[] = []
  const open: { prelude: string; declarations: [string, string][] }[] = []
  let text = ''
  const endDeclaration = () => {
    const [, property, value] = /^\s*([\w-]+)\s*:\s*(.+?)\s*$/s.exec(text) ?? []
    if (property && value) {
      const tidy = value.replace(/\s+/g, ' ').replace(/\( /g, '(').replace(/ \)/g, ')')
      open.at(-1)?.declarations.push([property, tidy])
    }
    text = ''
  }
  for (const [piece] of css.replace(/\/\*.*?\*\//gs, '').matchAll(pieces)) {
    if (piece === '{') {
      open.push({ prelude: text.trim().replace(/\s+/g, ' '), declarations: [] })
      text = ''
    } else if (piece === ';') endDeclaration()
    else if (piece === '}') {
      endDeclaration()
      const selector = open.map(({ prelude }) => prelude).join(' ')
      const { declarations = [] } = open.pop() ?? {}
      if (declarations.length > 0) found.push({ selector, declarations })
    } else text += piece
  }
  return found
}
