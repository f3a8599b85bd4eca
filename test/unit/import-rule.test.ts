import { describe, expect, it } from 'vitest'
import { filesBelow, type Import, readImports } from './read-imports.ts'

/**
 * Who may import whom (docs/architecture.md). An area is a file or a folder of `src`, or `client`. What isn't listed
 * is forbidden, an area's own files and types included.
 */
interface Rule {
  /** Areas, or single files of them, that may be imported. */
  may?: readonly string[]
  /** Areas of which only types may be imported. */
  types?: readonly string[]
  packages?: readonly string[]
  packageTypes?: readonly string[]
}

/** Of content, what draws a page may use its types, and the functions that only look at values. */
const drawing = { types: ['content'], pure: 'content (pure)' } as const

/** What people do, a room each: none knows another, and none Hono or React. Rules stand before their first file. */
const roomsOfDeeds = ['submissions', 'accounts', 'votes', 'notices', 'previews', 'partners']

/**
 * Files whose classes `index.ts` exports, with what they may import: every isolate of the Worker evaluates them when it
 * starts, so they bring little along.
 */
const durableObjects: Record<string, Rule> = {
  'throttle/sign-in-throttle': { may: ['throttle/choose-wait', 'throttle/email-limit'] },
  'votes/vote-shard': { may: ['votes/shard-book'], types: ['votes/vote-rules', 'votes/vote-tally'] },
  'votes/vote-tally': { may: ['votes/tally-book'], types: ['votes/vote-rules', 'votes/vote-shard'] },
}

const rules: Record<string, Rule> = {
  ...Object.fromEntries(
    roomsOfDeeds.map((room) => [
      room,
      {
        may: [room, 'mail', 'brand', 'content', 'cache', 'i18n', 'signature', 'errors', 'shared'].concat(
          'throttle/send-email',
        ),
        types: ['log', 'throttle'],
        packages: ['zod'],
      },
    ]),
  ),
  // Limits of what one person may do, whatever room it is done in.
  throttle: { may: ['throttle', 'cache', 'errors'], types: ['log'] },
  ...Object.fromEntries(
    Object.entries(durableObjects).map(([file, rule]) => [
      file,
      { ...rule, packages: ['cloudflare:workers'] },
    ]),
  ),
  'partners/qr-code': { may: [], packages: ['lean-qr'] },
  'notices/send-push': { types: ['notices'], packages: ['@block65/webcrypto-web-push'] },
  // Sends what others have written.
  mail: { may: ['mail', 'errors'], types: ['config'] },
  // Tables, which the platform's tools make. What stands in a row is the business of the room that writes it.
  database: {},
  // What the software asks of an orchestra, and the orchestra's own files behind `#brand/`.
  // Its checks read drawings as a parser does; nothing of them is shipped.
  brand: { may: ['brand'], packages: ['zod', 'htmlparser2', '#brand'] },
  // From the outside in: the entry, the table of contents, what answers a request.
  index: {
    may: ['front', 'app', 'scheduled', 'queue', ...Object.keys(durableObjects)],
    types: ['bindings', 'config'],
  },
  // What every isolate evaluates before it answers with what is stored: no package, and little else.
  front: {
    may: ['front', 'isolate-state', 'cache', 'content/port/changes', 'page/assets', 'log', 'shared'],
    types: ['config'],
  },
  'isolate-state': { may: ['cache', 'content/port/changes'] },
  'request-world': { types: ['config', 'services'] },
  scheduled: { may: ['config', 'request-world', 'services'] },
  queue: { may: ['config', 'request-world', 'services'] },
  app: {
    may: ['http', 'pages', 'api', 'files', 'config', 'shared'],
    types: ['brand'],
    packages: ['hono', '#brand'],
  },
  http: {
    may: [
      'http',
      'front',
      'page',
      'request-world',
      'services',
      'content',
      'city',
      'cache',
      'config',
      'errors',
      'shared',
      'i18n',
    ].concat(
      'accounts/editor-pass',
      'previews',
      'signature',
      'components/document',
      'components/frame-document',
      'pages/not-found',
      'pages/unavailable',
      'share-pictures',
      'throttle/visitor-address',
    ),
    types: ['bindings', 'accounts', 'notices'],
    packages: ['hono', '@hono/react-renderer', 'zod'],
    packageTypes: ['react'],
  },
  // No page imports a page, and none sees Hono.
  pages: {
    may: ['brand', 'content', 'city', 'search', 'editor-layouts', 'blocks', 'components', 'page'].concat(
      'share-pictures/share-picture',
      'partners',
      'previews',
      'i18n',
      'errors',
      'shared',
      'votes/vote-spec',
    ),
    types: ['accounts', 'notices'],
    packages: ['zod'],
    packageTypes: ['react'],
  },
  api: {
    may: ['api', 'http', 'front', 'content', 'cache', 'city', 'search', 'i18n', 'errors', 'shared'].concat(
      ...['files/index-now', 'votes/take-vote', 'votes/vote-spec', 'partners'],
    ),
    types: ['submissions', 'accounts', 'votes', 'notices'],
    packages: ['zod'],
    packageTypes: ['hono'],
  },
  files: {
    may: ['files', 'http', 'front', 'page/assets', 'content', 'cache', 'i18n', 'errors', 'shared'].concat(
      'partners',
      'share-pictures/png',
    ),
    packages: ['ical.js'],
    packageTypes: ['hono'],
  },

  // What a page is drawn with: data comes as props.
  'editor-layouts': {
    may: ['brand', 'editor-layouts', 'blocks', 'components', 'page', 'i18n', 'shared', drawing.pure],
    types: drawing.types,
    packageTypes: ['react'],
  },
  blocks: {
    may: ['blocks', 'components', 'page', 'i18n', 'shared'],
    types: drawing.types,
    packageTypes: ['react'],
  },
  components: {
    may: ['brand', 'components', 'shared-components', 'page', 'i18n', 'shared', drawing.pure],
    types: [...drawing.types, 'accounts', 'client/islands/island-props'],
    packageTypes: ['react', 'schema-dts'],
  },
  page: {
    may: ['page', 'share-pictures/share-picture', 'cache/memory', 'errors', 'i18n', 'shared'].concat(
      drawing.pure,
      'brand',
      'votes/vote-spec',
      'public/build/manifest.json',
    ),
    types: [
      ...drawing.types,
      'search',
      'submissions',
      'accounts',
      'votes',
      'notices',
      'throttle',
      'partners',
      'config',
    ],
    packages: ['react', 'react-dom'],
    packageTypes: ['zod', 'schema-dts'],
  },
  // What takes forms: where each goes, and what is said of it.
  'page/actions': {
    may: ['page/actions', 'page/action', 'city', 'content/programs/votes', 'votes/take-vote'].concat(
      ...[
        'content/places/cities',
        'content/programs/programs',
        'votes/vote-spec',
        'partners',
        'errors',
        'shared',
      ],
    ),
    types: ['page/define-page', 'accounts'],
    packages: ['libphonenumber-js'],
  },
  // What a page says of itself to machines, and the picture that its links are shared with.
  'page/structured-data': {
    may: ['page/structured-data', 'brand', 'i18n', 'shared', drawing.pure],
    types: drawing.types,
    packageTypes: ['schema-dts'],
  },
  'share-pictures': {
    may: ['share-pictures', 'i18n', 'shared'],
    types: ['content'],
    packages: ['node:zlib'],
  },

  // What a page is made of. None of these knows Hono or React.
  services: {
    may: [
      ...['cache', 'content', 'search', 'submissions', 'accounts', 'votes', 'strapi-emulator/executor'],
      ...[
        'account-world',
        'notice-world',
        'throttle-world',
        'mail/mail-config',
        'isolate-state',
        'partners/short-links',
      ],
      ...['errors', 'log'],
    ],
    types: ['config', 'notices', 'throttle'],
  },
  // What of the services accounts are made of, apart since most requests need none of it.
  'account-world': {
    may: [
      ...['accounts', 'mail', 'strapi-emulator/accounts/embedded-accounts', 'signature', 'errors'],
      'throttle-world',
    ],
    types: ['config', 'services', 'strapi-emulator/accounts'],
  },
  // The one count that the worlds of accounts and of notices share.
  'throttle-world': { may: ['throttle/throttle', 'throttle/count-try', 'signature'], types: ['services'] },
  // As the accounts' world.
  'notice-world': {
    may: ['mail', 'notices', 'throttle-world'],
    types: ['cache', 'config', 'content', 'log', 'services'],
  },
  content: {
    may: ['content', 'brand', 'cache', 'errors', 'shared'],
    types: ['log'],
    packages: ['zod', 'graphql', 'graphql-request', 'marked', 'htmlparser2'],
  },
  search: {
    // How texts are compared is the same for a city's name and for a search.
    may: [
      ...['search', 'content', 'city/choose-city', 'city/aliases', 'brand', 'cache', 'errors', 'shared'],
      ...['i18n/date-words', 'i18n/help-words', 'i18n/visit'],
    ],
    types: ['log'],
    packages: ['zod', 'minisearch', 'meilisearch'],
  },
  city: { may: ['city', 'content', 'brand', 'shared'], packages: ['zod', 'minisearch'] },
  cache: {
    may: ['cache', 'errors', 'shared/is-record', 'shared/stored-names'],
    types: ['log'],
    packages: ['zod'],
  },
  // The service that ships with the site, with the demo orchestra in it.
  'strapi-emulator': { may: ['strapi-emulator', 'demo/snapshot', 'signature'], packages: ['graphql'] },
  // Data, but for the rows that the emulator holds and the distances between cities.
  demo: {
    may: ['demo', 'city/choose-city', 'strapi-emulator/inverses'],
    types: ['shared/layout-names', 'strapi-emulator/row'],
  },
  // As another orchestra's folder: pages of its own are made of what the software's are made of.
  'demo/brand': {
    may: ['demo/brand', 'brand', 'content', 'components', 'page', 'i18n', 'shared'],
    packageTypes: ['react'],
  },
  'demo/pictures': {
    may: ['demo/pictures'],
    types: ['demo', 'strapi-emulator/row'],
    packages: ['node:*', 'sharp'],
  },

  // What everybody may use uses nobody.
  config: {
    may: ['config-values', 'bindings', 'brand', 'log', 'errors', 'shared'],
    types: ['index'],
    packages: ['zod'],
  },
  'config-values': { may: ['brand', 'shared'], packages: ['zod'] },
  bindings: {},
  errors: {},
  log: {},
  signature: {},
  i18n: { may: ['i18n', 'brand', 'shared'] },
  shared: { may: ['shared', 'brand'], packages: ['zod', '@date-fns/tz'] },

  // Drawn by the server and by the browser alike.
  'shared-components': { may: ['shared-components', 'i18n', 'shared'], packageTypes: ['react'] },

  // The browser.
  client: {
    may: ['client', 'shared-components', 'shared', 'i18n'],
    packages: ['react', 'react-dom'],
    packageTypes: ['zod'],
  },
  'client/service-worker': {
    may: ['client/service-worker', 'client/notices/service-worker', 'client/browser/saving-data'].concat(
      'shared',
      'i18n',
    ),
    types: ['client/offline/worker-messages'],
    packages: ['workbox-*'],
  },
  // What a feature does in the service worker.
  'client/notices/service-worker': { may: ['shared'] },

  // What runs in Node only.
  'tools/build': {
    may: [
      'tools/build',
      'tools/operate/site-config',
      'tools/operate/wrangler-config',
      'tools/operate/variables',
      'brand',
      'i18n',
      'bindings',
      'config',
      'errors',
    ].concat('shared', 'share-pictures/palette', 'strapi-emulator/graphql/read-only-sdl'),
    types: ['share-pictures'],
    packages: ['node:*', 'esbuild', 'subset-font', 'harfbuzzjs', 'sharp', 'zod'],
  },
  // Runs the site's readers, to put what they ask into the words of Strapi 5.
  'tools/build/dialect-5': {
    may: ['tools/build', 'content', 'search', 'cache', 'shared'],
    packages: ['node:*', 'esbuild', 'graphql'],
  },
  'tools/build/stand-ins/recording-dialect': { may: ['errors'], types: ['content'] },
  'tools/operate': {
    may: [
      'tools/operate',
      'tools/build/load-brand',
      'tools/build/load-looks',
      'tools/build/fonts/open-font',
      'brand',
      'strapi-emulator',
      'search',
      'submissions/submission',
      'submissions/lifetimes',
      'notices',
      'content',
      'cache',
      'bindings',
      'database/bounds',
      'config',
      'errors',
      'shared',
    ],
    types: ['log'],
    packages: ['node:*', 'miniflare', 'wrangler', 'zod', 'meilisearch', '@playwright/test', 'sharp'].concat(
      'csv-stringify',
    ),
  },
  'tools/measure': {
    may: [
      'tools',
      'throttle/throttle-rules',
      'throttle/choose-wait',
      'strapi-emulator',
      'search',
      'content',
      'cache',
      'bindings',
      'config',
      'shared',
    ].concat(
      // What the site says, where somebody has to have read it.
      'i18n',
    ),
    packages: ['node:*', 'miniflare', 'esbuild', 'zod', 'htmlparser2', '@playwright/test'],
  },
  // A Worker that has the throttle, and no account service behind it.
  'tools/measure/guesses/guessed-worker': { may: ['throttle', 'log'] },
  // A Worker that the bench compares the site with: the same cards, and nothing around them.
  'tools/measure/bench/rivals': {
    may: ['components/concert-list'],
    types: ['content'],
    packages: ['hono', 'react-dom'],
  },
  build: { may: ['brand', 'demo', 'tools/build'], packages: ['node:*', 'esbuild'] },
}

/** What may only be loaded when it is needed, by `import('…')`: nobody else should pay for it. */
const onlyWhenNeeded: Record<string, string> = {
  'src/strapi-emulator/executor.ts':
    'the demo: 1 MB that a deployment with its own content service never evaluates',
  'src/strapi/version-4/version.ts': 'a site on Strapi 5 never evaluates it',
  'src/strapi/version-5/version.ts': 'a site on Strapi 4 never evaluates it: 90 KB of questions',
  'src/strapi/version-5/partner-query.ts': 'as the other code for Strapi 5; it parses GraphQL',
  'src/strapi-emulator/accounts/embedded-accounts.ts': 'as src/strapi-emulator/executor.ts',
  'src/features/accounts/strapi5-accounts.ts':
    'accounts at Strapi 4, and those that ship with the site, have nothing of it',
  'src/features/accounts/renew-tokens.ts': 'as src/features/accounts/strapi5-accounts.ts',
  'src/demo/pictures/render.ts': 'drawing needs Node and sharp; the Worker has neither',
  'src/features/notices/create-notice-service.ts': 'most requests are about no notice',
  'src/features/notices/run-scheduled.ts': 'the platform’s clock runs it: no visitor does',
  'src/content/text/write-texts.ts':
    'texts are made safe when they enter the cache, not for every visitor: it reads Markdown and HTML',
  'ical.js': 'pages need no calendar',
  'src/share-images/draw-share-image.ts': 'few requests are for a share picture',
  'src/search/in-process.ts': 'a site with Meilisearch evaluates it only when that fails',
  'src/search/meilisearch.ts': 'a site without Meilisearch never evaluates it',
  meilisearch: 'as src/search/meilisearch.ts',
}

const areas = Object.keys(rules).sort((one, other) => other.length - one.length)
const files = ['build.ts', ...filesBelow('src', /\.(tsx?|mjs)$/), ...filesBelow('client', /\.tsx?$/)]
const imports = files.flatMap(readImports)
const importsOf = Map.groupBy(imports, ({ file }) => file)

/** The file without `src/` and its ending, as rules name it. */
const nameOf = (file: string) => file.replace(/^src\//, '').replace(/\.(tsx?|mjs)$/, '')

const isIn = (file: string, area: string) => nameOf(file) === area || nameOf(file).startsWith(`${area}/`)

const areaOf = (file: string) => areas.find((area) => isIn(file, area))
const importsIn = Map.groupBy(imports, ({ file }) => areaOf(file) ?? '')

/** Functions that only look at values: such a file of `content` brings in nothing but shared code. */
const isPure = (file: string): boolean =>
  (importsOf.get(file) ?? [])
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .every(({ imported, isPackage }) => {
      return !isPackage && (isIn(imported, 'shared') || (isIn(imported, 'content') && isPure(imported)))
    })

function isAllowed(each: Import): boolean {
  const { file, isPackage, isTypeOnly } = each
  const { may = [], types = [], packages = [], packageTypes = [] } = rules[areaOf(file) ?? ''] ?? {}
  const values = isPackage ? packages : may
  const others = isPackage ? packageTypes : types
  return (isTypeOnly ? [...values, ...others] : values).some((name) => isNamed(name, each))
}

/**
 * What of its rule no file of an area imports; its own files aside. Rooms of what people do have one rule: one of them
 * needs it.
 */
function unneededIn(area: string): string[] {
  const { may = [], types = [], packages = [], packageTypes = [] } = rules[area] ?? {}
  const own = (roomsOfDeeds.includes(area) ? roomsOfDeeds : [area]).flatMap(
    (room) => importsIn.get(room) ?? [],
  )
  const values = own.filter(({ isTypeOnly }) => !isTypeOnly)
  const isUnneeded = (among: Import[]) => (name: string) =>
    name !== area && !among.some((each) => isNamed(name, each))
  return [
    ...[...may, ...packages].filter(isUnneeded(values)),
    ...[...types, ...packageTypes].filter(isUnneeded(own)).map((name) => `${name} (types)`),
  ].map((name) => `${area}: ${name}`)
}

function isNamed(name: string, { imported, isPackage }: Import): boolean {
  if (isPackage) return name === imported || (name.endsWith('*') && imported.startsWith(name.slice(0, -1)))
  if (name === drawing.pure) return isIn(imported, 'content') && isPure(imported)
  return isIn(imported, name) || imported === name
}

function toSentence({ file, line, imported, isTypeOnly }: Import): string {
  const area = areaOf(file)
  const { may = [], types = [], packages = [], packageTypes = [] } = rules[area ?? ''] ?? {}
  const allowed = [...may, ...packages, ...[...types, ...packageTypes].map((name) => `${name} (types)`)]
  return (
    `${file}:${line} ${nameOf(file)} imports ${isTypeOnly ? 'a type of ' : ''}${imported}; ` +
    `${area} may import only ${allowed.join(', ') || 'nothing'}`
  )
}

describe('the import rule', () => {
  it('names every file of src and client', () => {
    expect(files.filter((file) => areaOf(file) === undefined)).toEqual([])
  })

  it('finds the imports that it judges', () => {
    expect(imports.length).toBeGreaterThan(files.length)
  })

  it.each([
    ['src/pages/home.tsx', 'src/pages/concert.tsx', 'a page'],
    ['src/pages/home.tsx', 'src/context/services.ts', 'services'],
    ['src/pages/home.tsx', 'hono', 'Hono'],
    ['src/content/concerts/concert.ts', 'react', 'React'],
    ['src/content/concerts/concert.ts', 'src/city/choose-city.ts', 'city'],
    ['src/cache/cache.ts', 'hono', 'Hono'],
    ['src/ui/components/footer.tsx', 'src/content/site/site.ts', 'a reader of content'],
    ['src/ui/components/island.tsx', 'client/islands/registry.ts', 'code of the browser'],
    ['src/http/error-answer.tsx', 'src/pages/home.tsx', 'a page that is no error page'],
    ['src/shared/urls.ts', 'src/i18n/site.ts', 'texts'],
    ['client/main.ts', 'src/content/places/cities.ts', 'content'],
    ['client/main.ts', 'zod', 'zod'],
    ['src/context/services.ts', 'src/demo/snapshot.ts', 'the insides of the demo'],
    ['src/tools/measure/bench/growth.ts', 'src/demo/snapshot.ts', 'the insides of the demo'],
    ['src/app.ts', 'src/tools/operate/serve-worker.ts', 'what runs in Node'],
    [
      'src/features/submissions/components/submission-form.tsx',
      'src/features/submissions/outbox.ts',
      'what stores',
    ],
    ['src/pages/content-page.tsx', 'src/features/submissions/submission-service.ts', 'what stores'],
    ['src/features/submissions/actions/submit.ts', 'src/features/submissions/outbox.ts', 'what stores'],
    ['src/endpoints/health.ts', 'src/features/submissions/read-outbox-state.ts', 'what stores'],
    ['src/endpoints/health.ts', 'src/mail/mailer.ts', 'letters'],
    ['client/forms/form-island.ts', 'src/features/submissions/submission.ts', 'what stores'],
    ['src/features/submissions/outbox.ts', 'src/features/accounts/session.ts', 'another room of deeds'],
    ['src/features/submissions/outbox.ts', 'src/http/cookies.ts', 'requests'],
    ['src/features/submissions/outbox.ts', 'hono', 'Hono'],
    ['src/features/submissions/outbox.ts', 'react', 'React'],
    ['src/mail/mailer.ts', 'src/features/submissions/submission.ts', 'who writes letters'],
    ['src/mail/mailer.ts', 'src/i18n/letters.ts', 'what letters say'],
    ['src/database/tables.ts', 'src/features/submissions/submission.ts', 'who keeps something in it'],
  ])('forbids %s to import %s (%s)', (file, imported) => {
    const isPackage = !imported.includes('/')
    expect(
      isAllowed({ file, imported, line: 1, isPackage, isTypeOnly: false, isDynamic: false, names: [] }),
    ).toBe(false)
  })

  it('tells a type from a value', () => {
    const site = { file: 'src/ui/components/footer.tsx', imported: 'src/content/site/site.ts', line: 1 }
    expect(isAllowed({ ...site, isPackage: false, isTypeOnly: true, isDynamic: false, names: [] })).toBe(true)
  })

  it.each(Object.keys(rules))('is kept by %s', (area) => {
    const broken = (importsIn.get(area) ?? []).filter((each) => !isAllowed(each))
    expect(broken.map(toSentence)).toEqual([])
  })

  it.each(Object.entries(onlyWhenNeeded))('loads %s only when it is needed: %s', (name) => {
    const atOnce = imports.filter(({ imported, isDynamic, isTypeOnly, file }) => {
      return imported === name && !isDynamic && !isTypeOnly && !isIn(file, 'tools')
    })
    expect(atOnce.map(({ file, line }) => `${file}:${line}`)).toEqual([])
  })

  it.each(Object.keys(onlyWhenNeeded))('knows where %s is loaded', (name) => {
    expect(imports.some(({ imported, isDynamic }) => imported === name && isDynamic)).toBe(true)
  })

  it('allows nothing that nobody needs', () => {
    expect(Object.keys(rules).flatMap(unneededIn)).toEqual([])
  })
})
