import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
// What Strapi's own Node runs has no types.
// @ts-expect-error
import { replaceFolder } from '../services/strapi/replace-folder.mjs'

let home: string
let folder: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tutti-replace-'))
  folder = join(home, 'node_modules')
})
afterEach(() => rmSync(home, { recursive: true }))

let makings = 0
const makeOf = (text: string) => (staging: string) => {
  makings += 1
  const made = join(staging, 'made')
  mkdirSync(made)
  writeFileSync(join(made, 'package.js'), text)
  return made
}
const read = () => readFileSync(join(folder, 'package.js'), 'utf8')

describe('a folder that is made once', () => {
  it('is made where there is none', async () => {
    await replaceFolder(folder, 'a', makeOf('first'))
    expect(read()).toBe('first')
  })

  it('stays as it is while what it is made of does', async () => {
    await replaceFolder(folder, 'a', makeOf('first'))
    makings = 0
    await replaceFolder(folder, 'a', makeOf('second'))
    expect([read(), makings]).toEqual(['first', 0])
  })

  it('is made anew, and nothing of it stays, where that has changed', async () => {
    await replaceFolder(folder, 'a', makeOf('first'))
    writeFileSync(join(folder, 'old.js'), '')
    await replaceFolder(folder, 'b', makeOf('second'))
    expect([read(), existsSync(join(folder, 'old.js'))]).toEqual(['second', false])
  })

  it('is made anew where it was begun by hand and has no stamp', async () => {
    mkdirSync(folder)
    writeFileSync(join(folder, 'package.js'), 'half')
    await replaceFolder(folder, 'a', makeOf('first'))
    expect(read()).toBe('first')
  })

  it('stays as it was when making it fails', async () => {
    await replaceFolder(folder, 'a', makeOf('first'))
    const failing = (staging: string) => {
      makeOf('half')(staging)
      throw new Error('the network is gone')
    }
    await expect(replaceFolder(folder, 'b', failing)).rejects.toThrow('the network is gone')
    expect([read(), readdirSync(home)]).toEqual(['first', ['node_modules']])
  })
})

describe('what a process that was killed has begun', () => {
  /** The process has ended, so its process id may be reused. */
  const goneProcess = () => spawnSync(process.execPath, ['-e', '']).pid

  it('is removed by the next one, which makes the folder whole', async () => {
    mkdirSync(join(home, `.making-${goneProcess()}-node_modules`))
    await replaceFolder(folder, 'a', makeOf('first'))
    expect([read(), readdirSync(home)]).toEqual(['first', ['node_modules']])
  })

  it('is left alone while that process runs', async () => {
    const running = `.making-${process.ppid}-node_modules`
    mkdirSync(join(home, running))
    await replaceFolder(folder, 'a', makeOf('first'))
    expect(readdirSync(home)).toEqual([running, 'node_modules'])
  })
})
