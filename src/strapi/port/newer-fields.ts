import * as z from 'zod/mini'

/**
 * Marks of newer fields are GraphQL comments, so that a marked query is valid as it is. A query contains no text of
 * visitors or editors that could look like a mark.
 */
const begins = '#newer\n'
const ends = '\n#known\n'
const newerPart = /#newer\n([^#]*)#known\n/g

/**
 * Selects fields that came to the content model later. A service that refuses some of them is asked once more without
 * these (`withoutRefusedFields`), or without all (`withoutNewer`); they are absent in the answer, and everything else is there.
 */
export const selectNewerFields = (fields: string): string => `${begins}${fields}${ends}`

/** Returns the query without fields that an older model lacks; the same text if it has none. */
export const withoutNewer = (document: string): string => document.replaceAll(newerPart, '')

/** What Strapi says of a field that its model lacks: graphql-js's rule `FieldsOnCorrectTypeRule`, of both versions. */
const refusalSchema = z.object({
  errors: z.array(
    z.object({
      message: z.string().check(z.startsWith('Cannot query field "')),
      locations: z.array(z.object({ line: z.number(), column: z.number() })).check(z.minLength(1)),
    }),
  ),
})

/**
 * Returns a query without the fields that the service has refused.
 *
 * @param sent the query as it was sent, in the words of one version of Strapi
 * @param document the query as the site has it, with its marks of newer fields
 * @param body body of the refusal
 * @returns `undefined` where something else than newer fields was refused, or where the refusal doesn't name them
 */
export function withoutRefusedFields(sent: string, document: string, body: unknown): string | undefined {
  const { data } = refusalSchema.safeParse(body)
  if (!data) return undefined
  const newer = new Set(
    Array.from(document.matchAll(newerPart), ([, fields = '']) => fields.match(/\w+/g) ?? []).flat(),
  )
  const lineStarts = [0, ...Array.from(sent.matchAll(/\n/g), ({ index }) => index + 1)]
  const ranges: { start: number; end: number }[] = []
  for (const { message, locations } of data.errors) {
    const [, name = ''] = /^Cannot query field "(\w+)"/.exec(message) ?? []
    if (!newer.has(name)) return undefined
    for (const { line, column } of locations) {
      const start = (lineStarts[line - 1] ?? 0) + column - 1
      ranges.push({ start, end: endOfField(sent, start) })
    }
  }
  // Replaces from the end backwards, so that the positions of earlier fields stay right.
  const rest = ranges
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), sent)
  return withoutUnusedVariables(rest)
}

/** Removes the declarations of variables that no field uses any more: a service refuses a query with one. */
const withoutUnusedVariables = (document: string): string =>
  document.replace(/^(query \w+)\(([^)]*)\)/, (_, head: string, declared: string, at: number) => {
    const rest = document.slice(at + head.length + declared.length + 2)
    const used = (declared.match(/\$\w+: ?[^$,]+/g) ?? []).filter((one) =>
      new RegExp(`\\${one.slice(0, one.indexOf(':'))}\\b`).test(rest),
    )
    return used.length > 0 ? `${head}(${used.map((one) => one.trim()).join(', ')})` : head
  })

/** Finds where a field ends: its alias, its name, its arguments and what is selected of it belong to it. */
function endOfField(text: string, start: number): number {
  const field = /(?:\w+\s*:\s*)?\w+/y
  field.lastIndex = start
  if (!field.test(text)) return start
  const closing: Readonly<Record<string, string>> = { '(': ')', '{': '}' }
  let end = field.lastIndex
  for (;;) {
    const [opening = ''] = text.slice(end).trimStart()
    const closed = closing[opening]
    if (closed === undefined) return end
    let depth = 0
    end = text.indexOf(opening, end)
    do {
      if (text[end] === opening) depth += 1
      if (text[end] === closed) depth -= 1
      end += 1
    } while (depth > 0 && end < text.length)
  }
}
