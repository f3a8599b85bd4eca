import { readUpcoming } from '../../../content/concerts/schedule.ts'
import { readCities } from '../../../content/places/readers.ts'
import { readProgramNames } from '../../../content/programs/readers.ts'
import { createSigner } from '../../../crypto/signature.ts'
import { isLocale, type Locale } from '../../../shared/locales.ts'
import type { MessengerTopic } from '../../../shared/notices.ts'
import type { NoticeDeps } from '../notice-deps.ts'

const webhookPurpose = 'messenger webhook'

/** @returns the secret that a messenger sends with each call. It follows from the bot's token, so that nobody sets another */
export const toWebhookSecret = (siteSecret: string, token: string): Promise<string> =>
  createSigner(siteSecret).sign(webhookPurpose, token)

export const isWebhookSecret = (siteSecret: string, token: string, given: string): Promise<boolean> =>
  createSigner(siteSecret).verify(webhookPurpose, token, given)

/** What a link into a messenger is for: a topic, and the language of the page with the link. */
export interface StartIntent {
  topic: MessengerTopic
  locale: Locale
}

type PayloadDeps = Pick<NoticeDeps, 'secret' | 'content' | 'locales'>

const letters: Readonly<Record<MessengerTopic['kind'], string>> = {
  concert: 'c',
  tickets: 't',
  city: 'v',
  program: 'p',
}

/** A payload has at most 64 letters (core.telegram.org/bots/features#deep-linking), so that a long slug is cut off. */
const writtenKeyLength = 40
/** 96 bits of the signature. */
const signatureLength = 16
const payloadPattern = /^([a-z])([a-z]{2}(?:-[A-Za-z]{2})?)_([a-z0-9-]{1,40})[\w-]{16}$/

/**
 * Makes the payload of a link that opens a bot; the messenger reports it with `/start`. A payload is too short for a whole
 * slug. It has the slug's beginning, and a signature of all of it, which tells slugs with the same beginning apart.
 */
export async function toStartPayload(
  { secret }: Pick<PayloadDeps, 'secret'>,
  { topic: { kind, key }, locale }: StartIntent,
): Promise<string> {
  const signature = await createSigner(secret).sign('messenger start', `${locale}\n${kind}\n${key}`)
  return `${letters[kind]}${locale}_${key.slice(0, writtenKeyLength)}${signature.slice(0, signatureLength)}`
}

/**
 * Finds what a payload is about. It stays valid while content has it, so that a link can be printed.
 *
 * @returns `undefined` for what the site didn't sign, and for what content no longer has
 * @throws UpstreamFailed where nothing is published
 */
export async function readStartPayload(deps: PayloadDeps, payload: string): Promise<StartIntent | undefined> {
  const [, letter, locale, key = ''] = payloadPattern.exec(payload) ?? []
  if (!isLocale(locale) || !deps.locales.includes(locale)) return undefined
  for (const topic of await readTopics(deps, letter, locale)) {
    const intent = { topic, locale }
    if (topic.key.startsWith(key) && (await toStartPayload(deps, intent)) === payload) return intent
  }
  return undefined
}

/** Lists the topics that content has of the kind of a letter. */
async function readTopics(
  { content }: PayloadDeps,
  letter: string | undefined,
  locale: Locale,
): Promise<MessengerTopic[]> {
  const listed = (kind: MessengerTopic['kind'], entries: readonly { slug: string }[]) =>
    entries.map(({ slug }) => ({ kind, key: slug }))
  if (letter === letters.city) return listed('city', await readCities(content))
  if (letter === letters.program) return listed('program', await readProgramNames(content, locale))
  if (letter === letters.concert) return listed('concert', await readUpcoming(content, locale))
  if (letter === letters.tickets) return listed('tickets', await readUpcoming(content, locale))
  return []
}
