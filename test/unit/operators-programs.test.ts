import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from './read-imports.ts'

// Starts two programs as processes: one that reads what wrangler prints, and one that lets wrangler print. Tests of their
// own call programs inside this process, and `programs.test.ts` checks that the file of each starts it.
const folder = mkdtempSync(join(tmpdir(), 'tutti-programs-'))
beforeAll(() => {
  // A wrangler whose database answers with nothing, and whose other commands print themselves and fail.
  writeFileSync(
    join(folder, 'wrangler.mjs'),
    `const words = process.argv.slice(2)
if (words[0] === 'd1') console.log('[{"results": [], "success": true}]')
else { console.log(words.join(' ')); process.exitCode = 3 }
`,
  )
  writeFileSync(join(folder, 'brand.ts'), '')
  writeFileSync(
    join(folder, 'wrangler.toml'),
    'name = "north"\nmain = ".wrangler/worker/index.js"\ncompatibility_date = "2026-11-01"\n[assets]\ndirectory = ".wrangler/public"\nbinding = "ASSETS"\n',
  )
  mkdirSync(join(folder, '.wrangler'))
  const stamp = { inputs: '', brandFolder: folder, withDemo: true, outputs: {} }
  writeFileSync(join(folder, '.wrangler/build-stamp.json'), JSON.stringify(stamp))
})
afterAll(() => rmSync(folder, { recursive: true }))

// A path is printed from the working directory where that is shorter.
const fromHere = relative(root, folder)
const shown = fromHere.length < folder.length ? fromHere : folder

it.each([
  ['votes', [], 0, 'Nobody has voted yet.\n', `${shown}, database on this machine\n`],
  [
    'upload',
    ['--dry-run'],
    3,
    `deploy --config ${join(folder, 'wrangler.toml')} --dry-run\n`,
    `${shown}, rehearsal of a deployment\n`,
  ],
])('%s %j is a process that ends with %i', (program, words, code, printed, complained) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`src/tools/operate/${program}.ts`, ...words],
    {
      cwd: root,
      encoding: 'utf8',
      env: { BRAND: folder, PATH: process.env.PATH, WRANGLER_PATH: join(folder, 'wrangler.mjs') },
    },
  )
  expect([status, stdout, stderr]).toEqual([code, printed, complained])
})
