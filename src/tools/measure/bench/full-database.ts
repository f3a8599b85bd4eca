/** Number of rows of each kind. */
export interface RowCounts {
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
