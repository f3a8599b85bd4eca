import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makePushKeys } from '../../operate/make-secrets.ts'
import { contentUrl, startKv } from '../bench/content-stand-in.ts'
import { type BareWorkerd, readBuiltWorker, startWorkerd } from '../bench/workerd.ts'
import type { AttackEnvironment } from './attack.ts'
import { sendRawRequest } from './connection.ts'
import { type AttackedContent, contentToken, mailUrl, startAttackedContent } from './content.ts'
import { makeOrdinaryRequests } from './ordinary-requests.ts'
import { type AttackedDatabase, startCache, startDatabase } from './stores.ts'

/** The built Worker in one isolate, with fakes of its services that count calls. */
export interface AttackedSite {
  worker: BareWorkerd
  content: AttackedContent
  kv: Awaited<ReturnType<typeof startKv>>
  /** The database, where there are notices. */
  database: AttackedDatabase | undefined
  /** Memory of the isolate after the previous attack. */
  memory?: Awaited<ReturnType<BareWorkerd['memory']>> | undefined
  stop: () => Promise<void>
}

/** Starts a site and requests every kind of page in two languages and every endpoint, so that all code is loaded. */
export async function startAttackedSite(behind: AttackEnvironment = {}): Promise<AttackedSite> {
  const [content, kv, cache] = await Promise.all([startAttackedContent(), startKv(), startCache()])
  const database = behind.hasNotices ? await startDatabase() : undefined
  // The fake accepts every query, also the one that detects Strapi's version.
  const own = { CONTENT_URL: contentUrl, CONTENT_TOKEN: contentToken, CONTENT_DIALECT: '4' }
  const worker = await startWorkerd({
    modules: await readModules(behind),
    variables: {
      ...(behind.isEmbedded ? {} : own),
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
    kv.state.delayMs = behind.kvMs ?? 0
    cache.state.delayMs = behind.cacheMs ?? 0
  }
  if (behind.isFromTheStart) fail()
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

const withAccounts = { SITE_SECRET: 'a secret of nobody, to attack with', ACCOUNT_PROVIDERS: 'company' }

const withNotices = () => ({
  SITE_SECRET: withAccounts.SITE_SECRET,
  MAIL_FROM: 'office@tutti.example',
  MAIL_URL: mailUrl,
  ...makePushKeys(),
})

async function readModules(behind: AttackEnvironment): Promise<Record<string, string>> {
  const built = await readBuiltWorker()
  const wrapper = chooseWrapper(behind)
  if (!wrapper) return built
  const { 'index.js': site = '', ...parts } = built
  const wrapped = await readFile(join(import.meta.dirname, wrapper), 'utf8')
  return { ...parts, 'site.js': site, 'index.js': wrapped }
}

function chooseWrapper({ isLimited, hasAccounts, hasNotices }: AttackEnvironment): string | undefined {
  if (isLimited) return 'limited-worker.mjs'
  if (hasNotices) return 'database-worker.mjs'
  return hasAccounts ? '../bench/sign-in-worker.mjs' : undefined
}
