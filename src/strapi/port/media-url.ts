import type { StrapiService } from './client.ts'

/** Makes the service's relative addresses absolute. @returns `undefined` for one that the site's pages can't load. */
export type MediaUrl = (path: string) => string | undefined

/**
 * Makes the function that resolves addresses of pictures. Pages load no picture over http, except those of the content
 * service itself if its own address is at http, as on a developer's machine.
 */
export function toMediaUrl({ mediaBase }: Pick<StrapiService, 'mediaBase'>): MediaUrl {
  const own = mediaBase && URL.canParse(mediaBase) ? `${new URL(mediaBase).origin}/` : undefined
  return (path) => {
    const address = mediaBase && URL.canParse(path, mediaBase) ? new URL(path, mediaBase).href : path
    const isOwn = own !== undefined && address.startsWith(own)
    return address.startsWith('http:') && !isOwn ? undefined : address
  }
}
