import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { scripts } from '../../package.json'
import { root } from './read-imports.ts'

/** Programs of this repository that scripts of `package.json` start, by the first script that ends with one. */
const found = Object.entries(scripts).flatMap(([name, script]) => {
  const [, words] = /(?:^|&& )node ((?:--import \S+ )?\S+\.(?:ts|mjs))[^&]*$/.exec(script) ?? []
  return words ? [{ name, words: words.split(' ') }] : []
})
const fileOf = (words: readonly string[]) => words.at(-1) ?? ''
const programs = [...Map.groupBy(found, ({ words }) => fileOf(words)).values()].flatMap(([first]) =>
  first ? [[first.name, first.words] as const] : [],
)

/** The two ways to read a command line, both of `src/tools/command-line.ts`, which names what it does not know. */
const readsByTheRules = (words: readonly string[]): boolean =>
  /\b(?:parseProcessArguments|startProgram)\(/.test(readFileSync(join(root, fileOf(words)), 'utf8'))

/** The folder in which Node caches compiled code, so that the second start of a program takes half as long. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile') }

async function run(words: readonly string[]) {
  const child = spawn(process.execPath, words, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
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
  expect(found.map(({ name }) => name)).toEqual(names)
})

describe.concurrent('a program', () => {
  it.each(programs)('npm run %s says by --help how it is called, and does nothing', async (_, words) => {
    const { status, printed, complained } = await run([...words, '--help'])
    expect([status, complained]).toEqual([0, ''])
    expect(printed).toMatch(/npm (run |start|test)/)
  })

  // One of each way, and those that read their words by themselves: a start takes up to two seconds.
  it.each(programs.filter(([name, words]) => ['docs', 'votes'].includes(name) || !readsByTheRules(words)))(
    'npm run %s names an option that it does not know, in one line',
    async (_, words) => {
      const { status, printed, complained } = await run([...words, '--locally'])
      expect([status, printed]).toEqual([2, ''])
      expect(complained).toMatch(/^.*--locally.*\n$/)
    },
  )
})

it('all programs but that of Strapi’s tests read their words by the rules that all share', () => {
  expect(programs.filter(([, words]) => !readsByTheRules(words)).map(([name]) => name)).toEqual(['strapi'])
})
