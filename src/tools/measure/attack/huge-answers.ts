import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'

const megabyte = 1024 * 1024
const hugeMegabytes = 50
const bombMegabytes = 400

/** One text of 50 MB, as it might come out of a content service whose limits are gone. Never held whole. */
export function hugeAnswer(): Readable {
  const text = 'a'.repeat(megabyte)
  return Readable.from(
    (function* () {
      yield '{"data":{"concerts":{"data":["'
      for (let sent = 0; sent < hugeMegabytes; sent++) yield text
      yield '"]}}}'
    })(),
  )
}

let bomb: Promise<Buffer> | undefined

/** Less than a megabyte, and a thousand times that once it is unpacked. */
export function gzipBomb(): Promise<Buffer> {
  bomb ??= packBomb()
  return bomb
}

async function packBomb(): Promise<Buffer> {
  const spaces = Buffer.alloc(megabyte, ' ')
  const packed = Readable.from(Array.from({ length: bombMegabytes }, () => spaces)).pipe(createGzip())
  const chunks: Buffer[] = []
  for await (const chunk of packed) chunks.push(chunk)
  return Buffer.concat(chunks)
}
