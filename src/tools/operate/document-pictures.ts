import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { type DeskPageName, deskPathTo } from '../../routes/desk-addresses.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { toUtcDay } from '../../shared/zoned-time.ts'
import { makeDemoUsers } from '../../strapi-emulator/accounts/demo-users.ts'
import { createUserTable } from '../../strapi-emulator/accounts/users.ts'
import { insertDemoStatistics } from './demo-statistics.ts'
import type { ServedWorker } from './serve-worker.ts'

/** Folder of the documents, with a folder of pictures for `desk.md` and one for the handbooks of editors. */
const documents = join(import.meta.dirname, '../../../docs')

const size = { width: 1200, height: 860 }
const quality = 60
const dayMs = 86_400_000
/** A run of the scheduled handler lists the concerts or counts a part of them; after these all are counted. */
const scheduledRuns = 30

/** The pages that the document shows, beside that of one concert. */
const pictures = [
  { name: 'today', page: 'deskOverview' },
  { name: 'inbox', page: 'deskInbox' },
  { name: 'concerts', page: 'deskEvenings' },
  { name: 'radar', page: 'deskRadar' },
  { name: 'searches', page: 'deskSearches' },
  { name: 'votes', page: 'deskVotes' },
  { name: 'content', page: 'deskContent' },
  { name: 'health', page: 'deskHealth' },
] as const satisfies { name: string; page: DeskPageName }[]

/** Languages in which there is a handbook of editors. */
const handbookLanguages: readonly Locale[] = ['en', 'ru', 'de']

/** What made visitors have sent, and how they voted: the desk of an empty database has nothing to show. */
const madeSubmissions = [
  ['contact', 'Anna Vetrova', 'Is there a ramp at the side entrance? My father comes in a wheelchair.'],
  ['contact', 'Ivan Sokolov', 'We are a school orchestra of thirty. May we come to a rehearsal in March?'],
  ['b2b', 'Festival Office', 'We would like to invite the quintet to our festival in July.'],
  ['contact', 'Maria Lind', 'Thank you for the evening in Kazan! Will the programme be recorded?'],
] as const
const madeVotes = {
  'merry-go-round-of-life': 655,
  'one-summers-day': 412,
  nandemonaiya: 230,
  'a-cruel-angels-thesis': 188,
}

/**
 * Takes the pictures of the documents with the demo's concerts and statistics, signed in as the owner, in the light theme: of the demo's own
 * brand those of `desk.md` and of the handbooks in its languages, of another brand those of the handbook in its first language.
 *
 * @param languages of the built brand, the first without a prefix in its addresses
 * @returns a line for each picture
 */
export async function takeDocumentPictures(
  worker: ServedWorker,
  browser: Browser,
  { languages, isDemo }: { languages: readonly Locale[]; isDemo: boolean },
): Promise<string[]> {
  const database = await worker.database()
  await insertDemoStatistics(database, undefined, toUtcDay(Date.now()))
  await fill(database)
  for (let run = 0; run < scheduledRuns; run++) await fetch(new URL('/cdn-cgi/local/scheduled', worker.url))
  const owner = (await makeDemoUsers(createUserTable(database), Date.now(), true)).find(
    ({ role }) => role === 'owner',
  )
  if (!owner) throw new Error('The owner of the desk was not made.')
  // Browsers store secure cookies of `localhost` without TLS, and of no other local name.
  const baseURL = worker.url.href.replace('127.0.0.1', 'localhost')
  const looks = {
    viewport: size,
    baseURL,
    colorScheme: 'light',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  } as const
  const context = await browser.newContext({ ...looks, locale: 'en' })
  const signedIn = await context.request.post('/api/auth/local', {
    headers: { origin: new URL(baseURL).origin },
    data: { identifier: owner.email, password: owner.password },
  })
  if (!signedIn.ok()) throw new Error(`Nobody could sign in at the desk: ${signedIn.status()}`)
  // Whose browser speaks the page's language isn't asked whether they would rather read another one.
  const storageState = await context.storageState()
  const own = await browser.newContext({ ...looks, locale: languages[0] ?? 'en', storageState })
  // Who says by the browser that visits aren't to be counted is asked nothing.
  await own.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const [inEnglish, inOwn] = [await context.newPage(), await own.newPage()]
  const prefixOf = (locale: Locale) => (locale === languages[0] ? '' : `/${locale}`)
  const lines: string[] = []
  const slug = await database
    .prepare(
      `select concert from evening where day > ? and json_array_length(curve, '$.sold') > 0 order by day limit 1`,
    )
    .bind(toUtcDay(Date.now() + 10 * dayMs))
    .first<string>('concert')
  if (!slug) throw new Error('No concert of the demo has sold tickets.')
  const ofDesk = [
    ...pictures.map(({ name, page: address }) => ({
      file: `desk/${name}`,
      path: `/en${deskPathTo(address)}`,
    })),
    { file: 'desk/concert', path: `/en${deskPathTo('deskEvening', { slug })}` },
  ]
  const inHandbooks = (isDemo ? languages : languages.slice(0, 1)).filter((each) =>
    handbookLanguages.includes(each),
  )
  const shown = [
    ...(isDemo ? ofDesk : []),
    ...inHandbooks.flatMap((locale) => [
      { file: `editors/concert-${locale}`, path: prefixOf(locale) + pathTo('concert', { slug }) },
      { file: `editors/sales-${locale}`, path: prefixOf(locale) + deskPathTo('deskEvenings') },
      { file: `editors/content-${locale}`, path: prefixOf(locale) + deskPathTo('deskContent') },
    ]),
  ]
  for (const { file, path } of shown) {
    const page = path.startsWith('/en/') ? inEnglish : inOwn
    await page.goto(path, { waitUntil: 'networkidle' })
    const picture = await sharp(await page.screenshot())
      .webp({ quality })
      .toBuffer()
    await writeFile(join(documents, `${file}.webp`), picture)
    lines.push(`docs/${file}.webp ${picture.length} bytes`)
  }
  for (const each of [context, own]) await each.close()
  return lines
}

type Database = Awaited<ReturnType<ServedWorker['database']>>

async function fill(database: Database): Promise<void> {
  const hourMs = 3_600_000
  const submission = database.prepare(
    `insert into submission (key, number, form, locale, content, content_digest, sent_at, forget_at)
     values (?1, ?2, ?3, 'en', ?4, '', ?5, 9e15)`,
  )
  await database.batch([
    ...madeSubmissions.map(([form, name, message], index) =>
      submission.bind(
        `made-${index}`,
        `MADE${index}PDA`,
        form,
        JSON.stringify({ name, email: 'visitor@example.test', message }),
        Date.now() - (index * 7 + 1) * hourMs,
      ),
    ),
    database
      .prepare(`insert into vote (slug, counts, total, counted_at) values ('anime-vote-2026', ?, ?, ?)`)
      .bind(
        JSON.stringify(madeVotes),
        Object.values(madeVotes).reduce((sum, votes) => sum + votes, 0),
        Date.now(),
      ),
  ])
}
