import * as z from 'zod'
import type { ChosenBrand } from '../../brand/complete-brand.ts'

const limitMs = 5000
/** As Strapi 4 and Strapi 5 answer. */
const answerSchema = z.object({
  data: z.object({
    cities: z.union([z.object({ data: z.array(z.unknown()) }), z.array(z.unknown())]),
  }),
})

/**
 * Whether content has the brand's home city: its page would be missing, and the layout of the home city empty.
 *
 * @param contentUrl where the content service is, if the machine that builds was told (`CONTENT_URL`)
 * @returns `problem` stops the build; `remark` says that nobody could be asked
 */
export async function checkHomeCity(
  { home, languages }: Pick<ChosenBrand, 'home' | 'languages'>,
  contentUrl: string | undefined,
): Promise<{ problem?: string; remark?: string }> {
  if (!contentUrl) return {}
  const cities = `cities(locale: "${languages[0]}", filters: { slug: { eq: "${home.citySlug}" } })`
  try {
    const inStrapi4 = await ask(contentUrl, `query { ${cities} { data { id } } }`)
    // How Strapi refuses what its schema hasn't.
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
