import { isNonNullType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { servedSchema } from '../../src/strapi-emulator/graphql/run.ts'
import type { RowField } from '../../src/strapi-emulator/graphql/tables.ts'
import type { Json, Row, Snapshot } from '../../src/strapi-emulator/row.ts'

const today = '2026-11-20'
const snapshot = makeSnapshot(today)
const { schema, types } = servedSchema()
const entities = Object.entries(snapshot)

const withSlugs = entities.flatMap(([name, rows]) =>
  rows.filter((row) => 'slug' in row).map((row) => ({ name, row })),
)
const slugsOf = (rows: readonly Row[]) => [...new Set(rows.map((row) => row.slug))]
const list = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? value : value == null ? [] : [value]
const isRow = (value: Json): value is Row => typeof value === 'object' && value !== null && 'id' in value

/** Every row and component of the snapshot, with the name of its type. */
function everything(): { type: string; row: Row; path: string }[] {
  return entities.flatMap(([type, rows]) => rows.flatMap((row) => withParts(type, row, `${type} ${row.id}`)))
}

function withParts(type: string, row: Row, path: string): { type: string; row: Row; path: string }[] {
  const parts = [...(types.get(type)?.fields ?? [])].flatMap(([name, field]) =>
    list(row[name])
      .filter(isRow)
      .flatMap((part) => withParts(partType(field, part), part, `${path}.${name}`)),
  )
  return [{ type, row, path }, ...parts]
}

function partType(field: RowField, part: Row): string {
  if ('target' in field) return field.target
  return `Component${String(part.__component).replaceAll(/(?:^|[.-])(\w)/g, (_, letter: string) => letter.toUpperCase())}`
}

const all = everything()

describe('the demo content', () => {
  test('is the same whenever it is made on the same day', () => {
    expect(makeSnapshot(today)).toEqual(snapshot)
  })

  test('keeps its ids from day to day', () => {
    const idsBySlug = (content: Snapshot) => content.Program.map(({ id, slug, locale }) => [id, slug, locale])
    expect(idsBySlug(makeSnapshot('2027-03-01'))).toEqual(idsBySlug(snapshot))
  })

  test('is as large as the product promises', () => {
    const least = {
      Program: 24,
      ProgramCollection: 5,
      City: 60,
      Venue: 70,
      Concert: 600,
      Post: 40,
      Member: 25,
      QaEntry: 20,
      Article: 12,
      Category: 8,
      Page: 3,
      Vote: 1,
    } as const
    const short = Object.entries(least).filter(
      ([name, count]) => slugsOf(snapshot[name as keyof typeof least]).length < count,
    )
    expect(short).toEqual([])
  })

  test('has every type of ticket and a concert without one', () => {
    const used = new Set(
      snapshot.Concert.map((concert) => list(concert.ticketLink).filter(isRow)[0]?.__component),
    )
    expect(used).toEqual(
      new Set([
        'ticket.intickets',
        'ticket.intickets-tutti',
        'ticket.external-link',
        'ticket.tickets-cloud',
        undefined,
      ]),
    )
  })

  test('has every layout', () => {
    const used = new Set([...snapshot.Page, ...snapshot.Program].map(({ layout }) => String(layout)))
    const layout = schema.getType('ENUM_PAGE_LAYOUT')
    const known = layout && 'getValues' in layout ? layout.getValues().map(({ name }) => name) : []
    expect([...used].map((name) => name.replaceAll('-', '_')).sort()).toEqual(known.toSorted())
  })

  test('has concerts two years back and a year ahead', () => {
    const dates = snapshot.Concert.map(({ date }) => String(date)).sort()
    expect([dates[0]?.slice(0, 7), dates.at(-1)?.slice(0, 7)]).toEqual(['2024-11', '2027-11'])
  })

  test('has been written before today', () => {
    const moments = ['createdAt', 'updatedAt', 'publishedAt'] as const
    const late = all.filter(({ row }) => moments.some((name) => String(row[name] ?? '') >= '2026-11-21'))
    expect(late.map(({ path }) => path)).toEqual([])
  })

  test('has languages of an entry that know each other', () => {
    const wrong = entities.flatMap(([name, rows]) =>
      rows.filter((row) => {
        if (!('locale' in row) || !('slug' in row)) return false
        const others = rows
          .filter((other) => other.slug === row.slug && other.id !== row.id)
          .map(({ id }) => id)
        return JSON.stringify(row.localizations) !== JSON.stringify(others) || name === 'Concert'
      }),
    )
    expect(wrong).toEqual([])
  })

  test('has slugs that fit into an address', () => {
    const wrong = withSlugs.filter(({ row }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(String(row.slug)))
    expect(wrong.map(({ name, row }) => `${name} ${row.slug}`)).toEqual([])
  })

  test('has slugs that name one entry of their kind', () => {
    const seen = new Set<string>()
    const twice = withSlugs.filter(({ name, row }) => {
      const key = `${name} ${row.slug} ${row.locale ?? ''}`
      return seen.size === seen.add(key).size
    })
    expect(twice.map(({ name, row }) => `${name} ${row.slug}`)).toEqual([])
  })

  test('has no page, program, artist and collection with the same address', () => {
    const { Program, Member, ProgramCollection, Page } = snapshot
    const slugs = [Program, Member, ProgramCollection, Page].flatMap(slugsOf)
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([])
  })
})

describe('the rows of the demo content', () => {
  test('are numbered from one without gaps', () => {
    const wrong = entities.filter(([, rows]) => rows.some(({ id }, index) => id !== index + 1))
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  test('have exactly the attributes of the content model', () => {
    const differences = new Set<string>()
    for (const { type, row } of all) {
      const fields = types.get(type)?.fields
      const expected = new Set(fields?.keys())
      for (const name of Object.keys(row)) {
        const isKnown = expected.delete(name) || name === 'id' || name === '__component'
        if (!isKnown) differences.add(`${type} has ${name}`)
      }
      for (const name of expected) differences.add(`${type} lacks ${name}`)
    }
    expect([...differences]).toEqual([])
  })

  test('have every required attribute', () => {
    const missing = all.flatMap(({ type, row, path }) => {
      const definition = schema.getType(type)
      const fields = isObjectType(definition) ? Object.values(definition.getFields()) : []
      return fields
        .filter((field) => isNonNullType(field.type) && row[field.name] == null)
        .map(({ name }) => `${path}.${name}`)
    })
    expect(missing).toEqual([])
  })

  test('refer to rows that exist', () => {
    const lost = all.flatMap(({ type, row, path }) =>
      [...(types.get(type)?.fields ?? [])].flatMap(([name, field]) => {
        if (field.kind !== 'one' && field.kind !== 'many') return []
        const targets = snapshot[field.target as keyof Snapshot]
        return list(row[name])
          .filter((id) => targets[Number(id) - 1]?.id !== id)
          .map((id) => `${path}.${name} ${id}`)
      }),
    )
    expect(lost).toEqual([])
  })

  test('refer to the same language, else to Russian', () => {
    const programs = snapshot.Program.filter(({ locale }) => locale === 'en')
    const performers = programs.flatMap((row) =>
      list(row.performers).map((id) => snapshot.Member[Number(id) - 1]),
    )
    const translated = new Set(
      snapshot.Member.filter(({ locale }) => locale === 'en').map(({ slug }) => slug),
    )
    expect(
      performers.filter((member) => member?.locale !== (translated.has(member?.slug ?? '') ? 'en' : 'ru')),
    ).toEqual([])
  })

  test('of cities, venues and programs know their concerts', () => {
    const counted = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + list(row.concerts).length, 0)
    const { City, Venue, Program, Concert } = snapshot
    expect([City, Venue, Program].map(counted)).toEqual([Concert.length, Concert.length, Concert.length])
  })

  test('of concerts refer to Russian rows', () => {
    const { Concert, City } = snapshot
    expect(new Set(Concert.map(({ city }) => City[Number(city) - 1]?.locale))).toEqual(new Set(['ru']))
  })

  test('of concerts name a hall of their venue', () => {
    const { Concert, Venue } = snapshot
    const wrong = Concert.filter(({ venue, hall }) => {
      const halls = list(Venue[Number(venue) - 1]?.hall).filter(isRow)
      return !halls.some(({ name }) => name === hall)
    })
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  test('of files have no format larger than the picture', () => {
    const wrong = snapshot.UploadFile.filter(({ formats, width, height }) =>
      Object.values(formats ?? {}).some(
        (format) => format.width > Number(width) || format.height > Number(height),
      ),
    )
    expect(wrong).toEqual([])
  })
})
