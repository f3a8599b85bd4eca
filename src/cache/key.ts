import { digest } from '../crypto/digest.ts'

declare const stored: unique symbol

/** The key of a stored value, with the value's type. `stored` exists in the type only; no key has such a property. */
export interface Key<Value> {
  text: string
  readonly [stored]?: Value
}

/**
 * Makes the keys of one kind of value. Only values of that kind are written under them, so what is read has its type.
 *
 * @param shape version of the values' type; raise it when the type changes, so that a new build never reads what an
 *   older one wrote
 */
export const createKeys =
  <Value>(name: string, shape: number) =>
  (...parts: string[]): Key<Value> => ({ text: [name, shape, ...parts].join(':') })

/** The longest key that KV takes, in bytes of UTF-8 (developers.cloudflare.com/kv/platform/limits). */
const maxKeyBytes = 512

/** Replaces a key that is too long for KV, as one made of a visitor's input may be, by its digest. */
export const toShortKey = async (text: string): Promise<string> =>
  new TextEncoder().encode(text).length <= maxKeyBytes ? text : `sha256:${await digest(text)}`
