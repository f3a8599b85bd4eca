import { Parser } from 'htmlparser2'

/** Not text of a page: what only browsers use. */
const dropped = new Set(
  'script style template svg input select button textarea label iframe noscript dialog'.split(' '),
)
const headings: Readonly<Record<string, string>> = {
  h1: '#',
  h2: '##',
  h3: '###',
  h4: '####',
  h5: '#####',
  h6: '######',
}
const blocks = new Set(
  'p div section article header figure figcaption dl ul ol table nav aside blockquote details summary fieldset form'.split(
    ' ',
  ),
)
const columns = new Set(['span', 'small', 'a', 'time'])
const inlineMarks: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*' }

/**
 * Writes what stands in the `<main>` of a page as Markdown. It reads the page itself, so that both say the same.
 *
 * @param toAddress makes an absolute address of a link
 */
export function toMarkdown(html: string, toAddress: (href: string) => string): string {
  /** What is written, and the line that is being written: only the line is looked at again. */
  const written: string[] = []
  let line = ''
  /** What stands before the line. */
  let lineBreak = ''
  let isInside = false
  let skipped = 0
  let isCode = false
  /** The beginnings of lines in which links are open, and where each link leads. */
  const links: { before: string; href: string }[] = []
  const lists: string[] = []
  const breakLine = (ending: '\n' | '\n\n', start = '') => {
    // A link is one line, whatever it encloses.
    if (links.length > 0) {
      line = `${line.trimEnd()} `
      return
    }
    if (line.trim() && !/^ *(?:-|1\.) $/.test(line)) {
      written.push(lineBreak, line.trimEnd())
      lineBreak = ending
    } else if (ending.length > lineBreak.length && written.length > 0) lineBreak = ending
    line = start
  }
  const begin = (name: string, attributes: Record<string, string>) => {
    const heading = headings[name]
    if (heading) breakLine('\n\n', `${heading} `)
    else if (name === 'li')
      breakLine('\n', `${'  '.repeat(Math.max(0, lists.length - 1))}${lists.at(-1) === 'ol' ? '1.' : '-'} `)
    else if (name === 'dt' || name === 'tr' || name === 'br') breakLine('\n')
    else if (name === 'dd') line = `${line.trimEnd()}: `
    else if (/^t[dh]$/.test(name)) line = line ? `${line.trimEnd()} | ` : line
    else if (name === 'pre') {
      breakLine('\n\n', '```\n')
      isCode = true
    } else if (name === 'img') line += attributes.alt ? `![${escapeSigns(attributes.alt)}]` : ''
    else if (blocks.has(name)) breakLine(name === 'ul' || name === 'ol' ? '\n' : '\n\n')
    if (name === 'ul' || name === 'ol') lists.push(name)
    // Columns of a row touch only in the text of a page.
    if (columns.has(name) && /[\p{L}\p{N})\]*]/u.test(line.at(-1) ?? '')) line += ' '
    if (name === 'a' && attributes.href) {
      links.push({ before: line, href: toAddress(attributes.href) })
      line = ''
    }
    line += inlineMarks[name] ?? ''
  }
  const end = (name: string) => {
    const mark = inlineMarks[name]
    if (mark) {
      const space = /\s/.test(line.at(-1) ?? '') ? ' ' : ''
      line = line.endsWith(mark) ? line.slice(0, -mark.length) : `${line.trimEnd()}${mark}${space}`
    }
    if (name === 'ul' || name === 'ol') lists.pop()
    const link = name === 'a' ? links.pop() : undefined
    if (link) {
      const label = line.replace(/\s+/g, ' ').trim()
      line = label ? `${link.before}[${label}](${link.href})` : link.before
    } else if (name === 'pre') {
      line = `${line.trimEnd()}\n\`\`\``
      breakLine('\n\n')
      isCode = false
    } else if (headings[name] || blocks.has(name)) breakLine(lists.length > 0 ? '\n' : '\n\n')
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'main') isInside = true
      else if (!isInside) return
      else if (isDropped(name, attributes) || skipped > 0) skipped += 1
      else begin(name, attributes)
    },
    ontext(piece) {
      if (!isInside || skipped > 0) return
      const words = isCode ? piece : escapeSigns(piece.replace(/\s+/g, ' '))
      line += !isCode && /^\s?$/.test(line.at(-1) ?? '') ? words.trimStart() : words
    },
    onclosetag(name) {
      if (name === 'main') isInside = false
      else if (!isInside) return
      else if (skipped > 0) skipped -= 1
      else end(name)
    },
  })
  parser.write(html)
  parser.end()
  breakLine('\n')
  return `${written.join('')}\n`
}

const isDropped = (name: string, attributes: Record<string, string>): boolean =>
  dropped.has(name) || attributes['aria-hidden'] === 'true' || 'hidden' in attributes

/** Signs that Markdown would take for its own. */
const escapeSigns = (text: string): string => text.replace(/[\\`*_[\]<>]/g, '\\$&')
