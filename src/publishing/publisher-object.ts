import { buildId } from '../../public/build/build-id.json'
import { type Bindings, type Config, readConfig } from '../config/config.ts'
import { createLog } from '../log.ts'
import type { ContentType } from '../shared/content-types.ts'
import type { ContentService } from '../strapi/port/client.ts'
import { backgroundLimits, fetchUpstream } from '../strapi/port/fetch-upstream.ts'
import { toMediaUrl } from '../strapi/port/media-url.ts'
import { createUncachedService } from '../strapi/uncached-service.ts'
import { chooseChangedTypes, findRelinkedTypes } from './changed-types.ts'
import type { Manifest } from './manifest.ts'
import { publish } from './publish.ts'
import type { PublisherStore } from './publisher-store.ts'
import { fetchHeads, fetchRows } from './strapi-source.ts'

export type PublisherObject = ReturnType<typeof createPublisherObject>

/** @param store what the object keeps */
export function createPublisherObject(store: PublisherStore, env: Bindings) {
  let running: Promise<Manifest> | undefined
  let next: { told: Set<ContentType>; run: Promise<Manifest> } | undefined

  const begin = (told: ReadonlySet<ContentType>): Promise<Manifest> => {
    running = readAndPublish(store, env, told).finally(() => {
      running = undefined
    })
    return running
  }

  return {
    /**
     * Reads what has changed, and publishes it. What was saved while a run was reading is read by one more run, however many
     * calls have told of it.
     *
     * @param types of which a webhook has told
     */
    sync(types: readonly ContentType[]): Promise<Manifest> {
      if (!running) return begin(new Set(types))
      const told = next?.told ?? new Set<ContentType>()
      for (const type of types) told.add(type)
      next ??= {
        told,
        run: running
          .catch(() => undefined)
          .then(() => {
            next = undefined
            return begin(told)
          }),
      }
      return next.run
    },
    readManifest(knownVersion: number): Manifest | undefined {
      const published = store.readManifest()
      return published && published.version > knownVersion ? published : undefined
    },
    readPart: (digest: string): string | null => store.readPartJson(digest),
  }
}

/** What was read is noted after it is published: a run that ends between the two is carried on by the next. */
async function readAndPublish(
  store: PublisherStore,
  env: Bindings,
  told: ReadonlySet<ContentType>,
): Promise<Manifest> {
  const config = readConfig(env)
  const content = createSource(config)
  const last = store.readLastReading()
  const at = Date.now()
  const heads = await fetchHeads(content)
  const changed = chooseChangedTypes(last, { heads, build: buildId, at }, told)
  const published = store.readManifest()
  if (published && changed.types.size === 0) return published
  const rows = await fetchRows(content, (type) => changed.types.has(type))
  const relinked = findRelinkedTypes(store.readRows(), rows)
  if (relinked.size > 0) Object.assign(rows, await fetchRows(content, (type) => relinked.has(type)))
  store.replaceRows(rows)
  const manifest = await publish({
    locales: config.LOCALES,
    store,
    contentUrl: config.CONTENT_URL ?? '',
    kv: env.CACHE,
    build: buildId,
    mediaUrl: toMediaUrl(content),
    embedHosts: config.EMBED_HOSTS,
    log: content.log,
    now: () => Date.now(),
  })
  store.writeLastReading({ heads, build: buildId, wholeAt: changed.isWhole ? at : (last?.wholeAt ?? at) })
  return manifest
}

function createSource({ CONTENT_URL: url, ...config }: Config): ContentService {
  if (!url) throw new Error('the demo is published nowhere: CONTENT_URL is not set')
  const requestId = 'publisher'
  return createUncachedService({
    requestId,
    url: url.replace(/\/$/, ''),
    mediaBase: url,
    embedHosts: config.EMBED_HOSTS,
    fetch: (request) => fetchUpstream('content', request, backgroundLimits),
    dialect: config.CONTENT_DIALECT,
    token: config.CONTENT_TOKEN,
    log: createLog({ requestId }),
  })
}
