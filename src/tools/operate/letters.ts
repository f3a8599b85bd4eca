import { createServer } from 'node:http'
import { darkQuery, html } from '../../mail/letter-html.ts'
import { writeLetter } from '../../mail/write-letter.ts'
import { allLocales, isLocale, type Locale } from '../../shared/locales.ts'
import { brandHelp, brandOption, exitCodes, parseCommandLine, WrongArguments } from '../command-line.ts'
import { makeLetterExamples } from './letters/letter-examples.ts'
import { notePlace, type OperatorProgram, startProgram } from './program.ts'

const help = `npm run letters     shows every letter that the site sends, in each language

  --port 8025  port of the page on this machine
${brandHelp}`

/**
 * Serves a gallery of examples of all e-mails on this machine until the process is ended: HTML on light and dark screens
 * and without styles, beside the plain text. `tools/use-brand.ts`, which is loaded first, chooses the brand.
 */
const lettersProgram: OperatorProgram = async (given, surroundings) => {
  const { values } = parseCommandLine(given, {
    help,
    options: { ...brandOption, port: { type: 'string', default: '8025' } },
  })
  if (!/^\d{1,5}$/.test(values.port)) throw new WrongArguments('--port must be a number, as 8025')
  notePlace(surroundings, 'examples of letters')
  const server = createServer(({ url = '/' }, response) => {
    const answer = answerWithLetters(new URL(url, 'http://localhost').pathname)
    response.writeHead(answer ? 200 : 404, {
      'content-type': `${answer?.type ?? 'text/plain'}; charset=utf-8`,
    })
    response.end(answer?.body ?? 'There is no such letter.')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(Number(values.port), '127.0.0.1', resolve)
  })
  surroundings.print(`http://localhost:${values.port}`)
  return exitCodes.done
}

/** How the gallery shows an e-mail: on a light screen, on a dark one, and in a mail program that removes all styles. */
const looks = ['light', 'dark', 'bare'] as const
type Look = (typeof looks)[number]

/**
 * Answers a browser's request to `npm run letters`: the gallery of a language, or one e-mail in one look.
 *
 * @returns `undefined` for an unknown address
 */
export function answerWithLetters(path: string): { type: string; body: string } | undefined {
  const [, tag, id, look] = path.split('/')
  const locale = tag === '' ? allLocales[0] : tag
  if (!isLocale(locale)) return undefined
  if (!id) return { type: 'text/html', body: writeGallery(locale) }
  const letter = makeLetterExamples(locale).find((example) => example.id === id)?.letter
  const shown = looks.find((each) => each === look)
  if (!letter || !shown) return undefined
  return { type: 'text/html', body: toLook(writeLetter(letter).html, shown) }
}

function toLook(letter: string, look: Look): string {
  if (look === 'dark') return letter.replace(darkQuery, '@media all')
  if (look === 'light') return letter.replace(darkQuery, '@media not all')
  return letter
    .replace(/<style>.*?<\/style>/g, '')
    .replace(/ (?:style|class|bgcolor|width|height)="[^"]*"/g, '')
}

function writeGallery(locale: Locale): string {
  const languages = allLocales.map((each) => html`<a href="/${each}">${each}</a> `)
  const letters = makeLetterExamples(locale).map(({ id, letter }) => {
    const { subject, text } = writeLetter(letter)
    const frames = looks.map(
      (look) =>
        html`<figure><figcaption>${look}</figcaption><iframe src="/${locale}/${id}/${look}" title="${`${id} ${look}`}" loading="lazy"></iframe></figure>`,
    )
    return html`<section id="${id}"><h2>${id}</h2><p>${subject}</p><div>${frames}<figure><figcaption>text</figcaption><pre>${text}</pre></figure></div></section>`
  })
  return `<!doctype html>${
    html`<html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Letters</title><style>body{font:16px/1.5 system-ui;margin:24px}div{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}iframe,pre{box-sizing:border-box;width:360px;height:640px;margin:0;border:1px solid #888;overflow:auto}pre{padding:12px;white-space:pre-wrap;overflow-wrap:anywhere}iframe:first-of-type{resize:both}</style><nav>${languages}</nav>${letters}</html>`
      .html
  }`
}

if (import.meta.main) await startProgram(lettersProgram)
