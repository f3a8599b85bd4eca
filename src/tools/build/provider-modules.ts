import { join } from 'node:path'
import type { ChosenBrand } from '../../brand/complete-brand.ts'
import { readProviderSettings } from '../../config/provider-settings.ts'
import { analyticsProviders } from '../../providers/analytics.ts'
import { findProvider } from '../../providers/find-provider.ts'
import { mapProviders } from '../../providers/maps.ts'
import { followNetworkIds, networks } from '../../providers/networks.ts'
import { ownNewsletter } from '../../providers/newsletters.ts'

const folder = join(import.meta.dirname, '../../providers')

interface ChosenExport {
  /** Folder of `src/providers/` with the providers of the kind. */
  kind: 'maps' | 'analytics' | 'tickets' | 'newsletters'
  /** The name of the export in a provider's file. */
  name: string
  /** The id of the chosen provider. For a list of ids, the export is an object with a value for each id. */
  ids: (chosen: ChosenBrand) => string | readonly string[] | undefined
}

function toTicketIds({ ticketShops }: ChosenBrand): string[] {
  return [...new Set(ticketShops.map(({ provider }) => provider))]
}

/** An export that holds, by id, the rows of a provider table that the brand has chosen. Providers in such a table have no file each. */
interface ChosenRows {
  table: 'networks' | 'embedProviders'
  /** Name of the file of `src/providers/` that exports the table. */
  file: string
  ids: (chosen: ChosenBrand) => readonly string[]
}

/** Data, so that the browser gets nothing else of a row. */
interface ChosenValue {
  value: (chosen: ChosenBrand) => unknown
}

/** The exports of `brand/chosen-providers.ts`. */
const exportsOfChosen = {
  mapProvider: { kind: 'maps', name: 'provider', ids: ({ maps }) => maps?.provider },
  showMap: { kind: 'maps', name: 'showMap', ids: ({ maps }) => maps?.provider },
  analyticsProvider: { kind: 'analytics', name: 'provider', ids: ({ analytics }) => analytics?.provider },
  startCounting: { kind: 'analytics', name: 'startCounting', ids: ({ analytics }) => analytics?.provider },
  followNetworks: { table: 'networks', file: 'networks.ts', ids: () => followNetworkIds },
  followNetworkNames: { value: () => followNetworkIds },
  sharingNetworks: { table: 'networks', file: 'networks.ts', ids: ({ shareNetworks }) => shareNetworks },
  shareAddresses: {
    value: ({ shareNetworks }) => Object.fromEntries(shareNetworks.map((id) => [id, networks[id].share])),
  },
  chosenEmbeds: { table: 'embedProviders', file: 'embeds.ts', ids: ({ embeds }) => embeds },
  chosenTickets: { kind: 'tickets', name: 'provider', ids: toTicketIds },
  newsletterProvider: {
    kind: 'newsletters',
    name: 'provider',
    ids: ({ newsletter }) => (newsletter?.provider === ownNewsletter ? undefined : newsletter?.provider),
  },
  ticketWidgets: { kind: 'tickets', name: 'showTickets', ids: toTicketIds },
} as const satisfies Record<string, ChosenExport | ChosenRows | ChosenValue>

const isExported = (name: string): name is keyof typeof exportsOfChosen =>
  Object.hasOwn(exportsOfChosen, name)

/**
 * Writes the module of one export of `brand/chosen-providers.ts`, so that a bundle has the file of the chosen provider only,
 * and of this file only what it uses.
 *
 * @param exported name of the export, as `mapProvider`
 * @throws Error for a name that isn't exported there
 */
export function writeProviderModule(exported: string, chosen: ChosenBrand): string {
  if (!isExported(exported)) throw new Error(`brand/chosen-providers.ts has no «${exported}»`)
  const row: ChosenExport | ChosenRows | ChosenValue = exportsOfChosen[exported]
  if ('value' in row) return `export const ${exported} = ${JSON.stringify(row.value(chosen))}`
  if ('table' in row) {
    const { table, file, ids } = row
    const rows = ids(chosen).map((id) => `${id}: ${table}.${id}`)
    return [
      `import { ${table} } from ${JSON.stringify(join(folder, file))}`,
      `export const ${exported} = { ${rows.join(', ')} }`,
    ].join('\n')
  }
  const { kind, name, ids } = row
  const found = ids(chosen)
  const fileOf = (id: string) => JSON.stringify(join(folder, kind, `${id}.ts`))
  if (found === undefined) return `export const ${exported} = undefined`
  if (typeof found === 'string') return `export { ${name} as ${exported} } from ${fileOf(found)}`
  return [
    ...found.map((id, index) => `import { ${name} as of${index} } from ${fileOf(id)}`),
    `export const ${exported} = { ${found.map((id, index) => `${id}: of${index}`).join(', ')} }`,
  ].join('\n')
}

/**
 * Returns the text of the style sheet `brand:map.css`, which imports the sheet of the chosen map provider, if it has
 * one.
 */
export function mapStyleSheet({ maps }: Pick<ChosenBrand, 'maps'>): string {
  const sheet = findProvider(mapProviders, maps)?.provider.inPage?.styleSheet
  return sheet ? `@import ${JSON.stringify(sheet)};` : ''
}

/**
 * Checks that the brand and `wrangler.toml` have the values which the chosen providers need.
 *
 * @param variables the variables in `wrangler.toml`; the build doesn't know those that are only in Cloudflare's
 *   dashboard
 * @returns `problems`: wrong values, which stop the build; `remarks`: providers and values that the site doesn't use
 */
export function checkProviders(
  { maps, analytics }: Pick<ChosenBrand, 'maps' | 'analytics'>,
  variables: Readonly<Record<string, unknown>>,
): { problems: string[]; remarks: string[] } {
  const textOf = (name: string) => (variables[name] === undefined ? undefined : String(variables[name]))
  const { problems, remarks } = readProviderSettings(
    { MAPS_KEY: textOf('MAPS_KEY'), ANALYTICS_ID: textOf('ANALYTICS_ID') },
    {
      maps,
      analytics,
      mapProvider: findProvider(mapProviders, maps)?.provider,
      analyticsProvider: findProvider(analyticsProviders, analytics)?.provider,
    },
  )
  return { problems: problems.map(withFile), remarks: remarks.map(withFile) }
}

/**
 * Puts the file's name before a line: names of variables begin with a capital letter, names of a brand's values don't.
 */
const withFile = (line: string) => `${/^[A-Z]/.test(line) ? 'wrangler.toml' : 'brand/brand.ts'}: ${line}`
