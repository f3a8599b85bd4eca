import { transform } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { findSyntaxProblems } from '../../src/tools/dev/make-plan.ts'
import { findLine, mapStack, type Problem, toProblems, toProblemText } from '../../src/tools/dev/problems.ts'
import { useTemporaryFolders } from './temporary-folders.ts'

const makeFolder = useTemporaryFolders()
const here = (path: string) => `${process.cwd()}/${path}`

describe('a problem', () => {
  it.each<[Problem, string]>([
    [
      { text: 'src/languages/de/texts/votes.ts: lacks title' },
      'src/languages/de/texts/votes.ts: lacks title',
    ],
    [{ file: here('src/app.ts'), text: 'gone' }, 'src/app.ts  gone'],
    [{ file: here('src/app.ts'), line: 3, text: 'gone' }, 'src/app.ts:3  gone'],
    [
      { file: here('src/app.ts'), line: 3, column: 5, source: 'let = 1', text: 'Expected identifier' },
      'src/app.ts:3:5  Expected identifier\n\n    let = 1\n        ^',
    ],
  ])('%j is shown with its place', (problem, text) => {
    expect(toProblemText(problem)).toBe(text)
  })

  it('of esbuild has file, line and column', async () => {
    const error = await transform('const a = 1\n  const = 2', { logLevel: 'silent' }).catch(
      (thrown) => thrown,
    )
    expect(toProblems(error, '/a.ts')).toEqual([
      { file: '/a.ts', line: 2, column: 9, source: '  const = 2', text: 'Expected identifier but found "="' },
    ])
  })

  it.each([
    [new Error('no brand'), [{ text: 'no brand' }]],
    ['no brand', [{ text: 'no brand' }]],
  ])('may be %s', (error, problems) => {
    expect(toProblems(error)).toEqual(problems)
  })

  it('is found in files by themselves, where Node names no place', async () => {
    const folder = await makeFolder({
      'brand.ts': 'export const brand = {',
      'good.tsx': '<p />',
      'a.svg': '<',
    })
    const paths = ['brand.ts', 'good.tsx', 'a.svg', 'deleted.ts'].map((name) => `${folder}/${name}`)
    expect(await findSyntaxProblems(new Set(paths))).toMatchObject([{ file: paths[0], line: 1 }])
  })

  it('has the line of a text in a source', () => {
    expect(findLine("a\n  from './x.ts'", './x.ts')).toEqual({
      line: 2,
      column: 9,
      source: "  from './x.ts'",
    })
    expect(findLine('a', 'b')).toEqual({})
  })
})

it('a stack has the places of the sources, and others as they are', async () => {
  const source = 'type A = 1\n\nexport function fail(): A {\n  throw new Error("x")\n}\n'
  const { code, map } = await transform(source, {
    loader: 'ts',
    format: 'cjs',
    sourcemap: 'external',
    sourcefile: `file://${here('src/a.ts')}`,
  })
  const line = code.split('\n').findIndex((each) => each.includes('throw')) + 1
  const others = 'at node:internal/x:1:2\n    at f (packages.js:9:9)'
  const stack = `Error: x\n    at fail (file://${here('src/a.ts')}.js:${line}:9)\n    ${others}`
  expect(mapStack(stack, (script) => (script.endsWith('a.ts.js') ? map : undefined))).toBe(
    `Error: x\n    at fail (src/a.ts:4:9)\n    ${others}`,
  )
})
