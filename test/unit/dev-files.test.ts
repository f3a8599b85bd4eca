import { spawnSync } from 'node:child_process'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { isBelow, watchFiles } from '../../src/tools/dev/watch-files.ts'
import { root } from './read-imports.ts'
import { useTemporaryFolders } from './temporary-folders.ts'

const makeFolder = useTemporaryFolders()

describe('the watch of files', () => {
  /** Watches a folder. `seen` has the files of each call, `isAtOnce` whether two calls ran at the same time. */
  async function watchFolder() {
    const folder = await makeFolder({
      'a.ts': '',
      'texts/b.ts': '',
      '.git/head': '',
      'node_modules/x.ts': '',
    })
    const seen: string[][] = []
    let running = 0
    let most = 0
    const stop = watchFiles([folder], async (files) => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      seen.push([...files].map((file) => file.slice(folder.length + 1).replaceAll('\\', '/')))
      running -= 1
    })
    onTestFinished(stop)
    return { folder, seen, most: () => most }
  }

  it.each<[string, (folder: string) => Promise<unknown>, string]>([
    ['an edit', (folder) => writeFile(join(folder, 'a.ts'), '1'), 'a.ts'],
    ['an edit in a folder', (folder) => writeFile(join(folder, 'texts/b.ts'), '1'), 'texts/b.ts'],
    ['a new file', (folder) => writeFile(join(folder, 'c.ts'), '1'), 'c.ts'],
    ['a new name', (folder) => rename(join(folder, 'a.ts'), join(folder, 'd.ts')), 'd.ts'],
    ['a deletion', (folder) => rm(join(folder, 'a.ts')), 'a.ts'],
  ])('sees %s', async (_, change, file) => {
    const { folder, seen } = await watchFolder()
    await change(folder)
    await vi.waitFor(() => expect(seen.flat()).toContain(file), 5000)
  })

  it('sees a file that an editor replaces by another, each time, and files of a new folder', async () => {
    const { folder, seen } = await watchFolder()
    for (let save = 1; save <= 3; save++) {
      await writeFile(join(folder, 'a.ts.tmp'), String(save))
      await rename(join(folder, 'a.ts.tmp'), join(folder, 'a.ts'))
      await vi.waitFor(() => expect(seen.flat().filter((file) => file === 'a.ts')).toHaveLength(save), 5000)
    }
    await mkdir(join(folder, 'new'))
    await vi.waitFor(() => expect(seen.flat()).toContain('new'), 5000)
    await writeFile(join(folder, 'new/e.ts'), '1')
    await vi.waitFor(() => expect(seen.flat()).toContain('new/e.ts'), 5000)
  })

  it('takes saves that follow one another together, one call at a time, and misses none', async () => {
    const { folder, seen, most } = await watchFolder()
    for (let save = 1; save <= 50; save++) await writeFile(join(folder, `${save % 5}.ts`), String(save))
    await vi.waitFor(() => expect(new Set(seen.flat()).size).toBe(5), 5000)
    expect(seen.length).toBeLessThan(50)
    expect(most()).toBe(1)
  })

  it('sees nothing of what tools write', async () => {
    const { folder, seen } = await watchFolder()
    for (const file of ['.git/head', 'node_modules/x.ts', 'queries.gen.ts', 'a.ts~']) {
      await writeFile(join(folder, file), '1')
    }
    await writeFile(join(folder, 'last.ts'), '1')
    await vi.waitFor(() => expect(seen.flat()).toContain('last.ts'), 5000)
    expect(seen.flat().filter((file) => file !== 'last.ts')).toEqual([])
  })
})

it.each([
  ['/tutti/src', '/tutti/src/app.ts', true],
  ['/tutti/src', '/tutti/src', true],
  ['/tutti/src', '/tutti/src-old/app.ts', false],
  ['/tutti/src', '/tutti', false],
])('below %s is %s: %s', (folder, path, expected) => {
  expect(isBelow(folder, path)).toBe(expected)
})

it('a changed module and those that import it are imported anew, and no others', async () => {
  const folder = await makeFolder({
    'brand.ts': "export { name } from './name.ts'\nexport { other } from './other.ts'\n",
    'name.ts': "export const name: string = 'north'\n",
    'other.ts': 'export const other = {}\n',
    'try.ts': `
      import { writeFileSync } from 'node:fs'
      import { trackImports } from ${JSON.stringify(join(root, 'src/tools/dev/fresh-imports.ts'))}
      const imports = trackImports(import.meta.dirname)
      const file = import.meta.dirname + '/name.ts'
      const load = () => import('./brand.ts')
      const first = await load()
      const again = await load()
      writeFileSync(file, "export const name: string = 'south'")
      imports.forget(new Set([file]))
      const second = await load()
      console.log(JSON.stringify([first.name, again === first, second.name, second.other === first.other, imports.has(file)]))
    `,
  })
  const { stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', join(folder, 'try.ts')], {
    encoding: 'utf8',
  })
  expect([stdout.trim(), stderr]).toEqual(['["north",true,"south",true,true]', ''])
})
