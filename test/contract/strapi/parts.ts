import { basename } from 'node:path'
import type { Version } from './hold-to-strapi.ts'

/** What is held against a Strapi in one go. */
export interface Part {
  name: string
  /** Beginnings of the names of its test files in this folder; or the command that runs it. */
  tests: readonly string[] | { command: readonly string[] }
  /** Whether the part runs only with `--thorough`, because other parts check the same; or for these versions only. */
  isThorough?: boolean | readonly Version[]
  /** Versions of Strapi that the part is about; absent: all. */
  versions?: readonly Version[]
}

/**
 * The order of the parts: the last six change the content. Worker tests run here if they accept whatever content the
 * service has; the others bring their own or fake a failure.
 */
export const parts: readonly Part[] = [
  // Strapi answers every query as the embedded service does, on which the same tests run with every commit.
  {
    name: 'worker tests on Strapi',
    tests: {
      // Each of the two Strapis has one core.
      command: [
        ...['vitest', 'run', '--maxWorkers=1', '--config', 'test/vitest.worker.config.ts'],
        'test/worker/any-content/all.test.ts',
      ],
    },
    isThorough: true,
  },
  // The browser sees the same pages of either version; those of Strapi 4 are read by the last but one part.
  {
    name: 'browser journey on Strapi',
    tests: { command: ['playwright', 'test', '--config', 'test/contract/strapi/playwright.config.ts'] },
    isThorough: ['4'],
  },
  { name: 'every query, both services', tests: ['replay'] },
  { name: 'what visitors send arrives', tests: ['submissions'] },
  { name: 'accounts', tests: ['accounts', 'provider-journey'] },
  { name: 'drafts, both services', tests: ['drafts'] },
  { name: 'preview: drafts by a signed link', tests: ['preview'] },
  { name: 'an own Strapi, made by npm run cms', tests: ['cms'], versions: ['5'] },
  { name: 'an editor’s change is told', tests: ['notices'] },
  { name: 'an editor’s change reaches the pages', tests: ['webhook'] },
  { name: 'imports', tests: ['import'] },
]

/** The parts that run for a version. */
export const chooseParts = (from: readonly Part[], version: Version, isAllThorough: boolean): Part[] =>
  from.filter(({ isThorough = false, versions }) => {
    const isLeftOut = typeof isThorough === 'boolean' ? isThorough : isThorough.includes(version)
    return (isAllThorough || !isLeftOut) && (!versions || versions.includes(version))
  })

/** Whether a test file belongs to a part. @param file its path */
export const isOfPart = ({ tests }: Part, file: string): boolean =>
  !('command' in tests) && tests.some((begin) => basename(file).startsWith(begin))
