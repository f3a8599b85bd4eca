import {
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { BadRequest } from '../../errors.ts'
import { checkListArguments, checkOtherArguments, type Values, valueIn } from './check-arguments.ts'
import { publicationAlias } from './drop-drafts.ts'
import { type GuardedFilters, guardFilters } from './guard-filters.ts'
import { type FieldTarget, findFieldTarget, hasDrafts, isPublished } from './published-content.ts'
import { queryLimits, shortenName } from './query-limits.ts'

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** The changes that a query needs before it is sent, by field. */
export interface QueryMeasure {
  /** Fields that select an entry, or a list of them, of a type with drafts. */
  entries: Set<FieldNode>
  filters: Map<FieldNode, GuardedFilters & { of: string }>
  fragments: Set<FragmentDefinitionNode>
}

interface Walk extends QueryMeasure {
  known: Fragments
  values: Values
  counter: { fields: number; aliases: number; repetitions: number; conditions: number; cost: number }
}

interface Place {
  type: string
  depth: number
  /** How often the selection at this place can occur in the answer. */
  rows: number
  /** Maximum number of entries of the list that begins here. */
  pageSize: number
  /** Fragments in which this place lies, against circles. */
  path: readonly string[]
  /** Names of fields with subfields that the query has already selected here, in fragments or directly. */
  asked: Set<string>
}

/**
 * Walks through a query, fragments unfolded, as the content service would: refuses what isn't published content, and
 * what would cost too much.
 *
 * @throws BadRequest saying what to change.
 */
export function measureQuery(
  operation: OperationDefinitionNode,
  known: Fragments,
  values: Values,
): QueryMeasure {
  const measured = {
    entries: new Set<FieldNode>(),
    filters: new Map<FieldNode, GuardedFilters & { of: string }>(),
    fragments: new Set<FragmentDefinitionNode>(),
  }
  const counter = { fields: 0, aliases: 0, repetitions: 0, conditions: 0, cost: 0 }
  const walk = { ...measured, known, values, counter }
  const top = { type: 'Query', depth: 1, rows: 1, pageSize: 1, path: [], asked: new Set<string>() }
  walkSelections(operation.selectionSet, top, walk)
  const { cost } = counter
  if (cost > queryLimits.cost)
    throw new BadRequest(
      'query',
      `must cost at most ${queryLimits.cost}, and costs ${cost}: ask for smaller pages, fewer fields or fewer levels ` +
        '(a field costs its depth, times the sizes of the pages around it)',
    )
  return measured
}

function walkSelections({ selections }: SelectionSetNode, place: Place, walk: Walk): void {
  if (place.depth > queryLimits.depth)
    throw new BadRequest('query', `must be at most ${queryLimits.depth} levels deep`)
  for (const selection of selections) {
    countField(walk)
    if (selection.kind === Kind.FIELD) walkField(selection, place, walk)
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      walkFragment(selection.typeCondition?.name.value, selection.selectionSet, place, walk)
    else {
      const name = selection.name.value
      const fragment = walk.known.get(name)
      if (!fragment || place.path.includes(name))
        throw new BadRequest('query', `fragment ${shortenName(name)} can't be used here`)
      walk.fragments.add(fragment)
      const below = { ...place, path: [...place.path, name] }
      walkFragment(fragment.typeCondition.name.value, fragment.selectionSet, below, walk)
    }
  }
}

/** Fragments count like fields and levels: a few that hold each other twice would unfold for ever. */
function walkFragment(type: string | undefined, selections: SelectionSetNode, place: Place, walk: Walk) {
  if (type !== undefined && !isPublished(type))
    throw new BadRequest('query', `must not have a fragment on ${shortenName(type)}`)
  walkSelections(selections, { ...place, type: type ?? place.type, depth: place.depth + 1 }, walk)
}

function countField({ counter }: Walk): void {
  counter.fields += 1
  const { fields } = queryLimits
  if (counter.fields > fields) throw new BadRequest('query', `must ask for at most ${fields} fields`)
}

function walkField(field: FieldNode, place: Place, walk: Walk): void {
  const name = field.name.value
  checkNames(field, walk)
  walk.counter.cost += place.depth * place.rows
  const lead = findFieldTarget(place.type, name)
  if (!lead && (field.selectionSet || place.type === 'Query') && name !== '__typename')
    throw new BadRequest('query', refusalOf(place.type, name))
  const pageSize = lead?.list === 'arguments' ? checkList(field, lead, place, walk) : pageSizeOf(lead)
  if (lead?.list !== 'arguments') checkOtherArguments(field, walk.values)
  if (!field.selectionSet || !lead) return
  countRepetition(field, place, walk)
  if (/Entity$/.test(lead.type) && hasDrafts(lead.type.replace(/Entity$/, ''))) walk.entries.add(field)
  walkSelections(field.selectionSet, toBelow(place, lead, pageSize), walk)
}

/** Entries of a list are in its `data`, next to its `meta`; components and blocks are directly in the field. */
function toBelow(place: Place, lead: FieldTarget, pageSize: number): Place {
  const holdsItems = lead.type.endsWith('ResponseCollection')
  const rows = place.rows * (lead.list === 'items' ? place.pageSize : holdsItems ? 1 : pageSize)
  return { type: lead.type, depth: place.depth + 1, rows, pageSize, path: place.path, asked: new Set() }
}

const pageSizeOf = (lead: FieldTarget | undefined) =>
  lead?.list === 'zone' ? queryLimits.defaultPageSize : 1

function checkNames({ name, alias }: FieldNode, { counter }: Walk): void {
  if (name.value.startsWith('__') && name.value !== '__typename')
    throw new BadRequest('query', 'must not ask for the schema')
  if (name.value === publicationAlias || alias?.value === publicationAlias)
    throw new BadRequest('query', `must not name a field ${publicationAlias}`)
  if (!alias) return
  counter.aliases += 1
  const { aliases } = queryLimits
  if (counter.aliases > aliases) throw new BadRequest('query', `must use at most ${aliases} aliases`)
}

/**
 * Counts repeated fields: a server that merges fields of one name compares each pair, and everything in them
 * (GraphQL, «Field Selection Merging»).
 */
function countRepetition({ name, alias }: FieldNode, { asked }: Place, { counter }: Walk): void {
  const known = (alias ?? name).value
  if (asked.has(known)) counter.repetitions += 1
  asked.add(known)
  const { repetitions } = queryLimits
  if (counter.repetitions > repetitions)
    throw new BadRequest('query', `must repeat fields at most ${repetitions} times: ask for all in one`)
}

/** @returns the maximum number of entries on a page */
function checkList(field: FieldNode, { of }: FieldTarget, place: Place, walk: Walk): number {
  const { counter, values, filters } = walk
  const pageSize = checkListArguments(field, values)
  const [given, another] = (field.arguments ?? []).filter(({ name }) => name.value === 'filters')
  if (another) throw new BadRequest('query', `must filter ${shortenName(field.name.value)} once`)
  if (!given || !of) return pageSize
  const known = filters.get(field)
  const guarded = known ?? { ...guardFilters(valueIn(given, values), of, counter), of }
  filters.set(field, guarded)
  counter.cost += guarded.cost * place.rows
  return pageSize
}

function refusalOf(type: string, field: string): string {
  const name = shortenName(field)
  return type === 'Query'
    ? `must not ask for ${name}: ask for a list of published entries, as concerts(filters: { slug: { eq: "…" } })`
    : `must not look into ${name} of ${shortenName(type)}: it isn't published content`
}
