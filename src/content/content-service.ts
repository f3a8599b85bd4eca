import type { ContentFault } from '../shared/content-fault.ts'
import type { AvailabilityStore } from './concerts/known-availability.ts'
import type { PublishedContent } from './parts/published-content.ts'

/** The content of the site, as one request reads it. Nothing of it asks a content service. */
export interface ContentService extends PublishedContent {
  /** Names, with digests, of the published parts and the sellers' facts that this request has read. A page is outdated when one changes. */
  used: Set<string>
  /** What sellers say of tickets. If absent, no seller is asked. */
  availability?: AvailabilityStore
  /** The first instant at which what this request has read isn't so any longer, in milliseconds. Only answers need it. */
  goodUntil?: { at: number }
  /** Problems in the content of this request, collected for editors. */
  faults?: ContentFault[]
}

/**
 * Limits how long a response is valid: content of this request changes at this instant (milliseconds). Past instants
 * are ignored.
 */
export function noteChangeAt({ goodUntil, now }: ContentService, at: number): void {
  if (goodUntil && at > now()) goodUntil.at = Math.min(goodUntil.at, at)
}
