import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql'
import { isFields } from '../../shared/is-record.ts'
import { findFieldTarget, parseWrapperType } from '../proxy/published-content.ts'

type Fields = Record<string, unknown>

interface Asked {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  values: Fields
}

/**
 * Wraps what Strapi 5 answers as Strapi 4 would have: `{data: {id, attributes: {…}}}`, as the query asks for it.
 *
 * @param data of the answer to the reworded query
 * @param document the query as it was written for Strapi 4; it has one operation
 */
export function wrapAnswer(data: unknown, { definitions }: DocumentNode, values: Fields): unknown {
  const fragments = new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  )
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
  if (!operation || !isFields(data)) return data
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  )
  const asked = { fragments, values: { ...Object.fromEntries(defaults), ...values } }
  return wrapFields(operation.selectionSet, 'Query', data, asked)
}

/** Wraps the fields of an entry, a component or the whole answer. Fields that the service left out stay out. */
function wrapFields(selectionSet: SelectionSetNode, type: string, value: Fields, asked: Asked): Fields {
  const wrapped: Fields = {}
  for (const { field, on } of unfold(selectionSet, type, asked)) {
    const key = keyOf(field)
    if (value[key] === undefined) continue
    const lead = findFieldTarget(on, field.name.value)
    const inner = field.selectionSet
    wrapped[key] = merge(
      wrapped[key],
      inner && lead ? wrapValue(inner, lead.type, value[key], asked) : value[key],
    )
  }
  return wrapped
}

function wrapValue(selectionSet: SelectionSetNode, type: string, value: unknown, asked: Asked): unknown {
  if (parseWrapperType(type)) return wrapWrapper(selectionSet, type, value, asked)
  if (Array.isArray(value)) return value.map((each) => wrapValue(selectionSet, type, each, asked))
  return isFields(value) ? wrapFields(selectionSet, type, value, asked) : value
}

/** `{data, meta}` of a list, `{data}` of one entry: where Strapi 5 has `null`, Strapi 4 has `{data: null}`. */
function wrapWrapper(selectionSet: SelectionSetNode, type: string, value: unknown, asked: Asked): unknown {
  const isList = type.endsWith('Collection')
  if (isList && !value) return null
  const entries = isFields(value) && isList ? value.nodes : value
  const wrapped: Fields = {}
  for (const { field } of unfold(selectionSet, type, asked)) {
    const key = keyOf(field)
    const own = inWrapper(
      field,
      type,
      { entries, pageInfo: isFields(value) ? value.pageInfo : undefined },
      asked,
    )
    wrapped[key] = merge(wrapped[key], own)
  }
  return wrapped
}

function inWrapper(
  field: FieldNode,
  type: string,
  { entries, pageInfo }: { entries: unknown; pageInfo: unknown },
  asked: Asked,
): unknown {
  const { selectionSet } = field
  if (!selectionSet) return type
  const entity = parseWrapperType(type)?.entity ?? ''
  if (field.name.value === 'meta') return wrapMeta(selectionSet, pageInfo, asked)
  if (Array.isArray(entries)) return entries.map((each) => wrapEntry(selectionSet, entity, each, asked))
  return wrapEntry(selectionSet, entity, entries, asked)
}

function wrapMeta(selectionSet: SelectionSetNode, pageInfo: unknown, asked: Asked): Fields {
  const wrapped: Fields = {}
  for (const { field } of unfold(selectionSet, 'ResponseCollectionMeta', asked)) {
    const { selectionSet: inner } = field
    const own =
      inner && isFields(pageInfo)
        ? wrapFields(inner, 'Pagination', pageInfo, asked)
        : 'ResponseCollectionMeta'
    wrapped[keyOf(field)] = merge(wrapped[keyOf(field)], own)
  }
  return wrapped
}

function wrapEntry(selectionSet: SelectionSetNode, entity: string, value: unknown, asked: Asked): unknown {
  if (!isFields(value)) return null
  const wrapped: Fields = {}
  for (const { field } of unfold(selectionSet, `${entity}Entity`, asked)) {
    const key = keyOf(field)
    const { selectionSet: inner } = field
    if (field.name.value === 'id') wrapped[key] = value.id
    else if (inner) wrapped[key] = merge(wrapped[key], wrapFields(inner, entity, value, asked))
    else wrapped[key] = `${entity}Entity`
  }
  return wrapped
}

/** The fields that are asked for, of fragments too, each with the type that it is a field of. */
function unfold(
  { selections }: SelectionSetNode,
  type: string,
  asked: Asked,
): { field: FieldNode; on: string }[] {
  return selections.flatMap((node) => {
    if (!isShown(node, asked.values)) return []
    if (node.kind === Kind.FIELD) return [{ field: node, on: type }]
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : asked.fragments.get(node.name.value)
    return fragment ? unfold(fragment.selectionSet, fragment.typeCondition?.name.value ?? type, asked) : []
  })
}

const isShown = ({ directives = [] }: SelectionNode, values: Fields): boolean =>
  directives.every(({ name, arguments: [condition] = [] }) => {
    const isTrue = condition ? valueFromASTUntyped(condition.value, values) === true : false
    return name.value === 'skip' ? !isTrue : isTrue
  })

/** Merges the two values of a field that is selected twice. */
function merge(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return one.map((each, index) => merge(each, other[index]))
  if (!isFields(one) || !isFields(other)) return other
  const merged: Fields = { ...one }
  for (const [name, value] of Object.entries(other)) merged[name] = merge(merged[name], value)
  return merged
}

const keyOf = ({ alias, name }: FieldNode): string => (alias ?? name).value
