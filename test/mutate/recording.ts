import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { findFilesThatLoad } from './importers.ts'
import { nextMessage } from './next-message.ts'

export const root = join(import.meta.dirname, '../..')

export type Project = 'unit' | 'worker'

const recordFile = (project: Project) =>
  join(root, `node_modules/.cache/tutti/${project}-tests-of-functions.json`)

/** A test as it can be selected for a run. */
export interface RecordedTest {
  /** Path of its file from the repository's root. */
  file: string
  /** Full name with those of its suites, as `--testNamePattern` matches it. */
  name: string
  milliseconds: number
}

/** Results of one test file from `recorder.ts`. */
export interface RecordedModule {
  tests: { test: RecordedTest; ran: string[] }[]
  /** Functions that ran outside its tests; all of its tests count as callers. */
  shared: string[]
}

/** Record of the functions that each test of a project calls. */
export interface Recording {
  tests: RecordedTest[]
  /** Indices in `tests` of the tests that call a function, by `functionKey`. */
  functions: Record<string, number[]>
  /** Digests of test files; files that have changed since are recorded again. */
  digests: Record<string, string>
}

/** Returns the key of the n-th function of a file, which survives edits that add no function. */
export const functionKey = (file: string, ordinal: number) => `${file}#${ordinal}`

/** Number of test files between two writes of the recording, so that an interrupted program keeps most of it. */
const filesAtOnce = { unit: 30, worker: 3 }

/** Returns the test files that are missing in the recording, or have changed since. */
async function findUnrecorded(
  files: readonly string[],
  { digests }: Recording,
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const file of files) {
    const digest = await digestOf(file)
    if (digests[file] !== digest) found.set(file, digest)
  }
  return found
}

/** Runs the tests that the recording lacks, in a child process (`recorder.ts`). */
async function record(project: Project, recording: Recording, mutated: readonly string[]): Promise<void> {
  const recorder = fork(join(import.meta.dirname, 'recorder.ts'), [project], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const files = await nextMessage<string[]>(recorder)
  const about = findFilesThatLoad(mutated)
  // Tests of the Worker load all of its code, so all of them are wanted.
  const wanted = files.filter((file) => project === 'worker' || about.has(file))
  const unrecorded = await findUnrecorded(wanted, recording)
  if (unrecorded.size > 0)
    console.log(`Recording what the tests of ${unrecorded.size} files call (${project}) …`)
  const left = [...unrecorded]
  while (left.length > 0) {
    const next = left.splice(0, filesAtOnce[project])
    recorder.send(next.map(([file]) => file))
    const modules = await nextMessage<RecordedModule[]>(recorder)
    for (const [file, digest] of next) {
      forget(recording, file)
      recording.digests[file] = digest
    }
    for (const module of modules) addModule(recording, module)
    await mkdir(dirname(recordFile(project)), { recursive: true })
    await writeFile(recordFile(project), JSON.stringify(recording))
  }
  recorder.kill()
}

function addModule({ tests, functions }: Recording, module: RecordedModule): void {
  for (const { test, ran } of module.tests) {
    const at = tests.push(test) - 1
    for (const key of new Set([...ran, ...module.shared])) {
      functions[key] ??= []
      functions[key].push(at)
    }
  }
}

/** Returns a digest of a test file; an area's file includes all tests beside it. */
async function digestOf(file: string): Promise<string> {
  const folder = dirname(join(root, file))
  const names = file.endsWith('/all.test.ts') ? (await readdir(folder)).sort() : [basename(file)]
  const hash = createHash('sha256')
  for (const name of names) hash.update(await readFile(join(folder, name)))
  return hash.digest('hex')
}

function forget(recording: Recording, file: string): void {
  const kept = recording.tests.flatMap((test, at) => (test.file === file ? [] : [at]))
  const places = new Map(kept.map((at, place) => [at, place]))
  recording.tests = recording.tests.filter((test) => test.file !== file)
  for (const [key, tests] of Object.entries(recording.functions)) {
    recording.functions[key] = tests.flatMap((at) => places.get(at) ?? [])
  }
}

/**
 * Returns which functions are called by the tests of a project that load any of the files; changed tests are recorded
 * again.
 */
export async function readRecording(project: Project, mutated: readonly string[]): Promise<Recording> {
  const stored = await readFile(recordFile(project), 'utf8').catch(() => undefined)
  const recording: Recording = stored ? JSON.parse(stored) : { tests: [], functions: {}, digests: {} }
  await record(project, recording, mutated)
  return recording
}
