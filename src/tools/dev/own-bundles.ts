import { join } from 'node:path'
import { build } from 'esbuild'
import {
  withoutGraphqlParser,
  workerAliases,
  workerCompilation,
  workerConditions,
} from '../build/build-worker.ts'

const root = join(import.meta.dirname, '../../..')

/** Modules of workerd itself, which no bundle contains. */
const isOfPlatform = (name: string): boolean => /^(?:node|cloudflare):/.test(name)

/**
 * Bundles the packages that the Worker imports into one CommonJS module, which exports a function for each: a package is
 * evaluated when it is first imported, and stays when the site's own modules are replaced.
 */
export async function bundlePackages(names: readonly string[]): Promise<string> {
  const lines = names
    .filter((name) => !isOfPlatform(name))
    .map((name) => `exports[${JSON.stringify(name)}] = () => require(${JSON.stringify(name)})`)
  const { outputFiles } = await build({
    ...workerCompilation,
    stdin: { contents: lines.join('\n'), resolveDir: root, loader: 'js' },
    bundle: true,
    write: false,
    format: 'cjs',
    conditions: workerConditions,
    alias: workerAliases,
    plugins: [withoutGraphqlParser],
    external: ['node:*', 'cloudflare:*'],
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

/** Returns the host's module with a class for each Durable Object of the Worker. */
export async function bundleHost(classNames: readonly string[], secret: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: [
        "import host, { hostObject } from './host.ts'",
        'export default host',
        ...classNames.map((name) => `export const ${name} = hostObject('${name}')`),
      ].join('\n'),
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2024',
    external: ['node:*', 'cloudflare:*'],
    define: { DEV_SECRET: JSON.stringify(secret) },
  })
  return outputFiles[0]?.text ?? ''
}

/** Returns the script that `npm run dev` adds to each page. */
export async function bundleBrowserScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'client/dev/follow-changes.ts')],
    bundle: true,
    write: false,
    format: 'esm',
  })
  return outputFiles[0]?.text ?? ''
}
