import { pathTo } from '../../../routes/paths.ts'
import { formKeyField, makeFormKey, minFormAgeMs } from '../../../shared/forms/form-key.ts'

const email = 'somebody@example.com'
const password = 'three small words'

/**
 * Makes an account on a site that prints its letters, and signs in.
 *
 * @param printed all that the site has printed so far; it grows
 * @returns what a browser would send as `Cookie`
 */
export async function signInSomebody(site: URL, printed: readonly string[]): Promise<string> {
  const post = async (path: string, body: URLSearchParams | object) => {
    const isForm = body instanceof URLSearchParams
    const response = await fetch(new URL(path, site), {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: site.origin, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    })
    const text = await response.text()
    if (response.status >= 400) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`)
    return response.headers.getSetCookie()
  }
  await post(pathTo('signUp'), { email, password })
  const [, code = ''] = /confirmation=([\da-f]+)/.exec(printed.join('\n')) ?? []
  const key = makeFormKey(Date.now() - minFormAgeMs)
  await post(pathTo('confirmEmail'), new URLSearchParams({ [formKeyField]: key, code, email, password }))
  const cookies = await post(pathTo('signIn'), { identifier: email, password })
  return cookies.map((line) => line.split(';')[0]).join('; ')
}
