import { type BindingKind, type BindingRow, siteBindings } from '../../config/bindings.ts'
import { readWranglerConfig, type WranglerConfig } from './wrangler-config.ts'

export interface LocalOptions {
  /** The Worker's own list of bindings. */
  bindings?: Record<string, BindingRow>
  /** Off, since whoever tests or measures is one visitor who asks for everything. */
  rateLimits?: 'on' | 'off'
}

/**
 * The Worker's surroundings on this machine, as Miniflare takes them: what `wrangler.toml` binds, by wrangler's own
 * reading (databases, Durable Objects, queues with their consumers, crons), and the stores of the list that this
 * operator does without. Its variables and ids stay with the operator: nothing here reaches what is deployed.
 */
export function toLocalWorker(
  config: WranglerConfig = readWranglerConfig(),
  { bindings = siteBindings, rateLimits = 'off' }: LocalOptions = {},
) {
  const { ratelimits, ...local } = config.local
  const listed = Object.fromEntries(Object.entries(bindings).map(([name, { kind }]) => [name, kind]))
  const kinds: Record<string, string> = { ...listed, ...config.bindings }
  const unboundObjects = Object.entries(bindings).flatMap(([name, { className }]) =>
    className && !(name in config.bindings) ? [[name, { className, useSQLite: true }] as const] : [],
  )
  const namesOf = (kind: BindingKind) => Object.keys(kinds).filter((name) => kinds[name] === kind)
  return {
    ...local,
    name: config.name,
    compatibilityDate: config.compatibilityDate,
    compatibilityFlags: config.compatibilityFlags,
    kvNamespaces: namesOf('kv'),
    d1Databases: namesOf('d1'),
    durableObjects: { ...local.durableObjects, ...Object.fromEntries(unboundObjects) },
    bindings: {},
    ...(rateLimits === 'on' ? { ratelimits } : {}),
  }
}
