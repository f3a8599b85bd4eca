import { readConcerts } from '../../../content/concerts/concerts.ts'
import { readCityDetail } from '../../../content/places/city-detail.ts'
import { NotFound } from '../../../errors.ts'
import { embedMessages, placeMessages } from '../../../languages/texts.ts'
import { definePage } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { embedQuerySchema, embedRows } from '../../../shared/embed.ts'
import { EmbedCard, EmbedRows } from '../components/embed-card.tsx'
import { campaignOfFrame, frameHead, isFrameStored } from '../embed-frame.ts'

/** `/embed/cities/{slug}`: a city's next concerts in a frame of another site. */
export const embedCityPage = definePage('embedCity', {
  isFramed: true,
  query: embedQuerySchema,
  isStored: isFrameStored,
  loadCritical: async ({ content, locale, params, path, today }) => {
    const city = await readCityDetail(content, locale, params.slug)
    if (!city) throw new NotFound(path)
    const filter = { when: 'upcoming', citySlug: params.slug, pageSize: embedRows } as const
    return { city, list: await readConcerts(content, locale, today, filter) }
  },
  head: ({ locale, query, params }, { city }) =>
    frameHead(query, pathTo('city', params), placeMessages(locale).concertsIn(city)),
  View: ({ page, data: { city, list } }) => {
    const campaign = campaignOfFrame(page.query)
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
