import { describe, expect, it } from 'vitest'
import { pingContent } from '../../../src/content/site/check-content.ts'
import { addressedTypes } from '../../../src/strapi/content-types.ts'
import { readKnownVersion } from '../../../src/strapi/port/known-version.ts'
import { createEmbeddedContent } from '../../../src/strapi-emulator/executor.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { expectSameAnswers } from './compare.ts'
import { contentWith } from './content-with.ts'
import { readAllMapped } from './read-all-mapped.ts'
import { isOfIds, nameOf, type RecordedQuery, recordQueries } from './recorded-queries.ts'
import {
  askEmbedded,
  askStrapiItself,
  isThorough,
  seededSnapshot,
  strapiUrl,
  today,
  version,
} from './services.ts'

const isAskedOtherwise = ({ query }: RecordedQuery) => version === '5' && isOfIds(query)
const queries = Map.groupBy(
  (await recordQueries(seededSnapshot, today, { isThorough })).filter((query) => !isAskedOtherwise(query)),
  nameOf,
)
const askOwn = askEmbedded(seededSnapshot)

describe('Strapi and the embedded service answer alike', () => {
  it.each([...queries])('to %s', async (_name, asked) => {
    await expectSameAnswers(asked, askStrapiItself, askOwn)
  })
})

describe('the dialect', () => {
  it.each([undefined, '4', '5'] as const)(
    'is found out, or named, where configuration says %s',
    async (configured) => {
      const content = {
        ...contentWith((request) => fetch(new Request(`${strapiUrl}/graphql`, request)), version),
        dialect: configured,
      }
      if (configured && configured !== version)
        await expect(pingContent(content)).rejects.toThrow(`is a Strapi ${version}`)
      else await pingContent(content)
      expect(await readKnownVersion(content)).toBe(configured ?? version)
    },
  )
})

describe('the sitemap, by ids or by places', () => {
  const strapi = contentWith((request) => fetch(new Request(`${strapiUrl}/graphql`, request)), version)
  const embedded = contentWith(
    createEmbeddedContent({ now: () => new Date(nowMs()), snapshot: () => seededSnapshot }),
  )

  it.each(addressedTypes)('has the same addresses of %s', async (type) => {
    const [real, own] = [await readAllMapped(strapi, type), await readAllMapped(embedded, type)]
    expect(real.entries).toEqual(own.entries)
    expect(real.entries.length).toBeGreaterThan(0)
    expect(real.newest).toEqual(own.newest)
  })
})
