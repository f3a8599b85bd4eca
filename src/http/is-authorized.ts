/**
 * Checks a secret sent as `Authorization: Bearer`. SHA-256 digests are compared over their full length, so that timing
 * reveals nothing (CWE-208).
 *
 * @param secret where it isn't configured, nobody is authorized
 */
export async function isAuthorized(header: string | undefined, secret: string | undefined): Promise<boolean> {
  if (!secret || !header) return false
  const digestOf = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const [given, expected] = await Promise.all([digestOf(header), digestOf(`Bearer ${secret}`)])
  let difference = 0
  for (const [index, byte] of expected.entries()) difference |= byte ^ (given[index] ?? 0)
  return difference === 0
}
