import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { submissionForms } from '../../../src/features/submissions/forms/submission-forms.ts'
import { pathTo } from '../../../src/routes/paths.ts'
import { formKeyField } from '../../../src/shared/forms/form-key.ts'
import { type FormName, formNames, formRegistry } from '../../../src/shared/forms/form-names.ts'
import { toSubmissionNumber } from '../../../src/shared/forms/sent-submission.ts'
import { localePath } from '../../../src/shared/urls.ts'
import {
  type FilledForm,
  fillForm,
  fillRequired,
} from '../../../src/tools/measure/laboratory/filled-forms.ts'
import { makeAgedFormKey } from '../../fixtures/new-key.ts'
import { type Editor, signIn } from './editor.ts'
import { type Location, openLocation } from './location.ts'
import { need, strapiUrl, version } from './services.ts'
import { openStrapiProxy, type StrapiProxy } from './strapi-proxy.ts'

const token = need('STRAPI_SUBMIT_TOKEN')
const readToken = need('STRAPI_READ_TOKEN')

/** Strapi's names for the submissions of each form, and a field that it requires. */
const types = Object.fromEntries(
  formNames.map((form) => {
    const plural = formRegistry[form].collection
    const query = plural.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    const required = submissionForms[form].rows.find(({ isRequired }) => isRequired)?.name
    return [form, { type: plural.replace(/s$/, ''), plural, query, required }]
  }),
)
const typeOf = (form: FormName) => types[form] ?? expect.unreachable(form)

let editor: Editor
let proxy: StrapiProxy
let site: Location
let about: { city: string; concert: string }

beforeAll(async () => {
  editor = await signIn()
  proxy = await openStrapiProxy()
  site = await openLocation({ variables: { CONTENT_URL: proxy.url, SUBMIT_TOKEN: token } })
  about = await vi.waitFor(findConcert, patience)
})
beforeEach(() => {
  proxy.cutsAnswers = false
  proxy.drops = undefined
})
afterAll(async () => {
  await Promise.all([site?.stop(), proxy?.stop()])
})

/** Machines are shared; nothing here is timed. */
const patience = { timeout: 300_000, interval: 100 }

const concertsSchema = z.object({ data: z.object({ concerts: z.array(z.object({ slug: z.string() })) }) })

async function findConcert() {
  const city = 'Москва'
  const { html } = await site.visit(`/api/concerts?city=${encodeURIComponent(city)}&locale=ru`)
  const [first] = concertsSchema.parse(JSON.parse(html)).data.concerts
  if (!first) throw new Error(`there is no concert in ${city}`)
  return { city, concert: first.slug }
}

/** @returns the number that the visitor is told */
async function send(form: FormName, { typed }: FilledForm, key: string, locale: 'ru' | 'th' = 'ru') {
  const path = localePath(locale, pathTo(formRegistry[form].page))
  const response = await site.send(path, { ...typed, [formKeyField]: key })
  const location = response.headers.get('location')
  expect([response.status, location], await response.text()).toEqual([303, expect.any(String)])
  return toSubmissionNumber(location?.split('/').at(-1) ?? '')
}

async function deliveryOf(key: string) {
  const database = await site.database()
  return database
    .prepare(`select state, tries, fault from delivery where key = ? and recipient = 'content'`)
    .bind(key)
    .first<{ state: string; tries: number; fault: string | null }>()
}

const untilDelivery = (key: string, expected: object) =>
  vi.waitFor(async () => expect(await deliveryOf(key)).toMatchObject(expected), patience)

const ownOfStrapi = ['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy'].concat(
  // Fields that Strapi 5 adds to each entry.
  ['documentId', 'publishedAt', 'status', 'localizations'],
)

/** What Strapi answers to a call that has created something. */
const created = version === '5' ? 201 : 200

/** What an editor sees, without what Strapi adds and what was left empty. */
async function readSent(form: FormName, key: string) {
  const entries = await editor.listSent(typeOf(form).type, key)
  return entries.map((entry) =>
    Object.fromEntries(
      Object.entries(entry)
        .filter(([name, answer]) => answer !== null && !ownOfStrapi.includes(name))
        .map(([name, answer]) => [name === 'language' ? 'locale' : name, answer]),
    ),
  )
}

describe.each(formNames)('the form %s', (form) => {
  const fill = () => fillForm(form, { ...about, email: 'anna..b@example.com' })

  it('with all of its fields is in Strapi as it was typed', async () => {
    const [filled, key] = [fill(), makeAgedFormKey()]
    const number = await send(form, filled, key)
    await untilDelivery(key, { state: 'delivered', tries: 1 })
    expect(await readSent(form, key)).toEqual([
      { ...filled.stored, number, locale: 'ru', submissionKey: key },
    ])
  })

  it('with what it asks for and no more is there too, in the language of its page', async () => {
    const [filled, key] = [fillRequired(form, { ...about, email: 'anna@example.com' }), makeAgedFormKey()]
    const number = await send(form, filled, key, 'th')
    await untilDelivery(key, { state: 'delivered' })
    expect(await readSent(form, key)).toEqual([
      { ...filled.stored, number, locale: 'th', submissionKey: key },
    ])
  })

  it('sent twice is one entry', async () => {
    const [filled, key] = [fill(), makeAgedFormKey()]
    const numbers = await Promise.all([send(form, filled, key), send(form, filled, key)])
    await untilDelivery(key, { state: 'delivered' })
    site.later(61)
    await site.runSchedule()
    expect([new Set(numbers).size, (await readSent(form, key)).length]).toEqual([1, 1])
  })

  it('is one entry where Strapi’s answer was lost, and has arrived', async () => {
    const key = makeAgedFormKey()
    proxy.cutsAnswers = true
    await send(form, fill(), key)
    await untilDelivery(key, { state: 'waiting', tries: 1, fault: expect.any(String) })
    proxy.cutsAnswers = false
    site.later(61)
    await site.runSchedule()
    expect(await deliveryOf(key)).toEqual({ state: 'delivered', tries: 2, fault: null })
    expect([proxy.statuses.at(-1), (await readSent(form, key)).length]).toEqual([400, 1])
  })

  it('waits where Strapi refuses a field, which is named without a word of what was sent', async () => {
    const key = makeAgedFormKey()
    const { required } = typeOf(form)
    proxy.drops = required
    await send(form, fill(), key)
    const fault = `the content service answered 400, fields: ${required}`
    await untilDelivery(key, { state: 'waiting', tries: 1, fault })
    proxy.drops = undefined
    site.later(61)
    await site.runSchedule()
    expect(await deliveryOf(key)).toEqual({ state: 'delivered', tries: 2, fault: null })
  })
})

const call = async (method: string, path: string, bearer?: string, data?: object) => {
  const response = await fetch(`${strapiUrl}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    ...(data ? { body: JSON.stringify(data) } : {}),
  })
  return { status: response.status, body: await response.text() }
}

const refusalSchema = z.object({
  error: z.object({
    name: z.string(),
    details: z.object({
      errors: z.optional(z.array(z.object({ path: z.array(z.string()), message: z.string() }))),
    }),
  }),
})

describe('an entry that Strapi has already', () => {
  const create = (key: string) =>
    call('POST', '/api/contact-messages', token, {
      data: { name: 'Анна', message: 'Привет', submissionKey: key },
    })

  it('is refused with 400 and these words', async () => {
    const key = makeAgedFormKey()
    expect((await create(key)).status).toBe(created)
    const { status, body } = await create(key)
    const { name, details } = refusalSchema.parse(JSON.parse(body)).error
    expect([status, name, details.errors]).toEqual([
      400,
      'ValidationError',
      [expect.objectContaining({ path: ['submissionKey'], message: 'This attribute must be unique' })],
    ])
  })

  it('is one where several come at the same time', async () => {
    const key = makeAgedFormKey()
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(key)))
    const statuses = answers.map(({ status }) => status).sort()
    // SQLite has one connection, so that Strapi's own check sees each of them; PostgreSQL has several.
    expect(statuses).toEqual([created, ...statuses.slice(1).map(() => 400)])
    expect(await readSent('contact', key)).toHaveLength(1)
  })

  it('is refused by the database’s own index with 500 and no word of why', async () => {
    const entry = (number: string) => ({
      data: { name: 'Анна', message: 'Привет', submissionKey: makeAgedFormKey(), number },
    })
    const database = new DatabaseSync(need('STRAPI_DATABASE'))
    // A duplicate in a field that Strapi itself doesn't check, as after two checks that were made before either row
    // existed.
    database.exec('create unique index number_by_database on contact_messages (number)')
    try {
      const first = await call('POST', '/api/contact-messages', token, entry('SAME2345'))
      const second = await call('POST', '/api/contact-messages', token, entry('SAME2345'))
      expect([first.status, second.status, JSON.parse(second.body)]).toEqual([
        created,
        500,
        { data: null, error: { status: 500, name: 'InternalServerError', message: 'Internal Server Error' } },
      ])
    } finally {
      database.exec('drop index number_by_database')
      database.close()
    }
  })

  it.each(Object.values(types))('is unique in the database too: $type', ({ plural }) => {
    const database = new DatabaseSync(need('STRAPI_DATABASE'), { readOnly: true })
    const table = plural.replace('-', '_')
    const indexes = database
      .prepare(`select sql from sqlite_master where type = 'index' and tbl_name = ?`)
      .all(table)
    database.close()
    expect(indexes.map(({ sql }) => sql)).toContainEqual(expect.stringMatching(/UNIQUE.*`submission_key`/))
  })
})

/** What Strapi's collections are called over REST. */
const collections = () => {
  const api = join(import.meta.dirname, '../../../src/strapi-project/files/src/api')
  const schema = z.object({ kind: z.string(), info: z.object({ pluralName: z.string() }) })
  return readdirSync(api)
    .map((name) =>
      schema.parse(JSON.parse(readFileSync(join(api, name, 'content-types', name, 'schema.json'), 'utf8'))),
    )
    .flatMap(({ kind, info }) => (kind === 'collectionType' ? [info.pluralName] : []))
}

describe('what visitors have sent', () => {
  const bearers = {
    'the token that creates it': token,
    'the token that reads content': readToken,
    nobody: undefined,
  }

  it.each(Object.entries(bearers))('can’t be read, changed or removed by %s', async (_who, bearer) => {
    const answers = await Promise.all(
      Object.values(types).flatMap(({ plural }) => [
        call('GET', `/api/${plural}`, bearer),
        call('GET', `/api/${plural}/1`, bearer),
        call('PUT', `/api/${plural}/1`, bearer, { data: { message: 'x' } }),
        call('DELETE', `/api/${plural}/1`, bearer),
      ]),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
  })

  it.each(Object.entries(bearers))('can’t be read over GraphQL by %s', async (_who, bearer) => {
    for (const { query } of Object.values(types)) {
      const { body } = await call('POST', '/graphql', bearer, {
        query:
          version === '5'
            ? `{ ${query}_connection { nodes { documentId } } }`
            : `{ ${query} { data { id } } }`,
      })
      expect(JSON.parse(body)).toMatchObject({
        errors: [{ message: 'Forbidden access' }],
        data: { [version === '5' ? `${query}_connection` : query]: null },
      })
    }
  })

  it('is shown by the site’s own GraphQL to nobody, whatever token they have', async () => {
    const asking: Record<string, string>[] = [{}, { authorization: `Bearer ${readToken}` }]
    for (const { query } of Object.values(types)) {
      const body = { query: `{ ${query} { data { id } } }` }
      for (const headers of asking) {
        expect((await site.post('/graphql', body, headers)).status).toBe(400)
      }
    }
  })

  it.each([
    ['the token that reads content', readToken],
    ['nobody', undefined],
  ])('can’t be created by %s', async (_who, bearer) => {
    const data = { name: 'Анна', message: 'Привет', company: 'Хор', submissionKey: makeAgedFormKey() }
    const answers = await Promise.all(
      Object.values(types).map(({ plural }) => call('POST', `/api/${plural}`, bearer, { data })),
    )
    expect(answers.map(({ status }) => status)).toEqual(formNames.map(() => 403))
  })
})

it('the token that creates what visitors send creates nothing else', async () => {
  const sent: string[] = Object.values(types).map(({ plural }) => plural)
  const others = collections().filter((plural) => !sent.includes(plural))
  const answers = await Promise.all(
    others.map((plural) => call('POST', `/api/${plural}`, token, { data: { name: 'x', slug: 'x' } })),
  )
  expect(others.length).toBeGreaterThan(10)
  expect(answers.map(({ status }) => status)).toEqual(others.map(() => 403))
})
