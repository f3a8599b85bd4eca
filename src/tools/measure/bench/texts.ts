import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { richTextSchema, toSafeHtml } from '../../../content/text/rich-text.ts'
import { type Figure, median } from './figure.ts'

const folder = join(import.meta.dirname, '../../../../test/texts')
const bytes = 50 * 1024
/** Number of rounds; the first half warms up the compiler and is not counted. */
const rounds = 80
const maxMs = 10
/** Paragraphs, the largest part of a text. */
const prose = 'Оркестр играет музыку из кино, и зал поёт вместе с ним. '.repeat(8)

/** Measures CPU time of sanitising: what editors paste, repeated up to 50 KB, from the response's text to safe HTML. */
export async function measureTexts(): Promise<Figure> {
  const pieces = readdirSync(folder).filter((name) => !name.endsWith('.txt'))
  const times = new Map<string, number>()
  for (const format of ['html', 'md']) {
    const own = pieces.filter((name) => name.endsWith(`.${format}`) && name !== 'word-pasted-picture.html')
    const all = own.map((name) => readFileSync(join(folder, name), 'utf8')).join(`\n\n${prose}\n\n`)
    times.set(format, await measure(toBytes(all.repeat(Math.ceil(bytes / all.length)), bytes)))
  }
  const [html = 0, markdown = 0] = times.values()
  return {
    name: `processor time to make ${bytes / 1024} KB safe, of HTML and of Markdown`,
    measured: `${html.toFixed(1)} ms, ${markdown.toFixed(1)} ms`,
    target: `≤ ${maxMs} ms`,
    isMet: Math.max(html, markdown) <= maxMs,
    isOnlyPrinted: true,
  }
}

/** Repeats a text up to a length in bytes; a Russian letter has two bytes, a Thai one three. */
const toBytes = (text: string, length: number) => Buffer.from(text).subarray(0, length).toString()

async function measure(text: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    const html = await toSafeHtml(richTextSchema.parse(text), { mediaUrl: (path) => path })
    if (!html) throw new Error('nothing is left of the text')
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return median(times.slice(rounds / 2))
}
