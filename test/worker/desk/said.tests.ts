import { beforeEach, describe, expect, it } from 'vitest'
import { createSigner } from '../../../src/crypto/signature.ts'
import type { PageWithAction } from '../../../src/routes/addresses.ts'
import type { DeskActionName, DeskPageName } from '../../../src/routes/desk-addresses.ts'
import { intentField } from '../../../src/shared/forms/form-key.ts'
import { leaveFromField } from '../../../src/shared/preview-rules.ts'
import { optionField, takeBackField } from '../../../src/shared/votes.ts'
import {
  application,
  contactFormValues,
  request,
} from '../../../src/tools/measure/laboratory/filled-forms.ts'
import { pushBrowsers } from '../../fixtures/push-browsers.ts'
import {
  type AccountSite,
  anna,
  type Browser,
  confirm,
  lastCode,
  makeAccount,
  openBrowser,
  openSignedIn,
  openSite,
} from '../account-site.ts'
import { toSlug } from '../concert-slugs.ts'
import { beginAtOneMoment } from '../fresh-site.ts'
import { keys } from '../notice-world.ts'
import { openWithRole } from './desk-site.ts'

beginAtOneMoment()

/** Every action of the site: a page of the address book whose row has one, and each action of a desk page. */
type ActionName = PageWithAction | { [Name in DeskPageName]: `${Name}/${DeskActionName<Name>}` }[DeskPageName]

interface World {
  site: AccountSite
  guest: Browser
  /** Signed in at the desk with all rights. */
  owner: Browser
}
/** Sends a form. What the site answers is read to its end; a redirect is followed. */
type Step = (world: World) => Promise<Response>
/** What an action does, how, and what the page then says; `file` where the answer is a download. */
type Row = readonly [name: string, step: Step, said: string]

let world: World
beforeEach(async () => {
  const push = { PUSH_PUBLIC_KEY: keys.publicKey, PUSH_PRIVATE_KEY: keys.privateKey }
  const site = await openSite(undefined, push)
  world = { site, guest: openBrowser(site), owner: await openWithRole(site, 'owner') }
})

const vote = '/vote/film-vote-2026'
const wish = '/wishes/naruto'
const place = '/places/vologda-472459'
const number = 'K7MX2PDA'
const [browser] = [pushBrowsers().subscribe('guest')]

/** Sends a choice twice: who comes for the first time confirms it. */
async function choose(path: string, option: string): Promise<Response> {
  await world.guest.send(path, { [optionField]: option })
  return world.guest.send(path, { [optionField]: option, confirmed: 'yes' })
}

async function subscribed(topic: string): Promise<void> {
  const [kind, key] = topic.split(':')
  await world.guest.call('/api/push/subscribe', { subscription: browser, topics: [{ kind, key }] })
}

/** Asks for e-mails, and returns the code in the letter. */
async function askForLetters(): Promise<string> {
  await world.guest.send('/push', { press: 'mail', email: anna.email, topics: 'city:kazan' })
  return /push\?confirm=(\S+)/.exec(world.site.letters.at(-1)?.text ?? '')?.[1] ?? ''
}

/** The code of a link in an e-mail about a concert. */
const leaveCode = async (site: AccountSite, id: string): Promise<string> =>
  `${id}.${await createSigner(site.variables.SITE_SECRET ?? '').sign('notices leave', id)}`

async function confirmLetters(): Promise<Response> {
  return world.guest.send('/push', { press: 'confirm', code: await askForLetters() })
}

async function signedIn(): Promise<Browser> {
  await makeAccount(world.site)
  return openSignedIn(world.site)
}

async function stored(): Promise<void> {
  await world.site.database
    .prepare(
      `insert into submission (key, number, form, locale, content, content_digest, sent_at, forget_at)
       values ('key', ?, 'contact', 'ru', ?, 'digest', 1, 9e12)`,
    )
    .bind(number, JSON.stringify({ ...contactFormValues, email: anna.email }))
    .run()
}
const atDesk = async (action: string, fields: Record<string, string> = {}) => {
  await stored()
  return world.owner.send(`/desk/inbox/k7mx2pda/${action}`, { version: '0', ...fields })
}

const rows: Record<ActionName, readonly Row[]> = {
  contact: [['a form', ({ guest }) => guest.send('/contact', contactFormValues), 'Номер']],
  b2b: [['a form', ({ guest }) => guest.send('/b2b', request), 'Номер']],
  cast: [['a form', ({ guest }) => guest.send('/cast', application), 'Номер']],
  star: [
    [
      'a birth date',
      ({ guest }) =>
        guest.send('/star', { 'birthDate-day': '1', 'birthDate-month': '8', 'birthDate-year': '1990' }),
      'Лев',
    ],
  ],
  vote: [
    ['a vote', () => choose(vote, 'hes-a-pirate'), 'Ваш голос'],
    [
      'a vote that is taken back',
      async ({ guest }) => {
        await choose(vote, 'hes-a-pirate')
        return guest.send(vote, { [optionField]: 'hes-a-pirate', [takeBackField]: 'yes' })
      },
      'Голос отменён.',
    ],
  ],
  wish: [
    ['a wish', () => choose(wish, 'kazan'), 'Пожелание учтено'],
    [
      'a wish that is taken back',
      async ({ guest }) => {
        await choose(wish, 'kazan')
        return guest.send(wish, { [optionField]: '' })
      },
      'Пожелание снято.',
    ],
  ],
  place: [
    ['a wish', () => choose(place, 'come'), 'Вы позвали нас: Вологда'],
    [
      'a wish that is taken back',
      async ({ guest }) => {
        await choose(place, 'come')
        return guest.send(place, { [optionField]: '' })
      },
      'Пожелание снято.',
    ],
    [
      'a wish for a program that is taken back',
      async ({ guest }) => {
        await choose(`${place}?program=naruto`, 'come')
        return guest.send(place, { [optionField]: '', program: 'naruto' })
      },
      'Пожелание снято.',
    ],
  ],
  findSent: [
    [
      'a removal',
      async ({ guest }) => {
        await stored()
        return guest.send('/sent', { number, contact: anna.email, [intentField]: 'remove' })
      },
      'Удалено',
    ],
  ],
  push: [
    [
      'a topic that is followed',
      async ({ guest }) => {
        await subscribed('city:kazan')
        return guest.send('/push', { press: 'follow', topics: 'city:perm' })
      },
      'Сообщим.',
    ],
    [
      'the last topic that is left',
      async ({ guest }) => {
        await subscribed('city:kazan')
        return guest.send('/push', { press: 'remove', topics: 'city:kazan' })
      },
      'Об этом больше не сообщим.',
    ],
    [
      'all topics that are left',
      async ({ guest }) => {
        await subscribed('city:kazan')
        return guest.send('/push', { press: 'forget' })
      },
      'Вы отписаны от всего.',
    ],
    [
      'an e-mail that is asked for',
      ({ guest }) => guest.send('/push', { press: 'mail', email: anna.email, topics: 'city:kazan' }),
      'Откройте почту',
    ],
    ['an address that is confirmed', confirmLetters, 'Подписка включена.'],
    [
      'e-mails that are left',
      async ({ site, guest }) => {
        await confirmLetters()
        const id = await site.database.prepare('select id from notice_subscription').first<string>('id')
        return guest.send('/push', { press: 'leave', code: await leaveCode(site, id ?? '') })
      },
      'Вы отписались, адрес удалён.',
    ],
  ],
  login: [
    [
      'a session',
      async ({ site, guest }) => {
        await makeAccount(site)
        return guest.send('/login', { identifier: anna.email, password: anna.password })
      },
      anna.email,
    ],
  ],
  register: [['an account', ({ guest }) => guest.send('/register', anna), 'Проверьте почту']],
  confirmEmail: [
    [
      'an address',
      async ({ site, guest }) => {
        await guest.send('/register', anna)
        return confirm(guest, site)
      },
      'Адрес подтверждён.',
    ],
  ],
  forgotPassword: [
    ['an e-mail', ({ guest }) => guest.send('/forgot-password', { email: anna.email }), 'Проверьте почту'],
  ],
  resetPassword: [
    [
      'a new password',
      async ({ site, guest }) => {
        await makeAccount(site)
        await guest.send('/forgot-password', { email: anna.email })
        return guest.send('/reset-password', { code: lastCode(site), password: 'four other small words' })
      },
      'Пароль сменён.',
    ],
  ],
  account: [
    [
      'signing out',
      async () => (await signedIn()).send('/account', { [intentField]: 'sign-out' }),
      'Вы вышли',
    ],
    [
      'signing out everywhere',
      async () => (await signedIn()).send('/account', { [intentField]: 'sign-out-everywhere' }),
      'на всех устройствах',
    ],
    ['an export', async () => (await signedIn()).send('/account', { [intentField]: 'export' }), 'file'],
  ],
  accountPassword: [
    [
      'a new password',
      async ({ guest }) => {
        await makeAccount(world.site)
        await guest.send('/login', { identifier: anna.email, password: anna.password })
        return guest.send('/account/password', {
          currentPassword: anna.password,
          password: 'four other small words',
        })
      },
      'Пароль сменён.',
    ],
  ],
  accountErase: [
    [
      'an erased account',
      async () => (await signedIn()).send('/account/erase', { currentPassword: anna.password }),
      'удал',
    ],
  ],
  // The page itself, as everybody sees it, is what the action has done.
  preview: [
    [
      'a preview that is left',
      ({ guest }) => guest.send('/preview', { [leaveFromField]: '/about' }),
      'Об оркестре',
    ],
  ],
  codegen: [
    [
      'a short address',
      ({ guest }) => guest.send('/codegen', { page: '/cities/kazan', source: 'poster' }),
      'https://tutti.example/t/',
    ],
  ],
  'deskVisits/export': [['a file', ({ owner }) => owner.send('/desk/visits/export', {}), 'file']],
  'deskInbox/export': [['a file', ({ owner }) => owner.send('/desk/inbox/export', {}), 'file']],
  'deskEntry/answer': [['an answer', () => atDesk('answer', { text: 'Да.' }), 'Ответ отправлен.']],
  'deskEntry/note': [['a note', () => atDesk('note', { note: 'Ждём.' }), 'Заметка добавлена.']],
  'deskEntry/change': [
    ['spam', () => atDesk('change', { change: 'spam' }), 'Отмечено как спам.'],
    ['a closed entry', () => atDesk('change', { change: 'close' }), 'Закрыто.'],
  ],
  'deskEntry/erase': [['an erased entry', () => atDesk('erase', { sure: 'yes' }), 'Удалено здесь.']],
  'deskVotes/close': [
    [
      'a closed vote',
      async ({ site, owner }) => {
        await site.database.exec(
          `insert into vote (slug, counts, total, counted_at) values ('next-season', '{"zimmer":3}', 3, 1)`,
        )
        return owner.send('/desk/votes/close', { slug: 'next-season' })
      },
      'закро',
    ],
  ],
  'deskMessage/send': [
    [
      'a message',
      async ({ owner }) => {
        const path = `/desk/notices/${await toSlug('a.buy')}/send`
        const words = { ru: 'Вход с другой стороны' }
        const shown = await (await owner.send(path, words)).text()
        return owner.send(path, { ...words, seen: /name="seen" value="([^"]*)"/.exec(shown)?.[1] ?? '' })
      },
      'Слова приняты',
    ],
  ],
  'deskNewsletter/export': [['a file', ({ owner }) => owner.send('/desk/newsletter/export', {}), 'file']],
  'deskReplyTexts/save': [
    [
      'a ready text',
      ({ owner }) => owner.send('/desk/texts/save', { locale: 'ru', name: 'Спасибо', body: 'Спасибо!' }),
      'Текст сохранён.',
    ],
  ],
  'deskReplyTexts/remove': [
    [
      'a ready text that is deleted',
      ({ owner }) => owner.send('/desk/texts/remove', { id: '1' }),
      'Текст удалён.',
    ],
  ],
  'deskRedirects/make': [
    [
      'a redirect',
      ({ owner }) => owner.send('/desk/redirects/make', { path: '/old-tour', target: '/concerts' }),
      'Переадресация сделана.',
    ],
  ],
  'deskRedirects/remove': [
    [
      'a redirect that is removed',
      ({ owner }) => owner.send('/desk/redirects/remove', { path: '/old-tour' }),
      'Переадресация удалена.',
    ],
  ],
  'deskEvenings/export': [['a file', ({ owner }) => owner.send('/desk/evenings/export', {}), 'file']],
  'deskNotices/export': [['a file', ({ owner }) => owner.send('/desk/notices/export', {}), 'file']],
  'deskLinks/export': [['a file', ({ owner }) => owner.send('/desk/links/export', {}), 'file']],
  'deskContent/export': [['a file', ({ owner }) => owner.send('/desk/content/export', {}), 'file']],
  'deskRedirects/export': [['a file', ({ owner }) => owner.send('/desk/redirects/export', {}), 'file']],
  'deskHealth/export': [['a file', ({ owner }) => owner.send('/desk/health/export', {}), 'file']],
  'deskLog/export': [['a file', ({ owner }) => owner.send('/desk/log/export', {}), 'file']],
}

/** The text of a page without head, header and footer. */
const mainOf = (html: string) => (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replace(/<!-- -->/g, '')

describe.each(Object.entries(rows))('what the page says to which %s leads', (_, steps) => {
  it.each(steps)('%s', async (_, step, said) => {
    const answer = await step(world)
    if (said === 'file') {
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
      return
    }
    expect(answer.status).toBe(303)
    const path = answer.headers.get('location') ?? ''
    const isDesk = path.startsWith('/desk')
    expect(mainOf(await (await (isDesk ? world.owner : world.guest).open(path)).text())).toContain(said)
  })
})

it('who asks for an e-mail, confirms or leaves is not told that they are subscribed to nothing', async () => {
  for (const done of ['letter', 'confirmed', 'left', 'removed', 'forgotten'])
    expect(await (await world.guest.open(`/push?done=${done}`)).text()).not.toContain(
      'ни на что не подписаны',
    )
})
