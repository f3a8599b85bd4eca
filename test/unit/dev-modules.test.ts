import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createModuleGraph, listImports } from '../../src/tools/dev/module-graph.ts'
import { drivePlugins } from '../../src/tools/dev/plugin-driver.ts'
import { useTemporaryFolders } from './temporary-folders.ts'

const makeFolder = useTemporaryFolders()

const files = {
  'worker.ts':
    "import { name } from './name.ts'\nexport const run = async () => [name, await import('./late.tsx')]\n",
  'name.ts': "import facts from './facts.json'\nexport const name: string = facts.name\n",
  'late.tsx': "import { value } from 'made:value'\nexport const Late = () => <p>{value}</p>\n",
  'facts.json': '{ "name": "north" }',
}

/** A plugin that makes modules, as the brand's does. */
const madeValue = (value: number) => ({
  name: 'made',
  setup({ onResolve, onLoad }: import('esbuild').PluginBuild) {
    onResolve({ filter: /^made:/ }, ({ path }) => ({ path: path.slice('made:'.length), namespace: 'made' }))
    onLoad({ filter: /./, namespace: 'made' }, () => ({ contents: `export const value = ${value}` }))
  },
})

/** Opens the modules of `files`. `change` writes or deletes files and returns what that means for the host. */
async function openModules() {
  const folder = await makeFolder(files)
  const graph = createModuleGraph({
    entry: join(folder, 'worker.ts'),
    driver: await drivePlugins([madeValue(1)]),
    withSources: false,
  })
  const near = (path: string) => path.replace(`${folder}/`, '')
  const toNear = ({ modules, removed, problems }: Awaited<ReturnType<typeof graph.update>>) => ({
    sent: modules.map(({ id }) => near(id)).toSorted(),
    removed: removed.map(near),
    problems: problems.map(({ file = '', line, column, text }) => [near(file), line, column, text]),
  })
  const first = await graph.update(new Set())
  return {
    graph,
    first: toNear(first),
    modules: first.modules,
    change: async (written: Record<string, string | undefined>) => {
      const paths = Object.entries(written).map(([name, text]) => [join(folder, name), text] as const)
      for (const [path, text] of paths) await (text === undefined ? rm(path) : writeFile(path, text))
      return toNear(await graph.update(new Set(paths.map(([path]) => path))))
    },
    driveAnew: async (value: number) =>
      toNear(await graph.update(new Set(), await drivePlugins([madeValue(value)]))),
  }
}

const nothing = { sent: [], removed: [], problems: [] }

describe('the modules of npm run dev', () => {
  it('are all sent at first, each under its id, with ids for what it imports', async () => {
    const { first, modules, graph } = await openModules()
    expect(first).toEqual({
      ...nothing,
      sent: ['facts.json', 'late.tsx', 'made:value', 'name.ts', 'worker.ts'],
    })
    expect(modules.every(({ imports }) => Object.values(imports).every((id) => id !== ''))).toBe(true)
    expect(graph.packages()).toEqual(['react/jsx-runtime'])
  })

  it.each([
    [
      'an edit',
      { 'name.ts': "export const name = 'south'" },
      { ...nothing, sent: ['name.ts'], removed: ['facts.json'] },
    ],
    ['a save without a change', { 'name.ts': files['name.ts'] }, nothing],
    ['a file of no module', { 'other.ts': 'export const a = 1' }, nothing],
    ['a JSON file', { 'facts.json': '{ "name": "south" }' }, { ...nothing, sent: ['facts.json'] }],
    [
      'a renamed file',
      { 'late.tsx': undefined, 'later.tsx': 'export const Late = 1', 'worker.ts': "import './later.tsx'" },
      {
        ...nothing,
        sent: ['later.tsx', 'worker.ts'],
        removed: ['name.ts', 'late.tsx', 'facts.json', 'made:value', 'package:react/jsx-runtime'],
      },
    ],
    [
      'a syntax error',
      { 'name.ts': 'export const a = 1\nexport const = 2' },
      { ...nothing, problems: [['name.ts', 2, 14, 'Expected identifier but found "="']] },
    ],
    [
      'a deleted file',
      { 'name.ts': undefined },
      { ...nothing, problems: [['worker.ts', 1, 25, 'there is no file name.ts']] },
    ],
    [
      'an import of a file that there is not',
      { 'name.ts': "\nimport './gone.ts'\nexport const name = ''" },
      { ...nothing, problems: [['name.ts', 2, 9, 'there is no file ./gone.ts']] },
    ],
  ])('%s changes only what it must', async (_, written, expected) => {
    const { change } = await openModules()
    const { sent, removed, problems } = await change(written)
    expect({ sent, removed: removed.toSorted(), problems }).toEqual({
      ...expected,
      removed: expected.removed.toSorted(),
    })
  })

  it('are sent by the next good save, with what was saved well meanwhile', async () => {
    const { change } = await openModules()
    await change({ 'name.ts': 'export const =' })
    expect((await change({ 'late.tsx': 'export const Late = 2' })).sent).toEqual([])
    expect((await change({ 'name.ts': "export const name = 'south'" })).sent).toEqual(['late.tsx', 'name.ts'])
  })

  it('that a plugin makes are made anew by another plugin, and sent where they differ', async () => {
    const { driveAnew } = await openModules()
    expect(await driveAnew(1)).toEqual(nothing)
    expect(await driveAnew(2)).toEqual({ ...nothing, sent: ['made:value'] })
  })
})

it.each([
  ['import_a = require("./a.ts"); require("react")', ['./a.ts', 'react']],
  ['Promise.resolve().then(() => __toESM(require("./late.ts")))', ['./late.ts']],
  ['require("C:\\\\north\\\\texts.ts")', ['C:\\north\\texts.ts']],
  ['require("./a.ts"); require("./a.ts")', ['./a.ts']],
  ['require(name); acquire("./a.ts")', []],
])('finds the imports of «%s»', (code, imports) => {
  expect(listImports(code)).toEqual(imports)
})
