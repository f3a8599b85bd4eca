import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * An OAuth 2 server on this machine, in the place of a company whose accounts can be used to sign in. It asks no
 * questions.
 */
export interface OauthServer {
  url: string
  /** The user who agrees there; with `undefined` the sign-in is refused. */
  person: { name: string; email?: string } | undefined
  /** Whether the server's codes are invalid from now on. */
  refusesCodes: boolean
  stop: () => Promise<void>
}

/** @param port the one that the Strapi of these tests was told; 0 takes any */
export async function openOauthServer(port: number): Promise<OauthServer> {
  const people = new Map<string, NonNullable<OauthServer['person']>>()
  /** Makes a code or token for the current user. */
  const keyFor = (person: NonNullable<OauthServer['person']>) => {
    const key = randomUUID()
    people.set(key, person)
    return key
  }

  const authorize = (asked: URLSearchParams, response: ServerResponse) => {
    const back = new URL(asked.get('redirect_uri') ?? '')
    const answer = oauth.person
      ? { code: keyFor(oauth.person) }
      : { error: 'access_denied', error_description: 'The person said no' }
    for (const [name, value] of Object.entries({ ...answer, state: asked.get('state') ?? '' })) {
      back.searchParams.set(name, value)
    }
    response.writeHead(302, { location: back.href }).end()
  }
  const giveToken = (asked: URLSearchParams, response: ServerResponse) => {
    const person = people.get(asked.get('code') ?? '')
    people.delete(asked.get('code') ?? '')
    if (!person || oauth.refusesCodes) return send(response, 400, { error: 'invalid_grant' })
    send(response, 200, { access_token: keyFor(person), token_type: 'Bearer', email: person.email })
  }
  const showProfile = (request: IncomingMessage, response: ServerResponse) => {
    const person = people.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
    if (person) send(response, 200, person)
    else send(response, 401, { error: 'invalid_token' })
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', oauth.url)
    if (pathname === '/authorize') authorize(searchParams, response)
    else if (pathname === '/token') giveToken(new URLSearchParams(await textOf(request)), response)
    else if (pathname === '/profile') showProfile(request, response)
    else send(response, 404, {})
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const oauth: OauthServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    person: undefined,
    refusesCodes: false,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return oauth
}

const send = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
