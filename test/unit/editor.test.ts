import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { devDependencies } from '../../package.json'
import { filesBelow, readText, root } from './read-imports.ts'
import { useTemporaryFolders } from './temporary-folders.ts'

const makeFolder = useTemporaryFolders()

interface Project {
  include?: string[]
  exclude?: string[]
  references?: { path: string }[]
}
const readProject = (folder: string): Project => JSON.parse(readText(join(folder, 'tsconfig.json')))

/** Whether a file is what a line of `include` or `exclude` names: a folder, a file or a pattern. */
const isNamed = (file: string, folder: string, lines: readonly string[] = []) =>
  lines
    .map((line) => join(folder, line).replaceAll('\\', '/').replace(/\/$/, ''))
    .some((path) => file === path || file.startsWith(`${path}/`) || matchesGlob(file, path))

describe('the projects of TypeScript', () => {
  const projects = (readProject('.').references ?? []).map(({ path }) => ({ path, ...readProject(path) }))
  const files = [
    'build.ts',
    ...['src', 'client', 'test'].flatMap((folder) => filesBelow(folder, /\.tsx?$/)),
  ].filter((file) => !file.startsWith('test/services/'))

  it('contain every file between them, so that an editor has its types', () => {
    const lost = files.filter(
      (file) =>
        !projects.some(
          ({ path, include, exclude }) => isNamed(file, path, include) && !isNamed(file, path, exclude),
        ),
    )
    expect(lost).toEqual([])
  })

  it('are all checked by the type check', () => {
    const checked = [...readText('package.json').matchAll(/tsc --noEmit -p (\S+?)(?= |")/g)].map(
      ([, path]) => path,
    )
    expect(checked.toSorted()).toEqual(projects.map(({ path }) => path.replace('./', '')).toSorted())
  })
})

it('version managers take the Node that npm scripts run', () => {
  expect(readText('.nvmrc').trim()).toBe(devDependencies.node.split('.')[0])
})

describe('the hooks of git', () => {
  const git = (folder: string, ...words: string[]) =>
    spawnSync('git', words, { cwd: folder, encoding: 'utf8' })
  const install = (folder: string, environment: Record<string, string> = {}) => {
    const { CI: _, ...own } = process.env
    return spawnSync(process.execPath, [join(root, 'src/tools/hooks/use-hooks.mjs')], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...own, GIT_CEILING_DIRECTORIES: join(folder, '..'), ...environment },
    })
  }
  const hooksOf = (folder: string) => git(folder, 'config', '--local', 'core.hooksPath').stdout.trim()

  it.each([
    ['a clone', {}, undefined, 'src/tools/hooks'],
    ['a clone in CI', { CI: 'true' }, undefined, ''],
    ['a clone with hooks of its own', {}, '.husky', '.husky'],
  ])('are those of this repository in %s: «%s»', async (_, environment, before, after) => {
    const folder = await makeFolder()
    git(folder, 'init', '--quiet')
    if (before) git(folder, 'config', 'core.hooksPath', before)
    expect(install(folder, environment).status).toBe(0)
    expect(hooksOf(folder)).toBe(after)
  })

  it('are left alone, without an error, in an archive that is no clone', async () => {
    const { status, stderr } = install(await makeFolder())
    expect([status, stderr]).toEqual([0, ''])
  })

  it('check nothing where no package is installed', async () => {
    const { status } = spawnSync('sh', [join(root, 'src/tools/hooks/pre-commit')], {
      cwd: await makeFolder(),
    })
    expect(status).toBe(0)
  })

  /** Runs the hook of a commit that changes so many golden files. */
  async function commit(files: number, message: string) {
    const folder = await makeFolder()
    git(folder, 'init', '--quiet')
    mkdirSync(join(folder, 'test/golden'), { recursive: true })
    for (let file = 0; file < files; file += 1) writeFileSync(join(folder, `test/golden/${file}.txt`), '')
    git(folder, 'add', '.')
    writeFileSync(join(folder, 'message'), message)
    const hook = join(root, 'src/tools/hooks/commit-msg')
    return spawnSync('sh', [hook, 'message'], { cwd: folder, encoding: 'utf8' })
  }

  it.each([
    [10, 'Prices', 0],
    [11, 'Prices', 1],
    [11, 'Prices\n\nGolden: prices lost their cents', 0],
    [11, 'Prices\n\nGolden:', 1],
  ])('end a commit of %i golden files with the message %j with %i', async (files, message, status) => {
    expect((await commit(files, message)).status).toBe(status)
  })

  it('say how many golden files there are, and what to write', async () => {
    expect((await commit(12, 'Prices')).stderr).toBe(
      'This commit changes 12 golden files. Say why in a line of its message: «Golden: prices lost their cents».\n',
    )
  })
})
