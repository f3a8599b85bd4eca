import { join } from 'node:path'
import { createVitest, type TestUserConfig, type Vite, type Vitest } from 'vitest/node'
import { type Project, root } from './recording.ts'

/**
 * Opens the tests of a project in this process without running any. Plugins that are passed here do not reach projects
 * of a workspace, so the unit projects are opened as one, with the plugins of the first. In it each test file loads its
 * own modules, so that a mutant does not stay in modules that a later run shares.
 */
export async function openVitest(
  project: Project,
  plugin: Vite.Plugin,
  moreSetupFiles: string[] = [],
  options: TestUserConfig = {},
): Promise<Vitest> {
  const file = join(root, `test/vitest.${project}.config.ts`)
  const { test } = (await import(file)).default as { test: TestUserConfig }
  const projects = (test.projects ?? []).flatMap((each) =>
    typeof each === 'object' && 'test' in each ? [each as Vite.UserConfig & { test: TestUserConfig }] : [],
  )
  const include = [...new Set(projects.flatMap((each) => each.test.include ?? []))]
  const own = projects[0] ? { ...projects[0].test, include, isolate: true } : test
  // The plugin's changes are made in the source, before other plugins read it.
  const plugins = [plugin, ...(projects[0]?.plugins ?? [])]
  const setupFiles = [own.setupFiles ?? [], moreSetupFiles].flat().map((path) => join(root, path))
  const common = { root, watch: false, reporters: [{}], ...options }
  const vitest =
    own === test
      ? await createVitest('test', { ...common, config: file }, { plugins: [plugin], test: { setupFiles } })
      : await createVitest('test', { ...common, ...own, config: false, setupFiles }, { plugins })
  await vitest.standalone()
  return vitest
}
