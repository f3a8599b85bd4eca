/** The address of one page of a filtered list. The first page has no page number. */
export function listAddress(path: string, query: object, page: number): string {
  const asked = Object.entries({ ...query, page: page > 1 ? page : undefined })
  const given = asked.flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  const text = new URLSearchParams(given).toString()
  return text ? `${path}?${text}` : path
}
