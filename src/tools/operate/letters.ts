import { createServer } from 'node:http'
import { brandHelp, brandOption, exitCodes, parseCommandLine, WrongArguments } from '../command-line.ts'
import { answerWithLetters } from './letters/letter-gallery.ts'
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

if (import.meta.main) await startProgram(lettersProgram)
