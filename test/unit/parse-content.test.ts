import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ContentInvalid } from '../../src/errors.ts'
import { parseContent } from '../../src/strapi/port/parse-content.ts'
import { randomGarbage, randomKind, randomValue, toSchema, whatShouldRemain } from './lenient-model.ts'
import { randomFor, seed } from './seed.ts'

const pathsOf = ({ dropped }: { dropped: { path: string }[] }) => [
  ...new Set(dropped.map(({ path }) => path)),
]

describe('content without a fault', () => {
  it('comes back as it is, and nothing was dropped', () => {
    const schema = z.object({ name: z.string(), list: z.array(z.number()) })
    const content = { name: 'a', list: [1, 2] }
    expect(parseContent('q', schema, content)).toEqual({ value: content, dropped: [] })
  })
})

describe('a wrong field', () => {
  const schema = z.object({ name: z.string(), note: z.nullish(z.string()), age: z.nullish(z.int()) })

  it('that is optional costs itself only', () => {
    expect(parseContent('q', schema, { name: 'a', note: 5, age: 12 }).value).toEqual({ name: 'a', age: 12 })
  })

  it('is named with its path and the reason', () => {
    expect(parseContent('q', schema, { name: 'a', note: 5 }).dropped).toEqual([
      { path: 'note', message: expect.stringMatching(/.+/) },
    ])
  })

  it('that breaks two rules costs itself only', () => {
    const strict = z.object({ part: z.object({ slug: z.nullish(slug), kept: z.string() }) })
    const content = { part: { slug: 'NOT A SLUG', kept: 'kept' } }
    expect(parseContent('q', strict, content).value).toEqual({ part: { kept: 'kept' } })
  })

  it('that is null where only absence is allowed counts as absent', () => {
    const strict = z.object({ part: z.object({ note: z.optional(z.string()), kept: z.string() }) })
    const content = { part: { note: null, kept: 'kept' } }
    expect(parseContent('q', strict, content).value).toEqual({ part: { kept: 'kept' } })
  })

  it('that has a default gets its default', () => {
    const withDefault = z.object({ locale: z._default(z.enum(['ru', 'en']), 'ru') })
    expect(parseContent('q', withDefault, { locale: 'xx' }).value).toEqual({ locale: 'ru' })
  })

  const slug = z.string().check(z.regex(/^[a-z]+$/), z.maxLength(5))
})

it('editors are told of each fault once: of a wrong value and of a missing one, but not of what was dropped for it', () => {
  const schema = z.object({
    part: z.nullish(z.object({ slug: z.string(), inner: z.object({ date: z.string() }) })),
  })
  const said: string[] = []
  parseContent('q', schema, { part: { slug: 5, inner: {} } }, (_whole, path, _issue, what) =>
    said.push(`${path.join('.')} ${what}`),
  )
  expect(said).toEqual(['part.slug left out', 'part.inner.date left out'])
})

describe('a required field that is missing or wrong', () => {
  const item = z.object({ slug: z.string(), date: z.string() })
  const schema = z.object({
    items: z.array(item),
    part: z.nullish(item),
    title: z.nullish(z.string()),
  })
  const good = { slug: 'good', date: 'today' }

  it('costs the list item that holds it', () => {
    expect(parseContent('q', schema, { items: [{ slug: 1, date: 'x' }, good] }).value.items).toEqual([good])
  })

  it('costs the optional part that holds it, and not its neighbours', () => {
    const content = { items: [good], part: { slug: 'x' }, title: 'kept' }
    expect(parseContent('q', schema, content).value).toEqual({ items: [good], title: 'kept' })
  })

  it('costs the optional part once when all of its fields are missing', () => {
    const content = { items: [good], part: {}, title: 'kept' }
    expect(parseContent('q', schema, content).value).toEqual({ items: [good], title: 'kept' })
  })

  it('costs the inner part and not the outer one when all of its fields are missing', () => {
    const nested = z.object({ outer: z.nullish(z.object({ inner: z.nullish(item), kept: z.string() })) })
    const content = { outer: { inner: {}, kept: 'kept' } }
    expect(parseContent('q', nested, content).value).toEqual({ outer: { kept: 'kept' } })
  })

  it('costs the answer when nothing around it can be missing', () => {
    expect(() => parseContent('q', schema, { title: 'x' })).toThrow(ContentInvalid)
  })

  it('names the query and the path when it costs the answer', () => {
    expect(() => parseContent('concerts', schema, { title: 'x' })).toThrow(/concerts.*items/)
  })

  it('costs several list items without touching the others', () => {
    const items = [{}, good, { slug: 'only' }, good, null, 'text', 5, [], good]
    expect(parseContent('q', schema, { items }).value.items).toEqual([good, good, good])
  })

  it('keeps the indexes of the answer in the paths', () => {
    const items = [{ date: 'x' }, good, { slug: 'x' }]
    expect(pathsOf(parseContent('q', schema, { items }))).toEqual(['items[0].slug', 'items[2].date'])
  })
})

describe('an answer that is no use at all', () => {
  const schema = z.object({ items: z.array(z.string()) })

  it.each([null, undefined, 'text', 5, true, [], {}, { items: 'text' }, { items: null }])(
    'is refused: %j',
    (content) => {
      expect(() => parseContent('q', schema, content)).toThrow(ContentInvalid)
    },
  )
})

describe('what was handed in', () => {
  it('is left as it was', () => {
    const schema = z.object({ items: z.array(z.object({ slug: z.string() })), note: z.nullish(z.string()) })
    const content = { items: [{ slug: 1 }, { slug: 'x' }], note: 5 }
    parseContent('q', schema, content)
    expect(content).toEqual({ items: [{ slug: 1 }, { slug: 'x' }], note: 5 })
  })
})

describe(`random content against random schemas (seed ${seed})`, () => {
  it('loses exactly the smallest parts that are wrong, or is refused with ContentInvalid', () => {
    const random = randomFor('lenient')
    for (let round = 0; round < 1500; round++) {
      const kind = randomKind(random, 3)
      const content = randomValue(random, kind, 0.12)
      const expected = whatShouldRemain(kind, content)
      const example = JSON.stringify({ round, kind, content })
      if (expected === undefined) {
        expect(() => parseContent('q', toSchema(kind), content), example).toThrow(ContentInvalid)
      } else {
        expect(parseContent('q', toSchema(kind), content).value, example).toEqual(expected)
      }
    }
  })

  it('throws nothing but ContentInvalid for garbage', () => {
    const random = randomFor('garbage')
    for (let round = 0; round < 1500; round++) {
      const kind = randomKind(random, 3)
      const garbage = randomGarbage(random, 4)
      try {
        parseContent('q', toSchema(kind), garbage)
      } catch (error) {
        expect(error, JSON.stringify({ round, kind, garbage })).toBeInstanceOf(ContentInvalid)
      }
    }
  })
})
