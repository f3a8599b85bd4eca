import { digest } from '../../crypto/digest.ts'
import { numberCharacters, numberLength } from '../../shared/forms/submission-number.ts'

/**
 * The number of what was sent under a key, as `K7MX2PDA`: what the visitor is told, on the phone too.
 *
 * @param attempt each gives another one: two keys may have the same
 */
export async function submissionNumberOf(key: string, attempt = 0): Promise<string> {
  const bits = BigInt(`0x${await digest(`${key} ${attempt}`)}`)
  const base = BigInt(numberCharacters.length)
  return Array.from(
    { length: numberLength },
    (_, place) => numberCharacters[Number((bits / base ** BigInt(place)) % base)],
  ).join('')
}
