import { buildId } from '../../public/build/build-id.json'
import { type Bindings, type Config, readConfig } from '../config/config.ts'
import { type Manifest, toManifestKey } from '../content/parts/manifest.ts'
import type { PublisherState } from '../content/parts/part-stores.ts'
import { createLog } from '../log.ts'
import type { ContentType } from '../shared/content-types.ts'
import { createStrapiService } from '../strapi/create-strapi-service.ts'
import { createKnownService, type KnownService, type StrapiService } from '../strapi/port/client.ts'
import { toFailureReason } from '../strapi/port/failure-reason.ts'
import { backgroundLimits, fetchUpstream } from '../strapi/port/fetch-upstream.ts'
import { readKnownVersion } from '../strapi/port/known-version.ts'
import { toMediaUrl } from '../strapi/port/media-url.ts'
import { listStored, readStoredJson } from './packs.ts'
import { publish } from './publish.ts'
import type { PublisherStore } from './publisher-store.ts'
import { type ReadingChanges, readChanges } from './read-changes.ts'

export type PublisherObject = ReturnType<typeof createPublisherObject>

/** @param store what the object keeps */
export function createPublisherObject(store: PublisherStore, env: Bindings) {
  const known = createKnownService()
  const missing = new Set<string>()
  let running: Promise<Manifest> | undefined
  let state: Omit<PublisherState, 'publishedAt'> = {}
  let next: { told: Set<ContentType>; run: Promise<Manifest> } | undefined

  const run = async (told: ReadonlySet<ContentType>): Promise<Manifest> => {
    try {
      const config = readConfig(env)
      const strapi = createSource(config, known)
      const noteRead = (read: number, of: number) => {
        state = { ...state, reading: { read, of } }
      }
      const manifest = await readAndPublish({ strapi, store, config, kv: env.CACHE, told, missing, noteRead })
      missing.clear()
      state = { dialect: readKnownVersion(strapi) }
      return manifest
    } catch (error) {
      state = { failure: toFailureReason(error) }
      throw error
    }
  }
  const begin = (told: ReadonlySet<ContentType>): Promise<Manifest> => {
    running = run(told).finally(() => {
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
    readState(): PublisherState {
      const published = store.readManifest()
      return { ...state, ...(published ? { publishedAt: published.at } : {}) }
    },
    readPart(digest: string): string | null {
      const manifest = store.readManifest() ?? { parts: {} }
      const json = readStoredJson(store, manifest, digest)
      const isNamed = json === null && listStored(manifest).includes(digest)
      // The next run makes it again.
      if (isNamed) missing.add(digest)
      return json
    },
  }
}

interface Run extends Pick<ReadingChanges, 'strapi' | 'store' | 'told' | 'noteRead'> {
  config: Config
  kv: Bindings['CACHE']
  missing: ReadonlySet<string>
}

/** A run that ends early is carried on by the next: what was read is noted type by type, and that it is published at the end. */
async function readAndPublish({ config, kv, missing, ...run }: Run): Promise<Manifest> {
  const { strapi, store } = run
  const now = () => Date.now()
  // Text with frames of other hosts is other text.
  await readChanges({ ...run, build: [buildId, ...config.EMBED_HOSTS].join(), now })
  const reading = store.readReading()
  const published = store.readManifest()
  const contentUrl = config.CONTENT_URL ?? ''
  const isWritten = published && !(await isKvEmptied(kv, contentUrl, published, now()))
  if (isWritten && reading?.isPublished && missing.size === 0) return published
  const manifest = await publish({
    locales: config.LOCALES,
    store,
    contentUrl,
    kv,
    build: buildId,
    mediaUrl: toMediaUrl(strapi),
    embedHosts: config.EMBED_HOSTS,
    missing,
    changed: new Set(reading?.changed),
    log: strapi.log,
    now,
  })
  if (reading) store.writeReading({ ...reading, isPublished: true, changed: [] })
  return manifest
}

/** KV takes a minute to show what was written, and to forget that there was nothing. */
const kvSettlesMs = 5 * 60_000

/** Whether somebody has emptied KV; a KV that doesn't answer isn't empty. */
const isKvEmptied = async (
  kv: Bindings['CACHE'],
  contentUrl: string,
  { at }: Manifest,
  now: number,
): Promise<boolean> =>
  kv !== undefined &&
  now - at > kvSettlesMs &&
  (await kv.get(toManifestKey(contentUrl)).then(
    (text) => text === null,
    () => false,
  ))

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
