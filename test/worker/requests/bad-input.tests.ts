import { beforeEach, describe, expect, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { pathTo } from '../../../src/routes/paths.ts'
import { formKeyField } from '../../../src/shared/forms/form-key.ts'
import { type FormName, formRegistry } from '../../../src/shared/forms/form-names.ts'
import { type FormValues, fillForm } from '../../../src/tools/measure/laboratory/filled-forms.ts'
import { makeAgedFormKey } from '../../fixtures/new-key.ts'
import { emptyDatabase } from '../database.ts'
import { keyIn, sendBody } from '../send-form.ts'

const filledForm = (form: FormName) =>
  fillForm(form, { email: 'anna@example.com', city: 'Казань', concert: '' })
/** Fields of each form: a required field of one line, its text, and all required fields. */
const forms: [FormName, { line: string; text: string; required: string[] }][] = [
  ['contact', { line: 'name', text: 'message', required: ['name', 'topic', 'message', 'consent'] }],
  [
    'b2b',
    {
      line: 'contactName',
      text: 'message',
      required: ['company', 'inn', 'contactName', 'email', 'city', 'ticketsCount', 'consent'],
    },
  ],
  [
    'audition',
    {
      line: 'instrument',
      text: 'education',
      required: ['name', 'email', 'performers', 'instrument', 'firstLink', 'secondLink', 'consent'],
    },
  ],
]

let database: D1Database
beforeEach(async () => {
  database = await emptyDatabase()
  forgetIsolateCache()
})

const post = (form: FormName, body: string, headers: Record<string, string> = {}) =>
  sendBody(pathTo(formRegistry[form].page), body, { headers })

const encode = (fields: FormValues) =>
  new URLSearchParams({ [formKeyField]: makeAgedFormKey(), ...fields }).toString()

/** The form with some of its fields changed. */
const sendWith = (form: FormName, changes: FormValues) =>
  post(form, encode({ ...filledForm(form).typed, ...changes }))

async function stored(): Promise<Record<string, unknown>[]> {
  const { results } = await database.prepare('select content from submission').all<{ content: string }>()
  return results.map(({ content }) => JSON.parse(content))
}

/** A summary that leads to these fields, and nothing stored. */
async function expectRefused(response: Response, fields: string[]): Promise<void> {
  const summary = /data-form-errors[\s\S]*?<\/ul>/.exec(await response.text())?.[0] ?? ''
  const links = [...summary.matchAll(/href="#([^"]+)"/g)].map(([, field]) => field)
  expect([response.status, links.sort()]).toEqual([422, fields.toSorted()])
  expect(await stored()).toEqual([])
}

describe.each(forms)('the form %s', (form, { line, text, required }) => {
  it('with 60 KB in a line or a text is refused', async () => {
    await expectRefused(await sendWith(form, { [line]: 'a'.repeat(60_000) }), [line])
    forgetIsolateCache()
    await expectRefused(await sendWith(form, { [text]: 'a'.repeat(60_000) }), [text])
  })

  it('with 64 KB in a field is not read to its end', async () => {
    const response = await sendWith(form, { [text]: 'a'.repeat(64 * 1024) })
    expect([response.status, await response.text()]).toEqual([413, expect.stringContaining('role="alert"')])
    expect(await stored()).toEqual([])
  })

  it('with the longest text that it takes, in the longest letters, is taken', async () => {
    const response = await sendWith(form, {
      message: 'ก'.repeat(5000),
      ...(form === 'audition' ? { education: 'ก'.repeat(1000) } : {}),
    })
    expect(response.status).toBe(303)
  })

  it('with files where text belongs asks for the text', async () => {
    const body = new FormData()
    body.append(formKeyField, makeAgedFormKey())
    for (const [name, value] of Object.entries(filledForm(form).typed)) {
      if (required.includes(name)) body.append(name, new File([value], 'answer.txt', { type: 'text/plain' }))
      else body.append(name, value)
    }
    const multipart = new Response(body)
    const headers = { 'content-type': multipart.headers.get('content-type') ?? '' }
    await expectRefused(
      await post(form, new TextDecoder().decode(await multipart.arrayBuffer()), headers),
      required,
    )
  })

  it('with a field twice takes the last', async () => {
    const response = await post(
      form,
      `${line}=First&${encode({ ...filledForm(form).typed, [line]: 'Last' })}`,
    )
    expect([response.status, (await stored())[0]?.[line]]).toEqual([303, 'Last'])
  })

  it('with bytes that are no UTF-8 stores a text that can be read', async () => {
    const response = await post(
      form,
      `${encode({ ...filledForm(form).typed, [line]: '' })}&${line}=%FF%FEAnna%ED%A0%80`,
    )
    const [content = {}] = await stored()
    expect(response.status).toBe(303)
    expect(String(content[line]).isWellFormed()).toBe(true)
    expect(content[line]).toContain('Anna')
  })

  it('shows what was typed as it was typed, and runs none of it', async () => {
    const attack = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`
    const typed = Object.fromEntries(Object.keys(filledForm(form).typed).map((name) => [name, attack]))
    const html = await (await post(form, encode(typed))).text()
    expect(html).not.toMatch(/<script>alert|<img src=x/)
    expect(html).toContain('&lt;script&gt;alert(1)')
  })

  it.each([
    '',
    'x',
    '../../../etc',
    '99999999.00000000-0000-0000-0000-000000000000',
    'zzzzzzzz.0b8a6c1e-6d3f-4b62-9f35-0f5f2b1f9a01',
    'mfx3k2a1.0b8a6c1e-6d3f-4b62-9f35-0f5f2b1f9a01 or 1=1',
  ])('under the key %j, which nobody made, is not stored', async (key) => {
    const response = await sendWith(form, { [formKeyField]: key })
    expect(response.status).toBe(key === '' ? 200 : 422)
    expect(await stored()).toEqual([])
  })

  it.each(forms.map(([other]) => other).filter((other) => other !== form))(
    'under the key of what was sent as %s comes back under another, whole',
    async (other) => {
      const key = makeAgedFormKey()
      await sendWith(other, { [formKeyField]: key })
      const response = await sendWith(form, { [formKeyField]: key })
      const html = await response.text()
      const given = keyIn(html)
      expect([response.status, given === key, html.includes('anna@example.com')]).toEqual([422, false, true])
      expect((await sendWith(form, { [formKeyField]: given })).status).toBe(303)
      expect(await stored()).toHaveLength(2)
    },
  )
})

describe('what only one form asks', () => {
  const rows: [string, FormName, FormValues, string][] = [
    ['an unknown topic', 'contact', { topic: 'refund' }, 'topic'],
    ['31 February', 'audition', { 'birthDate-day': '31', 'birthDate-month': '2' }, 'birthDate-day'],
    ['a script for a link', 'audition', { firstLink: 'javascript:alert(1)' }, 'firstLink'],
  ]
  it.each(rows)('%s is refused', async (_what, form, changes, field) => {
    await expectRefused(await sendWith(form, changes), [field])
  })

  it('a topic for a letter about no concert of ours is passed over', async () => {
    await sendWith('contact', { concert: '"><script>' })
    expect((await stored())[0]).not.toHaveProperty('concert')
  })
})
