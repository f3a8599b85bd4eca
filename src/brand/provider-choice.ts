import * as z from 'zod'
import { nearestName } from '../shared/nearest-name.ts'

/** A brand that wants none of the providers of a kind says so. */
export const noProvider = 'none'

/**
 * One of the providers of a kind, or none.
 *
 * @param ids the rows of the kind's registry, as `providers/maps.ts`
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
