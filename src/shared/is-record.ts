/** Whether parts of a value can be asked for by name; a list is such a value too. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
