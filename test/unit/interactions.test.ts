import { expect, it } from 'vitest'
import { longestInteractionMs, type TraceEvent } from '../../src/tools/measure/interactions/press-controls.ts'

const thread = { pid: 1, tid: 1 }
/** A task that begins at a millisecond. */
const task = (ms: number, cpuMs: number, on: Partial<TraceEvent> = {}): TraceEvent => ({
  name: 'RunTask',
  ...thread,
  ts: ms * 1000,
  tdur: cpuMs * 1000,
  ...on,
})
const press = (ms: number, duration: number, interactionId = 7): TraceEvent => ({
  name: 'EventTiming',
  ...thread,
  ts: ms * 1000,
  args: { data: { interactionId, duration } },
})

it.each<[string, TraceEvent[], number]>([
  ['no press at all', [task(0, 5)], 0],
  ['every task until the next paint', [press(10, 20), task(10, 5), task(29, 3)], 8],
  ['nothing before it and after the paint', [press(10, 20), task(9, 5), task(30, 3)], 0],
  ['no other thread and no other process', [press(0, 9), task(1, 5, { tid: 2 }), task(1, 3, { pid: 2 })], 0],
  ['no waiting for the processor', [press(0, 500), task(1, 2)], 2],
  ['no event that is no interaction, such as a moved pointer', [press(0, 20, 0), task(1, 5)], 0],
  ['the longest of its events', [press(0, 5), press(10, 20), task(1, 4), task(11, 6)], 6],
])('a press takes the processor time of %s', (_what, events, ms) => {
  expect(longestInteractionMs(events)).toBe(ms)
})
