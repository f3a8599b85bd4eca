import { phoneLabels } from '../languages/facts.ts'
import { cleanCode, cleanLine } from './clean-typed.ts'

/** Cleans an e-mail address or a phone number. Text with an @ is an address. */
export const toContact = (typed: string): string =>
  /[@＠﹫]/.test(typed) ? toEmailAddress(typed) : toPhoneNumber(typed)

export const isContact = (contact: string): boolean => isEmailAddress(contact) || isPhoneNumber(contact)

/** Number of last digits that are compared. A number may be written with `+7`, `8`, `0` or no prefix. */
const comparedDigits = 8

/** Maps all spellings of an e-mail address or phone number to one text. */
export function toComparableContact(typed: string): string {
  const contact = toContact(typed)
  if (contact.includes('@')) return contact.toLowerCase()
  return splitPhoneNumber(contact).number.replace(/\D/g, '').slice(-comparedDigits)
}

/** Invisible characters, except for the two joiners that some host names contain. */
const invisibleInHosts = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu
const joinersOfAscii = /([ -~])[\u200c\u200d]+|[\u200c\u200d]+(?=[ -~]|$)/g

/** Quotation marks and brackets that copied text has around an address, and punctuation after it. */
const aroundAddress = /^[\s"“”„«»‹›([{]+|[\s"“”„«»‹›)\]}.,;:!?…]+$/g

/**
 * Cleans an e-mail address: removes `mailto:` with its parameters, the owner's name, quotation marks, brackets,
 * punctuation and invisible characters around it, and converts full-width letters. The host becomes ASCII (IDNA,
 * Unicode Technical Standard 46), because browsers send `почта@почта.рф` as `почта@xn--80a1acny.xn--p1ai` and other
 * programs don't. The part before the @ may be in any script (RFC 6531).
 */
export function toEmailAddress(typed: string): string {
  const text = cleanLine(typed)
    .normalize('NFKC')
    .replace(/^[^<>]*<([^<>]*)>.*$/, '$1')
    .replace(aroundAddress, '')
    .replace(/^'(.*)'$/, '$1')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/ ?@ ?/g, '@')
  const at = text.lastIndexOf('@')
  if (at === -1) return text
  const local = text
    .slice(0, at)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    // Databases ignore the case of ASCII letters only.
    .replace(/[^\p{ASCII}]+/gu, (letters) => letters.toLowerCase())
  const host = text
    .slice(at + 1)
    .replace(invisibleInHosts, '')
    .replace(joinersOfAscii, '$1')
  return `${local}@${toAsciiHost(host) ?? host}`
}

/** @returns `undefined` if the text is no host name */
function toAsciiHost(host: string): string | undefined {
  if (!/^(?:[\p{L}\p{N}\p{M}.\u3002-]|\u200c|\u200d)+$/u.test(host)) return undefined
  const address = `http://${host}`
  return URL.canParse(address) ? new URL(address).hostname : undefined
}

/** The rule of `type=email` (WHATWG HTML, «valid e-mail address»), with letters of any script (RFC 6531). */
const localPattern = /^(?:[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]|[^\p{ASCII}\p{Z}\p{C}])+$/u
/** Maximum length of the part before the @, in bytes (RFC 5321, 4.5.3.1.1). */
const maxLocalBytes = 64
/** The host needs a dot: e-mails are sent through the internet. */
const hostPattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/

/** Whether an address that `toEmailAddress` has cleaned is valid. */
export function isEmailAddress(address: string): boolean {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  if (at < 1 || new TextEncoder().encode(local).length > maxLocalBytes) return false
  const host = address.slice(at + 1)
  return localPattern.test(local) && hostPattern.test(host) && URL.canParse(`http://${host}`)
}

/**
 * Cleans a phone number: ASCII digits, spaces and dashes, and the words of an extension. Removes a label, and quotation
 * marks, brackets and punctuation that copied text has around the number.
 */
export const toPhoneNumber = (typed: string): string =>
  // NFKC would turn the numero sign into letters.
  cleanCode(typed.replaceAll('№', '#')).replace(dots, ' ').replace(aroundNumber, '').replace(label, '')

/** Characters between groups of digits besides spaces and dashes. */
const dots = / ?[·•∙[\]] ?/g
const aroundNumber = /^[\s"“”„«»'‘’]+|[\s"“”„«»'‘’.,;:!?…]+$/g

const labels = ['tel', 'phone', 'mob', ...Object.values(phoneLabels)].filter(Boolean).join('|')

/** A label before a number, as in `tel:` links and copied text. */
const label = new RegExp(`^(?:${labels})\\p{L}*[.:]* ?(?=[\\d+(])`, 'iu')

/** A telephone number has at least seven digits, as the shortest local ones, and at most fifteen (ITU-T E.164). */
const numberPattern = /^\(?\+?(?:[\s()./-]*\d){7,15}[\s)./-]*$/
/**
 * An extension: a word in any language, a symbol, or the `;ext=` of `tel:` links (RFC 3966), before up to six last
 * digits.
 */
const extensionPattern = /^(.*?\d[\s)./-]*)(?:[,;#]+ ?|,? ?[\p{L}\p{M}]{1,15}[.:]? ?#? ?|;ext=)(\d{1,6})#?$/u

/** Splits a phone number into the number and the extension. */
export function splitPhoneNumber(phone: string): { number: string; extension?: string } {
  const [, number, extension] = extensionPattern.exec(phone) ?? []
  return number === undefined || extension === undefined ? { number: phone } : { number, extension }
}

/** Whether a text that `toPhoneNumber` has cleaned can be a phone number. */
export const isPhoneNumber = (phone: string): boolean => numberPattern.test(splitPhoneNumber(phone).number)
