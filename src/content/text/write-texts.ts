import { repairAddress, toUploadPath } from '../../shared/editor-address.ts'
import { typeset } from '../../shared/typeset.ts'
import { toSafeHref } from '../../shared/urls.ts'
import type { MediaUrl } from '../../strapi/port/media-url.ts'
import { type Anchors, findAnchors, readFragment } from './anchors.ts'
import { parseHtml } from './html-tree.ts'
import { markdownToHtml } from './markdown.ts'
import type { RichText, TextContext } from './rich-text.ts'
import { type TextWriting, writeHtml } from './write-html.ts'

/** All that rich text is read and written with, loaded with the first one. */
export function writeTexts(
  texts: readonly (RichText | null | undefined)[],
  { mediaUrl, textLocale, report: reportFault }: TextContext,
): (string | undefined)[] {
  const trees = texts.map((text) => text && parseHtml(toHtml(text)))
  const anchors = findAnchors(trees.filter((tree) => tree !== null && tree !== undefined))
  return texts.map((text, at) => {
    const tree = trees[at]
    if (!text || !tree) return undefined
    const report: TextWriting['report'] = (fault) => reportFault?.(text, fault)
    const html = writeHtml(tree, {
      anchors,
      report,
      typeset: (words) => (textLocale ? typeset(textLocale, words) : words),
      toHref: (typed) => toTextHref(typed, anchors, mediaUrl, report),
      toPictureAddress: (typed) => toTextPictureAddress(typed, mediaUrl, report),
    })
    return html || undefined
  })
}

const toHtml = ({ format, text }: RichText): string => (format === 'html' ? text : markdownToHtml(text))

type Report = TextWriting['report']

/** Returns the address of a link in a text, and repairs addresses that editors mistyped or a program changed. */
function toTextHref(
  typed: string,
  { places }: Anchors,
  mediaUrl: MediaUrl,
  report: Report,
): string | undefined {
  const href = typed.trim()
  const place = places.get(readFragment(href))
  if (place) return `#${place}`
  // Addresses without a target, such as `#`, which scripts of an old site handled.
  if (href === '' || href === '#') return undefined
  const upload = toUploadPath(href)
  if (upload) return mediaUrl(upload)
  const repaired = repairAddress(unwrapRedirect(href)) ?? toOwnPath(href)
  const safe = toSafeHref(repaired)
  if (!safe) report({ what: 'left out', reason: 'no address', value: href })
  else if (safe !== href) {
    report({ what: 'repaired', reason: 'address read as another', detail: safe, value: href })
  }
  return safe
}

/** Address of a picture: of the content service, or of any host by https. */
function toTextPictureAddress(typed: string, mediaUrl: MediaUrl, report: Report): string | undefined {
  const src = typed.trim()
  const path = toUploadPath(src) ?? (/^\/(?![/\\])/.test(src) ? src : toOwnPath(src))
  const repaired = path ?? toSafeHref(repairAddress(src))
  const found = repaired && /^(?:https?:|\/)/i.test(repaired) ? toLoaded(repaired, mediaUrl) : undefined
  if (!found) report({ what: 'left out', reason: 'no address of a picture', value: src })
  return found
}

/**
 * Returns the address from which pages can load a picture. A page over https loads none over http, and most hosts
 * serve the same picture over https.
 */
const toLoaded = (address: string, mediaUrl: MediaUrl) =>
  mediaUrl(address) ?? mediaUrl(address.replace(/^http:/i, 'https:'))

/** `concerts/kazan`, as it stood in a text of an old site's first page. */
const toOwnPath = (address: string): string | undefined => {
  const path =
    /^(?:\.{1,2}\/)*((?!www\.)[a-z0-9_-]+(?:\/[a-z0-9_.-]*)*(?:\.[a-z0-9]{2,4})?(?:[?#].*)?)$/i.exec(
      address,
    )?.[1]
  return path && `/${path}`
}

const redirects =
  /^https?:\/\/(?:www\.google\.[a-z.]+\/url|(?:m\.)?vk\.(?:com|ru)\/away\.php|l\.(?:facebook|instagram)\.com\/)\?/i

/** Mail programs, Google Docs and networks put their own address before the one that is meant. */
function unwrapRedirect(href: string): string {
  if (!redirects.test(href) || !URL.canParse(href)) return href
  const { searchParams } = new URL(href)
  return (
    searchParams.get('q') ??
    searchParams.get('to') ??
    searchParams.get('url') ??
    searchParams.get('u') ??
    href
  )
}
