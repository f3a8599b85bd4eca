import { Context as RequestContext } from 'hono'
import { createIsolateState } from '../../../cache/cache.ts'
import { createCircuitBreaker } from '../../../cache/circuit-breaker.ts'
import { type CachedResponse, createEdgeCache } from '../../../cache/edge-cache.ts'
import { policies } from '../../../cache/policies.ts'
import { type Bindings, readConfig } from '../../../config/config.ts'
import { createContext } from '../../../context/context.ts'
import { handleContentHook } from '../../../endpoints/content-hook.ts'
import { UpstreamFailed } from '../../../errors.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { answerPage, type RenderedPage } from '../../../http/page-cache/cached-page.ts'
import { createOutdatedCheck } from '../../../http/page-cache/outdated-check.ts'
import { toPageKey } from '../../../http/page-cache/page-key.ts'
import type { Log } from '../../../log.ts'
import { createIsolateParts } from '../../../publishing/published-content.ts'
import type { Locale } from '../../../shared/locales.ts'
import { createContentServices } from '../../../strapi/create-content-services.ts'
import { createIsolateChanges, guardShield, type ShieldNamespace } from '../../../strapi/port/changes.ts'
import { type ContentService, fetchContent, readContent } from '../../../strapi/port/client.ts'
import { createPartnerConcurrency } from '../../../strapi/proxy/partner-content.ts'
import { findSimulatedPage, queryFor, type SimulatedPage, searchThingOf } from './content-service.ts'

/** Versions of the things that a page shows, by name. */
export type ShownVersions = Readonly<Record<string, number>>

export interface SimulatedAnswer {
  /** Versions of what the page shows; if absent, the page could not be made, and the visitor got 503. */
  versions: ShownVersions | undefined
  waitMs: number
}

const hookSecret = 'a secret of the simulation only'
const contentUrl = 'http://content.test'
const silent: Log = { info: () => {}, warn: () => {}, error: () => {} }
const waitUntil = (work: Promise<unknown>): void => void work.catch(() => undefined)
const rendered = new TextEncoder()
const reader = new TextDecoder()

/** The stores of the place that an isolate runs in. */
export interface PlaceStores {
  kv: KVNamespace
  edge: Cache
  /** The shield's objects; if absent, every isolate queries the content service itself. */
  shield: ShieldNamespace | undefined
}

let requests = 0

/** Makes one isolate of the Worker: its memory, locks and circuit breakers, used by the project's own code. */
export function createSimulatedIsolate({ kv, edge, shield }: PlaceStores) {
  const env = {
    CONTENT_URL: contentUrl,
    CONTENT_DIALECT: '4',
    SITE_URL: 'https://site.test',
    HOOK_SECRET: hookSecret,
    // Nothing of the simulation asks for files.
    ASSETS: {} as Fetcher,
    CACHE: kv,
  } satisfies Bindings
  const config = readConfig(env)
  const responses = createIsolateState<CachedResponse>(16 * 1024 * 1024)
  const content = createIsolateState<unknown>(8 * 1024 * 1024)
  const small = () => createIsolateState<unknown>(1024)
  const breakers = {
    kv: createCircuitBreaker('store'),
    edge: createCircuitBreaker('store'),
    shield: createCircuitBreaker('store'),
  }
  const changes = createIsolateChanges()
  const state = {
    memory: { content, background: { ...content, locks: new Map() }, freeText: small(), partners: small() },
    breakers: {
      site: createCircuitBreaker('content'),
      background: createCircuitBreaker('content'),
      partners: createCircuitBreaker('content'),
    },
    changes,
    published: createIsolateParts(),
    availability: { copy: { madeAt: 0, concerts: {} }, readAt: 0 },
    partnerConcurrency: createPartnerConcurrency(),
  }

  /** What one request of the isolate uses, as `context/services.ts` makes it. */
  function createRequest() {
    requests += 1
    const id = `request-${requests}`
    const context = { ...createContext(config, env, { id, origin: '', waitUntil }), log: silent }
    const { now } = context
    const guarded = <Store>(store: Store, breaker: (typeof breakers)['kv']) => ({
      store,
      breaker,
      requestId: id,
      now,
    })
    const guardedKv = guarded(kv, breakers.kv)
    const guardedShield = guardShield(shield, breakers.shield, { requestId: id, now })
    const deps = { now, waitUntil, log: silent }
    const stores = { kv: guardedKv, shield: guardedShield, publisher: undefined }
    return {
      ...deps,
      changeLog: { isolate: changes, ...stores, ...deps },
      responseCache: createEdgeCache(responses, { ...deps, edge: guarded(edge, breakers.edge) }),
      contentServices: () => createContentServices(context, state, stores),
    }
  }
  type SimulatedRequest = ReturnType<typeof createRequest>

  const keyOf = (path: string, locale: Locale) =>
    toPageKey({ configuration: 'simulated', origin: 'https://site.test', locale, path })

  /** Makes or reads a page as the whole application does. */
  async function runApp(page: SimulatedPage, locale: Locale, request: SimulatedRequest): Promise<Response> {
    const { content: service } = request.contentServices()
    const c = new RequestContext<AppEnv>(new Request(`https://site.test${page.path}`))
    // The part of the services that a page needs.
    c.set('services', { ...request, content: service } as unknown as AppEnv['Variables']['services'])
    c.set('config', config)
    c.set('locale', locale)
    return answerPage(c, keyOf(page.path, locale), () => renderPage(service, page, locale))
  }

  async function tryApp(page: SimulatedPage, locale: Locale): Promise<ShownVersions | undefined> {
    try {
      return readVersions(await (await runApp(page, locale, createRequest())).bytes())
    } catch (error) {
      if (error instanceof UpstreamFailed) return undefined
      throw error
    }
  }

  return {
    /** Answers a visitor: from the cache, as `serve-from-cache.ts` does, or else by the whole application. */
    async visit(page: SimulatedPage, locale: Locale): Promise<SimulatedAnswer> {
      const begun = Date.now()
      const request = createRequest()
      const { responseCache, changeLog, now } = request
      const check = createOutdatedCheck(changeLog, request.contentServices().content.published, now)
      const found = await responseCache.find(keyOf(page.path, locale), policies.pages, check)
      if (found?.status === 'STALE' && !found.isLocked) waitUntil(tryApp(page, locale))
      const versions = found ? readVersions(found.value.body) : await tryApp(page, locale)
      return { versions, waitMs: Date.now() - begun }
    },

    /** Tells the site of a changed concert, as the content manager's webhook does. */
    async callWebhook(concert: number): Promise<void> {
      const request = createRequest()
      const { content: service, backgroundOfAll } = request.contentServices()
      const updateSearch = async ({ slug = '' }: { slug?: string | undefined }) => {
        const { kind, name } = searchThingOf(Number(slug.replace('concert-', '')))
        // Errors are ignored: as the site's own function, this one never fails.
        await fetchContent(backgroundOfAll, queryFor(kind), { thing: name, locale: 'ru' }).catch(
          () => undefined,
        )
      }
      const services = { ...request, content: service, updateSearch }
      const c = new RequestContext<AppEnv>(
        new Request('https://site.test/api/hooks/content', {
          method: 'POST',
          headers: { authorization: `Bearer ${hookSecret}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            event: 'entry.publish',
            model: 'concert',
            entry: { slug: `concert-${concert}` },
          }),
        }),
      )
      // The webhook reads no other services from the context of a request.
      c.set('services', services as unknown as AppEnv['Variables']['services'])
      c.set('config', config)
      const makeAnew = async (_: unknown, path: string) => {
        for (const locale of config.LOCALES) await tryApp(findSimulatedPage(path), locale)
      }
      await handleContentHook(makeAnew)(c)
    },
  }
}

/** Makes a page of the content that it shows; its HTML is a list of the versions. */
async function renderPage(
  content: ContentService,
  { things }: SimulatedPage,
  locale: Locale,
): Promise<RenderedPage> {
  const begunAt = Date.now()
  const read = things.map(async ({ name, kind }) => {
    const version = await readContent(content, queryFor(kind), { thing: name, locale })
    return [name, version ?? 0] as const
  })
  const body = rendered.encode(JSON.stringify(Object.fromEntries(await Promise.all(read))))
  return {
    body: Uint8Array.from(body),
    status: 200,
    isWhole: () => true,
    tags: () => [...content.used],
    contentAt: () => content.oldest ?? {},
    begunAt,
  }
}

const known = new WeakMap<Uint8Array, ShownVersions>()

function readVersions(body: Uint8Array): ShownVersions {
  const read = known.get(body) ?? (JSON.parse(reader.decode(body)) as ShownVersions)
  known.set(body, read)
  return read
}
