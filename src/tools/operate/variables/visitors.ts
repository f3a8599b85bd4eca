import type { DescribedVariables } from '../variables.ts'

export const accountVariables = {
  SITE_SECRET: {
    meaning:
      'At least 32 random characters, as `openssl rand -base64 32` prints them. Signs sessions, votes and notices. Changing it signs everybody out.',
    without: 'visitors have no accounts, votes or notices, and the pages say so',
    isSecret: true,
  },
  ACCOUNT_PROVIDERS: {
    meaning:
      'Other companies to sign in with, by the names of their providers in Strapi, separated by commas: `vk,google`.',
    without: 'visitors sign in by password only',
    asks: 'SITE_SECRET',
    isRarelySet: true,
  },
  EDITOR_ROLES: {
    meaning: "Types of Strapi's user roles that edit content and see the desk.",
    without: '`editor`',
    asks: 'SITE_SECRET',
    isRarelySet: true,
  },
  OFFICE_ROLES: {
    meaning: 'Types of the roles that also answer and export what visitors send.',
    without: '`office`',
    asks: 'SITE_SECRET',
    isRarelySet: true,
  },
  OWNER_ROLES: {
    meaning: 'Types of the roles that also erase, make redirects and read the log of the desk.',
    without: '`owner`',
    asks: 'SITE_SECRET',
    isRarelySet: true,
  },
  ACCOUNT_LETTERS: {
    meaning:
      '`print` writes the e-mails of the embedded accounts into the log, with their links. For your own machine, where `npm start` sets it.',
    without: 'they are sent, if the site can send e-mails',
    asks: 'SITE_SECRET',
    isRarelySet: true,
  },
  ACCOUNTS_TOKEN: {
    meaning:
      'API token of Strapi that may delete users and nothing else. Used when a visitor erases an account.',
    without: '`MAIL_EDITORS` is asked by e-mail to delete them',
    isSecret: true,
    asks: 'SITE_SECRET',
  },
  CONTENT_PROXY_SECRET: {
    meaning:
      'At least 16 characters, the same as in Strapi. With it Strapi trusts the visitor address that the site sends, and limits each visitor separately.',
    without: 'Strapi limits all visitors together: ten sign-ins a minute for the whole site',
    isSecret: true,
    asks: 'SITE_SECRET',
  },
} as const satisfies DescribedVariables

export const formVariables = {
  SUBMIT_TOKEN: {
    meaning: 'API token of Strapi that may create entries of submitted forms and nothing else.',
    without: 'submissions stay in the database `DB`, and `npm run submissions` shows them',
    isSecret: true,
    asks: 'CONTENT_URL',
  },
  TURNSTILE_SITE_KEY: {
    meaning:
      'Site key of a Cloudflare Turnstile widget in the mode “managed”. Forms without its approval are stored and held until you look at them (`npm run submissions -- --state held`).',
    without: 'spam is recognised by a hidden field, by speed and by number',
  },
  TURNSTILE_SECRET: {
    meaning: 'Secret key of the same widget.',
    without: 'Turnstile is not used',
    isSecret: true,
    asks: 'TURNSTILE_SITE_KEY',
  },
} as const satisfies DescribedVariables

export const mailVariables = {
  MAIL_FROM: {
    meaning:
      'Sender of e-mails, as `Orchestra <office@example.org>`. Your mail provider must know the domain. E-mails are sent by the binding `EMAIL` or by `MAIL_URL`. Needs `SITE_URL`.',
    without: 'the site sends no e-mails',
  },
  MAIL_EDITORS: {
    meaning: 'Address that is told about submitted forms.',
    without: 'editors see submissions in Strapi, and nobody gets an e-mail about them',
    asks: 'MAIL_FROM',
  },
  MAIL_REPLIES: {
    meaning:
      'Address of your domain, as `replies@example.org`, which Email Routing sends to this Worker. What senders reply to the office’s answers then stands with their messages at the desk, and goes on to `MAIL_EDITORS`.',
    without: 'replies go to `MAIL_EDITORS` only',
    asks: 'MAIL_FROM',
  },
  MAIL_URL: {
    meaning:
      'Address of a mail provider that accepts `POST` with `{"from", "to", "subject", "text", "html", "reply_to", "headers"}`, for example `https://api.resend.com/emails`.',
    without: 'e-mails are sent by the binding `EMAIL`, if there is one',
    asks: 'MAIL_FROM',
  },
  MAIL_TOKEN: {
    meaning: "The mail provider's key.",
    without: 'the mail provider is called without a key',
    isSecret: true,
    asks: 'MAIL_URL',
  },
} as const satisfies DescribedVariables

export const noticeVariables = {
  NEWSLETTER_KEY: {
    meaning:
      "Key of the API of the newsletter's provider, which the brand names ([notices](notices.md#newsletter)). For listmonk: `user:token`.",
    without: 'readers stay in the database `DB`, and the desk exports them',
    isSecret: true,
    asks: 'MAIL_FROM',
    isRarelySet: true,
  },
  NEWSLETTER_LIST: {
    meaning: "Id of the newsletter's list at its provider.",
    without: "the brand's",
    asks: 'NEWSLETTER_KEY',
    isRarelySet: true,
  },
  VOTES_TOKEN: {
    meaning:
      'API token of Strapi that may find and update votes and nothing else. A closed vote writes its result into the field `results`.',
    without: 'results stay in the database `DB`, and `npm run votes` shows them',
    isSecret: true,
    asks: 'CONTENT_URL',
  },
  PUSH_PUBLIC_KEY: {
    meaning:
      'Public key for web push; `npm run notices -- keys` makes both. After a change, browsers receive nothing until they visit the site again.',
    without: 'there are no push notices; notices are sent by e-mail, if the site can send any',
    asks: 'SITE_SECRET',
  },
  PUSH_PRIVATE_KEY: {
    meaning: 'Private key for web push.',
    without: 'there are no push notices',
    isSecret: true,
    asks: 'PUSH_PUBLIC_KEY',
  },
  PUSH_HOSTS: {
    meaning:
      'Hosts of push services that the site may call. A name that begins with a dot covers all hosts below it.',
    without: 'the push services of Google, Mozilla, Apple and Microsoft',
    asks: 'PUSH_PUBLIC_KEY',
    isRarelySet: true,
  },
  TELEGRAM_BOT_TOKEN: {
    meaning:
      'Token of your bot in Telegram, as @BotFather gives it. Visitors can then be told of concerts there ([notices](notices.md#messengers)).',
    without: 'nobody is told in Telegram, and no page names it',
    isSecret: true,
    asks: 'SITE_SECRET',
  },
  TELEGRAM_API_URL: {
    meaning: "http(s) address of a Bot API server of your own, where Telegram's can't be used.",
    without: 'Telegram is called itself',
    asks: 'TELEGRAM_BOT_TOKEN',
    isRarelySet: true,
  },
  MAX_BOT_TOKEN: {
    meaning:
      'Token of your bot in MAX. Visitors can then be told of concerts there ([notices](notices.md#messengers)).',
    without: 'nobody is told in MAX, and no page names it',
    isSecret: true,
    asks: 'SITE_SECRET',
    isRarelySet: true,
  },
  MAX_API_URL: {
    meaning:
      "http(s) address of a server that passes calls on to MAX's API ([notices](notices.md#messengers)).",
    without: 'MAX is called itself',
    asks: 'MAX_BOT_TOKEN',
    isRarelySet: true,
  },
} as const satisfies DescribedVariables

export const embedVariables = {
  TICKET_HOST: {
    meaning: "Host of the ticket provider's frames.",
    without: "the brand's",
    isRarelySet: true,
  },
  TICKET_HOST_TUTTI: {
    meaning: "Host of the ticket provider's frames on the site's own domain.",
    without: "the brand's",
    isRarelySet: true,
  },
  PRETIX_TOKEN: {
    meaning:
      'API token of a team in pretix that may view events, items, quotas and orders, and change nothing. With it the site knows what is sold ([tickets](tickets.md)).',
    without: 'tickets of pretix are shown as editors describe them',
    isSecret: true,
    isRarelySet: true,
  },
  PRETIX_URL: {
    meaning: "http(s) address of pretix' API.",
    without: "the tickets' own host",
    asks: 'PRETIX_TOKEN',
    isRarelySet: true,
  },
  TICKETSCLOUD_KEY: {
    meaning: 'Key of the API of Ticketscloud. With it the site knows what is sold.',
    without: 'tickets of Ticketscloud are shown as editors describe them',
    isSecret: true,
    isRarelySet: true,
  },
  AVAILABILITY_URL: {
    meaning:
      'Address that answers what is left of other sellers’ tickets, as JSON ([tickets](tickets.md#any-other-seller)).',
    without: 'tickets of other sellers are shown as editors describe them',
    isRarelySet: true,
  },
  AVAILABILITY_TOKEN: {
    meaning: 'Sent to `AVAILABILITY_URL` as `Authorization: Bearer`.',
    without: 'that address is asked without it',
    asks: 'AVAILABILITY_URL',
    isSecret: true,
  },
  TICKETS_SECRET: {
    meaning:
      'Secret at the end of the address that sellers call when tickets are sold or come back: `/api/hooks/tickets/pretix/SECRET`.',
    without: 'calls of sellers are refused, and they are asked every few minutes',
    isSecret: true,
    isRarelySet: true,
  },
  TICKET_WIDGET_URL: {
    meaning:
      "https address of the ticket provider's widget script. With it tickets open over the current page. It loads when a visitor is about to press a ticket button.",
    without: "ticket buttons lead to the site's ticket page",
  },
  TICKET_WIDGET_STYLES: {
    meaning: "https address of the widget's style sheet.",
    without: 'the widget has no style sheet of its own',
    asks: 'TICKET_WIDGET_URL',
  },
  MAPS_KEY: {
    meaning:
      "Key of the map provider that the brand has chosen (`maps` of `brand.ts`), if that provider's maps need one.",
    without: "the brand's; without either, pages show the address and links to maps instead of a map",
  },
  ANALYTICS_ID: {
    meaning:
      'What the counter is called at the provider that the brand has chosen (`analytics` of `brand.ts`): a number, a domain or a measurement ID.',
    without: "the brand's; without either, visits are not counted, and nothing is loaded for it",
  },
  ANALYTICS_CONSENT: {
    meaning:
      "`required`: the counter waits for the visitor's consent, which the footer can withdraw. `none`: it counts everybody.",
    without: '`required`, if the counter stores something in the browser',
    isRarelySet: true,
  },
} as const satisfies DescribedVariables
