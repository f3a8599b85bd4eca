import { pathTo } from '../../src/routes/paths.ts'
import type { VoteResults } from '../../src/shared/votes.ts'

/** Interval of polling, a little longer than that of the messages from the vote's Durable Object. */
const pollMs = 5000
/** Pause before the first reconnection; it doubles after each further one, so that a restarted object isn't flooded. */
const firstPauseMs = 2000
const longestPauseMs = 60_000
/** Time that the server needs to close a vote, for which it reads all shards once more. */
const closingMs = 3000
/** Longest delay of `setTimeout`, a signed 32-bit number (html.spec.whatwg.org). */
const longestTimerMs = 2 ** 31 - 1
/** After this many sockets that never opened the page polls: a proxy in between may not support WebSockets. */
const maxFailures = 2

/**
 * Calls back with a vote's results, now and after each change, until they are final or the page is left. It uses a
 * WebSocket, or polls every five seconds where there can be none. A hidden page doesn't listen.
 *
 * @param closesAt milliseconds since 1970; shortly afterwards the results are fetched once more. The device's clock
 *   may be wrong, so the response decides whether the vote is closed.
 */
export function listenToVoteResults(
  slug: string,
  tell: (results: VoteResults) => void,
  closesAt?: number,
): void {
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
      // A random factor spreads the reconnections of thousands of pages.
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

/** Fetches the results; the browser's cache handles ETag and 304. @returns `undefined` where they can't be had. */
async function fetchResults(slug: string): Promise<VoteResults | undefined> {
  try {
    const response = await fetch(pathTo('voteResults', { slug }))
    if (!response.ok) return undefined
    // The response is written by `src/features/votes/api/votes.ts`.
    const { data } = (await response.json()) as { data: VoteResults }
    return data
  } catch {
    // The page keeps its results until the next attempt.
    return undefined
  }
}

function toResults(text: unknown): VoteResults | undefined {
  try {
    // The message is written by `src/features/votes/vote-tally.ts`.
    return JSON.parse(String(text)) as VoteResults
  } catch {
    return undefined
  }
}
