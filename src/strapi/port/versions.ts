import type { ContentQuery, Variables } from './client.ts'

/** Versions of Strapi whose GraphQL the site speaks. Questions stand in the code in the words of 4. */
const dialectNames = ['4', '5'] as const
export type DialectName = (typeof dialectNames)[number]

export const isDialectName = (value: unknown): value is DialectName =>
  dialectNames.some((name) => name === value)

/** Which of a question's texts is meant: see `ContentQuery`. */
export type QuestionText = Pick<ContentQuery<never, unknown>, 'name' | 'document'>

export interface WordedQuestion {
  document: string
  variables: Variables
}

/** How a version of Strapi is asked, and what its answers mean. */
export interface Dialect {
  /** @throws UpstreamFailed for a question that nobody has put into its words. */
  word: (question: QuestionText, variables: Variables) => Promise<WordedQuestion>
  /** To plain objects, which are the same in each dialect: the schemas of questions describe those. */
  unwrap: (answer: unknown) => unknown
}

/** The other dialect's questions and code are never evaluated. */
export const loadDialect = async (name: DialectName): Promise<Dialect> =>
  name === '4'
    ? (await import('../version-4/version.ts')).dialect4
    : (await import('../version-5/version.ts')).dialect5
