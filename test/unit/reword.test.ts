import { describe, expect, it } from 'vitest'
import { rewordPartnerQuery } from '../../src/strapi/version-5/partner-query.ts'

/** A partner's query as it is sent to Strapi 5, on one line. */
function toLine(query: string, variables: Record<string, unknown> = {}) {
  const sent = rewordPartnerQuery({ query, variables })
  return { query: sent.query.replace(/\s+/g, ' '), variables: sent.variables }
}

describe('a partner’s query in the words of Strapi 4 is sent to Strapi 5 with', () => {
  it.each([
    [
      'its lists as connections, each of which says how long it is',
      '{ concerts { data { id attributes { slug } } meta { pagination { total } } } }',
      '{ concerts: concerts_connection { nodes { id: documentId slug } pageInfo { total } } }',
    ],
    [
      'its entries asked for one thing at least',
      '{ concerts { data { id } } cities { meta { pagination { total } } } }',
      '{ concerts: concerts_connection { nodes { id: documentId } } cities: cities_connection { nodes { id: documentId } pageInfo { total } } }',
    ],
    [
      'relations without what Strapi 4 wraps them in',
      '{ concerts { data { attributes { city { data { attributes { venues { data { attributes { name } } } } } } } } } }',
      '{ concerts: concerts_connection { nodes { city { venues { name } } } } }',
    ],
    [
      'a concert’s status under its new name, and answered under its old one',
      '{ concerts { data { attributes { status } } } }',
      '{ concerts: concerts_connection { nodes { status: concertStatus } } }',
    ],
    [
      'the names that it gives to what it asks for',
      '{ next: concerts { data { attributes { state: status } } } }',
      '{ next: concerts_connection { nodes { state: concertStatus } } }',
    ],
    [
      'filters by new names, through relations and groups',
      '{ concerts(filters: { and: [{ status: { eq: "a" } }, { program: { concerts: { status: { eq: "b" } } } }], not: { id: { in: [1, 2] } } }) { data { id } } }',
      '{ concerts: concerts_connection( filters: {and: [{concertStatus: {eq: "a"}}, {program: {concerts: {concertStatus: {eq: "b"}}}}], not: {documentId: {in: [1, 2]}}} ) { nodes { id: documentId } } }',
    ],
    [
      'one key to sort by, of a relation too',
      '{ cities(sort: "id") { data { attributes { concerts(sort: "status:asc, date") { data { id } } } } } }',
      '{ cities: cities_connection(sort: "documentId") { nodes { concerts(sort: "concertStatus:asc,date") { id: documentId } } } }',
    ],
    [
      'several keys to sort by',
      '{ concerts(sort: ["status:asc", "date:desc"]) { data { id } } }',
      '{ concerts: concerts_connection(sort: ["concertStatus:asc", "date:desc"]) { nodes { id: documentId } } }',
    ],
    [
      'no name changed that only concerts have changed',
      '{ programs(filters: { status: { eq: "a" } }, sort: "status") { data { attributes { status } } } }',
      '{ programs: programs_connection(filters: {status: {eq: "a"}}, sort: "status") { nodes { status } } }',
    ],
    [
      'all languages under their new name',
      '{ posts(locale: "all") { data { id } } }',
      '{ posts: posts_connection(locale: "*") { nodes { id: documentId } } }',
    ],
    [
      'one language, and pages, as they are',
      '{ posts(locale: "en", pagination: { limit: 5 }) { data { id } } }',
      '{ posts: posts_connection(locale: "en", pagination: {limit: 5}) { nodes { id: documentId } } }',
    ],
    [
      'fragments of wrappers written out, and those of entries kept',
      'fragment List on ConcertEntityResponseCollection { data { ...Entity } } fragment Entity on ConcertEntity { id attributes { ...Own } } fragment Own on Concert { status } { concerts { ...List } }',
      'fragment Own on Concert { status: concertStatus } { concerts: concerts_connection { nodes { id: documentId ...Own } } }',
    ],
    [
      'fragments without a name',
      '{ concerts { ... on ConcertEntityResponseCollection { data { attributes { ... on Concert { status } } } } } }',
      '{ concerts: concerts_connection { nodes { ... on Concert { status: concertStatus } } } }',
    ],
    [
      'no variable that nothing asks for any more',
      'query ($isShown: Boolean!, $limit: Int) { concerts(pagination: { limit: $limit }) { data @include(if: $isShown) { id } } }',
      'query ($limit: Int) { concerts: concerts_connection(pagination: {limit: $limit}) { nodes { id: documentId } } }',
    ],
  ])('%s', (_, asked, sent) => {
    expect(toLine(asked).query).toBe(sent)
  })

  it('the values of its variables in new words too: filters, keys to sort by, languages, and no others', () => {
    const query = `query ($filters: ConcertFiltersInput, $sort: [String], $locale: I18NLocaleCode, $name: String) {
      concerts(filters: $filters, sort: $sort, locale: $locale) { data { id } }
      programs(filters: { name: { eq: $name } }) { data { id } }
    }`
    const given = {
      filters: { status: { ne: 'x' } },
      sort: ['status:desc', 'id'],
      locale: 'all',
      name: 'all',
    }
    expect(toLine(query, given).variables).toEqual({
      filters: { concertStatus: { ne: 'x' } },
      sort: ['concertStatus:desc', 'documentId'],
      locale: '*',
      name: 'all',
    })
  })

  it('variables that sort a relation in the words of what it leads to', () => {
    const query = `query ($sort: [String], $ofCities: [String]) {
      cities(sort: $ofCities) { data { attributes { concerts(sort: $sort) { data { id } } } } }
    }`
    expect(toLine(query, { sort: 'status', ofCities: 'status' }).variables).toEqual({
      sort: 'concertStatus',
      ofCities: 'status',
    })
  })

  it('no value of a variable that it gives none', () => {
    const query = 'query ($sort: [String]) { concerts(sort: $sort) { data { id } } }'
    expect(toLine(query).variables).toEqual({})
  })

  it('a language that isn’t all of them as it is', () => {
    const query = 'query ($locale: I18NLocaleCode) { posts(locale: $locale) { data { id } } }'
    expect(toLine(query, { locale: 'en' }).variables).toEqual({ locale: 'en' })
  })
})
