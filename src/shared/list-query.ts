/** `?city=kazan&page=2` of a list's query: what is absent or empty isn't said, nor the number of the first page. */
export function toListQuery(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([name, value]) => value && !(name === 'page' && value === 1))
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text ? `?${text}` : ''
}
