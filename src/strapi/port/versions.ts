import type { ContentQuery, Variables } from './client.ts'

/** Versions of Strapi whose GraphQL the site speaks. Questions stand in the code in the words of 4. */
const dialectNames = ['4', '5'] as const
export type StrapiVersionName = (typeof dialectNames)[number]

export const isStrapiVersionName = (value: unknown): value is StrapiVersionName =>
  dialectNames.some((name) => name === value)

/** Which of a question's texts is meant: see `ContentQuery`. */
export type QueryText = Pick<ContentQuery<never, unknown>, 'name' | 'document'>

export interface VersionedQuery {
  document: string
  variables: Variables
}

/** How a version of Strapi is asked, and what its answers mean. */
export interface StrapiVersion {
  /** @throws UpstreamFailed for a question that nobody has put into its words. */
  word: (question: QueryText, variables: Variables) => Promise<VersionedQuery>
  /** To plain objects, which are the same in each dialect: the schemas of questions describe those. */
  unwrap: (answer: unknown) => unknown
}

/** The other dialect's questions and code are never evaluated. */
export const loadStrapiVersion = async (name: StrapiVersionName): Promise<StrapiVersion> =>
  name === '4'
    ? (await import('../version-4/version.ts')).strapi4
    : (await import('../version-5/version.ts')).strapi5
