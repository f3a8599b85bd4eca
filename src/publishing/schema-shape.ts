import type * as z from 'zod/mini'
import { contentModel } from './content-model.gen.ts'

/**
 * What a schema reads of an entry is what is asked of the content service (`source-queries.ts`) and what is followed from
 * entry to entry (`make-parts.ts`), so that it is written once.
 */
export type Schema = z.core.$ZodType
type Definition = z.core.$ZodTypes['_zod']['def']

// Every schema of zod is one of the types that it exports, which its base class doesn't say.
const definitionOf = (schema: Schema): Definition => (schema as z.core.$ZodTypes)._zod.def

/** The fields that a schema reads of an object; `undefined` where it takes the value as it is. */
export function shapeOf(schema: Schema): Readonly<Record<string, Schema>> | undefined {
  const inner = unwrap(schema)
  const definition = definitionOf(inner)
  return definition.type === 'object' ? definition.shape : undefined
}

/** The schema of a list's items; the schema itself where it is of no list. */
export function itemOf(schema: Schema): Schema {
  const inner = unwrap(schema)
  const definition = definitionOf(inner)
  return definition.type === 'array' ? unwrap(definition.element) : inner
}

/** The schemas of a dynamic zone's components, by their types' names in GraphQL. */
export function componentsOf(schema: Schema): ReadonlyMap<string, Schema> {
  const definition = definitionOf(itemOf(schema))
  const options = definition.type === 'union' ? definition.options.map(unwrap) : []
  return new Map(options.flatMap((option) => namesOf(option).map((name) => [name, option] as const)))
}

/** The name of the type that a component's schema is for, which it has as the literal `__typename`. */
function namesOf(component: Schema): string[] {
  const name = shapeOf(component)?.__typename
  const definition = name && definitionOf(name)
  return definition?.type === 'literal' ? definition.values.map(String) : []
}

/** The schema inside those that allow a value to be absent, or that change it after it was read. */
function unwrap(schema: Schema): Schema {
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
      return unwrap(definition.innerType)
    case 'pipe':
      return unwrap(definition.in)
    default:
      return schema
  }
}

export const mediaType = 'UploadFile'

/** How a field of a type holds what is more than a value. */
export interface LinkedField {
  kind: 'one' | 'many' | 'component' | 'components' | 'enum' | 'zone'
  /** The type that it leads to; empty for an enumeration and a dynamic zone, whose components name theirs. */
  target: string
}

const kinds: readonly LinkedField['kind'][] = ['one', 'many', 'component', 'components', 'enum', 'zone']

/** @returns `undefined` for a field that holds a value */
export function findLinkedField(type: string, field: string): LinkedField | undefined {
  const [name, target = ''] = contentModel[type]?.[field]?.split(' ') ?? []
  const kind = kinds.find((each) => each === name)
  return kind && { kind, target }
}
