import { isRecord } from '../../shared/is-record.ts'

/**
 * What is published: the digest of each part by its name. A part is stored under its digest and never changes, so pages
 * that were made of the same digests are current.
 */
export interface Manifest {
  /** Only ever grows: an isolate never goes back to an earlier one. */
  version: number
  /** When it was published, in milliseconds. */
  at: number
  parts: Readonly<Record<string, string>>
  /** The names of parts that are stored together, by the digests of their packs. Absent where an earlier version has published. */
  packs?: Readonly<Record<string, readonly string[]>>
}
export type ManifestContent = Pick<Manifest, 'parts' | 'packs'>

/** Keys in KV. A site that moves to another content service must not show the content of the old one. */
export const toManifestKey = (contentUrl: string): string => `content-manifest:${contentUrl}`
export const toPartKey = (digest: string): string => `content-part:${digest}`

/**
 * Reads a stored manifest without zod, which a stored page doesn't load. @returns `undefined` where the text is none
 */
export function parseManifest(text: string | null | undefined): Manifest | undefined {
  const stored = text ? parseJson(text) : undefined
  if (!isRecord(stored) || !isRecord(stored.parts)) return undefined
  const { version, at } = stored
  if (typeof version !== 'number' || typeof at !== 'number') return undefined
  const parts = Object.entries(stored.parts).filter(
    (part): part is [string, string] => typeof part[1] === 'string',
  )
  const packs = Object.entries(isRecord(stored.packs) ? stored.packs : {}).filter(isPack)
  return { version, at, parts: Object.fromEntries(parts), packs: Object.fromEntries(packs) }
}

const isPack = (pack: [string, unknown]): pack is [string, string[]] =>
  Array.isArray(pack[1]) && pack[1].every((name) => typeof name === 'string')

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether two manifests name the same parts. */
export const isSameContent = (one: Manifest['parts'], other: Manifest['parts']): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, digest]) => other[name] === digest)

/** What a page notes of a part that it was made of; without a digest where the part was missing. */
export const toPartTag = (name: string, digest = ''): string => `${name}@${digest}`

/** Whether a page's tags name a part of which something else is published now. */
export const hasOtherParts = (tags: readonly string[], { parts }: Manifest): boolean =>
  tags.some((tag) => {
    const [name = '', digest] = tag.split('@')
    return digest !== undefined && (parts[name] ?? '') !== digest
  })
