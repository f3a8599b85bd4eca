import { type BoundedMemory, createBoundedMemory } from '../../cache/memory.ts'
import { withinLimit } from '../../cache/time-limit.ts'
import type { Log } from '../../log.ts'
import type { ContentType } from '../../shared/content-types.ts'
import type { Locale } from '../../shared/locales.ts'
import type { MadePart } from './define-part.ts'
import type { Manifest } from './manifest.ts'
import type { PartStore } from './part-stores.ts'
import type { DatedName, EntryName, ListName } from './published-parts.ts'

/** What an isolate knows of what is published: plain values, which its requests share. */
export interface IsolateParts {
  /** Address of the content service whose content it is. */
  contentUrl: string | undefined
  manifest: Manifest | undefined
  /** When a request last looked for a newer manifest, in milliseconds; 0 if none has. */
  lookedAt: number
  /** Parts by their digests; those that aren't published, by their names and days. */
  parts: BoundedMemory<{ made: unknown }>
  /** When a request last waited for what wasn't published, in milliseconds. */
  waitedAt: number
  /** When something that is published was last missing, in milliseconds. */
  failedAt: number
}

const mostBytes = 16 * 1024 * 1024

export const createIsolateParts = (): IsolateParts => ({
  contentUrl: undefined,
  manifest: undefined,
  lookedAt: 0,
  parts: createBoundedMemory(mostBytes),
  waitedAt: 0,
  failedAt: Number.NEGATIVE_INFINITY,
})

/** Returns what the isolate knows of a content service: nothing, if it has known another's. */
export function partsOf(isolate: IsolateParts, contentUrl: string | undefined): IsolateParts {
  if (isolate.contentUrl !== contentUrl) Object.assign(isolate, createIsolateParts(), { contentUrl })
  return isolate
}

/** Milliseconds for which content counts as missing after a part was. */
const missingMs = 30_000

/**
 * Whether parts of a page may be missing, so that its essential ones are awaited before it begins: nothing is published yet,
 * or a part couldn't be read a moment ago.
 */
export const mayLackContent = ({ isolate, source, now }: PublishedContent): boolean =>
  (typeof source !== 'function' && !isolate.manifest) || now() - isolate.failedAt < missingMs

/** A part of the content that a page asks for. */
export type AskedPart = AskedList | AskedEntry | AskedPeriods | AskedPeriod
export interface AskedList {
  list: ListName
  /** Absent for what is the same in all languages. */
  locale: Locale | undefined
}
export interface AskedEntry {
  entry: EntryName
  slug: string
  /** Absent for what is the same in all languages. */
  locale: Locale | undefined
}
/** The half-years of dated entries. */
export interface AskedPeriods {
  periodsOf: DatedName
}
/** The dated entries of a half-year. */
export interface AskedPeriod {
  dated: DatedName
  period: string
}

/** Makes what is published nowhere. @returns `undefined` where there is no such entry */
export type MakeOnDemand = (asked: AskedPart) => Promise<MadePart | undefined>

/** What is published, as one request reads it. */
export interface PublishedContent {
  isolate: IsolateParts
  /** Where it is stored, or what makes it when it is asked for: the demo and previews are published nowhere. */
  source: PartStore | MakeOnDemand
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  log: Log
  /** The day, as `YYYY-MM-DD`, of content that changes every day, such as the demo. Parts of an earlier day are made again. */
  contentDay?: string
  /** Whether the request looks for a newer manifest before it reads: an editor sees at once what was published. */
  looksFirst?: true
  /** Parts that this request is reading or making, so that it does so once. */
  readings?: Map<string, Promise<unknown>>
  /** The reading of the manifest by this request, which all its parts wait for. */
  looking?: Promise<void>
  /** The publishing that this request waits for. */
  waiting?: Promise<void>
}

/** How often an isolate looks for a newer manifest, in milliseconds. */
const lookAgainMs = 10_000
/** How often a request may wait until what it needs is published, in milliseconds. */
const waitAgainMs = 3000
/** How long it waits at most, in milliseconds. */
const longestWaitMs = 20_000

/** Whether so many milliseconds have passed. A clock may go back: an isolate doesn't wait until it is again what it was. */
const hasPassed = (ms: number, since: number, now: number): boolean => Math.abs(now - since) > ms

/**
 * Returns the manifest that this isolate knows. It looks for a newer one after the response; the first time it waits. Never
 * fails.
 */
export async function readCurrentManifest(published: PublishedContent): Promise<Manifest | undefined> {
  const { isolate, source, now, waitUntil, looksFirst } = published
  if (typeof source === 'function') return undefined
  if (looksFirst || isolate.lookedAt === 0) return readNewerManifest(published)
  if (hasPassed(lookAgainMs, isolate.lookedAt, now())) {
    isolate.lookedAt = now()
    published.looking ??= look(published, source, true)
    waitUntil(published.looking)
  }
  return isolate.manifest
}

/** Returns the newest manifest that this request can find; it looks once. Never fails. */
export async function readNewerManifest(published: PublishedContent): Promise<Manifest | undefined> {
  const { isolate, source, looksFirst = false } = published
  if (typeof source !== 'function') {
    published.looking ??= look(published, source, looksFirst)
    await published.looking
  }
  return isolate.manifest
}

/**
 * Returns when what is published last changed, in milliseconds; of the demo, when its day began; 0 where nothing is known.
 *
 * @param waits whether a look that is due is waited for, so that what this isolate knows is ten seconds old at most
 */
export async function readChangedAt(
  published: PublishedContent,
  { waits = false }: { waits?: boolean } = {},
): Promise<number> {
  const { isolate, now, contentDay } = published
  if (contentDay !== undefined) return Date.parse(contentDay)
  const isDue = waits && hasPassed(lookAgainMs, isolate.lookedAt, now())
  const manifest = await (isDue ? readNewerManifest : readCurrentManifest)(published)
  return manifest?.at ?? 0
}

/**
 * Has published what a page needs and the manifest doesn't name: the first visitors of a new site, and of a deployment that
 * reads other parts than the one before, wait for it. Never fails.
 */
export async function waitForContent(published: PublishedContent): Promise<Manifest | undefined> {
  const { isolate, now, waitUntil } = published
  if (hasPassed(waitAgainMs, isolate.waitedAt, now())) {
    published.waiting ??= publishChanges(published)
    // A large archive is read on after the answer.
    waitUntil(published.waiting)
    await withinLimit(longestWaitMs, published.waiting, () => new Error('not published in time')).catch(
      () => undefined,
    )
    isolate.waitedAt = now()
  }
  return isolate.manifest
}

async function look(published: PublishedContent, store: PartStore, isPatient: boolean): Promise<void> {
  const { isolate, now, log } = published
  try {
    addManifest(isolate, await store.readManifest(isolate.manifest?.version, isPatient))
  } catch (error) {
    log.warn('what is published could not be looked up', { error })
  }
  isolate.lookedAt = now()
}

/**
 * Has what has changed published, and knows it at once. Never fails. Nothing is published of the demo.
 *
 * @param types of which a webhook has told
 */
export async function publishChanges(
  { isolate, source, log }: PublishedContent,
  types: readonly ContentType[] = [],
): Promise<void> {
  if (typeof source === 'function') return
  try {
    addManifest(isolate, await source.publish(types))
  } catch (error) {
    // What was published before stays, and the next run tries again.
    log.error('content could not be published', { error })
  }
}

/** An isolate never goes back to an earlier manifest. */
function addManifest(isolate: IsolateParts, found: Manifest | undefined): void {
  if (!found || found.version <= (isolate.manifest?.version ?? 0)) return
  isolate.manifest = found
  isolate.failedAt = Number.NEGATIVE_INFINITY
}
