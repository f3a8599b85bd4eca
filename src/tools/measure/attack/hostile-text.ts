/** Kind of hostile text, as written with an editor's stolen password. */
export type HostileText =
  | 'texts nested 9 000 deep'
  | 'one text of a megabyte'
  | 'pictures of other protocols'
  | 'control and bidi characters'
  | 'scripts in names and texts'
  | 'names of prototypes'

const otherHost = 'pictures.evil.example'
/**
 * Addresses that a picture of another host must not have. `//host/a.jpg` isn't among them: it is read as https, which
 * is allowed.
 */
const otherPictures = [
  'javascript:alert(1)//a.jpg',
  `http://${otherHost}/a.jpg`,
  `https://a:b@${otherHost}/a.jpg`,
  `data:image/svg+xml,<svg onload="alert('${otherHost}')">.jpg`,
]
/** Matches parts of hostile text that no response may contain. */
export const otherPicturePattern = new RegExp(`${otherHost}|javascript:alert`)

/** Whether a value is a long text. */
const isLong = (value: string) => value.length > 200
/** Whether a field is a name or title, and no address, code, number or time. */
const isName = (key: string) => /name|title|alternativeText|address|genitive|prepositional/i.test(key)

type Change = (key: string, value: string) => string

/** Returns the change of one response; some kinds change only the first text. */
const changes: Record<HostileText, () => Change> = {
  'texts nested 9 000 deep': () => (_key, value) => (isLong(value) ? `${'>'.repeat(9000)} ${value}` : value),
  'one text of a megabyte': () => {
    let isSpent = false
    return (_key, value) => {
      if (isSpent || !isLong(value)) return value
      isSpent = true
      return '[a](b) *c* _d_ `e` <f> | '.repeat(40_000)
    }
  },
  'pictures of other protocols': () => {
    let count = 0
    return (key, value) => {
      if (key !== 'url' || !/\.(avif|gif|jpe?g|png|svg|webp)/i.test(value)) return value
      count += 1
      return otherPictures[count % otherPictures.length] ?? value
    }
  },
  'control and bidi characters': () => (key, value) =>
    isName(key) ? `\u0000\u0007\u202e${value}\u2066\ufeff\u200f` : value,
  'scripts in names and texts': () => (key, value) =>
    isName(key) || isLong(value)
      ? `"'><script>alert('${poisonMarker}')</script><img src=x onerror=alert(1)>{{7*7}} ${value}`
      : value,
  'names of prototypes': () => (key, value) => (isName(key) ? '__proto__' : value),
}

/** Returns a response with hostile text in it; its structure stays the same. */
export function withHostileText(kind: HostileText, text: string): string {
  const change = changes[kind]()
  return JSON.stringify(JSON.parse(text), (key, value) =>
    typeof value === 'string' ? change(key, value) : value,
  )
}

/** Marker in every request that tries to poison a cache; it must not occur in responses to others. */
export const poisonMarker = 'n33dle'
