import { createECDH, randomBytes } from 'node:crypto'
import { toStartPayload, toWebhookSecret } from '../../../features/notices/messengers/messenger-signatures.ts'
import { pathTo } from '../../../routes/paths.ts'
import { formKeyField, makeFormKey, minFormAgeMs } from '../../../shared/forms/form-key.ts'
import { defaultLocale } from '../../../shared/locales.ts'
import { confirmedField, optionField } from '../../../shared/votes.ts'
import { makePushKeys, makeSecret } from '../../operate/make-secrets.ts'
import type { ServedWorker } from '../../operate/serve-worker.ts'
import type { FaultyContent } from './faulty-content.ts'
import { startFaultySite } from './faulty-site.ts'
import { contactFormValues } from './filled-forms.ts'
import { serveStandIn } from './stand-ins.ts'

/** A visitor who sends a form, once or several times. Each visitor has another network address, so no limit counts them together. */
export interface Sender {
  address: string
  cookie: string
  email: string
  formKey: string
  browser: string
  /** Number of their chat in a messenger. */
  chat: number
}

interface SentRequest {
  path: string
  body: string
  type: string
  headers?: Record<string, string>
}

/** What visitors send. */
export interface SentKind {
  name: string
  /** Whether a visitor's first call gets the cookie that the second one proves to be kept. */
  hasCookie?: true
  toRequest: (sender: Sender, isConfirmed: boolean) => SentRequest | Promise<SentRequest>
  /** Status of what was taken. */
  taken: number
  /** Returns how many the site has counted so far; absent where only an object knows. */
  count?: (worker: ServedWorker, content: FaultyContent) => Promise<number>
}

/** A vote, a program, a place and a concert of the demo. */
const about = {
  vote: 'film-vote-2026',
  option: 'time',
  program: 'hans-zimmer',
  city: 'kazan',
  place: 'vologda-472459',
  concert: 'kazan-zimmer',
}
const asForm = (fields: Record<string, string>) => ({
  body: new URLSearchParams(fields).toString(),
  type: 'application/x-www-form-urlencoded',
})
const asJson = (value: object) => ({ body: JSON.stringify(value), type: 'application/json' })
const confirmed = (isConfirmed: boolean): Record<string, string> =>
  isConfirmed ? { [confirmedField]: 'yes' } : {}

const countRows = (sql: string) => async (worker: ServedWorker) =>
  (await (await worker.database()).prepare(sql).first<number>('count')) ?? 0

const siteSecret = makeSecret()
const maxToken = makeSecret().replace(/\W/g, '')

const curve = createECDH('prime256v1')
curve.generateKeys()
/** Keys with which every made browser reads its pushes. */
export const pushKeys = {
  p256dh: curve.getPublicKey().toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
}

export const voteSlug = about.vote

export const sentKinds: readonly SentKind[] = [
  {
    name: 'votes',
    hasCookie: true,
    toRequest: (_, isConfirmed) => ({
      path: pathTo('castVote', { slug: about.vote }),
      ...asJson({ [optionField]: about.option, ...confirmed(isConfirmed) }),
    }),
    taken: 200,
    count: async ({ url }) => {
      const response = await fetch(new URL(pathTo('voteResults', { slug: about.vote }), url))
      // `src/features/votes/api/votes.ts` writes this JSON, so its type is known.
      const { data } = (await response.json()) as { data: { counts: Record<string, number> } }
      return data.counts[about.option] ?? 0
    },
  },
  {
    name: 'wishes for a city',
    hasCookie: true,
    toRequest: (_, isConfirmed) => ({
      path: pathTo('wish', { slug: about.program }),
      ...asForm({ [optionField]: about.city, ...confirmed(isConfirmed) }),
    }),
    taken: 303,
  },
  {
    name: 'wishes for a place without a city',
    hasCookie: true,
    toRequest: (_, isConfirmed) => ({
      path: pathTo('place', { slug: about.place }),
      // The option is the value of the button in `wishes/forms/place-form.ts`.
      ...asForm({ [optionField]: 'come', ...confirmed(isConfirmed) }),
    }),
    taken: 303,
    count: countRows(`select count(*) as count from place_wish where place = '${about.place}'`),
  },
  {
    name: 'notices by push',
    toRequest: ({ browser }) => ({
      path: pathTo('subscribePush'),
      ...asJson({
        subscription: { endpoint: `https://fcm.googleapis.com/fcm/send/${browser}`, keys: pushKeys },
        topics: [{ kind: 'tickets', key: about.concert }],
      }),
    }),
    taken: 200,
    count: countRows("select count(*) as count from notice_subscription where channel = 'push'"),
  },
  {
    name: 'notices in MAX',
    toRequest: async ({ chat }) => ({
      path: pathTo('messengerHook', { messenger: 'max' }),
      // What MAX reports of a reader who has followed a link of the site (dev.max.ru/docs-api/objects/Update).
      ...asJson({
        update_type: 'bot_started',
        timestamp: 1_775_025_604_499,
        chat_id: chat,
        user: { user_id: chat, first_name: 'Anna', is_bot: false },
        user_locale: defaultLocale,
        payload: await toStartPayload(
          { secret: siteSecret },
          { topic: { kind: 'city', key: about.city }, locale: defaultLocale },
        ),
      }),
      headers: { 'x-max-bot-api-secret': await toWebhookSecret(siteSecret, maxToken) },
    }),
    taken: 200,
    count: countRows("select count(*) as count from notice_subscription where channel = 'max'"),
  },
  {
    name: 'forms',
    toRequest: ({ email, formKey }) => ({
      path: pathTo('contact'),
      ...asForm({ ...contactFormValues, email, [formKeyField]: formKey }),
    }),
    taken: 303,
    count: async (_, { entries }) => entries.length,
  },
]

let senders = 0

export function makeSender(): Sender {
  senders += 1
  return {
    address: `10.${(senders >> 16) & 255}.${(senders >> 8) & 255}.${senders & 255}`,
    cookie: '',
    // A domain that is one owner's gets thirty letters a day.
    email: `anna@sender-${senders}.example`,
    formKey: makeFormKey(Date.now() - minFormAgeMs),
    browser: `${senders}-${randomBytes(16).toString('hex')}`,
    chat: senders,
  }
}

/**
 * Starts the built Worker with everything that visitors send to, a content service that takes forms, and a stand-in for a
 * messenger, which answers with the status that it is given.
 */
export async function startSentSite(content: FaultyContent) {
  const messenger = { status: 200 }
  const standIn = await serveStandIn(async (_, response) =>
    response.writeHead(messenger.status, { 'content-type': 'application/json' }).end('{}'),
  )
  const site = await startFaultySite({
    variables: {
      SITE_SECRET: siteSecret,
      CONTENT_URL: content.url,
      SUBMIT_TOKEN: 'may-only-create',
      MAX_BOT_TOKEN: maxToken,
      MAX_API_URL: `http://127.0.0.1:${standIn.port}`,
      ...makePushKeys(),
    },
  })
  const stop = async () => {
    await site.stop()
    standIn.stop()
  }
  return { ...site, messenger, stop }
}

/** @returns the status; 0 without any response */
export async function send({ url }: ServedWorker, kind: SentKind, sender: Sender): Promise<number> {
  const answer = await post(url, kind, sender, true).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.status ?? 0
}

/** Returns the sender with the cookie that the kind needs. */
export async function withCookie({ url }: ServedWorker, kind: SentKind, sender: Sender): Promise<Sender> {
  if (!kind.hasCookie) return sender
  const response = await post(url, kind, sender, false)
  await response.body?.cancel()
  const [cookie] = response.headers.getSetCookie()
  if (!cookie) throw new Error(`${kind.name}: a visitor got no cookie, but ${response.status}`)
  return { ...sender, cookie: cookie.split(';')[0] ?? '' }
}

async function post(url: URL, kind: SentKind, sender: Sender, isConfirmed: boolean): Promise<Response> {
  const { path, body, type, headers } = await kind.toRequest(sender, isConfirmed)
  const { address, cookie } = sender
  return fetch(new URL(path, url), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin: url.origin,
      'content-type': type,
      'cf-connecting-ip': address,
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    body,
  })
}
