import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'

const healthSchema = z.object({
  dependencies: z.object({
    content: z.object({
      reason: z.optional(z.string()),
      publishedAt: z.optional(z.string()),
      reading: z.optional(z.object({ read: z.number(), of: z.number() })),
    }),
  }),
})

const askAgainMs = 1000
/** A large archive is read in minutes; later the desk says how far it is. */
const longestMs = 30 * 60_000

/**
 * Prints how far a site has read its content, until something is published.
 *
 * @param url of the site
 */
export async function printPublishing(url: URL, print: (line: string) => void): Promise<void> {
  let printed = ''
  for (let passedMs = 0; passedMs < longestMs; passedMs += askAgainMs) {
    const { publishedAt, ...content } = await readState(url)
    const line = publishedAt ? 'published: pages read it from here on' : toLine(content)
    if (line && line !== printed) print(`  content      ${line}`)
    printed = line ?? printed
    if (publishedAt) return
    await wait(askAgainMs, undefined, { ref: false })
  }
}

type ContentState = z.infer<typeof healthSchema>['dependencies']['content']

function toLine({ reading, reason }: ContentState): string | undefined {
  if (reading) return `is read: ${reading.read} of ${reading.of} entries`
  return reason
}

async function readState(url: URL): Promise<ContentState> {
  try {
    const answer = await fetch(new URL('/api/health', url))
    return healthSchema.parse(await answer.json()).dependencies.content
  } catch {
    // The site is asked again: it may be starting, or reading for so long that it doesn't answer.
    return {}
  }
}
