import type { CDPSession } from '@playwright/test'
import * as z from 'zod/mini'

/**
 * Events of Chromium's trace (Trace Event Format). `ts` is when they began and `tdur` the processor time of their
 * thread, both in microseconds; an event of an interaction lasts `duration` milliseconds, until the next paint.
 */
const traceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  tdur: z.optional(z.number()),
  args: z.optional(
    z.object({
      data: z.optional(z.object({ interactionId: z.optional(z.number()), duration: z.optional(z.number()) })),
    }),
  ),
})
export type TraceEvent = z.infer<typeof traceEvent>

const categories = 'devtools.timeline,disabled-by-default-devtools.timeline'

/** Traces what the browser does while something is pressed. */
export async function tracePress(session: CDPSession, press: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => {
    for (const event of value) {
      const read = traceEvent.safeParse(event)
      if (read.success) events.push(read.data)
    }
  }
  session.on('Tracing.dataCollected', collect)
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', { categories, transferMode: 'ReportEvents' })
  await press()
  await session.send('Tracing.end')
  await isComplete
  session.off('Tracing.dataCollected', collect)
  return events
}

/**
 * Adds up the processor time of the page's main thread between each event of an interaction and the next paint.
 *
 * @returns milliseconds of the longest event; 0 without any
 */
export function longestInteractionMs(events: readonly TraceEvent[]): number {
  const tasks = events.filter(({ name }) => name === 'RunTask')
  const spentUs = events.map(({ name, pid, tid, ts, args }) => {
    const { interactionId, duration = 0 } = args?.data ?? {}
    if (name !== 'EventTiming' || !interactionId) return 0
    return tasks
      .filter((task) => task.pid === pid && task.tid === tid)
      .filter((task) => task.ts >= ts && task.ts < ts + duration * 1000)
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0)
  })
  return Math.max(0, ...spentUs) / 1000
}
