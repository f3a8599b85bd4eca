import { chosenEmbeds } from '../../brand/chosen-providers.ts'
import { toFrameAddress } from '../../providers/embed-provider.ts'
import { repairAddress } from '../../shared/editor-address.ts'
import { toSafeHref } from '../../shared/urls.ts'
import type { RichText } from './rich-text.ts'

/** A frame of another site that an editor put into a text. Drawn by `blocks/media.tsx`, never as it was written. */
export interface HtmlEmbed {
  /** Address of the embedded page: `https`, and a host of the allow-list. */
  src: string
  title?: string
  /** Width in pixels from the editor's HTML; absent if its value is unusable. */
  width?: number
  height?: number
}

/**
 * The frame in an editor's HTML: the first `<iframe>` with an `https` address of an allow-listed host. Everything
 * else of the HTML is left out: scripts, styles, other frames, event handlers.
 *
 * @param hosts configuration's `EMBED_HOSTS`; compared whole, with the port.
 * @returns `undefined` when there is no such frame.
 */
export async function toEmbed(
  html: RichText | null | undefined,
  hosts: readonly string[],
): Promise<HtmlEmbed | undefined> {
  if (!html?.text.trim()) return undefined
  const { forEachElement, parseHtml } = await import('./html-tree.ts')
  const frames: Readonly<Record<string, string>>[] = []
  forEachElement(parseHtml(html.text), ({ name, attributes }) => {
    if (name === 'iframe') frames.push(attributes)
  })
  return frames.map((attributes) => toFrame(attributes, hosts)).find((frame) => frame !== undefined)
}

/** Returns the allowed host for a host that was typed with `www.` or without it. */
function toAllowedHost(host: string, hosts: readonly string[]): string | undefined {
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`
  return [host, other].find((each) => hosts.includes(each))
}

/** The frame that an `<iframe>` with these attributes shows, if its host is allowed. */
export function toFrame(
  attribs: Readonly<Record<string, string>>,
  hosts: readonly string[],
): HtmlEmbed | undefined {
  // Parsed without a base address, so that a path doesn't count as an address.
  const address = toSafeHref(repairAddress(attribs.src ?? '')) ?? ''
  if (!URL.canParse(address)) return undefined
  // Editors also paste the address of a page, which its site lets nobody frame.
  const src = new URL(toFrameAddress(Object.values(chosenEmbeds), address) ?? address)
  const host = toAllowedHost(src.host, hosts)
  if (!host || !/^https?:$/.test(src.protocol)) return undefined
  src.host = host
  // Converts http to https: every host of the list answers by https, and a secure page may show no other frame.
  src.protocol = 'https:'
  const title = attribs.title?.trim()
  const [width, height] = [toPixels(attribs.width), toPixels(attribs.height)]
  return {
    src: src.href,
    ...(title ? { title } : {}),
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
  }
}

const maxPixels = 4000

/** Reads `560` and `560px`. A share of the width («100%») is not a size. */
function toPixels(value: string | undefined): number | undefined {
  const number = Number(/^\s*(\d{1,4})(?:px)?\s*$/.exec(value ?? '')?.[1])
  return number > 0 && number <= maxPixels ? number : undefined
}
