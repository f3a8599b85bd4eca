/** Waits for work, but at most `limitMs`. @throws what `tooLate` makes when time is up; what the work throws before */
export async function withinLimit<Value>(
  limitMs: number,
  work: Promise<Value>,
  tooLate: () => Error,
): Promise<Value> {
  const { promise: timeIsUp, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(tooLate()), limitMs)
  try {
    return await Promise.race([work, timeIsUp])
  } finally {
    clearTimeout(timer)
  }
}
