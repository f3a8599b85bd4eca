import * as z from 'zod'
import { nearestName } from '../shared/nearest-name.ts'

/** The value with which a brand says that it uses no provider of a kind: `maps: { provider: 'none' }`. */
export const noProvider = 'none'

/**
 * Makes the schema of a brand's choice among the providers of a kind, or of `none`.
 *
 * @param ids names of the providers in the registry of their kind, as `providers/maps.ts`
 * @param kind the registry's name in messages, as `maps`
 */
export const choiceOf = (ids: readonly string[], kind: string) =>
  oneOf([...ids, noProvider], `provider of ${kind}`)

/**
 * One of the rows of a registry.
 *
 * @param what one of them is, for messages about another value
 */
export const oneOf = <Id extends string>(ids: readonly Id[], what: string) =>
  z.enum(ids, { error: ({ input }) => toUnknown(String(input), ids, what) })

/** Some rows of a registry, each once. */
export const someOf = <Id extends string>(ids: readonly Id[], what: string) =>
  z
    .array(oneOf(ids, what))
    .refine((given) => new Set(given).size === given.length, { error: `names a ${what} twice` })

function toUnknown(given: string, ids: readonly string[], what: string): string {
  const meant = nearestName(given, ids)
  const hint = meant ? `did you mean '${meant}'?` : `there are ${ids.join(', ')}`
  return `'${given}' is no ${what}; ${hint}`
}
