import { pathTo } from '../../src/routes/paths.ts'
import type { VoteResults } from '../../src/shared/votes.ts'

/** As long as the object that adds up leaves between two messages, and then some: pages that ask don't crowd it. */
const pollMs = 5000
/** After a first socket that closed; twice as long after each further one, so that a restart isn't met by everybody. */
const firstPauseMs = 2000
const longestPauseMs = 60_000
/** What closing takes: all shards are asked once more. */
const closingMs = 3000
/** Timers know no longer one (html.spec.whatwg.org, 32 bits). */
const longestTimerMs = 2 ** 31 - 1
/** A socket that doesn't open twice in a row won't: a proxy in between knows none. */
const maxFailures = 2

/**
 * Tells how a vote stands, now and whenever that changes, until it is final or the page is left: by a WebSocket, and where
 * there can be none by asking every five seconds. A page that isn't seen listens to nothing.
 *
 * @param closesAt milliseconds: soon after that it asks whether the vote is final. The device's clock may be wrong, so that
 *   it only says when to ask; the answer says whether it has closed.
 */
export function listenToResults(slug: string, tell: (results: VoteResults) => void, closesAt?: number): void {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isOver = false

  const later = (work: () => void, pauseMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(work, pauseMs)
  }
  const stop = () => {
    clearTimeout(timer)
    const left = socket
    socket = undefined
    left?.close()
  }
  const take = (results: VoteResults) => {
    tell(results)
    if (!results.isFinal) return
    isOver = true
    stop()
  }

  const poll = async () => {
    const results = await fetchResults(slug)
    if (results) take(results)
    if (!isOver && !document.hidden) later(poll, pollMs)
  }
  const askOnce = async () => {
    const results = isOver ? undefined : await fetchResults(slug)
    if (results) take(results)
  }
  const connect = () => {
    const address = new URL(pathTo('liveResults', { slug }), location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    const opened = new WebSocket(address)
    let hasSpoken = false
    socket = opened
    opened.addEventListener('message', ({ data }) => {
      hasSpoken = true
      failures = 0
      const results = toResults(data)
      if (results) take(results)
    })
    opened.addEventListener('close', () => {
      if (socket !== opened) return
      socket = undefined
      failures += 1
      if (!hasSpoken && failures >= maxFailures) return void poll()
      // Spread, so that thousands don't come back in one moment.
      later(connect, Math.min(firstPauseMs * 2 ** failures, longestPauseMs) * (0.5 + Math.random()))
    })
  }
  const follow = () => {
    if (document.hidden) stop()
    else if (!isOver && !socket) connect()
  }
  document.addEventListener('visibilitychange', follow)
  addEventListener('pagehide', stop)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow()
  })
  follow()
  const untilClosedMs = (closesAt ?? Number.POSITIVE_INFINITY) - Date.now() + closingMs
  if (untilClosedMs <= longestTimerMs) setTimeout(askOnce, Math.max(0, untilClosedMs))
}

/** The browser's cache sends the tag along, and knows what 304 means. @returns `undefined` where nothing came */
async function fetchResults(slug: string): Promise<VoteResults | undefined> {
  try {
    const response = await fetch(pathTo('voteResults', { slug }))
    if (!response.ok) return undefined
    // Written by this site (`src/features/votes/api/votes.ts`).
    const { data } = (await response.json()) as { data: VoteResults }
    return data
  } catch {
    // What the page shows stays; it is asked again.
    return undefined
  }
}

function toResults(text: unknown): VoteResults | undefined {
  try {
    // Written by this site (`src/features/votes/vote-tally.ts`).
    return JSON.parse(String(text)) as VoteResults
  } catch {
    return undefined
  }
}
