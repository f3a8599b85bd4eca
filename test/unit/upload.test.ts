import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { siteBindings } from '../../src/config/bindings.ts'
import {
  findDatabasesOfTheUnion,
  findMissingSettings,
  missingSettingsToText,
} from '../../src/tools/operate/deploy/find-refusals.ts'
import { upload } from '../../src/tools/operate/upload.ts'
import { north } from './north-brand.ts'
import { operate } from './operator.ts'

const bindings = Object.keys(siteBindings)
const namesOf = (configured: Partial<Parameters<typeof findMissingSettings>[0]>) =>
  findMissingSettings({ variables: [], secrets: [], bindings, ...configured }).map(({ name }) => name)

describe('what isn’t configured', () => {
  it('is said with what that means', () => {
    const missing = findMissingSettings({ variables: [], secrets: [], bindings })
    expect(missingSettingsToText(missing, 'wrangler.toml')).toMatch(
      /^ {2}MAPS_KEY +the brand's; without either, pages show the address/m,
    )
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
    const missing = findMissingSettings({ variables: [], secrets: [], bindings: ['ASSETS'] })
    expect(missingSettingsToText(missing, 'wrangler.toml')).toMatch(
      /^ {2}CACHE \(kv\) +none: copies of content, and the search index/m,
    )
  })

  it('is nothing that is right for nearly every site', () => {
    expect(namesOf({})).not.toContain('PAGE_CACHE')
  })
})

const database = (name: string) =>
  `[[d1_databases]]\nbinding = "DB"\ndatabase_name = "${name}"\nmigrations_dir = "migrations"\n`
const publisher = (section = '') =>
  `[[${section}durable_objects.bindings]]\nname = "CONTENT_PUBLISHER"\nclass_name = "ContentPublisher"\n[[${section}migrations]]\ntag = "v1"\nnew_sqlite_classes = ["ContentPublisher"]\n`
const queue = (name: string) =>
  `[[queues.producers]]\nbinding = "NOTICES"\nqueue = "${name}"\n[[queues.consumers]]\nqueue = "${name}"\n`

describe('a deployment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tutti-upload-'))
  const configPath = join(folder, 'wrangler.toml')
  writeFileSync(
    configPath,
    `name = "north"
main = ".wrangler/worker/index.js"
compatibility_date = "2026-11-01"
[assets]
directory = ".wrangler/public"
binding = "ASSETS"
[vars]
CONTENT_URL = "https://c.example"
${publisher()}[env.staging.vars]
CONTENT_URL = "https://staging.c.example"
SITE_URL = "https://staging.north.example"
[env.staging.assets]
directory = ".wrangler/public"
binding = "ASSETS"
[[env.staging.d1_databases]]
binding = "DB"
database_name = "north-staging"
migrations_dir = "migrations"
${publisher('env.staging.')}${database('north')}${queue('told')}`,
  )
  writeFileSync(join(folder, 'brand.ts'), `export const brand = ${JSON.stringify(north)}`)
  afterAll(() => rmSync(folder, { recursive: true }))
  /** What the last build of the brand's folder wrote down. */
  const stamp = { inputs: '', brandFolder: folder, withDemo: false, outputs: {} }
  const writeStamp = (change: object = {}) => {
    mkdirSync(join(folder, '.wrangler'), { recursive: true })
    writeFileSync(join(folder, '.wrangler/build-stamp.json'), JSON.stringify({ ...stamp, ...change }))
  }
  beforeEach(() => writeStamp())

  interface Account {
    databases?: string[]
    queues?: string[]
    /** The first words of a call that fails, and how wrangler ends then. */
    failing?: [words: string, status: number]
    environment?: Record<string, string>
  }

  /** wrangler, signed in to an account that has nothing but these. */
  async function deploy(flags: string[] = [], account: Account = {}) {
    const { databases = [], queues = ['told'], failing = ['nothing', 0], environment = {} } = account
    const environments: unknown[] = []
    const { calls, ...ended } = await operate(upload, flags, {
      brandFolder: folder,
      configPath,
      environment,
      wrangler: (words, options) => {
        environments.push(options?.environment)
        const call = words.join(' ')
        const lists: [string, unknown][] = [
          ['d1 list', databases.map((name) => ({ name }))],
          ['secret list', [{ name: 'HOOK_SECRET', type: 'secret_text' }]],
        ]
        const [, listed = []] = lists.find(([name]) => call.startsWith(name)) ?? []
        const isMissing = call.startsWith('queues info') && !queues.includes(words[2] ?? '')
        const status = call.startsWith(failing[0]) ? failing[1] : Number(isMissing)
        return { status, stdout: JSON.stringify(listed), stderr: '' }
      },
    })
    return {
      ...ended,
      environments,
      calls: calls
        .map((words) => words.join(' ').replace(configPath, 'north.toml'))
        .filter((call) => call !== 'whoami --json'),
    }
  }

  it('makes what is missing, uploads by the brand’s own file, then makes the tables of its new database', async () => {
    expect(await deploy([], { queues: [] })).toMatchObject({
      status: 0,
      calls: [
        'd1 list --json',
        'queues info told --config north.toml',
        'queues create told --config north.toml',
        'deploy --config north.toml',
        'd1 migrations apply DB --remote --config north.toml',
        'secret list --format json --config north.toml',
      ],
    })
  })

  /** Tries to deploy by another wrangler.toml of the same folder. */
  async function deployBy(lines: string, flags: string[] = [], isSignedIn = true) {
    const other = join(folder, 'other.toml')
    const least = 'name = "north"\nmain = ".wrangler/worker/index.js"\ncompatibility_date = "2026-11-01"\n'
    const assets = '[assets]\ndirectory = ".wrangler/public"\nbinding = "ASSETS"\n'
    writeFileSync(other, `${least}${assets}${lines}`)
    const { calls, status, complaints, printed } = await operate(upload, flags, {
      brandFolder: folder,
      configPath: other,
      wrangler: ([command]) => ({
        status: command === 'whoami' && !isSignedIn ? 1 : 0,
        stdout: '[]',
        stderr: '',
      }),
    })
    return { status, complaints, printed, changes: calls.filter(([command]) => command !== 'whoami') }
  }

  const content = '[vars]\nCONTENT_URL = "https://c.example"\n'
  const published = `${publisher()}${content}`

  it.each([
    [
      'e-mails by MAIL_FROM without the address that their links lead to',
      () => deployBy(`${published}MAIL_FROM = "Orchestra <office@example.org>"\n`),
      'SITE_URL is missing',
    ],
    [
      'e-mails by the binding EMAIL without that address',
      () => deployBy(`${published}[[send_email]]\nname = "EMAIL"\n`),
      'SITE_URL is missing',
    ],
    ['neither content nor the demo', () => deployBy(''), 'neither content nor the demo'],
    ['content that nothing publishes', () => deployBy(content), 'CONTENT_PUBLISHER is missing'],
    [
      'a variable that the site does not know',
      () => deployBy(`${published}CONTNET_URL = ""\n`),
      'did you mean CONTENT_URL',
    ],
    [
      'another brand’s build',
      () => {
        writeStamp({ brandFolder: '/orchestras/south' })
        return deployBy(published)
      },
      'What is built is the site of /orchestras/south.',
    ],
    [
      'nothing that was built',
      () => {
        rmSync(join(folder, '.wrangler/build-stamp.json'))
        return deployBy(published)
      },
      'Nothing is built: npm run build',
    ],
    [
      'nobody signed in, and nobody at the terminal',
      () => deployBy(published, [], false),
      'Nobody is signed in',
    ],
  ])('with %s is refused in one line before anything is changed', async (_, tryToDeploy, problem) => {
    const { status, complaints, changes } = await tryToDeploy()
    expect([status, changes, complaints.length]).toEqual([1, [], 2])
    expect(complaints[0]).toContain(problem)
    expect(complaints[1]).toBe('Nothing was uploaded.')
  })

  it('to an environment that is none is refused, as wrangler would change the nameless one', async () => {
    expect(await deploy(['--env', 'stagign'])).toMatchObject({
      status: 2,
      calls: [],
      complaints: [expect.stringContaining('stagign is no environment of')],
    })
  })

  it('is checked: everything that is wrong or missing is said at once, and nothing is changed', async () => {
    const { status, complaints, printed, changes } = await deployBy(
      '[vars]\nCONTNET_URL = ""\nMAIL_FROM = "Orchestra <office@example.org>"\n',
      ['--check'],
      false,
    )
    expect(status).toBe(1)
    expect(changes).toEqual([])
    expect(
      complaints.map((line) => /CONTNET_URL|neither content|SITE_URL|signed in/.exec(line)?.[0]),
    ).toEqual(['CONTNET_URL', 'neither content', 'SITE_URL', 'signed in'])
    expect(printed.join()).toContain('SITE_SECRET')
  })

  it('that lacks nothing necessary passes its check', async () => {
    expect(await deployBy(published, ['--check'])).toMatchObject({ status: 0, complaints: [] })
  })

  describe('of an orchestra of the EU whose imprint has a gap and whose database is to be made', () => {
    const imprint = join(folder, 'legal/en/imprint.md')
    const gap =
      'brand/legal/en/imprint.md: the page isn’t published until this is written: {{address}} (line 3)'
    const place =
      'The database north isn’t there yet. It would be made near you and never moves; to keep it in the EU, make it first: npx wrangler d1 create north --jurisdiction eu'
    beforeEach(() => {
      mkdirSync(join(folder, 'legal/en'), { recursive: true })
      writeFileSync(imprint, '# Imprint {#imprint}\n\n{{address}}\n')
      return () => rmSync(join(folder, 'legal'), { recursive: true })
    })

    it('is told of both by --check', async () => {
      const { status, printed } = await deploy(['--check'])
      expect([status, ...printed.slice(0, 2)]).toEqual([0, gap, place])
    })

    it.each([['--strict'], ['--check --strict']])('is refused with %s', async (flags) => {
      const { status, complaints, calls } = await deploy(flags.split(' '))
      expect([status, ...complaints.slice(0, 2)]).toEqual([1, gap, place])
      expect(calls.filter((call) => !/ list /.test(call))).toEqual([])
    })

    it('is deployed otherwise', async () => {
      expect(await deploy()).toMatchObject({ status: 0, complaints: [] })
    })
  })

  it('leaves databases that are to be made outside the EU to Cloudflare', () => {
    expect(findDatabasesOfTheUnion('nz', ['north'])).toEqual([])
  })

  it('makes new tables before the Worker that needs them, and no queue that is there', async () => {
    expect((await deploy([], { databases: ['north'] })).calls).toEqual([
      'd1 list --json',
      'queues info told --config north.toml',
      'd1 migrations apply DB --remote --config north.toml',
      'deploy --config north.toml',
      'secret list --format json --config north.toml',
    ])
  })

  it.each([[['--env', 'staging']], [['-e', 'staging']], [['--env=staging']]])(
    'to an environment, %j, changes no other one',
    async (flags) => {
      expect((await deploy(flags, { databases: ['north-staging'] })).calls).toEqual([
        'd1 list --json',
        'd1 migrations apply DB --remote --config north.toml --env staging',
        'deploy --config north.toml --env staging',
        'secret list --format json --config north.toml --env staging',
      ])
    },
  )

  it('passes what stands behind -- on to wrangler', async () => {
    expect((await deploy(['--dry-run', '--', '--tag', 'v1'])).calls).toEqual([
      'deploy --config north.toml --dry-run --tag v1',
    ])
  })

  it('names the secrets that nobody has set, and asks for none where nobody sits at a terminal', async () => {
    const { printed } = await deploy()
    expect(printed.join('\n')).toMatch(/^ {2}CONTENT_TOKEN \(secret\) +Strapi is asked as its public role/m)
    expect(printed.join('\n')).not.toContain('HOOK_SECRET')
  })

  it('that is a rehearsal asks Cloudflare for nothing, and says only what is wrong', async () => {
    expect(await deploy(['--dry-run'])).toMatchObject({
      status: 0,
      calls: ['deploy --config north.toml --dry-run'],
      environments: [{ WRANGLER_LOG: 'warn' }],
    })
  })

  it('shows as much of a rehearsal as somebody wants', async () => {
    const { environments } = await deploy(['--dry-run'], { environment: { WRANGLER_LOG: 'debug' } })
    expect(environments).toEqual([{ WRANGLER_LOG: 'debug' }])
  })

  const steps = ['queues create', 'd1 migrations', 'deploy']

  it.each([
    ['queues create', ['queues create']],
    ['d1 migrations', ['queues create', 'd1 migrations']],
    ['deploy', ['queues create', 'd1 migrations', 'deploy']],
  ])('ends as wrangler ends where %s fails, and says nothing of secrets', async (failing, taken) => {
    const account: Account = { databases: ['north'], queues: [], failing: [failing, 3] }
    const { status, printed, calls } = await deploy([], account)
    expect([status, printed]).toEqual([3, []])
    expect(calls.flatMap((call) => steps.filter((step) => call.startsWith(step)))).toEqual(taken)
  })
})
