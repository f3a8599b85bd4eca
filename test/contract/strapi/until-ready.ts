/** A machine that is shared may need a while. */
const startLimitMs = 10 * 60_000

/**
 * Waits until a Strapi answers.
 *
 * @param isRunning whether its process still exists
 * @returns `false` if the process ends, or doesn't answer within ten minutes
 */
export async function untilStrapiReady(port: number, isRunning: () => boolean): Promise<boolean> {
  const begun = performance.now()
  while (isRunning() && performance.now() - begun < startLimitMs) {
    const answer = await fetch(`http://127.0.0.1:${port}/_health`).catch(() => undefined)
    if (answer?.status === 204) return true
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  return false
}
