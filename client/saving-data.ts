/** A visitor who saves data, or has little: then nothing is fetched before it is asked for. */
export function isSavingData(): boolean {
  // The Network Information API is Chromium's own; TypeScript doesn't know it.
  const { connection } = navigator as typeof navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'))
}
