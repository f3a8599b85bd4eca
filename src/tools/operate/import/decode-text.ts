/** A text, and the encoding that it was found in. */
export interface DecodedText {
  text: string
  encoding: string
}

/**
 * Decodes a file: UTF-8 and UTF-16 with or without a byte order mark, else one of the older encodings of Windows, Mac,
 * Unix and DOS, by which letters they would give. A broken character becomes U+FFFD, so that only its row is refused.
 *
 * @throws Error in one line for bytes that are no text
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const marked = byteOrderMarks.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))
  const encoding = marked?.encoding ?? guessUtf16(bytes)
  if (encoding !== undefined) return { text: decode(bytes, encoding), encoding }
  if (bytes.includes(0)) throw new Error('The file is no text: it contains zero bytes.')
  if (isUtf8(bytes) || isMostlyUtf8(bytes)) return { text: decode(bytes, 'utf-8'), encoding: 'utf-8' }
  const legacy = guessLegacy(bytes)
  return { text: decode(bytes, legacy), encoding: legacy }
}

const decode = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes)

const byteOrderMarks = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
]

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

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
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

/** Letters of a script, and the ones by which a text in it is known. */
interface Script {
  letters: RegExp
  usual: RegExp
  /** Whether words have letters of the basic alphabet beside others, as «München» has. */
  isMixed: boolean
}

const cyrillic: Script = { letters: /\p{Script=Cyrillic}/u, usual: /[оеаинтсрвлкмдпуыяь]/iu, isMixed: false }
const latin: Script = {
  letters: /\p{Script=Latin}/u,
  usual: /[äöüßéèàçñâêîôáíóú€–—„“”’«»№°]/iu,
  isMixed: true,
}
const thai: Script = { letters: /[ก-ฯะ-ฺเ-ๆ็-ํ]/u, usual: /[กขคงจชดตทนบปพมยรลวสหอะาำิีึืุูเแโใไ่้์ัๆ็]/u, isMixed: false }

/** Encodings that programs write besides those of Unicode (encoding.spec.whatwg.org); the first of equal ones is taken. */
const legacyEncodings = [
  ['windows-1252', latin],
  ['windows-1251', cyrillic],
  ['koi8-r', cyrillic],
  ['windows-874', thai],
  ['macintosh', latin],
  ['x-mac-cyrillic', cyrillic],
  ['ibm866', cyrillic],
] as const satisfies readonly (readonly [string, Script])[]

/** Most bytes by which the encoding is found. */
const maxSample = 50_000

/** Chooses the encoding in which the characters beyond ASCII are the most usual ones, and stand where they do in words. */
function guessLegacy(bytes: Uint8Array): string {
  const first = bytes.findIndex((byte) => byte > 0x7f)
  const sample = bytes.subarray(Math.max(0, first - 100), first + maxSample)
  const scored = legacyEncodings.map(([encoding, script]) => ({
    encoding,
    score: score(decode(sample, encoding), script),
  }))
  return scored.toSorted((one, other) => other.score - one.score)[0]?.encoding ?? 'windows-1252'
}

function score(text: string, { letters, usual, isMixed }: Script): number {
  let sum = 0
  const characters = Array.from(text)
  for (const [at, character] of characters.entries()) {
    if (character <= '\u007f') continue
    const [before = ' ', after = ' '] = [characters[at - 1], characters[at + 1]]
    sum += usual.test(character)
      ? 1
      : letters.test(character)
        ? 0
        : /[«»„“”–—№°€’…\u00a0]/.test(character)
          ? 0
          : -1
    if (!letters.test(character)) continue
    const isBesideAscii = [before, after].some((each) => /[a-z]/i.test(each))
    const isBesideOwn = [before, after].some((each) => each > '\u007f' && letters.test(each))
    // A small letter before a capital one is no word of any language.
    const isTorn = /\p{Ll}/u.test(before) && /\p{Lu}/u.test(character)
    sum -= (isMixed ? isBesideOwn && !isBesideAscii : isBesideAscii) ? 1 : 0
    sum -= isTorn ? 1 : 0
  }
  return sum
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
