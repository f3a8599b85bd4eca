import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toBuildFolders } from '../../src/tools/build/build-folders.ts'
import { digestSources } from '../../src/tools/build/build-stamp.ts'
import { takeFileLock } from '../../src/tools/file-lock.ts'
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

describe('a lock', () => {
  it('names the process that holds it, and can be taken once it is released', async () => {
    const file = join(await makeFolder(), '.wrangler/build.lock')
    const lock = takeFileLock(file)
    expect(takeFileLock(file)).toEqual({ owner: process.pid })
    if ('release' in lock) lock.release()
    expect(existsSync(file)).toBe(false)
    expect(takeFileLock(file)).toHaveProperty('release')
  })

  it.each([
    ['a process that was killed', () => String(spawnSync(process.execPath, ['-e', '']).pid)],
    ['nobody', () => ''],
  ])('of %s is replaced', async (_, writeOwner) => {
    const file = join(await makeFolder(), 'build.lock')
    writeFileSync(file, writeOwner())
    expect(takeFileLock(file)).toHaveProperty('release')
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
  })

  it('is an error in a folder that cannot be written to', async () => {
    const folder = await makeFolder({ file: '' })
    expect(() => takeFileLock(join(folder, 'file', 'build.lock'))).toThrow()
  })
})
