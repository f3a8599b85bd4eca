import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeBuildFiles } from '../../src/tools/build/build-outputs.ts'

const read = async (...path: string[]): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(join(...path), 'utf8'))

it('a build writes its id where pages look for the latest', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'builds-'))
  await writeBuildFiles(folder, 'aaaaaaaaaaaa')
  expect(await read(folder, 'latest.json')).toEqual({ id: 'aaaaaaaaaaaa', timestamp: expect.any(Number) })
})

it('a build describes its addresses under its own id, and none of the builds before it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'builds-'))
  await writeBuildFiles(folder, 'aaaaaaaaaaaa')
  await writeBuildFiles(folder, 'bbbbbbbbbbbb')
  expect(await readdir(join(folder, 'meta'))).toEqual(['bbbbbbbbbbbb.json'])
  expect(await read(folder, 'meta', 'bbbbbbbbbbbb.json')).toMatchObject({
    id: 'bbbbbbbbbbbb',
    matcher: { static: { '/program': { redirect: '/programs' } }, wildcard: { '/api': { page: false } } },
    prerendered: expect.arrayContaining(['/about']),
  })
})
