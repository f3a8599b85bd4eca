import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { transform } from 'esbuild'
import { generateModules, writeModules } from '../build/generate.ts'
import { checkSite, planSite } from '../build/make-site-plan.ts'
import type { SitePlan } from '../build/site-plan.ts'
import { demoBrandFolder } from '../chosen-brand.ts'
import { type Problem, toProblems } from './problems.ts'

export interface PlanToMake {
  brandFolder: string
  configPath: string
  /** The folder for what is made. */
  publicDir: string
  earlier: SitePlan | undefined
  changedFiles: ReadonlySet<string>
}

/**
 * Checks the site and plans it, or returns one problem for each wrong value. This module loads what reads fonts and
 * drawings, so that `npm run dev` imports it when a plan is first needed.
 */
export async function makePlan(site: PlanToMake): Promise<{ plan: SitePlan } | { problems: Problem[] }> {
  try {
    const checked = await checkSite(site.brandFolder, site.configPath)
    if (!('site' in checked)) return { problems: checked.problems.map((text) => ({ text })) }
    const plan = await planSite(checked.site, site.publicDir, site.earlier)
    const hasNewSchema = [...site.changedFiles].some((file) => file.endsWith('.graphql'))
    if (hasNewSchema) {
      await (site.brandFolder === demoBrandFolder ? writeModules(plan.queries) : generateModules())
    }
    return { plan }
  } catch (error) {
    // Node names no place of a syntax error.
    const faults = await findSyntaxProblems(site.changedFiles)
    return { problems: faults.length > 0 ? faults : toProblems(error) }
  }
}

/** Compiles files by themselves, and returns what keeps them from being compiled. */
export async function findSyntaxProblems(files: ReadonlySet<string>): Promise<Problem[]> {
  const found = [...files]
    .filter((file) => /\.tsx?$/.test(file) && existsSync(file))
    .map(async (file) => {
      const source = await readFile(file, 'utf8')
      return transform(source, { loader: file.endsWith('x') ? 'tsx' : 'ts', logLevel: 'silent' }).then(
        () => [],
        (error: unknown) => toProblems(error, file),
      )
    })
  return (await Promise.all(found)).flat()
}
