import type { VariableName } from '../../config.ts'

/** A variable or secret for those who operate the site, as the README's table tells of it, in Markdown. */
export interface VariableRow {
  meaning: string
  /** What holds where it isn't set. */
  without: string
  /** Never in `wrangler.toml`, which is kept with the code: `wrangler secret put`. */
  isSecret?: true
  /** Has a meaning only where this one is set. */
  asks?: VariableName
  /** Right for nearly every site as it is: a deployment doesn't remark that it isn't set. */
  isRarelySet?: true
}

/**
 * Every variable of `config.ts`, in the README's order. Here and not there, since the Worker has no use for the words.
 * A test holds the README against it; what a deployment says at its end is made of it.
 */
const variableRows: Readonly<Record<VariableName, VariableRow>> = {
  SITE_URL: {
    meaning:
      'address of the public site: for canonical links, the sitemap, feeds, calendars and the links in e-mails. Search engines are kept out (`robots.txt`) of every host but this one and those of `PRODUCTION_HOSTS`',
    without:
      "the request's own origin; search engines find nothing but the hosts of the brand. No e-mail with a link is sent, but on one's own machine, and a deployment that sends e-mails is refused",
  },
  LOCALES: {
    meaning: "languages of the site, out of the brand's; its default must be among them",
    without: "the brand's",
    isRarelySet: true,
  },
  CONTENT_URL: {
    meaning: "Strapi's address; the site asks `POST {CONTENT_URL}/graphql`",
    without: 'the embedded content: the demo, where it is built in',
  },
  CONTENT_DIALECT: {
    meaning: 'version of that Strapi: `4` or `5`',
    without: 'the site finds out, by one question where its first one is refused',
    asks: 'CONTENT_URL',
    isRarelySet: true,
  },
  CONTENT_TOKEN: {
    meaning: 'Strapi API token with reading rights, when the public role has none',
    without: 'Strapi is asked as its public role',
    isSecret: true,
    asks: 'CONTENT_URL',
  },
  SITE_SECRET: {
    meaning:
      'at least 32 random characters, as `openssl rand -base64 32` makes them: they sign who is signed in, and which browser has voted. Whoever changes them signs everybody out',
    without: 'visitors have no accounts, and the pages for them say so',
    isSecret: true,
  },
  ACCOUNT_PROVIDERS: {
    meaning: 'other companies that one can sign in with, as Strapi calls its providers: `vk,google`',
    without: 'by password only',
    asks: 'SITE_SECRET',
    isRarelySet: true,
  },
  EDITOR_ROLES: {
    meaning: "roles of Strapi's users who edit content, by their type",
    without: '`editor`',
    asks: 'SITE_SECRET',
    isRarelySet: true,
  },
  ACCOUNT_LETTERS: {
    meaning:
      '`print` writes the letters of the accounts that ship with the site into the log, with what opens them: for your own machine, where `npm start` sets it',
    without: 'they are sent, where the site can send letters',
    asks: 'SITE_SECRET',
    isRarelySet: true,
  },
  ACCOUNTS_TOKEN: {
    meaning: 'Strapi API token that may remove users, and nothing else: for visitors who erase their account',
    without: '`MAIL_EDITORS` is asked by letter to remove them',
    isSecret: true,
    asks: 'SITE_SECRET',
  },
  CONTENT_PROXY_SECRET: {
    meaning:
      "the same as in Strapi's configuration (`test/services/strapi/config/`): by it Strapi believes which visitor signs in, and limits each of them",
    without: 'Strapi limits all visitors together: ten sign-ins a minute for the whole site',
    isSecret: true,
    asks: 'SITE_SECRET',
  },
  SUBMIT_TOKEN: {
    meaning: 'Strapi API token that may create entries of what visitors send, and nothing else',
    without: 'what visitors send stays in the database `DB`, and `npm run submissions` shows it',
    isSecret: true,
    asks: 'CONTENT_URL',
  },
  PREVIEW_SECRET: {
    meaning:
      'at least 32 characters, the same as Strapi’s: it signs the links by which editors see drafts on the site, for an hour at most',
    without: 'nobody sees drafts, and the page `/preview` says that it isn’t set up',
    isSecret: true,
    asks: 'CONTENT_URL',
  },
  PREVIEW_TOKEN: {
    meaning:
      'Strapi API token that reads content (type read-only): what drafts are asked for with, and nothing else',
    without: 'as without `PREVIEW_SECRET`',
    isSecret: true,
    asks: 'PREVIEW_SECRET',
  },
  VOTES_TOKEN: {
    meaning:
      'Strapi API token that may find and update votes, and nothing else: a vote that closes writes its result into the field `results`',
    without: 'results stay in the database `DB`, and `npm run votes` shows them',
    isSecret: true,
    asks: 'CONTENT_URL',
  },
  MAIL_FROM: {
    meaning:
      'whom letters come from, as `Orchestra <office@example.org>`; your mailer must know the domain. Letters go by the binding `EMAIL`, or by `MAIL_URL`. `SITE_URL` is needed with it',
    without: 'no letter is sent',
  },
  MAIL_EDITORS: {
    meaning: 'e-mail address that is told of what visitors send',
    without: 'editors see it in Strapi, and nobody is told',
    asks: 'MAIL_FROM',
  },
  MAIL_URL: {
    meaning:
      'address of a mailer that takes `POST` of `{"from", "to", "subject", "text", "reply_to", "headers"}`, as `https://api.resend.com/emails`',
    without: 'letters go by the binding `EMAIL`, where there is one',
    asks: 'MAIL_FROM',
  },
  MAIL_TOKEN: {
    meaning: "the mailer's key",
    without: 'the mailer is asked without a key',
    isSecret: true,
    asks: 'MAIL_URL',
  },
  TURNSTILE_SITE_KEY: {
    meaning:
      'site key of a Cloudflare Turnstile widget, in its mode «managed»: forms ask it whether a person fills them in, once somebody begins to. What comes without its yes is kept, and held until you have looked (`npm run submissions -- --state held`)',
    without: 'spam is known by a hidden field, by haste and by number',
  },
  TURNSTILE_SECRET: {
    meaning: "the widget's secret key",
    without: 'Turnstile is neither shown nor asked',
    isSecret: true,
    asks: 'TURNSTILE_SITE_KEY',
  },
  PUSH_PUBLIC_KEY: {
    meaning:
      'public key that browsers subscribe to notices with; `npm run notices -- keys` makes both. Whoever changes them loses every subscription, until its browser is back on the site',
    without: 'no pushes: notices come by e-mail, where letters are set up',
    asks: 'SITE_SECRET',
  },
  PUSH_PRIVATE_KEY: {
    meaning: 'its private key',
    without: 'no pushes',
    isSecret: true,
    asks: 'PUSH_PUBLIC_KEY',
  },
  PUSH_HOSTS: {
    meaning:
      'hosts of the push services that are called, and no others; `.push.apple.com` is every host below it',
    without: "those of the browsers' makers: Google, Mozilla, Apple, Microsoft",
    asks: 'PUSH_PUBLIC_KEY',
    isRarelySet: true,
  },
  HOOK_SECRET: {
    meaning:
      "at least 16 characters; Strapi's webhook sends it as `Authorization: Bearer …` to `POST /api/hooks/content`",
    without: 'no webhook is believed: what editors change is seen minutes later',
    isSecret: true,
    asks: 'CONTENT_URL',
  },
  ADMIN_URL: {
    meaning: "address of Strapi's admin, for the edit bar",
    without: '`{CONTENT_URL}/admin`',
    isRarelySet: true,
  },
  SEARCH_URL: { meaning: "Meilisearch's address", without: 'the site searches an index of its own' },
  SEARCH_KEY: {
    meaning: "Meilisearch's search-only key",
    without: 'Meilisearch is asked without a key',
    isSecret: true,
    asks: 'SEARCH_URL',
  },
  SEARCH_ADMIN_KEY: {
    meaning:
      'a Meilisearch key that may list indexes (`indexes.get`) and write documents (`documents.*`): with it the webhook keeps documents up to date',
    without: 'documents wait for `npm run search:sync`',
    isSecret: true,
    asks: 'SEARCH_URL',
  },
  HELP_URL: { meaning: 'the help site that the footer links', without: 'the footer links no help site' },
  INDEXNOW_KEY: {
    meaning:
      '8 to 128 small letters, digits or dashes of your own: what editors publish is announced to search engines by IndexNow, and `/{key}.txt` proves that the site is yours. Needs `SITE_URL` and the webhook',
    without: 'search engines come by themselves',
    asks: 'SITE_URL',
  },
  SECURITY_CONTACT: {
    meaning:
      '`mailto:`, `https:` or `tel:` address for reports of vulnerabilities, in `/.well-known/security.txt`',
    without: 'no such file: nobody is told where to report one',
  },
  PRODUCTION_HOSTS: {
    meaning: "hosts that editors' redirects may name and that mean this site",
    without: "the brand's",
    isRarelySet: true,
  },
  TICKET_HOST: {
    meaning: "host of the ticket provider's frames",
    without: "the brand's",
    isRarelySet: true,
  },
  TICKET_HOST_TUTTI: {
    meaning: "host of the frames that the ticket provider has at the site's own domain",
    without: "the brand's",
    isRarelySet: true,
  },
  TICKET_WIDGET_URL: {
    meaning:
      "https address of the ticket provider's widget script: tickets open over the page that the visitor is on. Loaded when a ticket button is about to be clicked",
    without: "ticket buttons lead to the site's ticket page",
  },
  TICKET_WIDGET_STYLES: {
    meaning: "https address of the widget's style sheet",
    without: 'the widget comes without one',
    asks: 'TICKET_WIDGET_URL',
  },
  MAPS_KEY: {
    meaning: 'key of Yandex Maps 2.1, for maps of cities and venues',
    without: 'no map in a page: the address, and links to maps and routes',
  },
  ANALYTICS_ID: {
    meaning: 'number of a Yandex Metrica counter',
    without: 'no visit is counted, and nothing is loaded for it',
  },
  ANALYTICS_CONSENT: {
    meaning:
      "`required`: the counter waits for the visitor's consent, which the footer lets them take back; `none`: it counts everybody",
    without: '`required`',
    isRarelySet: true,
  },
  PAGE_CACHE: {
    meaning:
      "`off` makes every page anew of the content's copies, and keeps none: to measure, or to look for a fault",
    without: '`on`',
    isRarelySet: true,
  },
  SERVICE_WORKER: {
    meaning:
      "`off` takes the service worker, and all that it kept, off visitors' devices: at their next page, or within 20 seconds on an open one",
    without: '`on`',
    isRarelySet: true,
  },
  MEDIA_HOSTS: {
    meaning: "hosts of Strapi's uploads, where a provider (S3, a CDN) keeps them",
    without: "Strapi's own: pictures of other hosts are refused by browsers",
    asks: 'CONTENT_URL',
  },
  EMBED_HOSTS: {
    meaning: 'hosts whose frames editors may embed',
    without: 'YouTube, VK, RuTube, Yandex Music, Spotify',
    isRarelySet: true,
  },
  SELLERS: {
    meaning:
      'the legal sellers as JSON, by the number that content names them by: `{"5": {"name", "inn", "ogrn"}, …}`; for refunds also `address`, `email`, `phone` and `refundDays`, a number',
    without: "the brand's",
    isRarelySet: true,
  },
}

// Keys are those of the table.
export const variableEntries = Object.entries(variableRows) as [VariableName, VariableRow][]

export const secretNames: readonly string[] = variableEntries
  .filter(([, { isSecret }]) => isSecret)
  .map(([name]) => name)

/** The README's line of a variable. */
export const toReadmeLine = (name: VariableName): string => {
  const { meaning, without, isSecret } = variableRows[name]
  return `| \`${name}\`${isSecret ? ' (secret)' : ''} | ${meaning} | ${without} |`
}
