/** @returns whether the visitor saves data or has a slow network: then nothing is fetched before it is asked for. */
export function isSavingData(): boolean {
  // The Network Information API exists in Chromium only; TypeScript doesn't know it.
  const { connection } = navigator as typeof navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'))
}
