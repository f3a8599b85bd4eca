import { readConcert } from '../../../content/concerts/concert.ts'
import { NotFound } from '../../../errors.ts'
import { concertMessages, embedMessages } from '../../../languages/texts.ts'
import { definePage } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { embedQuerySchema } from '../../../shared/embed.ts'
import { EmbedCard, EmbedRows } from '../components/embed-card.tsx'
import { campaignOfFrame, frameHead, isFrameStored } from '../embed-frame.ts'

/** `/embed/c/{slug}`: one concert in a frame of another site. */
export const embedConcertPage = definePage('embedConcert', {
  isFramed: true,
  query: embedQuerySchema,
  isStored: isFrameStored,
  loadCritical: async ({ content, locale, params, path }) => {
    const concert = await readConcert(content, locale, params.slug)
    if (!concert) throw new NotFound(path)
    return { concert }
  },
  head: ({ locale, query }, { concert }) => ({
    ...frameHead(
      query,
      pathTo('concert', { slug: concert.slug }),
      concert.program?.name ?? concertMessages(locale).title,
    ),
    ...(concert.program?.repertoire ? { light: concert.program.repertoire } : {}),
  }),
  View: ({ page, data: { concert } }) => {
    const campaign = campaignOfFrame(page.query)
    return (
      <EmbedCard
        page={page}
        campaign={campaign}
        title={{
          text: concert.program?.name ?? concertMessages(page.locale).title,
          lang: concert.program?.lang,
        }}
        path={pathTo('concert', { slug: concert.slug })}
        more={embedMessages(page.locale).whole}
      >
        <EmbedRows page={page} campaign={campaign} concerts={[concert]} without="program" />
      </EmbedCard>
    )
  },
})
