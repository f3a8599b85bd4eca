/** Returns what a JSON text contains; `undefined` where the text is no JSON, which the caller reports. */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
