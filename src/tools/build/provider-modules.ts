import { join } from 'node:path'
import type { ChosenBrand } from '../../brand/complete-brand.ts'
import { findProvider } from '../../providers/find-provider.ts'
import type { MapProvider } from '../../providers/map-provider.ts'
import { mapProviders } from '../../providers/maps.ts'
import { importEach } from './language-modules.ts'

const folder = join(import.meta.dirname, '../../providers')
const statement = /^import \{([^}]*)\} from '[^']*\/providers\/chosen\.ts'$/gm

/**
 * Replaces imports of `providers/chosen.ts` by imports of one module per name, so that a bundle has the files of the
 * chosen providers only, and of them only what it uses.
 */
export const withProviderModules = (source: string): string =>
  source.replace(statement, (_, names: string) => importEach(names, 'provider-value'))

/** The exports of `providers/chosen.ts`: their kind of provider, and what a provider's file calls them. */
const exportsOfChosen = {
  mapProvider: { kind: 'maps', name: 'provider' },
  showMap: { kind: 'maps', name: 'showMap' },
  analyticsProvider: { kind: 'analytics', name: 'provider' },
  startCounting: { kind: 'analytics', name: 'startCounting' },
} as const satisfies Record<string, { kind: keyof ChosenBrand; name: string }>

const isExported = (name: string): name is keyof typeof exportsOfChosen =>
  Object.hasOwn(exportsOfChosen, name)

/**
 * Writes the module of one export of `providers/chosen.ts`.
 *
 * @param exported its name, as `mapProvider`
 * @throws Error for a name that isn't exported there
 */
export function writeProviderModule(exported: string, chosen: ChosenBrand): string {
  if (!isExported(exported)) throw new Error(`providers/chosen.ts has no «${exported}»`)
  const { kind, name } = exportsOfChosen[exported]
  const id = chosen[kind]?.provider
  if (id === undefined) return `export const ${exported} = undefined`
  return `export { ${name} as ${exported} } from ${JSON.stringify(join(folder, kind, `${id}.ts`))}`
}

/** The style sheet `brand:map.css`: that of the chosen map provider, if it has one. */
export function mapStyleSheet({ maps }: Pick<ChosenBrand, 'maps'>): string {
  const sheet = findProvider<{ provider: MapProvider }>(mapProviders, maps)?.provider.inPage?.styleSheet
  return sheet ? `@import ${JSON.stringify(sheet)};` : ''
}
