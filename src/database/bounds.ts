/**
 * What is stored for longer than a request, wherever it is: what makes a row, how many one network address may make (of
 * IPv6 its /64), how large one is, and when it goes. `README.md` beside it prints this table, and
 * `test/worker/bounds/` makes more than each says.
 */
export interface Bound {
  makes: string
  /** Rows of one address in a day at the most; `editors`: visitors make none. */
  aDay: number | 'editors'
  /** Rows of one account, browser or email address in all, where that is less than days allow. */
  inAll?: number
  /** Of one row, about, at the most. */
  bytes: number
  goes: string
}

const kb = 1024

/** Of the database (D1). */
export const tableBounds = {
  submission: {
    makes: 'a form that is sent',
    aDay: 100,
    bytes: 64 * kb,
    goes: '30 days after it has arrived everywhere, a year after it was sent; what looks like spam after 30 days',
  },
  delivery: { makes: 'each whom a form goes to', aDay: 300, bytes: kb, goes: 'with its form' },
  account: {
    makes: 'a city that is kept, or all sessions ended',
    aDay: 100,
    inAll: 1,
    bytes: kb,
    goes: 'with the account',
  },
  account_concert: {
    makes: 'a saved concert, or one that was taken out',
    aDay: 28_800,
    inAll: 250,
    bytes: kb,
    goes: 'with the account; what was taken out after 180 days',
  },
  embedded_user: {
    makes: 'a registration, where accounts are those that ship with the site',
    aDay: 60,
    bytes: kb,
    goes: 'unconfirmed after 30 days, else with the account',
  },
  embedded_key: { makes: 'the first token', aDay: 'editors', bytes: kb, goes: 'never: there is one' },
  ended_session: {
    makes: 'signing out',
    aDay: 28_800,
    inAll: 3000,
    bytes: 100,
    goes: 'when its token would end: 30 days',
  },
  renewed_session: {
    makes: 'a session of Strapi 5 that goes on',
    aDay: 28_800,
    inAll: 3000,
    bytes: 4 * kb,
    goes: 'when its tokens end: 30 days',
  },
  vote: {
    makes: 'a vote of content, or the first who wants a program',
    aDay: 'editors',
    bytes: 8 * kb,
    goes: 'never: one for each',
  },
  short_link: {
    makes: 'a short address of a page that there is',
    aDay: 100,
    bytes: kb,
    goes: 'unopened after 180 days, else two years after it was last opened',
  },
  short_link_day: {
    makes: 'a day on which a short address is opened',
    aDay: 100,
    bytes: 100,
    goes: 'after two years',
  },
  notice_subscription: {
    makes: 'a browser or an email address that wants to be told',
    aDay: 110,
    bytes: kb,
    goes: 'unconfirmed after 3 days; a browser that was silent for 400; when a push service says that it is gone',
  },
  notice_topic: {
    makes: 'what somebody follows',
    aDay: 22_000,
    inAll: 200,
    bytes: 300,
    goes: 'with the last way to tell them',
  },
  notice_code: {
    makes: 'a press of a letter’s button',
    aDay: 60,
    bytes: 100,
    goes: 'when the code ends: 3 days',
  },
  notice_concert: { makes: 'a concert ahead', aDay: 'editors', bytes: 4 * kb, goes: 'when its day is over' },
  notice: {
    makes: 'a change that people are told of',
    aDay: 'editors',
    bytes: 4 * kb,
    goes: 'after 30 days',
  },
  notice_delivery: { makes: 'each who is told of it', aDay: 'editors', bytes: 300, goes: 'with its notice' },
  notice_run: { makes: 'the first comparison', aDay: 'editors', bytes: 100, goes: 'never: there is one' },
} as const satisfies Record<string, Bound>

/** Of Durable Objects, by their binding: rows are objects here, and bytes what one holds. */
export const objectBounds = {
  SIGN_IN_THROTTLE: {
    makes: 'a name, address or device that is counted',
    aDay: 28_800,
    bytes: 8 * kb,
    goes: 'a day after the last try',
  },
  VOTE_SHARD: {
    makes:
      'a vote of content, or a program that is wanted: in it a row for each browser, of one address 1,200 an hour and 3,000 a vote',
    aDay: 'editors',
    bytes: 100,
    goes: '30 days after the vote has closed; a wish a year after it was last said',
  },
  VOTE_TALLY: { makes: 'the same, once', aDay: 'editors', bytes: 64 * kb, goes: 'with its vote' },
} as const satisfies Record<string, Bound>

/** Of stores that are keyed by content, and not by what visitors type. */
export const storeBounds = {
  CACHE: {
    makes: 'an answer of the content service; nothing that visitors type makes a key',
    aDay: 'editors',
    bytes: 8 * kb * kb,
    goes: 'after a week at the most',
  },
  NOTICES: {
    makes: 'a batch of notices that is due',
    aDay: 'editors',
    bytes: 100,
    goes: 'when it is taken, or after three tries',
  },
} as const satisfies Record<string, Bound>
