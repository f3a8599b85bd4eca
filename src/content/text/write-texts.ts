import { typeset } from '../../shared/typeset.ts'
import { findAnchors } from './anchors.ts'
import { parseHtml } from './html-tree.ts'
import { markdownToHtml } from './markdown.ts'
import type { RichText, TextContext } from './rich-text.ts'
import { toTextHref, toTextPictureAddress } from './text-addresses.ts'
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
