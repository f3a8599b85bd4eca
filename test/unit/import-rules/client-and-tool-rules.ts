import { base, features, type Rule } from './feature-rules.ts'

/** Rules of the browser's code, and of the programs that run in Node. */
export const clientAndToolRules: Record<string, Rule> = {
  // Rules for code that runs in the browser.
  client: {
    may: [
      'client',
      'brand/chosen-providers',
      'ui/shared',
      'shared',
      'routes',
      'languages',
      ...features.map((feature) => `features/${feature}/forms`),
    ],
    types: ['providers'],
    packages: ['react', 'react-dom'],
    packageTypes: ['zod'],
  },
  'client/service-worker': {
    may: ['client/service-worker', 'client/notices/service-worker', 'client/browser/saving-data'].concat(
      'shared',
      'routes',
      'languages',
    ),
    types: ['client/offline/worker-messages'],
    packages: ['workbox-*'],
  },
  // Code of features that runs in the service worker.
  'client/notices/service-worker': { may: ['shared', 'routes'] },

  // Programs that run only in Node.
  'tools/clock': {},
  'tools/file-lock': { packages: ['node:*'] },
  'tools/command-line': { may: ['shared', 'tools/clock'], packages: ['node:util'] },
  'tools/chosen-brand': { packages: ['node:*', 'zod'] },
  'tools/use-brand': { may: ['tools/chosen-brand', 'tools/command-line'], packages: ['node:*'] },
  'tools/build': {
    may: [
      ...[
        'tools/build',
        'tools/file-lock',
        'tools/command-line',
        'tools/chosen-brand',
        'tools/operate/wrangler-config',
        'tools/operate/variables',
        'tools/operate/printed-commands',
      ],
      ...[
        'brand',
        'languages',
        'config',
        'errors',
        'shared',
        'routes',
        'share-images/palette',
        'share-images/share-image',
        'providers',
      ],
      // Texts of legal pages become HTML in the build.
      'content/text/markdown',
      'strapi-emulator/graphql/read-only-sdl',
      'strapi-emulator/graphql/tables',
      // Files of the world's places are written with the functions by which the Worker reads them.
      'places',
    ],
    types: ['share-images'],
    packages: ['node:*', 'esbuild', 'graphql', 'subset-font', 'harfbuzzjs', 'sharp', 'zod'],
  },
  'tools/build/build-site': {
    may: ['tools/build', 'tools/chosen-brand'],
    packages: ['node:*'],
  },
  'tools/build/demo-pictures': {
    may: ['tools/build', 'tools/file-lock', 'demo'],
    types: ['tools/build/build-folders'],
    packages: ['node:*'],
  },
  // Collects the site's queries and rewrites them for Strapi 5.
  'tools/build/strapi-5': {
    may: ['tools/build', 'content/site/addressed-types', 'publishing', 'strapi', 'crypto', 'shared'],
    packages: ['node:*', 'esbuild', 'graphql'],
  },
  'tools/build/stand-ins/log-with-stacks': { may: ['log'] },
  'tools/build/stand-ins/recording-version': { may: ['errors'], types: ['strapi'] },
  'tools/operate': {
    may: [
      ...[
        'tools/operate',
        'tools/clock',
        'tools/file-lock',
        'tools/command-line',
        'tools/chosen-brand',
        'tools/build/build-options',
        'tools/build/load-brand',
      ],
      ...[
        'tools/build/load-design',
        'tools/build/fonts/open-font',
        'tools/build/check-languages',
        'tools/build/build-folders',
        'tools/build/build-stamp',
        'tools/build/check-wrangler-config',
        'tools/build/run-build',
        'tools/build/demo-pictures',
        'tools/build/pictures-record',
        'tools/dev/fresh-imports',
        'tools/dev/serve-changes',
      ],
      ...['brand', 'strapi-emulator', 'search', 'content', 'publishing', 'strapi', 'config', ...base],
      ...[
        'languages/texts',
        'database/bounds',
        'demo/availability',
        'demo/snapshot',
        'demo/statistics',
        'demo/wishes',
      ],
      ...['features/submissions', 'features/notices', 'features/votes', 'features/accounts', 'mail'],
    ],
    types: ['log', 'languages/import-words', 'languages/messages'],
    packages: ['node:*', 'miniflare', 'wrangler', 'zod', 'meilisearch', '@playwright/test', 'sharp'].concat(
      ...['csv-parse', 'exceljs', 'jszip', 'htmlparser2', 'ical.js', 'rrule-temporal', 'windows-iana'],
    ),
  },
  // `npm run dev`: builds parts of the site, and serves them while they change.
  'tools/dev': {
    may: ['tools/dev', 'tools/build', 'tools/operate', 'tools/chosen-brand', 'client/dev/protocol', 'shared'],
    packages: ['node:*', 'esbuild', 'miniflare'],
  },
  'tools/hooks': { packages: ['node:*'] },
  // The module that workerd runs.
  'tools/dev/host': { may: ['client/dev/protocol'], packages: ['cloudflare:workers', 'node:zlib'] },
  'tools/measure': {
    may: [
      ...['tools', 'throttle', 'strapi-emulator', 'search', 'places', 'content', 'cache', 'config', ...base],
      // What is published is lost, and looked at, in the stores.
      'content/parts/manifest',
      // Searches in languages that the demo lacks read other rows.
      'publishing/parts-on-demand',
      // Attacks know which limit a request meets, and by what a partner's query is known.
      'http/rate-limit',
      'strapi/proxy/drop-drafts',
      // Measurements fill in the site's forms and read its texts.
      ...['languages', 'features/submissions/forms', 'features/notices/forms', 'features/accounts/forms'],
    ],
    packages: ['node:*', 'esbuild', 'zod', 'htmlparser2'],
    packageTypes: ['@playwright/test'],
  },
  // The module that workerd runs: it has the class of an object.
  'tools/measure/laboratory/two-isolates-worker': {
    may: ['tools/measure/laboratory'],
    packages: ['cloudflare:workers'],
  },
  // Workers that the bench compares with the site: they show the same cards and nothing else.
  'tools/measure/bench/rivals': {
    may: ['ui/components/concert-list'],
    types: ['content'],
    packages: ['hono', 'react-dom'],
  },
  build: { may: ['tools/build', 'tools/command-line'] },
}

/** Modules that only `import('…')` may load, so that nothing else pays for them, with the reason. */
export const onlyWhenNeeded: Record<string, string> = {
  'src/strapi-emulator/executor.ts':
    'the demo: 1 MB that a deployment with its own content service never evaluates',
  'src/strapi/version-4/version.ts': 'a site on Strapi 5 never evaluates it',
  'src/strapi/version-5/version.ts': 'a site on Strapi 4 never evaluates it: 90 KB of queries',
  'src/strapi/version-5/partner-query.ts': 'as the other code for Strapi 5; it parses GraphQL',
  'src/strapi-emulator/accounts/embedded-accounts.ts': 'as src/strapi-emulator/executor.ts',
  'src/features/accounts/strapi5-accounts.ts':
    'accounts at Strapi 4, and those that ship with the site, have nothing of it',
  'src/features/accounts/renew-tokens.ts': 'as src/features/accounts/strapi5-accounts.ts',
  'src/features/notices/create-notice-service.ts': 'most requests are about no notice',
  'src/features/notices/run-scheduled.ts': 'the platform’s clock runs it: no visitor does',
  'src/mail/write-letter.ts': 'most requests send no letter',
  'src/content/text/write-texts.ts':
    'texts are made safe when they enter the cache, not for every visitor: it reads Markdown and HTML',
  'ical.js': 'pages need no calendar',
  'src/share-images/draw-share-image.ts': 'few requests are for an Open Graph image',
  'src/search/in-process.ts': 'a site with Meilisearch evaluates it only when that fails',
  'src/search/meilisearch.ts': 'a site without Meilisearch never evaluates it',
  meilisearch: 'as src/search/meilisearch.ts',
}
