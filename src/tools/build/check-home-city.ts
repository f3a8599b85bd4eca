import * as z from 'zod'
import type { ChosenBrand } from '../../brand/complete-brand.ts'

const limitMs = 5000
const answerSchema = z.object({
  data: z.object({ cities: z.object({ data: z.array(z.object({ id: z.unknown() })) }) }),
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
  const query = `query { cities(locale: "${languages[0]}", filters: { slug: { eq: "${home.citySlug}" } }) { data { id } } }`
  try {
    const response = await fetch(`${contentUrl.replace(/\/$/, '')}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
      signal: AbortSignal.timeout(limitMs),
    })
    const { data } = answerSchema.parse(await response.json())
    if (data.cities.data.length > 0) return {}
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
