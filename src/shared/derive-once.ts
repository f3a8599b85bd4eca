/**
 * Returns a function that derives a value from an object once, and returns the same value for the same object later.
 * Content of the cache is the same object until it changes. A page is known to be unchanged only if what its loaders
 * derive from content is the same object too (`rendering/render-memo.ts`).
 */
export function deriveOnce<Source extends object, Value>(
  derive: (source: Source) => Value,
): (source: Source) => Value {
  const known = new WeakMap<Source, { value: Value }>()
  return (source) => {
    const derived = known.get(source) ?? { value: derive(source) }
    known.set(source, derived)
    return derived.value
  }
}
