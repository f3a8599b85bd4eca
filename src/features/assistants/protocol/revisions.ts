import { errorCodes, type Message, readMeta } from './messages.ts'

/** The revision without a handshake, in which each message says by itself which revision it is of. */
const current = '2026-07-28'
/** Revisions whose clients begin with `initialize`; the first is answered to clients that ask for another one. */
const withHandshake = ['2025-11-25', '2025-06-18'] as const
export const revisions: readonly string[] = [current, ...withHandshake]

const revisionKey = 'io.modelcontextprotocol/protocolVersion'
const capabilitiesKey = 'io.modelcontextprotocol/clientCapabilities'

export interface Refusal {
  code: number
  message: string
  data?: object
}

/** Whether a message follows the current revision, which has no handshake, or an older one; else why it is refused. */
export type Era = { isCurrent: boolean } | { refusal: Refusal }

/**
 * Finds out which revision a message is of, and whether its headers say what its body says: between the client and the site
 * something else may have decided by the headers alone.
 */
export function findEra(message: Message, header: (name: string) => string | null): Era {
  const meta = readMeta(message)
  const said = meta[revisionKey]
  const inHeader = header('mcp-protocol-version')
  if (said === undefined) {
    if (inHeader === null || withHandshake.some((each) => each === inHeader)) return { isCurrent: false }
    if (inHeader !== current) return { refusal: toOtherRevision(inHeader) }
  }
  const missing = [revisionKey, capabilitiesKey].find((key) => meta[key] === undefined)
  if (missing) return { refusal: { code: errorCodes.invalidParams, message: `_meta must have ${missing}` } }
  const refusal = compareHeaders(message, [said, inHeader], header)
  if (refusal) return { refusal }
  // An older revision has no such key: its clients are served after `initialize`.
  return said === current ? { isCurrent: true } : { refusal: toOtherRevision(said) }
}

/** @param asked a revision that the site doesn't speak */
const toOtherRevision = (asked: unknown): Refusal => ({
  code: errorCodes.otherRevision,
  message: 'Unsupported protocol version',
  data: { supported: revisions, requested: String(asked).slice(0, 40) },
})

/** The revision in which a client that begins with `initialize` is answered. */
export const chooseHandshake = (asked: unknown): string =>
  withHandshake.find((each) => each === asked) ?? withHandshake[0]

/** Methods whose header `Mcp-Name` names what is asked for. */
const namedMethods = ['tools/call', 'prompts/get', 'resources/read']

function compareHeaders(
  { method, params = {} }: Message,
  [said, inHeader]: readonly [unknown, string | null],
  header: (name: string) => string | null,
): Refusal | undefined {
  const name = namedMethods.includes(method) ? (params.name ?? params.uri) : undefined
  const pairs = [
    ['MCP-Protocol-Version', inHeader, said],
    ['Mcp-Method', header('mcp-method'), method],
    ...(name === undefined ? [] : [['Mcp-Name', readEncoded(header('mcp-name')), name] as const]),
  ] as const
  const wrong = pairs.find(([, inHeaders, inBody]) => inHeaders !== inBody)
  if (!wrong) return undefined
  return {
    code: errorCodes.otherHeaders,
    message: `Header mismatch: ${wrong[0]} must be there, and say what the body says`,
  }
}

/** Reads a header's value, which is in Base64 where it isn't plain ASCII. @returns `undefined` where it can't be read */
function readEncoded(value: string | null): string | null | undefined {
  const encoded = /^=\?base64\?(.*)\?=$/.exec(value ?? '')?.[1]
  if (encoded === undefined) return value
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)),
    )
  } catch {
    return undefined
  }
}
