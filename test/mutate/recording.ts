import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

export const root = join(import.meta.dirname, '../..')
const recordFile = join(root, 'node_modules/.cache/tutti/tests-of-functions.json')

export type Project = 'unit' | 'worker'

/** A test, as a run can be asked for it. */
export interface RecordedTest {
  project: Project
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

/** Which tests call which function. */
export interface Recording {
  tests: RecordedTest[]
  /** `functionKey` to places in `tests`. */
  functions: Record<string, number[]>
  /** Digests of the files of tests as they were recorded: what differs is recorded anew. */
  digests: Record<string, string>
}

/** The n-th function of a file: edits that add none leave the key as it is. */
export const functionKey = (file: string, ordinal: number) => `${file}#${ordinal}`

/** Records the tests of a project that the recording lacks, in a process of its own (`recorder.ts`). */
async function record(project: Project, recording: Recording): Promise<void> {
  const recorder = fork(join(import.meta.dirname, 'recorder.ts'), [project], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [files]: string[][] = await once(recorder, 'message')
  const missing = []
  for (const file of files ?? []) {
    const digest = await digestOf(file)
    if (recording.digests[file] === digest) continue
    forget(recording, file)
    recording.digests[file] = digest
    missing.push(file)
  }
  if (missing.length > 0)
    console.log(`Recording what the tests of ${missing.length} files call (${project}) …`)
  recorder.send(missing)
  const [modules]: RecordedModule[][] = await once(recorder, 'message')
  for (const module of modules ?? []) addModule(recording, module)
  recorder.kill()
}

function addModule(recording: Recording, { tests, shared }: RecordedModule): void {
  const here = tests.map(({ test, ran }) => {
    const at = recording.tests.push(test) - 1
    for (const key of ran) add(recording, key, at)
    return at
  })
  for (const key of shared) for (const at of here) add(recording, key, at)
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

function add({ functions }: Recording, key: string, test: number): void {
  functions[key] ??= []
  const tests = functions[key]
  if (!tests.includes(test)) tests.push(test)
}

/** What each unit and worker test calls: as it was recorded, and what has changed since recorded anew. */
export async function readRecording(): Promise<Recording> {
  const stored = await readFile(recordFile, 'utf8').catch(() => undefined)
  const recording: Recording = stored ? JSON.parse(stored) : { tests: [], functions: {}, digests: {} }
  for (const project of ['unit', 'worker'] as const) {
    await record(project, recording)
    await mkdir(dirname(recordFile), { recursive: true })
    await writeFile(recordFile, JSON.stringify(recording))
  }
  return recording
}
