import * as z from 'zod/mini'

/** Header in which an isolate tells the changes that it knows of, as JSON. */
export const changesHeader = 'x-known-changes'
/** Header of a question that no visitor waits for. */
export const patientHeader = 'x-patient'

const factsSchema = z.object({
  /** Status of the content service's answer; 0 where there was none. */
  status: z.number(),
  /** How long ago the content service was asked, in milliseconds, where that was for another asker. */
  ageMs: z.optional(z.number()),
  /** Why there is no answer. */
  failure: z.optional(z.string()),
})

/** What stands in the first line of an object's response, before the text of the content service's answer. */
export type AnswerFacts = z.infer<typeof factsSchema>

export const writeShieldAnswer = (facts: AnswerFacts, text = ''): string =>
  `${JSON.stringify(facts)}\n${text}`

/** @throws SyntaxError or ZodError for what no object has written, as after a deployment or in a cut answer */
export function readShieldAnswer(lines: string): AnswerFacts & { text: string } {
  const end = lines.indexOf('\n')
  return { ...factsSchema.parse(JSON.parse(lines.slice(0, end))), text: lines.slice(end + 1) }
}
