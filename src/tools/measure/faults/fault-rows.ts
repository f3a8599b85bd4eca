import { type ContentFault, contentFaults } from './faulty-content.ts'
import { type PlatformPart, platformParts, slowSeconds, type Trouble } from './platform-parts.ts'

/** One row of the table of failures: which service fails in which way. */
export interface Fault {
  name: string
  content?: ContentFault
  /** Failure of the configured search service. */
  search?: ContentFault
  platform?: { part: PlatformPart; trouble: Trouble }
  isWithoutCf?: true
}

const ofContent = (Object.keys(contentFaults) as ContentFault[])
  .filter((fault) => fault !== 'none')
  .map((fault) => ({ name: `content service ${contentFaults[fault]}`, content: fault }))

const troubles: Record<Trouble, string> = { fails: 'fails', 'is slow': `is slow (${slowSeconds} s)` }

const ofPlatform = (Object.keys(troubles) as Trouble[]).flatMap((trouble) =>
  platformParts.map((part) => ({ name: `${part.name} ${troubles[trouble]}`, platform: { part, trouble } })),
)

export const noFault: Fault = { name: 'nothing, for comparison' }

/** Every failure that visitors must not notice. */
export const faults: readonly Fault[] = [
  noFault,
  ...ofContent,
  ...ofPlatform,
  { name: 'request.cf is missing', isWithoutCf: true },
  { name: 'search service down', search: 'down' },
  { name: 'search service slow (10 s)', search: 'slow' },
]
