import { describe, expect, it } from 'vitest'
import {
  type FormerSlug,
  noteFormerSlugs,
  withFormerAddresses,
} from '../../src/publishing/former-addresses.ts'

const post = (slug: string | null, id = '1', locale = 'ru') => ({ id, locale, slug })
const entered = (from: string) => ({ id: '1', from, to: '/news' })

describe('an entry with another address', () => {
  /** Each step is all posts, as they were read. */
  it.each([
    ['is found by its former one', [[post('a')], [post('b')]], [], { '/p/a': '/p/b' }],
    [
      'is found by all of them',
      [[post('a')], [post('b')], [post('c')]],
      [],
      { '/p/a': '/p/c', '/p/b': '/p/c' },
    ],
    ['that gets its former one again', [[post('a')], [post('b')], [post('a')]], [], { '/p/b': '/p/a' }],
    [
      'in one language of two',
      [
        [post('a'), post('a', '2', 'en')],
        [post('a'), post('b', '2', 'en')],
      ],
      [],
      {},
    ],
    [
      'in each language',
      [
        [post('a'), post('a', '2', 'en')],
        [post('b'), post('b', '2', 'en')],
      ],
      [],
      { '/p/a': '/p/b' },
    ],
    ['whose former one another entry takes', [[post('a')], [post('b'), post('a', '2')]], [], {}],
    ['that is deleted', [[post('a')], [post('b')], []], [], {}],
    ['that loses its address', [[post('a')], [post(null)]], [], {}],
    ['whose former one an editor redirects elsewhere', [[post('a')], [post('b')]], [entered('/P/a/')], {}],
    ['that keeps its address', [[post('a')], [post('a')]], [], {}],
  ])('%s', (_name, steps, redirect, expected) => {
    const { former, rows } = steps.reduce(
      ({ former, rows }, next) => ({
        former: noteFormerSlugs(former, 'post', { before: rows, after: next }),
        rows: next,
      }),
      { former: [] as readonly FormerSlug[], rows: [] as (typeof steps)[number] },
    )
    const { redirect: all = [] } = withFormerAddresses({ post: rows, redirect }, former)
    expect(Object.fromEntries(all.slice(redirect.length).map(({ from, to }) => [from, to]))).toEqual(expected)
  })

  it('is found by the last thousand former ones of all entries', () => {
    const known = Array.from(
      { length: 1000 },
      (_, at): FormerSlug => ({ type: 'city', slug: `${at}`, row: '1 ru' }),
    )
    const noted = noteFormerSlugs(known, 'post', { before: [post('a')], after: [post('b')] })
    expect([noted.length, noted[0]?.slug, noted.at(-1)?.slug]).toEqual([1000, '1', 'a'])
  })

  it('says nothing of types that were not read anew', () => {
    const ofCity = { type: 'city', slug: 'x', row: '1 ru' } as const
    const rows = { before: [post('a')], after: [post('b')] }
    expect(noteFormerSlugs([ofCity], 'post', rows)).toEqual([
      ofCity,
      { type: 'post', slug: 'a', row: '1 ru' },
    ])
  })
})
