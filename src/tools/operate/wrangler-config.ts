import { dirname, join } from 'node:path'
import type { LegacyWorkerOptions } from 'miniflare'
import {
  unstable_convertConfigBindingsToStartWorkerBindings as toBindings,
  unstable_getMiniflareWorkerOptions as toMiniflareWorker,
  unstable_readConfig,
} from 'wrangler'
import * as z from 'zod/mini'
import type { BindingKind } from '../../config/bindings.ts'
import { siteConfigPath } from './site-config.ts'

/** What a deployment changes among the classes of Durable Objects. */
const migrationSchema = z.object({
  new_classes: z._default(z.array(z.string()), []),
  new_sqlite_classes: z._default(z.array(z.string()), []),
  renamed_classes: z._default(z.array(z.object({ from: z.string(), to: z.string() })), []),
  deleted_classes: z._default(z.array(z.string()), []),
})

/** Of what wrangler makes of the file, what this project looks at. wrangler ships without the types of its own. */
const fileSchema = z.object({
  name: z.optional(z.string()),
  compatibility_date: z.string(),
  compatibility_flags: z._default(z.array(z.string()), []),
  main: z.string(),
  definedEnvironments: z._default(z.array(z.string()), []),
  triggers: z.object({ crons: z.optional(z.array(z.string())) }),
  queues: z.object({
    consumers: z.optional(z.array(z.object({ queue: z.string() }))),
    producers: z.optional(z.array(z.object({ queue: z.string() }))),
  }),
  durable_objects: z.object({
    bindings: z.array(
      z.object({ name: z.string(), class_name: z.string(), script_name: z.optional(z.string()) }),
    ),
  }),
  migrations: z.array(migrationSchema),
  /** What may stand in the place of migrations; of classes that are gone it names no storage. */
  exports: z._default(
    z.record(
      z.string(),
      z.object({ type: z.string(), storage: z.optional(z.enum(['sqlite', 'legacy-kv'])) }),
    ),
    {},
  ),
  d1_databases: z.array(
    z.object({
      binding: z.string(),
      database_name: z.optional(z.string()),
      migrations_dir: z.optional(z.string()),
    }),
  ),
})

const bindingsSchema = z.record(z.string(), z.object({ type: z.string(), value: z.optional(z.unknown()) }))

/** Our words for what wrangler calls its types; a kind that no Worker of this project takes keeps wrangler's. */
const kinds: Record<string, BindingKind | 'variable'> = {
  plain_text: 'variable',
  json: 'variable',
  secret_text: 'variable',
  assets: 'assets',
  kv_namespace: 'kv',
  d1: 'd1',
  durable_object_namespace: 'durable-object',
  queue: 'queue',
  ratelimit: 'rate-limit',
  send_email: 'send-email',
}

export type ObjectStorage = 'SQLite' | 'key-value'

export interface WranglerConfig {
  name: string
  /** Which day's behaviour of the platform the Worker was written for. */
  compatibilityDate: string
  compatibilityFlags: string[]
  /** The Worker's first module, and the folder that holds all of them. */
  main: string
  modulesDir: string
  /** Kind by name. */
  bindings: Record<string, string>
  variables: Record<string, unknown>
  /** Classes of this Worker's own Durable Objects, by binding. */
  objectClasses: Record<string, string>
  /** What the classes that its migrations leave, or its exports name, keep things in. */
  declaredClasses: Record<string, ObjectStorage>
  crons: string[]
  /** What queues whose messages it takes are called in the operator's account. */
  consumedQueues: string[]
  /** And those that it sends to. */
  queueNames: string[]
  /** Folders of SQL that databases begin with, by binding. */
  migrations: Record<string, string>
  /** What databases are called in the operator's account, by binding. */
  databaseNames: Record<string, string>
  /** Names of `[env.…]`, each of which binds for itself. */
  environments: string[]
  /** As Miniflare 4 takes it; `toLocalWorker` makes it fit. */
  local: Partial<LegacyWorkerOptions>
}

export interface ReadOptions {
  /** One of the file's `[env.…]`. */
  environment?: string
  /** Prints what wrangler wonders about: fields that it doesn't know among it. */
  showWarnings?: boolean
}

/**
 * Reads `wrangler.toml` as `wrangler deploy` reads it.
 *
 * @throws wrangler's `UserError`, naming each field that it can't take.
 */
export function readWranglerConfig(
  path = siteConfigPath,
  { environment, showWarnings = false }: ReadOptions = {},
): WranglerConfig {
  const config = unstable_readConfig({ config: path, env: environment }, { hideWarnings: !showWarnings })
  const file = fileSchema.parse(config)
  const bound = Object.entries(bindingsSchema.parse(toBindings(config))).map(([name, { type, value }]) => ({
    name,
    kind: kinds[type] ?? type,
    value,
  }))
  return {
    name: file.name ?? 'worker',
    compatibilityDate: file.compatibility_date,
    compatibilityFlags: file.compatibility_flags,
    main: file.main,
    modulesDir: dirname(file.main),
    bindings: Object.fromEntries(
      bound.flatMap(({ name, kind }) => (kind === 'variable' ? [] : [[name, kind]])),
    ),
    variables: Object.fromEntries(
      bound.flatMap(({ name, kind, value }) => (kind === 'variable' ? [[name, value]] : [])),
    ),
    objectClasses: Object.fromEntries(
      file.durable_objects.bindings.flatMap(({ name, class_name: className, script_name: other }) =>
        other === undefined ? [[name, className]] : [],
      ),
    ),
    declaredClasses: {
      ...Object.fromEntries(file.migrations.reduce(migrate, new Map())),
      ...Object.fromEntries(
        Object.entries(file.exports).flatMap(([className, { storage }]) =>
          storage ? [[className, storage === 'sqlite' ? 'SQLite' : 'key-value'] as const] : [],
        ),
      ),
    },
    crons: file.triggers.crons ?? [],
    consumedQueues: (file.queues.consumers ?? []).map(({ queue }) => queue),
    queueNames: (file.queues.producers ?? []).map(({ queue }) => queue),
    migrations: Object.fromEntries(
      file.d1_databases.flatMap(({ binding, migrations_dir: folder }) =>
        folder ? [[binding, join(dirname(path), folder)]] : [],
      ),
    ),
    databaseNames: Object.fromEntries(
      file.d1_databases.flatMap(({ binding, database_name: databaseName }) =>
        databaseName ? [[binding, databaseName]] : [],
      ),
    ),
    environments: file.definedEnvironments,
    local: toMiniflareWorker(config, environment).workerOptions,
  }
}

function migrate(
  classes: Map<string, ObjectStorage>,
  migration: z.output<typeof migrationSchema>,
): Map<string, ObjectStorage> {
  const renamed = new Map(migration.renamed_classes.map(({ from, to }) => [from, to]))
  const kept = [...classes].filter(([name]) => !migration.deleted_classes.includes(name))
  return new Map([
    ...kept.map(([name, storage]) => [renamed.get(name) ?? name, storage] as const),
    ...migration.new_classes.map((name) => [name, 'key-value'] as const),
    ...migration.new_sqlite_classes.map((name) => [name, 'SQLite'] as const),
  ])
}
