const centralEntry = 0x02014b50
const endOfDirectory = 0x06054b50
/** The end record has 22 bytes and a comment of at most 65,535. */
const maxEndLength = 65_557

/**
 * Returns how many bytes a ZIP archive says that its files have when they are unpacked
 * (pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.12 and 4.3.16); `undefined` for what is no archive.
 */
export function unpackedBytes(archive: Uint8Array): number | undefined {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const end = findEnd(view)
  if (end === undefined) return undefined
  let offset = view.getUint32(end + 16, true)
  let sum = 0
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (offset + 46 > view.byteLength || view.getUint32(offset, true) !== centralEntry) return undefined
    sum += view.getUint32(offset + 24, true)
    const [name, extra, comment] = [28, 30, 32].map((at) => view.getUint16(offset + at, true))
    offset += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return sum
}

function findEnd(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - maxEndLength)
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at
  }
  return undefined
}
