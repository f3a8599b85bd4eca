import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { type DeskPageName, deskPathTo } from '../../routes/desk-addresses.ts'
import { toUtcDay } from '../../shared/zoned-time.ts'
import { makeDemoUsers } from '../../strapi-emulator/accounts/demo-users.ts'
import { createUserTable } from '../../strapi-emulator/accounts/users.ts'
import { insertDemoStatistics } from './demo-statistics.ts'
import type { ServedWorker } from './serve-worker.ts'

/** Folder in which `docs/desk.md` finds its pictures. */
const deskPicturesFolder = join(import.meta.dirname, '../../../docs/desk')

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
 * Takes the pictures of the desk with the demo's statistics, signed in as the owner, in English and the light theme.
 *
 * @returns a line for each picture
 */
export async function takeDeskPictures(worker: ServedWorker, browser: Browser): Promise<string[]> {
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
  const context = await browser.newContext({
    viewport: size,
    baseURL,
    locale: 'en',
    colorScheme: 'light',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  const signedIn = await context.request.post('/api/auth/local', {
    headers: { origin: new URL(baseURL).origin },
    data: { identifier: owner.email, password: owner.password },
  })
  if (!signedIn.ok()) throw new Error(`Nobody could sign in at the desk: ${signedIn.status()}`)
  await rm(deskPicturesFolder, { recursive: true, force: true })
  await mkdir(deskPicturesFolder, { recursive: true })
  const page = await context.newPage()
  const lines: string[] = []
  const concert = await database
    .prepare(
      `select concert from evening where day > ? and json_array_length(curve, '$.sold') > 0 order by day limit 1`,
    )
    .bind(toUtcDay(Date.now() + 10 * dayMs))
    .first<string>('concert')
  const shown = [
    ...pictures.map(({ name, page: address }) => ({ name, path: deskPathTo(address) })),
    { name: 'concert', path: deskPathTo('deskEvening', { slug: concert ?? '' }) },
  ]
  for (const { name, path } of shown) {
    await page.goto(`/en${path}`, { waitUntil: 'networkidle' })
    const picture = await sharp(await page.screenshot())
      .webp({ quality })
      .toBuffer()
    await writeFile(join(deskPicturesFolder, `${name}.webp`), picture)
    lines.push(`docs/desk/${name}.webp ${picture.length} bytes`)
  }
  await context.close()
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
