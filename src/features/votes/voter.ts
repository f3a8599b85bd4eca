import { createSigner, type Signer } from '../../crypto/signature.ts'
import type { VoteDeps } from './vote-service.ts'

/** Who votes. */
export interface Voter {
  /** The browser, by the id in its cookie. */
  visitor: string
  /** The user of the service of accounts, where one is signed in. */
  account?: string | undefined
}

const purpose = 'voter'

/**
 * The cookie by which votes know a browser: an id, and the site's mark of it. A made-up one isn't known, and a copy is the
 * same visitor: one vote.
 */
export async function makeVoterCookie({ secret }: Pick<VoteDeps, 'secret'>): Promise<string> {
  const signer = createSigner(secret)
  const id = makeId(Date.now())
  return `${id}.${await signer.mark(purpose, id)}`
}

/** A UUID of version 7 (RFC 9562): it says when it was made. */
function makeId(now: number): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}

/** When a browser got its id, in milliseconds. */
export const knownSinceOf = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)

/** @returns the id; `undefined` for a cookie that isn't the site's */
export async function readVoterCookie(
  { secret }: Pick<VoteDeps, 'secret'>,
  cookie: string | undefined,
): Promise<string | undefined> {
  const [, id, mark] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(cookie ?? '') ?? []
  return id && mark && (await createSigner(secret).fits(purpose, id, mark)) ? id : undefined
}

/** 132 bits: no two visitors share one. */
const markLength = 22

/**
 * What stands in an object for somebody: it is another one in each vote, so that nobody who reads what is stored can tell
 * what one person chose in two of them.
 */
export const voterIdOf = async (
  signer: Signer,
  what: 'visitor' | 'account' | 'address' | 'listener',
  vote: string,
  whose: string,
): Promise<string> => (await signer.mark(`vote ${what}`, `${vote}\n${whose}`)).slice(0, markLength)

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Which shard a mark meets: always the same of so many. Marks are evenly spread, and so are shards. */
export const chooseShard = (mark: string, shards: number): number =>
  [...mark.slice(0, 5)].reduce((number, letter) => number * 64 + alphabet.indexOf(letter), 0) % shards
