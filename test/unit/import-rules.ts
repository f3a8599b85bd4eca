/** Who may import whom (docs/architecture.md). Paths are those of files below `src/`, or of `client/`. */

/**
 * The rooms of `src/`, its folders and the files beside them, from the ground up. A room imports from the floors below its
 * own, types included. docs/architecture.md draws this list.
 */
export const floors: readonly (readonly string[])[] = [
  ['shared', 'crypto', 'errors', 'log', 'database'],
  ['providers', 'cache', 'strapi-emulator'],
  ['brand'],
  ['languages', 'routes', 'config', 'strapi'],
  ['content', 'throttle', 'share-images'],
  ['search', 'places', 'mail', 'context', 'rendering'],
  ['ui', 'publishing'],
  ['http', 'pages', 'demo'],
  ['features', 'endpoints'],
  ['worker', 'tools'],
]

/** The imports that run up, by their rooms, with the reason. */
export const upward: Record<string, string> = {
  'shared → brand':
    'languages, money and clock are those of the chosen brand; the build writes their values instead',
  'brand → demo': 'unbuilt code has the demo’s brand behind `#brand/`',
  'languages → demo': 'as brand → demo: the brand’s own words',
  'strapi-emulator → demo': 'it answers from the demo’s content, unless it is given other',
  'content → search': 'the type of the part that the search reads stands in the list of parts',
  'http → features': '`features/services.ts` makes the services of a request, of each feature one',
  'rendering → features':
    'what a page may use has a row for each feature: `services.ts`, and `feature-hooks.ts` for the rest of the site',
}

export interface Boundary {
  /** The importing files. */
  from: RegExp
  /** What they may import of the site's files; types are free where `areTypesFree` says so. */
  mayImport?: RegExp
  /** What they may not import. */
  mayNotImport?: RegExp
  areTypesFree?: boolean
  exceptions?: readonly string[]
}

const drawing = 'pages/|ui/|demo/brand/|features/\\w+/(pages|components)/'
const storing = 'http/|endpoints/|worker/|publishing/|strapi/|throttle/|cache/(?!memory)|mail/|context/'

/** Boundaries inside and across rooms that floors don't draw, by the sentence that each keeps. */
export const boundaries: Record<string, Boundary> = {
  'a page and a component get data as props: they import nothing that stores, sends or answers': {
    from: new RegExp(`^(${drawing})`),
    mayNotImport: new RegExp(`^(${storing}|features/(services|create-content|check-health))`),
    areTypesFree: true,
  },
  'a page imports no other page': { from: /^pages\//, mayNotImport: /^(pages\/|features\/\w+\/pages\/)/ },
  'the browser’s code imports what both sides share': {
    from: /^client\//,
    mayImport:
      /^(client|shared|routes|languages|ui\/shared)\/|^brand\/chosen-providers$|^providers\/(provider|network|embed-provider)$|^features\/\w+\/forms\//,
    areTypesFree: true,
  },
  'the service worker shares little with pages': {
    from: /^client\/(service-worker\/|notices\/service-worker$)/,
    mayImport:
      /^(client\/service-worker|shared|routes|languages)\/|^client\/(notices\/service-worker|browser\/saving-data)$/,
    areTypesFree: true,
  },
  'components of server and browser import no room that only the server has': {
    from: /^ui\/shared\//,
    mayImport: /^(ui\/shared|languages|shared|routes)\//,
  },
  'forms are read by the browser too': {
    from: /^features\/\w+\/forms\//,
    mayImport: /^(features\/\w+\/forms|shared|routes|brand|languages|crypto)\/|^errors$/,
    areTypesFree: true,
  },
  'what stores and sends for a feature knows no request': {
    from: /^features\/\w+\/(?!pages\/|components\/|actions\/|api\/|charts\/)/,
    mayNotImport: /^(http|ui|pages|endpoints)\//,
    areTypesFree: true,
  },
  'only the build, its tools and tests import tools': {
    from: /^(?!tools\/|build$)/,
    mayNotImport: /^tools\//,
  },
  'the demo is read where its brand, its content or its parts are chosen': {
    from: /^(?!demo\/|tools\/)/,
    mayNotImport: /^demo\//,
    exceptions: ['demo/snapshot', 'demo/parts'],
  },
}

/** Packages that only some files may import, with those files; types of packages are free. */
export const packageRooms: Record<string, RegExp> = {
  hono: /^(http|worker)\/|^tools\/measure\/bench\/rivals/,
  '@hono/react-renderer': /^http\//,
  react: /^(rendering|ui)\/|^client\/(city|search)\//,
  'react-dom': /^rendering\/|^client\/(city|search)\/|^tools\/measure\/bench\/rivals/,
  zod: /^(?!client\/|http\/page-cache\/|routes\/)/,
  graphql: /^(strapi|strapi-emulator|tools\/build)\//,
  'graphql-request': /^strapi\//,
  meilisearch: /^search\/|^tools\/operate\/search-sync/,
  minisearch: /^(search|places)\//,
  htmlparser2: /^(brand|content|tools)\/|^features\/(assistants\/to-markdown|submissions\/inbox\/)/,
  'postal-mime': /^features\/submissions\/inbox\//,
  'libphonenumber-js': /^features\/submissions\/actions\//,
  '@block65/webcrypto-web-push': /^features\/notices\/channels\/push$/,
  'lean-qr': /^share-images\/qr-code$/,
  'ical.js': /^endpoints\/files\/|^tools\/operate\/import\//,
  'd3-geo': /^places\/draw-land$/,
  leaflet: /^providers\/maps\//,
  sharp: /^(tools|demo\/pictures)\//,
}

/** Features, by their folders. No feature imports another: code that two features need is in neither of them. */
export const features = [
  ...['accounts', 'assistants', 'availability', 'desk', 'notices', 'partners', 'previews', 'saved'],
  ...['statistics', 'submissions', 'votes', 'wishes'],
]

/** Files that have a row for each feature, and what of a feature others may read. Nothing else imports from its folder. */
export const featureRows =
  /^(worker\/(app|worker)|features\/services|rendering\/feature-hooks|tools\/.*|client\/(islands\/(registry|island-props)|forms\/form-island|enhancements|service-worker\/service-worker))$/
export const sharedOfFeatures =
  /^(features\/statistics\/(read-statistics|statistics-kinds)|client\/saved\/.*)$/

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
