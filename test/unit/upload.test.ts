import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { siteBindings } from '../../src/bindings.ts'
import { findUnconfigured, toList } from '../../src/tools/operate/unconfigured.ts'
import { root } from './read-imports.ts'

const bindings = Object.keys(siteBindings)
const namesOf = (configured: Partial<Parameters<typeof findUnconfigured>[0]>) =>
  findUnconfigured({ variables: [], secrets: [], bindings, ...configured }).map(({ name }) => name)

describe('what isn’t configured', () => {
  it('is said with what that means', () => {
    const missing = findUnconfigured({ variables: [], secrets: [], bindings })
    expect(toList(missing)).toMatch(/^ {2}MAPS_KEY +no map in a page/m)
  })

  it('is not what has been set', () => {
    expect(namesOf({})).toContain('SITE_URL')
    expect(namesOf({ variables: ['SITE_URL'] })).not.toContain('SITE_URL')
  })

  it('is a secret only beside the variable that asks for it', () => {
    expect(namesOf({})).not.toContain('HOOK_SECRET')
    expect(namesOf({ variables: ['CONTENT_URL'] })).toContain('HOOK_SECRET')
    expect(namesOf({ variables: ['CONTENT_URL'], secrets: ['HOOK_SECRET'] })).not.toContain('HOOK_SECRET')
  })

  it('is a binding that isn’t there', () => {
    const missing = findUnconfigured({ variables: [], secrets: [], bindings: ['ASSETS'] })
    expect(toList(missing)).toMatch(/^ {2}CACHE \(kv\) +none: copies of content, and the search index/m)
  })

  it('is nothing that is right for nearly every site', () => {
    expect(namesOf({})).not.toContain('PAGE_CACHE')
  })
})

/** A deployment in a folder of its own, with a stand-in for wrangler that notes how it was called. */
describe('a deployment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tutti-upload-'))
  const calls = join(folder, 'calls')
  const standIn = `#!/bin/sh
echo "$@" >> '${calls}'
case "$1 $2" in
  "d1 list") echo "[$DATABASES]";;
  "secret list") echo '[{"name": "HOOK_SECRET", "type": "secret_text"}]';;
esac
exit "$WRANGLER_STATUS"
`
  writeFileSync(join(folder, 'wrangler'), standIn, { mode: 0o755 })
  writeFileSync(
    join(folder, 'wrangler.toml'),
    [
      'name = "north"',
      'main = "index.js"',
      'compatibility_date = "2026-11-01"',
      '[[d1_databases]]',
      'binding = "DB"',
      'database_name = "north"',
      'migrations_dir = "migrations"',
      '[vars]',
      'CONTENT_URL = "https://c.example"',
    ].join('\n'),
  )
  beforeEach(() => writeFileSync(calls, ''))
  afterAll(() => rmSync(folder, { recursive: true }))

  const deploy = (flags: string[] = [], { exitCode = 0, databases = '' } = {}) => {
    const { stdout, status } = spawnSync(process.execPath, ['src/tools/operate/upload.ts', ...flags], {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        BRAND: folder,
        PATH: `${folder}${delimiter}${process.env.PATH}`,
        WRANGLER_STATUS: String(exitCode),
        DATABASES: databases,
      },
    })
    return { stdout, status, calls: readFileSync(calls, 'utf8').trim().split('\n') }
  }
  const config = `--config ${join(folder, 'wrangler.toml')}`

  it('uploads by the brand’s own file, then names the secrets that nobody has set', () => {
    const { stdout, status, calls } = deploy()
    const own = calls.filter((call) => !call.startsWith('d1 '))
    expect([status, own]).toEqual([0, [`deploy ${config}`, `secret list --format json ${config}`]])
    expect(stdout).toMatch(/^ {2}CONTENT_TOKEN \(secret\) +Strapi is asked as its public role/m)
    expect(stdout).not.toContain('HOOK_SECRET')
  })

  const migrate = `d1 migrations apply DB --remote ${config}`
  const orderOf = (calls: string[]) => calls.filter((call) => call === migrate || call.startsWith('deploy'))

  it('makes tables as soon as it has made their database', () => {
    expect(orderOf(deploy().calls)).toEqual([`deploy ${config}`, migrate])
  })

  it('makes new tables before the Worker that needs them', () => {
    expect(orderOf(deploy([], { databases: '{"name": "north"}' }).calls)).toEqual([
      migrate,
      `deploy ${config}`,
    ])
  })

  it('asks nobody where nobody sits at a terminal', () => {
    expect(deploy().calls.filter((call) => call.startsWith('secret put'))).toEqual([])
  })

  it('that is a rehearsal asks Cloudflare for nothing', () => {
    const { calls } = deploy(['--dry-run'])
    expect(calls).toEqual([`deploy ${config} --dry-run`])
  })

  it('that fails ends as wrangler ends, and lists nothing', () => {
    const { stdout, status, calls } = deploy([], { exitCode: 3 })
    expect([status, stdout, calls]).toEqual([3, '', ['d1 list --json', `deploy ${config}`]])
  })
})
