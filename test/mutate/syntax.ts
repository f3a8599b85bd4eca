import { parseAst } from 'vitest/node'

/** A node of the syntax tree, with its position in UTF-16 units. */
export interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value

/**
 * Parses a source.
 *
 * @throws where it has a syntax error
 */
export const parse = (file: string, source: string): Node =>
  parseAst(source, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }) as unknown as Node

/** Nodes without logic: types, imports and text of pages. */
const skippedTypes =
  /^(TS(?!AsExpression|SatisfiesExpression|NonNull)|ImportDeclaration|ExportAllDeclaration|JSXText)/

/** Calls `visit` for each node except types, outer nodes first, with the functions around it. */
export function walk(
  node: Node,
  visit: (node: Node, functions: readonly Node[]) => void,
  functions: readonly Node[] = [],
) {
  if (skippedTypes.test(node.type)) return
  visit(node, functions)
  const inside = isFunction(node) ? [...functions, node] : functions
  for (const [field, value] of Object.entries(node)) {
    if (field === 'typeAnnotation' || field === 'returnType' || field === 'typeArguments') continue
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, inside)
  }
}

export const isFunction = ({ type }: Node) =>
  /^(ArrowFunctionExpression|Function(Expression|Declaration))$/.test(type)

export const childOf = (node: Node, field: string): Node | undefined => {
  const value = node[field]
  return isNode(value) ? value : undefined
}

export const childrenOf = (node: Node, field: string): Node[] => {
  const value = node[field]
  return Array.isArray(value) ? value.filter(isNode) : []
}

export const lineOf = (source: string, offset: number): number => source.slice(0, offset).split('\n').length

/** Returns the functions of a source. */
export function findFunctions(file: string, source: string): { start: number; body: Node }[] {
  const found: { start: number; body: Node }[] = []
  walk(parse(file, source), (node) => {
    const body = isFunction(node) ? childOf(node, 'body') : undefined
    if (body) found.push({ start: node.start, body })
  })
  return found
}

/**
 * Returns names of a module whose values depend on a position outside of its functions, as `b = a + 1` depends on `a`.
 */
export function findNamesMadeOf(file: string, source: string, at: number): string[] {
  const declared = childrenOf(parse(file, source), 'body').flatMap((statement) =>
    childrenOf(childOf(statement, 'declaration') ?? statement, 'declarations').flatMap((declaration) => {
      const name = childOf(declaration, 'id')?.name
      return typeof name === 'string' ? [{ ...declaration, name }] : []
    }),
  )
  const found = declared.filter(({ start, end }) => start <= at && at < end).map(({ name }) => name)
  // Iterating an array includes members that are added meanwhile.
  for (const name of found) {
    const isNamed = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$&')}(?![\\w$])`)
    for (const other of declared)
      if (!found.includes(other.name) && isNamed.test(source.slice(other.start, other.end)))
        found.push(other.name)
  }
  return found
}
