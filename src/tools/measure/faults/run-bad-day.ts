import { type ContentSite, type IsolateName, startContentSite } from '../laboratory/content-site.ts'

/** A day on which something is broken between Strapi and visitors, and what has to be true on it. */
export interface BadDay {
  name: string
  /** Field of the query type that the content model lacks from the beginning. */
  lacks?: string
  run: (day: Day) => Promise<unknown>
  /** Most queries and most parts of the whole day, after the first publication. */
  most?: { queries?: number; parts?: number }
}

/** What a visitor must get. */
interface Wanted {
  status: number
  has?: string
  hasNot?: string
  location?: string
}

/** A site on a bad day, with what must be true of it. */
export interface Day extends ContentSite {
  /** Visits a page ten seconds later, three times; the last answer is as wanted, and none is an error of the server. */
  sees: (path: string, wanted: Wanted, isolate?: IsolateName) => Promise<void>
  /** The log has a warning or an error with this text. */
  isTold: (text: string) => void
  /** `/api/health` says that content fails, and why. */
  isUnhealthy: () => Promise<void>
  checks: (what: string, isTrue: boolean) => void
  /** Separates what is found from what was found before. */
  notes: (what: string) => void
}

/** What was found out on a bad day. */
interface DayReport {
  found: readonly { what: string; isKept: boolean }[]
  queries: number
  parts: number
}

/** Publishes the demo, lets two isolates show it, and lets the bad day come. */
export async function runBadDay({ lacks, run, most = {} }: BadDay): Promise<DayReport> {
  const site = await startContentSite((content) => {
    content.lacks = lacks
  })
  try {
    for (const isolate of ['here', 'there'] as const) await site.visit('/cities/kazan', isolate)
    await site.visit('/p/new-season-on-sale')
    await site.settle()
    const found: { what: string; isKept: boolean }[] = []
    site.content.asked.length = 0
    await site.startCounting()
    await run(observe(site, found)).catch((error: unknown) =>
      found.push({ what: String(error), isKept: false }),
    )
    const [queries, parts] = [site.content.asked.length, await site.countParts()]
    const atMost = (name: string, count: number, limit: number | undefined) => {
      if (limit !== undefined && count > limit)
        found.push({ what: `${count} ${name} are more than ${limit}`, isKept: false })
    }
    atMost('queries', queries, most.queries)
    atMost('parts', parts, most.parts)
    const { visitorsWrites } = await site.set()
    if (visitorsWrites > 0)
      found.push({ what: `visitors wrote ${visitorsWrites} times to KV`, isKept: false })
    return { found, queries, parts }
  } finally {
    await site.stop()
  }
}

function observe(site: ContentSite, found: { what: string; isKept: boolean }[]): Day {
  const checks = (what: string, isKept: boolean) => void found.push({ what, isKept })
  return Object.assign(site, {
    checks,
    notes: (what: string) => checks(`— ${what}:`, true),
    isTold: (text: string) => {
      const line = site.logs.find((each) => each.includes(text))
      checks(
        line === undefined ? `the log doesn't say «${text}»` : `log: ${shorten(line)}`,
        line !== undefined,
      )
    },
    isUnhealthy: async () => {
      const { dependencies } = JSON.parse(await site.readHealth()) as {
        dependencies: { content: { state: string; reason?: string } }
      }
      const { state, reason = '' } = dependencies.content
      checks(`health: ${state}${reason && `, ${reason}`}`, state === 'failing')
    },
    sees: async (path: string, wanted: Wanted, isolate: IsolateName = 'here') => {
      const answers = await site.visitLater(path, isolate)
      const last = answers.at(-1)
      const statuses = [...new Set(answers.map(({ status }) => status))]
      const isKept =
        last?.status === wanted.status &&
        statuses.every((status) => status < 500) &&
        (wanted.has === undefined || last.text.includes(wanted.has)) &&
        (wanted.hasNot === undefined || !last.text.includes(wanted.hasNot)) &&
        (wanted.location === undefined || last.location === wanted.location)
      const shown = [
        ...(wanted.has ? [`with «${wanted.has}»`] : []),
        ...(wanted.hasNot ? [`without «${wanted.hasNot}»`] : []),
        ...(wanted.location ? [`to ${wanted.location}`] : []),
      ].join(' ')
      checks(
        isKept
          ? `${isolate} ${path} ${statuses.join(', ')} ${shown}`
          : `${isolate} ${path} ${statuses.join(', ')}, not ${wanted.status} ${shown}`,
        isKept,
      )
    },
  })
}

const longestLine = 150

function shorten(line: string): string {
  const { message = line, error } = JSON.parse(line) as { message?: string; error?: unknown }
  const why = error === undefined ? '' : `: ${typeof error === 'string' ? error : JSON.stringify(error)}`
  return `${message}${why}`.slice(0, longestLine)
}
