/** A clock that can stand still: for what ends by itself unless the visitor is busy with it. */
export interface AnswerClock {
  /** Holds it for a reason, or takes the reason away. It goes on when none is left. */
  hold(reason: string, isHeld: boolean): void
  stop(): void
}

/** @param onEnd is called once, after so many milliseconds in which nothing held the clock. */
export function startAnswerClock(milliseconds: number, onEnd: () => void): AnswerClock {
  const reasons = new Set<string>()
  let left = milliseconds
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const update = () => {
    const shouldRun = !isStopped && reasons.size === 0
    if (shouldRun && timer === undefined) {
      startedAt = performance.now()
      timer = setTimeout(onEnd, left)
    } else if (!shouldRun && timer !== undefined) {
      clearTimeout(timer)
      timer = undefined
      left -= performance.now() - startedAt
    }
  }
  update()
  return {
    hold(reason, isHeld) {
      if (isHeld) reasons.add(reason)
      else reasons.delete(reason)
      update()
    },
    stop() {
      isStopped = true
      update()
    },
  }
}
