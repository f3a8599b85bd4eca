import type { Context } from 'hono'
import { BadRequest } from '../../../errors.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { readPublicOrigin } from '../../../http/public-origin.ts'
import { readJson } from '../../../http/read-body.ts'
import { chooseBrandNames } from '../../../languages/brand-names.ts'
import { answerMessage } from '../protocol/answer-message.ts'
import { type Answer, errorCodes, toErrorAnswer } from '../protocol/messages.ts'

/** The longest call of a tool is a hundredth of it; clients also say what they can do. */
const maxBodyBytes = 32 * 1024

/** `POST /mcp`: one message of the Model Context Protocol. Its tools read what is published; nothing is kept of a client. */
export async function handleMcp(c: Context<AppEnv>): Promise<Response> {
  const { status, body } = await answerBody(c)
  c.header('Cache-Control', 'no-store')
  return body ? c.json(body, status) : c.body(null, status)
}

async function answerBody(c: Context<AppEnv>): Promise<Answer> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
    return toErrorAnswer(415, undefined, {
      code: errorCodes.invalidRequest,
      message: 'Content-Type must be application/json',
    })
  const body = await readJson(c.req.raw, maxBodyBytes).catch((error: unknown) => {
    if (error instanceof BadRequest) return error
    throw error
  })
  if (body instanceof BadRequest)
    return toErrorAnswer(400, undefined, {
      code: errorCodes.unreadable,
      message: `The ${body.field} ${body.message}`,
    })
  const { content, search, places, log, now } = c.get('services')
  const locale = c.get('locale')
  return answerMessage(body, (name) => c.req.raw.headers.get(name), {
    server: { name: 'tutti', title: chooseBrandNames(locale).fullName, version: '1' },
    asking: {
      content,
      search,
      places,
      log,
      now: now(),
      locale,
      locales: c.get('config').LOCALES,
      origin: readPublicOrigin(c),
    },
  })
}
