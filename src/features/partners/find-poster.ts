import { readConcert } from '../../content/concerts/concert.ts'
import { readBySlug } from '../../content/site/by-slug.ts'
import type { Image } from '../../content/text/image.ts'
import type { ContentService } from '../../strapi/port/client.ts'
import type { FoundEmbed } from './find-embed.ts'

/** The poster of what is promoted, for a printed sheet; a city has none. */
export async function findPoster(
  content: ContentService,
  { kind, slug, locale }: FoundEmbed,
): Promise<Image | undefined> {
  if (kind === 'concert') return (await readConcert(content, locale, slug))?.posterImage
  if (kind === 'city') return undefined
  const entry = await readBySlug(content, locale, slug)
  return entry?.kind === 'program' ? entry.program.poster : undefined
}
