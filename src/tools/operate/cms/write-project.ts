import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { tryParseJson } from '../try-parse-json.ts'
import {
  fromProjectPath,
  makeDigests,
  type ProjectFiles,
  planUpgrade,
  toJsonFile,
  type UpgradePlan,
} from './project-files.ts'

/** Names the files of a project that were written, so that an upgrade knows what the operator has changed. */
const manifestName = '.tutti.json'
const manifestSchema = z.object({ labels: z.string(), files: z.record(z.string(), z.string()) })
type Manifest = z.infer<typeof manifestSchema>

/** Folder of new versions of files that the operator has changed; they stay there until the operator removes them. */
export const upgradeFolder = 'upgrade'

/** Databases that a project knows (`config/database.js`), with what `.env` says of one. */
export const databases = {
  sqlite: {},
  postgres: {
    DATABASE_CLIENT: () => 'postgres',
    DATABASE_HOST: () => '127.0.0.1',
    DATABASE_PORT: () => '5432',
    DATABASE_NAME: () => 'strapi',
    DATABASE_USERNAME: () => 'strapi',
  },
} satisfies Record<string, Readonly<Record<string, () => string>>>
export type Database = keyof typeof databases

/** What an operator chooses for a project. */
interface ProjectChoices {
  /** Language of the panel. */
  labels: string
  /** Absent: as the project's `.env` says. */
  database: Database | undefined
}

/**
 * Reads the manifest of a project: the files that this command wrote into it, with their digests.
 *
 * @returns `undefined` for a new project, whose folder is missing or empty
 * @throws Error for a folder with files but no manifest, which this command didn't make
 */
export async function readManifest(project: string): Promise<Manifest | undefined> {
  const text = await readText(join(project, manifestName))
  if (text !== undefined) {
    const { data } = manifestSchema.safeParse(tryParseJson(text))
    if (!data)
      throw new Error(`${join(project, manifestName)} can't be read; restore it from your repository`)
    return data
  }
  const [first] = existsSync(project) ? await readdir(project) : []
  if (first !== undefined)
    throw new Error(`${project} has ${first} already and was not made by this command; name another folder`)
  return undefined
}

/**
 * Writes a new project. Its folder is made under another name and takes its place at the end, so that it is whole or
 * missing.
 *
 * @param choices `extra` are files that no upgrade changes, such as the demo's content
 */
export async function writeNewProject(
  project: string,
  made: ProjectFiles,
  { labels, database, extra = new Map() }: ProjectChoices & { extra?: ProjectFiles },
): Promise<void> {
  await mkdir(dirname(project), { recursive: true })
  const staging = await mkdtemp(join(dirname(project), `.${basename(project)}-`))
  try {
    await writeAll(staging, new Map([...made, ...extra]))
    await writeManifest(staging, { labels, files: makeDigests(made) })
    await writeEnvironment(staging, database)
    // The folder may exist and be empty; Windows moves nothing onto it.
    if (existsSync(project)) await rm(project, { recursive: true })
    await rename(staging, project)
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/**
 * Brings a project up to date, and leaves alone what the operator has changed.
 *
 * @param choices `files` are those of the manifest
 */
export async function upgradeProject(
  project: string,
  made: ProjectFiles,
  { labels, database, files }: ProjectChoices & Manifest,
): Promise<UpgradePlan> {
  const paths = [...new Set([...made.keys(), ...Object.keys(files)])]
  const plan = planUpgrade(files, await readAll(project, paths), made)
  await writeAll(project, pick(made, plan.write))
  for (const path of plan.remove) await rm(fromProjectPath(project, path))
  await writeAll(join(project, upgradeFolder), pick(made, plan.differ))
  await writeManifest(project, { labels, files: makeDigests(made) })
  await writeEnvironment(project, database)
  return plan
}

const writeManifest = (project: string, manifest: Manifest) =>
  writeAll(project, new Map([[manifestName, toJsonFile(manifest)]]))

async function writeEnvironment(project: string, database: Database | undefined): Promise<void> {
  const file = join(project, '.env')
  const current = await readText(file)
  const completed = completeEnvironment(current, database)
  if (completed !== current) await writeFile(file, completed, { mode: 0o600 })
}

async function writeAll(project: string, files: ProjectFiles): Promise<void> {
  for (const [path, contents] of files) {
    const file = fromProjectPath(project, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, contents)
  }
}

async function readAll(project: string, paths: readonly string[]): Promise<ProjectFiles> {
  const read = await Promise.all(
    paths.map(
      async (path) => [path, await readFile(fromProjectPath(project, path)).catch(() => undefined)] as const,
    ),
  )
  return new Map(read.flatMap(([path, contents]) => (contents ? [[path, contents] as const] : [])))
}

const pick = (files: ProjectFiles, paths: readonly string[]): ProjectFiles =>
  new Map([...files].filter(([path]) => paths.includes(path)))

const readText = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined)

const makeKey = (): string => randomBytes(32).toString('base64')

/** Secrets of a project, made once. Strapi's `APP_KEYS` are a list; the last two are those of `compose.yaml`. */
const secrets: Readonly<Record<string, () => string>> = {
  ADMIN_JWT_SECRET: makeKey,
  API_TOKEN_SALT: makeKey,
  APP_KEYS: () => `${makeKey()},${makeKey()}`,
  ENCRYPTION_KEY: makeKey,
  JWT_SECRET: makeKey,
  TRANSFER_TOKEN_SALT: makeKey,
  CONTENT_PROXY_SECRET: makeKey,
  PREVIEW_SECRET: makeKey,
  WEBHOOK_SECRET: makeKey,
  DATABASE_PASSWORD: makeKey,
  MEILI_MASTER_KEY: makeKey,
}

const header = `# Secrets and addresses of this Strapi. Keep the file out of repositories, and the same on every start: new
# secrets sign everybody out. docs/strapi.md of Tutti explains the variables.

# Address of the site, for links in e-mails, drafts and the webhook.
SITE_URL=http://localhost:8787
HOST=127.0.0.1
PORT=1337
# Where others can reach Strapi: its address, and whether a proxy stands before it.
# PUBLIC_URL=https://cms.example.org
# IS_PROXIED=true

`

/**
 * Returns the text of a project's `.env`, completed by the secrets that it lacks, and by where its database is.
 *
 * @param current the present text; absent for a project without the file
 */
export function completeEnvironment(current: string | undefined, database: Database = 'sqlite'): string {
  const given = current ?? header
  const missing = Object.entries({ ...databases[database], ...secrets }).filter(
    ([name]) => !new RegExp(`^${name}=`, 'm').test(given),
  )
  const lines = missing.map(([name, make]) => `${name}=${make()}\n`)
  return lines.length === 0 ? given : `${given.replace(/\n*$/, '\n')}${lines.join('')}`
}
