import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { findFilesThatLoad } from './importers.ts'

export const root = join(import.meta.dirname, '../..')

export type Project = 'unit' | 'worker'

const recordFile = (project: Project) =>
  join(root, `node_modules/.cache/tutti/${project}-tests-of-functions.json`)

/** A test, as a run can be asked for it. */
export interface RecordedTest {
  /** Its file, from the top of the project. */
  file: string
  /** With the names of what it stands in, as `--testNamePattern` sees it. */
  name: string
  milliseconds: number
}

/** A file of tests, as `recorder.ts` saw it. */
export interface RecordedModule {
  tests: { test: RecordedTest; ran: string[] }[]
  /** What ran between its tests, or before them: all of them count as callers. */
  shared: string[]
}

/** Which tests of a project call which function. */
export interface Recording {
  tests: RecordedTest[]
  /** `functionKey` to places in `tests`. */
  functions: Record<string, number[]>
  /** Digests of the files of tests as they were recorded: what differs is recorded anew. */
  digests: Record<string, string>
}

/** The n-th function of a file: edits that add none leave the key as it is. */
export const functionKey = (file: string, ordinal: number) => `${file}#${ordinal}`

/** So many files of tests are run between two writes of the recording: who ends the program keeps what there is. */
const filesAtOnce = { unit: 30, worker: 3 }

/** Those of the files of tests that the recording lacks, or that have changed since. */
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

/** Runs the tests of a project that the recording lacks, in a process of its own (`recorder.ts`). */
async function record(project: Project, recording: Recording, mutated: readonly string[]): Promise<void> {
  const recorder = fork(join(import.meta.dirname, 'recorder.ts'), [project], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [files]: string[][] = await once(recorder, 'message')
  const about = findFilesThatLoad(mutated)
  // The tests of the Worker reach its code through the Worker itself, which loads all of it.
  const wanted = (files ?? []).filter((file) => project === 'worker' || about.has(file))
  const unrecorded = await findUnrecorded(wanted, recording)
  if (unrecorded.size > 0)
    console.log(`Recording what the tests of ${unrecorded.size} files call (${project}) …`)
  const left = [...unrecorded]
  while (left.length > 0) {
    const next = left.splice(0, filesAtOnce[project])
    recorder.send(next.map(([file]) => file))
    const [modules]: RecordedModule[][] = await once(recorder, 'message')
    for (const [file, digest] of next) {
      forget(recording, file)
      recording.digests[file] = digest
    }
    for (const module of modules ?? []) addModule(recording, module)
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

/** Of the file, and of those that it stands for: an area's file loads all that stands beside it. */
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

/** What the tests of a kind that load any of the files call: as it was recorded, and what has changed since anew. */
export async function readRecording(project: Project, mutated: readonly string[]): Promise<Recording> {
  const stored = await readFile(recordFile(project), 'utf8').catch(() => undefined)
  const recording: Recording = stored ? JSON.parse(stored) : { tests: [], functions: {}, digests: {} }
  await record(project, recording, mutated)
  return recording
}
