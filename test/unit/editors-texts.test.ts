import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { richTextSchema, toSafeHtml } from '../../src/content/text/rich-text.ts'
import { toExcerpt } from '../../src/content/text/text-preview.ts'
import { toOutline } from './outline.ts'

/**
 * What Word, Google Docs, LibreOffice, old content systems, Telegram and Strapi's editor put into a text, written for
 * this project. Beside each stands what a reader should see, a line for each block.
 */
const folder = 'test/texts'
const pieces = readdirSync(folder).filter((name) => !name.endsWith('.txt'))
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')
const mediaUrl = (path: string) => new URL(path, 'https://cms.example').href
const safe = (text: string) => toSafeHtml(richTextSchema.parse(text), { mediaUrl })
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []

describe('a text pasted from another program', () => {
  it.each(pieces)('%s keeps its blocks and words', async (name) => {
    const html = await safe(read(name))
    expect(toOutline(html ?? '')).toBe(read(name.replace(/\.\w+$/, '.txt')))
  })

  it.each(pieces)('%s has the same words in a description', async (name) => {
    const html = (await safe(read(name))) ?? ''
    const shown = html.replace(/<(?:[^>]*)>/g, (tag) =>
      /^<\/?(?:b|strong|i|em|s|del|u|a|code|sup|sub)\b/.test(tag) ? '' : ' ',
    )
    expect(wordsOf(toExcerpt(html, 10_000) ?? '')).toEqual(
      wordsOf(shown.replace(/&(?:amp|quot|lt|gt);/g, ' ')),
    )
  })

  it.each(pieces)('%s stays as it is when it is read again', async (name) => {
    const html = await safe(read(name))
    expect(
      toOutline((await safe((html ?? '').replaceAll('"#text-', '"#').replaceAll('id="text-', 'id="'))) ?? ''),
    ).toBe(toOutline(html ?? ''))
  })
})
