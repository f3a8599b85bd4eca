const headerBytes = 6
const entryBytes = 16

/** A square PNG, and how many pixels its sides have. */
export interface SizedPng {
  pixels: number
  bytes: Uint8Array
}

/**
 * An ICO file of PNGs: a header, an entry for each picture, the pictures
 * (https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)).
 *
 * @param pictures of 256 pixels at most
 */
export function toIco(pictures: readonly SizedPng[]): Uint8Array {
  const header = new DataView(new ArrayBuffer(headerBytes + entryBytes * pictures.length))
  header.setUint16(2, 1, true)
  header.setUint16(4, pictures.length, true)
  let begin = header.byteLength
  for (const [index, { pixels, bytes }] of pictures.entries()) {
    const at = headerBytes + entryBytes * index
    // 0 says 256.
    header.setUint8(at, pixels % 256)
    header.setUint8(at + 1, pixels % 256)
    header.setUint16(at + 4, 1, true)
    header.setUint16(at + 6, 32, true)
    header.setUint32(at + 8, bytes.length, true)
    header.setUint32(at + 12, begin, true)
    begin += bytes.length
  }
  return Uint8Array.from(
    [header, ...pictures.map(({ bytes }) => bytes)].flatMap((part) => [...toBytes(part)]),
  )
}

const toBytes = (part: DataView | Uint8Array): Uint8Array =>
  part instanceof DataView ? new Uint8Array(part.buffer) : part
