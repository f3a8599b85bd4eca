import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makePushKeys } from '../../operate/make-secrets.ts'
import { type StandInDatabase, startDatabase } from '../laboratory/site-database.ts'
import { contentUrl, startKv } from '../laboratory/stand-ins.ts'
import { readWrapped, refusalVariable, startCache } from '../laboratory/stores.ts'
import { type BareWorkerd, startWorkerd } from '../laboratory/workerd.ts'
import type { AttackEnvironment } from './attack.ts'
import { sendRawRequest } from './connection.ts'
import { type AttackedContent, contentToken, mailUrl, startAttackedContent } from './content.ts'
import { makeOrdinaryRequests, page } from './ordinary-requests.ts'

/** The built Worker in one isolate, with fakes of its services that count calls. */
export interface AttackedSite {
  worker: BareWorkerd
  content: AttackedContent
  kv: Awaited<ReturnType<typeof startKv>>
  /** The database, where there are notices or accounts. */
  database: StandInDatabase | undefined
  /** Memory of the isolate after the previous attack. */
  memory?: Awaited<ReturnType<BareWorkerd['memory']>> | undefined
  stop: () => Promise<void>
}

/** Starts a site and requests every kind of page in two languages and every endpoint, so that all code is loaded. */
export async function startAttackedSite(behind: AttackEnvironment = {}): Promise<AttackedSite> {
  const [content, kv, cache] = await Promise.all([startAttackedContent(), startKv(), startCache()])
  const database = behind.hasNotices || behind.hasAccounts ? await startDatabase() : undefined
  // The fake accepts every query, also the one that detects Strapi's version.
  const own = { CONTENT_URL: contentUrl, CONTENT_TOKEN: contentToken, CONTENT_DIALECT: '4' }
  const worker = await startWorkerd({
    modules: await readWrapped(),
    variables: {
      ...(behind.isEmbedded ? {} : own),
      ...(behind.isLimited ? { [refusalVariable]: 'on' } : {}),
      ...(behind.hasAccounts ? withAccounts : {}),
      ...(behind.hasNotices ? withNotices() : {}),
      ...behind.variables,
    },
    outboundPort: content.port,
    kvPort: kv.port,
    cachePort: cache.port,
    databasePort: database?.port,
    hasObjects: true,
    assetsDir: join(import.meta.dirname, '../../../../public'),
  })
  const fail = () => {
    content.state.mode = behind.content ?? 'well'
    content.state.slowQueries = behind.slowQueries
  }
  if (behind.isFromTheStart) fail()
  await untilPublished(worker)
  for (const request of makeOrdinaryRequests()) {
    // The environment alone has made the site hang; the rows report it.
    if ((await sendRawRequest(worker.url, request)).isLate) break
  }
  fail()
  return {
    worker,
    content,
    kv,
    database,
    stop: async () => {
      await worker.stop()
      for (const part of [content, kv, cache, database]) part?.stop()
    },
  }
}

const patienceMs = 60_000

/** Waits for the first publication, as the Publisher of a deployment has done before anybody attacks. */
async function untilPublished({ url }: BareWorkerd): Promise<void> {
  const until = performance.now() + patienceMs
  while ((await sendRawRequest(url, page('/'))).status === 503 && performance.now() < until) await pause(500)
}

const withAccounts = { SITE_SECRET: 'a secret of nobody, to attack with', ACCOUNT_PROVIDERS: 'company' }

const withNotices = () => ({
  SITE_SECRET: withAccounts.SITE_SECRET,
  MAIL_FROM: 'office@tutti.example',
  MAIL_URL: mailUrl,
  ...makePushKeys(),
})
