import { Parser } from 'htmlparser2'
import PostalMime from 'postal-mime'
import { cleanLine, cleanText } from '../../../shared/forms/clean-typed.ts'

/** An e-mail as the office reads it. Everything in it is what its sender says. */
export interface ReadMail {
  /** Address of the sender. */
  from: string
  subject: string
  /** What was written, without the letter that it answers. */
  text: string
  /** Names of attached files. */
  files: string[]
}

/** Bytes of an e-mail that are read: what was written comes before what is attached. */
const mostBytes = 1_000_000
/** The beginning of what was written that is kept, in UTF-16 units. */
const maxTextLength = 10_000
const maxFiles = 20
const maxFileNameLength = 100

/** Reads the beginning of an e-mail (RFC 5322, MIME), so that a large one takes no more memory than a small one. */
export async function readMail(raw: ReadableStream<Uint8Array>): Promise<ReadMail> {
  const { from, subject, text, html, attachments } = await PostalMime.parse(await readBeginning(raw), {
    maxNestingDepth: 20,
  })
  return {
    from: from?.address ?? '',
    subject: cleanLine(subject ?? ''),
    text: withoutQuotes(cleanText((text ?? toWritten(html ?? '')).slice(0, 2 * maxTextLength))).slice(
      0,
      maxTextLength,
    ),
    files: attachments
      .slice(0, maxFiles)
      .map(({ filename }) => cleanLine(filename ?? '').slice(0, maxFileNameLength) || '—'),
  }
}

async function readBeginning(raw: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const beginning = new Uint8Array(mostBytes)
  let length = 0
  for await (const chunk of raw) {
    const taken = chunk.subarray(0, mostBytes - length)
    beginning.set(taken, length)
    length += taken.length
    if (length === mostBytes) break
  }
  return beginning.subarray(0, length)
}

/** Removes what the sender answers: lines that begin with «>» at the end, with the line that introduces them. */
const withoutQuotes = (text: string): string =>
  text.replace(/(?:^|\n)(?:[^\n]*:\n+)?>[^\n]*(?:\n>[^\n]*|\n[ \t]*)*$/, '').trim()

const blocks = new Set(['p', 'div', 'br', 'li', 'tr', 'h1', 'h2', 'h3', 'h4'])
const unwritten = new Set(['blockquote', 'style', 'script', 'head'])

/** The text of an e-mail that has only HTML, without what it quotes. */
function toWritten(html: string): string {
  let [text, depth] = ['', 0]
  const parser = new Parser({
    onopentag: (name) => {
      if (unwritten.has(name)) depth += 1
    },
    ontext: (part) => {
      if (depth === 0) text += part.replace(/\s+/g, ' ')
    },
    onclosetag: (name) => {
      if (unwritten.has(name)) depth -= 1
      else if (depth === 0 && blocks.has(name)) text += '\n'
    },
  })
  parser.write(html)
  parser.end()
  return text
}
