import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { adopt } from '../../../src/tools/operate/adopt.ts'
import { cms } from '../../../src/tools/operate/cms.ts'
import { findFreePort } from '../../../src/tools/operate/free-port.ts'
import { type ServedWorker, serveWorker } from '../../../src/tools/operate/serve-worker.ts'
import { buildBrand, copySources } from '../../brands/build-brand.ts'
import { end, start } from '../../processes.ts'
import { operate } from '../../unit/operator.ts'
import { version } from './services.ts'
import { untilStrapiReady } from './until-ready.ts'

/** Packages that the tests' Strapi 5 has already installed; installing them for this project too would take minutes. */
const packages = join(import.meta.dirname, '../../services/strapi5/node_modules')
const noWrangler = { wrangler: () => ({ status: 1, stdout: '', stderr: '' }) }

const entrySchema = z.object({ data: z.object({ documentId: z.string() }) })
const foundSchema = z.object({ results: z.array(z.object({ documentId: z.string() })) })
const signedInSchema = z.object({ data: z.object({ token: z.string() }) })
const linkSchema = z.object({ url: z.string() })
const citiesSchema = z.object({ data: z.object({ cities: z.array(z.object({ name: z.string() })) }) })

/** An orchestra with two languages moves in; neither is the demo's default. */
describe.runIf(version === '5')('an own Strapi, made by npm run cms', () => {
  let folder: string
  let brand: string
  let project: string
  let url: string
  let strapi: ReturnType<typeof start>
  let site: ServedWorker
  let said = ''
  let token: string

  const call = async (
    method: string,
    path: string,
    body: object | undefined = undefined,
  ): Promise<unknown> => {
    const response = await fetch(`${url}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const types = 'content-manager/collection-types'

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "tutti o'brien "))
    brand = join(folder, 'bremen')
    project = join(brand, 'cms')
    const answers = ['--name', 'Bremen', '--languages', 'de,en', '--city', 'bremen', '--country', 'de']
    await operate(adopt, [brand, ...answers, '--zone', 'Europe/Berlin'], noWrangler)
    const { status, complaints } = await operate(cms, [brand, '--no-install'], noWrangler)
    expect([status, complaints]).toEqual([0, []])
    await symlink(packages, join(project, 'node_modules'))
    const [port, sitePort] = [await findFreePort(), await findFreePort()]
    url = `http://127.0.0.1:${port}`
    strapi = start(['node', 'node_modules/@strapi/strapi/bin/strapi.js', 'start'], {
      folder: project,
      environment: { PORT: `${port}`, SERVE_ADMIN: 'false', SITE_URL: `http://localhost:${sitePort}` },
      onText: (text) => {
        said += text
      },
    })
    expect(await untilStrapiReady(port, () => strapi.exitCode === null), said).toBe(true)
    const account = { email: 'editor@bremen.example', password: 'Editor-of-tests-1' }
    const names = { firstname: 'Editor', lastname: 'of tests' }
    token = signedInSchema.parse(await call('POST', 'admin/register-admin', { ...account, ...names })).data
      .token
    const sources = join(folder, 'sources')
    await copySources(sources)
    await buildBrand(brand, sources, url)
    // Variables of the file that the printed line names.
    const variables = parseEnv(await readFile(join(project, 'data/site.env'), 'utf8'))
    site = await serveWorker({
      port: sitePort,
      configPath: join(brand, 'wrangler.toml'),
      variables: {
        ...z.record(z.string(), z.string()).parse(variables),
        SITE_SECRET: 'a-secret-of-the-contract-tests-only',
      },
    })
  })
  afterAll(async () => {
    await site?.stop()
    if (strapi) await end(strapi)
    await rm(folder, { recursive: true, force: true })
  })

  it('prints the command that connects the site, with paths that can be pasted', () => {
    const quoted = `'${brand.replaceAll("'", "'\\''")}'`
    expect(said).toContain(
      `npm start -- --brand ${quoted} --env-file ${quoted.slice(0, -1)}/cms/data/site.env'`,
    )
  })

  it('has the languages of the brand, the first one as the default', async () => {
    const locales = await call('GET', 'i18n/locales')
    expect(locales).toEqual([
      expect.objectContaining({ code: 'de', name: 'Deutsch', isDefault: true }),
      expect.objectContaining({ code: 'en', name: 'English', isDefault: false }),
    ])
  })

  it('shows editors the labels of their language, and relations by name', async () => {
    const configuration = await call(
      'GET',
      'content-manager/content-types/api::concert.concert/configuration',
    )
    expect(configuration).toMatchObject({
      data: {
        contentType: {
          metadatas: {
            venue: { edit: { label: 'Spielstätte', mainField: 'name' } },
            date: { list: { label: 'Datum' } },
            currency: { edit: { description: 'Leer: die Währung Ihres Landes.' } },
          },
        },
      },
    })
  })

  it.each(['de', 'en'])('has the home city in %s', async (locale) => {
    const query = `{ cities(locale: "${locale}") { name } }`
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    expect(citiesSchema.parse(await answer.json()).data.cities).toEqual([{ name: 'Bremen' }])
  })

  it('gets a concert from its panel, which is seen as a draft by a link, and on the site once it is published', async () => {
    const [city] = foundSchema.parse(await call('GET', `${types}/api::city.city?locale=de`)).results
    const concert = {
      slug: 'glocke',
      date: '2100-05-01',
      time: '19:30:00.000',
      city: { connect: [{ documentId: city?.documentId }] },
    }
    const { documentId } = entrySchema.parse(
      await call('POST', `${types}/api::concert.concert`, concert),
    ).data
    const shown = async (path: string, cookie = '') =>
      (await fetch(new URL(path, site.url), { headers: { cookie }, redirect: 'manual' })).status
    expect(await shown('/c/glocke')).toBe(404)

    // A concert has no language, so the panel sends none.
    const link = linkSchema.parse(await call('GET', `preview-link?type=concert&id=${documentId}`)).url
    const { pathname, search, searchParams } = new URL(link)
    expect(searchParams.get('locale')).toBe('de')
    const opened = await fetch(new URL(pathname + search, site.url), { redirect: 'manual' })
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/c/glocke'])
    expect(
      await shown(
        '/c/glocke',
        opened.headers
          .getSetCookie()
          .map((each) => each.split(';')[0])
          .join('; '),
      ),
    ).toBe(200)

    await call('POST', `${types}/api::concert.concert/${documentId}/actions/publish`, {})
    await expect.poll(() => shown('/c/glocke'), { timeout: 120_000, interval: 500 }).toBe(200)
    const page = await (await fetch(new URL('/c/glocke', site.url))).text()
    expect(page).toContain('Bremen')
    expect(page).toContain('lang="de"')
  })

  it('keeps what an operator has changed when it is made again, and names it', async () => {
    const again = await operate(cms, [brand, '--no-install'], noWrangler)
    expect(again.printed.join('\n')).toContain('Nothing has changed.')
    const own = "module.exports = require('./tutti')\n"
    await writeFile(join(project, 'src/index.js'), own)
    const changed = await operate(cms, [brand, '--no-install'], noWrangler)
    expect(changed.printed.join('\n')).toMatch(/yours, kept +src\/index\.js/)
    expect(await readFile(join(project, 'src/index.js'), 'utf8')).toBe(own)
  })
})
