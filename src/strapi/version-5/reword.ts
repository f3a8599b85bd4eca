import {
  type ArgumentNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type ObjectFieldNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
  visit,
} from 'graphql'
import {
  type FieldTarget,
  findFieldTarget,
  findFilterTarget,
  parseWrapperType,
} from '../proxy/published-content.ts'
import { filterNameOf, rewordLocale, rewordSort, toNewFieldName } from './reword-values.ts'

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/**
 * Rewrites a query for Strapi 4 as one for Strapi 5: lists become connections with their entries in `nodes`, entries
 * have their attributes directly, and `id` becomes `documentId`. Fields keep the names that they have in the answer.
 * Words that `published-content.ts` doesn't list are not changed.
 *
 * `reword-values.ts` rewrites the values of variables.
 */
export function reword(document: DocumentNode): DocumentNode {
  const fragments = new Map(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node] as const),
  )
  const reworded: DocumentNode = {
    ...document,
    definitions: document.definitions.flatMap((node): DefinitionNode[] => {
      if (node.kind === Kind.OPERATION_DEFINITION)
        return [{ ...node, selectionSet: rewordSelections(node.selectionSet, 'Query', fragments) }]
      if (node.kind !== Kind.FRAGMENT_DEFINITION) return [node]
      const type = node.typeCondition.name.value
      // Wrapper types of Strapi 4 don't exist in Strapi 5, so a fragment on one is written out where it is used.
      if (parseWrapperType(type)) return []
      return [{ ...node, selectionSet: rewordSelections(node.selectionSet, type, fragments) }]
    }),
  }
  return withoutUnusedVariables(reworded)
}

/** Removes variables that only decided whether a wrapper is shown: Strapi refuses a variable without a use. */
function withoutUnusedVariables(document: DocumentNode): DocumentNode {
  const used = new Set<string>()
  visit(document, {
    VariableDefinition: () => false,
    Variable: ({ name }) => void used.add(name.value),
  })
  return visit(document, {
    VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null),
  })
}

function rewordSelections(
  { selections }: SelectionSetNode,
  type: string,
  fragments: Fragments,
): SelectionSetNode {
  return setOf(
    selections.map((node): SelectionNode => {
      if (node.kind === Kind.FIELD) return rewordField(node, type, fragments)
      if (node.kind === Kind.FRAGMENT_SPREAD) return node
      const inner = node.typeCondition?.name.value ?? type
      return { ...node, selectionSet: rewordSelections(node.selectionSet, inner, fragments) }
    }),
  )
}

function rewordField(field: FieldNode, type: string, fragments: Fragments): FieldNode {
  const lead = findFieldTarget(type, field.name.value)
  const reworded = { ...field, arguments: field.arguments?.map((node) => rewordArgument(node, lead)) ?? [] }
  if (!field.selectionSet || !lead) return named(reworded, toNewFieldName(type, field.name.value))
  if (!parseWrapperType(lead.type))
    return { ...reworded, selectionSet: rewordSelections(field.selectionSet, lead.type, fragments) }
  const isRootList = type === 'Query' && lead.list === 'arguments'
  const inner = rewordWrapper(field.selectionSet, lead.type, fragments)
  if (!isRootList) return { ...reworded, selectionSet: setOf(inner.entry) }
  const selections = [toField('nodes', inner.entry), ...inner.page]
  return { ...named(reworded, `${field.name.value}_connection`), selectionSet: setOf(selections) }
}

interface Unwrapped {
  /** Selected fields of each entry. */
  entry: SelectionNode[]
  /** `pageInfo`, where the list was asked how long it is. */
  page: SelectionNode[]
}

/** `data { id attributes { … } } meta { pagination { … } }`. An entry is asked for its id at least. */
function rewordWrapper(selectionSet: SelectionSetNode, wrapper: string, fragments: Fragments): Unwrapped {
  const entity = parseWrapperType(wrapper)?.entity ?? ''
  const fields = unfold(selectionSet, fragments)
  const entries = inside(fields, 'data', fragments)
  const attributes = selectionsOf(entries, 'attributes').map((set) =>
    rewordSelections(set, entity, fragments),
  )
  const isAskedForId = entries.some((field) => field.name.value === 'id') || attributes.length === 0
  const pages = inside(inside(fields, 'meta', fragments), 'pagination', fragments)
  return {
    entry: [
      ...(isAskedForId ? [{ ...toField('documentId'), alias: toName('id') }] : []),
      ...attributes.flatMap(({ selections }) => selections),
    ],
    page: pages.length > 0 ? [toField('pageInfo', pages)] : [],
  }
}

/** Fields inside a wrapper, including those of its fragments. */
function unfold({ selections }: SelectionSetNode, fragments: Fragments): FieldNode[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node]
    const set =
      node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value)?.selectionSet
    return set ? unfold(set, fragments) : []
  })
}

const selectionsOf = (fields: FieldNode[], name: string): SelectionSetNode[] =>
  fields.flatMap((field) => (field.name.value === name && field.selectionSet ? [field.selectionSet] : []))

const inside = (fields: FieldNode[], name: string, fragments: Fragments): FieldNode[] =>
  selectionsOf(fields, name).flatMap((set) => unfold(set, fragments))

function rewordArgument(argument: ArgumentNode, lead: FieldTarget | undefined): ArgumentNode {
  const { of } = lead ?? {}
  const name = argument.name.value
  if (name === 'filters' && of) return { ...argument, value: rewordFilterNode(argument.value, of) }
  if (name === 'sort' && of)
    return { ...argument, value: rewordTexts(argument.value, (text) => rewordSort(text, of)) }
  return name === 'locale' ? { ...argument, value: rewordTexts(argument.value, rewordLocale) } : argument
}

function rewordFilterNode(value: ValueNode, entity: string): ValueNode {
  if (value.kind === Kind.LIST)
    return { ...value, values: value.values.map((each) => rewordFilterNode(each, entity)) }
  if (value.kind !== Kind.OBJECT) return value
  return { ...value, fields: value.fields.map((field) => rewordCondition(field, entity)) }
}

function rewordCondition(field: ObjectFieldNode, entity: string): ObjectFieldNode {
  const name = field.name.value
  const isGroup = ['and', 'or', 'not'].includes(name)
  const type = isGroup ? entity : findFilterTarget(entity, name)?.type
  return {
    ...field,
    name: toName(isGroup ? name : filterNameOf(entity, name)),
    ...(type ? { value: rewordFilterNode(field.value, type) } : {}),
  }
}

function rewordTexts(value: ValueNode, change: (text: string) => unknown): ValueNode {
  if (value.kind === Kind.LIST)
    return { ...value, values: value.values.map((each) => rewordTexts(each, change)) }
  return value.kind === Kind.STRING ? { ...value, value: String(change(value.value)) } : value
}

const toName = (value: string) => ({ kind: Kind.NAME, value }) as const

const setOf = (selections: readonly SelectionNode[]): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections,
})

const toField = (name: string, selections?: readonly SelectionNode[]): FieldNode => ({
  kind: Kind.FIELD,
  name: toName(name),
  ...(selections ? { selectionSet: setOf(selections) } : {}),
})

/** The field under another name, which the answer has under its old one. */
const named = (field: FieldNode, name: string): FieldNode =>
  name === field.name.value ? field : { ...field, name: toName(name), alias: field.alias ?? field.name }
