import { digest } from '../../crypto/digest.ts'
import { UpstreamFailed } from '../../errors.ts'
import { isRecord } from '../../shared/is-record.ts'
import { type Changes, isChangeTag, mergeChanges } from '../port/change-times.ts'
import { backgroundLimits, fetchUpstream } from '../port/fetch-upstream.ts'
import { changesHeader, patientHeader, requestIdHeader, writeShieldAnswer } from './shield-answer.ts'
import { createShieldState, type UpstreamAnswer } from './shield-state.ts'

export type ShieldObject = ReturnType<typeof createShieldObject>

/** Puts HTTP around the state of an object: a request is that of the content service, with two or three headers more. */
export function createShieldObject(waitUntil: (work: Promise<unknown>) => void) {
  const state = createShieldState(() => Date.now())

  async function readLines(request: Request): Promise<string> {
    const { url, method } = request
    const body = await request.text()
    const headers = new Headers(request.headers)
    const changes = parseChanges(headers.get(changesHeader))
    const isPatient = headers.has(patientHeader)
    const requestId = headers.get(requestIdHeader) ?? ''
    for (const own of [changesHeader, patientHeader, requestIdHeader]) headers.delete(own)
    const ask = () => fetchAnswer(new Request(url, { method, headers, body }), isPatient)
    try {
      const key = await digest(url + body)
      const { text, status, ageMs } = await state.ask({ key, changes, ask, requestId, isPatient })
      return writeShieldAnswer({ status, ageMs }, text)
    } catch (error) {
      const isUpstream = error instanceof UpstreamFailed
      return writeShieldAnswer({
        status: isUpstream ? error.status : 0,
        // The isolate that asked puts the service's name before it again.
        failure: isUpstream ? error.detail : String(error),
      })
    }
  }

  return {
    tell(changes: Changes): Changes {
      state.tell(mergeChanges({}, changes))
      return state.readChanges()
    },
    readChanges: () => state.readChanges(),
    /** Responds at once; the answer of the content service follows in the body. */
    answer(request: Request): Response {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      const write = async () => {
        const writer = writable.getWriter()
        await writer.write(new TextEncoder().encode(await readLines(request)))
        await writer.close()
      }
      // A caller that has left reads nothing; the answer is stored for the others.
      waitUntil(write().catch(() => undefined))
      return new Response(readable)
    },
  }
}

/** The types that the asker needs, each with the time of the change that it knows of, 0 where it knows of none. */
function parseChanges(header: string | null): Changes {
  const known: unknown = JSON.parse(header ?? '{}')
  if (!isRecord(known)) return {}
  const times = Object.entries(known).filter(([kind]) => isChangeTag(kind))
  return Object.fromEntries(times.map(([kind, time]) => [kind, Number(time) || 0]))
}

async function fetchAnswer(request: Request, isPatient: boolean): Promise<UpstreamAnswer> {
  const response = await fetchUpstream('content', request, isPatient ? backgroundLimits : {})
  const text = await response.text()
  if (response.status >= 500 || response.status === 429)
    throw new UpstreamFailed('content', response.status, `status ${response.status}`)
  return { status: response.status, text, isGood: response.status === 200 && !hasErrors(text) }
}

/** Whether an answer of GraphQL reports errors. Few answers contain the word, so few are parsed. */
function hasErrors(text: string): boolean {
  if (!text.includes('"errors"')) return false
  const answer: unknown = JSON.parse(text)
  return isRecord(answer) && Array.isArray(answer.errors)
}
