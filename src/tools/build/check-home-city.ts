import * as z from 'zod'
import type { ChosenBrand } from '../../brand/complete-brand.ts'

const limitMs = 5000
/** The response of Strapi 4, or of Strapi 5. */
const answerSchema = z.object({
  data: z.object({
    cities: z.union([z.object({ data: z.array(z.unknown()) }), z.array(z.unknown())]),
  }),
})

/**
 * Checks that the content service has the brand's home city: without it the city's page would be missing, and the home
 * page's layout for that city empty.
 *
 * @param contentUrl address of the content service (`CONTENT_URL`), if it is known where the site is built
 * @returns `problem` stops the build; `remark` says that the service did not answer
 */
export async function checkHomeCity(
  { home, languages }: Pick<ChosenBrand, 'home' | 'languages'>,
  contentUrl: string | undefined,
): Promise<{ problem?: string; remark?: string }> {
  if (!contentUrl) return {}
  const cities = `cities(locale: "${languages[0]}", filters: { slug: { eq: "${home.citySlug}" } })`
  try {
    const inStrapi4 = await ask(contentUrl, `query { ${cities} { data { id } } }`)
    // Strapi responds with 400 to fields that its schema lacks.
    const response =
      inStrapi4.status === 400 ? await ask(contentUrl, `query { ${cities} { documentId } }`) : inStrapi4
    const { data } = answerSchema.parse(await response.json())
    const found = Array.isArray(data.cities) ? data.cities : data.cities.data
    if (found.length > 0) return {}
    return {
      problem: `brand/brand.ts: home.citySlug: content has no city '${home.citySlug}' in ${languages[0]} (${contentUrl})`,
    }
  } catch (error) {
    const [reason] = String(error).split('\n')
    return {
      remark: `brand/brand.ts: home.citySlug: ${contentUrl} could not be asked whether it has '${home.citySlug}': ${reason}`,
    }
  }
}

const ask = (contentUrl: string, query: string): Promise<Response> =>
  fetch(`${contentUrl.replace(/\/$/, '')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
    signal: AbortSignal.timeout(limitMs),
  })
