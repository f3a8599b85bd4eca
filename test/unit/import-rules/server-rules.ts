import {
  base,
  chosenProviders,
  drawing,
  drawn,
  durableObjects,
  features,
  type Rule,
  rulesOf,
} from './feature-rules.ts'

/** Rules of the Worker, its content and its demo. */
export const serverRules: Record<string, Rule> = {
  ...Object.assign({}, ...features.map(rulesOf)),
  // Limits on how often one person may do something; features choose what.
  throttle: { may: ['throttle', 'cache', 'crypto', 'errors'], types: ['config', 'log'] },
  ...Object.fromEntries(
    Object.entries(durableObjects).map(([file, rule]) => [
      file,
      { ...rule, packages: ['cloudflare:workers'] },
    ]),
  ),
  // Every isolate evaluates this file, since answers from the page cache are counted too.
  'features/statistics/count-after-answer': {
    may: ['features/statistics/count-visit', 'log'],
    types: ['config'],
  },
  // Evaluated before an answer is counted.
  'features/statistics/describe-visit': {
    may: ['features/statistics/statistics-kinds', 'shared'],
  },
  // Marks the day's visitors by a keyed hash.
  'features/statistics/marks': {
    may: [],
    packages: ['siphash'],
  },
  'rendering/feature-hooks': { may: features.map((feature) => `features/${feature}`) },
  // Charts are drawn by the server; only pages of the desk load the packages.
  'features/desk/charts': {
    may: ['features/desk/charts', ...drawn],
    packages: ['d3-geo', 'd3-scale', 'd3-shape', 'topojson-client', 'world-atlas'],
    packageTypes: ['react'],
  },
  // Tools read what pages read; the search and typed places are asked as visitors ask them.
  'features/assistants/tools': {
    may: ['features/assistants', ...base, 'content', 'languages', 'places'].concat(
      ...['search/request', 'strapi/port/fields'],
    ),
    types: ['log', 'search/search-service'],
    packages: ['zod'],
  },
  'features/assistants/to-markdown': { may: [], packages: ['htmlparser2'] },
  'features/partners/qr-code': { may: [], packages: ['lean-qr'] },
  'features/notices/channels/push': {
    may: ['features/notices', 'languages', 'shared'],
    packages: ['@block65/webcrypto-web-push'],
  },
  // Sends e-mails and draws them in the brand's colours; features write their texts.
  mail: {
    may: ['mail', 'errors', 'brand/letter-colours', 'content/text/escape-html'],
    types: ['config', 'shared'],
  },
  // Tools of Cloudflare create the tables; the features that write rows define the columns' contents.
  database: {},
  // The types of a brand's folder, and the brand's own files behind `#brand/`.
  // The checks of a brand parse its drawings; none of their code is in the Worker.
  brand: {
    may: ['brand', 'providers', 'shared/languages', 'shared/forms/form-names', 'shared/nearest-name'],
    packages: ['zod', 'htmlparser2', 'country-to-currency', '#brand'],
  },
  // Services of other companies, such as maps and analytics: each is one file.
  providers: {
    may: ['providers', 'shared/languages'],
    types: ['shared'],
  },
  // The newsletter's provider parses answers of its API.
  'providers/newsletters/listmonk': { may: [], types: ['providers'], packages: ['zod'] },
  'providers/maps/openstreetmap': { may: [], types: ['providers'], packages: ['leaflet'] },
  // The entry, the list of pages and endpoints, and the code that answers requests.
  worker: {
    may: [
      ...[
        'worker/app',
        'worker/background-events',
        'http/page-cache',
        'features/statistics/count-after-answer',
      ],
      ...Object.keys(durableObjects),
    ],
    types: ['config'],
  },
  // What the code for a request gets: variables, bindings, and services made of them.
  context: {
    may: ['context', 'crypto', 'log', 'shared'],
    types: ['cache', 'config', 'content', 'strapi', 'throttle'],
  },
  'context/isolate-state': {
    may: ['cache', 'content/concerts/known-availability', 'content/parts/published-content'],
  },
  'context/answer-caches': { may: ['cache'], types: ['context', 'throttle'] },
  // Chooses where content is read from: what is published, or the demo.
  'features/create-content': {
    may: [
      'context',
      'content/parts',
      'demo/parts',
      'strapi',
      'strapi-emulator/executor',
      'shared/zoned-time',
    ],
    types: ['cache', 'content'],
  },
  // Asks every service that the site depends on, for monitoring and for the desk.
  'features/check-health': {
    may: ['search', 'strapi'],
    types: ['config', 'content/parts/part-stores', 'features/services'],
  },
  'features/services': {
    may: [
      ...[
        'cache',
        'context',
        'errors',
        'features/check-health',
        'features/create-content',
        'search',
        'strapi',
        'throttle',
        'places',
      ],
    ].concat(features.map((feature) => `features/${feature}`)),
    types: ['content', 'log'],
  },
  'worker/background-events': {
    may: ['config', 'context', 'features/services', 'content/parts/published-content'],
  },
  'worker/app': {
    may: [
      'http',
      'pages',
      'endpoints',
      'config',
      ...base,
      ...features.map((feature) => `features/${feature}`),
    ],
    types: ['brand'],
    packages: ['hono', '#brand'],
  },
  http: {
    may: [
      ...chosenProviders,
      ...[
        ...base,
        'http',
        'rendering',
        'context',
        'content',
        'strapi',
        'places',
        'cache',
        'config',
        'languages',
        'content/parts/published-content',
      ],
      ...['features/services', 'share-images', 'throttle/visitor-address'],
      ...['ui/components/document'],
    ],
    packages: ['hono', '@hono/react-renderer', 'zod'],
    packageTypes: ['react'],
  },
  // Pages that are shown in place of another.
  'http/error-pages': { may: [...drawn, 'content'] },
  // Code that every isolate evaluates before it answers with a stored page: it imports no package and little else.
  'http/page-cache': {
    may: [
      'http/page-cache',
      'context/isolate-state',
      'cache',
      'crypto',
      'content/concerts/known-availability',
      'content/parts/manifest',
      'content/parts/part-stores',
      'content/parts/published-content',
      'public/build/build-id.json',
      'log',
    ].concat(...['shared', 'routes']),
    types: ['config', 'http'],
    packageTypes: ['hono'],
  },
  'http/page-cache/cached-page': {
    may: ['http', 'cache', 'errors', 'shared', 'rendering/assets'],
    types: ['rendering'],
    packageTypes: ['hono'],
  },
  'http/page-cache/full-page-key': {
    may: ['http', 'errors', 'shared'],
    types: ['cache', 'config', 'rendering'],
  },
  // Pages import no other page, and none of them uses Hono.
  pages: {
    may: [...drawn, 'content', 'search', 'places', 'share-images/share-image'],
    packages: ['zod'],
    packageTypes: ['react'],
  },
  endpoints: {
    may: ['endpoints', 'http', 'content', 'strapi', 'cache', 'search', 'places', 'languages', ...base],
    packages: ['zod'],
    packageTypes: ['hono'],
  },
  'endpoints/files': {
    may: [
      'endpoints/files',
      'http',
      'brand',
      'rendering/assets',
      'content',
      'strapi',
      'cache',
      'languages',
      ...base,
    ],
    packages: ['ical.js'],
    packageTypes: ['hono'],
  },

  // Components that pages are rendered with.
  ui: {
    may: drawn,
    types: ['content', 'client/islands/island-props'],
    packageTypes: ['react', 'schema-dts'],
  },
  'ui/blocks/block-list': {
    may: ['ui', 'rendering', 'shared'],
    types: ['content'],
    packageTypes: ['react'],
  },
  // Components that both the server and the browser render.
  'ui/shared': { may: ['ui/shared', 'languages', 'shared', 'routes'], packageTypes: ['react'] },
  rendering: {
    may: [
      'rendering',
      'share-images/share-image',
      'cache/memory',
      'languages',
      'brand',
      ...base,
      ...chosenProviders,
      drawing.pure,
    ].concat('public/build/manifest.json', 'public/build/build-id.json'),
    types: ['content', 'features/services', 'strapi', 'throttle', 'config'],
    packages: ['react', 'react-dom'],
    packageTypes: ['zod', 'schema-dts'],
  },
  // The visitor, as pages and actions know them; their session is parsed.
  'rendering/visitor': { may: ['shared'], packages: ['zod'] },
  // Metadata of pages, and the images that shared links show.
  'rendering/structured-data': {
    may: ['rendering/structured-data', 'brand', 'languages', 'shared', 'routes', drawing.pure],
    types: ['content'],
    packageTypes: ['schema-dts'],
  },
  'share-images': {
    may: ['share-images', 'languages', 'shared', 'routes'],
    packages: ['node:zlib'],
  },

  // Data for pages. None of these areas uses Hono or React.
  content: {
    may: ['content', 'strapi', 'brand', 'cache', 'crypto', 'errors', 'shared', 'routes'].concat(
      ...['providers/network', 'providers/embed-provider'],
    ),
    types: ['config', 'log', 'providers'],
    packages: ['zod', 'marked', 'htmlparser2'],
  },
  // The parts that content is published in. The type of each is in one list, that of the search's part among them.
  'content/parts/published-parts': { may: [], types: ['content', 'shared', 'search/catalogue/entries'] },
  // Reads content from Strapi, and publishes the parts that pages read.
  publishing: {
    may: [
      ...['publishing', 'content', 'strapi', 'crypto', 'config', 'errors', 'log', 'shared'],
      ...['search/catalogue', 'public/build/build-id.json'],
      // Former addresses of entries lead to their pages.
      'routes/paths',
    ],
    packages: ['zod'],
  },
  strapi: {
    may: ['strapi', 'brand', 'cache', 'crypto', 'errors', 'shared'],
    types: ['log'],
    packages: ['zod', 'graphql', 'graphql-request'],
  },
  search: {
    may: [
      ...['search', 'content', 'strapi', 'brand', 'cache', ...base],
      ...['languages/stemmers', 'languages/texts', 'log'],
    ],
    types: ['languages'],
    packages: ['zod', 'minisearch', 'meilisearch'],
  },
  // The visitor's city, and the places of the world, in files that the build makes.
  places: {
    may: ['places', 'content', 'brand', 'cache/read-asset', 'shared', 'routes'],
    packages: ['zod', 'minisearch'],
  },
  cache: {
    may: ['cache', 'crypto', 'errors', 'shared/is-record', 'shared/stored-names'],
    types: ['log'],
    packages: ['zod'],
  },
  // The content service that ships with the site, with the content of the demo orchestra.
  'strapi-emulator': { may: ['strapi-emulator', 'demo/snapshot', 'crypto'], packages: ['graphql'] },
  // The demo is data. It uses distances between cities and the emulator's inverse relations.
  demo: {
    may: ['demo', 'places/choose-city', 'strapi-emulator/inverses'],
    types: ['shared/layout-names', 'strapi-emulator/row'],
  },
  // The demo's brand follows the rules of any brand's folder: its pages may use what the site's pages use.
  'demo/brand': {
    may: ['demo/brand', 'content', ...drawn],
    packageTypes: ['react'],
  },
  // The demo's content in the parts that pages read.
  'demo/parts': {
    may: [
      'demo/snapshot',
      'content/parts',
      'publishing',
      'shared',
      'strapi/content-types',
      'strapi-emulator/row',
    ],
  },
  'demo/pictures': {
    may: ['demo/pictures'],
    types: ['demo'],
    packages: ['node:*', 'sharp'],
  },

  // Areas that every layer may use; they import no layer above them.
  config: {
    may: ['config', 'brand', 'log', 'errors', 'shared'],
    types: ['providers'],
    packages: ['zod'],
  },
  errors: {},
  log: {},
  crypto: {},
  // Programs in Node read the folders of languages; for bundles the build writes modules instead.
  languages: { may: ['languages', 'brand', 'shared', 'routes'], packages: ['node:*', '#brand'] },
  shared: {
    may: ['shared', 'routes', 'brand'],
    packages: ['zod', '@date-fns/tz'],
  },
  // Programs in Node read the facts of languages from their folders; for bundles the build writes modules instead.
  'shared/languages': { may: ['shared/languages'], packages: ['node:*'] },
  // Knows browsers from other programs.
  'shared/browser-name': { may: ['shared/device'], packages: ['isbot'] },
  routes: { may: ['routes', 'shared', 'brand'] },
}
