/** Screen readers get news no more often than this. */
const announceEveryMs = 5000

/** Clock and timers of an announcer, in milliseconds; tests replace them. */
export interface AnnouncerClock {
  now: () => number
  later: (work: () => void, pauseMs: number) => unknown
  forget: (timer: unknown) => void
}

/**
 * Makes a function that announces news at most every five seconds, and only the newest of that time. The first news
 * isn't announced, since the page shows it already.
 *
 * @returns a function that takes the version of the results and their text; a version that was announced is skipped.
 */
export function createThrottledAnnouncer(
  say: (news: string) => void,
  { now, later, forget }: AnnouncerClock,
): (version: number, news: string) => void {
  let saidAt: number | undefined
  let saidVersion: number | undefined
  let timer: unknown
  return (version, news) => {
    if (saidAt === undefined) {
      saidAt = now()
      saidVersion = version
      return
    }
    if (version === saidVersion) return
    forget(timer)
    timer = later(
      () => {
        saidAt = now()
        saidVersion = version
        say(news)
      },
      Math.max(0, saidAt + announceEveryMs - now()),
    )
  }
}
