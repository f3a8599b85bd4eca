/** A text, and the encoding that it was found in. */
export interface DecodedText {
  text: string
  encoding: string
}

/**
 * Decodes a file: UTF-8 and UTF-16 with or without a byte order mark, else windows-1251 or windows-1252, by which
 * letters stand beside each other.
 *
 * @throws Error in one line for bytes that are none of these, and for UTF-8 that is broken in a few places
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const marked = byteOrderMarks.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))
  const encoding = marked?.encoding ?? guessUtf16(bytes)
  if (encoding !== undefined) return { text: decodeStrictly(bytes, encoding), encoding }
  if (bytes.includes(0)) throw new Error('The file is no text: it contains zero bytes.')
  const invalidAt = findInvalidUtf8(bytes)
  if (invalidAt === undefined) return { text: decodeStrictly(bytes, 'utf-8'), encoding: 'utf-8' }
  if (isMostlyUtf8(bytes)) {
    throw new Error(
      `The file is UTF-8 that is broken in line ${lineOf(bytes, invalidAt)}. Export it again, or mend that line.`,
    )
  }
  const legacy = guessLegacy(bytes)
  return { text: new TextDecoder(legacy).decode(bytes), encoding: legacy }
}

const byteOrderMarks = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
]

function decodeStrictly(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    throw new Error(
      `The file says that it is ${encoding.toUpperCase()}, and is not. Export it again as UTF-8.`,
    )
  }
}

/** UTF-16 without a mark: commas, digits and line breaks have a zero as one of their two bytes. */
function guessUtf16(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 4096)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const enough = sample.length / 20
  if (odd > enough && even < odd / 10) return 'utf-16le'
  if (even > enough && odd < even / 10) return 'utf-16be'
  return undefined
}

/** Returns the offset of the first byte that isn't UTF-8. */
function findInvalidUtf8(bytes: Uint8Array): number | undefined {
  if (isUtf8(bytes)) return undefined
  let [valid, invalid] = [0, bytes.length]
  // A cut in the middle of a character isn't invalid, so the part is decoded as if more came.
  while (invalid - valid > 1) {
    const middle = Math.floor((valid + invalid) / 2)
    if (isUtf8(bytes.subarray(0, middle), true)) valid = middle
    else invalid = middle
  }
  return valid
}

function isUtf8(bytes: Uint8Array, isPart = false): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes, { stream: isPart })
    return true
  } catch {
    return false
  }
}

/** Whether nearly all letters beyond ASCII are characters of UTF-8. A legacy encoding has hardly any by chance. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes)
  const broken = text.match(/\ufffd/g)?.length ?? 0
  const whole = text.match(/[\u0080-\ufffc]|[\ud800-\udbff]/g)?.length ?? 0
  return whole > broken
}

const lineOf = (bytes: Uint8Array, offset: number): number =>
  bytes.subarray(0, offset).reduce((lines, byte) => lines + (byte === 10 ? 1 : 0), 1)

/**
 * Chooses windows-1251 if most letters beyond ASCII stand beside another one, as in Russian words; in German and French
 * ones they stand alone among ASCII letters.
 */
function guessLegacy(bytes: Uint8Array): 'windows-1251' | 'windows-1252' {
  let [letters, neighbours] = [0, 0]
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0xc0) continue
    letters += 1
    if ((bytes[at - 1] ?? 0) >= 0xc0 || (bytes[at + 1] ?? 0) >= 0xc0) neighbours += 1
  }
  return neighbours > letters / 2 ? 'windows-1251' : 'windows-1252'
}

/** What windows-1252 shows for the bytes 0x80 to 0x9f, which Latin-1 has no letters for. */
const windowsBytes = new Map(
  Array.from({ length: 32 }, (_, at) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(0x80 + at)),
    0x80 + at,
  ]),
)

/**
 * Whether a text was damaged on its way into the source: letters were replaced by a question mark in a diamond, or UTF-8
 * was read as windows-1252 («KÃ¶ln»).
 */
export function isDamaged(text: string): boolean {
  if (text.includes('\ufffd')) return true
  if (!/[ÃÂÐÑ]/.test(text)) return false
  const bytes = Array.from(text, (letter) => windowsBytes.get(letter) ?? letter.codePointAt(0) ?? 256)
  return bytes.every((byte) => byte < 256) && isUtf8(Uint8Array.from(bytes))
}
