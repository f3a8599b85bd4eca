import { type Concert, readConcert } from '../content/concerts/concert.ts'
import { toConcertName } from '../content/concerts/concert-name.ts'
import { readNeighbours } from '../content/concerts/neighbours.ts'
import { chooseTicketState, chooseTicketStates } from '../content/concerts/ticket-state.ts'
import { NotFound } from '../errors.ts'
import { concertPageMessages, shareImageMessages, siteMessages } from '../languages/texts.ts'
import { assetUrls } from '../rendering/assets.ts'
import { definePage, type Page } from '../rendering/define-page.ts'
import { toMusicEvent } from '../rendering/structured-data/music-event.ts'
import type { Crumb } from '../rendering/structured-data/web-page.ts'
import { pathTo } from '../routes/paths.ts'
import {
  chooseScene,
  type ShareImage,
  shareImagePath,
  shareImageVersion,
} from '../share-images/share-image.ts'
import { formatFullDay } from '../shared/format.ts'
import { localePath } from '../shared/urls.ts'
import { toDayInZone } from '../shared/zoned-time.ts'
import { ConcertView } from '../ui/components/concert-view.tsx'

export const concertPage = definePage('concert', {
  externalServices: ['map', 'embed', 'ticket-widget'],
  loadCritical: async ({ content, locale, params, path }) => {
    const concert = await readConcert(content, locale, params.slug)
    if (!concert) throw new NotFound(path)
    return { concert }
  },
  loadDeferred: (page, critical) =>
    readNeighbours(
      page,
      critical.then(({ concert }) => concert),
    ),
  head: (page, { concert }) => ({
    title: toTitle(concert, page.locale),
    description: concert.seo.description ?? toDescription(concert, page.locale),
    ...(concert.program?.repertoire ? { light: concert.program.repertoire } : {}),
    // The share image belongs to this concert and not to its program, so that a shared link shows the evening that it
    // is about.
    shareImage: toShareImage(concert, page.locale),
    trail: toTrail(concert, page.locale),
    structuredData: [
      toMusicEvent(page, concert, {
        description: concert.about ?? toDescription(concert, page.locale),
        images: toImages(page, concert),
      }),
    ],
    ...(chooseTicketState(concert, page.now) === 'buy' ? { button: { tickets: concert.slug } } : {}),
    isEmbeddable: true,
    styles: ['ticket'],
  }),
  timeDependencies: ({ now }, { concert, otherDates, inCity, series }) => [
    series.map(({ counts }) => counts),
    toDayInZone(concert.timeZone, now),
    chooseTicketStates([concert, ...otherDates.concerts, ...inCity.concerts], now),
  ],
  View: ({ page, data }) => (
    <ConcertView
      page={page}
      concert={data.concert}
      title={toTitle(data.concert, page.locale)}
      neighbours={data}
    />
  ),
})

/** `Музыка Ханса Циммера, Казань, 5 декабря 2026`: a name without marketing, place and day. */
const nameOf = (concert: Concert, locale: Page['locale']) =>
  toConcertName(concert)?.name ?? shareImageMessages(locale).concert

const toTitle = (concert: Concert, locale: Page['locale']) =>
  concert.seo.title ??
  [nameOf(concert, locale), concert.city?.name, formatFullDay(locale, concert.date)]
    .filter(Boolean)
    .join(', ')

const toDescription = (concert: Concert, locale: Page['locale']) =>
  concertPageMessages(locale).description(
    nameOf(concert, locale),
    formatFullDay(locale, concert.date),
    [concert.city?.name, concert.venue?.name].filter(Boolean).join(', '),
  )

const toShareImage = (concert: Concert, locale: Page['locale']): ShareImage => ({
  title: nameOf(concert, locale),
  date: concert.date,
  ...(concert.time ? { time: concert.time } : {}),
  place: [concert.city?.name, concert.venue?.name].filter(Boolean).join(', '),
  ...(concert.program?.repertoire ? { light: concert.program.repertoire } : {}),
  ...chooseScene(concert.heroImage),
  ...(concert.city ? { skyline: concert.city.slug } : {}),
})

function toTrail(concert: Concert, locale: Page['locale']): Crumb[] {
  const { city, date, slug } = concert
  const name = [nameOf(concert, locale), formatFullDay(locale, date)].join(', ')
  return [
    { name: siteMessages(locale).menuLinks.concerts, path: pathTo('concerts') },
    ...(city ? [{ name: city.name, path: pathTo('city', { slug: city.slug }) }] : []),
    { name, path: pathTo('concert', { slug }) },
  ]
}

/**
 * Images in the three aspect ratios that search engines ask for: the program's picture if it is wide, and drawn ones.
 */
function toImages({ origin, locale }: Page, concert: Concert): string[] {
  const { heroImage, slug } = concert
  const version = shareImageVersion(assetUrls.sharePictures, locale, toShareImage(concert, locale))
  const address = (format: '-16x9' | '-4x3' | '-1x1') =>
    `${origin}${shareImagePath(localePath(locale, pathTo('concert', { slug })), format, version)}`
  const { width = 0, height = 1 } = heroImage ?? {}
  const isWide = heroImage && Math.abs(width / height - 16 / 9) < 0.05
  const wide =
    isWide && URL.canParse(heroImage.url, origin) ? new URL(heroImage.url, origin).href : address('-16x9')
  return [wide, address('-4x3'), address('-1x1')]
}
