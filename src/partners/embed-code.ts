import { type EmbedKind, embedHeightsPx } from '../shared/embed.ts'
import { heightMessage } from '../shared/embed-message.ts'

/** What a partner's page shows a part of the site in. */
export interface Embed {
  /** Where the frame leads, with its origin. */
  address: string
  /** What the frame is called, for those who don't see it. */
  title: string
  kind: EmbedKind
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

/** The frame alone: as wide as there is room, and high enough for what it usually shows. */
export const toFrameCode = ({ address, title, kind }: Embed): string =>
  `<iframe src="${escapeAttribute(address)}" title="${escapeAttribute(title)}" width="100%" ` +
  `height="${embedHeightsPx[kind]}" style="border:0" loading="lazy"></iframe>`

/** The frame, and a script that makes it as high as what it shows, as soon as the frame says so. */
export const toEmbedCode = (embed: Embed): string =>
  `${toFrameCode(embed)}\n<script>addEventListener("message",function(e){var h=e.data&&e.data.${heightMessage};` +
  `if(h>0)document.querySelectorAll("iframe").forEach(function(f){if(f.contentWindow===e.source)` +
  `f.height=Math.min(h,9999)})})</script>`
