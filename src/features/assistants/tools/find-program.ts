import { readProgramNames } from '../../../content/programs/readers.ts'
import { checkRequest } from '../../../search/request.ts'
import type { Asking } from './define-tool.ts'

/** Finds a program by its slug, or else by its name as the search finds it. @returns its slug in the asked language */
export async function findProgramSlug(asked: string, asking: Asking): Promise<string | undefined> {
  const { content, search, locale, locales } = asking
  const programs = await readProgramNames(content, locale)
  const own = programs.find(({ slug, defaultSlug }) => asked === slug || asked === defaultSlug)
  if (own) return own.slug
  const queries = [{ indexUid: 'program', q: asked, hitsPerPage: 1 }]
  const { results } = await search.search(checkRequest({ locale, queries }, locales))
  const [result] = results
  return result?.indexUid === 'program' ? result.hits[0]?.slug : undefined
}
