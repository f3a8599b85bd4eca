import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import { readConcerts } from '../../content/concerts/concerts.ts'
import type { ContentService } from '../../content/content-service.ts'
import type { City } from '../../content/places/cities.ts'
import { readCities } from '../../content/places/readers.ts'
import type { ProgramName } from '../../content/programs/program-name.ts'
import { readProgramNames } from '../../content/programs/readers.ts'
import type { Locale } from '../../shared/locales.ts'
import type { Topic } from '../../shared/notices.ts'

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
  /** Reads the name of a place of the world by its key; absent where no topic is about one. */
  readPlaceName?: (key: string) => Promise<string | undefined>
}

/** @throws UpstreamFailed where nothing is published */
export async function readTopicNames(
  { content, locale, readPlaceName }: TopicSources,
  topics: readonly Topic[],
): Promise<NamedTopic[]> {
  const slugs = topics.filter(({ kind }) => kind === 'concert' || kind === 'tickets').map(({ key }) => key)
  const placeKeys = [...new Set(topics.filter(({ kind }) => kind === 'place').map(({ key }) => key))]
  const [{ concerts }, cities, programs, placeNames] = await Promise.all([
    slugs.length > 0
      ? readConcerts(content, locale, {
          when: 'upcoming',
          among: new Set(slugs),
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
