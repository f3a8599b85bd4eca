import type { Signer } from '../crypto/signature.ts'

const purpose = 'editor'

/**
 * Makes the cookie value that proves for an hour that an editor is signed in. Public pages read no session, so that
 * they need neither the account service nor the database. Signing out removes the cookie; a withdrawn role takes
 * effect within the hour.
 */
export const makeEditorPass = async (signer: Signer, until: number): Promise<string> =>
  `${until}.${await signer.sign(purpose, String(until))}`

/** @param now milliseconds */
export async function isEditorPass(signer: Signer, pass: string, now: number): Promise<boolean> {
  const [until = '', mark = ''] = pass.split('.')
  return Number(until) > now && signer.verify(purpose, until, mark)
}
