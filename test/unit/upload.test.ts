import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { siteBindings } from '../../src/config/bindings.ts'
import { findMissingSettings, missingSettingsToText } from '../../src/tools/operate/missing-settings.ts'
import { upload } from '../../src/tools/operate/upload.ts'
import { operate } from './operator.ts'

const bindings = Object.keys(siteBindings)
const namesOf = (configured: Partial<Parameters<typeof findMissingSettings>[0]>) =>
  findMissingSettings({ variables: [], secrets: [], bindings, ...configured }).map(({ name }) => name)

describe('what isn’t configured', () => {
  it('is said with what that means', () => {
    const missing = findMissingSettings({ variables: [], secrets: [], bindings })
    expect(missingSettingsToText(missing)).toMatch(
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
    expect(missingSettingsToText(missing)).toMatch(
      /^ {2}CACHE \(kv\) +none: copies of content, and the search index/m,
    )
  })

  it('is nothing that is right for nearly every site', () => {
    expect(namesOf({})).not.toContain('PAGE_CACHE')
  })
})

const database = (name: string) =>
  `[[d1_databases]]\nbinding = "DB"\ndatabase_name = "${name}"\nmigrations_dir = "migrations"\n`
const queue = (name: string) => `[[queues.producers]]\nbinding = "NOTICES"\nqueue = "${name}"\n`

describe('a deployment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tutti-upload-'))
  const configPath = join(folder, 'wrangler.toml')
  writeFileSync(
    configPath,
    `name = "north"
main = "index.js"
compatibility_date = "2026-11-01"
[vars]
CONTENT_URL = "https://c.example"
[env.staging.vars]
CONTENT_URL = "https://staging.c.example"
[[env.staging.d1_databases]]
binding = "DB"
database_name = "north-staging"
migrations_dir = "migrations"
${database('north')}${queue('told')}`,
  )
  afterAll(() => rmSync(folder, { recursive: true }))

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
      calls: calls.map((words) => words.join(' ').replace(configPath, 'north.toml')),
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

  it.each([
    ['MAIL_FROM', '[vars]\nMAIL_FROM = "Orchestra <office@example.org>"\n'],
    ['the binding EMAIL', '[[send_email]]\nname = "EMAIL"\n'],
  ])(
    'that sends e-mails by %s is refused before anything is uploaded, without the address their links lead to',
    async (_, lines) => {
      const withEmail = join(folder, 'email.toml')
      writeFileSync(
        withEmail,
        `name = "north"\nmain = "index.js"\ncompatibility_date = "2026-11-01"\n${lines}`,
      )
      const calls: string[][] = []
      const wrangler = (words: readonly string[]) => {
        calls.push([...words])
        return { status: 0, stdout: '[]', stderr: '' }
      }
      const refused = await operate(upload, [], { configPath: withEmail, wrangler })
      expect([refused.status, calls, refused.complaints.join()]).toEqual([
        1,
        [],
        expect.stringContaining('SITE_URL'),
      ])
    },
  )

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
