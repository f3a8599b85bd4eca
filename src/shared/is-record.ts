/** Whether parts of a value can be asked for by name; a list is such a value too. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
