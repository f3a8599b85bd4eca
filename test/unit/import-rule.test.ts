import { describe, expect, it } from 'vitest'
import { filesBelow, type Import, readImports } from './read-imports.ts'

/**
 * Who may import whom (src/README.md). An area is a file or a folder of `src`, or `client`. What isn't listed
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

const rules: Record<string, Rule> = {
  // From the outside in: the entry, the table of contents, what answers a request.
  index: { may: ['app'], types: ['config'] },
  app: {
    may: ['middleware', 'serving', 'pages', 'api', 'feeds', 'config', 'shared'],
    types: ['app-env', 'i18n'],
    packages: ['hono'],
  },
  'app-env': { types: ['config', 'services', 'shared'] },
  middleware: {
    may: ['services', 'config', 'security-policy', 'errors', 'shared'],
    types: ['app-env'],
    packages: ['hono'],
  },
  serving: {
    may: ['serving', 'rendering', 'content', 'city', 'cache', 'assets', 'errors', 'shared'].concat(
      'components/document',
      'pages/not-found',
      'cards',
      'i18n',
      'public/build/card-parts.json',
      'pages/unavailable',
    ),
    types: ['app-env', 'config'],
    packages: ['hono', '@hono/react-renderer', 'zod'],
    packageTypes: ['react'],
  },
  // No page imports a page, and none sees Hono.
  pages: {
    may: [
      'content',
      'city',
      'search',
      'layouts',
      'blocks',
      'components',
      'rendering',
      'structured-data',
      'cards/card',
      'i18n',
      'errors',
      'shared',
    ],
    packages: ['zod'],
    packageTypes: ['react'],
  },
  api: {
    may: ['api', 'content', 'cache', 'city', 'search', 'i18n', 'errors', 'shared', 'feeds/index-now'],
    types: ['app-env'],
    packages: ['zod'],
    packageTypes: ['hono'],
  },
  feeds: {
    may: ['feeds', 'content', 'cache', 'i18n', 'errors', 'shared'],
    types: ['app-env'],
    packages: ['ical.js'],
    packageTypes: ['hono'],
  },

  // What a page is drawn with: data comes as props.
  layouts: {
    may: ['layouts', 'blocks', 'components', 'rendering', 'structured-data', 'i18n', 'shared', drawing.pure],
    types: [...drawing.types, 'assets'],
    packageTypes: ['react'],
  },
  blocks: {
    may: ['blocks', 'components', 'rendering', 'i18n', 'shared', drawing.pure],
    types: drawing.types,
    packageTypes: ['react'],
  },
  components: {
    may: [
      'components',
      'search-cards',
      'rendering',
      'structured-data',
      'i18n',
      'shared',
      'assets',
      drawing.pure,
    ],
    types: [...drawing.types, 'client/islands/island-props'],
    packageTypes: ['react', 'schema-dts'],
  },
  rendering: {
    may: ['rendering', 'cards/card', 'cache/memory', 'i18n', 'shared', drawing.pure],
    types: [...drawing.types, 'search', 'config', 'assets', 'structured-data'],
    packages: ['react', 'react-dom'],
    packageTypes: ['zod', 'schema-dts'],
  },
  // What a page says of itself to machines, and the picture that its links are shared with.
  'structured-data': {
    may: ['structured-data', 'i18n', 'shared', drawing.pure],
    types: drawing.types,
    packageTypes: ['schema-dts'],
  },
  cards: { may: ['cards', 'i18n', 'shared'], types: ['content'], packages: ['node:zlib'] },

  // What a page is made of. None of these knows Hono or React.
  services: { may: ['cache', 'content', 'search', 'embedded/executor', 'log'], types: ['config'] },
  content: {
    may: ['content', 'cache', 'errors', 'shared'],
    types: ['log'],
    packages: ['zod', 'graphql', 'graphql-request', 'marked', 'sanitize-html'],
  },
  search: {
    // How texts are compared is the same for a city's name and for a search.
    may: ['search', 'content', 'city/choose-city', 'cache', 'errors', 'shared'],
    types: ['log'],
    packages: ['zod', 'minisearch', 'meilisearch'],
  },
  city: { may: ['city', 'content', 'shared'], packages: ['zod', 'minisearch'] },
  cache: { may: ['cache'], types: ['log'], packages: ['zod'] },
  // The service that ships with the site stands on its own; distances between cities are the site's.
  embedded: { may: ['embedded', 'city/choose-city', 'shared/layout-names'], packages: ['graphql'] },

  // What everybody may use uses nobody.
  config: { may: ['errors', 'shared'], packages: ['zod'] },
  'security-policy': { types: ['config', 'shared'] },
  errors: {},
  log: {},
  assets: { may: ['public/build/manifest.json'] },
  i18n: { may: ['i18n', 'shared'] },
  shared: { may: ['shared'], packages: ['zod', '@date-fns/tz'] },

  // Drawn by the server and by the popup alike.
  'search-cards': { may: ['search-cards', 'i18n', 'shared'], packageTypes: ['react'] },

  // The browser, and what runs in Node only.
  client: { may: ['client', 'search-cards', 'shared', 'i18n'], packages: ['react', 'react-dom'] },
  'client/fonts': {
    may: ['client/fonts'],
    types: ['cards'],
    packages: ['node:fs', 'node:path', 'subset-font', 'harfbuzzjs'],
  },
  'client/service-worker': {
    may: ['client/service-worker', 'client/saving-data', 'shared', 'i18n'],
    types: ['client/offline/worker-messages'],
    packages: ['workbox-*'],
  },
  'client/builds': { may: ['shared'], packages: ['node:*', 'esbuild'] },
  'embedded/pictures': { may: ['embedded/pictures'], types: ['embedded'], packages: ['node:*', 'sharp'] },
  commands: {
    may: ['commands', 'embedded', 'search', 'content', 'cache', 'config', 'log', 'errors', 'shared'],
    packages: [
      'node:*',
      'miniflare',
      'meilisearch',
      'esbuild',
      'zod',
      'htmlparser2',
      '@playwright/test',
      'sharp',
    ],
  },
  // A Worker that the bench compares the site with: the same cards, and nothing around them.
  'commands/bench/rivals': {
    may: ['components/concert-list'],
    types: ['content'],
    packages: ['hono', 'react-dom'],
  },
  build: {
    may: ['embedded', 'client/fonts', 'client/builds', 'commands/build'],
    packages: ['node:*', 'esbuild'],
  },
}

/** What may only be loaded when it is needed, by `import('…')`: nobody else should pay for it. */
const onlyWhenNeeded: Record<string, string> = {
  'src/embedded/executor.ts': 'the demo: 1 MB that a deployment with its own content service never evaluates',
  'src/embedded/pictures/render.ts': 'drawing needs Node and sharp; the Worker has neither',
  'sanitize-html': 'texts are made safe when they enter the cache, not for every visitor',
  marked: 'as sanitize-html',
  'ical.js': 'pages need no calendar',
  'src/cards/draw-card.ts': 'few requests are for a card',
  'public/build/card-parts.json': 'outlines of all letters: more than all pages are made with',
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

/** Functions that only look at values: such a file of `content` brings in nothing but shared code. */
const isPure = (file: string): boolean =>
  (importsOf.get(file) ?? [])
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .every(({ imported, isPackage }) => {
      return !isPackage && (isIn(imported, 'shared') || (isIn(imported, 'content') && isPure(imported)))
    })

function isAllowed({ file, imported, isPackage, isTypeOnly }: Import): boolean {
  const { may = [], types = [], packages = [], packageTypes = [] } = rules[areaOf(file) ?? ''] ?? {}
  if (isPackage) {
    const named = isTypeOnly ? [...packages, ...packageTypes] : packages
    return named.some(
      (name) => name === imported || (name.endsWith('*') && imported.startsWith(name.slice(0, -1))),
    )
  }
  if (may.includes(drawing.pure) && isIn(imported, 'content') && isPure(imported)) return true
  return (isTypeOnly ? [...may, ...types] : may).some((area) => isIn(imported, area) || imported === area)
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
    ['src/pages/home.tsx', 'src/services.ts', 'services'],
    ['src/pages/home.tsx', 'hono', 'Hono'],
    ['src/content/concert.ts', 'react', 'React'],
    ['src/content/concert.ts', 'src/city/choose-city.ts', 'city'],
    ['src/cache/swr.ts', 'hono', 'Hono'],
    ['src/components/footer.tsx', 'src/content/site.ts', 'a reader of content'],
    ['src/components/island.tsx', 'client/islands/registry.ts', 'code of the browser'],
    ['src/serving/error-answer.tsx', 'src/pages/home.tsx', 'a page that is no error page'],
    ['src/shared/urls.ts', 'src/i18n/site.ts', 'texts'],
    ['client/main.ts', 'src/content/city.ts', 'content'],
    ['client/main.ts', 'zod', 'zod'],
    ['src/services.ts', 'src/embedded/snapshot.ts', 'the insides of the demo'],
    ['src/app.ts', 'src/commands/serve-worker.ts', 'what runs in Node'],
  ])('forbids %s to import %s (%s)', (file, imported) => {
    const isPackage = !imported.includes('/')
    expect(isAllowed({ file, imported, line: 1, isPackage, isTypeOnly: false, isDynamic: false })).toBe(false)
  })

  it('tells a type from a value', () => {
    const site = { file: 'src/components/footer.tsx', imported: 'src/content/site.ts', line: 1 }
    expect(isAllowed({ ...site, isPackage: false, isTypeOnly: true, isDynamic: false })).toBe(true)
  })

  it.each(Object.keys(rules))('is kept by %s', (area) => {
    const broken = imports.filter((each) => areaOf(each.file) === area && !isAllowed(each))
    expect(broken.map(toSentence)).toEqual([])
  })

  it.each(Object.entries(onlyWhenNeeded))('loads %s only when it is needed: %s', (name) => {
    const atOnce = imports.filter(({ imported, isDynamic, isTypeOnly, file }) => {
      return imported === name && !isDynamic && !isTypeOnly && !isIn(file, 'commands')
    })
    expect(atOnce.map(({ file, line }) => `${file}:${line}`)).toEqual([])
  })
})
