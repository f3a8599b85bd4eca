import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyTo, type Mutant } from './mutants.ts'
import { root } from './recording.ts'
import { chooseApart } from './sample.ts'

const copied = ['src', 'client', 'build.ts', 'package.json', 'tsconfig.json', 'public/builds']

/** Returns the TypeScript project of a file, the innermost one. */
const projectOf = (file: string) =>
  /^client\/(?:service-worker\/|[\w-]+\/service-worker\.ts$)/.test(file)
    ? 'client/service-worker'
    : file.startsWith('client/')
      ? 'client'
      : 'src'

/** Compiles the changed files and their imports; the rest of the project can't have an error in a changed line. */
async function compile(folder: string, project: string, files: readonly string[]): Promise<string> {
  const settings = join(folder, project, 'tsconfig.changed.json')
  const include = [...files.map((file) => join(folder, file)), '**/*.d.ts']
  await writeFile(settings, JSON.stringify({ extends: './tsconfig.json', include }))
  return new Promise((resolve) =>
    execFile(
      join(root, 'node_modules/.bin/tsc'),
      ['--noEmit', '--pretty', 'false', '-p', settings],
      { cwd: folder, maxBuffer: 1 << 26 },
      (_, stdout) => resolve(stdout),
    ),
  )
}

/**
 * Returns the mutants that do not compile. Most of a file are compiled together; an error outside their lines may be of
 * any of them, so each of these is compiled alone. The copy lacks what the build generates: errors that it has without
 * any change are left out.
 */
export async function findCompilerErrors(mutants: readonly Mutant[]): Promise<Set<Mutant>> {
  const folder = await mkdtemp(join(tmpdir(), 'tutti-mutants-'))
  const filter = (path: string) => !/node_modules|test\/services/.test(path.slice(root.length))
  const found = new Set<Mutant>()
  try {
    for (const path of copied) await cp(join(root, path), join(folder, path), { recursive: true, filter })
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    const already = await compileFiles(folder, [...new Set(mutants.map(({ file }) => file))])
    const compileNew = async (changed: readonly Mutant[]) =>
      (await compileTogether(folder, changed)).filter(
        ({ file, line }) => !already.some((each) => each.file === file && each.line === line),
      )
    const unclear: Mutant[] = []
    let left = [...mutants]
    while (left.length > 0) {
      const together = chooseApart(left)
      const errors = await compileNew(together)
      for (const mutant of together) {
        const inFile = errors.filter(({ file }) => file === mutant.file)
        if (inFile.some(({ line }) => line === mutant.line)) found.add(mutant)
        else if (
          inFile.some(({ line }) => !together.some((each) => each.file === mutant.file && each.line === line))
        )
          unclear.push(mutant)
      }
      left = left.filter((mutant) => !together.includes(mutant))
    }
    for (const mutant of unclear) {
      const errors = await compileNew([mutant])
      if (errors.some(({ file }) => file === mutant.file)) found.add(mutant)
    }
    return found
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns where the changed files have errors. */
async function compileTogether(folder: string, mutants: readonly Mutant[]): Promise<FoundError[]> {
  const files = [...Map.groupBy(mutants, ({ file }) => file)]
  for (const [file, changes] of files) {
    let text = await readFile(join(root, file), 'utf8')
    // Changes are applied from the end of the file, so that earlier positions stay valid; line numbers are those of the
    // original.
    for (const change of changes.toSorted((a, b) => b.start - a.start)) text = applyOnOneLine(text, change)
    await writeFile(join(folder, file), text)
  }
  const errors = await compileFiles(
    folder,
    files.map(([file]) => file),
  )
  for (const [file] of files) await cp(join(root, file), join(folder, file))
  return errors
}

type FoundError = Pick<Mutant, 'file' | 'line'>

/** Returns where the copies of the files have errors, by the projects that they belong to. */
async function compileFiles(folder: string, files: readonly string[]): Promise<FoundError[]> {
  let output = ''
  for (const [project, own] of Map.groupBy(files, projectOf)) output += await compile(folder, project, own)
  return Array.from(output.matchAll(/^(\S+?)\((\d+),\d+\): error/gm), ([, file = '', line]) => ({
    file,
    line: Number(line),
  }))
}

/** Applies a change and keeps the number of lines. */
const applyOnOneLine = (text: string, change: Mutant) => {
  const lines = text.slice(change.start, change.end).split('\n').length - change.text.split('\n').length
  return applyTo(text, { ...change, text: change.text + '\n'.repeat(Math.max(0, lines)) })
}
