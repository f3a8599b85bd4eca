import { type EmbedKind, embedHeightsPx } from '../../shared/embed.ts'
import { heightMessage } from '../../shared/embed-message.ts'

/** What a partner's page shows a part of the site in. */
export interface EmbedTarget {
  /** Where the frame leads, with its origin. */
  address: string
  /** What the frame is called, for those who don't see it. */
  title: string
  kind: EmbedKind
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

/** The frame alone: as wide as there is room, and high enough for what it usually shows, where nobody says a size. */
export const toFrameCode = (
  { address, title, kind }: EmbedTarget,
  { width = '100%', height = embedHeightsPx[kind] }: { width?: number | '100%'; height?: number } = {},
): string =>
  `<iframe src="${escapeAttribute(address)}" title="${escapeAttribute(title)}" width="${width}" ` +
  `height="${height}" style="border:0${width === '100%' ? '' : ';max-width:100%'}" loading="lazy"></iframe>`

/** The frame, and a script that makes it as high as what it shows, as soon as the frame says so. */
export const toEmbedCode = (embed: EmbedTarget): string =>
  `${toFrameCode(embed)}\n<script>addEventListener("message",function(e){var h=e.data&&e.data.${heightMessage};` +
  `if(h>0)document.querySelectorAll("iframe").forEach(function(f){if(f.contentWindow===e.source)` +
  `f.height=Math.min(h,9999)})})</script>`

/** A link that looks like a button wherever it stands. */
const buttonStyle =
  'display:inline-block;padding:12px 24px;border-radius:99px;background:#1d1726;color:#fff;' +
  'font:500 16px/1.25 system-ui,sans-serif;text-decoration:none'

/** @param address with its origin @param text what the button says */
export const toButtonCode = (address: string, text: string): string =>
  `<a href="${escapeAttribute(address)}" target="_blank" rel="noopener" style="${buttonStyle}">` +
  `${escapeAttribute(text)}</a>`
