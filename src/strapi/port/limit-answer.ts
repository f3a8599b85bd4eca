import { UpstreamFailed, type UpstreamName } from '../../errors.ts'

export const megabyte = 1024 * 1024

/**
 * Limits how much of an answer is read. The body is counted after decompression while it arrives, whatever its header
 * says, so that neither an endless body nor a small one that unpacks to a gigabyte is held in memory. Beyond the limit
 * the body fails and the rest isn't fetched.
 *
 * The error has the answer's status: the service works, so one answer that is too large must not open the circuit
 * breaker.
 *
 * @param maxBytes after decompression
 * @throws UpstreamFailed at once if the header says that the answer is larger; otherwise reading the body throws it
 */
export async function limitAnswer(
  upstream: UpstreamName,
  answer: Response,
  maxBytes: number,
): Promise<Response> {
  const tooLarge = () =>
    new UpstreamFailed(upstream, answer.status, `its answer has more than ${maxBytes} bytes`)
  const { body, status, statusText } = answer
  // `content-length` counts compressed bytes, of which there are at most as many as decompressed ones.
  if (Number(answer.headers.get('content-length')) > maxBytes) {
    await body?.cancel()
    throw tooLarge()
  }
  if (!body) return answer
  let read = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      read += chunk.byteLength
      if (read > maxBytes) throw tooLarge()
      controller.enqueue(chunk)
    },
  })
  const headers = new Headers(answer.headers)
  // These headers describe the compressed answer; what is read here is decompressed.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(body.pipeThrough(counter), { status, statusText, headers })
}
