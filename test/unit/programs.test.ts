import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { scripts } from '../../package.json'
import { root } from './read-imports.ts'

/** Programs of this repository that a script of `package.json` starts, by the script that ends with one. */
const programs = Object.entries(scripts).flatMap(([name, script]) => {
  const [, words] = /(?:^|&& )node ((?:--import \S+ )?\S+\.(?:ts|mjs))[^&]*$/.exec(script) ?? []
  return words ? [[name, words.split(' ')] as const] : []
})

async function run(words: readonly string[]) {
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const [printed, complained, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.on('close', resolve)),
  ])
  return { status, printed, complained }
}

it('every script but those of other programs is found', () => {
  const others = /^(npm|npx|vitest|playwright|biome) |&& (npm|tsc) /
  const names = Object.entries(scripts).flatMap(([name, script]) => (others.test(script) ? [] : [name]))
  expect(programs.map(([name]) => name)).toEqual(names)
})

describe.concurrent('a program', () => {
  it.each(programs)('npm run %s says by --help how it is called, and does nothing', async (_, words) => {
    const { status, printed, complained } = await run([...words, '--help'])
    expect([status, complained]).toEqual([0, ''])
    expect(printed).toMatch(/npm (run |start|test)/)
  })

  it.each(programs)('npm run %s names an option that it does not know, in one line', async (_, words) => {
    const { status, printed, complained } = await run([...words, '--locally'])
    expect([status, printed]).toEqual([2, ''])
    expect(complained).toMatch(/^.*--locally.*\n$/)
  })
})
