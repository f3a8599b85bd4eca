import * as z from 'zod/mini'
import { heroPreloads } from '../components/picture.tsx'
import { type Concert, type ConcertPage, noConcerts, readConcert, readConcerts } from '../content/concert.ts'
import { slugSchema } from '../content/fields.ts'
import { isOver } from '../content/ticket-state.ts'
import { NotFound } from '../errors.ts'
import { concertPageMessages } from '../i18n/concert-page.ts'
import { concertMessages } from '../i18n/concerts.ts'
import { ConcertLayout } from '../layouts/concert.tsx'
import type { Page, PageDefinition } from '../rendering/page.ts'
import { formatFullDay } from '../shared/format.ts'

interface Critical {
  concert: Concert
}

export interface ConcertNeighbours {
  otherDates: Promise<ConcertPage>
  inCity: Promise<ConcertPage>
}

const neighboursShown = 6

export const concertPage: PageDefinition<{ slug: string }, unknown, Critical, ConcertNeighbours> = {
  params: z.object({ slug: slugSchema }),
  uses: ['map', 'ticket-widget'],
  loadCritical: async ({ content, locale, params, path }) => {
    const concert = await readConcert(content, locale, params.slug)
    if (!concert) throw new NotFound(path)
    return { concert }
  },
  loadDeferred: (page, critical) => ({
    otherDates: critical.then(({ concert }) => readOtherDates(page, concert)),
    inCity: critical.then(({ concert }) => readInCity(page, concert)),
  }),
  head: ({ locale, now }, { concert }) => ({
    title: toTitle(concert, locale),
    description: concert.seo.description ?? toDescription(concert, locale),
    ...(concert.program?.repertoire ? { light: concert.program.repertoire } : {}),
    preloads: heroPreloads({ wide: concert.heroImage, tall: concert.posterImage }),
    ...(concert.heroImage ? { image: concert.heroImage } : {}),
    adminLink: '/content-manager/collectionType/api::concert.concert',
    button: isOver(concert, now) ? 'concerts' : 'ticketsAnchor',
    styles: ['concert'],
  }),
  View: ({ page, data }) => (
    <ConcertLayout
      page={page}
      concert={data.concert}
      title={toTitle(data.concert, page.locale)}
      neighbours={data}
    />
  ),
}

/** `Музыка Ханса Циммера, Казань, 5 декабря 2026`: a name without marketing, place and day. */
const toTitle = (concert: Concert, locale: Page['locale']) =>
  concert.seo.title ??
  [
    concert.program?.name ?? concertMessages(locale).title,
    concert.city?.name,
    formatFullDay(locale, concert.date),
  ]
    .filter(Boolean)
    .join(', ')

const toDescription = (concert: Concert, locale: Page['locale']) =>
  concertPageMessages(locale).description(
    concert.program?.name ?? concertMessages(locale).title,
    formatFullDay(locale, concert.date),
    [concert.city?.name, concert.venue?.name].filter(Boolean).join(', '),
  )

async function readOtherDates(page: Page, concert: Concert): Promise<ConcertPage> {
  if (!concert.program) return noConcerts
  return readNeighbours(page, concert, { programSlug: concert.program.slug })
}

async function readInCity(page: Page, concert: Concert): Promise<ConcertPage> {
  if (!concert.city) return noConcerts
  return readNeighbours(page, concert, { citySlug: concert.city.slug })
}

const readNeighbours = (page: Page, concert: Concert, filter: { programSlug?: string; citySlug?: string }) =>
  readConcerts(page.content, page.locale, page.today, {
    when: 'upcoming',
    ...filter,
    exceptSlug: concert.slug,
    pageSize: neighboursShown,
  })
