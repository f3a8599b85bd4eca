import * as z from 'zod/mini'
import { defaultTimeZone } from '../../content/places/time-zone.ts'
import type { Subscriber } from '../../context/visitor.ts'
import { digest } from '../../crypto/digest.ts'
import { createSigner, fromSigned, toSigned } from '../../crypto/signature.ts'
import { UpstreamFailed } from '../../errors.ts'
import { brandNames } from '../../languages/brand-names.ts'
import { noticeLetterMessages } from '../../languages/texts.ts'
import { createMailer } from '../../mail/mailer.ts'
import { pathTo } from '../../routes/paths.ts'
import { type Topic, topicSchema } from '../../shared/notices.ts'
import { localePath } from '../../shared/urls.ts'
import { sendEmail } from '../../throttle/send-email.ts'
import { insertTopics, joinSubscriptionToAccount } from './follow-topics.ts'
import type { NoticeDeps, SubscriberContact } from './notice-service.ts'

const leavePurpose = 'notices leave'
const confirmPurpose = 'notices confirm'

/** Of each letter: by it its reader leaves. */
export const makeUnsubscribeCode = async ({ secret }: NoticeDeps, id: string): Promise<string> =>
  `${id}.${await createSigner(secret).mark(leavePurpose, id)}`

/** Who hasn't answered a letter by then didn't mean it. */
export const unconfirmedMs = 3 * 24 * 60 * 60_000

/** What a letter asks to confirm, and until when. Nobody's topics stand anywhere before that. */
const wishSchema = z.object({ id: z.string(), topics: z.array(topicSchema), until: z.number() })

/**
 * Remembers that somebody wants letters, and writes to ask whether it was they. The answer is the same for an address
 * that has said yes before: nobody learns who is told of what.
 *
 * @throws what the database throws
 */
export async function requestMailConfirmation(
  world: NoticeDeps,
  email: string,
  reach: SubscriberContact,
  topics: readonly Topic[],
): Promise<boolean> {
  const { now, mail, site, log } = world
  const send = mail && createMailer(mail)
  if (!send) return false
  const address = email.toLowerCase()
  if ((await world.throttle.beginLetter(reach.visitor)).waitSeconds > 0) return false
  try {
    const isAsked = await sendEmail(world.throttle, address, 'courtesy', async () => {
      const id = await findOrAdd(world, address, reach)
      if (id === undefined) return false
      const wish: z.infer<typeof wishSchema> = { id, topics: [...topics], until: now() + unconfirmedMs }
      const code = await toSigned(createSigner(world.secret), confirmPurpose, wish)
      const page = `${site}${localePath(reach.locale, pathTo('push'))}?confirm=${code}`
      const t = noticeLetterMessages(reach.locale)
      const name = brandNames(reach.locale).fullName
      await send({
        key: `notices-confirm-${id}-${Math.floor(now() / 60_000)}`,
        to: address,
        subject: t.confirmSubject(name),
        text: t.confirm(name, page),
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

/** @returns `undefined` for a code that isn't the site's, or is too old */
async function readWish({ secret, now }: NoticeDeps, code: string) {
  const wish = wishSchema.safeParse(await fromSigned(createSigner(secret), confirmPurpose, code)).data
  return wish && wish.until > now() ? wish : undefined
}

/** See `NoticeService.readMailCode`. @throws what the database throws */
export async function readConfirmationCode(world: NoticeDeps, code: string): Promise<string | undefined> {
  const wish = await readWish(world, code)
  const address = await world.database
    .prepare('select address from notice_subscription where id = ?')
    .bind(wish?.id ?? '')
    .first<string>('address')
  return address ?? undefined
}

/** See `NoticeService.confirmMail`. @throws what the database throws */
export async function confirmMailSubscription(
  world: NoticeDeps,
  code: string,
  listener: Subscriber,
): Promise<string | undefined> {
  const wish = await readWish(world, code)
  if (!wish) return undefined
  const { database, now } = world
  const codeDigest = await digest(code)
  const [confirmed] = await database.batch<{ id: string; owner: string }>([
    database
      .prepare(
        `update notice_subscription set is_confirmed = 1
         where id = ? and not exists (select 1 from notice_code where digest = ?) returning id, owner`,
      )
      .bind(wish.id, codeDigest),
    database
      .prepare('insert or ignore into notice_code (digest, until) values (?, ?)')
      .bind(codeDigest, wish.until),
  ])
  const row = confirmed?.results[0]
  if (!row) return undefined
  if (wish.topics.length > 0) await insertTopics(database, row.owner, wish.topics, now())
  if (listener.user !== undefined)
    await joinSubscriptionToAccount(world, { ...listener, subscription: row.id })
  return row.id
}

/** @throws what the database throws */
export async function unsubscribeMail(world: NoticeDeps, code: string): Promise<boolean> {
  const [, id, mark] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(code) ?? []
  if (!id || !mark || !(await createSigner(world.secret).fits(leavePurpose, id, mark))) return false
  await world.database.batch([
    world.database.prepare('delete from notice_topic where owner = ?').bind(id),
    world.database.prepare('delete from notice_subscription where id = ?').bind(id),
  ])
  return true
}
