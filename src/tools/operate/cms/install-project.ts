import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const stampName = '.tutti-installed'
const quiet = ['--no-audit', '--no-fund', '--loglevel=error']

/**
 * Installs the packages of a project, and builds its panel, unless both were made of the same files before.
 *
 * @throws Error where npm fails; its own words stand above
 */
export async function installProject(project: string, print: (line: string) => void): Promise<void> {
  const stampFile = join(project, 'node_modules', stampName)
  const stamp = await digestOfFiles(project, [
    ...['package.json', 'package-lock.json', 'brand.json'],
    ...['src/admin/app.js', 'config/admin.js', 'config/plugins.js'],
  ])
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return
  print('Installing Strapi and building its panel: some minutes, once …')
  // `npm ci` stops where the lock file lacks another platform's optional packages; `npm install` adds them.
  if (!runNpm(project, ['ci', ...quiet]) && !runNpm(project, ['install', '--no-save', ...quiet]))
    throw new Error('The packages of Strapi could not be installed; npm says why above.')
  if (!runNpm(project, ['run', '--silent', 'build']))
    throw new Error('The panel of Strapi could not be built.')
  await writeFile(stampFile, stamp)
}

const runNpm = (project: string, words: string[]): boolean =>
  spawnSync('npm', words, { cwd: project, stdio: 'inherit', shell: process.platform === 'win32' }).status ===
  0

async function digestOfFiles(project: string, paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(await readFile(join(project, path)).catch(() => ''))
  return hash.digest('hex')
}
