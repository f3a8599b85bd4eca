import { escapeHtml } from '../../content/text/escape-html.ts'
import { type EmbedKind, embedHeightsPx } from '../../shared/embed.ts'
import { heightMessage } from '../../shared/embed-message.ts'

/** A frame on a partner's page. */
export interface EmbedTarget {
  /** Address of the frame, with its origin. */
  address: string
  /** Accessible name of the frame. */
  title: string
  kind: EmbedKind
}

/** Makes the HTML of the frame. Without a size it fills the width, and has the usual height of its kind. */
export const toFrameCode = (
  { address, title, kind }: EmbedTarget,
  { width = '100%', height = embedHeightsPx[kind] }: { width?: number | '100%'; height?: number } = {},
): string =>
  `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="${width}" ` +
  `height="${height}" style="border:0${width === '100%' ? '' : ';max-width:100%'}" loading="lazy"></iframe>`

/** Makes the HTML of the frame with a script that adjusts its height when the frame reports it. */
export const toEmbedCode = (embed: EmbedTarget): string =>
  `${toFrameCode(embed)}\n<script>addEventListener("message",function(e){var h=e.data&&e.data.${heightMessage};` +
  `if(h>0)document.querySelectorAll("iframe").forEach(function(f){if(f.contentWindow===e.source)` +
  `f.height=Math.min(h,9999)})})</script>`

/** Inline style of the button, since a partner's page has no style sheet of this site. */
const buttonStyle =
  'display:inline-block;padding:12px 24px;border-radius:99px;background:#1d1726;color:#fff;' +
  'font:500 16px/1.25 system-ui,sans-serif;text-decoration:none'

/**
 * Makes the HTML of a link that looks like a button.
 *
 * @param address with its origin
 * @param text label of the button
 */
export const toButtonCode = (address: string, text: string): string =>
  `<a href="${escapeHtml(address)}" target="_blank" rel="noopener" style="${buttonStyle}">` +
  `${escapeHtml(text)}</a>`
