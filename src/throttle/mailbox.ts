/** What providers treat as one mailbox: signs that they ignore, signs that begin an addition, and other names of the domain. */
interface MailboxRule {
  /** The domain that stands for all domains of the provider. */
  domain: string
  /** The provider's other domains. */
  alsoAt?: RegExp
  ignored?: RegExp
  additions?: RegExp
}

/** Everything from a plus sign on is an addition nearly everywhere (RFC 5233). */
const usualAdditions = /\+.*$/

/** The end of a provider's domain in any country, as a pattern: `uz`, `com`, `com.tr`, `co.th`. */
const anyCountry = '(?:[A-Z]{2}|COM|COM?\\.[A-Z]{2})'

/** Rules of the providers that deliver several spellings of an address to one mailbox. */
const mailboxRules: readonly MailboxRule[] = [
  { domain: 'GMAIL.COM', alsoAt: /^GOOGLEMAIL\.COM$/, ignored: /\./g },
  // One mailbox has its name in every country: `yandex.uz`, `yandex.com.tr`.
  {
    domain: 'YANDEX.RU',
    alsoAt: new RegExp(`^(?:YA\\.RU|NAROD\\.RU|YANDEX\\.${anyCountry})$`),
    ignored: /[.-]/g,
  },
  { domain: 'PROTON.ME', alsoAt: /^(?:PROTONMAIL\.COM|PM\.ME|PROTONMAIL\.CH)$/, ignored: /[._-]/g },
  { domain: 'ICLOUD.COM', alsoAt: /^(?:ME|MAC)\.COM$/ },
  { domain: 'YAHOO.COM', alsoAt: /^(?:YMAIL|ROCKETMAIL)\.COM$/, additions: /[+-].*$/ },
]

const findRule = (domain: string): MailboxRule | undefined =>
  mailboxRules.find((rule) => rule.domain === domain || rule.alsoAt?.test(domain))

/** Providers whose domain belongs to many people: it has no limit of its own. */
const largeProviders = new Set(
  `MAIL.RU INBOX.RU BK.RU LIST.RU INTERNET.RU XMAIL.RU VK.COM RAMBLER.RU LENTA.RU AUTORAMBLER.RU MYRAMBLER.RU RO.RU
  LIVE.COM MSN.COM LIVE.DE LIVE.RU LIVE.FR LIVE.CO.UK LIVE.NL LIVE.IT
  GMX.DE GMX.NET GMX.AT GMX.CH GMX.COM WEB.DE T-ONLINE.DE MAGENTA.DE FREENET.DE ARCOR.DE VODAFONE.DE VODAFONEMAIL.DE
  POSTEO.DE MAILBOX.ORG EMAIL.DE ONLINE.DE KABELMAIL.DE UNITYBOX.DE AOL.COM AOL.DE
  BLUEWIN.CH A1.NET CHELLO.AT ORANGE.FR WANADOO.FR FREE.FR LAPOSTE.NET SFR.FR LIBERO.IT SEZNAM.CZ WP.PL O2.PL ONET.PL
  INTERIA.PL UKR.NET I.UA META.UA TUT.BY MAIL.KZ NUR.KZ FASTMAIL.COM FASTMAIL.FM ZOHO.COM TUTANOTA.COM TUTA.COM HEY.COM
  BTINTERNET.COM SKY.COM COMCAST.NET VERIZON.NET ATT.NET SBCGLOBAL.NET XTRA.CO.NZ NAVER.COM QQ.COM 163.COM 126.COM`.split(
    /\s+/,
  ),
)

/** Providers that have a domain in each country. */
const inEachCountry = new RegExp(`^(?:HOTMAIL|OUTLOOK|YAHOO)\\.${anyCountry}$`)

const isLargeProvider = (domain: string): boolean =>
  largeProviders.has(domain) || inEachCountry.test(domain) || findRule(domain) !== undefined

/** Second levels of countries below which domains are registered, as `co.uk`. */
const secondLevels = /^(?:AC|CO|COM|EDU|GO|GOV|GOVT|IN|MIL|MSK|MUN|NE|NET|NOM|OR|ORG|PP|SCHOOL|SPB)$/

/**
 * Folds names that a service may treat as equal, so that they share a count. Most collations of MySQL find `anna@` by
 * `ANNÀ@` and with trailing spaces; otherwise each spelling would have free attempts of its own.
 */
export const toCountedName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Z}\p{C}]/gu, '')
    .toUpperCase()

/** The mailbox of an address, whatever its spelling: `V.i.c+7@googlemail.com` is `VIC@GMAIL.COM`. */
export function toMailbox(address: string): string {
  const { local, domain } = splitAddress(address)
  const rule = findRule(domain)
  // A quoted name is the same mailbox as the name without quotes (RFC 5321, 4.1.2).
  const name = local.replace(/^"(.*)"$/, '$1').replace(/\\/g, '')
  const plain = name.replace(rule?.additions ?? usualAdditions, '').replace(rule?.ignored ?? /^$/, '')
  return `${plain || name}@${rule?.domain ?? domain}`
}

/**
 * The registered domain of an address: who has one has every mailbox in it and below it. `undefined` for a provider of
 * many people. A domain below a provider's is one person's: everything `@vic.fastmail.com` goes to `vic@fastmail.com`.
 */
export function toOwnedDomain(address: string): string | undefined {
  const { domain } = splitAddress(address)
  const labels = domain.split('.')
  const [second = '', top = ''] = labels.slice(-2)
  const registered = labels.slice(top.length === 2 && secondLevels.test(second) ? -3 : -2).join('.')
  if (!isLargeProvider(registered)) return registered
  return domain === registered ? undefined : labels.slice(-1 - registered.split('.').length).join('.')
}

function splitAddress(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf('@')
  const typed = address.slice(at + 1).trim()
  // The platform's parser writes a domain as it is asked for: small letters, and others in ASCII.
  const host = URL.canParse(`http://${typed}`) ? new URL(`http://${typed}`).hostname : typed
  return {
    local: toCountedName(address.slice(0, Math.max(0, at))),
    domain: host.replace(/\.$/, '').toUpperCase(),
  }
}
