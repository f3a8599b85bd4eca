/** Who hears the page is told no more often than this. */
const sayEveryMs = 5000

/** What time it is, in milliseconds, and work that is done later. */
export interface AnnouncerClock {
  now: () => number
  later: (work: () => void, pauseMs: number) => unknown
  forget: (timer: unknown) => void
}

/**
 * Says what is new, the newest of what came within five seconds. What it hears first is on the page already.
 *
 * @returns takes the news with its version: the same again is no news
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
      Math.max(0, saidAt + sayEveryMs - now()),
    )
  }
}
