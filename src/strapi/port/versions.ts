import type { ContentQuery, Variables } from './client.ts'

/** Supported versions of Strapi. The code contains queries in the syntax of Strapi 4. */
export type StrapiVersionName = '4' | '5'

/** The Strapi version that a content service was found to have. */
export interface FoundVersion {
  url: string
  dialect: StrapiVersionName
  /** When it was found, in milliseconds. */
  at: number
}

/** The name and the text of a query (`ContentQuery`). */
export type QueryText = Pick<ContentQuery<never, unknown>, 'name' | 'document'>

/** A query in the syntax of a certain Strapi version. */
export interface VersionedQuery {
  document: string
  variables: Variables
}

/** Converts queries and answers for a version of Strapi. */
export interface StrapiVersion {
  /** Converts a query to the syntax of this version. @throws UpstreamFailed for a query that the build doesn't know */
  word: (query: QueryText, variables: Variables) => Promise<VersionedQuery>
  /** Converts an answer to plain objects. They are the same for every version, and are what the queries' schemas describe. */
  unwrap: (answer: unknown) => unknown
}

/** Imports the code of one version, so that the queries and the code of the other one are never loaded. */
export const loadStrapiVersion = async (name: StrapiVersionName): Promise<StrapiVersion> =>
  name === '4'
    ? (await import('../version-4/version.ts')).strapi4
    : (await import('../version-5/version.ts')).strapi5
