/** Whether a value is an object with properties; an array is one too. */
export function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null
}

/** Whether a value is an object with properties, and no array. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !Array.isArray(value)
