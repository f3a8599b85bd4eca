import { readConcerts } from '../../../content/concerts/concerts.ts'
import { readBySlug } from '../../../content/site/by-slug.ts'
import { NotFound } from '../../../errors.ts'
import { embedMessages } from '../../../languages/texts.ts'
import { definePage } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { embedQuerySchema, embedRows } from '../../../shared/embed.ts'
import { EmbedCard, EmbedRows } from '../components/embed-card.tsx'
import { campaignOfFrame, frameHead, isFrameStored } from '../embed-frame.ts'

/** `/embed/{slug}`: a program's next concerts in a frame of another site. */
export const embedProgramPage = definePage('embedProgram', {
  isFramed: true,
  query: embedQuerySchema,
  isStored: isFrameStored,
  loadCritical: async ({ content, locale, params, path, today }) => {
    const entry = await readBySlug(content, locale, params.slug)
    if (entry?.kind !== 'program') throw new NotFound(path)
    const { program } = entry
    const filter = { when: 'upcoming', programSlug: program.slug, pageSize: embedRows } as const
    return { program, list: await readConcerts(content, locale, today, filter) }
  },
  head: ({ query, params }, { program }) => ({
    ...frameHead(query, pathTo('bySlug', params), program.name),
    ...(program.repertoire ? { light: program.repertoire } : {}),
  }),
  View: ({ page, data: { program, list } }) => {
    const campaign = campaignOfFrame(page.query)
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
