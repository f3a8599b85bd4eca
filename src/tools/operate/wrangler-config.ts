import { dirname, resolve } from 'node:path'
import type { LegacyWorkerOptions } from 'miniflare'
import {
  unstable_convertConfigBindingsToStartWorkerBindings as toBindings,
  unstable_getMiniflareWorkerOptions as toMiniflareWorker,
  unstable_readConfig,
} from 'wrangler'
import * as z from 'zod/mini'
import type { BindingKind } from '../../config/bindings.ts'
import { ownConfigPath } from '../chosen-brand.ts'

/** Schema of one of the tables `[[migrations]]`: changes of the classes of Durable Objects. */
const migrationSchema = z.object({
  new_classes: z._default(z.array(z.string()), []),
  new_sqlite_classes: z._default(z.array(z.string()), []),
  renamed_classes: z._default(z.array(z.object({ from: z.string(), to: z.string() })), []),
  deleted_classes: z._default(z.array(z.string()), []),
})

/** The part of wrangler's parsed configuration that this project reads; wrangler ships no types of it. */
const fileSchema = z.object({
  name: z.optional(z.string()),
  compatibility_date: z.string(),
  compatibility_flags: z._default(z.array(z.string()), []),
  main: z.string(),
  assets: z.optional(z.object({ directory: z.optional(z.string()) })),
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
  /** The newer form of migrations; it names no storage for deleted classes. */
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

/** The project's names of wrangler's binding types; a type that no Worker of the project uses keeps wrangler's name. */
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
  analytics_engine: 'analytics-engine',
}

export type ObjectStorage = 'SQLite' | 'key-value'

export interface WranglerConfig {
  name: string
  /** The date of the platform's behaviour that the Worker was written for. */
  compatibilityDate: string
  compatibilityFlags: string[]
  /** The Worker's main module; `modulesDir` is the folder of all modules. */
  main: string
  modulesDir: string
  /** Absolute path of the folder of `[assets]`. */
  assetsDir: string | undefined
  /** The kind of each binding, by name. */
  bindings: Record<string, string>
  variables: Record<string, unknown>
  /** Class of each Durable Object that this Worker exports, by binding. */
  objectClasses: Record<string, string>
  /** Storage of each class that the migrations or `exports` declare. */
  declaredClasses: Record<string, ObjectStorage>
  crons: string[]
  /** Names of the queues that the Worker consumes. */
  consumedQueues: string[]
  /** Names of the queues that the Worker sends to. */
  queueNames: string[]
  /** Folder of SQL migrations of each database, by binding. */
  migrations: Record<string, string>
  /** Name of each database in the operator's account, by binding. */
  databaseNames: Record<string, string>
  /** Names of `[env.…]`; environments inherit no bindings. */
  environments: string[]
  /** Options of the Worker for Miniflare 4; `toLocalWorker` adapts them. */
  local: Partial<LegacyWorkerOptions>
}

export interface ReadOptions {
  /** Name of an environment of the file; if absent, the deployment without a name. */
  environment?: string | undefined
  /** Whether wrangler's warnings are printed, such as those about unknown fields. */
  showWarnings?: boolean
}

/**
 * Reads `wrangler.toml` as `wrangler deploy` does.
 *
 * @throws wrangler's `UserError` naming each invalid field
 */
export function readWranglerConfig(
  path = ownConfigPath,
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
    assetsDir: file.assets?.directory && resolve(dirname(path), file.assets.directory),
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
        folder ? [[binding, resolve(dirname(path), folder)]] : [],
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
