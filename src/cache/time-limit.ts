/** Waits for work, but no longer than `limitMs`. @throws what `tooLate` makes; what the work throws before that. */
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
