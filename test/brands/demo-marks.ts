import { brand as demo } from '../../src/demo/brand/brand.ts'
import { makeSnapshot } from '../../src/demo/snapshot.ts'

/** Everything by which the demo's orchestra could be recognised in a text, with what it is. */
export function listDemoMarks(): { what: string; pattern: RegExp }[] {
  const mark = (what: string) => (text: string) => ({ what: `${what} «${text}»`, pattern: toPattern(text) })
  return [
    ...textsIn(demo.names).map(mark('its words')),
    ...['Полутон', 'Poluton', 'Финоми', 'Finomi', 'ฟีโนมี'].map(mark('its name')),
    ...textsIn([demo.organisers, demo.productionHosts, demo.ticketHosts]).map(mark('its sellers and hosts')),
    ...citiesOfDemo().map(mark('its city')),
    ...['Unbounded', 'Golos', 'Noto Sans Thai'].map(mark('its face')),
  ]
}

/** Whole words: Perm is no permission. */
const toPattern = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'u')

function citiesOfDemo(): string[] {
  return [...new Set(makeSnapshot('2026-01-01').City.map(({ name }) => String(name)))]
}

/** Every text in data, however deep. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}
