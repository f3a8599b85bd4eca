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
const drawing = { pure: 'content (pure)' } as const

/** What every layer may use: none of these uses a layer above it. */
const base = ['errors', 'crypto', 'shared', 'routes']

/** A feature's folder each. No feature imports another; what two need stands where both may look. */
const features = [
  ...['accounts', 'notices', 'partners', 'previews', 'saved', 'submissions', 'votes', 'wishes'],
]

/** Where a feature's own rows stand: nobody else imports from a feature's folder. */
const registries = ['app', 'worker', 'context/services', 'features/hooks', 'pages/content-page']
/** Search results, offline pages and account sync show the heart buttons and the list of saved concerts. */
const sharedInBrowser = 'client/saved'
/** Files of the browser's code in which a feature may have a row. */
const clientRegistries = ['islands/registry', 'islands/island-props', 'forms/form-island', 'enhancements']
  .concat('service-worker/service-worker')
  .map((file) => `client/${file}`)

/**
 * Files whose classes `worker.ts` exports, with what they may import: every isolate of the Worker evaluates them when it
 * starts, so they bring little along.
 */
const durableObjects: Record<string, Rule> = {
  'throttle/sign-in-throttle': { may: ['throttle/choose-wait', 'throttle/email-limit'] },
  'features/votes/vote-shard': {
    may: ['features/votes/shard-state'],
    types: ['features/votes/vote-rules', 'features/votes/vote-tally', 'content/programs/vote-spec'],
  },
  'features/votes/vote-tally': {
    may: ['features/votes/tally-state'],
    types: ['features/votes/vote-rules', 'features/votes/vote-shard', 'content/programs/vote-spec'],
  },
}

/** What draws: data comes as props. */
const drawn = [...base, 'brand', 'languages', 'rendering', 'ui', drawing.pure]

/** A feature's service and store know neither Hono nor React; its pages, actions and endpoints are as those of the site. */
function rulesOf(feature: string): Record<string, Rule> {
  const own = `features/${feature}`
  return {
    [own]: {
      may: [own, ...base, 'brand', 'cache', 'content', 'languages', 'mail'].concat(
        ...[
          'context/editor-pass',
          'context/isolate-state',
          'context/visitor',
          'strapi/content-types',
          'strapi/port/find-version',
          'throttle',
          'strapi-emulator/accounts',
        ],
      ),
      types: ['context', 'config', 'log', 'strapi'],
      packages: ['zod'],
    },
    [`${own}/forms`]: { may: [`${own}/forms`, ...base, 'brand', 'languages'], packages: ['zod'] },
    [`${own}/components`]: {
      may: [`${own}/components`, `${own}/forms`, ...drawn],
      types: [own, 'content', 'context'],
      packageTypes: ['react'],
    },
    [`${own}/pages`]: {
      may: [own, ...drawn, 'city', 'content'],
      types: ['context'],
      packages: ['zod'],
    },
    [`${own}/actions`]: {
      may: [own, ...base, 'city', 'content', 'rendering/action'],
      types: ['rendering/define-page'],
      packages: ['zod', 'libphonenumber-js'],
    },
    [`${own}/api`]: {
      may: [own, ...base, 'cache', 'content', 'languages', 'http', 'rendering', 'share-images/png'].concat(
        'endpoints/files',
        'endpoints/answer-refusal',
        'endpoints/parse-call',
      ),
      types: ['context'],
      packages: ['zod'],
      packageTypes: ['hono'],
    },
  }
}

/** Named for many areas at once, of which not each needs all. */
const everybodys: readonly string[] = drawn

const rules: Record<string, Rule> = {
  ...Object.assign({}, ...features.map(rulesOf)),
  // Limits of what one person may do, whatever it is.
  throttle: { may: ['throttle', 'cache', 'crypto', 'errors'], types: ['context', 'log'] },
  ...Object.fromEntries(
    Object.entries(durableObjects).map(([file, rule]) => [
      file,
      { ...rule, packages: ['cloudflare:workers'] },
    ]),
  ),
  'features/hooks': { may: features.map((feature) => `features/${feature}`) },
  'features/partners/qr-code': { may: [], packages: ['lean-qr'] },
  'features/notices/channels/push': {
    may: ['features/notices', 'languages', 'shared'],
    packages: ['@block65/webcrypto-web-push'],
  },
  // Sends what others have written.
  mail: { may: ['mail', 'errors'], types: ['config'] },
  // The platform's tools make the tables. What stands in a row is the business of the feature that writes it.
  database: {},
  // What the software asks of an orchestra, and the orchestra's own files behind `#brand/`.
  // Its checks read drawings as a parser does; nothing of them is shipped.
  brand: {
    may: ['brand', 'languages/facts', 'shared/forms/form-names'],
    types: ['languages'],
    packages: ['zod', 'htmlparser2', '#brand'],
  },
  // From the outside in: the entry, the table of contents, what answers a request.
  worker: {
    may: ['app', 'background-events', 'http/page-cache', ...Object.keys(durableObjects)],
    types: ['config'],
  },
  // What one request may use: variables and bindings, and the services made of them.
  context: {
    may: ['context', 'crypto', 'log', 'shared'],
    types: ['cache', 'config', 'strapi', 'throttle'],
    packages: ['zod'],
  },
  'context/isolate-state': { may: ['cache', 'strapi/port/changes'] },
  'context/services': {
    may: ['cache', 'context', 'errors', 'search', 'strapi', 'throttle'].concat(
      features.map((feature) => `features/${feature}`),
    ),
    types: ['log'],
  },
  'background-events': { may: ['config', 'context'] },
  app: {
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
      ...[
        ...base,
        'http',
        'rendering',
        'context',
        'content',
        'strapi',
        'city',
        'cache',
        'config',
        'languages',
      ],
      ...[
        'features/hooks',
        'share-images',
        'throttle/visitor-address',
        'pages/not-found',
        'pages/unavailable',
      ],
      ...['ui/components/document', 'ui/components/frame-document'],
    ],
    packages: ['hono', '@hono/react-renderer', 'zod'],
    packageTypes: ['react'],
  },
  // What every isolate evaluates before it answers with a stored page: no package, and little else.
  'http/page-cache': {
    may: [
      'http/page-cache',
      'context/isolate-state',
      'cache',
      'crypto',
      'strapi/port/changes',
      'rendering/assets',
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
  // Pages of content that hold a form take its parts from the feature of forms.
  'pages/content-page': {
    may: ['features/submissions', ...drawn, 'content', 'city'],
    packages: ['zod'],
  },
  // No page imports a page, and none sees Hono.
  pages: {
    may: [...drawn, 'content', 'city', 'search', 'share-images/share-image'],
    packages: ['zod'],
    packageTypes: ['react'],
  },
  endpoints: {
    may: ['endpoints', 'http', 'content', 'strapi', 'cache', 'city', 'search', 'languages', ...base],
    types: ['context'],
    packages: ['zod'],
    packageTypes: ['hono'],
  },
  'endpoints/files': {
    may: ['endpoints/files', 'http', 'rendering/assets', 'content', 'strapi', 'cache', 'languages', ...base],
    packages: ['ical.js'],
    packageTypes: ['hono'],
  },

  // What a page is drawn with.
  ui: {
    may: drawn,
    types: ['content', 'client/islands/island-props'],
    packageTypes: ['react', 'schema-dts'],
  },
  'ui/blocks/block-list': {
    may: ['ui', 'rendering', 'features/hooks', 'shared'],
    types: ['content'],
    packageTypes: ['react'],
  },
  // Drawn by the server and by the browser alike.
  'ui/shared': { may: ['ui/shared', 'languages', 'shared', 'routes'], packageTypes: ['react'] },
  rendering: {
    may: [
      'rendering',
      'share-images/share-image',
      'cache/memory',
      'languages',
      'brand',
      ...base,
      drawing.pure,
    ].concat('public/build/manifest.json'),
    types: ['content', 'context', 'search', 'strapi', 'throttle', 'config'],
    packages: ['react', 'react-dom'],
    packageTypes: ['zod', 'schema-dts'],
  },
  // What a page says of itself to machines, and the picture that its links are shared with.
  'rendering/structured-data': {
    may: ['rendering/structured-data', 'brand', 'languages', 'shared', 'routes', drawing.pure],
    types: ['content'],
    packageTypes: ['schema-dts'],
  },
  'share-images': {
    may: ['share-images', 'languages', 'shared', 'routes'],
    types: ['content'],
    packages: ['node:zlib'],
  },

  // What a page is made of. None of these knows Hono or React.
  content: {
    may: ['content', 'strapi', 'brand', 'cache', 'crypto', 'errors', 'shared', 'routes'],
    packages: ['zod', 'marked', 'htmlparser2'],
  },
  strapi: {
    may: ['strapi', 'content', 'brand', 'cache', 'crypto', 'errors', 'shared'],
    types: ['log'],
    packages: ['zod', 'graphql', 'graphql-request'],
  },
  // The registry of content types knows from the address book which of them have pages.
  'strapi/content-types': { may: ['routes/addresses', 'shared', 'strapi/port/fields'] },
  'strapi/create-content-services': {
    may: ['strapi', 'cache', 'errors', 'strapi-emulator/executor'],
    types: ['context/context'],
  },
  search: {
    // How texts are compared is the same for a city's name and for a search.
    may: [
      ...['search', 'content', 'strapi', 'city/choose-city', 'city/city-aliases', 'brand', 'cache', ...base],
      ...['languages/facts', 'languages/help-words', 'languages/texts'],
    ],
    types: ['log', 'languages'],
    packages: ['zod', 'minisearch', 'meilisearch'],
  },
  city: {
    may: ['city', 'content', 'brand', 'shared', 'routes'],
    types: ['strapi'],
    packages: ['zod', 'minisearch'],
  },
  cache: {
    may: ['cache', 'crypto', 'errors', 'shared/is-record', 'shared/stored-names'],
    types: ['log'],
    packages: ['zod'],
  },
  // The service that ships with the site, with the demo orchestra in it.
  'strapi-emulator': { may: ['strapi-emulator', 'demo/snapshot', 'crypto'], packages: ['graphql'] },
  // Data, but for the rows that the emulator holds and the distances between cities.
  demo: {
    may: ['demo', 'city/choose-city', 'strapi-emulator/inverses'],
    types: ['shared/layout-names', 'strapi-emulator/row'],
  },
  // As another orchestra's folder: pages of its own are made of what the software's are made of.
  'demo/brand': {
    may: ['demo/brand', 'content', ...drawn],
    packageTypes: ['react'],
  },
  'demo/pictures': {
    may: ['demo/pictures'],
    types: ['demo', 'strapi-emulator/row'],
    packages: ['node:*', 'sharp'],
  },

  // What everybody may use uses nobody above it.
  config: { may: ['config', 'brand', 'log', 'errors', 'shared'], packages: ['zod'] },
  errors: {},
  log: {},
  crypto: {},
  // Node programs read the folders; what a bundle gets of them, the build writes.
  languages: { may: ['languages', 'brand', 'shared', 'routes'], packages: ['node:*', '#brand'] },
  shared: {
    may: ['shared', 'routes', 'brand', 'languages/facts'],
    types: ['languages'],
    packages: ['zod', '@date-fns/tz'],
  },
  routes: { may: ['routes', 'shared', 'brand'] },

  // The browser.
  client: {
    may: [
      'client',
      'ui/shared',
      'shared',
      'routes',
      'languages',
      ...features.map((feature) => `features/${feature}/forms`),
    ],
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
  // What a feature does in the service worker.
  'client/notices/service-worker': { may: ['shared', 'routes'] },

  // What runs in Node only.
  'tools/command-line': { may: ['shared'], packages: ['node:util'] },
  'tools/build': {
    may: [
      ...[
        'tools/build',
        'tools/command-line',
        'tools/operate/site-config',
        'tools/operate/wrangler-config',
        'tools/operate/variables',
      ],
      ...['brand', 'languages', 'config', 'errors', 'shared', 'routes', 'share-images/palette'],
      'strapi-emulator/graphql/read-only-sdl',
    ],
    types: ['share-images'],
    packages: ['node:*', 'esbuild', 'subset-font', 'harfbuzzjs', 'sharp', 'zod'],
  },
  'tools/build/build-site': { may: ['tools/build', 'brand', 'demo'], packages: ['node:*'] },
  // Runs the site's readers, to put what they ask into the words of Strapi 5.
  'tools/build/strapi-5': {
    may: ['tools/build', 'content', 'strapi', 'search', 'cache', 'crypto', 'shared'],
    packages: ['node:*', 'esbuild', 'graphql'],
  },
  'tools/build/stand-ins/recording-version': { may: ['errors'], types: ['strapi'] },
  'tools/operate': {
    may: [
      ...['tools/operate', 'tools/command-line', 'tools/build/build-options', 'tools/build/load-brand'],
      ...['tools/build/load-design', 'tools/build/fonts/open-font', 'tools/build/check-languages'],
      ...['brand', 'strapi-emulator', 'search', 'content', 'strapi', 'cache', 'config', ...base],
      ...['languages/facts', 'languages/language-folders', 'database/bounds'],
      ...['features/submissions', 'features/notices'],
    ],
    types: ['log'],
    packages: ['node:*', 'miniflare', 'wrangler', 'zod', 'meilisearch', '@playwright/test', 'sharp'].concat(
      'csv-stringify',
    ),
  },
  'tools/measure': {
    may: [
      ...['tools', 'throttle', 'strapi-emulator', 'search', 'content', 'cache', 'config', ...base],
      // What the site says, where somebody has to have read it.
      ...['languages', 'features/submissions/forms', 'features/notices/forms', 'features/accounts/forms'],
    ],
    packages: ['node:*', 'miniflare', 'esbuild', 'zod', 'htmlparser2', '@playwright/test'],
  },
  // A Worker that has the throttle, and no account service behind it.
  'tools/measure/guesses/guessed-worker': { may: ['throttle', 'log'] },
  // A Worker that the bench compares the site with: the same cards, and nothing around them.
  'tools/measure/bench/rivals': {
    may: ['ui/components/concert-list'],
    types: ['content'],
    packages: ['hono', 'react-dom'],
  },
  build: { may: ['tools/build', 'tools/command-line', 'tools/operate/site-config'] },
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
  'src/share-images/draw-share-image.ts': 'few requests are for an Open Graph image',
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

const isPartOf = (name: string, area: string) =>
  name === area || area.startsWith(`${name}/`) || name.startsWith(`${area}/`)

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

/** Features have one rule: what one of them needs, all may. */
const areasLike = (area: string): string[] => {
  const [top, feature = '', ...part] = area.split('/')
  if (top !== 'features' || !features.includes(feature)) return [area]
  return features.map((each) => ['features', each, ...part].join('/'))
}

/** What of its rule no file of an area imports; its own files aside. */
function unneededIn(area: string): string[] {
  const { may = [], types = [], packages = [], packageTypes = [] } = rules[area] ?? {}
  const own = areasLike(area).flatMap((each) => importsIn.get(each) ?? [])
  const values = own.filter(({ isTypeOnly }) => !isTypeOnly)
  const isUnneeded = (among: Import[]) => (name: string) =>
    !everybodys.includes(name) &&
    !name.startsWith('features/') &&
    !areasLike(area).some((each) => isPartOf(name, each)) &&
    !among.some((each) => isNamed(name, each))
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
    ['src/shared/urls.ts', 'src/languages/texts.ts', 'texts'],
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
    ['src/pages/home.tsx', 'src/features/submissions/submission-service.ts', 'what stores'],
    ['src/endpoints/health.ts', 'src/features/submissions/read-outbox-state.ts', 'what stores'],
    ['src/endpoints/health.ts', 'src/mail/mailer.ts', 'letters'],
    ['client/forms/form-island.ts', 'src/features/submissions/submission.ts', 'what stores'],
    ['src/features/submissions/outbox.ts', 'src/features/accounts/session.ts', 'another room of deeds'],
    ['src/features/submissions/outbox.ts', 'src/http/cookies.ts', 'requests'],
    ['src/features/submissions/outbox.ts', 'hono', 'Hono'],
    ['src/features/submissions/outbox.ts', 'react', 'React'],
    ['src/mail/mailer.ts', 'src/features/submissions/submission.ts', 'who writes letters'],
    ['src/mail/mailer.ts', 'src/languages/texts.ts', 'what letters say'],
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

  it.each(features)('lets %s be taken out with its folders and the rows that name it', (feature) => {
    const isOwn = (file: string) => isIn(file, `features/${feature}`) || isIn(file, `client/${feature}`)
    const others = imports.filter(
      ({ file, imported }) => isOwn(imported) && !isOwn(file) && !isIn(imported, sharedInBrowser),
    )
    const isRow = (file: string) =>
      [...registries, ...clientRegistries].some((area) => isIn(file, area)) || isIn(file, 'tools')
    expect(others.filter(({ file }) => !isRow(file)).map(({ file, line }) => `${file}:${line}`)).toEqual([])
  })

  it('allows nothing that nobody needs', () => {
    expect(Object.keys(rules).flatMap(unneededIn)).toEqual([])
  })
})
