import { readConcert } from '../../content/concerts/concert.ts'
import { readCityDetail } from '../../content/places/city-detail.ts'
import { readBySlug } from '../../content/site/by-slug.ts'
import { concertMessages, placeMessages } from '../../languages/texts.ts'
import { formatFullDay } from '../../shared/format.ts'
import type { ContentService } from '../../strapi/port/client.ts'
import type { FoundEmbed } from './find-embed.ts'

/** What an entry is called, in its address's language. @returns `undefined` where there is no such entry */
export async function findTitle(
  content: ContentService,
  { kind, slug, locale }: FoundEmbed,
): Promise<string | undefined> {
  if (kind === 'concert') {
    const concert = await readConcert(content, locale, slug)
    if (!concert) return undefined
    const name = concert.program?.name ?? concertMessages(locale).title
    return [name, concert.city?.name, formatFullDay(locale, concert.date)].filter(Boolean).join(', ')
  }
  if (kind === 'city') {
    const city = await readCityDetail(content, locale, slug)
    return city ? placeMessages(locale).concertsIn(city) : undefined
  }
  const entry = await readBySlug(content, locale, slug)
  return entry?.kind === 'program' ? entry.program.name : undefined
}
