import { describe, expect, it } from 'vitest'
import { fetchHeads } from '../../../src/publishing/strapi-source.ts'
import { readKnownVersion } from '../../../src/strapi/port/known-version.ts'
import { expectSameAnswers } from './compare.ts'
import { strapiWith } from './content-with.ts'
import { nameOf, recordQueries } from './recorded-queries.ts'
import { askEmbedded, askStrapiItself, seededSnapshot, strapiUrl, version } from './services.ts'

const queries = Map.groupBy(await recordQueries(seededSnapshot), nameOf)
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
      const strapi = {
        ...strapiWith((request) => fetch(new Request(`${strapiUrl}/graphql`, request)), version),
        dialect: configured,
      }
      if (configured && configured !== version)
        await expect(fetchHeads(strapi)).rejects.toThrow(`is a Strapi ${version}`)
      else await fetchHeads(strapi)
      expect(readKnownVersion(strapi)).toBe(configured ?? version)
    },
  )
})
