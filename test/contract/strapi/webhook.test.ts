import { Meilisearch } from 'meilisearch'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFailed, vi } from 'vitest'
import { readCatalogues } from '../../../src/search/catalogue/read-catalogue.ts'
import { toDocuments } from '../../../src/search/documents.ts'
import { loadIndexes } from '../../../src/tools/operate/search-sync/load.ts'
import { createFakeMeilisearch, fetchFrom, keys } from '../../fixtures/fake-meilisearch.ts'
import { contentWith } from './content-with.ts'
import { type Editor, type EntryId, signIn } from './editor.ts'
import { type Location, openLocation, type Visited } from './location.ts'
import { need, seededSnapshot, strapiUrl, today, version } from './services.ts'
import { openRelay, type WebhookRelay } from './webhook-relay.ts'

const secret = need('WEBHOOK_SECRET')
const searchUrl = 'http://search.test'
const fake = createFakeMeilisearch()
const variables = { CONTENT_URL: strapiUrl, HOOK_SECRET: secret, LOCALES: 'ru,en' }

let editor: Editor
let relay: WebhookRelay
/** The site that receives Strapi's webhook; it searches with Meilisearch. */
let told: Location
/** A site whose editors have set up no webhook: its scheduled run finds changes each minute. It searches in process. */
let untold: Location

beforeAll(async () => {
  editor = await signIn()
  told = await openLocation({
    variables: { ...variables, SEARCH_URL: searchUrl, SEARCH_KEY: keys.search, SEARCH_ADMIN_KEY: keys.admin },
    outbound: (request) => (request.url.startsWith(searchUrl) ? fake.fetch(request) : fetch(request)),
  })
  untold = await openLocation({ variables })
  relay = await openRelay(Number(need('WEBHOOK_PORT')), (body, headers) =>
    told.post('/api/hooks/content', body, headers),
  )
  await fillSearch()
})
let begun = new Map<Location, number>()
beforeEach(() => {
  begun = new Map([told, untold].map((location) => [location, location.log.length]))
  onTestFailed(() => {
    for (const location of [told, untold]) console.error(logOfTest(location).join('\n'))
  })
})
afterAll(async () => {
  await Promise.all([relay?.stop(), told?.stop(), untold?.stop()])
})

async function fillSearch(): Promise<void> {
  const content = contentWith(
    (request) => fetch(new Request(request.url.replace('http://content.invalid', strapiUrl), request)),
    version,
  )
  const documents = toDocuments(await readCatalogues(content, today, ['ru', 'en']), ['ru', 'en'])
  vi.stubGlobal(
    'fetch',
    fetchFrom(() => fake),
  )
  await loadIndexes(new Meilisearch({ host: searchUrl, apiKey: keys.admin }), documents, () => undefined)
  vi.unstubAllGlobals()
}

/** What the Worker said during the test. */
const logOfTest = (location: Location) => location.log.slice(begun.get(location))

/** Requests the page until it is right: a change is published after the webhook is answered. */
async function expectSoon(
  location: Location,
  path: string,
  isRight: (page: Visited) => boolean,
): Promise<void> {
  await vi.waitFor(async () => {
    if (!isRight(await location.visit(path))) throw new Error(`${path} is still wrong`)
  }, patience)
}

/** Machines are shared; nothing here is timed. */
const patience = { timeout: 300_000, interval: 200 }

const shows = (text: string) => (page: Visited) => page.status === 200 && page.html.includes(text)
const hides = (text: string) => (page: Visited) => page.status === 200 && !page.html.includes(text)
const isMissing = (page: Visited) => page.status === 404

const programs = seededSnapshot.Program.filter(({ locale }) => locale === 'ru')
const upcoming = seededSnapshot.Concert.filter(({ date }) => String(date) > today)
const concert = upcoming[upcoming.length - 3]
const concertPath = `/c/${concert?.slug}`
const program = programs.find(({ id }) => id === concert?.program)
const programPath = `/${program?.slug}`

describe('an editor renames a program', () => {
  const name = 'Новое имя программы'
  const pages = [programPath, '/programs', concertPath]

  it('and everybody sees it with the next page or the one after', async () => {
    for (const path of pages) await Promise.all([told.visit(path), untold.visit(path)])
    await editor.edit('program', await editor.find('program', String(program?.slug)), { name })
    await relay.heard(editor.editEvent, 'program')
    for (const path of pages) await expectSoon(told, path, shows(name))
  })

  it('and a site without a webhook follows within the minute', async () => {
    expect(shows(name)(await untold.visit(programPath))).toBe(false)
    await untold.runSchedule()
    for (const path of pages) await expectSoon(untold, path, shows(name))
  })

  it('and search knows its documents and those of its concerts', async () => {
    await vi.waitFor(() => {
      const found = fake.documents('program').filter(({ slug }) => slug === program?.slug)
      expect(found.map((document) => document.name)).toContain(name)
      const ofConcert = fake.documents('concert').find(({ slug }) => slug === concert?.slug)
      expect(ofConcert?.programNames).toContain(name.toLowerCase())
    }, patience)
  })
})

describe('an editor moves a concert to another venue', () => {
  const others = seededSnapshot.Venue.filter(({ locale, id }) => locale === 'ru' && id !== concert?.venue)
  const [from, to] = [seededSnapshot.Venue.find(({ id }) => id === concert?.venue), others[5]]

  it('and its page names the new one', async () => {
    await told.visit(concertPath)
    const [arrival, departure] = [
      await editor.find('venue', String(to?.slug)),
      await editor.find('venue', String(from?.slug)),
    ]
    await editor.edit('concert', await editor.find('concert', String(concert?.slug)), {
      venue: { connect: [editor.reference(arrival)], disconnect: [editor.reference(departure)] },
    })
    await relay.heard(editor.editEvent, 'concert')
    await expectSoon(told, concertPath, shows(String(to?.name)))
  })

  it('and the venue’s page lists it', async () => {
    await expectSoon(told, `/venues/${to?.slug}`, shows(concertPath))
  })
})

describe('an editor takes a program out of a collection', () => {
  const collection = seededSnapshot.ProgramCollection.find(
    ({ locale, programs: members }) => locale === 'ru' && Array.isArray(members) && members.length > 2,
  )
  const member = programs.find(
    ({ id }) => Array.isArray(collection?.programs) && id === collection.programs[0],
  )

  it('and the collection’s page leaves it out', async () => {
    const path = `/${collection?.slug}`
    await expectSoon(told, path, shows(`href="/${member?.slug}"`))
    const leaving = editor.reference(await editor.find('program', String(member?.slug)))
    const id = await editor.find('program-collection', String(collection?.slug))
    await editor.edit('program-collection', id, { programs: { connect: [], disconnect: [leaving] } })
    await relay.heard(editor.editEvent, 'program-collection')
    await expectSoon(told, path, hides(`href="/${member?.slug}"`))
  })
})

describe('an editor unpublishes a program', () => {
  const other = programs.find(({ slug }) => slug !== program?.slug && slug !== 'hans-zimmer')
  const slug = String(other?.slug)
  const path = `/${slug}`
  const others = seededSnapshot.Program.filter((row) => row.slug === slug && row.locale !== 'ru')

  it('in one language, and its page is in the next one that it is written in', async () => {
    const english = others.find(({ locale }) => locale === 'en')
    await expectSoon(told, path, shows(String(other?.name)))
    await editor.unpublish('program', await editor.find('program', slug))
    await relay.heard('entry.unpublish', 'program')
    await expectSoon(told, path, shows(String(english?.name)))
  })

  it('in every language, and nobody finds its page or reads its name', async () => {
    await expectSoon(told, '/programs', shows(path))
    for (const locale of others.map((row) => String(row.locale))) {
      await editor.unpublish('program', await editor.find('program', slug, locale), locale)
      await relay.heard('entry.unpublish', 'program')
    }
    await expectSoon(told, path, isMissing)
    await expectSoon(told, '/programs', hides(`href="${path}"`))
    await vi.waitFor(() => {
      expect(fake.documents('program').filter((document) => document.slug === slug)).toEqual([])
    }, patience)
  })

  it('and publishes it again', async () => {
    for (const locale of ['ru', ...others.map((row) => String(row.locale))]) {
      await editor.publish('program', await editor.find('program', slug, locale), locale)
      await relay.heard('entry.publish', 'program')
    }
    await expectSoon(told, path, shows(String(other?.name)))
    await expectSoon(told, '/programs', shows(`href="${path}"`))
  })
})

describe('an editor writes news', () => {
  const title = 'Новость из настоящей админки'
  const slug = 'news-from-the-admin-panel'
  const path = `/p/${slug}`
  let id: EntryId

  const isFoundOn = async (location: Location) => {
    const query = { queries: [{ indexUid: 'post', q: 'настоящей админки', matchingStrategy: 'all' }] }
    const answer = await location.post('/api/search', query)
    return JSON.stringify(await answer.json()).includes(slug)
  }

  it('that nobody sees before it is published', async () => {
    await expectSoon(told, path, isMissing)
    await told.visit('/news')
    id = await editor.create('post', { title, slug, summary: 'Коротко' })
    await relay.heard('entry.create', 'post')
    // The run publishes after what the webhook has begun: a draft that were published would be seen now.
    await told.runSchedule()
    expect(isMissing(await told.visit(path))).toBe(true)
  })

  it('that stands on top of the list once it is published', async () => {
    await editor.publish('post', id)
    await relay.heard('entry.publish', 'post')
    await expectSoon(told, path, shows(title))
    await expectSoon(told, '/news', shows(title))
  })

  it('that is found by Meilisearch, and by the index of the site without a webhook', async () => {
    await vi.waitFor(() => expect(JSON.stringify(fake.documents('post'))).toContain(slug), patience)
    expect(await isFoundOn(told)).toBe(true)
    await untold.runSchedule()
    await vi.waitFor(async () => expect(await isFoundOn(untold)).toBe(true), patience)
  })

  it('that is gone when it is deleted', async () => {
    await editor.remove('post', id)
    await relay.heard('entry.delete', 'post')
    await expectSoon(told, path, isMissing)
    await expectSoon(told, '/news', hides(title))
    await vi.waitFor(() => expect(JSON.stringify(fake.documents('post'))).not.toContain(slug), patience)
  })
})

describe('an editor announces something', () => {
  const announcement = 'Продажа билетов открыта'

  it('and it stands above the header of the pages that follow', async () => {
    await told.visit('/venues')
    await editor.fill('site', { announcement, announcementLink: '/concerts' })
    await relay.heard('entry.create', 'site')
    await expectSoon(told, '/venues', shows(announcement))
  })

  it('and a site without a webhook follows within the minute', async () => {
    await untold.visit('/venues')
    await untold.runSchedule()
    await expectSoon(untold, '/venues', shows(announcement))
  })

  it('and it is gone when it is over', async () => {
    await editor.fill('site', { announcement, announcementEnds: '2020-01-01T00:00:00.000Z' })
    await relay.heard('entry.update', 'site')
    await expectSoon(told, '/venues', hides(announcement))
  })
})

it('every call was answered with 202', () => {
  expect([...relay.statuses]).toEqual([202])
})
