import { describe, expect, it } from 'vitest'
import { readConcerts } from '../../src/content/concerts/concerts.ts'
import { concertPage } from '../../src/pages/concert.tsx'
import type { PublicPage } from '../../src/rendering/define-page.ts'
import { pathTo } from '../../src/routes/paths.ts'
import { allLocales, type Locale } from '../../src/shared/locales.ts'
import {
  findEventProblems,
  findMissingProperties,
  googleLists,
} from '../../src/tools/measure/audit-seo/structured-data/google-lists.ts'
import {
  findVocabularyProblems,
  isThing,
  type JsonLdObject,
} from '../../src/tools/measure/audit-seo/structured-data/vocabulary.ts'
import { toJsonLd } from '../../src/ui/components/structured-data.tsx'
import { barePage } from './bare-page.ts'
import { createEmbeddedService } from './emulator-service.ts'

const now = Date.UTC(2026, 10, 20, 9)
const today = '2026-11-20'
const { service } = createEmbeddedService(now)

const pageOf = (locale: Locale, slug: string): PublicPage<{ slug: string }, object> => ({
  ...barePage(locale, pathTo('concert', { slug })),
  params: { slug },
  now,
  today,
  content: service,
})

async function upcomingSlugs(): Promise<string[]> {
  const slugs: string[] = []
  for (let page = 1; ; page += 1) {
    const { concerts, pageCount } = await readConcerts(service, 'ru', { when: 'upcoming', page })
    slugs.push(...concerts.map(({ slug }) => slug))
    if (page >= pageCount) return slugs
  }
}

/** What the page's head says of itself, as a reader of its data block gets it. */
async function eventOf(locale: Locale, slug: string): Promise<{ slug: string; event: JsonLdObject }> {
  const page = pageOf(locale, slug)
  const critical = await concertPage.loadCritical?.(page)
  if (!critical) throw new Error('the page loads nothing')
  const { structuredData = [] } = concertPage.head(page, critical)
  const event: unknown = JSON.parse(toJsonLd(structuredData.filter((thing) => thing !== undefined)))
  return { slug, event: isThing(event) ? event : {} }
}

const slugs = await upcomingSlugs()

describe.each(allLocales)('every upcoming concert of the demo, in %s', async (locale) => {
  const events = await Promise.all(slugs.map((slug) => eventOf(locale, slug)))
  const faultsOf = (find: (event: JsonLdObject) => string[]) =>
    events.flatMap(({ slug, event }) => find(event).map((fault) => `${slug}: ${fault}`))

  it('is an event', () => {
    expect(events.length).toBeGreaterThan(200)
    expect(events.filter(({ event }) => event['@type'] !== 'MusicEvent')).toEqual([])
  })

  it('speaks the vocabulary of schema.org', () => {
    expect(faultsOf((event) => findVocabularyProblems(event))).toEqual([])
  })

  it('has all that Google requires', () => {
    expect(faultsOf((event) => findMissingProperties(event, googleLists.MusicEvent.required))).toEqual([])
    expect(faultsOf(findEventProblems)).toEqual([])
  })

  it('has all that Google recommends, as far as content knows it', () => {
    const lacking = faultsOf((event) => {
      // A concert without tickets on sale has no `offers`, one without a time has no `endDate`, and a price may be
      // unknown.
      const offers = isThing(event.offers) ? event.offers : undefined
      const known = googleLists.MusicEvent.recommended.filter((path) => {
        if (path.startsWith('offers') && !offers) return false
        if (path.startsWith('offers.price') && offers?.price === undefined) return false
        return !(path === 'endDate' && !String(event.startDate).includes('T'))
      })
      return findMissingProperties(event, known)
    })
    expect(lacking).toEqual([])
  })

  it('offers tickets nearly everywhere', () => {
    const offering = events.filter(
      ({ event }) => findMissingProperties(event, ['offers.price', 'offers.validFrom']).length === 0,
    )
    expect(offering.length / events.length).toBeGreaterThan(0.8)
  })

  it('has its pictures in three shapes', () => {
    expect(faultsOf(({ image }) => (Array.isArray(image) && image.length === 3 ? [] : ['image']))).toEqual([])
  })

  it('occurs in every state that a concert can have', () => {
    const states = new Set(events.map(({ event }) => String(event.eventStatus).split('/').at(-1)))
    expect([...states].sort()).toEqual([
      'EventCancelled',
      'EventMovedOnline',
      'EventPostponed',
      'EventRescheduled',
      'EventScheduled',
    ])
  })
})
