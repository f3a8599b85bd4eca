import type { BuiltStyles } from '../build/build-client.ts'
import { listBundledFiles } from '../build/bundled-files.ts'
import type { SitePlan } from '../build/site-plan.ts'
import { type Problem, toProblems } from './problems.ts'

/** The parts of a site are imported at each use, because a change may have given them a new version. */
export const importParts = () => import('./site-parts.ts')

/** The style sheets and scripts of a site, as they were last bundled. */
export interface ClientBundle {
  /** Bundles what some changed files are part of; everything, with a plan. The result is awaited by `isReady`, too. */
  update: (files: ReadonlySet<string>, plan?: SitePlan) => Promise<ClientChange>
  /** Resolves when the present files are written. */
  isReady: () => Promise<unknown>
  /** Whether a file is part of the scripts. */
  hasScript: (file: string) => boolean
}

export interface ClientChange {
  /** Addresses of the style sheets whose contents have changed. */
  styles: string[]
  hasNewScripts: boolean
  problems: Problem[]
}

const nothing: ClientChange = { styles: [], hasNewScripts: false, problems: [] }

/** @param ownFolder the folder that the files are written to */
export function createClientBundle(ownFolder: string): ClientBundle {
  let plan: SitePlan | undefined
  let styles: BuiltStyles | undefined
  let sheets = new Map<string, string>()
  let stylesFiles: ReadonlySet<string> = new Set()
  let scriptsFiles: ReadonlySet<string> = new Set()
  let hasFailed = false
  let last: Promise<ClientChange> = Promise.resolve(nothing)

  async function bundle(files: ReadonlySet<string>, isNew: boolean): Promise<ClientChange> {
    const isPart = (inputs: ReadonlySet<string>) =>
      isNew || hasFailed || [...files].some((file) => inputs.has(file))
    const needsStyles = isPart(stylesFiles)
    const needsScripts = isPart(scriptsFiles)
    if (!plan || (!needsStyles && !needsScripts)) return nothing
    const parts = await importParts()
    const before = sheets
    hasFailed = true
    if (needsStyles || !styles) {
      styles = await parts.bundleStyles(plan, ownFolder)
      stylesFiles = new Set(listBundledFiles(styles.metafile))
      sheets = await parts.readSheets(styles, ownFolder)
    }
    if (needsScripts) {
      const scripts = await parts.bundleScripts(plan, ownFolder, styles)
      scriptsFiles = new Set(listBundledFiles(...scripts.metafiles))
    }
    hasFailed = false
    const changed = [...sheets].filter(([address, text]) => before.get(address) !== text)
    return { styles: changed.map(([address]) => address), hasNewScripts: needsScripts, problems: [] }
  }

  return {
    update: (files, newPlan) => {
      plan = newPlan ?? plan
      last = bundle(files, newPlan !== undefined).catch((error: unknown) => ({
        styles: [],
        hasNewScripts: false,
        problems: toProblems(error),
      }))
      return last
    },
    isReady: () => last,
    hasScript: (file) => hasFailed || scriptsFiles.has(file),
  }
}
