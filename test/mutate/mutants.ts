import { childOf, childrenOf, lineOf, type Node, parse, walk } from './syntax.ts'

/** A mutant: the text between `start` and `end` of a file becomes `text`. */
export interface Mutant {
  /** Path of the mutated file from the repository's root. */
  file: string
  line: number
  start: number
  end: number
  text: string
  /** The old and the new text, for reports. */
  change: string
  /** Start of the innermost function around the change; `undefined` for code that runs when the module is loaded. */
  functionStart: number | undefined
}

type Change = Pick<Mutant, 'start' | 'end' | 'text'>
type Rule = (node: Node, source: string) => Change[]

const replace = ({ start, end }: Node, text: string): Change => ({ start, end, text })
const textOf = ({ start, end }: Node, source: string) => source.slice(start, end)

/** Replaces the operator between two operands, and keeps everything else. */
function replaceOperator(node: Node, source: string, others: Record<string, string[]>): Change[] {
  const [left, right] = [childOf(node, 'left'), childOf(node, 'right')]
  const operator = String(node.operator)
  if (!left || !right || !Object.hasOwn(others, operator)) return []
  const start = source.indexOf(operator, left.end)
  if (start < 0 || start >= right.start) return []
  return (others[operator] ?? []).map((text) => ({ start, end: start + operator.length, text }))
}

const comparisons = {
  '<': ['<=', '>'],
  '<=': ['<', '>'],
  '>': ['>=', '<'],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
}

const isText = (node: Node | undefined) =>
  node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string')

const operators: Rule = (node, source) => {
  if (node.type === 'BinaryExpression') {
    const isJoined = isText(childOf(node, 'left')) || isText(childOf(node, 'right'))
    return replaceOperator(node, source, isJoined ? comparisons : { ...comparisons, '+': ['-'] })
  }
  if (node.type === 'LogicalExpression') return replaceOperator(node, source, { '&&': ['||'], '||': ['&&'] })
  return []
}

/** Mutates conditions: always true, always false, negated. */
const conditions: Rule = (node, source) => {
  const test = childOf(node, 'test')
  if (!test) return []
  if (node.type === 'IfStatement') return [replace(test, 'false'), replace(test, 'true')]
  if (node.type === 'ConditionalExpression') return [replace(test, `!(${textOf(test, source)})`)]
  return []
}

/** Mutates operands: `a ?? b` to one of its values, `!a` to `a`; removes spread values. */
const operands: Rule = (node, source) => {
  const [left, right, argument] = ['left', 'right', 'argument'].map((field) => childOf(node, field))
  if (node.type === 'LogicalExpression' && node.operator === '??' && left && right) {
    return [replace(node, textOf(left, source)), replace(node, textOf(right, source))]
  }
  if (node.type === 'UnaryExpression' && node.operator === '!' && argument) {
    return [replace(node, textOf(argument, source))]
  }
  return []
}

/** Mutates values: small numbers are increased by one, larger ones multiplied by ten; true becomes false. */
const values: Rule = (node) => {
  if (node.type !== 'Literal') return []
  if (typeof node.value === 'boolean') return [replace(node, String(!node.value))]
  if (typeof node.value !== 'number') return []
  const { value } = node
  return [replace(node, value > 9 ? `${value * 10}` : `${value + 1}`)]
}

const isLogged = (text: string) => /^(await )?(\w+\.)*(log|console)\.\w+\(/.test(text)

/** Rule that removes calls and assignments. */
const statements: Rule = (node, source) => {
  const expression = node.type === 'ExpressionStatement' ? childOf(node, 'expression') : undefined
  if (!expression || isLogged(textOf(node, source)) || typeof node.directive === 'string') return []
  return /^(Call|Await|Assignment|Update)Expression$/.test(expression.type) ? [replace(node, '{}')] : []
}

/** Removes entries of arrays and objects. */
const entries: Rule = (node, source) => {
  const field = { ObjectExpression: 'properties', ArrayExpression: 'elements' }[node.type]
  if (!field) return []
  return childrenOf(node, field).map((child) => {
    const comma = /^\s*,/.exec(source.slice(child.end))?.[0].length ?? 0
    return { start: child.start, end: child.end + comma, text: '' }
  })
}

const otherMethods: Record<string, string> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  find: 'findLast',
  indexOf: 'lastIndexOf',
  push: 'unshift',
}
const dropped =
  /^(filter|sort|toSorted|slice|trim|toLowerCase|reverse|toReversed|normalize|flat|replace|replaceAll)$/

/** Rule that replaces or removes calls of methods. */
const methods: Rule = (node, source) => {
  const callee = node.type === 'CallExpression' ? childOf(node, 'callee') : undefined
  const [object, property] =
    callee?.type === 'MemberExpression' ? [childOf(callee, 'object'), childOf(callee, 'property')] : []
  if (!object || property?.type !== 'Identifier') return []
  const name = String(property.name)
  const other = Object.hasOwn(otherMethods, name) ? otherMethods[name] : undefined
  if (other) return [replace(property, other)]
  return dropped.test(name) ? [replace(node, textOf(object, source))] : []
}

/** Removes the last argument of a call with several. */
const lastArguments: Rule = (node, source) => {
  if (node.type !== 'CallExpression' || isLogged(textOf(node, source))) return []
  const [last, before] = childrenOf(node, 'arguments').toReversed()
  return last && before && last.type !== 'ArrowFunctionExpression'
    ? [{ start: before.end, end: last.end, text: '' }]
    : []
}

const sqlChanges: [RegExp, string][] = [
  [/ and /gi, ' or '],
  [/ < /g, ' <= '],
  [/ <= /g, ' < '],
  [/ > /g, ' >= '],
  [/ >= /g, ' > '],
  [/ desc\b/gi, ''],
  [/ \+ /g, ' - '],
  [/ is not null/gi, ' is null'],
  [/ or ignore/gi, ''],
  [/ limit (\d+)/gi, ''],
]

/** Mutates SQL: conditions, limits and order. */
const queries: Rule = (node, source) => {
  const text = textOf(node, source)
  if (!isText(node) || !/^.\s*(select|insert|update|delete|with)\b/i.test(text)) return []
  return sqlChanges.flatMap(([pattern, replacement]) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      start: node.start + index,
      end: node.start + index + found.length,
      text: replacement,
    })),
  )
}

/** Mutates regular expressions: removes anchors and the flag `i`. */
const patterns: Rule = (node, source) => {
  const text = textOf(node, source)
  if (node.type !== 'Literal' || !node.regex) return []
  const end = text.lastIndexOf('/')
  const flags = text.slice(end + 1)
  return [
    ...(text.startsWith('/^') ? [replace(node, `/${text.slice(2)}`)] : []),
    ...(text[end - 1] === '$' && text[end - 2] !== '\\'
      ? [replace(node, text.slice(0, end - 1) + text.slice(end))]
      : []),
    ...(flags.includes('i') ? [replace(node, text.slice(0, end + 1) + flags.replace('i', ''))] : []),
  ]
}

const rules: Rule[] = [
  operators,
  conditions,
  operands,
  values,
  statements,
  entries,
  methods,
  lastArguments,
  queries,
  patterns,
]

/** Whether a text is a message for programmers, whose words no test checks. */
const isMessage = (node: Node, source: string) =>
  node.type === 'ThrowStatement' || isLogged(textOf(node, source))

/** Returns every mutant of a file, in the order of the source. */
export function findMutants(file: string, source: string): Mutant[] {
  const found: Mutant[] = []
  const messages: Node[] = []
  walk(parse(file, source), (node, functions) => {
    if (messages.some(({ start, end }) => node.start >= start && node.end <= end)) return
    if (isMessage(node, source)) messages.push(node)
    const around = functions.at(-1)
    for (const rule of rules) {
      for (const change of rule(node, source)) {
        const was = source.slice(change.start, change.end)
        found.push({
          ...change,
          file,
          line: lineOf(source, change.start),
          change: `${shorten(was)} → ${shorten(change.text) || '(nothing)'}`,
          functionStart: around?.start,
        })
      }
    }
  })
  return found.sort((a, b) => a.start - b.start)
}

const shorten = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 57)}…` : line
}

export const applyTo = (source: string, { start, end, text }: Change): string =>
  source.slice(0, start) + text + source.slice(end)
