import type { DescribedVariables } from '../variables.ts'

export const siteVariables = {
  SITE_URL: {
    meaning:
      'Address of the public site. Canonical links, the sitemap, feeds, calendars and links in e-mails use it. `robots.txt` keeps search engines away from every other host except those of `PRODUCTION_HOSTS`.',
    without:
      "the request's own origin is used, search engines may index only the hosts of the brand, and no e-mail with a link is sent; a deployment that sends e-mails is refused",
  },
  LOCALES: {
    meaning:
      "Languages of the site, separated by commas, out of the brand's. The brand's default language must be among them.",
    without: 'the site has all languages of the brand',
    isRarelySet: true,
  },
  PRODUCTION_HOSTS: {
    meaning: "Hosts that mean this site when an editor's redirect names them.",
    without: "the brand's hosts",
    isRarelySet: true,
  },
  SELLERS: {
    meaning:
      'Legal sellers as JSON, by the number that content uses for them: `{"5": {"name", "inn", "ogrn"}, …}`. Refunds also use `address`, `email`, `phone` and `refundDays`.',
    without: "the brand's sellers",
    isRarelySet: true,
  },
  HELP_URL: {
    meaning: 'Address of a help site that the footer links to.',
    without: 'the footer has no link to a help site',
  },
  SECURITY_CONTACT: {
    meaning:
      'A `mailto:`, `https:` or `tel:` address for reports of vulnerabilities, published in `/.well-known/security.txt`.',
    without: 'there is no `security.txt`',
  },
  INDEXNOW_KEY: {
    meaning:
      'A key of your own for IndexNow: 8 to 128 lower-case letters, digits or dashes. Published changes are announced to search engines, and `/{key}.txt` proves that the site is yours. Needs the webhook.',
    without: 'search engines find changes when they visit',
    asks: 'SITE_URL',
  },
} as const satisfies DescribedVariables

export const contentVariables = {
  CONTENT_URL: {
    meaning: "Strapi's address. The site calls `POST {CONTENT_URL}/graphql`.",
    without: 'the site shows the embedded demo content, if it was built in',
  },
  CONTENT_DIALECT: {
    meaning: 'Version of that Strapi: `4` or `5`.',
    without: 'the site finds the version with one extra query',
    asks: 'CONTENT_URL',
    isRarelySet: true,
  },
  CONTENT_TOKEN: {
    meaning: "API token that may read content. Needed only if Strapi's public role may not.",
    without: 'Strapi is asked as its public role',
    isSecret: true,
    asks: 'CONTENT_URL',
  },
  HOOK_SECRET: {
    meaning:
      'At least 16 characters. Strapi sends it to `POST /api/hooks/content` as `Authorization: Bearer …`, and operators send it to `GET /api/health` for details.',
    without: 'the webhook is ignored, and changes of editors appear minutes later',
    isSecret: true,
    asks: 'CONTENT_URL',
  },
  ADMIN_URL: {
    meaning: "Address of Strapi's admin panel, for the edit bar.",
    without: '`{CONTENT_URL}/admin`',
    isRarelySet: true,
  },
  PREVIEW_SECRET: {
    meaning:
      'At least 32 characters, the same as in Strapi. Signs the links with which editors see drafts on the site.',
    without: 'nobody sees drafts, and `/preview` says that previews are not set up',
    isSecret: true,
    asks: 'CONTENT_URL',
  },
  PREVIEW_TOKEN: {
    meaning: 'API token of the type read-only, used to read drafts and for nothing else.',
    without: 'nobody sees drafts, and `/preview` says that previews are not set up',
    isSecret: true,
    asks: 'PREVIEW_SECRET',
  },
  MEDIA_HOSTS: {
    meaning: 'Hosts of uploaded pictures, if Strapi stores them elsewhere (S3, a CDN).',
    without: "browsers load pictures from Strapi's own host only",
    asks: 'CONTENT_URL',
  },
  EMBED_HOSTS: {
    meaning: 'Hosts whose frames editors may embed in texts.',
    without: 'those of `embeds` in `brand.ts`',
    isRarelySet: true,
  },
} as const satisfies DescribedVariables

export const searchVariables = {
  SEARCH_URL: {
    meaning: "Meilisearch's address (1.18 or later).",
    without: 'the site searches an index of its own',
  },
  SEARCH_KEY: {
    meaning: 'Search-only key of Meilisearch.',
    without: 'Meilisearch is asked without a key',
    isSecret: true,
    asks: 'SEARCH_URL',
  },
  SEARCH_ADMIN_KEY: {
    meaning:
      'Key of Meilisearch with the rights `indexes.get` and `documents.*`. With it the webhook updates documents.',
    without: 'documents change only when `npm run search:sync` runs',
    isSecret: true,
    asks: 'SEARCH_URL',
  },
} as const satisfies DescribedVariables

export const cacheVariables = {
  PAGE_CACHE: {
    meaning: '`off` renders every page anew and stores none. Use it to measure, or to look for a fault.',
    without: '`on`',
    isRarelySet: true,
  },
  STATISTICS: {
    meaning:
      '`off` counts no views and clicks. Otherwise they are counted without cookies: [privacy](privacy.md#statistics).',
    without: '`on`',
    isRarelySet: true,
  },
  SERVICE_WORKER: {
    meaning:
      "`off` removes the service worker and its caches from visitors' devices: at the next page, or within 20 seconds on an open one.",
    without: '`on`',
    isRarelySet: true,
  },
} as const satisfies DescribedVariables
