import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { devPaths, type ProgramUpdate, secretHeader } from '../../../client/dev/protocol.ts'
import type { BuildFolders } from '../build/build-folders.ts'
import { digestSources } from '../build/build-stamp.ts'
import { readSitePlan, type SitePlan } from '../build/site-plan.ts'
import type { ServedWorker } from '../operate/serve-worker.ts'
import { createClientBundle, importParts } from './client-bundle.ts'
import type { DevLog } from './dev-log.ts'
import type { FreshImports } from './fresh-imports.ts'
import { createModuleGraph, type GraphChange, type ModuleGraph } from './module-graph.ts'
import type { OpenPages } from './open-pages.ts'
import { bundlePackages } from './own-bundles.ts'
import { toProblems } from './problems.ts'
import { isBelow } from './watch-files.ts'

const fromRoot = (path: string) => join(import.meta.dirname, '../../..', path)
const entry = fromRoot('src/worker.ts')

/** Folders whose code decides what content is: copies of content in KV are outdated after a change of it. */
const contentFolders = ['content', 'strapi', 'strapi-emulator', 'demo', 'search'].map((name) =>
  fromRoot(`src/${name}`),
)

export interface SiteToOpen {
  brandFolder: string
  configPath: string
  withDemo: boolean
  folders: BuildFolders
  /** The folder for what this run builds. */
  ownFolder: string
  imports: FreshImports
  log: DevLog
  pages: OpenPages
  /** Whether a debugger gets the sources. */
  withSources: boolean
}

export interface OpenSite {
  /** Builds what the last build of the site doesn't have. */
  prepare: () => Promise<void>
  /** Gives the Worker's modules to the host. */
  start: (worker: ServedWorker, secret: string) => Promise<void>
  /** Rebuilds what some changed files are part of. */
  change: (files: ReadonlySet<string>) => Promise<void>
  /** Resolves when the scripts and style sheets of the present build are written. */
  clientIsReady: () => Promise<unknown>
}

/** Keeps the site of a brand as its files are: its plan, its browser's files and its Worker's modules. */
export function openSite(options: SiteToOpen): OpenSite {
  const { brandFolder, configPath, withDemo, folders, ownFolder, imports, log, pages } = options
  const publicDir = ownFolder
  const client = createClientBundle(ownFolder)
  /** Part of each build's id, so that a page of an earlier run reloads. */
  const run = Date.now().toString(36)
  let builds = 0
  let plan: SitePlan | undefined
  let graph: ModuleGraph | undefined
  let packageNames = ''
  let host: { worker: ServedWorker; secret: string } | undefined
  /** What the host has not been sent. */
  let outbox: Pick<ProgramUpdate, 'modules' | 'removed'> = { modules: [], removed: [] }

  const keep = ({ modules, removed }: GraphChange) => {
    outbox = { modules: [...outbox.modules, ...modules], removed: [...outbox.removed, ...removed] }
  }

  /** Plans the site anew. A plan with faults leaves the earlier one. */
  async function makePlan(files: ReadonlySet<string>): Promise<void> {
    const parts = await importParts()
    const hasNewSchema = [...files].some((file) => file.endsWith('.graphql'))
    const made = await parts
      .plan({ brandFolder, configPath, publicDir, earlier: plan, hasNewSchema })
      .catch((error: unknown) => ({ problems: toProblems(error) }))
    log.setProblems('plan', 'problems' in made ? made.problems : [])
    if ('plan' in made) plan = made.plan
  }

  /** Sends changed modules to the host under a new build id, and tells open pages. */
  async function send(site: ModuleGraph): Promise<void> {
    if (!host) return
    const parts = await importParts()
    builds += 1
    const id = `dev-${run}-${builds}`
    keep(await site.update(new Set([await parts.writeBuildId(id, ownFolder)])))
    const names = site.packages().toSorted()
    const packages = names.join() === packageNames ? {} : { packages: await bundlePackages(names) }
    packageNames = names.join()
    const program: ProgramUpdate = { entry, ...outbox, ...packages }
    outbox = { modules: [], removed: [] }
    const answer = await fetch(new URL(devPaths.program, host.worker.url), {
      method: 'POST',
      headers: { [secretHeader]: host.secret },
      body: JSON.stringify(program),
    })
    log.setProblems('start', answer.ok ? [] : [{ text: await answer.text() }])
    log.forgetErrors()
    pages.tell({ kind: 'build', id })
  }

  /** @param isPlanned whether there is a new plan, by which everything that isn't a file of the Worker is made anew */
  async function rebuild(files: ReadonlySet<string>, isPlanned: boolean): Promise<void> {
    if (!plan || !graph) return
    const parts = await importParts()
    const bundling = client.update(files, isPlanned ? plan : undefined)
    const hasScripts = isPlanned || [...files].some(client.hasScript)
    if (isPlanned) await bundling
    const planned = isPlanned ? [join(ownFolder, 'build/manifest.json')] : []
    const update = await graph.update(
      new Set([...files, ...planned]),
      isPlanned ? await parts.driveSite(plan, { withDemo, publicDir }) : undefined,
    )
    log.setProblems('worker', update.problems)
    keep(update)
    const hasModules = outbox.modules.length + outbox.removed.length > 0
    if (update.problems.length === 0 && (hasModules || hasScripts)) {
      if (host && [...files].some((file) => contentFolders.some((folder) => isBelow(folder, file)))) {
        await forgetContent(host.worker.kv)
      }
      await send(graph)
    }
    const { styles, problems } = await bundling
    log.setProblems('client', problems)
    if (styles.length > 0) pages.tell({ kind: 'styles', addresses: styles })
  }

  /** Whether the plan is made before the Worker: texts and components are shown first, and checked afterwards. */
  const isPlannedFirst = (file: string) =>
    isBelow(brandFolder, file) ||
    file === configPath ||
    file.endsWith('.graphql') ||
    (imports.has(file) && !file.endsWith('.tsx') && !/[\\/]texts[\\/]/.test(file))

  return {
    prepare: async () => {
      const [written, sources, parts] = await Promise.all([
        readSitePlan(folders.planFile),
        digestSources(brandFolder),
        importParts(),
      ])
      plan = written?.plan
      if (written?.sources !== sources) await makePlan(new Set())
      if (!plan) return
      await writeFile(join(ownFolder, 'build/manifest.json'), '{}')
      await parts.writeBuildId('none', ownFolder)
      graph = createModuleGraph({
        entry,
        driver: await parts.driveSite(plan, { withDemo, publicDir }),
        withSources: options.withSources,
      })
      log.useMaps(graph.mapOf)
      const bundling = client.update(new Set(), plan)
      keep(await graph.update(new Set()))
      log.setProblems('client', (await bundling).problems)
      const update = await graph.update(new Set([join(ownFolder, 'build/manifest.json')]))
      log.setProblems('worker', update.problems)
      keep(update)
    },
    start: async (worker, secret) => {
      host = { worker, secret }
      if (graph) await send(graph)
    },
    change: async (files) => {
      const begun = performance.now()
      imports.forget(files)
      const isPlanned = [...files].some(isPlannedFirst)
      if (isPlanned) await makePlan(files)
      await rebuild(files, isPlanned)
      const tookMs = Math.round(performance.now() - begun)
      if (!log.hasProblems()) log.print(`  ${describe(files)}  ${tookMs} ms`)
      if (!isPlanned && [...files].some(imports.has)) {
        await makePlan(files)
        await rebuild(new Set(), true)
      }
    },
    clientIsReady: client.isReady,
  }
}

/** Names the first of some files, and how many others there are. */
function describe(files: ReadonlySet<string>): string {
  const [first = ''] = files
  const others = files.size > 1 ? ` and ${files.size - 1} more` : ''
  return `${relative(process.cwd(), first).replaceAll('\\', '/')}${others}`
}

async function forgetContent(kv: ServedWorker['kv']): Promise<void> {
  const { keys } = await kv.list()
  await Promise.all(keys.map(({ name }) => kv.delete(name)))
}
