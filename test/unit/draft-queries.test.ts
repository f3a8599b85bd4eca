import { describe, expect, it } from 'vitest'
import { digest } from '../../src/crypto/digest.ts'
import { asPublished, toDraftQuery } from '../../src/strapi/drafts/ask-for-drafts.ts'
import { draftPlaces } from '../../src/strapi/drafts/places.gen.ts'

const document = 'query { posts { data { tags(limit: 1) { name } } } }'

describe('a query for drafts', () => {
  it.each([
    [
      '4',
      'query { posts(publicationState: PREVIEW) { data { tags(publicationState: PREVIEW, limit: 1) { name } } } }',
    ],
    ['5', 'query { posts(status: DRAFT) { data { tags(limit: 1) { name } } } }'],
  ] as const)('of Strapi %s says so in each place that the build has found', async (version, expected) => {
    const places = [document.indexOf(' { data'), document.indexOf('(limit')]
    draftPlaces[await digest(document)] = [places, places.slice(0, 1)]
    const asked = await toDraftQuery(version, { name: 'Posts', document } as never, { document } as never)
    expect(asked.document).toBe(expected)
  })

  it('that the build hasn’t seen is refused', async () => {
    const unknown = { name: 'Unseen', document: 'query { unseen }' } as never
    await expect(toDraftQuery('4', unknown, unknown)).rejects.toMatchObject({
      name: 'UpstreamFailed',
      upstream: 'content',
      status: 0,
      message: "content service: the build doesn't know where Unseen asks for drafts",
    })
  })
})

it('a draft is shown as if it were published now, and what is published as it is', () => {
  const now = Date.UTC(2026, 10, 25)
  const answer = {
    posts: [
      { publishedAt: null, title: null, tags: { publishedAt: null } },
      { publishedAt: '2026-11-01', views: 3 },
    ],
    publishedAt: undefined,
  }
  expect(asPublished(answer, now)).toEqual({
    posts: [
      {
        publishedAt: '2026-11-25T00:00:00.000Z',
        title: null,
        tags: { publishedAt: '2026-11-25T00:00:00.000Z' },
      },
      { publishedAt: '2026-11-01', views: 3 },
    ],
    publishedAt: undefined,
  })
})
