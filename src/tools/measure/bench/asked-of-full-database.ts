import { formKeyField, makeFormKey, minFormAgeMs } from '../../../shared/forms/form-key.ts'
import { contactFormValues } from '../faults/forms/filled-forms.ts'

/** A request that makes the site query its database. */
export interface DatabaseRequest {
  name: string
  isSignedIn?: true
  method: 'GET' | 'POST'
  path: string
  body?: string
  type?: 'application/json' | 'application/x-www-form-urlencoded'
  /** Expected status; 200 by default. */
  status?: number
}

const newPassword = 'three small words'

/**
 * Returns the request of a form as the site's page sends it.
 *
 * @param now time of the site's clock in milliseconds; the form's key is old enough by then
 */
export const toFormRequest = (
  path: string,
  fields: Readonly<Record<string, string>>,
  now = Date.now(),
): Required<Pick<DatabaseRequest, 'method' | 'path' | 'body' | 'type'>> => ({
  method: 'POST',
  path,
  body: new URLSearchParams({ [formKeyField]: makeFormKey(now - minFormAgeMs), ...fields }).toString(),
  type: 'application/x-www-form-urlencoded',
})

/**
 * Lists each kind of request that queries the database, for a database that `full-database.ts` has filled, mostly in
 * the name of the signed-in user.
 *
 * @param email the user's e-mail address
 * @param browser push subscription of a browser
 * @param now milliseconds since 1970
 */
export function listDatabaseRequests(email: string, browser: object, now: number): DatabaseRequest[] {
  const asJson = (
    path: string,
    body: unknown,
  ): Pick<DatabaseRequest, 'method' | 'path' | 'body' | 'type'> => ({
    method: 'POST',
    path,
    body: JSON.stringify(body),
    type: 'application/json',
  })
  const form = (
    path: string,
    fields: Record<string, string>,
    status = 303,
  ): Omit<DatabaseRequest, 'name'> => ({ ...toFormRequest(path, fields, now), status })
  const get = (path: string) => ({ method: 'GET', path }) as const
  const sent = { number: 'K7MX2PDA', contact: email }
  const topics = [{ kind: 'city', key: 'kazan' }]
  return [
    { name: 'the account', isSignedIn: true, ...get('/account') },
    { name: 'its next page', isSignedIn: true, ...get('/account?sent=1700000050000-N0050000') },
    { name: 'its export', isSignedIn: true, ...form('/account', { wish: 'export' }, 200) },
    { name: 'who is signed in', isSignedIn: true, ...get('/api/users/me') },
    {
      name: 'what is kept',
      isSignedIn: true,
      ...asJson('/api/account/kept', { saved: [{ slug: 'a', isSaved: true, changedAt: 1 }] }),
    },
    { name: 'what is told', isSignedIn: true, ...get('/push') },
    { name: 'a form', ...form('/contact', contactFormValues) },
    { name: 'what was sent', ...form('/sent', { ...sent, wish: 'show' }, 200) },
    { name: 'a removal', ...form('/sent', { ...sent, wish: 'remove' }) },
    { name: 'a registration', ...form('/register', { email: 'new@example.com', password: newPassword }) },
    { name: 'a forgotten password', ...form('/forgot-password', { email }) },
    { name: 'emails', ...form('/push', { press: 'mail', email: 'told@example.com', topics: 'city:kazan' }) },
    {
      name: 'a browser that is told',
      isSignedIn: true,
      ...asJson('/api/push/subscribe', { subscription: browser, topics }),
    },
    {
      name: 'a short address',
      ...form('/codegen', { page: '/cities/kazan', source: 'poster', campaign: 'a' }),
    },
    // The health check fails, since some submissions were given up.
    { name: 'the state of the site', ...get('/api/health'), status: 503 },
    { name: 'signing out', isSignedIn: true, ...form('/account', { wish: 'sign-out' }) },
  ]
}
