import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, extname, isAbsolute, join } from 'node:path'
import type {
  Loader,
  OnLoadArgs,
  OnLoadOptions,
  OnLoadResult,
  OnResolveArgs,
  OnResolveOptions,
  OnResolveResult,
  Plugin,
  PluginBuild,
} from 'esbuild'

/** A module as esbuild's plugins name it: a file, or what a plugin makes (`brand-value:languages`). */
export interface ModuleName {
  path: string
  /** `file`, a plugin's own namespace, or `package`. */
  namespace: string
  suffix: string
}

export interface LoadedModule {
  contents: string | Uint8Array
  loader: Loader
  /** The folder that relative imports of the module start at. */
  resolveDir: string
}

/** Finds and reads modules as a bundle does, one at a time. */
export interface PluginDriver {
  /** @returns the module, or why there is none */
  resolve: (
    path: string,
    importer: ModuleName,
    resolveDir: string,
  ) => Promise<ModuleName | { problem: string }>
  load: (module: ModuleName) => Promise<LoadedModule>
}

type Handler<Options, Args, Result> = [Options, (args: Args) => Result]
type Resolver = Handler<
  OnResolveOptions,
  OnResolveArgs,
  OnResolveResult | undefined | null | Promise<OnResolveResult | undefined | null>
>
type Reader = Handler<
  OnLoadOptions,
  OnLoadArgs,
  OnLoadResult | undefined | null | Promise<OnLoadResult | undefined | null>
>

const loaders: Record<string, Loader> = { '.ts': 'ts', '.tsx': 'tsx', '.json': 'json', '.js': 'js' }

/**
 * Runs esbuild plugins without a bundle, so that `npm run dev` reads each module exactly as the build reads it. Imports
 * that no plugin resolves are files, if they begin with a dot or are absolute, and packages otherwise.
 */
export async function drivePlugins(plugins: readonly Plugin[]): Promise<PluginDriver> {
  const resolvers: Resolver[] = []
  const readers: Reader[] = []
  const registry = {
    onResolve: (options: OnResolveOptions, callback: Resolver[1]) => void resolvers.push([options, callback]),
    onLoad: (options: OnLoadOptions, callback: Reader[1]) => void readers.push([options, callback]),
  }
  // The site's plugins use these two functions of esbuild's interface; a plugin that used another would fail here.
  for (const plugin of plugins) await plugin.setup(registry as unknown as PluginBuild)
  const fits = ({ filter, namespace }: OnResolveOptions, path: string, asked: string) =>
    filter.test(path) && (namespace === undefined || namespace === asked)
  return {
    resolve: async (path, importer, resolveDir) => {
      const asked: OnResolveArgs = {
        path,
        importer: importer.path,
        namespace: importer.namespace,
        resolveDir,
        kind: 'import-statement',
        pluginData: undefined,
        with: {},
      }
      for (const [options, callback] of resolvers) {
        if (!fits(options, path, importer.namespace)) continue
        const found = await callback(asked)
        if (found?.errors?.[0]) return { problem: found.errors[0].text ?? `${path} can't be imported` }
        if (found?.path) {
          return { path: found.path, namespace: found.namespace ?? 'file', suffix: found.suffix ?? '' }
        }
      }
      if (!path.startsWith('.') && !isAbsolute(path)) return { path, namespace: 'package', suffix: '' }
      const file = isAbsolute(path) ? path : join(resolveDir, path)
      return existsSync(file)
        ? { path: file, namespace: 'file', suffix: '' }
        : { problem: `there is no file ${path}` }
    },
    load: async ({ path, namespace, suffix }) => {
      const asked: OnLoadArgs = { path, namespace, suffix, pluginData: undefined, with: {} }
      for (const [options, callback] of readers) {
        if (!fits({ ...options, namespace: options.namespace ?? 'file' }, path, namespace)) continue
        const found = await callback(asked)
        if (found?.errors?.[0]) throw new Error(found.errors[0].text ?? `${path} can't be read`)
        if (found?.contents !== undefined) {
          return {
            contents: found.contents,
            loader: found.loader ?? 'js',
            resolveDir: found.resolveDir ?? dirname(path),
          }
        }
      }
      return {
        contents: await readFile(path, 'utf8'),
        loader: loaders[extname(path)] ?? 'js',
        resolveDir: dirname(path),
      }
    },
  }
}
