import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
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
import { isBelow } from './watch-files.ts'

const root = join(import.meta.dirname, '../../..')
const fromRoot = (path: string) => join(root, path)
const entry = fromRoot('src/worker/worker.ts')

/** How long after an edit was shown its plan is checked. */
const checkDelayMs = 500

/** Files that the plan depends on, but whose usual changes leave the plan as it is. */
const shownFirst = [
  /^src\/languages\/[\w-]+\/texts\//,
  /\.tsx$/,
  /^src\/(?!brand|content|strapi|tools|demo\/brand)[\w-]+\/.*\.ts$/,
]

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

  /** Files whose change has been shown, and may be wrong by the rules of the plan. */
  const unchecked = new Set<string>()
  let isChecking = false
  const planInTurn = createQueue()
  const buildInTurn = createQueue()

  const keep = ({ modules, removed }: GraphChange) => {
    outbox = { modules: [...outbox.modules, ...modules], removed: [...outbox.removed, ...removed] }
  }

  /** Plans the site anew. A plan with faults leaves the earlier one. @returns whether the plan is another one */
  async function planAgain(files: ReadonlySet<string>): Promise<boolean> {
    const { makePlan } = await import('./make-plan.ts')
    const made = await makePlan({ brandFolder, configPath, publicDir, earlier: plan, changedFiles: files })
    log.setProblems('plan', 'problems' in made ? made.problems : [])
    if (!('plan' in made) || JSON.stringify(made.plan) === JSON.stringify(plan)) return false
    plan = made.plan
    return true
  }

  /** Checks the plan of a site that is shown already, again while more files have changed. */
  async function checkPlan(files: ReadonlySet<string>): Promise<void> {
    for (const file of files) unchecked.add(file)
    if (isChecking) return
    isChecking = true
    while (unchecked.size > 0) {
      // The page that reloads meanwhile needs the processor more.
      await setTimeout(checkDelayMs)
      const taken = new Set(unchecked)
      unchecked.clear()
      const isNew = await planInTurn(() => planAgain(taken))
      await buildInTurn(() => rebuild(new Set(), isNew ? 'all' : 'generated'))
    }
    isChecking = false
  }

  async function applyMigrations(): Promise<void> {
    const problems = await host?.worker.migrate().then(
      () => [],
      (error: Error) => [{ text: [error.message, error.cause].filter(Boolean).join(': ') }],
    )
    log.setProblems('database', problems ?? [])
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

  /**
   * Rebuilds what some files are part of.
   *
   * @param scope `generated`: the modules that plugins make, too, as of texts; `all`: everything that depends on the plan
   */
  async function rebuild(files: ReadonlySet<string>, scope: 'files' | 'generated' | 'all'): Promise<void> {
    if (!plan || !graph) return
    const parts = await importParts()
    const isAll = scope === 'all'
    const bundling = client.update(files, isAll ? plan : undefined)
    const hasScripts = isAll || [...files].some(client.hasScript)
    const update = await graph.update(
      isAll ? new Set([...files, await parts.writeManifest(plan, ownFolder)]) : files,
      scope === 'files' ? undefined : await parts.driveSite(plan, { withDemo, publicDir }),
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

  /** Whether the plan (`site-plan.ts`) is made of a file. */
  const isOfPlan = (file: string) =>
    isBelow(brandFolder, file) ||
    file === configPath ||
    file.endsWith('.graphql') ||
    imports.has(file) ||
    plan?.queries.files.includes(file) === true
  /** Whether the plan is made before the change is shown. Texts and components are shown first, and checked afterwards. */
  const isPlannedFirst = (file: string) =>
    isOfPlan(file) && !shownFirst.some((pattern) => pattern.test(relative(root, file).replaceAll('\\', '/')))

  return {
    prepare: async () => {
      const [written, sources, parts] = await Promise.all([
        readSitePlan(folders.planFile),
        digestSources(brandFolder),
        importParts(),
      ])
      plan = written?.plan
      if (written?.sources !== sources) await planAgain(new Set())
      if (!plan) return
      await parts.writeManifest(plan, ownFolder)
      await parts.writeBuildId('none', ownFolder)
      graph = createModuleGraph({
        entry,
        driver: await parts.driveSite(plan, { withDemo, publicDir }),
        withSources: options.withSources,
      })
      log.useMaps(graph.mapOf)
      const update = await graph.update(new Set())
      log.setProblems('worker', update.problems)
      keep(update)
      // The page comes before its files, which wait for this.
      const bundling = client.update(new Set(), plan)
      void bundling.then(({ problems }) => log.setProblems('client', problems))
    },
    start: async (worker, secret) => {
      host = { worker, secret }
      if (graph) await send(graph)
      // Makes the plan once, to learn which files it is made of.
      void checkPlan(new Set([configPath]))
    },
    change: async (files) => {
      const begun = performance.now()
      imports.forget(files)
      if ([...files].some((file) => file.endsWith('.sql'))) await applyMigrations()
      if ([...files].some((file) => isBelow(import.meta.dirname, file))) {
        log.print('  npm run dev itself has changed: start it again to see that.')
      }
      const isPlanned = [...files].some(isPlannedFirst)
      const isNew = isPlanned && (await planInTurn(() => planAgain(files)))
      const isOfTools = [...files].some((file) => isBelow(fromRoot('src/tools'), file))
      const scope = isNew || (isPlanned && isOfTools) ? 'all' : isPlanned ? 'generated' : 'files'
      await buildInTurn(() => rebuild(files, scope))
      const tookMs = Math.round(performance.now() - begun)
      if (!log.hasProblems()) log.print(`  ${describe(files)}  ${tookMs} ms`)
      if (!isPlanned && [...files].some(isOfPlan)) void checkPlan(files)
    },
    clientIsReady: client.isReady,
  }
}

/** Returns a function that runs tasks one after the other. */
function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const run = last.then(task, task)
    last = run
    return run
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
