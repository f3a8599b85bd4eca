import type { Signer } from '../../crypto/signature.ts'

const purpose = 'preview'

/** What a browser shows drafts by, as long as the link was good that brought it here: opened again, it isn't longer. */
export const makePreviewPass = async (signer: Signer, until: number): Promise<string> =>
  `${until}.${await signer.mark(purpose, String(until))}`

/** @param now milliseconds */
export async function isPreviewPass(signer: Signer, pass: string, now: number): Promise<boolean> {
  const [until = '', mark = ''] = pass.split('.')
  return Number(until) > now && signer.fits(purpose, until, mark)
}
