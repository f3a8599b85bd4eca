import { describe, expect, it } from 'vitest'
import { findOutdatedSince, type HeardChanges, noteHeard } from '../../src/strapi/shield/heard-changes.ts'
import { createQueryQueue, type Urgency } from '../../src/strapi/shield/query-queue.ts'

/** A queue whose tasks end when they are told to, and the names of the tasks in the order in which they begin. */
function openQueue() {
  const queue = createQueryQueue()
  const begun: string[] = []
  const add = (name: string, urgency: Urgency) => {
    const work = Promise.withResolvers<void>()
    const result = queue.run(urgency, () => {
      begun.push(name)
      return work.promise
    })
    const end = async () => {
      work.resolve()
      await result
      // The next task begins a few microtasks after the end of the one before.
      for (let turn = 0; turn < 10; turn += 1) await undefined
    }
    return { result, end }
  }
  return { queue, begun, add }
}

describe('the queue of an object', () => {
  it('lets a task that a visitor now waits for begin before older ones in the background', async () => {
    const { queue, begun, add } = openQueue()
    const first = add('first', 'awaited')
    add('second', 'awaited')
    add('older', 'patient')
    const wanted = add('wanted', 'patient')
    queue.hurry(wanted.result)
    await first.end()
    expect(begun).toEqual(['first', 'second', 'wanted'])
  })

  it('lets a task that a visitor now waits for begin at once where a place is free', async () => {
    const { queue, begun, add } = openQueue()
    add('first in the background', 'patient')
    const wanted = add('wanted', 'patient')
    queue.hurry(wanted.result)
    for (let turn = 0; turn < 10; turn += 1) await undefined
    expect(begun).toEqual(['first in the background', 'wanted'])
  })

  it('lets the oldest task in the background begin first where nobody hurries', async () => {
    const { begun, add } = openQueue()
    const first = add('first', 'awaited')
    add('second', 'awaited')
    add('older', 'patient')
    add('younger', 'patient')
    await first.end()
    expect(begun).toEqual(['first', 'second', 'older'])
  })
})

describe('the first change that a copy lacks', () => {
  /** Changes that became known at these milliseconds, each a second after the object last looked. */
  const heardAt = (...times: number[]): HeardChanges => {
    const heard: HeardChanges = {}
    for (const [index, at] of times.entries())
      noteHeard(heard, { concert: index }, { concert: index + 1 }, at - 1000, at)
    return heard
  }

  it.each([
    ['is the earliest after the copy was made', heardAt(10_000, 20_000), 5000, 9000],
    ['is the next one, where the copy is younger than the earliest', heardAt(10_000, 20_000), 12_000, 19_000],
    [
      'is one of several within two seconds, up to the last of them',
      heardAt(10_000, 10_800, 20_000),
      10_500,
      10_500,
    ],
    ['is the moment at which the copy was made, where nothing is known', heardAt(), 7000, 7000],
  ])('%s', (_, heard, madeAt, since) => {
    expect(findOutdatedSince(heard, 'concert', madeAt)).toBe(since)
  })
})
