import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSiteDatabase } from '../../src/tools/measure/laboratory/site-database.ts'
import { compareTables, manifestSchema, readDump } from '../../src/tools/operate/backup/manifest.ts'
import { compareSchemas } from '../../src/tools/operate/backup/schema.ts'
import { backup } from '../../src/tools/operate/backup.ts'
import { type Wrangler, wrangler } from '../../src/tools/operate/program.ts'
import { restore } from '../../src/tools/operate/restore.ts'
import { answerFrom, operate } from './operator.ts'
import { root } from './read-imports.ts'
import { useTemporaryFolders } from './temporary-folders.ts'

const makeFolder = useTemporaryFolders()

/** A brand whose database is workerd's, on this machine. Its folder's name has spaces and quotes. */
async function makeSite(name: string) {
  const folder = join(await makeFolder(), `${name}'s "own" site`)
  mkdirSync(folder, { recursive: true })
  const configPath = join(folder, 'wrangler.toml')
  writeFileSync(join(folder, 'brand.ts'), '')
  writeFileSync(
    configPath,
    `name = "${name}"
main = ".wrangler/worker/index.js"
compatibility_date = "2026-11-01"
[[d1_databases]]
binding = "DB"
database_name = "${name}"
migrations_dir = ${JSON.stringify(migrationsFolder)}
`,
  )
  const site = { brandFolder: folder, configPath, wrangler }
  const call = (...words: string[]) => {
    const { status, stdout, stderr } = wrangler([...words, '--config', configPath], {
      environment: { CI: 'true' },
    })
    expect([status, stderr, status === 0 ? '' : stdout]).toEqual([0, expect.any(String), ''])
  }
  const findFile = () => {
    const [file = ''] = globSync('.wrangler/state/v3/d1/*/*.sqlite', { cwd: folder }).filter(
      (name) => !name.includes('metadata'),
    )
    return join(folder, file)
  }
  return {
    folder,
    backup: (...words: string[]) => operate(backup, words, site),
    restore: (words: string[], run: Wrangler = wrangler) =>
      operate(restore, words, { ...site, wrangler: run }),
    /** Runs SQL by wrangler, which takes seconds to start, however much it is. */
    execute: (sql: string) => {
      const file = join(folder, 'given.sql')
      writeFileSync(file, sql)
      call('d1', 'execute', 'DB', '--local', '--yes', '--file', file)
    },
    /** Applies the migrations that the database lacks, as a deployment does. */
    upgrade: () => call('d1', 'migrations', 'apply', 'DB', '--local'),
    /** Writes into the file in which workerd keeps the database, while no workerd runs. */
    write: (sql: string) => {
      const database = new DatabaseSync(findFile())
      database.exec(sql)
      database.close()
    },
    query: (sql: string) => {
      const database = new DatabaseSync(findFile(), { readOnly: true, readBigInts: true })
      const found = database.prepare(sql).all()
      database.close()
      return found.map((row) => ({ ...row }))
    },
  }
}

/** SQL that creates all tables, and the table in which wrangler records its migrations. */
const migrationsFolder = join(root, 'src/database/migrations')
const migrations = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
const apply = (names: readonly string[]) =>
  names
    .map(
      (name) => `${readFileSync(join(migrationsFolder, name), 'utf8')}
        insert into d1_migrations (name) values ('${name}');`,
    )
    .join('\n')
const createFrom = (names: readonly string[]) =>
  `create table d1_migrations (id integer primary key autoincrement, name text unique,
   applied_at timestamp default current_timestamp not null);\n${apply(names)}`
/** The version of three migrations ago, and what was added since. */
const [older, newer] = [migrations.slice(0, -3), migrations.slice(-3)]

const rows = `insert into short_link (code, target, made_at) values
    ('abc234', '/c/zimmer?a=''b''&c="d"', 0), ('xyz789', '/über;' || char(10) || '-- кино', 9007199254740991);
  insert into short_link_day (code, day, visits) values ('abc234', '2026-11-22', 5)`

describe('a backup of a database in workerd', () => {
  /** A site of an earlier version. */
  let site: Awaited<ReturnType<typeof makeSite>>
  /** A new site: a deployment has just created its tables, which are empty. */
  let other: Awaited<ReturnType<typeof makeSite>>
  let folder: string
  let made: Awaited<ReturnType<typeof site.backup>>
  beforeAll(async () => {
    ;[site, other] = [await makeSite('north'), await makeSite('restored')]
    site.execute(createFrom(older))
    cpSync(join(site.folder, '.wrangler'), join(other.folder, '.wrangler'), { recursive: true })
    other.write(apply(newer))
    site.write(rows)
    folder = join(await makeFolder(), 'of today')
    made = await site.backup(folder)
  })

  const readManifest = () =>
    manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
  /** A copy of the backup with another file, or another part of the manifest. */
  async function copyWith({ sql, ...change }: { sql?: string; migrations?: string[] }) {
    const copy = await makeFolder()
    copyFileSync(join(folder, 'database.sql'), join(copy, 'database.sql'))
    if (sql !== undefined) writeFileSync(join(copy, 'database.sql'), sql)
    writeFileSync(join(copy, 'manifest.json'), JSON.stringify({ ...readManifest(), ...change }))
    return copy
  }

  it('says what it has, and what it does not', () => {
    expect(made).toMatchObject({ status: 0, complaints: [] })
    expect(readManifest()).toMatchObject({
      database: 'north',
      place: 'database on this machine',
      tables: { short_link: { rows: 2 }, short_link_day: { rows: 1 }, submission: { rows: 0 } },
    })
    expect(readManifest().migrations).toEqual(older)
    expect(made.printed.join('\n')).toContain('Not in it:\n  votes that are open')
    expect(made.printed.join('\n')).toContain(
      "To restore it into an empty database: npm run restore -- --brand '",
    )
  })

  it('can be read by its owner alone', () => {
    expect(statSync(join(folder, 'database.sql')).mode & 0o077).toBe(0)
    expect(statSync(join(folder, 'manifest.json')).mode & 0o077).toBe(0)
  })

  it('is not written into a folder that holds something', async () => {
    expect(await site.backup(folder)).toMatchObject({
      status: 1,
      complaints: [expect.stringContaining('holds something already')],
    })
  })

  it('is not restored into a database that has rows, which stay', async () => {
    const database = openSiteDatabase()
    database.exec(rows)
    expect(await site.restore([folder], answerFrom(database))).toMatchObject({
      status: 1,
      complaints: [
        expect.stringMatching(/^The database is not empty: short_link \(2\), .*Nothing was changed/),
      ],
    })
    expect(database.prepare('select count(*) as count from short_link').get()).toEqual({ count: 2 })
  })

  it('is restored, row for row, into a newer version’s empty database, whose deployment adds what it lacks', async () => {
    const restored = await other.restore([folder])
    expect(restored).toMatchObject({ status: 0, complaints: [] })
    expect(restored.printed[0]).toMatch(/rows of \d+ tables of .* are restored, and each equals the backup's/)
    expect(restored.printed[1]).toBe(
      'It is of an earlier version: the next deployment adds 3 migrations, and `npm start` on this machine.',
    )
    other.upgrade()
    expect(other.query('select code, target, made_at from short_link order by code')).toEqual([
      { code: 'abc234', target: `/c/zimmer?a='b'&c="d"`, made_at: 0n },
      { code: 'xyz789', target: '/über;\n-- кино', made_at: 9007199254740991n },
    ])
    expect(other.query('select code, day, visits from short_link_day')).toEqual([
      { code: 'abc234', day: '2026-11-22', visits: 5n },
    ])
    expect(other.query('select name from d1_migrations order by id').map(({ name }) => name)).toEqual(
      migrations,
    )
  })

  it.each([
    ['a folder that is no backup', () => makeFolder(), 'is no backup'],
    ['a file that was changed', () => copyWith({ sql: 'create table one (a)' }), 'its checksum differs'],
    [
      'a backup of a newer version',
      () => copyWith({ migrations: ['9999_later.sql'] }),
      'has the migrations 9999_later.sql. Upgrade first.',
    ],
  ])('%s is refused before the database is looked at', async (_, make, problem) => {
    const { status, complaints, calls } = await site.restore([await make()])
    expect([status, calls]).toEqual([1, []])
    expect(complaints).toEqual([expect.stringContaining(problem)])
  })

  it('is asked for by name', async () => {
    expect(await site.restore([])).toMatchObject({
      status: 2,
      complaints: ['Name the folder of a backup: npm run restore -- FOLDER'],
    })
  })
})

describe('what a backup creates is compared with its migrations:', () => {
  const compare = (more: string) =>
    compareSchemas(`${createFrom(migrations)}\n${more}`, migrationsFolder, migrations)
  const trigger = `create trigger own after insert on embedded_user begin
    update embedded_user set role = 'owner' where email = 'eve@evil.example'; end;`

  it.each([
    ['rows alone', `insert into short_link (code, target, made_at) values ('a', '-- create trigger', 0)`, []],
    ['a trigger', trigger, ['trigger own: no migration creates it']],
    ['a view', 'create view own as select 1', ['view own: no migration creates it']],
    ['a table', 'create table own (a)', ['table own: no migration creates it']],
    ['an index', 'create unique index own on short_link (target)', ['index own: no migration creates it']],
    [
      'a table less',
      'drop table desk_log',
      ['table desk_log: the backup lacks it', 'index desk_log_by_time: the backup lacks it'],
    ],
    [
      'another default',
      `drop table redirect_use; create table redirect_use (path text primary key, followed_on text default 'x') strict`,
      [expect.stringContaining('table redirect_use: it differs from the migrations')],
    ],
  ])('%s', (_, more, differences) => {
    expect(compare(more)).toEqual(differences.length === 0 ? [] : expect.arrayContaining(differences))
  })

  it.each([`attach database 'own.sqlite' as own`, `vacuum into 'own.sqlite'`])('%s is not run', (sql) => {
    expect(() => compare(sql)).toThrow()
    expect(() => readDump(sql)).toThrow()
    expect(existsSync('own.sqlite')).toBe(false)
  })
})

describe('what was restored is compared with the backup:', () => {
  const tables = (sql: string) => readDump(sql).tables
  const table = 'create table t (a, b);'

  it.each([
    ['the same rows in another order', `${table} insert into t values (2, 'y'), (1, 'x')`, []],
    [
      'a row that is missing',
      `${table} insert into t values (1, 'x')`,
      ['t: 2 rows in the backup, 1 here, and they differ'],
    ],
    [
      'a value of another type',
      `${table} insert into t values ('1', 'x'), (2, 'y')`,
      ['t: 2 rows in the backup, 2 here, and they differ'],
    ],
    [
      'a number beyond 2^53',
      `${table} insert into t values (9007199254740993, 'x'), (2, 'y')`,
      ['t: 2 rows in the backup, 2 here, and they differ'],
    ],
    [
      'a table that is missing',
      'create table u (a)',
      [
        't: 2 rows in the backup, no rows here, and they differ',
        'u: no rows in the backup, 0 here, and they differ',
      ],
    ],
  ])('%s', (_, restored, differences) => {
    expect(
      compareTables(tables(`${table} insert into t values (1, 'x'), (2, 'y')`), tables(restored)),
    ).toEqual(differences)
  })
})
