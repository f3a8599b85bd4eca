import type { Bindings } from '../../src/config/config.ts'
import type { ContentRow } from '../../src/content/parts/content-rows.ts'
import type { Manifest } from '../../src/content/parts/manifest.ts'
import { mergeRows } from '../../src/publishing/diff-rows.ts'
import type { FormerSlug } from '../../src/publishing/former-addresses.ts'
import { createPublisherObject, type PublisherObject } from '../../src/publishing/publisher-object.ts'
import type { KeptPart, PublisherStore, Reading } from '../../src/publishing/publisher-store.ts'
import type { ContentType } from '../../src/shared/content-types.ts'

/**
 * Parts without faults by their names, as some test's object has made them last. Making all parts of the demo takes seconds,
 * and a part is made again where it was made of something else. Parts with faults are made by each object, which logs them.
 */
const madeBefore = new Map<string, KeptPart>()

interface Kept {
  rows: Partial<Record<ContentType, ContentRow[]>>
  parts: ReadonlyMap<string, KeptPart>
  manifest: Manifest | undefined
  reading: Reading | undefined
  replaced: Readonly<Record<string, number>>
  former: readonly FormerSlug[]
}

/** What an object of a test keeps, until `forgetPublished`. */
function createMemoryStore(before?: Kept): PublisherStore & { readAll: () => Kept } {
  let { rows = {}, manifest, reading, replaced = {}, former = [] } = before ?? {}
  const parts = new Map(before?.parts)
  return {
    readAll: () => ({ rows, parts: new Map(parts), manifest, reading, replaced, former }),
    changeRows: (type, { changed, gone }) => {
      const kept = (rows[type] ?? []).filter((row) => !gone.includes(row))
      rows = { ...rows, [type]: [...mergeRows(kept, changed)] }
    },
    readRows: () => rows,
    readRowsOf: (type) => rows[type] ?? [],
    readPart: (name) => {
      const part = parts.get(name) ?? madeBefore.get(name)
      if (part) parts.set(name, part)
      return part
    },
    writePart: (part) => {
      parts.set(part.name, part)
      if (part.faults.length === 0) madeBefore.set(part.name, part)
    },
    readPartJson: (digest) => [...parts.values()].find((part) => part.digest === digest)?.json ?? null,
    keepParts: (names) => {
      for (const name of parts.keys()) if (!names.has(name)) parts.delete(name)
    },
    readManifest: () => manifest,
    writeManifest: (given) => {
      manifest = given
    },
    readReading: () => reading && structuredClone(reading),
    writeReading: (given) => {
      reading = structuredClone(given)
    },
    readFormerSlugs: () => [...former],
    writeFormerSlugs: (given) => {
      former = given
    },
    readReplaced: () => ({ ...replaced }),
    writeReplaced: (given) => {
      replaced = given
    },
  }
}

/** Publishers by the content services that they read. */
const publishers = new Map<string, PublisherObject>()
/** What they kept once they had published a content that tests name. Reading the demo takes a second. */
const keptBefore = new Map<string, Kept>()
let named = ''

/** A site that has published nothing yet. */
export const forgetPublished = (): void => {
  named = ''
  publishers.clear()
}

/**
 * A site that has published what its content service has.
 *
 * @param content a name of it: under one name it is the same in every test
 */
export const hasPublished = (content: string): void => {
  named = content
}

/**
 * The Publisher of a deployment whose variables are a test's own, which the bound object doesn't know. It asks the stand-in of
 * the content service.
 */
export function publisherOf(bindings: Bindings): NonNullable<Bindings['CONTENT_PUBLISHER']> {
  const key = JSON.stringify([
    bindings.CONTENT_URL,
    bindings.CONTENT_DIALECT,
    bindings.LOCALES,
    bindings.EMBED_HOSTS,
  ])
  const open = () => {
    const known = publishers.get(key) ?? openPublisher(named && `${named} ${key}`, bindings)
    publishers.set(key, known)
    return known
  }
  const object = {
    sync: async (types: readonly ContentType[]) => open().sync(types),
    readManifest: async (known: number) => open().readManifest(known),
    readPart: async (digest: string) => open().readPart(digest),
    readState: async () => open().readState(),
  }
  // The Worker asks the namespace for nothing else.
  return { getByName: () => object } as unknown as NonNullable<Bindings['CONTENT_PUBLISHER']>
}

function openPublisher(name: string, bindings: Bindings): PublisherObject {
  const store = createMemoryStore(keptBefore.get(name))
  const object = createPublisherObject(store, bindings)
  const sync: PublisherObject['sync'] = async (types) => {
    const manifest = await object.sync(types)
    if (name && !keptBefore.has(name)) keptBefore.set(name, store.readAll())
    return manifest
  }
  return { ...object, sync }
}
