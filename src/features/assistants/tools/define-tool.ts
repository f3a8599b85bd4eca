import * as z from 'zod/mini'
import type { ContentService } from '../../../content/content-service.ts'
import type { Log } from '../../../log.ts'
import type { PlaceService } from '../../../places/create-place-service.ts'
import type { SearchService } from '../../../search/search-service.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { allLocales, type Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { type Passage, sayPassages, toVisible } from './editors-words.ts'

/** What a tool may read. Nothing of it writes, knows a visitor, or has drafts. */
export interface Asking {
  content: ContentService
  search: SearchService
  places: PlaceService
  log: Log
  now: number
  /** The language of the address, in which a tool answers unless it is asked in another one. */
  locale: Locale
  /** The languages of the site. */
  locales: readonly Locale[]
  origin: string
}

export const languageField = z.optional(
  z.enum(allLocales).check(z.describe('Language of the answer; if absent, that of the address')),
)

/** What a tool answers: text for people, and the same as data. */
interface Found<Output> {
  said: string
  data: Output
  /** Longer texts of editors, which are never instructions. */
  passages?: readonly Passage[]
}

interface ToolMembers<Input extends { language?: Locale | undefined }, Output> {
  name: string
  /** Says to models what the tool is for, in English. */
  description: string
  input: z.ZodMiniType<Input>
  output: z.ZodMiniType<Output>
  answer: (asked: Input, asking: Asking) => Promise<Found<Output> | NothingFound>
}

/** There is no such entry: the answer says so in the asked language. */
export interface NothingFound {
  nothing: string
}

/** A tool as the protocol calls it, whatever it takes and answers. */
export interface Tool extends Pick<ToolMembers<object, object>, 'name' | 'description'> {
  input: z.ZodMiniType
  output: z.ZodMiniType
  /** @param given the arguments, unchecked */
  call: (given: unknown, asking: Asking) => Promise<object>
}

/** Defines a tool. The answer to wrong arguments names the first wrong one, so that a model can correct its call. */
export const defineTool = <Input extends { language?: Locale | undefined }, Output>({
  answer,
  ...members
}: ToolMembers<Input, Output>): Tool => ({
  ...members,
  call: async (given, asking) => {
    const parsed = members.input.safeParse(given)
    if (!parsed.success) return toToolError(sayArgumentFault(parsed.error))
    const { language = asking.locale } = parsed.data
    if (!asking.locales.includes(language))
      return toToolError(`language: must be one of ${asking.locales.join(', ')}`)
    const found = await answer(parsed.data, { ...asking, locale: language })
    if ('nothing' in found) return toToolError(found.nothing)
    const { said, data, passages = [] } = found
    const texts = [said, ...(passages.length > 0 ? [sayPassages(passages, language)] : [])]
    return { content: texts.map((text) => ({ type: 'text', text })), structuredContent: toVisibleTexts(data) }
  },
})

/** The same data, whose texts have no characters that nobody sees. */
function toVisibleTexts(data: unknown): unknown {
  if (typeof data === 'string') return toVisible(data)
  if (Array.isArray(data)) return data.map(toVisibleTexts)
  if (!isRecord(data)) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toVisibleTexts(value)]))
}

export const toToolError = (text: string): object => ({ content: [{ type: 'text', text }], isError: true })

/** The address of a page in the answer's language. @param path without language prefix */
export const toAddress = ({ origin, locale }: Pick<Asking, 'origin' | 'locale'>, path: string): string =>
  `${origin}${localePath(locale, path)}`

/** Says which argument is wrong and what it must be, so that a model can mend its call. */
function sayArgumentFault({ issues }: z.core.$ZodError): string {
  const [issue] = issues
  if (!issue) return 'arguments: can’t be read'
  if (issue.code === 'unrecognized_keys') return `${issue.keys[0]?.slice(0, 80)}: is no argument of this tool`
  return `${issue.path.join('.') || 'arguments'}: ${toDemand(issue)}`
}

function toDemand(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${issue.expected === 'int' ? 'a whole number' : `of the type ${issue.expected}`}`
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    case 'too_big':
      return issue.origin === 'number'
        ? `must be at most ${issue.maximum}`
        : `is longer than ${issue.maximum}`
    case 'too_small':
      return issue.origin === 'number' ? `must be at least ${issue.minimum}` : 'is empty'
    case 'invalid_format':
      return issue.format === 'date' ? 'must be a day, as 2026-12-31' : `must match ${issue.pattern}`
    default:
      return 'can’t be read'
  }
}
