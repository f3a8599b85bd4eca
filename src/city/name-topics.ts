import type { ConcertSummary } from '../content/concerts/concert-summary.ts'
import { readConcerts } from '../content/concerts/concerts.ts'
import { type City, readCities } from '../content/places/cities.ts'
import { type ProgramName, readProgramNames } from '../content/programs/programs.ts'
import type { Locale } from '../shared/locales.ts'
import type { Topic } from '../shared/notices.ts'
import type { ContentService } from '../strapi/port/client.ts'

/** A topic with its concert, city, program or the name of its place; these are absent once content no longer has them. */
export interface NamedTopic extends Topic {
  concert?: ConcertSummary | undefined
  city?: City | undefined
  program?: ProgramName | undefined
  place?: string | undefined
}

interface TopicSources {
  content: ContentService
  locale: Locale
  today: string
  /** Reads the name of a place of the world by its key; absent where no topic is about one. */
  readPlaceName?: (key: string) => Promise<string | undefined>
}

/** @param today `YYYY-MM-DD` in UTC @throws UpstreamFailed, ContentInvalid; see `readContent` */
export async function readTopicNames(
  { content, locale, today, readPlaceName }: TopicSources,
  topics: readonly Topic[],
): Promise<NamedTopic[]> {
  const slugs = topics.filter(({ kind }) => kind === 'concert' || kind === 'tickets').map(({ key }) => key)
  const placeKeys = [...new Set(topics.filter(({ kind }) => kind === 'place').map(({ key }) => key))]
  const [{ concerts }, cities, programs, placeNames] = await Promise.all([
    slugs.length > 0
      ? readConcerts(content, locale, today, {
          when: 'upcoming',
          slugs: [...new Set(slugs)].sort(),
          pageSize: slugs.length,
        })
      : { concerts: [] },
    readCities(content),
    readProgramNames(content, locale),
    Promise.all(placeKeys.map(async (key) => readPlaceName?.(key))),
  ])
  const findConcert = (slug: string) => concerts.find((concert) => concert.slug === slug)
  const findCity = (slug: string | undefined) => cities.find((city) => city.slug === slug)
  const findProgram = (slug: string | undefined) => programs.find((program) => program.slug === slug)
  return topics.map((topic) => {
    const { kind, key } = topic
    if (kind === 'concert' || kind === 'tickets') return { ...topic, concert: findConcert(key) }
    if (kind === 'city') return { ...topic, city: findCity(key) }
    if (kind === 'program') return { ...topic, program: findProgram(key) }
    if (kind === 'place') return { ...topic, place: placeNames[placeKeys.indexOf(key)] }
    if (kind === 'newsletter') return topic
    const [program, city] = key.split('/')
    return { ...topic, program: findProgram(program), city: findCity(city) }
  })
}
