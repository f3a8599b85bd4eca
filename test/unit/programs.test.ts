import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { scripts } from '../../package.json'
import { root } from './read-imports.ts'

/** A script that installs, then runs another script, which is looked at itself. */
const isInstallation = (script: string) => / --then [\w:]+/.test(script)

/** Programs of this repository that scripts of `package.json` start, by the first script that ends with one. */
const found = Object.entries(scripts).flatMap(([name, script]) => {
  if (isInstallation(script)) return []
  const [, words] = /(?:^|&& )node ((?:--import \S+ )?\S+\.(?:ts|mjs))[^&]*$/.exec(script) ?? []
  return words ? [{ name, words: words.split(' ') }] : []
})
const fileOf = (words: readonly string[]) => words.at(-1) ?? ''
const programs = [...Map.groupBy(found, ({ words }) => fileOf(words)).values()].flatMap(([first]) =>
  first ? [[first.name, first.words] as const] : [],
)

/** The two ways to read a command line, both of `src/tools/command-line.ts`, which names what it does not know. */
const readsByTheRules = (words: readonly string[]): boolean =>
  /\b(?:parseProcessArguments|parseMeasurementArguments|startProgram)\(/.test(
    readFileSync(join(root, fileOf(words)), 'utf8'),
  )

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
  const names = Object.entries(scripts).flatMap(([name, script]) =>
    others.test(script) || isInstallation(script) ? [] : [name],
  )
  expect(found.map(({ name }) => name)).toEqual(names)
})

/** Whether `print-helps.ts` can call a program: it runs when it is imported, or exports the function that does. */
const isCalled = (words: readonly string[]): boolean => {
  const source = readFileSync(join(root, fileOf(words)), 'utf8')
  const [, name] = /if \(import\.meta\.main\) await startProgram\((\w+)\)/.exec(source) ?? []
  return name ? source.includes(`export const ${name}`) : !source.includes('import.meta.main')
}
const canBeCalled = ([, words]: (typeof programs)[number]) => isCalled(words) && readsByTheRules(words)
const called = programs.filter(canBeCalled)
/** One program of each way to read the command line, and the one that reads it otherwise: a start takes seconds. */
const ofEachWay = programs.filter(
  ([name, words]) => ['docs', 'votes'].includes(name) || !readsByTheRules(words),
)
const uncalled = programs.filter((each) => !canBeCalled(each))

const saidSchema = z.array(
  z.tuple([z.string(), z.object({ status: z.number(), printed: z.string(), complained: z.string() })]),
)

describe('a program that is called with --help', () => {
  let said: Map<string, z.infer<typeof saidSchema>[number][1]>
  beforeAll(async () => {
    const files = called.map(([, words]) => fileOf(words))
    const { printed, complained } = await run(['test/fixtures/print-helps.ts', ...files])
    expect(complained).toBe('')
    said = new Map(saidSchema.parse(JSON.parse(printed)))
  })

  it.each(called)('says how it is called, and does nothing: npm run %s', (_, words) => {
    expect(said.get(fileOf(words))).toEqual({
      status: 0,
      complained: '',
      printed: expect.stringMatching(/npm (run |start|test)/),
    })
  })
})

describe.concurrent('a program', () => {
  it.each([...new Set([...ofEachWay, ...uncalled])])(
    'npm run %s says by --help how it is called, as a process',
    async (_, words) => {
      const { status, printed, complained } = await run([...words, '--help'])
      expect([status, complained]).toEqual([0, ''])
      expect(printed).toMatch(/npm (run |start|test)/)
    },
  )

  it.each(ofEachWay)('npm run %s names an option that it does not know, in one line', async (_, words) => {
    const { status, printed, complained } = await run([...words, '--locally'])
    expect([status, printed]).toEqual([2, ''])
    expect(complained).toMatch(/^.*--locally.*\n$/)
  })
})

it('all programs but that of Strapi’s tests read their words by the rules that all share', () => {
  expect(programs.filter(([, words]) => !readsByTheRules(words)).map(([name]) => name)).toEqual(['strapi'])
})
