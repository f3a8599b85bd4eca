import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { type RowField, readRowTypes } from '../../strapi-emulator/graphql/tables.ts'

/** Path of Strapi's schema. */
export const contentSchema = join(import.meta.dirname, '../../strapi-emulator/schema.graphql')

const head = `// Generated from Strapi's schema (src/tools/build/content-model.ts). Do not edit.

/**
 * Fields that hold more than a value, by their type's name in GraphQL: 'enum', 'zone' (a dynamic zone), or a kind with the
 * type that it leads to.
 */
`

/** Text of the module \`publishing/content-model.gen.ts\`. @param sdl Strapi's schema */
export function toContentModel(sdl: string): string {
  const types = [...readRowTypes(buildSchema(sdl)).values()].map(({ name, fields }) => {
    const linked = [...fields].flatMap(([field, described]) => {
      const text = describe(described)
      return text ? [[field, text] as const] : []
    })
    return [name, Object.fromEntries(linked)] as const
  })
  const model = JSON.stringify(Object.fromEntries(types), null, 2)
  return `${head}export const contentModel: Record<string, Record<string, string>> = ${model}\n`
}

function describe(field: RowField): string | undefined {
  if (field.kind === 'value') return undefined
  return 'target' in field ? `${field.kind} ${field.target}` : field.kind
}
