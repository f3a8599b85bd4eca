import { callStore, type GuardedStore } from '../../cache/call-store.ts'
import { withinLimit } from '../../cache/time-limit.ts'
import type { Bindings } from '../../config/config.ts'
import type { ContentType } from '../../shared/content-types.ts'
import { isFields } from '../../shared/is-record.ts'
import type { StrapiVersionName } from '../../strapi/port/versions.ts'
import { type Manifest, parseManifest, toManifestKey, toPartKey } from './manifest.ts'

/** Where published content is read from. */
export interface PartStore {
  /**
   * @param known version that the isolate knows; absent the first time
   * @param isPatient whether no visitor waits, so that the object may take its time
   */
  readManifest: (known: number | undefined, isPatient: boolean) => Promise<Manifest | undefined>
  /** @param digest of a part, or of a pack @returns the part, or the parts of the pack by their names, with the length of its JSON; `undefined` where no store has it */
  readPart: (digest: string) => Promise<{ part: object; length: number } | undefined>
  /** Has what has changed published. @param types of which a webhook has told */
  publish: (types: readonly ContentType[]) => Promise<Manifest | undefined>
  /** Reads the state of publishing; `undefined` where no Publisher is bound. */
  readState: () => Promise<PublisherState | undefined>
}

/** State of publishing. All but `publishedAt` is forgotten when the Publisher's object leaves the memory. */
export interface PublisherState {
  /** When what is published was made, in milliseconds; absent where nothing is. */
  publishedAt?: number
  /** How many rows the run that is under way has read, and of how many. */
  reading?: { read: number; of: number }
  /** The Strapi version of the content service, once it has answered. */
  dialect?: StrapiVersionName
  /** Why the last run failed: without addresses, keys and texts of the service. */
  failure?: string
}

export interface PublishedStores {
  /** Address of the content service, as it is configured. The object that publishes its content has this name. */
  contentUrl: string
  kv: GuardedStore<KVNamespace> | undefined
  publisher: GuardedStore<NonNullable<Bindings['CONTENT_PUBLISHER']>> | undefined
}

/** Seconds for which a place reads its own copy of the manifest in KV: the shortest time that KV allows. */
const manifestSeconds = 30
/** Parts never change. */
const partSeconds = 86_400
/** Milliseconds that the object may take to say what is published: while it publishes, it answers between two steps. */
const patienceMs = 5000

/**
 * Reads what the Publisher has written. KV is near and takes a minute to show what is new; the object knows it at once, and
 * may be on another continent.
 */
export function createPublishedParts({ contentUrl, kv, publisher }: PublishedStores): PartStore {
  const askKv = async () =>
    kv &&
    parseManifest(
      await callStore(kv, (store) => store.get(toManifestKey(contentUrl), { cacheTtl: manifestSeconds })),
    )
  const askObject = async (known = 0, isPatient = false) => {
    if (!publisher) return askKv()
    const ask = async (store: typeof publisher.store) => store.getByName(contentUrl).readManifest(known)
    return isPatient
      ? withinLimit(patienceMs, ask(publisher.store), () => new Error('the Publisher does not answer'))
      : callStore(publisher, ask)
  }
  const askPart = async (digest: string) =>
    publisher && callStore(publisher, (store) => store.getByName(contentUrl).readPart(digest))
  return {
    async readManifest(known, isPatient) {
      const first = known === undefined ? await askKv().catch(() => undefined) : undefined
      return first ?? (await askObject(known, isPatient).catch(askKv))
    },
    async readPart(digest) {
      const near =
        kv &&
        (await callStore(kv, (store) => store.get(toPartKey(digest), { cacheTtl: partSeconds })).catch(
          () => undefined,
        ))
      return parsePart(near) ?? parsePart(await askPart(digest))
    },
    // Publishing takes longer than reading a store may.
    publish: async (types) => publisher?.store.getByName(contentUrl).sync(types),
    readState: async () => publisher?.store.getByName(contentUrl).readState(),
  }
}

/** Reads the JSON of a part; a text of another form, which the Publisher hasn't written, is none. */
function parsePart(text: string | null | undefined): { part: object; length: number } | undefined {
  if (!text) return undefined
  try {
    const part: unknown = JSON.parse(text)
    return isFields(part) ? { part, length: text.length } : undefined
  } catch {
    return undefined
  }
}
