import { type Concert, readConcert } from '../content/concerts/concert.ts'
import { toConcertName } from '../content/concerts/concert-name.ts'
import type { ConcertSummary } from '../content/concerts/concert-summary.ts'
import { readConcerts } from '../content/concerts/concerts.ts'
import { isOver } from '../content/concerts/ticket-state.ts'
import { readHelp } from '../content/reading/readers.ts'
import { NotFound } from '../errors.ts'
import { concertMessages, eveningMessages } from '../languages/texts.ts'
import { definePage, type Page } from '../rendering/define-page.ts'
import { pathTo } from '../routes/paths.ts'
import { formatFullDay } from '../shared/format.ts'
import { EveningView } from '../ui/components/evening-view.tsx'

const shownAgain = 6

/**
 * `/c/{slug}/evening`: the facts that a guest needs on the day of a concert; once it is over, what was played. The page
 * of a saved concert also opens on a phone without a network. Search engines index the concert's own page instead.
 */
export const eveningPage = definePage('evening', {
  externalServices: ['map', 'ticket-widget'],
  loadCritical: async ({ content, locale, params, path }) => {
    const concert = await readConcert(content, locale, params.slug)
    if (!concert) throw new NotFound(path)
    return { concert }
  },
  loadDeferred: (page, critical) => ({
    help: critical.then(({ concert }) =>
      isOver(concert, page.now) ? null : readHelp(page.content, page.locale, 'refund'),
    ),
    again: critical.then(({ concert }) => readAgain(page, concert)),
  }),
  head: ({ locale }, { concert }) => {
    const t = eveningMessages(locale)
    const name = toConcertName(concert)?.name ?? concertMessages(locale).title
    return {
      title: t.titleOf(name),
      description: t.description(name, formatFullDay(locale, concert.date)),
      robots: 'noindex',
      canonicalPath: pathTo('concert', { slug: concert.slug }),
      edits: { type: 'concert', slug: concert.slug },
      styles: ['concerts', 'evening'],
      ...(concert.program?.repertoire ? { light: concert.program.repertoire } : {}),
    }
  },
  View: ({ page, data }) => <EveningView page={page} {...data} />,
})

/** Reads the next concerts with the same program, once the concert is over. */
async function readAgain(page: Page, concert: Concert): Promise<ConcertSummary[]> {
  if (!concert.program || !isOver(concert, page.now)) return []
  const { concerts } = await readConcerts(page.content, page.locale, {
    when: 'upcoming',
    programSlug: concert.program.slug,
    exceptSlug: concert.slug,
    pageSize: shownAgain,
  })
  return concerts
}
