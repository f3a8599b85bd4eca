import { digest } from '../../crypto/digest.ts'
import { UpstreamFailed } from '../../errors.ts'
import type { QueryText, StrapiVersionName, VersionedQuery } from '../port/versions.ts'
import { draftPlaces } from './places.gen.ts'

const draftArguments = { '4': 'publicationState: PREVIEW', '5': 'status: DRAFT' } as const

/**
 * Adds the argument that includes drafts to a query: in Strapi 4 to each list, in Strapi 5 to each list of the first
 * level, which applies to the lists inside it. The build has found the places of these lists in each query
 * (`tools/build/strapi-5/`).
 *
 * @param text the query as it is in the code, for Strapi 4
 * @param worded the query for the Strapi version of the content service
 * @throws UpstreamFailed for a query that the build doesn't know, since its answer would lack drafts
 */
export async function toDraftQuery(
  dialect: StrapiVersionName,
  { name, document }: QueryText,
  worded: VersionedQuery,
): Promise<VersionedQuery> {
  const places = draftPlaces[await digest(document)]
  if (!places) throw new UpstreamFailed('content', 0, `the build doesn't know where ${name} asks for drafts`)
  const [of4, of5] = places
  return {
    ...worded,
    document: withArgument(worded.document, dialect === '4' ? of4 : of5, draftArguments[dialect]),
  }
}

/** @param places right behind a field's name, where its arguments begin or would */
function withArgument(document: string, places: readonly number[], argument: string): string {
  const parts = places.map((place, index) => {
    const text = document.slice(place, places[index + 1])
    return text.startsWith('(') ? `(${argument}, ${text.slice(1)}` : `(${argument})${text}`
  })
  return [document.slice(0, places[0]), ...parts].join('')
}

/** Makes drafts look published: the site ignores entries that aren't, and texts show their date of publication. */
export function asPublished(answer: unknown, now: number): unknown {
  if (Array.isArray(answer)) return answer.map((each) => asPublished(each, now))
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      name === 'publishedAt' && value === null ? new Date(now).toISOString() : asPublished(value, now),
    ]),
  )
}
