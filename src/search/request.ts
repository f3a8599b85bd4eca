import * as z from 'zod/mini'
import { BadRequest } from '../errors.ts'
import { withLatinDigits, withoutIgnorable } from '../shared/fold-text.ts'
import { defaultLocale, type Locale } from '../shared/locales.ts'
import { toPlainText } from '../shared/plain-text.ts'
import {
  type SearchIndex,
  searchAttributes,
  searchIndexes,
  searchLimits,
  searchSorts,
} from '../shared/search.ts'
import { toFieldPath } from '../strapi/port/field-path.ts'

/** A validated query, from which the engines build their own queries. */
export interface CheckedQuery {
  indexUid: SearchIndex
  /** The text in Unicode normal form C, trimmed, without invisible characters. */
  q: string
  hitsPerPage: number
  /** Number of the page of results, counted from 1. */
  page: number
  /** Order of the results, one of `searchSorts`; absent where the index has no sorts. */
  sort?: string
  /** Language of the entries to search. Concerts have no language. */
  locale: Locale
  matchingStrategy: 'all' | 'last'
  /** Attributes that are searched, some of `searchAttributes`; all of them if it is absent. */
  attributesToSearchOn?: string[]
  /** Filters concerts by days, `YYYY-MM-DD`, both inclusive. Only words of the text set it, never a request. */
  days?: { from: string; to?: string }
}

export interface CheckedRequest {
  locale: Locale
  queries: CheckedQuery[]
  /** The text is not to be tried in other keyboard layouts. */
  isAsTyped?: true
}

/** Sorts for an empty text, and within equal relevance: the soonest concerts and the newest posts first. */
const usualSorts: Partial<Record<SearchIndex, string>> = { concert: 'date:asc', post: 'publishedAt:desc' }

const oneOf = (values: readonly string[]) => `must be one of ${values.join(', ')}`
const wholeNumber = (max: number) => {
  const error = `must be a whole number from 1 to ${max}`
  return z.number(error).check(z.int(error), z.gte(1, error), z.lte(max, error))
}
const textList = (max: number) =>
  z
    .array(z.string('must be a text'), 'must be a list of texts')
    .check(z.maxLength(max, `must have at most ${max} items`))

const longestList = Math.max(...searchIndexes.map((index) => searchAttributes[index].length))

const querySchema = z.strictObject(
  {
    indexUid: z.enum(searchIndexes, oneOf(searchIndexes)),
    q: z.optional(
      z
        .string('must be a text')
        .check(
          z.maxLength(searchLimits.queryLength, `must have at most ${searchLimits.queryLength} characters`),
        ),
    ),
    hitsPerPage: z.optional(wholeNumber(searchLimits.hitsPerPage)),
    page: z.optional(wholeNumber(searchLimits.page)),
    sort: z.optional(textList(1)),
    filter: z.optional(z.string('must be a text')),
    matchingStrategy: z.optional(z.enum(['all', 'last'], oneOf(['all', 'last']))),
    attributesToSearchOn: z.optional(textList(longestList)),
  },
  'must be an object',
)
type Query = z.infer<typeof querySchema>

const requestSchema = z.strictObject(
  {
    queries: z
      .array(querySchema, 'must be a list of queries')
      .check(z.maxLength(searchLimits.queries, `must have at most ${searchLimits.queries} items`)),
    locale: z.optional(z.string('must be a text')),
    asTyped: z.optional(z.boolean('must be true or false')),
  },
  'must be an object',
)

/**
 * Validates a search request. It is rebuilt from parsed values, so that no visitor's text reaches a filter or a sort.
 *
 * @throws BadRequest with the path of the first wrong field, as `queries[0].page`
 */
export function checkRequest(body: unknown, locales: readonly Locale[]): CheckedRequest {
  const parsed = requestSchema.safeParse(body)
  if (!parsed.success) throw toBadRequest(parsed.error.issues[0])
  const locale = checkLocale(parsed.data.locale ?? defaultLocale, locales, 'locale')
  const queries = parsed.data.queries.map((query, at) => checkQuery(query, locale, locales, `queries[${at}]`))
  return { locale, queries, ...(parsed.data.asTyped ? { isAsTyped: true } : {}) }
}

function toBadRequest(issue: z.core.$ZodIssue | undefined): BadRequest {
  if (issue?.code === 'unrecognized_keys') {
    return new BadRequest(toFieldPath([...issue.path, ...issue.keys.slice(0, 1)]), 'is no part of a search')
  }
  const path = toFieldPath(issue?.path ?? [])
  return new BadRequest(path || 'body', issue?.message ?? 'Invalid input')
}

function checkQuery(query: Query, locale: Locale, locales: readonly Locale[], path: string): CheckedQuery {
  const { indexUid, sort, attributesToSearchOn } = query
  const chosenSort = sort?.[0] ?? usualSorts[indexUid]
  checkAllowed(sort ?? [], searchSorts[indexUid], `${path}.sort`)
  checkAllowed(attributesToSearchOn ?? [], searchAttributes[indexUid], `${path}.attributesToSearchOn`)
  return {
    indexUid,
    q: toTyped(query.q ?? ''),
    hitsPerPage: query.hitsPerPage ?? searchLimits.hitsPerPage,
    page: query.page ?? 1,
    locale:
      query.filter === undefined ? locale : checkFilter(query.filter, indexUid, locales, `${path}.filter`),
    matchingStrategy: query.matchingStrategy ?? 'all',
    ...(chosenSort ? { sort: chosenSort } : {}),
    ...(attributesToSearchOn ? { attributesToSearchOn } : {}),
  }
}

/** HTML tags that were pasted along with the text. */
const tag = /<\/?[a-z][^<>]*>/gi
/** Full-width forms of Latin characters, as Chinese and Japanese keyboards type them. */
const fullWidth = /[\u3000\uff01-\uff5e]/g

/**
 * Normalises a typed text to Unicode normal form C without invisible characters; text of nothing else becomes empty.
 */
export const toTyped = (text: string): string =>
  withLatinDigits(
    withoutIgnorable(toPlainText(text))
      .replace(tag, ' ')
      .replace(fullWidth, (character) => character.normalize('NFKC')),
  )
    .normalize('NFC')
    .trim()

function checkAllowed(given: string[], allowed: readonly string[], path: string): void {
  const wrong = given.findIndex((value) => !allowed.includes(value))
  if (wrong < 0) return
  throw new BadRequest(
    `${path}[${wrong}]`,
    allowed.length > 0 ? oneOf(allowed) : "can't be given for this index",
  )
}

/** Matches `locale = en`, with or without quotes. */
const filterPattern = /^\s*locale\s*=\s*(["']?)([a-z]{2})\1\s*$/

function checkFilter(filter: string, index: SearchIndex, locales: readonly Locale[], path: string): Locale {
  if (index === 'concert') throw new BadRequest(path, "can't be given for this index")
  const language = filterPattern.exec(filter)?.[2]
  if (!language) throw new BadRequest(path, 'must be `locale = …`')
  return checkLocale(language, locales, path)
}

function checkLocale(value: string, locales: readonly Locale[], path: string): Locale {
  const locale = locales.find((each) => each === value)
  if (!locale) throw new BadRequest(path, `must name one of the languages ${locales.join(', ')}`)
  return locale
}
