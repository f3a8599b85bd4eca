import * as z from 'zod/mini'
import { defaultTimeZone } from '../../content/places/time-zone.ts'
import { digest } from '../../crypto/digest.ts'
import { createSigner, readSigned, toSigned } from '../../crypto/signature.ts'
import { UpstreamFailed } from '../../errors.ts'
import { createMailer } from '../../mail/mailer.ts'
import type { Subscriber } from '../../rendering/visitor.ts'
import { type LeaveScope, leaveCodeStarts, readLeaveScope } from '../../shared/forms/push-fields.ts'
import { newsletterKeys, type Topic, topicSchema } from '../../shared/notices.ts'
import { sendEmail } from '../../throttle/send-email.ts'
import { insertTopics, joinSubscriptionToAccount } from './follow-topics.ts'
import type { NoticeDeps } from './notice-deps.ts'
import { toSubscriptionLetter } from './notice-letters.ts'
import type { LeaveOutcome, SubscriberContact } from './notice-service.ts'

const leavePurposes: Record<LeaveScope, string> = {
  newsletter: 'newsletter leave',
  press: 'press leave',
  notices: 'notices leave',
}
const confirmPurpose = 'notices confirm'

/** @returns the code in each e-mail that unsubscribes its reader: the subscription's id with the site's signature */
export const makeUnsubscribeCode = async (
  { secret }: NoticeDeps,
  id: string,
  scope: LeaveScope = 'notices',
): Promise<string> =>
  `${leaveCodeStarts[scope]}${id}.${await createSigner(secret).sign(leavePurposes[scope], id)}`

const leaveCodePattern = /^(?:[np]-)?([0-9a-f-]{36})\.([\w-]{43})$/

/** How long an address may wait for its confirmation before it is removed. */
export const confirmationMs = 3 * 24 * 60 * 60_000

/**
 * The content of a confirmation code: topics are stored only here until the address is confirmed. `until`:
 * milliseconds.
 */
const pendingOptInSchema = z.object({ id: z.string(), topics: z.array(topicSchema), until: z.number() })

/**
 * Sends an e-mail with a link that confirms a subscription. The result is the same for addresses that are confirmed
 * already, so that it doesn't reveal who is subscribed.
 *
 * @returns whether the visitor may be told that an e-mail was sent
 *
 * @throws what the database throws
 */
export async function requestMailConfirmation(
  deps: NoticeDeps,
  email: string,
  reach: SubscriberContact,
  topics: readonly Topic[],
): Promise<boolean> {
  const { now, mail, site, log } = deps
  const send = mail && createMailer(mail)
  if (!send) return false
  const address = email.toLowerCase()
  if ((await deps.throttle.beginEmailRequest(reach.visitor)).waitSeconds > 0) return false
  try {
    const isAsked = await sendEmail(deps.throttle, address, 'courtesy', async () => {
      const id = await findOrAdd(deps, address, reach)
      if (id === undefined) return false
      const optIn: z.infer<typeof pendingOptInSchema> = {
        id,
        topics: [...topics],
        until: now() + confirmationMs,
      }
      const code = await toSigned(createSigner(deps.secret), confirmPurpose, optIn)
      await send({
        key: `notices-confirm-${id}-${Math.floor(now() / 60_000)}`,
        to: address,
        letter: toSubscriptionLetter(reach.locale, site, code, topics),
      })
      return true
    })
    return isAsked ?? true
  } catch (error) {
    if (!(error instanceof UpstreamFailed)) throw error
    log.warn('a letter that asks to confirm a subscription did not leave', { error })
    return false
  }
}

/** @returns the id of the subscription of an e-mail address, which waits for its confirmation where it is new */
async function findOrAdd(
  { database, now }: NoticeDeps,
  address: string,
  { locale, timeZone }: SubscriberContact,
): Promise<string | undefined> {
  await database
    .prepare(
      `insert or ignore into notice_subscription
         (id, owner, channel, address, locale, time_zone, is_confirmed, created_at, seen_at)
       values (?1, ?1, 'email', ?2, ?3, ?4, 0, ?5, ?5)`,
    )
    .bind(crypto.randomUUID(), address, locale, timeZone ?? defaultTimeZone, now())
    .run()
  const id = await database
    .prepare('select id from notice_subscription where address = ?')
    .bind(address)
    .first<string>('id')
  return id ?? undefined
}

/** @returns the content of a confirmation code; `undefined` for one that the site didn't sign or that has expired */
async function readPendingOptIn({ secret, now }: NoticeDeps, code: string) {
  const optIn = pendingOptInSchema.safeParse(
    await readSigned(createSigner(secret), confirmPurpose, code),
  ).data
  return optIn && optIn.until > now() ? optIn : undefined
}

/** See `NoticeService.readConfirmationCode`. @throws what the database throws */
export async function readConfirmationCode(deps: NoticeDeps, code: string): Promise<string | undefined> {
  const optIn = await readPendingOptIn(deps, code)
  const address = await deps.database
    .prepare('select address from notice_subscription where id = ?')
    .bind(optIn?.id ?? '')
    .first<string>('address')
  return address ?? undefined
}

/** Confirms a subscription by e-mail; implements `NoticeService.confirmMail`. @throws what the database throws */
export async function confirmMailSubscription(
  deps: NoticeDeps,
  code: string,
  subscriber: Subscriber,
): Promise<string | undefined> {
  const optIn = await readPendingOptIn(deps, code)
  if (!optIn) return undefined
  const { database, now } = deps
  const codeDigest = await digest(code)
  const [confirmed] = await database.batch<{ id: string; owner: string }>([
    database
      .prepare(
        `update notice_subscription set is_confirmed = 1, has_notices = max(has_notices, ?3)
         where id = ?1 and not exists (select 1 from notice_code where digest = ?2) returning id, owner`,
      )
      .bind(optIn.id, codeDigest, optIn.topics.some(({ kind }) => kind !== 'newsletter') ? 1 : 0),
    database
      .prepare('insert or ignore into notice_code (digest, until) values (?, ?)')
      .bind(codeDigest, optIn.until),
  ])
  const row = confirmed?.results[0]
  if (!row) return undefined
  if (optIn.topics.length > 0) await insertTopics(database, row.owner, optIn.topics, now())
  if (subscriber.user !== undefined)
    await joinSubscriptionToAccount(deps, { ...subscriber, subscription: row.id })
  return row.id
}

/** See `NoticeService.unsubscribeMail`. @throws what the database throws */
export async function unsubscribeMail(deps: NoticeDeps, code: string): Promise<LeaveOutcome | undefined> {
  const [, id, signature] = leaveCodePattern.exec(code) ?? []
  const scope = readLeaveScope(code)
  const signer = createSigner(deps.secret)
  if (!id || !signature || !(await signer.verify(leavePurposes[scope], id, signature))) return undefined
  const prepare = (sql: string) => deps.database.prepare(sql).bind(id)
  const results = await deps.database.batch<Rest>([
    ...leaveStatements[scope].map(prepare),
    prepare(
      `select has_notices, exists (select 1 from notice_topic t where t.owner = notice_subscription.owner
         and t.kind = 'newsletter' and t.key = '${newsletterKeys.press}') as has_press
       from notice_subscription where id = ?1`,
    ),
  ])
  const rest = results.at(-1)?.results[0]
  return rest ? { rest: await makeUnsubscribeCode(deps, id, chooseNext(scope, rest)) } : {}
}

/** What an address still gets: 0 or 1. */
interface Rest {
  has_notices: number
  has_press: number
}

const chooseNext = (left: LeaveScope, rest: Rest): LeaveScope => {
  if (rest.has_notices === 1 && left !== 'notices') return 'notices'
  return rest.has_press === 1 ? 'press' : 'newsletter'
}

/**
 * Statements that end newsletters of an address, and delete the address where it gets nothing else.
 *
 * @param which chooses newsletters by their keys, in SQL: `= 'press'`
 */
const leaveNewsletter = (which: string): readonly string[] => [
  `delete from notice_topic
   where owner = (select owner from notice_subscription where id = ?1) and kind = 'newsletter' and key ${which}`,
  `delete from notice_subscription where id = ?1
   and not exists (select 1 from notice_topic t where t.owner = notice_subscription.owner and t.kind = 'newsletter')
   and (has_notices = 0
     or (owner = id and not exists (select 1 from notice_topic t where t.owner = notice_subscription.owner)))`,
]

/** An account's topics stay, since its browsers get their notices; its address gets none. */
const leaveStatements: Record<LeaveScope, readonly string[]> = {
  notices: [
    `delete from notice_topic where owner = ?1 and kind <> 'newsletter'`,
    'update notice_subscription set has_notices = 0 where id = ?1',
    `delete from notice_subscription where id = ?1
     and not exists (select 1 from notice_topic t where t.owner = notice_subscription.owner and t.kind = 'newsletter')`,
  ],
  newsletter: leaveNewsletter(`<> '${newsletterKeys.press}'`),
  press: leaveNewsletter(`= '${newsletterKeys.press}'`),
}
