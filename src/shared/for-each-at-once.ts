/**
 * Calls `work` for each item, for so many at a time. After the first error no further item is begun.
 *
 * @throws the first error, once everything that was begun has ended
 */
export async function forEachAtOnce<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const failed: unknown[] = []
  const waiting = items.values()
  const takeTurns = async () => {
    for (const item of waiting) {
      if (failed.length > 0) return
      try {
        await work(item)
      } catch (error) {
        failed.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, takeTurns))
  if (failed.length > 0) throw failed[0]
}
