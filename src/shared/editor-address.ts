/**
 * Addresses as editors type them: copied with an invisible character, without a scheme, an e-mail address where a link
 * belongs. What can mean only one thing is put right; what can't is no address.
 */

/** Soft hyphens, joiners and direction marks: invisible characters that no address needs. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu
const control = /\p{Cc}/gu

/** Pairs that an address is put between, and what a sentence leaves at its end. */
const wrappers = [/^<(.*)>$/s, /^[«"“„'](.*)[»"”“']$/s]
const leftAtEnd = /[,;»"”]+$/

/**
 * The path of an uploaded file of the content service. Editors write it without its first slash, with spaces, or with
 * the address of a content service on their own machine, such as `http://localhost:1337`.
 *
 * @returns `undefined` for any other address
 */
export const toUploadPath = (address: string): string | undefined =>
  /^(?:https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?|\.{0,2})?\/?(\/uploads\/.*)$/is
    .exec(address.startsWith('uploads/') ? `/${address}` : address)?.[1]
    ?.replace(/\s/g, '%20')

/**
 * Repairs an address that an editor has typed. A correct address is returned unchanged.
 *
 * @returns `undefined` if the address has no single meaning. The result still has to pass `toSafeHref`.
 */
export function repairAddress(typed: string): string | undefined {
  const visible = unwrap(typed.replace(ignorable, '').trim())
  const text = visible.replace(control, '')
  if (!text) return undefined
  // `/⇥/host` would be another host to a browser: nobody types that.
  const isOnePath = /^[#?]|^\/(?![/\\])/.test(text)
  if (isOnePath) return withoutSpaces(text)
  if (text !== visible && !/^https?:\/\//i.test(text)) return undefined
  const found = toScheme(text) ?? toSchemeless(text) ?? findOnlyAddress(text)
  return found && withoutSpaces(found)
}

/** Finds the only web address in a text with other words: «Билеты: https://host/x», `[Билеты](https://host/x)`. */
function findOnlyAddress(typed: string): string | undefined {
  const text = typed.normalize('NFKC')
  // An address of another scheme isn't repaired, nor is a web address with a space: it may end at the space or go on
  // after it.
  if (/^(?!https?:)[a-z][\w+.-]*:\S/i.test(text) || /^https?:.*\s/is.test(text)) return undefined
  const [address, ...others] = text.match(/https?:\/\/[^\s<>()[\]|"«»]+/gi) ?? []
  if (address === undefined || others.length > 0) return undefined
  const meant = address.replace(/[.,;:!]+$/, '')
  return URL.canParse(meant) ? meant : undefined
}

function unwrap(text: string): string {
  const inner = wrappers.map((wrapper) => wrapper.exec(text)?.[1]?.trim()).find(Boolean) ?? text
  return inner.replace(leftAtEnd, '')
}

const withoutSpaces = (address: string) => address.trim().replace(/\s/g, '%20')

/** `https:`, and the ways to mistype it: `https//`, `https:/`, `htpps://`, `https:\\`. */
const webScheme = /^(h{0,2}t{1,2}p{1,2}(s{0,2}))(?::[/\\]*|[.;,]?\/\/)/i

function toScheme(text: string): string | undefined {
  const mail = /^(?:mailto|e-?mail|почта):[/\s]*(.+)$/is.exec(text)?.[1]
  if (mail !== undefined) return toMail(mail)
  const telephone = /^(?:tel|phone|тел):[/\s]*(.+)$/is.exec(text)?.[1]
  if (telephone !== undefined) return toTelephone(telephone)
  const web = webScheme.exec(text)
  if (!web) return undefined
  const rest = text.slice(web[0].length)
  // A second scheme, which was pasted after the one that stood there already.
  if (webScheme.test(rest)) return toScheme(rest)
  if (/^https?:\/\/[^/\\]/i.test(text)) return URL.canParse(text) ? text : undefined
  const address = `${web[2] ? 'https' : 'http'}://${rest.replaceAll('\\', '/')}`
  return rest && URL.canParse(address) ? address : undefined
}

function toSchemeless(text: string): string | undefined {
  if (/^\/\/[^/\\]/.test(text)) return isHost(text.slice(2)) ? `https:${text}` : undefined
  const decoded = withHostsLetters(text)
  if (isHost(decoded)) return `https://${decoded}`
  return (
    toMail(decoded) ??
    (/^[+＋(078]/.test(decoded) && !datePattern.test(decoded) ? toTelephone(decoded, 7) : undefined)
  )
}

const datePattern = /^\d{1,4}([.-])\d{1,2}\1\d{1,4}$/

/** Letters of a host that Markdown or a browser has escaped. */
function withHostsLetters(text: string): string {
  try {
    return /^[^/?#]*%/.test(text) ? decodeURI(text) : text
  } catch {
    return text
  }
}

const mailPattern = /^[^\s@/:?#<>,;"()[\]]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u

/** Also reads «Касса <name@host>», and addresses with a subject behind `?`. */
function toMail(text: string): string | undefined {
  const [address = '', ...query] = (/<([^<>]+@[^<>]+)>\s*$/.exec(text)?.[1] ?? text).split('?')
  const name = address.replace(/\s+/g, '')
  const all = name.split(',').filter(Boolean)
  if (all.length === 0 || !all.every((each) => mailPattern.test(each))) return undefined
  return `mailto:${[all.join(','), ...query].join('?')}`
}

const extension = /(?:;ext=|\s*(?:доб|вн|ext|#)\.?\s*)(\d{1,6})$/iu

/** @param fewest digits that make it a telephone's number: a service's has three, where it is said to be one */
function toTelephone(text: string, fewest = 3): string | undefined {
  const number = text.normalize('NFKC').replace(extension, '')
  const digits = number.replace(/\D/g, '')
  if (!/^\+?[\s\d().\-‐‑–—]+$/u.test(number) || digits.length < fewest || digits.length > 15) return undefined
  const ext = extension.exec(text.normalize('NFKC'))?.[1]
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${digits}${ext ? `;ext=${ext}` : ''}`
}

const hostPattern =
  /^(?=[^/?#]{4,253}(?:[/?#]|$))(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}])?\.)+(?:xn--[a-z0-9-]+|\p{L}[\p{L}\p{M}]+)(?::\d{1,5})?(?=[/?#]|$)/u
/** Files have such names too, and one without a folder is no host. */
const filePattern =
  /^[^/?#]+\.(?:html?|php|aspx?|jsp|pdf|docx?|xlsx?|pptx?|rtf|txt|jpe?g|png|gif|webp|avif|svg|mp[34]|wav|mov|zip|rar|xml|json|ics)(?:[?#]|$)/i

/** Whether a text is a host, with or without what follows in an address. */
export const isHost = (text: string): boolean =>
  hostPattern.test(text) && !filePattern.test(text) && URL.canParse(`https://${text}`)
