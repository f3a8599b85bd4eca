import { describe, expect, it } from 'vitest'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { readCatalogue } from '../../src/search/catalogue/read-catalogue.ts'
import type { Row, Snapshot } from '../../src/strapi-emulator/row.ts'
import { createEmbeddedService } from './emulator-service.ts'
import { withConcerts } from './few-concerts.ts'

const today = '2026-11-20'
const whole = makeSnapshot(today)
const few = withConcerts(whole, whole.Concert.slice(-5))

interface Asked {
  query: string
  variables: { page?: number; filters?: object }
}

/** The catalogue of a content service that gives some queries, by their names, other answers. */
function readFrom(
  snapshot: Snapshot,
  answerOf: (name: string, asked: Asked) => Response | undefined = () => undefined,
) {
  const { service, warnings } = createEmbeddedService(Date.parse(today), () => snapshot)
  const asked: { name: string; variables: Asked['variables'] }[] = []
  const { fetch } = service
  service.fetch = async (request) => {
    const sent: Asked = await request.clone().json()
    const name = /query (\w+)/.exec(sent.query)?.[1] ?? ''
    asked.push({ name, variables: sent.variables })
    return answerOf(name, sent) ?? fetch(request)
  }
  return { read: () => readCatalogue(service, today), asked, warnings }
}

const refused = (status: number) => Response.json({ errors: [{ message: 'no' }] }, { status })

describe('of a content service that doesn’t know the', () => {
  it.each([
    ['SearchHelp', ({ help }: { help: { kind: string }[] }) => help.filter(({ kind }) => kind !== 'venue')],
    ['SearchVotes', ({ posts }: { posts: { isVote?: true }[] }) => posts.filter(({ isVote }) => isVote)],
  ] as const)('query %s, everything else is found', async (unknown, partOf) => {
    const { read, warnings } = readFrom(few, (name) => (name === unknown ? refused(400) : undefined))
    const { ru } = await read()
    expect(partOf(ru)).toEqual([])
    expect(ru.concerts).toHaveLength(5)
    expect(warnings).toContain('the search goes without a part of the catalogue')
  })

  it.each(['SearchConcerts', 'SearchPrograms', 'SearchPlaces', 'SearchPosts'])(
    'query %s, there is no half a catalogue',
    async (unknown) => {
      const { read } = readFrom(few, (name) => (name === unknown ? refused(400) : undefined))
      await expect(read()).rejects.toThrow()
    },
  )

  it.each(['SearchHelp', 'SearchVotes'])(
    'answer to %s because it is down, there is no half a catalogue',
    async (failing) => {
      const { read } = readFrom(few, (name) => (name === failing ? refused(503) : undefined))
      await expect(read()).rejects.toThrow()
    },
  )
})

describe('a catalogue', () => {
  it('has the concerts of each page, as many as the service counts', async () => {
    const [concert] = few.Concert
    const many: Row[] = Array.from({ length: 201 }, (_, at) => ({
      ...concert,
      id: 1000 + at,
      slug: `c-${at}`,
    }))
    const { read, asked } = readFrom({ ...few, Concert: many })
    const { ru } = await read()
    const pages = asked.filter(({ name }) => name === 'SearchConcerts').map(({ variables }) => variables.page)
    expect([pages, ru.concerts.length, new Set(ru.concerts.map(({ slug }) => slug)).size]).toEqual([
      [1, 2, 3],
      201,
      201,
    ])
  })

  it('begins with concerts of the day before, which is today still in the west', async () => {
    const dated = ['2026-11-18', '2026-11-19', '2026-11-20'].map((date, at) => ({ ...few.Concert[at], date }))
    const { ru } = await readFrom({ ...few, Concert: dated.map((row, at) => ({ ...row, id: at })) }).read()
    expect(ru.concerts.map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-20'])
  })

  it('begins with the places where most is played, and keeps the order of the others', async () => {
    const [first, second, third] = few.City.filter(({ locale }) => locale === 'ru').toSorted((a, b) =>
      String(a.name).localeCompare(String(b.name), 'ru'),
    )
    const played = few.Concert.map((row, at) => ({ ...row, city: (at < 3 ? third?.id : second?.id) ?? null }))
    const { ru } = await readFrom({ ...few, Concert: played }).read()
    const slugs = ru.cities.map(({ slug }) => slug)
    expect(slugs.slice(0, 3)).toEqual([third?.slug, second?.slug, first?.slug])
  })
})
