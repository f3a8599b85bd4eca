import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand as demo } from '../../src/demo/brand/brand.ts'
import { fonts } from '../../src/demo/brand/fonts.ts'
import { theme } from '../../src/demo/brand/theme.ts'
import { makeSnapshot } from '../../src/demo/snapshot.ts'

/** Texts by which the demo's orchestra could be recognised, each with a description. */
export function listDemoMarks(): { what: string; pattern: RegExp }[] {
  const mark = (what: string) => (text: string) => ({ what: `${what} «${text}»`, pattern: toPattern(text) })
  return [
    ...textsIn(demo.names).map(mark('its words')),
    ...['Полутон', 'Poluton', 'Финоми', 'Finomi', 'ฟีโนมี'].map(mark('its name')),
    ...textsIn([demo.organisers, demo.productionHosts, demo.tickets?.map(({ host }) => host)]).map(
      mark('its sellers and hosts'),
    ),
    ...textsIn(demo.culturePass?.names).map(mark('its card')),
    ...citiesOfDemo().map(mark('its city')),
    ...fonts.families.map(({ name }) => name).map(mark('its face')),
    ...coloursOfDemo().map((colour) => ({ what: `its colour ${colour}`, pattern: new RegExp(colour, 'i') })),
    ...outlinesOfMark().map((outline) => ({ what: 'its mark', pattern: toPattern(outline) })),
  ]
}

/** Whole words: Perm is no permission. */
const toPattern = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'u')

function citiesOfDemo(): string[] {
  return [...new Set(makeSnapshot('2026-01-01').City.map(({ name }) => String(name)))]
}

/** Colours of the demo's brand alone, without pure white and black, which every brand uses. */
function coloursOfDemo(): string[] {
  const colours = textsIn(theme.colours).flatMap((text) => text.match(/^#[0-9a-f]{6}/i) ?? [])
  return [...new Set(colours)].filter((colour) => !/^#(.)\1{5}$/.test(colour))
}

const outlinesOfMark = (): string[] =>
  [
    ...readFileSync(join(import.meta.dirname, '../../src/demo/brand/mark.svg'), 'utf8').matchAll(
      / d="([^"]+)/g,
    ),
  ].map(([, outline = '']) => outline)

/** Collects every text in nested data. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}
