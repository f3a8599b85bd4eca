import { describe, expect, it } from 'vitest'
import { ticketSchema, toTicket } from '../../src/content/concerts/ticket.ts'
import { parseContent } from '../../src/strapi/port/parse-content.ts'

const ticketOf = (list: unknown) => toTicket(parseContent('q', ticketSchema, list).value)

const intickets = { __typename: 'ComponentTicketIntickets', seanceId: '42', minCost: 1500 }
const link = (url: unknown, more = {}) => ({ __typename: 'ComponentTicketExternalLink', url, ...more })

describe('a ticket', () => {
  it('of intickets is a frame on the first host', () => {
    expect(ticketOf([intickets])).toEqual({ kind: 'frame', host: 'intickets', seanceId: '42' })
  })

  it('of intickets-tutti is a frame on the other host', () => {
    const component = { ...intickets, __typename: 'ComponentTicketInticketsTutti' }
    expect(ticketOf([component])).toMatchObject({ kind: 'frame', host: 'intickets-tutti' })
  })

  it('of another site is a link', () => {
    expect(ticketOf([link('https://tickets.example/1', { minCost: 900 })])).toEqual({
      kind: 'link',
      url: 'https://tickets.example/1',
    })
  })

  it('of tickets-cloud has no link', () => {
    expect(ticketOf([{ __typename: 'ComponentTicketTicketsCloud' }])).toEqual({ kind: 'none' })
  })

  it.each([undefined, null, []])('is none where there is nothing: %j', (list) => {
    expect(ticketOf(list)).toEqual({ kind: 'none' })
  })

  it('is the first of several', () => {
    expect(ticketOf([link('https://first.example'), intickets])).toMatchObject({ kind: 'link' })
  })

  it.each(['', '../..', '1/2', '1#x', 'x'.repeat(65), 'a b', 42, null])(
    'of the unusable seance %j is none',
    (seanceId) => {
      expect(ticketOf([{ ...intickets, seanceId }])).toEqual({ kind: 'none' })
    },
  )

  it.each([
    'javascript:alert(1)',
    ' JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '/\\\\evil.example',
    '/\t/evil.example',
    '/\\evil.example',
    '/own/path',
    'mailto:a@b.example',
    'not an address',
    '',
    5,
    null,
  ])('that leads to %j is no link', (url) => {
    expect(ticketOf([link(url)])).toEqual({ kind: 'none' })
  })

  it('of a kind that nobody knows is passed over', () => {
    expect(
      ticketOf([{ __typename: 'ComponentTicketNew', url: 'https://x.example' }, intickets]),
    ).toMatchObject({
      kind: 'frame',
    })
  })
})

describe('an address at a service that the brand has chosen', () => {
  it.each<[string, object]>([
    // The demo's services are Intickets, on two hosts.
    [
      'https://iframeab-pre0000.intickets.ru/seance/42/',
      {
        kind: 'shop',
        provider: 'intickets',
        frame: 'https://iframeab-pre0000.intickets.ru/seance/42/#abiframe',
      },
    ],
    ['https://tickets.poluton.example/seance/7', { kind: 'shop', provider: 'intickets' }],
    ['https://tickets.poluton.example/rules', { kind: 'link' }],
    ['http://tickets.poluton.example/seance/7', { kind: 'link' }],
    ['https://tickets.poluton.example.evil.example/seance/7', { kind: 'link' }],
    ['https://tickets.poluton.example:8443/seance/7', { kind: 'link' }],
  ])('%s: %j', (url, ticket) => {
    expect(ticketOf([link(url)])).toMatchObject({ url, ...ticket })
  })
})
