import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { jsonLdReader } from '../../src/tools/operate/import/readers/json-ld.ts'
import { makeFolder } from './import-run.ts'

const glocke = { '@type': 'Place', name: 'Die Glocke', address: { addressLocality: 'Bremen' } }
const concert = (start: unknown, more: object = {}): object =>
  Object.assign({ '@type': 'MusicEvent', name: 'Winterreise', startDate: start, location: glocke }, more)
const page = (data: unknown): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const address = { url: 'https://old.example/1' }

async function read(html: string) {
  const file = join(makeFolder(), 'a.html')
  writeFileSync(file, html)
  const source = { given: file, path: file, isFolder: false, bytes: new Uint8Array() }
  return jsonLdReader.read(source, { fetch, pretixToken: undefined, today: '2026-11-26' })
}

it.each<[string, unknown, string[]]>([
  [
    'one address at three times',
    ['2027-03-05T19:30', '2027-03-06T15:00', '2027-03-06T19:30'].map((start) => concert(start, address)),
    [
      '2027-03-05T19:30 https://old.example/1#2027-03-05T19:30',
      '2027-03-06T15:00 https://old.example/1#2027-03-06T15:00',
      '2027-03-06T19:30 https://old.example/1#2027-03-06T19:30',
    ],
  ],
  [
    'beginnings in a list',
    concert(['2027-03-05T19:30', '2027-03-06T19:30'], address),
    [
      '2027-03-05T19:30 https://old.example/1#2027-03-05T19:30',
      '2027-03-06T19:30 https://old.example/1#2027-03-06T19:30',
    ],
  ],
  [
    'one instant in two zones',
    [concert('2027-03-05T19:30+01:00', address), concert('2027-03-05T18:30Z', address)],
    ['2027-03-05T19:30+01:00 https://old.example/1'],
  ],
  [
    'a list that names the day only',
    [concert('2027-03-05', address), concert('2027-03-05T19:30', address)],
    ['2027-03-05T19:30 https://old.example/1'],
  ],
  [
    'two halls at one time and address',
    [
      concert('2027-03-05T19:30', address),
      concert('2027-03-05T19:30', { url: address.url, location: { '@type': 'Place', name: 'Dom' } }),
    ],
    [
      '2027-03-05T19:30 https://old.example/1#2027-03-05T19:30#Die Glocke',
      '2027-03-05T19:30 https://old.example/1#2027-03-05T19:30#Dom',
    ],
  ],
  [
    'three times without an address',
    ['05', '06', '07'].map((day) => concert(`2027-03-${day}`)),
    ['2027-03-05', '2027-03-06', '2027-03-07'],
  ],
  [
    'parts of a series in a graph',
    {
      '@graph': [
        { '@type': 'EventSeries', '@id': '#s', name: 'Series', subEvent: [{ '@id': '#a' }] },
        concert('2027-03-05T19:30', { '@id': '#a', superEvent: { '@id': '#s' } }),
      ],
    },
    ['2027-03-05T19:30'],
  ],
  [
    'events that name each other',
    {
      '@graph': [
        concert('2027-03-05', { '@id': '#a', subEvent: { '@id': '#b' } }),
        concert('2027-03-06', { '@id': '#b', subEvent: { '@id': '#a' } }),
      ],
    },
    ['2027-03-05', '2027-03-06'],
  ],
])('reads %s', async (_, data, expected) => {
  const { rows, problems } = await read(page(data))
  expect(rows.map(({ cells }) => [cells.start, cells.id].filter(Boolean).join(' '))).toEqual(expected)
  expect(problems).toEqual([])
})

it.each<[string, object, Record<string, unknown>]>([
  ['nothing', { price: '', priceCurrency: 'EUR' }, { price: undefined, currency: 'EUR' }],
  ['null', { price: null }, { price: undefined, currency: undefined }],
  ['a number', { price: 24.5, priceCurrency: 'EUR' }, { price: '24.5', currency: 'EUR' }],
  ['a text', { price: 'auf Anfrage' }, { price: 'auf Anfrage', currency: undefined }],
  ['a range', { lowPrice: '15', highPrice: 60, priceCurrency: 'EUR' }, { price: '15 / 60', currency: 'EUR' }],
  [
    'a specification',
    { priceSpecification: { price: 20, priceCurrency: 'USD' } },
    { price: '20', currency: 'USD' },
  ],
])('reads a price that is %s', async (_, offers, expected) => {
  const { rows } = await read(page(concert('2027-03-05', { offers })))
  const { price, currency } = rows[0]?.cells ?? {}
  expect({ price, currency }).toEqual(expected)
})

it('names a page whose events are microdata, and a beginning that only a schedule has', async () => {
  const { problems } = await read('<div itemscope itemtype="http://schema.org/MusicEvent"></div>')
  expect(problems).toEqual([
    { origin: 'a.html', reason: 'its events are marked up as microdata, which is not read' },
  ])
  const { rows } = await read(page(concert('2027-03-05', { eventSchedule: {} })))
  expect(rows[0]?.remarks).toEqual(['eventSchedule'])
  await expect(read('<p>nothing</p>')).rejects.toThrow('The pages have no events')
})
