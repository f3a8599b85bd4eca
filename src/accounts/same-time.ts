/** Longer than the service takes for a password, on any day. */
const stepMs = 600

/**
 * Does work whose time would tell whether an account exists: the answer, and an error too, comes at the next of fixed
 * steps.
 */
export async function inSameTime<Value>(
  { now, wait }: { now: () => number; wait: (milliseconds: number) => Promise<void> },
  work: () => Promise<Value>,
): Promise<Value> {
  const beganAt = now()
  try {
    return await work()
  } finally {
    await wait(stepMs - ((now() - beganAt) % stepMs))
  }
}
