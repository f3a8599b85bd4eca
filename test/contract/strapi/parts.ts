/** What is held against a Strapi in one go. */
export interface Part {
  name: string
  command: readonly string[]
  /** Whether the part runs only with `--thorough`, because other parts check the same. */
  isThorough?: boolean
}

/** `--maxWorkers=1`, since each of the two Strapis has one core. */
const vitest = (config: string, ...files: string[]) => [
  ...['vitest', 'run', '--maxWorkers=1'],
  ...['--config', `test/vitest.${config}.config.ts`],
  ...files,
]

/**
 * The order of the parts: the last five change the content. Worker tests run here if they accept whatever content the
 * service has; the others bring their own or fake a failure.
 */
export const parts: readonly Part[] = [
  { name: 'every query, both services', command: vitest('contract', 'replay') },
  // Strapi answers every query as the embedded service does, on which the same tests run with every commit.
  {
    name: 'worker tests on Strapi',
    command: vitest('worker', 'test/worker/any-content/all.test.ts'),
    isThorough: true,
  },
  {
    name: 'browser journey on Strapi',
    command: ['playwright', 'test', '--config', 'test/contract/strapi/playwright.config.ts'],
  },
  { name: 'what visitors send arrives', command: vitest('contract', 'submissions') },
  { name: 'accounts', command: vitest('contract', 'accounts', 'provider-journey') },
  { name: 'drafts, both services', command: vitest('contract', 'drafts') },
  { name: 'preview: drafts by a signed link', command: vitest('contract', 'preview') },
  { name: 'an own Strapi, made by npm run cms', command: vitest('contract', 'cms') },
  { name: 'an editor’s change is told', command: vitest('contract', 'notices') },
  { name: 'an editor’s change reaches the pages', command: vitest('contract', 'webhook') },
  { name: 'imports', command: vitest('contract', 'strapi/import') },
]
