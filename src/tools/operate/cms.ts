import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { parseCommandLine, WrongArguments } from '../command-line.ts'
import type { ProjectFiles, UpgradePlan } from './cms/project-files.ts'
import {
  type Database,
  databases,
  readManifest,
  upgradeFolder,
  upgradeProject,
  writeNewProject,
} from './cms/write-project.ts'
import { toShellWord } from './printed-commands.ts'
import { type OperatorProgram, startProgram } from './program.ts'

const help = `npm run cms -- ../north [--folder ../north/cms] [--demo] [--labels en] [--database postgres] [--no-install]

Makes a Strapi 5 for an orchestra, in \`cms\` of its brand's folder: content model, secrets, languages, rights, home city.
Run again, it brings the files up to date and leaves alone what you have changed.

  --folder DIR    another folder than \`cms\`
  --demo          begins with the demo's concerts instead of none
  --labels TAG    language of the panel; the brand's first one otherwise
  --database NAME sqlite, in the project's \`data\`, or postgres, of which its \`.env\` says where it is
  --no-install    writes the files only, and neither installs packages nor builds the panel`

const options = {
  folder: { type: 'string' },
  demo: { type: 'boolean', default: false },
  labels: { type: 'string' },
  database: { type: 'string' },
  install: { type: 'boolean', default: true },
} as const

export const cms: OperatorProgram = async (words, { print }) => {
  const { values, positionals } = parseCommandLine(words, { help, options, allowPositionals: true })
  const [given] = positionals
  const database = toDatabase(values.database)
  if (!given)
    throw new WrongArguments(
      'Name the folder of a brand, which `npm run adopt` writes: npm run cms -- ../north',
    )
  const folder = resolve(given)
  const project = values.folder === undefined ? join(folder, 'cms') : resolve(values.folder)
  const former = await readManifest(project)
  // The languages of a brand are found by this variable when their texts are loaded.
  process.env.BRAND = folder
  const [{ readProjectBrand }, { makeProjectFiles }] = await Promise.all([
    import('./cms/read-project-brand.ts'),
    import('./cms/project-files.ts'),
  ])
  const labels = values.labels ?? former?.labels
  const brand = await readProjectBrand(folder, { labels, project })
  const made = makeProjectFiles(brand)
  const own = brand.labels.language
  if (former) {
    const plan = await upgradeProject(project, made, { ...former, labels: own, database })
    for (const line of describePlan(plan)) print(line)
  } else {
    const extra = values.demo ? await readDemo() : new Map()
    await writeNewProject(project, made, { labels: own, database, extra })
  }
  if (values.install) await installProject(project, print)
  print(toSteps(project, { isNew: !former, isInstalled: values.install }))
  return 0
}

function toDatabase(given: string | undefined): Database | undefined {
  if (given === undefined || given === 'sqlite' || given === 'postgres') return given
  throw new WrongArguments(`--database takes ${Object.keys(databases).join(' or ')}, not «${given}»`)
}

/**
 * Returns the demo's content of today, as the first start of an empty database reads it, and its pictures and recording
 * at the addresses that the content names.
 */
async function readDemo(): Promise<ProjectFiles> {
  const { makeSnapshot } = await import('../../demo/snapshot.ts')
  const day = new Date().toISOString().slice(0, 10)
  const snapshot = JSON.stringify(makeSnapshot(day))
  const { renderTuning, tuningFile } = await import('../../demo/sounds/tuning.ts')
  const { openSharedPictures } = await import('../build/demo-pictures.ts')
  const { drawAll, folder } = await openSharedPictures('whole', day)
  await drawAll(3)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.webp'))
  const drawn = names.map(
    async (name) => [`data/public/build/pictures/${name}`, await readFile(join(folder, name))] as const,
  )
  return new Map([
    ['data/snapshot.json', new TextEncoder().encode(snapshot)],
    [`data/public/build/pictures/${tuningFile}`, renderTuning()],
    ...(await Promise.all(drawn)),
  ])
}

/** Describes the files to write: one line for each that is not simply up to date. */
function describePlan({ write, remove, differ, keep, removedByOperator }: UpgradePlan): string[] {
  return [
    ...differ.map((path) => `  yours, and new here   ${path}   (the new one: ${upgradeFolder}/${path})`),
    ...keep.map((path) => `  yours, kept           ${path}`),
    ...removedByOperator.map((path) => `  removed by you        ${path}`),
    ...remove.map((path) => `  removed               ${path}`),
    ...(write.length > 8 ? [] : write.map((path) => `  written               ${path}`)),
    write.length === 0 && remove.length === 0 && differ.length === 0
      ? '  Nothing has changed.'
      : `  ${write.length} written, ${remove.length} removed, ${differ.length} to merge by hand.`,
  ]
}

function toSteps(project: string, { isNew, isInstalled }: { isNew: boolean; isInstalled: boolean }): string {
  const place = toShellWord(relative(process.cwd(), project) || '.')
  const install = isInstalled ? '' : ' && npm ci && npm run build'
  return `
  ${isNew ? 'Strapi is in' : 'Strapi is up to date in'} ${project}

  Start it    cd ${place}${install} && npm start
              It prints where editors sign in, and the command that connects the site.
`
}

const stampName = '.tutti-installed'
const quiet = ['--no-audit', '--no-fund', '--loglevel=error']

/**
 * Installs the packages of a project, and builds its panel, unless both were made of the same files before.
 *
 * @throws Error where npm fails; its own words stand above
 */
async function installProject(project: string, print: (line: string) => void): Promise<void> {
  const stampFile = join(project, 'node_modules', stampName)
  const stamp = await digestOfFiles(project, [
    'package.json',
    'package-lock.json',
    'brand.json',
    'src/admin/app.js',
    'config/admin.js',
    'config/plugins.js',
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

if (import.meta.main) await startProgram(cms)
