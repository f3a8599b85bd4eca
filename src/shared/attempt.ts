/**
 * Does one part of a scheduled run. A part that fails is logged and doesn't stop the others: the next run continues where
 * it failed.
 *
 * @param failure what the log says of it
 */
export async function attempt(
  { log }: { log: { warn: (message: string, details: { error: unknown }) => void } },
  failure: string,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.warn(failure, { error })
  }
}
