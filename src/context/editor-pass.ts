import type { Signer } from '../crypto/signature.ts'

const purpose = 'editor'

/**
 * What shows for an hour that an editor is signed in: public pages know no session, and must ask neither the service of
 * accounts nor the database for each view. Signing out takes it off the device; a role that is taken away counts within
 * the hour.
 */
export const makeEditorPass = async (signer: Signer, until: number): Promise<string> =>
  `${until}.${await signer.mark(purpose, String(until))}`

/** @param now milliseconds */
export async function isEditorPass(signer: Signer, pass: string, now: number): Promise<boolean> {
  const [until = '', mark = ''] = pass.split('.')
  return Number(until) > now && signer.fits(purpose, until, mark)
}
