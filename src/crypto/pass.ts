import type { Signer } from './signature.ts'

/** What a pass opens; it opens nothing else. */
type PassPurpose = 'editor' | 'preview'

/** Makes the value of a cookie that proves a right until a time: that time in milliseconds, and a signature. */
export const makePass = async (signer: Signer, purpose: PassPurpose, until: number): Promise<string> =>
  `${until}.${await signer.sign(purpose, String(until))}`

/** @param now milliseconds since 1970 */
export async function isPass(
  signer: Signer,
  purpose: PassPurpose,
  pass: string,
  now: number,
): Promise<boolean> {
  const [until = '', mark = ''] = pass.split('.')
  return Number(until) > now && signer.verify(purpose, until, mark)
}
