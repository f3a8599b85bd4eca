import { addresses } from '../../../../routes/addresses.ts'
import { application, contactFormValues, request } from '../../laboratory/filled-forms.ts'
import { pushKeys } from '../../laboratory/sent-kinds.ts'
import type { Attack, AttackGroup, AttackRequest } from '../attack.ts'
import { call, makeFormRequest, page, sameSiteHeaders, searchRequest } from '../ordinary-requests.ts'

/**
 * Characters that regular expressions look for at the ends of a text or between its parts. An expression that starts
 * again at each of 60,000 of them takes seconds (CWE-1333).
 */
const characters = Array.from('.,!"«(/=-_@%0aя \n\u00ad\u200d\u0301\u0663')

const characterOf = (turn: number): string => characters[turn % characters.length] ?? ''

/** Returns texts of about `bytes` bytes when percent-encoded: a run alone, and one inside other characters. */
function runs(turn: number, bytes: number): string[] {
  const character = characterOf(turn)
  const run = character.repeat(Math.floor(bytes / encodeURIComponent(character).length))
  return [run, `anna@${run}я`]
}

/** Below the 16 KB that Cloudflare accepts as an address. */
const addressBytes = 15_000
/** Below the limit of a form's body. */
const bodyBytes = 55_000
const headerBytes = 30_000

const inAddresses: Attack['requests'] = (turn) =>
  runs(turn, addressBytes).flatMap((run) => {
    const text = encodeURIComponent(run)
    return [
      page(`/${text}`),
      page(`/c/${text}`),
      page(`/${encodeURI(run).replaceAll('#', '')}`),
      page(`/search?q=${text}`),
      page(`/concerts?q=${text}&city=${text.slice(0, 100)}`),
      page(`/concerts?city=${text}`),
      page(`/contact?concert=${text}`),
      page(`/api/cities?q=${text}`),
      page(`/oembed?url=${text}`),
      page(`/login?next=${text}`),
    ]
  })

/** Removes characters outside of ASCII, which header values can't have. */
const asHeader = (text: string): string => text.replaceAll(/[^ -~]/g, '%')
const inHeaders: Attack['requests'] = (turn) =>
  runs(turn, headerBytes).flatMap((run) =>
    ['accept-language', 'cookie', 'if-none-match', 'range', 'referer', 'origin', 'user-agent', 'accept'].map(
      (name) => page(`/concerts?t=${turn}`, { [name]: asHeader(run) }),
    ),
  )

const forms: readonly (readonly [path: string, values: Record<string, string>])[] = [
  [addresses.contact.path, contactFormValues],
  [addresses.b2b.path, request],
  [addresses.cast.path, application],
  [addresses.login.path, { identifier: 'anna@example.com', password: 'three small words' }],
  [addresses.register.path, { email: 'anna@example.com', password: 'three small words' }],
]

const from = (turn: number) => ({ 'cf-connecting-ip': `198.51.100.${turn % 250}` })

const inForms: Attack['requests'] = (turn) =>
  runs(turn, bodyBytes).flatMap((run) =>
    forms.flatMap(([path, values]) =>
      Object.keys(values).map((name) => makeFormRequest(path, { ...values, [name]: run }, from(turn))),
    ),
  )

const inJson: Attack['requests'] = (turn) =>
  runs(turn, bodyBytes).flatMap((run): AttackRequest[] => [
    searchRequest([{ indexUid: 'concert', q: run }]),
    searchRequest([{ indexUid: 'concert', q: 'a', filter: run }]),
    call('/graphql', { query: run }),
    call('/graphql', { query: `{ concerts(filters: ${JSON.stringify(run)}) { data { id } } }` }),
    call(
      addresses.subscribePush.path,
      { subscription: { endpoint: `https://fcm.googleapis.com/${run}`, keys: pushKeys }, topics: [] },
      { ...sameSiteHeaders, ...from(turn) },
    ),
    call(
      addresses.subscribePush.path,
      {
        subscription: { endpoint: 'https://fcm.googleapis.com/a', keys: { p256dh: run, auth: run } },
        topics: [run],
      },
      { ...sameSiteHeaders, ...from(turn) },
    ),
  ])

const turns = characters.length

export const longRuns: AttackGroup = {
  title: 'One character, tens of thousands of times',
  attacks: [
    { name: 'in paths and queries', requests: inAddresses, turns, shortTurns: 1 },
    { name: 'in headers', requests: inHeaders, turns, shortTurns: 1 },
    {
      name: 'in each field of forms',
      requests: inForms,
      turns,
      shortTurns: 1,
      behind: { hasNotices: true, hasAccounts: true },
      // The concerts of the city in the filled form.
      limits: { newKvKeys: 1 },
    },
    { name: 'in JSON', requests: inJson, turns, shortTurns: 1, behind: { hasNotices: true } },
  ],
}
