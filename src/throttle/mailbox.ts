/** What providers treat as one mailbox: signs that they ignore, signs that begin an addition, and other names of the domain. */
interface MailboxRule {
  domains: readonly string[]
  ignored?: RegExp
  additions?: RegExp
}

/** Everything from a plus sign on is an addition nearly everywhere (RFC 5233). */
const usualAdditions = /\+.*$/

/** Providers whose mailboxes have further spellings. The first of the domains stands for all of them. */
const mailboxRules: readonly MailboxRule[] = [
  { domains: ['GMAIL.COM', 'GOOGLEMAIL.COM'], ignored: /\./g },
  {
    domains: ['YANDEX.RU', 'YA.RU', 'YANDEX.COM', 'YANDEX.BY', 'YANDEX.KZ', 'YANDEX.UA', 'NAROD.RU'],
    ignored: /[.-]/g,
  },
  { domains: ['PROTON.ME', 'PROTONMAIL.COM', 'PM.ME', 'PROTONMAIL.CH'], ignored: /[._-]/g },
  { domains: ['ICLOUD.COM', 'ME.COM', 'MAC.COM'] },
  { domains: ['YAHOO.COM', 'YMAIL.COM', 'ROCKETMAIL.COM'], additions: /[+-].*$/ },
]

/** Providers whose domain belongs to many people: it has no limit of its own. */
const largeProviders = new Set(
  `${mailboxRules.flatMap(({ domains }) => domains).join(' ')}
  MAIL.RU INBOX.RU BK.RU LIST.RU INTERNET.RU XMAIL.RU VK.COM RAMBLER.RU LENTA.RU AUTORAMBLER.RU MYRAMBLER.RU RO.RU
  OUTLOOK.COM HOTMAIL.COM LIVE.COM MSN.COM OUTLOOK.DE HOTMAIL.DE LIVE.DE OUTLOOK.CO.TH HOTMAIL.CO.TH
  GMX.DE GMX.NET GMX.AT GMX.CH GMX.COM WEB.DE T-ONLINE.DE MAGENTA.DE FREENET.DE ARCOR.DE VODAFONE.DE VODAFONEMAIL.DE
  POSTEO.DE MAILBOX.ORG EMAIL.DE ONLINE.DE KABELMAIL.DE UNITYBOX.DE AOL.COM AOL.DE YAHOO.DE YAHOO.CO.TH YAHOO.CO.UK
  BLUEWIN.CH A1.NET CHELLO.AT ORANGE.FR WANADOO.FR FREE.FR LAPOSTE.NET SFR.FR LIBERO.IT SEZNAM.CZ WP.PL O2.PL ONET.PL
  INTERIA.PL UKR.NET I.UA META.UA TUT.BY MAIL.KZ NUR.KZ FASTMAIL.COM FASTMAIL.FM ZOHO.COM TUTANOTA.COM TUTA.COM HEY.COM
  BTINTERNET.COM SKY.COM COMCAST.NET VERIZON.NET ATT.NET SBCGLOBAL.NET XTRA.CO.NZ NAVER.COM QQ.COM 163.COM 126.COM`.split(
    /\s+/,
  ),
)

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
  const rule = mailboxRules.find(({ domains }) => domains.includes(domain))
  // A quoted name is the same mailbox as the name without quotes (RFC 5321, 4.1.2).
  const name = local.replace(/^"(.*)"$/, '$1').replace(/\\/g, '')
  const plain = name.replace(rule?.additions ?? usualAdditions, '').replace(rule?.ignored ?? /^$/, '')
  return `${plain || name}@${rule?.domains[0] ?? domain}`
}

/**
 * The registered domain of an address: who has one has every mailbox in it and below it. `undefined` for a provider of
 * many people.
 */
export function toOwnedDomain(address: string): string | undefined {
  const { domain } = splitAddress(address)
  const labels = domain.split('.')
  const [second = '', top = ''] = labels.slice(-2)
  const registered = labels.slice(top.length === 2 && secondLevels.test(second) ? -3 : -2).join('.')
  return largeProviders.has(registered) ? undefined : registered
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
