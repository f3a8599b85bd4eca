import { type ArgumentNode, type FieldNode, Kind, valueFromASTUntyped } from 'graphql'
import { BadRequest } from '../../errors.ts'
import { queryLimits, shortenName } from './query-limits.ts'

/** Values of a query's variables, its defaults filled in. Without a prototype: a variable may have any name. */
export type Values = Record<string, unknown>

/** Returns the value of an argument; `undefined` for a variable without a value. */
export const valueIn = ({ value }: ArgumentNode, values: Values): unknown =>
  valueFromASTUntyped(value, values)

/**
 * Checks the arguments of a list but its `filters`.
 *
 * @returns entries of a page at most.
 * @throws BadRequest naming `query`, or the variable that holds a whole pagination.
 */
export function checkListArguments({ arguments: given = [] }: FieldNode, values: Values): number {
  const sizes = given.map((argument) => {
    const value = valueIn(argument, values)
    switch (argument.name.value) {
      case 'pagination':
        return pageSizeOf(value, placeOf(argument))
      case 'sort':
        checkSort(value)
        return 0
      case 'locale':
        checkLocale(value)
        return 0
      case 'filters':
        return 0
      default:
        throw new BadRequest('query', refusalOf(argument))
    }
  })
  return Math.max(0, ...sizes) || queryLimits.defaultPageSize
}

/** @throws BadRequest for any argument of a field that is no list. */
export function checkOtherArguments({ arguments: given = [] }: FieldNode, values: Values): void {
  for (const argument of given) {
    if (argument.name.value !== 'locale') throw new BadRequest('query', refusalOf(argument))
    checkLocale(valueIn(argument, values))
  }
}

/** Strapi shows drafts to everybody who asks for `PREVIEW`. */
const refusalOf = ({ name }: ArgumentNode): string =>
  name.value === 'publicationState'
    ? 'must not name a publication state'
    : `must not use the argument ${shortenName(name.value)}; lists take filters, pagination, sort and locale`

const placeOf = ({ value }: ArgumentNode) =>
  value.kind === Kind.VARIABLE ? `variables.${shortenName(value.name.value)}` : undefined

/** Strapi answers every row to who asks for `limit: -1`. @returns 0 where no size is asked for. */
function pageSizeOf(pagination: unknown, place: string | undefined): number {
  if (typeof pagination !== 'object' || pagination === null) return 0
  const sizes = Object.entries(pagination).map(([name, size]) => {
    if ((name !== 'limit' && name !== 'pageSize') || size === undefined || size === null) return 0
    if (!isPageSize(size))
      throw new BadRequest(
        place ? `${place}.${name}` : 'query',
        `${place ? '' : `${name} `}must be ${Number.isInteger(size) ? `from 0 to ${queryLimits.pageSize}` : 'a whole number'}`,
      )
    return size
  })
  return Math.max(0, ...sizes)
}

const isPageSize = (size: unknown): size is number =>
  typeof size === 'number' && Number.isInteger(size) && size >= 0 && size <= queryLimits.pageSize

/** Relations are no key: the order would tell where drafts stand in it, and Strapi joins all their rows. */
function checkSort(sort: unknown): void {
  if (sort === null || sort === undefined) return
  const texts = Array.isArray(sort) ? sort : [sort]
  if (texts.length > queryLimits.sortKeys || !texts.every(isSortText))
    throw new BadRequest(
      'query',
      `must sort by at most ${queryLimits.sortKeys} fields of the entries themselves, as "date:asc"`,
    )
}

const isSortText = (text: unknown): boolean =>
  text === null ||
  text === '' ||
  (typeof text === 'string' && text.length <= queryLimits.textCharacters && isSort(text))

const isSort = (text: string) =>
  /^\s*\w+(:(asc|desc))?\s*(,\s*\w+(:(asc|desc))?\s*)*$/i.test(text) &&
  text.split(',').length <= queryLimits.sortKeys

/** Strapi compares whatever a variable holds with the column, conditions included. */
function checkLocale(locale: unknown): void {
  if (locale === null || locale === undefined) return
  if (typeof locale !== 'string' || locale.length > queryLimits.localeCharacters)
    throw new BadRequest('query', 'must have the code of a language as locale, or all')
}
