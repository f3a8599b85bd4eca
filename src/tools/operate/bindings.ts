import type { siteBindings } from '../../config/bindings.ts'

/** A binding of `wrangler.toml`, described in Markdown for people who operate the site. */
export interface BindingDescription {
  /** Description in one or more sentences. */
  meaning: string
  /** What holds if it is not bound, as a clause without a full stop. */
  without: string
}

const limit = (meaning: string): BindingDescription => ({
  meaning: `${meaning} Beyond the limit the answer is 429 with \`Retry-After\`.`,
  without: 'there is no such limit',
})

export const bindingDescriptions: Readonly<Record<keyof typeof siteBindings, BindingDescription>> = {
  ASSETS: {
    meaning: 'The folder `public/`: client code, styles, fonts and pictures.',
    without: 'the site does not run',
  },
  CACHE: {
    meaning:
      'Published content, which pages read whatever happens to Strapi. Also the search index, and answers to partners and of Meilisearch that are asked again.',
    without:
      'each isolate reads content from the object that publishes it, and builds its own search index (0.4 s of CPU for the demo)',
  },
  DB: {
    meaning:
      'Submitted forms until they are delivered and for 30 days after, accounts, notices and short addresses. `npm run deploy` creates the tables.',
    without: 'forms, accounts and notices are unavailable, and the pages say so',
  },
  SIGN_IN_THROTTLE: {
    meaning:
      'Counts sign-in attempts by name, address and device. Stores times under keyed hashes, for a day after the last attempt.',
    without: 'nobody can sign in',
  },
  VOTE_SHARD: {
    meaning:
      'Counts the votes of a part of the visitors, under keyed hashes, until 30 days after the vote closes.',
    without: 'votes are unavailable, and the pages say so',
  },
  VOTE_TALLY: {
    meaning: 'Adds up the shards of a vote, informs open pages and freezes the result.',
    without: 'votes are unavailable, and the pages say so',
  },
  STATISTICS_DAY: {
    meaning:
      'Adds up views and clicks of a day, without cookies. Visitors are told apart by a salted digest; salt and digests are deleted after midnight (UTC).',
    without: 'nothing is counted',
  },
  STATISTICS_POINTS: {
    meaning:
      "A dataset of Cloudflare's Analytics Engine, which gets every view and click as well: kind, path, source, campaign, country, city and device. Not bound by default, because Cloudflare stores it for three months.",
    without: 'statistics are only in the database',
  },
  CONTENT_PUBLISHER: {
    meaning:
      'Reads content from Strapi once a minute and after each webhook, and writes what has changed to KV. Isolates learn of it within ten seconds.',
    without: 'nothing of `CONTENT_URL` is published: every page is an error, and `npm run deploy` refuses',
  },
  NOTICES: {
    meaning: 'Queue that sends batches of notices in parallel. `npm run deploy` creates it.',
    without: 'the cron trigger sends one batch after the other',
  },
  EMAIL: {
    meaning:
      'Sends e-mails through Cloudflare, if `MAIL_FROM` is set. Not bound by default, because your domain must be set up for sending first.',
    without: 'e-mails are sent by `MAIL_URL`, or not at all',
  },
  SEARCH_LIMIT: limit(
    'Searches, pages with a search text, and calls that detect the city, for each visitor.',
  ),
  GRAPHQL_LIMIT: limit('Calls of `POST /graphql`, for each visitor.'),
  PRIVATE_LIMIT: limit(
    "Requests for pages that no cache has: a visitor's own, and those of what a visitor has chosen.",
  ),
  VOTE_LIMIT: limit('Votes from one network address. A concert hall is one address.'),
  STATISTICS_LIMIT: limit('Clicks that the browser reports.'),
  WRITE_LIMIT: limit('Calls that write something, for each visitor.'),
}
