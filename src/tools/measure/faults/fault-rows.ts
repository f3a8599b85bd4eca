import { type ContentFailure, contentFailures } from './faulty-content.ts'
import { type PlatformFailure, type PlatformPart, platformParts, slowSeconds } from './platform-parts.ts'

/** One row of the table of failures: which service fails in which way. */
export interface PageFailure {
  name: string
  content?: ContentFailure
  /** Failure of the configured search service. */
  search?: ContentFailure
  platform?: { part: PlatformPart; trouble: PlatformFailure }
  isWithoutCf?: true
}

const ofContent = (Object.keys(contentFailures) as ContentFailure[])
  .filter((fault) => fault !== 'none')
  .map((fault) => ({ name: `content service ${contentFailures[fault]}`, content: fault }))

const troubles: Record<PlatformFailure, string> = { fails: 'fails', 'is slow': `is slow (${slowSeconds} s)` }

const ofPlatform = (Object.keys(troubles) as PlatformFailure[]).flatMap((trouble) =>
  platformParts.map((part) => ({ name: `${part.name} ${troubles[trouble]}`, platform: { part, trouble } })),
)

export const noFailure: PageFailure = { name: 'nothing, for comparison' }

/** Every failure that visitors must not notice. */
export const pageFailures: readonly PageFailure[] = [
  noFailure,
  ...ofContent,
  ...ofPlatform,
  { name: 'request.cf is missing', isWithoutCf: true },
  { name: 'search service down', search: 'down' },
  { name: 'search service slow (10 s)', search: 'slow' },
]
