import type { RichText } from './rich-text-limits.ts'

/** A frame of another site that an editor put into a text. Drawn by `blocks/embed.tsx`, never as it was written. */
export interface Embed {
  /** `https`, of an allow-listed host. */
  src: string
  title?: string
  /** Pixels, as the editor's HTML says; absent where it says nothing usable. */
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
): Promise<Embed | undefined> {
  if (!html?.trim()) return undefined
  const { default: sanitize } = await import('sanitize-html')
  const frames: Record<string, string>[] = []
  sanitize(html, {
    allowedTags: ['iframe'],
    allowedAttributes: { iframe: ['src'] },
    transformTags: {
      iframe: (tagName, attribs) => {
        // A copy: the sanitiser takes what isn't allowed out of the original afterwards.
        frames.push({ ...attribs })
        return { tagName, attribs }
      },
    },
    parseStyleAttributes: false,
  })
  return frames.map((attribs) => toFrame(attribs, hosts)).find((frame) => frame !== undefined)
}

function toFrame(attribs: Record<string, string>, hosts: readonly string[]): Embed | undefined {
  const address = attribs.src?.trim() ?? ''
  // Without a base, so that relative and protocol-relative addresses are none.
  if (!URL.canParse(address)) return undefined
  const src = new URL(address)
  const hasLogin = src.username !== '' || src.password !== ''
  if (src.protocol !== 'https:' || hasLogin || !hosts.includes(src.host)) return undefined
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

/** `560` or `560px`; a share of the width («100%») is no size of its own. */
function toPixels(value: string | undefined): number | undefined {
  const number = Number(/^\s*(\d{1,4})(?:px)?\s*$/.exec(value ?? '')?.[1])
  return number > 0 && number <= maxPixels ? number : undefined
}
