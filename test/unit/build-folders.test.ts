import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toBuildFolders } from '../../src/tools/build/build-folders.ts'
import { digestSources } from '../../src/tools/build/build-stamp.ts'
import { takeBuildLock } from '../../src/tools/build/run-build.ts'
import { root } from './read-imports.ts'
import { useTemporaryFolders } from './temporary-folders.ts'

const makeFolder = useTemporaryFolders()

describe('a build writes', () => {
  it('into the folders that the brand’s wrangler.toml deploys, so that two brands have nothing in common', () => {
    expect(
      toBuildFolders({ modulesDir: '/north/.wrangler/worker', assetsDir: '/north/.wrangler/public' }),
    ).toEqual({
      folders: {
        publicDir: '/north/.wrangler/public',
        workerDir: '/north/.wrangler/worker',
        stampFile: '/north/.wrangler/build-stamp.json',
        lockFile: '/north/.wrangler/build.lock',
        planFile: '/north/.wrangler/site-plan.json',
        picturesFile: '/north/.wrangler/pictures-and-scenes',
      },
      problems: [],
    })
  })

  it('into public/ of this repository where wrangler.toml serves that', () => {
    const assetsDir = join(root, 'public')
    expect(toBuildFolders({ modulesDir: '/north/.wrangler/worker', assetsDir })).toMatchObject({
      folders: { publicDir: assetsDir },
    })
  })

  it.each([
    ['the brand’s folder itself', '/north', '/north/.wrangler/public', 'main must be'],
    ['a folder of somebody’s pictures', '/north/.wrangler/worker', '/home/public', 'directory of [assets]'],
    ['another folder of wrangler’s', '/north/.wrangler/state', '/north/.wrangler/public', 'main must be'],
  ])('never into %s, which it would empty', (_, modulesDir, assetsDir, problem) => {
    expect(toBuildFolders({ modulesDir, assetsDir }).problems.join()).toContain(problem)
  })
})

describe('what a build reads of a brand', () => {
  it.each([
    ['a text', 'texts.ts', true],
    ['a picture in a folder', 'screenshots/home.webp', true],
    ['the Strapi in it', 'cms/data/data.db', false],
    ['what tools keep there', '.wrangler/worker/index.js', false],
    ['packages', 'node_modules/one/index.js', false],
  ])('%s (%s) decides whether it is built anew: %s', async (_, changed, isSource) => {
    const folder = await makeFolder({ 'brand.ts': '' })
    mkdirSync(join(folder, 'cms/data'), { recursive: true })
    writeFileSync(join(folder, 'cms/package.json'), '{}')
    const before = await digestSources(folder)
    mkdirSync(dirname(join(folder, changed)), { recursive: true })
    writeFileSync(join(folder, changed), 'other')
    expect((await digestSources(folder)) !== before).toBe(isSource)
  })
})

describe('two builds of one site', () => {
  it('do not run at once: the second is told which process builds', async () => {
    const file = join(await makeFolder(), '.wrangler/build.lock')
    const release = takeBuildLock(file)
    expect(() => takeBuildLock(file)).toThrow(
      `Process ${process.pid} is building this site. Wait until it has ended, or delete ${file} if it is no build.`,
    )
    release()
    expect(existsSync(file)).toBe(false)
    takeBuildLock(file)()
  })

  it('are not prevented by a build that was killed', async () => {
    const file = join(await makeFolder(), 'build.lock')
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    writeFileSync(file, String(pid))
    const release = takeBuildLock(file)
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
    release()
  })
})
