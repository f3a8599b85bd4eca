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

/** What an object of a test keeps, until `forgetPublished`. */
function createMemoryStore(): PublisherStore {
  let rows: Partial<Record<ContentType, ContentRow[]>> = {}
  const parts = new Map<string, KeptPart>()
  let manifest: Manifest | undefined
  let reading: Reading | undefined
  let replaced: Readonly<Record<string, number>> = {}
  let former: readonly FormerSlug[] = []
  return {
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

/** A site that has published nothing yet. */
export const forgetPublished = (): void => publishers.clear()

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
    const known = publishers.get(key) ?? createPublisherObject(createMemoryStore(), bindings)
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
