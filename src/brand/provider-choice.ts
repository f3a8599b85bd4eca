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
  z.string().refine((given) => given === noProvider || ids.includes(given), {
    error: ({ input }) => toUnknown(String(input), [...ids, noProvider], kind),
  })

function toUnknown(given: string, ids: readonly string[], kind: string): string {
  const meant = nearestName(given, ids)
  const hint = meant ? `did you mean '${meant}'?` : `there are ${ids.join(', ')}`
  return `'${given}' is no provider of ${kind}; ${hint}`
}
