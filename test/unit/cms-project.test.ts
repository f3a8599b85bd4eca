import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, posix, win32 } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { toRepertoire } from '../../src/content/programs/repertoire.ts'
import {
  fromProjectPath,
  makeDigests,
  makeProjectFiles,
  type ProjectFiles,
  planUpgrade,
  toProjectPath,
  type UpgradePlan,
} from '../../src/tools/operate/cms/project-files.ts'
import { readProjectBrand } from '../../src/tools/operate/cms/read-project-brand.ts'
import { completeEnvironment } from '../../src/tools/operate/cms/write-project.ts'
import { cms } from '../../src/tools/operate/cms.ts'
import { toShellWord } from '../../src/tools/operate/printed-commands.ts'
import { operate } from './operator.ts'
import { useTemporaryFolders } from './temporary-folders.ts'

const makeFolder = useTemporaryFolders()
const wellington = join(import.meta.dirname, '../brands/wellington')

const filesOf = (texts: Record<string, string>): ProjectFiles =>
  new Map(Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)]))

describe('what an upgrade does with a file', () => {
  const nothing: UpgradePlan = { write: [], remove: [], differ: [], keep: [], removedByOperator: [] }
  const rows: [string, [before?: string, there?: string, made?: string], Partial<UpgradePlan>][] = [
    ['new in this version: it is written', [undefined, undefined, 'new'], { write: ['a'] }],
    ['unchanged by the operator: it is written', ['old', 'old', 'new'], { write: ['a'] }],
    ['the same in both versions: nothing', ['old', 'old', 'old'], {}],
    ['up to date already: nothing', ['old', 'new', 'new'], {}],
    ['written by Git with the line ends of Windows: nothing', ['a\nb', 'a\r\nb', 'a\nb'], {}],
    ['changed by the operator alone: it is kept', ['old', 'own', 'old'], { keep: ['a'] }],
    ['changed by both: the new one stands beside it', ['old', 'own', 'new'], { differ: ['a'] }],
    ['the operator’s, where this version brings one', [undefined, 'own', 'new'], { differ: ['a'] }],
    ['removed by the operator: it stays away', ['old', undefined, 'new'], { removedByOperator: ['a'] }],
    ['gone from this version: it is removed', ['old', 'old', undefined], { remove: ['a'] }],
    ['gone, and changed by the operator: it is kept', ['old', 'own', undefined], { keep: ['a'] }],
    ['gone, and removed by the operator: nothing', ['old', undefined, undefined], {}],
  ]
  it.each(rows)('%s', (_, [before, there, made], plan) => {
    const file = (text: string | undefined) => filesOf(text === undefined ? {} : { a: text })
    expect(planUpgrade(makeDigests(file(before)), file(there), file(made))).toEqual({ ...nothing, ...plan })
  })
})

describe('paths of a project', () => {
  it.each([
    ['win32', win32, 'C:\\north\\cms', 'C:\\north\\cms\\src\\api\\concert.json'],
    ['posix', posix, '/north/cms', '/north/cms/src/api/concert.json'],
  ])('have slashes where they are written down, and lead to the file again: %s', (_, path, project, file) => {
    expect(toProjectPath(project, file, path)).toBe('src/api/concert.json')
    expect(fromProjectPath(project, 'src/api/concert.json', path)).toBe(file)
  })

  it.each([
    ['/srv/north/cms', 'linux', '/srv/north/cms'],
    ['/srv/my north', 'linux', "'/srv/my north'"],
    ["/srv/o'brien", 'darwin', "'/srv/o'\\''brien'"],
    ['/srv/$HOME', 'linux', "'/srv/$HOME'"],
    ['C:\\north\\cms', 'win32', 'C:\\north\\cms'],
    ['C:\\my north', 'win32', '"C:\\my north"'],
  ] as const)('%s on %s is pasted as %s', (path, platform, pasted) => {
    expect(toShellWord(path, platform)).toBe(pasted)
  })
})

describe('the database of a project', () => {
  const read = async (name: string) =>
    readFile(join(import.meta.dirname, '../../src/strapi-project/files', name), 'utf8')

  it('is SQLite, or the PostgreSQL that `.env` names', async () => {
    expect(completeEnvironment(undefined)).not.toContain('DATABASE_CLIENT')
    const made = completeEnvironment(undefined, 'postgres')
    expect(made).toMatch(/^DATABASE_CLIENT=postgres\nDATABASE_HOST=127\.0\.0\.1$/m)
    expect(completeEnvironment(made, 'postgres')).toBe(made)
    expect(completeEnvironment('DATABASE_HOST=db.example', 'postgres')).not.toContain('127.0.0.1')
  })

  it('starts in a container with pinned images and secrets of the project alone', async () => {
    const compose = await read('compose.yaml')
    const images = [
      ...compose.matchAll(/image: (\S+)/g),
      ...(await read('Dockerfile')).matchAll(/^FROM (\S+)/gm),
    ]
    expect(images.map(([, image = '']) => /:v?\d+\.\d+/.test(image))).toEqual([true, true, true])
    const secret = /^ +\w*(?:PASSWORD|KEY)\w*: (.*)$/gm
    const asked = [...compose.matchAll(secret)].map(
      ([, value = '']) => /^\$\{(\w+):\?/.exec(value)?.[1] ?? value,
    )
    expect(asked).toEqual(['DATABASE_PASSWORD', 'DATABASE_PASSWORD', 'MEILI_MASTER_KEY'])
    expect(asked.filter((name) => !completeEnvironment(undefined).includes(`\n${name}=`))).toEqual([])
    const node: string = JSON.parse(await read('package.json')).dependencies.node
    expect(await read('Dockerfile')).toContain(`FROM node:${node}-`)
  })
})

describe('the container of Strapi', () => {
  const read = async (name: string) =>
    readFile(join(import.meta.dirname, '../../src/strapi-project/files', name), 'utf8')

  it('is given variables that its configuration reads, and data outlives it', async () => {
    const [compose, ...configuration] = await Promise.all(
      ['compose.yaml', 'config/server.js', 'config/database.js', 'Dockerfile'].map(read),
    )
    const [strapi = ''] = compose?.split('\n  database:') ?? []
    const names = Array.from(strapi.matchAll(/^ {6}([A-Z_]+):/gm), ([, name]) => name)
    expect(names).toContain('DATABASE_HOST')
    expect(names.filter((name) => !configuration.join().includes(`'${name}'`))).toEqual([])
    expect(strapi).toContain('volumes: ["data:/srv/cms/data"]')
    expect(configuration.at(-1)).toContain('WORKDIR /srv/cms\n')
    expect(await read('.dockerignore')).toMatch(/^\.env$/m)
  })

  it('and the search are reached from their own machine alone, and the database from none', async () => {
    const ports = Array.from((await read('compose.yaml')).matchAll(/ports: (.*)/g), ([, port]) => port)
    expect(ports).toEqual(['["127.0.0.1:1337:1337"]', '["127.0.0.1:7700:7700"]'])
  })
})

describe('secrets of a project', () => {
  const read = (text: string) =>
    new Map(text.split('\n').map((line) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)]))

  it('are made anew for each, and long', () => {
    const [one, other] = [read(completeEnvironment(undefined)), read(completeEnvironment(undefined))]
    for (const name of ['ADMIN_JWT_SECRET', 'JWT_SECRET', 'PREVIEW_SECRET', 'WEBHOOK_SECRET']) {
      expect(one.get(name)).toHaveLength(44)
      expect(one.get(name)).not.toBe(other.get(name))
    }
    expect(one.get('APP_KEYS')?.split(',')).toHaveLength(2)
  })

  it('stay as they are, and only missing ones are added', () => {
    const own = 'PORT=4000\nJWT_SECRET=own'
    const completed = completeEnvironment(own)
    expect(completed.startsWith(`${own}\n`)).toBe(true)
    expect(completed.match(/^JWT_SECRET=/gm)).toHaveLength(1)
    expect(completeEnvironment(completed)).toBe(completed)
  })
})

const run = (...words: string[]) =>
  operate(cms, [wellington, '--no-install', ...words], {
    wrangler: () => ({ status: 1, stdout: '', stderr: '' }),
  })

describe('npm run cms', () => {
  let project: string
  beforeAll(async () => {
    project = join(await makeFolder(), "o'brien & sons", 'cms')
    const { status, complaints } = await run('--folder', project)
    expect([status, complaints]).toEqual([0, []])
  })

  it('writes a project of the brand’s language and city, with secrets that only its owner reads', async () => {
    expect(JSON.parse(await readFile(join(project, 'brand.json'), 'utf8'))).toMatchObject({
      languages: [{ code: 'en', name: 'English' }],
      home: { slug: 'wellington', name: 'Wellington', countryCode: 'nz', timeZone: 'Pacific/Auckland' },
      panel: { language: 'en', preview: 'See it on the site' },
    })
    expect(await readFile(join(project, '.env'), 'utf8')).toMatch(/^ADMIN_JWT_SECRET=.{44}$/m)
    if (process.platform !== 'win32') expect((await stat(join(project, '.env'))).mode & 0o777).toBe(0o600)
  })

  it('changes nothing when it is run again', async () => {
    const before = await readFile(join(project, '.env'), 'utf8')
    const { printed } = await run('--folder', project)
    expect(printed.join('\n')).toContain('Nothing has changed.')
    expect(await readFile(join(project, '.env'), 'utf8')).toBe(before)
  })

  it('keeps what the operator has changed or removed, and names it', async () => {
    await writeFile(join(project, 'src/index.js'), 'module.exports = {}\n')
    await rm(join(project, 'src/api/vote'), { recursive: true })
    const printed = (await run('--folder', project)).printed.join('\n')
    expect(printed).toMatch(/yours, kept +src\/index\.js/)
    expect(printed).toMatch(/removed by you +src\/api\/vote\/content-types\/vote\/schema\.json/)
    expect(await readFile(join(project, 'src/index.js'), 'utf8')).toBe('module.exports = {}\n')
    expect(existsSync(join(project, 'src/api/vote'))).toBe(false)
  })

  it('writes the new version of a changed file beside the project’s own files', async () => {
    await writeFile(join(project, 'brand.json'), '{}\n')
    const printed = (await run('--folder', project, '--labels', 'de')).printed.join('\n')
    expect(printed).toMatch(/yours, and new here +brand\.json +\(the new one: upgrade\/brand\.json\)/)
    expect(await readFile(join(project, 'brand.json'), 'utf8')).toBe('{}\n')
    expect(await readFile(join(project, 'upgrade/brand.json'), 'utf8')).toContain('"language": "de"')
    const concert = 'src/api/concert/content-types/concert/schema.json'
    expect(await readFile(join(project, concert), 'utf8')).toContain('"displayName": "Konzert"')
  })

  it('refuses a folder with somebody else’s files in one line, and leaves it alone', async () => {
    const folder = await makeFolder()
    await writeFile(join(folder, 'letter.txt'), 'mine')
    const { status, complaints } = await run('--folder', folder)
    expect([status, complaints]).toEqual([
      1,
      [`${folder} has letter.txt already and was not made by this command; name another folder`],
    ])
    expect(await readdir(folder)).toEqual(['letter.txt'])
  })

  it('writes nothing for a folder that is no brand’s', async () => {
    const folder = await makeFolder()
    const { status, complaints } = await operate(cms, [folder, '--no-install'], {
      wrangler: () => ({ status: 1, stdout: '', stderr: '' }),
    })
    expect([status, complaints]).toEqual([
      1,
      [`${folder} holds no brand.ts; \`npm run adopt\` writes such a folder`],
    ])
    expect(await readdir(folder)).toEqual([])
  })

  it('takes an empty folder', async () => {
    const folder = join(await makeFolder(), 'empty')
    await mkdir(folder)
    expect((await run('--folder', folder)).status).toBe(0)
    expect(existsSync(join(folder, '.tutti.json'))).toBe(true)
  })

  it('knows the languages of the panel', async () => {
    const { complaints } = await run('--folder', join(await makeFolder(), 'x'), '--labels', 'xx')
    expect(complaints).toEqual([expect.stringMatching(/^--labels takes one of .*de.*, not «xx»$/)])
  })
})

it('the demo’s project has the demo’s languages', async () => {
  const demo = join(import.meta.dirname, '../../src/demo/brand')
  const files = makeProjectFiles(await readProjectBrand(demo, {}))
  const brand = JSON.parse(new TextDecoder().decode(files.get('brand.json')))
  expect(brand.languages.map(({ code }: { code: string }) => code)).toEqual(['ru', 'en', 'th'])
  expect(brand).not.toHaveProperty('folder')
})

const readModel = async (brand: string, type: string) => {
  const files = makeProjectFiles(await readProjectBrand(join(import.meta.dirname, '../..', brand), {}))
  const path = `src/api/${type}/content-types/${type}/schema.json`
  return JSON.parse(new TextDecoder().decode(files.get(path)))
}

it.each([
  ['src/demo/brand', 'first', ['yandex', 'vk']],
  ['test/brands/bremen', 'last', ['vk', 'odnoklassniki']],
])('the networks of %s have Russian ones %s', async (brand, place, networks) => {
  const fields = Object.keys((await readModel(brand, 'social')).attributes)
  expect(place === 'first' ? fields.slice(0, 2) : fields.slice(-2)).toEqual(networks)
})

describe('the kinds of music that an editor chooses among', () => {
  const readProgram = async (brand: string) => {
    const { attributes, config } = await readModel(brand, 'program')
    return { field: attributes.repertoire, hidden: config.attributes }
  }

  it.each([
    ['src/demo/brand', ['film', 'anime', 'game']],
    ['test/brands/wellington', ['baroque']],
  ])('are those of %s', async (brand, keys) => {
    expect(await readProgram(brand)).toMatchObject({ field: { type: 'enumeration', enum: keys } })
  })

  it('are read where Strapi’s GraphQL has written their hyphens as underscores', () => {
    expect(toRepertoire('chamber_music', ['opera', 'chamber-music'])).toBe('chamber-music')
  })

  it('are hidden where the brand has none, and the site can still ask for them', async () => {
    expect(await readProgram('test/brands/bremen')).toMatchObject({
      field: { type: 'string' },
      hidden: { repertoire: { hidden: true } },
    })
  })
})

it('a content type has the code that Strapi expects beside its schema', async () => {
  const files = makeProjectFiles(await readProjectBrand(wellington, {}))
  const types = [...files.keys()]
    .filter((path) => path.endsWith('/schema.json'))
    .map((path) => path.split('/')[2])
  const codeOf = (folder: string, type: string) =>
    new TextDecoder().decode(files.get(`src/api/${type}/${folder}/${type}.js`))
  const lacking = types.filter((type = '') =>
    ['controllers', 'routes', 'services'].some(
      (folder) => !codeOf(folder, type).includes(`'api::${type}.${type}'`),
    ),
  )
  expect(types).toContain('concert')
  expect(lacking).toEqual([])
})
