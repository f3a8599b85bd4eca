/** Duration of an answer that checks a password, in milliseconds: longer than Strapi needs for bcrypt. */
export const passwordAnswerMs = 600
/**
 * Duration of an answer that may send an e-mail, in milliseconds: longer than a mailer takes. Strapi answers after it
 * has sent the e-mail, which it does only for existing accounts.
 */
export const emailAnswerMs = 2000

/**
 * Hides how long `work` takes, because its duration would disclose whether an account exists. The result, or the error,
 * is returned at the next multiple of `stepMs`.
 */
export async function inConstantTime<Value>(
  { now, wait }: { now: () => number; wait: (milliseconds: number) => Promise<void> },
  work: () => Promise<Value>,
  stepMs: number = passwordAnswerMs,
): Promise<Value> {
  const beganAt = now()
  try {
    return await work()
  } finally {
    await wait(stepMs - ((now() - beganAt) % stepMs))
  }
}
