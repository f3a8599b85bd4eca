import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Response } from 'miniflare'
import { devPaths } from '../../../client/dev/protocol.ts'
import { toBuildFolders } from '../build/build-folders.ts'
import { makeSecret } from '../operate/make-secrets.ts'
import { type ServedWorker, type ServeOptions, serveWorker } from '../operate/serve-worker.ts'
import { readWranglerConfig } from '../operate/wrangler-config.ts'
import { createDevLog } from './dev-log.ts'
import type { FreshImports } from './fresh-imports.ts'
import { createOpenPages } from './open-pages.ts'
import { openSite } from './open-site.ts'
import { bundleBrowserScript, bundleHost } from './own-bundles.ts'
import { answerBuiltFile, createPictureFiles } from './site-files.ts'
import { watchFiles } from './watch-files.ts'

export interface ChangingSite extends Pick<ServeOptions, 'port' | 'location' | 'rateLimits' | 'stateIn'> {
  configPath: string
  variables: Record<string, string>
  brandFolder: string
  imports: FreshImports
  withDemo: boolean
  /** The port of the inspector; if absent, no debugger can attach. */
  inspectorPort?: number | undefined
}

/**
 * Serves the site of a brand and follows changes of its files: rebuilds what has changed, replaces the Worker's modules
 * in the running workerd and tells open pages. Databases, sign-ins and the port stay.
 */
export async function serveChanges(options: ChangingSite): Promise<ServedWorker> {
  const { configPath, brandFolder, imports, withDemo, variables, inspectorPort, ...served } = options
  const config = readWranglerConfig(configPath)
  const built = toBuildFolders(config)
  if (!('folders' in built)) throw new Error(built.problems.join('\n'))
  const { folders } = built
  // Files of this run go before those of the last build, which stay as they are.
  const ownFolder = join(dirname(folders.workerDir), 'dev')
  await rm(ownFolder, { recursive: true, force: true })
  await mkdir(join(ownFolder, 'build/assets'), { recursive: true })
  const pages = createOpenPages()
  const log = createDevLog(pages)
  const site = openSite({
    brandFolder,
    configPath,
    withDemo,
    folders,
    ownFolder,
    imports,
    log,
    pages,
    withSources: inspectorPort !== undefined,
  })
  const secret = makeSecret()
  const [host, browserScript] = await Promise.all([
    bundleHost(Object.values(config.objectClasses), secret),
    bundleBrowserScript(),
  ])
  const { promise: started, resolve: noteStart } = Promise.withResolvers<void>()
  const answerPicture = createPictureFiles(withDemo)
  const [worker] = await Promise.all([
    serveWorker({
      ...served,
      configPath,
      variables: { SERVICE_WORKER: 'off', ...variables },
      host,
      ...(inspectorPort === undefined ? {} : { inspectorPort }),
      services: {
        ASSETS: async (request) => {
          await site.clientIsReady()
          const file = await answerBuiltFile([ownFolder, folders.publicDir], request)
          return file.status === 404 ? answerPicture(request) : file
        },
        DEV: async (request) => {
          const { pathname } = new URL(request.url)
          if (pathname === devPaths.events) return pages.connect()
          if (pathname === devPaths.ready) await started
          return new Response(pathname === devPaths.browser ? browserScript : '', {
            headers: { 'content-type': 'text/javascript', 'cache-control': 'no-store' },
          })
        },
      },
      onLog: log.takeLine,
    }),
    site.prepare(),
  ])
  await site.start(worker, secret)
  noteStart()
  const endWatch = watchFiles(imports.folders, site.change)
  return {
    ...worker,
    stop: async () => {
      endWatch()
      await worker.stop()
    },
  }
}
