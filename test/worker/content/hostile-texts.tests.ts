import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { contentUrl, noRedirects } from '../fake-content.ts'
import { reset } from '../reset.ts'
import { visit } from '../visit.ts'

let warnings = vi.spyOn(console, 'warn')
beforeEach(async () => {
  await reset()
  forgetIsolateCache()
  warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const question = (slug: string, answer: unknown, name: unknown = `Вопрос ${slug}`) => ({
  id: slug,
  attributes: { locale: 'ru', slug, question: name, answer, localizations: { data: [] } },
})

/** All tests share the edge's cache, so each test has a site of its own. */
let sites = 0

/** Visits the page of FAQ entries with three entries; the given one is the second. */
async function visitQuestions(hostile: object, change = (answer: string) => answer) {
  sites += 1
  const rows = [question('first', 'Первый ответ'), hostile, question('third', 'Третий ответ')]
  const listed = { data: rows, meta: { pagination: { total: rows.length } } }
  const whole = change(JSON.stringify({ data: { rows: listed } }))
  const none = JSON.stringify({ data: { redirects: noRedirects } })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const isAsked = /rows: ?qaEntries/.test(await new Request(input, init).text())
    return new Response(isAsked ? whole : none, { headers: { 'content-type': 'application/json' } })
  })
  const variables = { CONTENT_URL: contentUrl, SITE_URL: `https://texts-${sites}.example` }
  const response = await visit('/qa', { variables })
  return { status: response.status, html: await response.text(), log: warnings.mock.calls.flat().join('\n') }
}

describe('a text that no parser can take', () => {
  it.each([
    ['nested 9000 times', '>'.repeat(9000)],
    ['nested 9000 times with spaces', `${'- '.repeat(9000)}x`],
    ['of a megabyte', 'слово '.repeat(200_000)],
    ['of 30 000 signs', '*_a'.repeat(10_000)],
  ])('costs its field, and neither its list nor its page: one %s', async (_name, answer) => {
    const { status, html, log } = await visitQuestions(question('second', answer))
    expect(status).toBe(200)
    for (const shown of ['Первый ответ', 'Вопрос second', 'Третий ответ']) expect(html).toContain(shown)
    expect(log).toContain('"path":"qaEntry[2].answer"')
  })

  it('is named in the log without being repeated there', async () => {
    const { log } = await visitQuestions(question('second', 'слово '.repeat(200_000)))
    expect(log).toContain('has more than 1000000 characters')
    expect(log.length).toBeLessThan(2000)
  })

  it('costs the entry where it is a name', async () => {
    const { status, html } = await visitQuestions(
      question('second', 'Второй ответ', 'слово '.repeat(200_000)),
    )
    expect(status).toBe(200)
    expect(html).toContain('Третий ответ')
    expect(html).not.toContain('Второй ответ')
  })
})

describe('a text within the limits', () => {
  it.each([
    ['60 quotes', `${'> '.repeat(60)}текст`],
    ['60 lists', Array.from({ length: 60 }, (_, level) => `${'  '.repeat(level)}- текст\n`).join('')],
    ['signs that pair with each other', `${'**a __b '.repeat(80)}текст${'c__ d** '.repeat(80)}`],
    ['signs that pair with none', `${'*_a'.repeat(300)} текст`],
  ])('is shown, however deep: %s', async (_name, answer) => {
    expect((await visitQuestions(question('second', answer))).html).toContain('текст')
  })
})

describe('an answer that is nested without end', () => {
  it('costs what is nested', async () => {
    const mark = '"nested here"'
    const { id, attributes } = question('second', 'Второй ответ')
    const { status, html } = await visitQuestions(
      { id, attributes: { ...attributes, formats: 'nested here' } },
      (answer) => answer.replace(mark, `${'['.repeat(20_000)}${']'.repeat(20_000)}`),
    )
    expect(status).toBe(200)
    expect(html).toContain('Третий ответ')
  })
})

describe('a character that nobody sees', () => {
  // Characters that change the direction of writing, a byte order mark, and control characters.
  const unseen = '\u202e\u2066\ufeff\u0000\u0008\u001b\u009f'

  it('is in no text of an editor’s', async () => {
    const { html } = await visitQuestions(question('second', `От${unseen}вет`, `Во${unseen}прос`))
    expect(html).toContain('<p>Ответ</p>')
    expect(html).toContain('Вопрос')
    expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069\ufeff]/)
  })

  it('costs an entry its address', async () => {
    const { html, log } = await visitQuestions(question('second\ufeff', 'Второй ответ'))
    expect(html).not.toContain('Второй ответ')
    expect(log).toContain('"path":"qaEntry[2].slug"')
  })

  it.each(['/search?q=', '/concerts?q='])('is not printed back by %s', async (path) => {
    const html = await (await visit(`${path}zim${encodeURIComponent(unseen)}mer`)).text()
    expect(html).toContain('value="zimmer"')
  })

  it('finds what is found without it', async () => {
    const body = JSON.stringify({ queries: [{ indexUid: 'program', q: `zim${unseen}mer` }] })
    const answer = await visit('/api/search', { method: 'POST', body })
    expect(await answer.text()).toContain('hans-zimmer')
  })
})
