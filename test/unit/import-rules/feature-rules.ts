/**
 * Who may import whom (docs/architecture.md). An area is a file or a folder of `src`, or `client`. Everything that isn't
 * listed is forbidden, even an area's own files.
 */
export interface Rule {
  /** Areas, or single files of them, that may be imported. */
  may?: readonly string[]
  /** Areas from which only types may be imported. */
  types?: readonly string[]
  packages?: readonly string[]
  packageTypes?: readonly string[]
}

/** Code that renders a page may use types of `content`, and its functions that only work on values. */
export const drawing = { pure: 'content (pure)' } as const

/** Areas that every layer may use: none of them uses a layer above it. */
export const base = ['errors', 'crypto', 'shared', 'routes']

/** The third-party services that the brand has chosen. */
export const chosenProviders = [
  'brand/chosen-providers',
  'providers/provider',
  'providers/network',
  'providers/embed-provider',
]

/** Features, by their folders. No feature imports another: code that two features need is in neither of them. */
export const features = [
  ...[
    'accounts',
    'assistants',
    'availability',
    'desk',
    'notices',
    'partners',
    'previews',
    'saved',
    'statistics',
    'submissions',
    'votes',
    'wishes',
  ],
]

/** Files that have a row for each feature. Nothing else imports from a feature's folder. */
export const registries = ['worker/app', 'worker/worker', 'features/services', 'rendering/feature-hooks']
/** What is counted, which the pages of the office read. */
export const sharedStatistics = [
  'features/statistics/read-statistics',
  'features/statistics/statistics-kinds',
]
/** Search results, offline pages and account sync show the heart buttons and the list of saved concerts. */
export const sharedInBrowser = 'client/saved'
/** Files of the browser's code in which a feature may have a row. */
export const clientRegistries = [
  'islands/registry',
  'islands/island-props',
  'forms/form-island',
  'enhancements',
]
  .concat('service-worker/service-worker')
  .map((file) => `client/${file}`)

/**
 * Files whose classes `worker/worker.ts` exports, with what they may import: every isolate of the Worker evaluates them when it
 * starts, so they bring little along.
 */
export const durableObjects: Record<string, Rule> = {
  'publishing/publisher': {
    may: ['publishing/publisher-object', 'publishing/publisher-store'],
    types: ['config', 'content/parts/manifest', 'content/parts/part-stores', 'shared/content-types'],
  },
  'throttle/sign-in-throttle': {
    may: ['throttle/throttle-state'],
    types: ['throttle/attempt-limits', 'throttle/attempt-limits'],
  },
  'features/votes/vote-shard': {
    may: ['features/votes/shard-state'],
    types: ['features/votes/vote-rules', 'features/votes/vote-tally', 'content/programs/vote-spec'],
  },
  'features/statistics/statistics-day': {
    may: ['features/statistics/day-state'],
    types: ['features/statistics/statistics-batch'],
  },
  'features/votes/vote-tally': {
    may: ['features/votes/tally-state'],
    types: ['features/votes/vote-rules', 'features/votes/vote-shard', 'content/programs/vote-spec'],
  },
}

/** Areas for code that renders: its data comes as props. */
export const drawn = [...base, ...chosenProviders, 'brand', 'languages', 'rendering', 'ui', drawing.pure]

/**
 * A feature's service and store use neither Hono nor React. Its pages, actions and endpoints follow the rules for
 * those of the site.
 */
export function rulesOf(feature: string): Record<string, Rule> {
  const own = `features/${feature}`
  return {
    [own]: {
      may: [own, ...base, 'brand', 'cache', 'content', 'languages', 'mail'].concat(
        ...[
          'context/editor-pass',
          'context/isolate-state',
          'rendering/visitor',
          'publishing/parts-on-demand',
          'content/parts/published-content',
          'strapi/content-types',
          'strapi/drafts/entry-by-id',
          'strapi/port/find-version',
          'strapi/port/limit-answer',
          'throttle',
          'strapi-emulator/accounts',
          'places/choose-city',
          'places/tour-city',
          ...sharedStatistics,
        ],
      ),
      types: ['context', 'config', 'log', 'providers', 'strapi'],
      // The last two read the e-mails that come to the inbox.
      packages: ['zod', 'postal-mime', 'htmlparser2'],
    },
    [`${own}/forms`]: { may: [`${own}/forms`, ...base, 'brand', 'languages'], packages: ['zod'] },
    [`${own}/components`]: {
      may: [`${own}/components`, `${own}/forms`, ...drawn],
      types: [own, 'content'],
      packageTypes: ['react'],
    },
    [`${own}/pages`]: {
      may: [own, ...drawn, ...sharedStatistics, 'content', 'places'],
      packages: ['zod'],
    },
    [`${own}/actions`]: {
      may: [own, ...base, 'places', 'content', 'rendering/action', 'rendering/desk-page'],
      types: ['rendering/define-page'],
      packages: ['zod', 'libphonenumber-js'],
    },
    [`${own}/api`]: {
      may: [own, ...base, 'cache', 'content', 'languages', 'http', 'rendering', 'share-images/png'],
      packages: ['zod'],
      packageTypes: ['hono'],
    },
  }
}
