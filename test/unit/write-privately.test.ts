import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeOwnerOnly } from '../../src/tools/operate/write-privately.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tutti-'))
  file = join(folder, 'sent.csv')
})
afterEach(() => rmSync(folder, { recursive: true }))
const rightsOf = () => (statSync(file).mode & 0o777).toString(8)

it('a new file is its owner’s', () => {
  writeOwnerOnly(file, 'Анна')
  expect([readFileSync(file, 'utf8'), rightsOf()]).toEqual(['Анна', '600'])
})

it('a file that everybody could read is its owner’s, and holds nothing of before', () => {
  writeFileSync(file, 'something longer that was there before')
  chmodSync(file, 0o666)
  writeOwnerOnly(file, 'Анна')
  expect([readFileSync(file, 'utf8'), rightsOf()]).toEqual(['Анна', '600'])
})
