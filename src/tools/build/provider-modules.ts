import { join } from 'node:path'
import type { ChosenBrand } from '../../brand/complete-brand.ts'
import { findProvider } from '../../providers/find-provider.ts'
import { mapProviders } from '../../providers/maps.ts'

const folder = join(import.meta.dirname, '../../providers')

/** The exports of `providers/chosen.ts`: the kind of provider, and the name of the export in a provider's file. */
const exportsOfChosen = {
  mapProvider: { kind: 'maps', name: 'provider' },
  showMap: { kind: 'maps', name: 'showMap' },
  analyticsProvider: { kind: 'analytics', name: 'provider' },
  startCounting: { kind: 'analytics', name: 'startCounting' },
} as const satisfies Record<string, { kind: keyof ChosenBrand; name: string }>

const isExported = (name: string): name is keyof typeof exportsOfChosen =>
  Object.hasOwn(exportsOfChosen, name)

/**
 * Writes the module of one export of `providers/chosen.ts`, so that a bundle has the file of the chosen provider only,
 * and of this file only what it uses.
 *
 * @param exported name of the export, as `mapProvider`
 * @throws Error for a name that isn't exported there
 */
export function writeProviderModule(exported: string, chosen: ChosenBrand): string {
  if (!isExported(exported)) throw new Error(`providers/chosen.ts has no «${exported}»`)
  const { kind, name } = exportsOfChosen[exported]
  const id = chosen[kind]?.provider
  if (id === undefined) return `export const ${exported} = undefined`
  return `export { ${name} as ${exported} } from ${JSON.stringify(join(folder, kind, `${id}.ts`))}`
}

/**
 * Returns the text of the style sheet `brand:map.css`, which imports the sheet of the chosen map provider, if it has
 * one.
 */
export function mapStyleSheet({ maps }: Pick<ChosenBrand, 'maps'>): string {
  const sheet = findProvider(mapProviders, maps)?.provider.inPage?.styleSheet
  return sheet ? `@import ${JSON.stringify(sheet)};` : ''
}
