import { type ContentFault, contentFaults } from './content-proxy.ts'

/** One row of the table: what fails, and of whom. */
export interface Fault {
  name: string
  content?: ContentFault
  /** Of a configured search service. */
  search?: ContentFault
  /** What `faulty-worker.mjs` is told. */
  platform?: { kvReads?: true; kvWrites?: true; cacheApi?: true; withoutCf?: true }
}

const ofContent = (Object.keys(contentFaults) as ContentFault[])
  .filter((fault) => fault !== 'none')
  .map((fault) => ({ name: `content service ${contentFaults[fault]}`, content: fault }))

/** Every fault that visitors must not notice. */
export const faults: readonly Fault[] = [
  { name: 'nothing, for comparison' },
  ...ofContent,
  { name: 'KV reads fail', platform: { kvReads: true } },
  { name: 'KV writes fail', platform: { kvWrites: true } },
  { name: 'KV reads and writes fail', platform: { kvReads: true, kvWrites: true } },
  { name: 'Cache API fails', platform: { cacheApi: true } },
  { name: 'request.cf is missing', platform: { withoutCf: true } },
  { name: 'search service down', search: 'down' },
  { name: 'search service slow (10 s)', search: 'slow' },
]
