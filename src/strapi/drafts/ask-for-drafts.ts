import { digest } from '../../crypto/digest.ts'
import { UpstreamFailed } from '../../errors.ts'
import type { QueryText, StrapiVersionName, VersionedQuery } from '../port/versions.ts'
import { draftPlaces } from './places.gen.ts'

const draftArguments = { '4': 'publicationState: PREVIEW', '5': 'status: DRAFT' } as const

/**
 * A question that means drafts too: in Strapi 4 each list of it says so, since none follows the list around it; in
 * Strapi 5 each list of its first level. Where that stands was found when the site was built (`tools/build/strapi-5/`).
 *
 * @param text as it stands in the code @param worded the same in the dialect's words
 * @throws UpstreamFailed for a question that the build doesn't know: it would be answered without drafts
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

/**
 * Drafts as they would be shown if they were published now: the site takes what says that it isn't published for
 * nothing, and texts have the day of their publication on them.
 */
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
