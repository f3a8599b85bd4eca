import { formKeyField, makeFormKey, minFormAgeMs } from '../../src/shared/forms/form-key.ts'
import { contactFormValues } from '../../src/tools/measure/laboratory/filled-forms.ts'

/** Number of rows of each kind. */
interface RowCounts {
  forms: number
  keptRows: number
  subscriptions: number
}

/** Returns the beginning of a statement with a table `numbers` whose column `n` counts from `first` to `last`. */
const numbersBetween = (first: number, last: number) =>
  `with recursive numbers (n) as (select ${first} union all select n + 1 from numbers where n < ${last})`

/** Returns the beginning of a statement with a table `numbers` whose column `n` counts from 1 to `count`. */
export const numbersUpTo = (count: number) => numbersBetween(1, count)

/** Number of rows that one statement writes: the local D1 aborts a statement that writes a million. */
const mostInAStatement = 100_000
const slicesOf = (count: number) =>
  Array.from({ length: Math.ceil(count / mostInAStatement) }, (_, at) =>
    numbersBetween(at * mostInAStatement + 1, Math.min(count, (at + 1) * mostInAStatement)),
  )

/**
 * Returns statements that fill a database with the data of a busy year, or of one visitor's worst case.
 *
 * @param email e-mail address in two of five forms, since strangers may type the address of a user
 */
export const toFillStatements = ({ forms, keptRows, subscriptions }: RowCounts, email: string): string[] => [
  `insert into submission (key, number, form, locale, content, content_digest, sent_at, forget_at)
     ${numbersUpTo(forms)}
     select 'key-' || n, printf('N%07d', n), 'contact', 'ru',
       json_object('name', 'Анна', 'email', iif(n % 5 < 2, '${email}', 'visitor-' || n || '@example.com')),
       '', 1700000000000 + n, 9e15 from numbers`,
  `insert into delivery (key, recipient, state, tries, next_try_at, sent_at)
     ${numbersUpTo(forms)}
     select 'key-' || n, 'content', iif(n % 3 = 0, 'held', iif(n % 3 = 1, 'failed', 'waiting')), 1, 9e15, 1700000000000 + n
     from numbers`,
  `insert into submission (key, number, form, locale, content, content_digest, sent_at, forget_at)
     values ('known', 'K7MX2PDA', 'contact', 'ru', json_object('email', '${email}'), '', 1800000000000, 9e15)`,
  ...slicesOf(keptRows).map(
    (numbers) => `insert into account_concert (user, slug, is_saved, changed_at)
     ${numbers}
     select 'user-' || (n / 200), 'concert-' || (n % 200), n % 2, 1 from numbers`,
  ),
  `insert into notice_subscription
     (id, owner, channel, address, locale, time_zone, is_confirmed, created_at, seen_at)
     ${numbersUpTo(subscriptions)}
     select 'id-' || n, 'id-' || n, 'email', 'visitor-' || n || '@example.com', 'ru', 'Europe/Moscow', 1, 1, 1 from numbers`,
  `insert into notice_topic (kind, key, owner, created_at)
     ${numbersUpTo(subscriptions)} select 'city', 'kazan', 'id-' || n, 1 from numbers`,
  `insert into ended_session (id, until) ${numbersUpTo(subscriptions)} select 'session-' || n, n from numbers`,
  `insert into embedded_user (username, email, password, is_confirmed, created_at, updated_at)
     ${numbersUpTo(subscriptions)}
     select 'user-' || n, 'user-' || n || '@example.com', '', n % 2, n, n from numbers`,
]

/** A request that makes the site query its database. */
interface DatabaseRequest {
  name: string
  isSignedIn?: true
  method: 'GET' | 'POST'
  path: string
  body?: string
  type?: 'application/json' | 'application/x-www-form-urlencoded'
  /** Status that the response must have; 200 if it is absent. */
  status?: number
}

const newPassword = 'three small words'

/**
 * Returns the request of a form as the site's page sends it.
 *
 * @param now time of the site's clock in milliseconds; the form's key is old enough by then
 */
const toFormRequest = (
  path: string,
  fields: Readonly<Record<string, string>>,
  now: number,
): Required<Pick<DatabaseRequest, 'method' | 'path' | 'body' | 'type'>> => ({
  method: 'POST',
  path,
  body: new URLSearchParams({ [formKeyField]: makeFormKey(now - minFormAgeMs), ...fields }).toString(),
  type: 'application/x-www-form-urlencoded',
})

/**
 * Lists each kind of request that queries the database, for a database that `toFillStatements` has filled, mostly in
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
