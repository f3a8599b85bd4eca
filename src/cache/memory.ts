/**
 * A bounded store of plain values in the isolate, which removes the least recently used first. It never holds promises
 * or clients.
 */
export interface BoundedMemory<T> {
  get(key: string): T | undefined
  set(key: string, value: T, bytes: number): void
  delete(key: string): void
  clear(): void
}

export function createBoundedMemory<T>(maxBytes: number): BoundedMemory<T> {
  const entries = new Map<string, { value: T; bytes: number }>()
  let total = 0

  const remove = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, bytes) {
      remove(key)
      if (bytes > maxBytes) return
      entries.set(key, { value, bytes })
      total += bytes
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break
        remove(oldest)
      }
    },
    delete: remove,
    clear() {
      entries.clear()
      total = 0
    },
  }
}
