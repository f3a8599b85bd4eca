import * as z from 'zod/mini'

/** Header in which an isolate tells the changes that it knows of, as JSON. */
export const changesHeader = 'x-known-changes'
/** Header with the id of the visitor's request, which is the same in all queries of a page. */
export const requestIdHeader = 'x-visit'
/** Header of a query that no visitor waits for. */
export const patientHeader = 'x-patient'

const factsSchema = z.object({
  /** Status of the content service's answer; 0 where there was none. */
  status: z.number(),
  /** Age of the answer in milliseconds, where the query of another isolate was sent to the content service. */
  ageMs: z.optional(z.number()),
  /** What failed, where there is no answer. */
  failure: z.optional(z.string()),
})

/** What stands in the first line of an object's response, before the text of the content service's answer. */
export type AnswerFacts = z.infer<typeof factsSchema>

export const writeShieldAnswer = (facts: AnswerFacts, text = ''): string =>
  `${JSON.stringify(facts)}\n${text}`

/**
 * @throws SyntaxError or ZodError for an incomplete response, or one of an object with other code, as during a
 *   deployment
 */
export function readShieldAnswer(lines: string): AnswerFacts & { text: string } {
  const end = lines.indexOf('\n')
  return { ...factsSchema.parse(JSON.parse(lines.slice(0, end))), text: lines.slice(end + 1) }
}
