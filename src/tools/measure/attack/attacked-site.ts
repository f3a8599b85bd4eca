import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentUrl, startKv } from '../bench/content-stand-in.ts'
import { type BareWorkerd, readBuiltWorker, startWorkerd } from '../bench/workerd.ts'
import type { Behind } from './attack.ts'
import { startCache } from './cache-stand-in.ts'
import { send } from './connection.ts'
import { type AttackedContent, siteToken, startAttackedContent } from './content.ts'
import { ordinaryRequests } from './ordinary-requests.ts'

/** The built Worker in one isolate, with stand-ins for what is behind it that count what they are asked. */
export interface AttackedSite {
  worker: BareWorkerd
  content: AttackedContent
  kv: Awaited<ReturnType<typeof startKv>>
  /** As the attack before has left it. */
  memory?: Awaited<ReturnType<BareWorkerd['memory']>> | undefined
  stop: () => Promise<void>
}

/** Has shown every kind of page in two languages and answered every call, so that all code is loaded. */
export async function startAttackedSite(behind: Behind = {}): Promise<AttackedSite> {
  const [content, kv, cache] = await Promise.all([startAttackedContent(), startKv(), startCache()])
  const own = { CONTENT_URL: contentUrl, CONTENT_TOKEN: siteToken }
  const worker = await startWorkerd({
    modules: await readModules(behind),
    variables: {
      ...(behind.isEmbedded ? {} : own),
      ...(behind.hasAccounts ? withAccounts : {}),
      ...behind.variables,
    },
    outboundPort: content.port,
    kvPort: kv.port,
    cachePort: cache.port,
    hasObjects: true,
    assetsDir: join(import.meta.dirname, '../../../../public'),
  })
  const fail = () => {
    content.state.mode = behind.content ?? 'well'
    content.state.slowQuestions = behind.slowQuestions
    kv.state.delayMs = behind.kvMs ?? 0
    cache.state.delayMs = behind.cacheMs ?? 0
  }
  if (behind.isFromTheStart) fail()
  for (const request of ordinaryRequests()) {
    // What it is made of has brought it down already: the rows say so.
    if ((await send(worker.url, request)).isLate) break
  }
  fail()
  return {
    worker,
    content,
    kv,
    stop: async () => {
      await worker.stop()
      for (const { stop } of [content, kv, cache]) stop()
    },
  }
}

const withAccounts = { SITE_SECRET: 'a secret of nobody, to attack with', ACCOUNT_PROVIDERS: 'company' }

async function readModules({ isLimited, hasAccounts }: Behind): Promise<Record<string, string>> {
  const built = await readBuiltWorker()
  const wrapper = isLimited ? 'limited-worker.mjs' : hasAccounts ? '../bench/sign-in-worker.mjs' : undefined
  if (!wrapper) return built
  const { 'index.js': site = '', ...parts } = built
  const wrapped = await readFile(join(import.meta.dirname, wrapper), 'utf8')
  return { ...parts, 'site.js': site, 'index.js': wrapped }
}
