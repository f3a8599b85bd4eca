// Types of the variables' values, with the error message of each.
import * as z from 'zod/mini'
import { shopHosts, ticketHosts, ticketShops } from '../brand/chosen.ts'
import { translatedLanguages } from '../brand/languages.ts'
import { allLocales, defaultLocale, type Locale, readLocales } from '../shared/locales.ts'
import { isMessengerId, type MessengerId } from '../shared/messengers.ts'

/** An http(s) address. @param what the target of the address, for the error message */
export const url = (what: string) =>
  z.optional(
    z.string().check(
      z.refine((value) => /^https?:\/\/[^/]+/.test(value) && URL.canParse(value), {
        error: `must be an http(s) address of ${what}`,
      }),
    ),
  )
const hostPattern = /^[a-z0-9.-]+(:\d+)?$/
/**
 * The https address of a script. It becomes part of the Content-Security-Policy, so it may contain no character that
 * ends a directive.
 */
const scriptUrl = (what: string) =>
  z.optional(
    z.string().check(
      z.refine(
        (value) => /^https:\/\/[a-z0-9.-]+(:\d+)?\/[\w./?=&%-]*$/i.test(value) && URL.canParse(value),
        {
          error: `must be the https address of ${what}`,
        },
      ),
    ),
  )
export const words = (what: string) =>
  z.pipe(
    z.string().check(
      z.refine((value) => list(value).every((item) => /^[a-z0-9_-]{1,40}$/.test(item)), {
        error: `must be a comma-separated list of ${what}`,
      }),
    ),
    z.transform((value: string) => list(value)),
  )
const host = z.string().check(z.regex(hostPattern, 'must be a host name without protocol'))
const list = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

export const localesSchema = z.pipe(
  z.string().check(
    z.refine((value) => readLocales(value) !== undefined, {
      error: `must be a comma-separated list out of ${allLocales.join(', ')} that holds ${defaultLocale}`,
    }),
  ),
  z.transform((value): Locale[] => [...(readLocales(value) ?? allLocales)]),
)
export const hostsSchema = z.pipe(
  z.string().check(
    z.refine((value) => list(value).every((item) => hostPattern.test(item)), {
      error: 'must be a comma-separated list of host names without protocol',
    }),
  ),
  z.transform(list),
)

const seller = z.object({
  name: z.string(),
  /** Site names in other languages, by language tag. */
  names: z.optional(z.partialRecord(z.enum(translatedLanguages), z.string())),
  inn: z.string(),
  ogrn: z.string(),
  address: z.optional(z.string()),
  addresses: z.optional(z.partialRecord(z.enum(translatedLanguages), z.string())),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  refundDays: z.optional(z.number()),
})
export const sellersSchema = z.pipe(
  z.string().check(z.refine(isJson, { error: 'must be JSON: {"5": {name, inn, ogrn, address, …}, …}' })),
  z.pipe(
    z.transform((value: string): unknown => JSON.parse(value)),
    z.record(z.string().check(z.regex(/^\d+$/)), seller),
  ),
)

function isJson(value: string): boolean {
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}

/**
 * The host of a ticket provider. Where neither the variable nor the brand names one, its concerts have no tickets on
 * the site.
 */
const ticketHost = (ofBrand: string | undefined) =>
  ofBrand === undefined ? z.optional(host) : z._default(host, ofBrand)

export interface TicketSettings {
  /** Hosts of the ticket services whose pages the ticket page may show. */
  ticketFrameHosts: readonly string[]
  /** The brand's ticket services, with the hosts of their pages. */
  ticketShops: readonly { provider: string; hosts: readonly string[] }[]
  /** The sellers whose variables are set, in the order of `sellerConnections`. */
  connectedSellers: readonly (SellerConnection & { id: SellerId })[]
}

/** How a seller is asked what is left of its tickets. */
export interface SellerConnection {
  token: string
  /** Address of its API, where it isn't known from the tickets. */
  url?: string | undefined
}

type TicketVariables = z.output<z.ZodMiniObject<typeof ticketVariables>>

/**
 * The variables that connect each seller; `undefined` where they aren't set. The code of each is a row of
 * `features/availability/ticket-sources.ts`, which doesn't compile while one is missing.
 */
const sellerConnections = {
  pretix: ({ PRETIX_TOKEN: token, PRETIX_URL: url }) => token && { token, url: url?.replace(/\/$/, '') },
  ticketscloud: ({ TICKETSCLOUD_KEY: token }) => token && { token },
  // It is connected by its address alone; a token is optional.
  generic: ({ AVAILABILITY_URL: url, AVAILABILITY_TOKEN: token = '' }) => url && { token, url },
} satisfies Record<string, (variables: TicketVariables) => SellerConnection | '' | undefined>

/** Ids of ticket providers (`providers/tickets.ts`); `generic` for the tickets of all others. */
export type SellerId = keyof typeof sellerConnections
const isSellerId = (id: string): id is SellerId => Object.hasOwn(sellerConnections, id)

export function toTicketSettings(variables: TicketVariables): TicketSettings {
  const hosts = new Set([variables.TICKET_HOST, variables.TICKET_HOST_TUTTI, ...shopHosts])
  return {
    ticketFrameHosts: [...hosts].filter((host) => host !== undefined),
    ticketShops,
    connectedSellers: Object.keys(sellerConnections)
      .filter(isSellerId)
      .flatMap((id) => {
        const connection: SellerConnection | '' | undefined = sellerConnections[id](variables)
        return connection ? [{ id, token: connection.token, url: connection.url }] : []
      }),
  }
}

/** Variables of the services that sell tickets, and of the API by which they say what is left (`features/availability/`). */
export const ticketVariables = {
  TICKET_HOST: ticketHost(ticketHosts.intickets),
  TICKET_HOST_TUTTI: ticketHost(ticketHosts.tutti),
  TICKET_WIDGET_URL: scriptUrl("the ticket provider's widget script"),
  TICKET_WIDGET_STYLES: scriptUrl("the ticket widget's style sheet"),
  /** Token of a team of pretix that may see events, quotas and orders: with it the site knows what is sold. */
  PRETIX_TOKEN: z.optional(z.string()),
  /** The API of pretix, where it isn't on the host of the shop. */
  PRETIX_URL: url('pretix'),
  /** Key of the API of Ticketscloud. */
  TICKETSCLOUD_KEY: z.optional(z.string()),
  /** Answers what is left of any other seller's tickets, as JSON (docs/tickets.md). */
  AVAILABILITY_URL: url('a service that answers what tickets are left'),
  AVAILABILITY_TOKEN: z.optional(z.string()),
  /** Secret in the address of the webhook of sellers. Without it the site refuses their calls. */
  TICKETS_SECRET: z.optional(
    z.string().check(z.regex(/^[\w-]{16,128}$/, 'must be 16 to 128 letters, digits, dashes or underscores')),
  ),
}

/** Variables of e-mail: what the site sends, and the newsletter. */
export const emailVariables = {
  /** Sender of e-mails: an address, or `Name <address>`. */
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(?:[^<>\r\n]{1,80} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
          'must be an e-mail address, or Name <address>',
        ),
      ),
  ),
  /** Address of the editors, who receive visitors' submissions. */
  /** Address that Email Routing sends to the Worker; replies to the office's answers go there. */
  MAIL_REPLIES: z.optional(
    z.string().check(z.regex(/^[^\s<>@,+]+@[^\s<>@,]+$/, 'must be an e-mail address without +')),
  ),
  MAIL_EDITORS: z.optional(z.string().check(z.regex(/^[^\s<>@,]+@[^\s<>@,]+$/, 'must be an e-mail address'))),
  MAIL_URL: url('a mailer that takes letters as JSON'),
  MAIL_TOKEN: z.optional(z.string()),
  NEWSLETTER_KEY: z.optional(z.string()),
  NEWSLETTER_LIST: z.optional(z.string().check(z.maxLength(60))),
}

/** A bot of the brand in a messenger: its token, and the address of the messenger's API. */
export interface MessengerConnection {
  id: MessengerId
  token: string
  url: string
}

type MessengerVariables = z.output<z.ZodMiniObject<typeof messengerVariables>>

/** The variables that connect each messenger. Its code is a row of `features/notices/notice-channels.ts`. */
const messengerConnections: Readonly<
  Record<MessengerId, (variables: MessengerVariables) => { token: string | undefined; url: string }>
> = {
  telegram: ({ TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_URL: url = 'https://api.telegram.org' }) => ({
    token,
    url,
  }),
  max: ({ MAX_BOT_TOKEN: token, MAX_API_URL: url = 'https://platform-api2.max.ru' }) => ({ token, url }),
}

/** @returns the messengers whose tokens are set */
export const toMessengers = (variables: MessengerVariables): MessengerConnection[] =>
  Object.keys(messengerConnections)
    .filter(isMessengerId)
    .flatMap((id) => {
      const { token, url } = messengerConnections[id](variables)
      return token === undefined ? [] : [{ id, token, url: url.replace(/\/$/, '') }]
    })

/** Variables of the bots that tell of concerts in messengers (`features/notices/messengers/`). */
export const messengerVariables = {
  /** Token of the brand's bot in Telegram, as @BotFather gives it. */
  TELEGRAM_BOT_TOKEN: z.optional(
    z.string().check(z.regex(/^\d+:[\w-]{30,64}$/, 'must be the token of a bot, as 123456:ABC…')),
  ),
  TELEGRAM_API_URL: url("Telegram's Bot API"),
  /** Token of the brand's bot in MAX. */
  MAX_BOT_TOKEN: z.optional(z.string().check(z.regex(/^[\w.-]{16,512}$/, 'must be the token of a bot'))),
  MAX_API_URL: url("MAX's API of bots"),
}
