import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseProcessArguments, refuseArguments } from '../../src/tools/command-line.ts'
import { filesBelow } from '../unit/read-imports.ts'
import { findCompilerErrors } from './compile.ts'
import { findMutants, type Mutant } from './mutants.ts'
import { type Project, readRecording, root } from './recording.ts'
import { draw } from './sample.ts'
import { createTesters, type Testers } from './testers.ts'
import { chooseTests } from './tests-about.ts'

const help = `Puts one-line faults into the code, one at a time, and says which of them no test notices:

    npm run mutate -- src/search                      every fault that the rules of \`mutants.ts\` make
    npm run mutate -- src/search --sample 40          forty drawn at random; the seed is printed
    npm run mutate -- src/search --sample 40 --seed 7 the same forty again
    npm run mutate -- src/search/documents.ts:31      those of one line
    npm run mutate -- src/search --unit               unit tests alone: seconds a fault, and no long recording

No file is changed: the fault is made in what the bundler hands to the tests, so the program may be killed at any
moment. Uncommitted changes are tested as they stand. The first call runs the unit tests that load the files once to
see what each of them calls (\`recording.ts\`), and, if these don't notice everything, all worker tests; later calls run
only those that have changed. Faults that the compiler names are left out, as nobody commits them.`

const { values: flags, positionals: paths } = parseProcessArguments({
  help,
  options: { sample: { type: 'string' }, seed: { type: 'string' }, unit: { type: 'boolean' } },
  allowPositionals: true,
})

/** @param given path of a file or folder from the working directory, or a line of a file, as `src/worker/app.ts:31` */
async function readMutants(given: string): Promise<Mutant[]> {
  const [place = '', line] = given.split(':')
  const path = relative(root, join(process.cwd(), place))
  const isFile = (await stat(join(root, path))).isFile()
  const found: Mutant[] = []
  for (const file of isFile ? [path] : filesBelow(path, /(?<!\.gen)\.tsx?$/)) {
    found.push(...findMutants(file, await readFile(join(root, file), 'utf8')))
  }
  return line ? found.filter((mutant) => mutant.line === Number(line)) : found
}

const hasUncommittedChanges = () =>
  spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).stdout.trim() !== ''

const write = (line: string) => process.stdout.write(`${line}\n`)
const name = ({ file, line, change }: Mutant) => `${file}:${line}  ${change}`

/** Returns the mutants that the tests of a project do not notice. */
async function findUnnoticed(project: Project, mutants: readonly Mutant[], testers: Testers) {
  if (mutants.length === 0) return []
  const recording = await readRecording(project, [...new Set(mutants.map(({ file }) => file))])
  const unnoticed: Mutant[] = []
  for (const mutant of mutants) {
    const source = await readFile(join(root, mutant.file), 'utf8')
    const failure = await testers.findFailure(mutant, chooseTests(recording, project, mutant, source))
    if (failure === undefined) unnoticed.push(mutant)
    write(
      failure === undefined
        ? `unnoticed by ${project} tests  ${name(mutant)}`
        : `noticed  ${name(mutant)}\n           by ${failure}`,
    )
  }
  return unnoticed
}

async function mutate(): Promise<void> {
  if (paths.length === 0) refuseArguments('Name files or folders: npm run mutate -- src/search --sample 40')
  const all = (await Promise.all(paths.map(readMutants))).flat()
  const seed = Number(flags.seed ?? randomInt(1_000_000))
  const mutants = flags.sample ? draw(all, Number(flags.sample), seed) : all
  write(
    `${all.length} faults in ${paths.join(', ')}${flags.sample ? `; ${mutants.length} drawn, --seed ${seed}` : ''}`,
  )
  if (hasUncommittedChanges()) write('There are uncommitted changes: they are tested as they stand.')
  const uncompiled = await findCompilerErrors(mutants)
  for (const mutant of uncompiled) write(`not compiled  ${name(mutant)}`)
  const testers = createTesters()
  process.once('SIGINT', () => {
    testers.end()
    process.exit(130)
  })
  const tried = mutants.filter((mutant) => !uncompiled.has(mutant))
  const quiet = await findUnnoticed('unit', tried, testers)
  const survived = flags.unit ? quiet : await findUnnoticed('worker', quiet, testers)
  testers.end()
  const noticed = tried.length - survived.length
  const share = tried.length ? `${Math.round((noticed / tried.length) * 100)} %` : 'none'
  write(
    `\n${paths.join(', ')}: ${tried.length} tried, ${noticed} noticed (${share}), ${survived.length} survived${flags.unit ? ' the unit tests' : ''}`,
  )
  for (const mutant of survived) write(`  ${name(mutant)}`)
}

try {
  await mutate()
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
