import { buildId } from '../../public/build/build-id.json'
import { type Bindings, type Config, readConfig } from '../config/config.ts'
import type { Manifest } from '../content/parts/manifest.ts'
import type { PublisherState } from '../content/parts/part-stores.ts'
import { createLog } from '../log.ts'
import type { ContentType } from '../shared/content-types.ts'
import { createStrapiService } from '../strapi/create-strapi-service.ts'
import { createKnownService, type KnownService, type StrapiService } from '../strapi/port/client.ts'
import { toFailureReason } from '../strapi/port/failure-reason.ts'
import { backgroundLimits, fetchUpstream } from '../strapi/port/fetch-upstream.ts'
import { readKnownVersion } from '../strapi/port/known-version.ts'
import { toMediaUrl } from '../strapi/port/media-url.ts'
import type { StrapiVersionName } from '../strapi/port/versions.ts'
import { chooseChangedTypes, findRelinkedTypes } from './changed-types.ts'
import { publish } from './publish.ts'
import type { PublisherStore } from './publisher-store.ts'
import { fetchHeads, fetchRows } from './strapi-source.ts'

export type PublisherObject = ReturnType<typeof createPublisherObject>

/** @param store what the object keeps */
export function createPublisherObject(store: PublisherStore, env: Bindings) {
  const known = createKnownService()
  let running: Promise<Manifest> | undefined
  let state: Omit<PublisherState, 'publishedAt'> = {}
  let next: { told: Set<ContentType>; run: Promise<Manifest> } | undefined

  const begin = (told: ReadonlySet<ContentType>): Promise<Manifest> => {
    const noteRead = (read: number, of: number) => {
      state = { ...state, reading: { read, of } }
    }
    running = readAndPublish(store, createSource(readConfig(env), known), env, told, noteRead).then(
      ({ manifest, dialect }) => {
        running = undefined
        state = { dialect }
        return manifest
      },
      (error: unknown) => {
        running = undefined
        state = { failure: toFailureReason(error) }
        throw error
      },
    )
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
    readState(): PublisherState {
      const published = store.readManifest()
      return { ...state, ...(published ? { publishedAt: published.at } : {}) }
    },
    readPart: (digest: string): string | null => store.readPartJson(digest),
  }
}

/** What was read is noted after it is published: a run that ends between the two is carried on by the next. */
async function readAndPublish(
  store: PublisherStore,
  strapi: StrapiService,
  env: Bindings,
  told: ReadonlySet<ContentType>,
  noteRead: (read: number, of: number) => void,
): Promise<{ manifest: Manifest; dialect: StrapiVersionName }> {
  const config = readConfig(env)
  const last = store.readLastReading()
  const at = Date.now()
  const heads = await fetchHeads(strapi)
  const changed = chooseChangedTypes(last, { heads, build: buildId, at }, told)
  const published = store.readManifest()
  const dialect = readKnownVersion(strapi)
  if (published && changed.types.size === 0) return { manifest: published, dialect }
  const rows = await fetchRows(strapi, (type) => changed.types.has(type), noteRead)
  const relinked = findRelinkedTypes(store.readRows(), rows)
  if (relinked.size > 0) Object.assign(rows, await fetchRows(strapi, (type) => relinked.has(type)))
  store.replaceRows(rows)
  const manifest = await publish({
    locales: config.LOCALES,
    store,
    contentUrl: config.CONTENT_URL ?? '',
    kv: env.CACHE,
    build: buildId,
    mediaUrl: toMediaUrl(strapi),
    embedHosts: config.EMBED_HOSTS,
    log: strapi.log,
    now: () => Date.now(),
  })
  store.writeLastReading({ heads, build: buildId, wholeAt: changed.isWhole ? at : (last?.wholeAt ?? at) })
  return { manifest, dialect }
}

function createSource({ CONTENT_URL: url, ...config }: Config, known: KnownService): StrapiService {
  if (!url) throw new Error('the demo is published nowhere: CONTENT_URL is not set')
  const requestId = 'publisher'
  return createStrapiService({
    requestId,
    url,
    embedHosts: config.EMBED_HOSTS,
    fetch: (request) => fetchUpstream('content', request, backgroundLimits),
    dialect: config.CONTENT_DIALECT,
    token: config.CONTENT_TOKEN,
    known,
    log: createLog({ requestId }),
  })
}
