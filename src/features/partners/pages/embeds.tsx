import type * as z from 'zod/mini'
import { readConcert } from '../../../content/concerts/concert.ts'
import { toConcertName } from '../../../content/concerts/concert-name.ts'
import { readConcerts } from '../../../content/concerts/concerts.ts'
import { readCityDetail } from '../../../content/places/readers.ts'
import { readBySlug } from '../../../content/site/entry-by-slug.ts'
import { NotFound } from '../../../errors.ts'
import { concertMessages, embedMessages, placeMessages } from '../../../languages/texts.ts'
import { definePage } from '../../../rendering/define-page.ts'
import type { Head } from '../../../rendering/head.ts'
import { pathTo } from '../../../routes/paths.ts'
import { findCampaign } from '../../../shared/campaign.ts'
import { embedQuerySchema, embedRows } from '../../../shared/embed.ts'
import { EmbedCard, EmbedRows } from '../components/embed-card.tsx'

type EmbedQuery = z.infer<typeof embedQuerySchema>

/** Reads the campaign parameters of a frame's address; empty if there are none. */
function toFrameCampaign(query: EmbedQuery): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return findCampaign(new URLSearchParams(given).toString())
}

/** Pages with a campaign are not cached: partners choose its words, and the pages would displace others. */
const isFrameCached = ({ query }: { query: EmbedQuery }): boolean => toFrameCampaign(query) === ''

/** @param path path of the full page, which is canonical */
const toFrameHead = (query: EmbedQuery, path: string, title: string): Head => ({
  title,
  robots: 'noindex',
  canonicalPath: path,
  frame: query.theme ? { theme: query.theme } : {},
})

/** `/embed/cities/{slug}`: the next concerts of a city, for a frame on another site. */
export const embedCityPage = definePage('embedCity', {
  isFramed: true,
  query: embedQuerySchema,
  isStored: isFrameCached,
  loadCritical: async ({ content, locale, params, path }) => {
    const city = await readCityDetail(content, locale, params.slug)
    if (!city) throw new NotFound(path)
    const filter = { when: 'upcoming', citySlug: params.slug, pageSize: embedRows } as const
    return { city, list: await readConcerts(content, locale, filter) }
  },
  head: ({ locale, query, params }, { city }) =>
    toFrameHead(query, pathTo('city', params), placeMessages(locale).concertsIn(city)),
  View: ({ page, data: { city, list } }) => {
    const campaign = toFrameCampaign(page.query)
    return (
      <EmbedCard
        page={page}
        campaign={campaign}
        title={{ text: placeMessages(page.locale).concertsIn(city) }}
        path={pathTo('city', page.params)}
        more={embedMessages(page.locale).allDates}
      >
        <EmbedRows page={page} campaign={campaign} concerts={list.concerts} without="city" />
      </EmbedCard>
    )
  },
})

/** `/embed/c/{slug}`: one concert, for a frame on another site. */
export const embedConcertPage = definePage('embedConcert', {
  isFramed: true,
  query: embedQuerySchema,
  isStored: isFrameCached,
  loadCritical: async ({ content, locale, params, path }) => {
    const concert = await readConcert(content, locale, params.slug)
    if (!concert) throw new NotFound(path)
    return { concert }
  },
  head: ({ locale, query }, { concert }) => ({
    ...toFrameHead(
      query,
      pathTo('concert', { slug: concert.slug }),
      toConcertName(concert)?.name ?? concertMessages(locale).title,
    ),
    ...(concert.program?.repertoire ? { light: concert.program.repertoire } : {}),
  }),
  View: ({ page, data: { concert } }) => {
    const campaign = toFrameCampaign(page.query)
    return (
      <EmbedCard
        page={page}
        campaign={campaign}
        title={{
          text: toConcertName(concert)?.name ?? concertMessages(page.locale).title,
          lang: toConcertName(concert)?.lang,
        }}
        path={pathTo('concert', { slug: concert.slug })}
        more={embedMessages(page.locale).whole}
      >
        <EmbedRows page={page} campaign={campaign} concerts={[concert]} without="program" />
      </EmbedCard>
    )
  },
})

/** `/embed/{slug}`: the next concerts of a program, for a frame on another site. */
export const embedProgramPage = definePage('embedProgram', {
  isFramed: true,
  query: embedQuerySchema,
  isStored: isFrameCached,
  loadCritical: async ({ content, locale, params, path }) => {
    const entry = await readBySlug(content, locale, params.slug)
    if (entry?.kind !== 'program') throw new NotFound(path)
    const { program } = entry
    const filter = { when: 'upcoming', programSlug: program.slug, pageSize: embedRows } as const
    return { program, list: await readConcerts(content, locale, filter) }
  },
  head: ({ query, params }, { program }) => ({
    ...toFrameHead(query, pathTo('bySlug', params), program.name),
    ...(program.repertoire ? { light: program.repertoire } : {}),
  }),
  View: ({ page, data: { program, list } }) => {
    const campaign = toFrameCampaign(page.query)
    return (
      <EmbedCard
        page={page}
        campaign={campaign}
        title={{ text: program.name, lang: program.lang }}
        path={pathTo('bySlug', page.params)}
        more={embedMessages(page.locale).allDates}
      >
        <EmbedRows page={page} campaign={campaign} concerts={list.concerts} without="program" />
      </EmbedCard>
    )
  },
})
