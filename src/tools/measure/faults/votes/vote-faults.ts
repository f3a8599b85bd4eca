import { everyCall, type Trouble, type Troubles } from '../forms/form-faults.ts'

/** One row: what fails while people vote. Everything is well again after it. */
export interface VoteFault {
  name: string
  calls?: Troubles
  /** The process ends, and another one starts: in the middle of the votes, or before their sum was told. */
  killed?: 'meanwhile' | 'at once after it'
}

const objects = (trouble: Trouble): Troubles => ({ 'VOTE_SHARD.call': trouble, 'VOTE_TALLY.call': trouble })

export const voteFaults: readonly VoteFault[] = [
  { name: 'nothing, for comparison' },
  { name: 'objects fail', calls: objects('fails') },
  { name: 'objects lose their answers', calls: objects('loses its answer') },
  { name: 'objects are slow', calls: objects('is slow') },
  { name: 'objects never answer', calls: objects('never ends') },
  { name: 'D1 fails', calls: everyCall('fails') },
  { name: 'D1 is slow', calls: everyCall('is slow') },
  { name: 'killed while people vote', killed: 'meanwhile' },
  { name: 'killed before the sum is told', killed: 'at once after it' },
]
