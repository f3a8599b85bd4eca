import { home, region, repertoires } from '../../../brand/chosen.ts'
import type { ConcertSummary } from '../../../content/concerts/concert-summary.ts'
import {
  toAccountRemovalLetter,
  toConfirmationLetter,
  toResetLetter,
  toTakenLetter,
  toWelcomeLetter,
} from '../../../features/accounts/account-letters.ts'
import { type ChangeKind, changeKinds } from '../../../features/notices/concert-changes.ts'
import { toNoticeLetter, toSubscriptionLetter } from '../../../features/notices/notice-letters.ts'
import { toDigestText, toNoticeText } from '../../../features/notices/notice-text.ts'
import {
  toAnswerLetter,
  toArrivedLetter,
  toReceivedLetter,
  toRemovalLetter,
} from '../../../features/submissions/submission-letters.ts'
import type { Letter, LetterName } from '../../../mail/letter.ts'
import { formNames } from '../../../shared/forms/form-names.ts'
import { languageScripts } from '../../../shared/languages/facts.ts'
import { defaultLocale, type Locale } from '../../../shared/locales.ts'
import { newsletterKeys } from '../../../shared/notices.ts'

/** An example of an e-mail of the site. */
export interface LetterExample {
  /** Id of the example, unique among all examples, such as `notice-moved`. */
  id: string
  letter: Letter
}

const site = 'https://tutti.example'
const code = 'b7d1c3f29a684e05b7d1c3f29a684e05b7d1c3f2'
const number = 'K7MX2PDA'
const now = Date.UTC(2026, 10, 20, 9)

/** Names of the examples, in the letters of the site's default language. */
const names =
  languageScripts[defaultLocale] === 'Cyrl'
    ? {
        city: 'Казань',
        inCity: 'Казани',
        venue: 'ДК «Пирамида»',
        program: 'Миры Хаяо Миядзаки: большой симфонический концерт к юбилею',
      }
    : {
        city: 'Lisbon',
        inCity: 'Lisbon',
        venue: 'The “Coliseum”',
        program: 'The worlds of Hayao Miyazaki: a great symphonic concert for his anniversary',
      }

/** A concert whose names contain HTML and are long, to show that e-mails escape and wrap what editors write. */
const concert: ConcertSummary = {
  slug: 'hans-zimmer-kazan',
  date: '2026-12-05',
  time: '19:00:00.000',
  timeZone: home.timeZone,
  status: 'scheduled',
  soldOut: false,
  lastTickets: true,
  ticket: { kind: 'link', url: `${site}/tickets` },
  price: { currency: region.currency, from: 150_000, to: 600_000 },
  city: { slug: 'kazan', name: names.city, namePrepositional: names.inCity },
  venue: { slug: 'pyramid', name: names.venue },
  program: { slug: 'zimmer', name: 'Hans Zimmer & <friends>', ...lightOf(0) },
}
const { price: _price, venue: _venue, time: _time, ...bare } = concert
const others: ConcertSummary[] = [
  {
    ...bare,
    slug: 'anime',
    date: '2027-01-16',
    lastTickets: false,
    program: {
      slug: 'anime',
      name: names.program,
      ...lightOf(1),
    },
  },
  {
    ...concert,
    slug: 'online',
    status: 'moved_online',
    program: { slug: 'games', name: 'Games', ...lightOf(2) },
  },
]

function lightOf(index: number) {
  const { key } = repertoires[index] ?? {}
  return key === undefined ? {} : { repertoire: key }
}

const changed: Partial<Record<ChangeKind, Partial<ConcertSummary>>> = {
  cancelled: { status: 'cancelled' },
  postponed: { status: 'postponed' },
  moved: { status: 'rescheduled', previousDate: '2026-12-04' },
}

function toNoticeExample(kind: ChangeKind, locale: Locale): Letter {
  const after = { ...concert, ...changed[kind] }
  const facts = {
    said: { date: concert.date, status: after.status, start: 0 },
    ...(kind === 'moved'
      ? { before: { date: '2026-12-04', time: '18:00', status: 'scheduled' as const } }
      : {}),
    words: {
      [locale]: 'Doors open at 18:00 <b>from the river side</b>.\nПожалуйста, приходите раньше & не спешите.',
    },
  }
  return writeNotice(locale, kind, toNoticeText({ kind, facts }, after, locale, site), [after])
}

const writeNotice = (
  locale: Locale,
  kind: ChangeKind,
  text: ReturnType<typeof toNoticeText>,
  of: ConcertSummary[],
) => toNoticeLetter(locale, site, { kind, text, concerts: of }, `${code}.leave`, now)

const newConcerts = [concert, ...others]
/** Sixty concerts, more than one e-mail names. */
const manyConcerts = Array<ConcertSummary>(60).fill(concert)
const sent = {
  name: 'Anna <script>alert(1)</script>',
  email: 'anna@example.com',
  topic: 'accessibility',
  phone: '+7 900 000-00-00',
  message: 'Здравствуйте!\n\nКогда вы приедете в Тверь? "Ждём" & надеемся.',
}

/**
 * Makes the examples of each e-mail in a language. The type asks for a row for every name, so none can be forgotten.
 * Letters to the editors are in the site's default language, whichever language is asked for.
 */
const examples: Record<LetterName, (locale: Locale) => readonly LetterExample[]> = {
  'account-confirmation': one((locale) => toConfirmationLetter(locale, site, code, 'anna@example.com')),
  'account-reset': one((locale) => toResetLetter(locale, site, code)),
  'account-welcome': one((locale) => toWelcomeLetter(locale, site)),
  'account-taken': one((locale) => toTakenLetter(locale, site)),
  'account-removal': one(() => toAccountRemovalLetter(site, { id: '42', email: 'anna@example.com' })),
  'subscription-confirmation': (locale) =>
    Object.entries({ '': 'concert', '-newsletter': 'newsletter' } as const).map(([more, kind]) => ({
      id: `subscription-confirmation${more}`,
      letter: toSubscriptionLetter(locale, site, code, [{ kind, key: newsletterKeys.newsletter }]),
    })),
  notice: (locale) => [
    ...changeKinds.map((kind) => ({ id: `notice-${kind}`, letter: toNoticeExample(kind, locale) })),
    {
      id: 'notice-digest',
      letter: writeNotice(locale, 'announced', toDigestText(newConcerts, locale, site), newConcerts),
    },
    {
      id: 'notice-many',
      letter: writeNotice(locale, 'announced', toDigestText(manyConcerts, locale, site), manyConcerts),
    },
  ],
  'submission-received': one((locale) => toReceivedLetter(locale, site, number)),
  'submission-arrived': () =>
    formNames.map((form) => ({
      id: `submission-arrived-${form}`,
      letter: toArrivedLetter(site, { form, number, content: sent }, true),
    })),
  'submission-removal': one(() =>
    toRemovalLetter(site, { form: 'contact', number, content: { until: '2026-12-20' } }),
  ),
  'submission-answer': one((locale) =>
    toAnswerLetter(
      locale,
      site,
      number,
      'Здравствуйте, Анна!\n\nВход для гостей на колясках — со двора, вас встретят.\nХорошего вечера.',
      {
        form: 'contact',
        sentAt: now,
        content: {
          topic: 'access',
          name: 'Анна <b>',
          email: 'anna@example.com',
          message: 'Есть ли пандус?',
        },
      },
    ),
  ),
}

function one(toLetter: (locale: Locale) => Letter): (locale: Locale) => LetterExample[] {
  return (locale) => {
    const letter = toLetter(locale)
    return [{ id: letter.name, letter }]
  }
}

export const makeLetterExamples = (locale: Locale): LetterExample[] =>
  Object.values(examples).flatMap((toExamples) => toExamples(locale))
