import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { siteBindings } from '../../src/config/bindings.ts'
import { findConfigProblems } from '../../src/tools/build/check-wrangler-config.ts'
import { toLocalWorker } from '../../src/tools/operate/serve-worker.ts'
import { readWranglerConfig } from '../../src/tools/operate/wrangler-config.ts'
import { readText } from './read-imports.ts'

const folder = mkdtempSync(join(tmpdir(), 'tutti-wrangler-'))
afterAll(() => rmSync(folder, { recursive: true }))

const path = join(folder, 'wrangler.toml')
// A path is printed from the working directory where that is shorter.
const fromHere = relative(process.cwd(), path)
const shown = fromHere.length < path.length ? fromHere : path
const least = `name = "tutti"
main = "index.js"
compatibility_date = "2026-11-01"
`
const assets = `[assets]
directory = "public"
binding = "ASSETS"
`

const throttle = '[[durable_objects.bindings]]\nname = "SIGN_IN_THROTTLE"\n'

/** What is wrong with a file whose ninth line is the first of the given ones. */
function problemsOf(lines: string, before = `${least}\n${assets}\n`): string[] {
  writeFileSync(path, `${before}${lines}\n`)
  return findConfigProblems(path)
}

describe("the site's wrangler.toml", () => {
  it('sets and binds what the site knows, and all that it needs', () => {
    expect(findConfigProblems()).toEqual([])
  })

  it('binds all that the site takes, but for letters and the platform’s own statistics, and has a clock', () => {
    const { bindings, crons } = readWranglerConfig()
    expect(Object.keys(siteBindings).filter((name) => !(name in bindings))).toEqual([
      'STATISTICS_POINTS',
      'EMAIL',
    ])
    expect(crons).toEqual(['* * * * *'])
  })

  it('says the day of the platform for every server on this machine, and nothing else does', () => {
    const [, date = 'no date'] = /^compatibility_date = "(.*)"$/m.exec(readText('wrangler.toml')) ?? []
    expect(toLocalWorker().compatibilityDate).toBe(date)
    const servers = ['test/vitest.worker.config.ts', 'src/tools/measure/laboratory/workerd.ts']
    expect(servers.filter((file) => readText(file).includes(date))).toEqual([])
  })
})

describe('a fault of wrangler.toml is named with its line', () => {
  // wrangler warns about some of these values, too.
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined))
  afterEach(() => vi.restoreAllMocks())

  it.each([
    [
      'a variable with a typo',
      '[vars]\nCONTNET_URL = "https://x.example"',
      ':10: CONTNET_URL is no variable of the site; did you mean CONTENT_URL?',
    ],
    [
      'a variable with a typo that a comment names too',
      '# SERCH_URL\n[vars]\nSERCH_URL = "x"',
      ':11: SERCH_URL is no variable of the site; did you mean SEARCH_URL?',
    ],
    ['a variable of another site', '[vars]\nWEATHER = 5', ':10: WEATHER is no variable of the site'],
    [
      'a variable of one environment',
      '[env.staging.vars]\nSERVICE_WORKR = "off"',
      ':10: SERVICE_WORKR is no variable of the site; did you mean SERVICE_WORKER?',
    ],
    [
      'a secret that everybody with the code could read',
      '[vars]\nHOOK_SECRET = "a-secret-of-the-tests"',
      `:10: HOOK_SECRET is a secret: take it out, then npx wrangler secret put HOOK_SECRET --config ${shown}`,
    ],
    ['a wrong value', '[vars]\nPAGE_CACHE = "no"', ':10: PAGE_CACHE must be on or off'],
    [
      'a binding where a variable belongs',
      '[[kv_namespaces]]\nbinding = "SITE_URL"\nid = "1"',
      ':10: SITE_URL is a binding here (kv), and the site takes a variable',
    ],
    [
      'a variable where a binding belongs',
      '[vars]\nCACHE = "on"',
      ':10: CACHE is a variable here, and the site takes a binding: kv',
    ],
    [
      'a binding of another kind',
      '[[d1_databases]]\nbinding = "CACHE"\ndatabase_id = "1"',
      ':10: CACHE is of kind d1 here, and the site takes kv',
    ],
    [
      'a binding with a typo',
      '[[kv_namespaces]]\nbinding = "CACHES"\nid = "1"',
      ':10: CACHES (kv) is no binding of the site; did you mean CACHE?',
    ],
    [
      'a binding that no code asks for',
      '[[r2_buckets]]\nbinding = "PICTURES"\nbucket_name = "pictures"',
      ':10: PICTURES (r2_bucket) is no binding of the site',
    ],
    [
      'a Durable Object that no migration makes',
      `${throttle}class_name = "SignInThrottle"`,
      ':10: SIGN_IN_THROTTLE has no migration: [[migrations]] with a new tag and new_sqlite_classes = ["SignInThrottle"]',
    ],
    [
      'a Durable Object of a class that the Worker does not have',
      `${throttle}class_name = "SignIns"`,
      ":10: SIGN_IN_THROTTLE is of class SignIns here, and the site's is SignInThrottle",
    ],
    [
      'a migration with a typo',
      '[[migrations]]\ntag = "v1"\nnew_sqlite_classes = ["SignInThrotle"]',
      ':11: SignInThrotle is no class of a Durable Object of the site; did you mean SignInThrottle?',
    ],
    [
      'a migration to the older kind of storage',
      '[[migrations]]\ntag = "v1"\nnew_classes = ["SignInThrottle"]',
      ':11: SignInThrottle keeps SQLite: it belongs in new_sqlite_classes, not in new_classes',
    ],
  ])('%s', (_what, lines, problem) => {
    expect(problemsOf(lines)).toContain(`wrangler.toml${problem}`)
  })

  it('a queue that nobody reads', () => {
    writeFileSync(path, `${least}\n[[queues.consumers]]\nqueue = "outbox"\n`)
    const lists = { bindings: {}, variables: [], secrets: [], events: ['fetch'] as const }
    const problems = findConfigProblems(path, { ...lists, findWrongValues: () => [] })
    expect(problems).toEqual(['wrangler.toml:5: consumers: the Worker has no handler «queue»'])
  })

  it('a queue that is filled and never emptied, and one that is emptied and never filled', () => {
    const lines =
      '[[queues.producers]]\nbinding = "NOTICES"\nqueue = "notices"\n[[queues.consumers]]\nqueue = "notice"'
    expect(problemsOf(lines)).toEqual([
      'wrangler.toml:11: notices is a queue without a consumer here; did you mean notice?',
      'wrangler.toml:13: notice is a queue without a producer here; did you mean notices?',
    ])
  })

  it('or without one, where something is missing', () => {
    expect(problemsOf('', least)).toEqual(['wrangler.toml: ASSETS (assets) is missing: the files of public/'])
  })

  it('and what is right is not', () => {
    expect(problemsOf('[vars]\nSITE_URL = "https://site.example"\nANALYTICS_ID = 5')).toEqual([])
  })

  it('nor a class that was renamed, or was there and is gone', () => {
    const history = [
      '[[migrations]]\ntag = "v1"\nnew_sqlite_classes = ["Tries", "Ballot"]',
      '[[migrations]]\ntag = "v2"\ndeleted_classes = ["Ballot"]',
      '[[migrations]]\ntag = "v3"\nrenamed_classes = [{ from = "Tries", to = "SignInThrottle" }]',
    ]
    const bound = `${throttle}class_name = "SignInThrottle"`
    expect(problemsOf([bound, ...history].join('\n'))).toEqual([])
  })

  it('nor a class that is declared without a migration', () => {
    const declared = '[exports.SignInThrottle]\ntype = "durable-object"\nstorage = "sqlite"'
    expect(problemsOf(`${throttle}class_name = "SignInThrottle"\n${declared}`)).toEqual([])
  })

  it('by wrangler itself, where a field is none of its own', () => {
    const warn = vi.mocked(console.warn)
    problemsOf('[var]\nSITE_URL = "https://site.example"')
    expect(warn.mock.calls.join()).toMatch(/Unexpected fields.*"var"/)
  })
})

describe('local serving', () => {
  it("takes none of the operator's variables", () => {
    writeFileSync(path, `${least}\n[vars]\nSITE_URL = "https://site.example"\n`)
    expect(toLocalWorker(readWranglerConfig(path)).bindings).toEqual({})
  })

  it('has the stores of the list where the operator does without', () => {
    writeFileSync(path, least)
    expect(toLocalWorker(readWranglerConfig(path)).kvNamespaces).toEqual(['CACHE'])
  })

  it('has stores whose ids nobody has written down', () => {
    const stores = '[[kv_namespaces]]\nbinding = "CACHE"\n[[d1_databases]]\nbinding = "VOTES"'
    writeFileSync(path, `${least}\n${stores}\n`)
    const { kvNamespaces, d1Databases } = toLocalWorker(readWranglerConfig(path))
    expect([kvNamespaces, d1Databases]).toEqual([['CACHE'], ['DB', 'VOTES']])
  })

  it('has the Durable Objects of the list where the operator does without, with their storage', () => {
    writeFileSync(path, least)
    expect(toLocalWorker(readWranglerConfig(path)).durableObjects).toMatchObject({
      SIGN_IN_THROTTLE: { className: 'SignInThrottle', useSQLite: true },
    })
  })

  it('limits nobody unless it is asked to', () => {
    expect(toLocalWorker().ratelimits).toBeUndefined()
    const applied = toLocalWorker(undefined, { rateLimits: 'on' }).ratelimits ?? {}
    expect(
      Object.entries(applied)
        .map(([name, { simple }]) => `${name} ${simple.limit} in ${simple.period} s`)
        .sort(),
    ).toEqual([
      'GRAPHQL_LIMIT 300 in 60 s',
      'PRIVATE_LIMIT 300 in 60 s',
      'SEARCH_LIMIT 120 in 60 s',
      'STATISTICS_LIMIT 120 in 60 s',
      'VOTE_LIMIT 600 in 60 s',
      'WRITE_LIMIT 20 in 60 s',
    ])
  })
})
