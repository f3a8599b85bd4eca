import { readFile } from 'node:fs/promises'
import { basename, extname, join, sep } from 'node:path'
import { type Request, Response } from 'miniflare'
import { renderTuning, tuningFile } from '../../demo/sounds/tuning.ts'
import { toUtcDay } from '../../shared/zoned-time.ts'
import { openSharedPictures } from '../build/demo-pictures.ts'

/** Media types of the files that a site serves, by the ending of their names. */
const mediaTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** Answers a request for a file of the first folder that has it; 404 where none does. Nothing is kept by browsers. */
export async function answerBuiltFile(
  folders: readonly string[],
  request: Pick<Request, 'url' | 'method'>,
): Promise<Response> {
  const path = decodePath(new URL(request.url).pathname)
  for (const folder of folders) {
    const file = join(folder, path)
    if (!file.startsWith(folder + sep)) break
    const bytes = await readFile(file).catch(() => undefined)
    if (bytes === undefined) continue
    return new Response(request.method === 'HEAD' ? null : bytes, {
      headers: {
        'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  }
  return new Response('no such file', { status: 404 })
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Answers requests for the demo's recording and its pictures, each of which is drawn when it is first asked for. */
export function createPictureFiles(withDemo: boolean): (request: Pick<Request, 'url'>) => Promise<Response> {
  let opened: ReturnType<typeof openSharedPictures> | undefined
  return async ({ url }) => {
    const { pathname } = new URL(url)
    if (withDemo && pathname.startsWith('/build/pictures/')) {
      if (basename(pathname) === tuningFile)
        return new Response(renderTuning(), { headers: { 'content-type': 'audio/wav' } })
      opened ??= openSharedPictures('whole', toUtcDay(Date.now()))
      const file = await (await opened).draw(basename(pathname))
      if (file !== undefined) {
        return new Response(await readFile(file), { headers: { 'content-type': 'image/webp' } })
      }
    }
    return new Response('no such file', { status: 404 })
  }
}
