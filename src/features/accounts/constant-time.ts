/** Longer than the service takes for a password, on any day. */
export const passwordMs = 600
/** Strapi answers once its letter has left, and only an account's owner is sent one: longer than a mailer takes. */
export const emailMs = 2000

/**
 * Does work whose time would tell whether an account exists: the answer, and an error too, comes at the next of fixed
 * steps.
 */
export async function inConstantTime<Value>(
  { now, wait }: { now: () => number; wait: (milliseconds: number) => Promise<void> },
  work: () => Promise<Value>,
  stepMs: number = passwordMs,
): Promise<Value> {
  const beganAt = now()
  try {
    return await work()
  } finally {
    await wait(stepMs - ((now() - beganAt) % stepMs))
  }
}
