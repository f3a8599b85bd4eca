import { createSigner, type Signer } from '../../crypto/signature.ts'
import type { VoteDeps } from './vote-service.ts'

/** Identifies a voter: by their browser, and by their account if they are signed in. */
export interface Voter {
  /** The browser, by the id in its cookie. */
  visitor: string
  /** Id of the signed-in user in the account service. */
  account?: string | undefined
}

const purpose = 'voter'

/**
 * Makes the cookie that identifies a browser to votes: an id with the site's signature. Invented cookies are refused,
 * and a copied one is the same visitor with the same single vote.
 */
export async function makeVoterCookie({ secret }: Pick<VoteDeps, 'secret'>): Promise<string> {
  const signer = createSigner(secret)
  const id = makeId(Date.now())
  return `${id}.${await signer.sign(purpose, id)}`
}

/** Makes a UUID of version 7 (RFC 9562), which contains its time. @param now milliseconds */
function makeId(now: number): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}

/** @returns when a browser got its visitor id, in milliseconds */
export const toIdCreatedAt = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)

/** @returns the visitor id; `undefined` for a cookie that the site didn't sign */
export async function readVoterCookie(
  { secret }: Pick<VoteDeps, 'secret'>,
  cookie: string | undefined,
): Promise<string | undefined> {
  const [, id, signature] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(cookie ?? '') ?? []
  return id && signature && (await createSigner(secret).verify(purpose, id, signature)) ? id : undefined
}

/** 132 bits in base64url: no two visitors get the same id. */
const voterIdLength = 22

/**
 * Makes the pseudonymous id that an object stores. It differs between votes, so that stored data doesn't show what one
 * person chose in two of them.
 */
export const toVoterId = async (
  signer: Signer,
  what: 'visitor' | 'account' | 'address' | 'listener',
  vote: string,
  whose: string,
): Promise<string> => (await signer.sign(`vote ${what}`, `${vote}\n${whose}`)).slice(0, voterIdLength)

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** @returns the number of the shard that counts a voter: always the same for an id, and evenly spread */
export const chooseShard = (voterId: string, shards: number): number =>
  [...voterId.slice(0, 5)].reduce((number, character) => number * 64 + alphabet.indexOf(character), 0) %
  shards
