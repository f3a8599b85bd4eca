/**
 * Everything that is stored for longer than a request: what makes a row, how many rows one network address (of IPv6 its
 * /64) may make, how large a row is, and when it is removed. `docs/stored-data.md` prints this table, and
 * `test/worker/bounds/` tries to exceed each limit.
 */
export interface Bound {
  makes: string
  /** The most rows that one network address may make a day; `editors` for rows that only editors make. */
  aDay: number | 'editors'
  /**
   * The most rows of one account, browser or e-mail address in total, if that is less than `aDay` times the days until
   * a row is removed.
   */
  inAll?: number
  /** The approximate largest size of a row. */
  bytes: number
  goes: string
}

const kb = 1024

/** Bounds of each table of the database (D1): rows, bytes and lifetime. */
export const tableBounds = {
  submission: {
    makes: 'a submitted form',
    aDay: 100,
    bytes: 64 * kb,
    goes: '30 days after it was sent, where everybody has it, else a year; suspected spam after 30 days',
  },
  delivery: { makes: 'each recipient of a form', aDay: 300, bytes: kb, goes: 'with its form' },
  account: {
    makes: 'a saved city, or signing out everywhere',
    aDay: 100,
    inAll: 1,
    bytes: kb,
    goes: 'with the account',
  },
  account_concert: {
    makes: 'a saved or removed concert',
    aDay: 28_800,
    inAll: 250,
    bytes: kb,
    goes: 'with the account; removed concerts after 180 days',
  },
  embedded_user: {
    makes: 'a registration with the embedded accounts',
    aDay: 60,
    bytes: kb,
    goes: 'after 30 days if unconfirmed, else with the account',
  },
  embedded_key: { makes: 'the first token', aDay: 'editors', bytes: kb, goes: 'never; there is one row' },
  ended_session: {
    makes: 'signing out',
    aDay: 28_800,
    inAll: 3600,
    bytes: 100,
    goes: 'when its token would expire: 30 days',
  },
  renewed_session: {
    makes: 'a session of Strapi 5 that is renewed',
    aDay: 28_800,
    inAll: 3600,
    bytes: 4 * kb,
    goes: 'when its tokens expire: 30 days',
  },
  vote: {
    makes: 'a vote in content, or the first request for a program',
    aDay: 'editors',
    bytes: 8 * kb,
    goes: 'never; one row for each',
  },
  place_wish: {
    makes: 'a wish for a place without a city on the site',
    aDay: 200,
    bytes: 100,
    goes: 'a year after it was made, or when it is taken back',
  },
  place_wish_count: {
    makes: 'the first wish for a program in a place',
    aDay: 200,
    bytes: 100,
    goes: 'after its last wish',
  },
  wished_place: {
    makes: 'the first wish for a place',
    aDay: 200,
    bytes: 300,
    goes: 'never; there is at most one row for each of the world’s 25,000 places',
  },
  short_link: {
    makes: 'a short address of an existing page',
    aDay: 100,
    bytes: kb,
    goes: 'after 180 days if never opened, else two years after the last visit',
  },
  short_link_day: {
    makes: 'a day on which a short address was opened',
    aDay: 100,
    bytes: 100,
    goes: 'after two years',
  },
  notice_subscription: {
    makes: 'a browser, an e-mail address or a chat of a messenger that subscribes',
    aDay: 110,
    bytes: kb,
    goes: 'after 3 days if unconfirmed; a browser after 400 days without a visit, or when its push service reports it as gone; a chat when its reader sends /stop or blocks the bot',
  },
  notice_topic: {
    makes: 'a topic that somebody follows',
    aDay: 22_000,
    inAll: 200,
    bytes: 300,
    goes: 'with the last subscription of its owner',
  },
  notice_code: {
    makes: 'a button pressed on the page of an e-mail’s link, or a message to a bot, 50 a day from one chat',
    aDay: 60,
    bytes: 100,
    goes: 'when its code expires: 3 days; of a message after 2 days',
  },
  notice_concert: {
    makes: 'an upcoming concert',
    aDay: 'editors',
    bytes: 4 * kb,
    goes: 'two days after the end of the concert',
  },
  notice: {
    makes: 'a change that is announced',
    aDay: 'editors',
    bytes: 4 * kb,
    goes: 'after 30 days',
  },
  notice_delivery: {
    makes: 'each recipient of a notice',
    aDay: 'editors',
    bytes: 300,
    goes: 'with its notice',
  },
  notice_pace: {
    makes: 'the first notice in a messenger',
    aDay: 'editors',
    bytes: 100,
    goes: 'never; one row for each messenger',
  },
  newsletter_reader: {
    makes: 'a confirmed address on the newsletter, where a provider sends it',
    aDay: 60,
    bytes: 400,
    goes: 'when its owner leaves and the provider has taken the address off its list',
  },
  newsletter_run: {
    makes: 'the first run with a newsletter',
    aDay: 'editors',
    bytes: 100,
    goes: 'never: there is one row',
  },
  availability: {
    makes: 'an upcoming concert whose seller the site asks',
    aDay: 'editors',
    bytes: 8 * kb,
    goes: 'after the concert',
  },
  availability_day: {
    makes: 'a day on which the number of a concert’s remaining tickets changed',
    aDay: 'editors',
    bytes: 3 * kb,
    goes: 'after three years',
  },
  evening: {
    makes: 'a concert, for the desk',
    aDay: 'editors',
    bytes: kb,
    goes: 'with its concert while that is ahead; never after it: there is one row for each concert that was played',
  },
  evening_run: {
    makes: 'the first run of the desk',
    aDay: 'editors',
    bytes: 100,
    goes: 'never; there is one row',
  },
  availability_source: {
    makes: 'a seller that the site asks',
    aDay: 'editors',
    bytes: 100 * kb,
    goes: 'never; one row for each',
  },
  availability_published: {
    makes: 'the first answer of a seller',
    aDay: 'editors',
    bytes: 512 * kb,
    goes: 'never; there is one row',
  },
  statistics_days: {
    makes:
      'a count of a page, source, campaign, country, city or kind of device; 40,000 a day from all visitors',
    aDay: 1500,
    bytes: 500,
    goes: 'after three years',
  },
  statistics_hours: {
    makes: 'an hour in which a page was viewed; 40,000 a day from all visitors',
    aDay: 500,
    bytes: 400,
    goes: 'after thirty days',
  },
  desk_log: {
    makes: 'an action at the desk',
    aDay: 'editors',
    bytes: 300,
    goes: 'after a year',
  },
  reply_text: { makes: 'a ready text', aDay: 'editors', bytes: 11 * kb, goes: 'when it is deleted' },
  submission_remark: {
    makes: 'a note or an answer of the office',
    aDay: 'editors',
    bytes: 16 * kb,
    goes: 'with its submission',
  },
  site_redirect: {
    makes: 'a redirect that is made at the desk',
    aDay: 'editors',
    bytes: kb,
    goes: 'when an owner removes it; at most 5,000',
  },
  redirect_use: {
    makes: 'a redirect that somebody follows',
    aDay: 'editors',
    bytes: kb,
    goes: 'after 400 days without a visitor',
  },
  health_hour: {
    makes: 'an hour, for each service that the site depends on',
    aDay: 'editors',
    bytes: 200,
    goes: 'after 31 days',
  },
  notice_run: {
    makes: 'the first comparison with content',
    aDay: 'editors',
    bytes: 100,
    goes: 'never; there is one row',
  },
} as const satisfies Record<string, Bound>

/** Durable Objects by their binding: a row is an object, and `bytes` is the data that it holds. */
export const objectBounds = {
  SIGN_IN_THROTTLE: {
    makes: 'a name, address or device that tries to sign in',
    aDay: 28_800,
    bytes: 8 * kb,
    goes: 'a day after the last attempt',
  },
  VOTE_SHARD: {
    makes:
      'a vote in content, or a requested program; in it a row for each browser, 1,200 an hour and 3,000 a vote from one address',
    aDay: 'editors',
    bytes: 100,
    goes: '30 days after the vote closed; a program request a year after it was last confirmed',
  },
  VOTE_TALLY: {
    makes: 'a vote or a requested program',
    aDay: 'editors',
    bytes: 64 * kb,
    goes: 'with its vote',
  },
  STATISTICS_DAY: {
    makes:
      'a day; in it at most 40,000 sums, and a million salted digests of visitors, who are counted once a day',
    aDay: 'editors',
    bytes: 32 * kb * kb,
    goes: 'salt and digests a minute after the day (UTC), all of it once the sums are in the database',
  },
  CONTENT_PUBLISHER: {
    makes: 'an entry in each language, and a part of the content in each language; there is one object',
    aDay: 'editors',
    bytes: 8 * kb * kb,
    goes: 'with its entry',
  },
} as const satisfies Record<string, Bound>

/** Bounds of the stores that are no tables: KV and the queue. */
export const storeBounds = {
  CACHE: {
    makes:
      'what is published of the content, and answers that were asked for again, under digests of their questions',
    aDay: 'editors',
    bytes: 8 * kb * kb,
    goes: 'published content an hour after it was replaced, answers after a week at most',
  },
  NOTICES: {
    makes: 'a batch of notices to send',
    aDay: 'editors',
    bytes: 100,
    goes: 'when it is handled, or after four attempts',
  },
} as const satisfies Record<string, Bound>
