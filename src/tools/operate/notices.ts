import * as z from 'zod/mini'
import {
  type AudienceRow,
  chooseAudience,
  type Statement,
  toAudienceCount,
} from '../../features/notices/audience.ts'
import { toMessageInsert } from '../../features/notices/broadcast-message.ts'
import { findConcertChanges } from '../../features/notices/concert-changes.ts'
import { concertStateSchema } from '../../features/notices/concert-state.ts'
import { type ListedNotice, noticeRowSchema, selectNoticesSql } from '../../features/notices/list-notices.ts'
import { noticeChannels } from '../../features/notices/notice-channels.ts'
import {
  type EditorMessage,
  maxMessageLength,
  messageFormSchema,
  toEditorMessage,
} from '../../shared/forms/editor-message.ts'
import { toTooLongFault } from '../../shared/forms/fields.ts'
import { isLocale } from '../../shared/locales.ts'
import { parseCommandLine } from '../command-line.ts'
import { makePushKeys } from './make-secrets.ts'
import { toSecretCommand } from './printed-commands.ts'
import {
  databaseHelp,
  databaseOptions,
  type OperatorProgram,
  openDatabase,
  runCommand,
  startProgram,
} from './program.ts'
import { createSlugCheck, quote } from './run-sql.ts'

const help = `npm run notices -- [list]    the notices of the last thirty days, and how far each has come
                   dry-run   changes of concerts that aren't announced yet, and to how many people
                   words CONCERT ru=… [en=… th=…] [--send]
                             an editor's words to a concert's people: counts them, and with --send sends
                   keys      makes a pair of keys for push services
${databaseHelp}`

export const noticesProgram: OperatorProgram = async (given, surroundings) => {
  const { print } = surroundings
  const { values, positionals } = parseCommandLine(given, {
    help,
    allowPositionals: true,
    options: {
      ...databaseOptions,
      send: { type: 'boolean', default: false },
    },
  })
  const ask = openDatabase(surroundings, values)

  return runCommand(positionals, { list, 'dry-run': dryRun, words, keys }, help)

  function list(): void {
    const rows = ask(selectNoticesSql).map((row) => noticeRowSchema.parse(row))
    if (values.json) {
      print(JSON.stringify(rows))
      return
    }
    for (const row of rows) print(noticeToText(row))
    print(rows.length === 0 ? 'Nothing was told in the last thirty days.' : `${rows.length} in all.`)
  }

  /** Prints changes of concerts that no notice tells of yet, and the number of their subscribers. */
  function dryRun(): void {
    const rows = ask(selectConcertsSql()).map((row) => concertRowSchema.parse(row))
    const news = rows.flatMap(({ slug, known, seen }) => {
      const kind = seen && findConcertChanges(known, seen)
      return seen && kind ? [{ slug, kind, audience: chooseAudience(kind, slug, seen) }] : []
    })
    for (const { slug, kind, audience } of news) print(`${slug}: ${kind}, to ${countOf(audience)}`)
    if (news.length === 0) print('Nothing is about to be told.')
  }

  /** Shows the words and counts their readers; queues them only with `--send`, and the same words only once. */
  async function words([slug, ...texts]: string[]): Promise<void> {
    const concert = checkConcertSlug(slug)
    const said = checkWords(texts)
    const row = concertRowSchema.safeParse(ask(selectConcertsSql(concert))[0]).data
    if (!row?.known) throw new Error(`${concert} is no concert that is ahead, as far as notices know.`)
    for (const [locale, text] of Object.entries(said)) print(`  ${locale}: ${text}`)
    print(`to ${countOf(chooseAudience('words', concert, row.known))}.`)
    if (!values.send) {
      print('Nothing was sent: add --send.')
      return
    }
    const made = ask(toSqlText(await toMessageInsert(concert, row.known, said, Date.now())))
    print(made.length === 0 ? 'These words were sent before.' : 'They go out within a minute, or at nine.')
  }

  function countOf(audience: ReturnType<typeof chooseAudience>): string {
    return audienceToText(
      ask(toSqlText(toAudienceCount(audience))).map((row) => audienceRowSchema.parse(row)),
    )
  }

  function keys(): void {
    const { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY } = makePushKeys()
    print(`In wrangler.toml, under [vars]:

  PUSH_PUBLIC_KEY = "${PUSH_PUBLIC_KEY}"

Then ${toSecretCommand('PUSH_PRIVATE_KEY', surroundings.configPath, values.env)}, with

  ${PUSH_PRIVATE_KEY}`)
  }
}

/** Returns one line for the terminal. */
function noticeToText(row: ListedNotice): string {
  const counts = (['waiting', 'sent', 'failed', 'dropped'] as const).map((name) => `${row[name]} ${name}`)
  const remarks = [
    ...(row.is_spreading ? ['being spread'] : []),
    ...(row.dropped_at === null ? [] : ['not so any more']),
    ...(row.faults === null ? [] : [row.faults]),
  ]
  return `${new Date(row.made_at).toISOString()}  ${row.id}: ${[...counts, ...remarks].join(', ')}`
}

/** Prints how many addresses each channel reaches, as `2 browsers, 1 e-mail addresses`. */
const audienceToText = (rows: readonly AudienceRow[]): string =>
  Object.entries(noticeChannels)
    .flatMap(([id, { audience }]) =>
      rows.flatMap(({ channel, addresses }) => (channel === id ? [`${addresses} ${audience}`] : [])),
    )
    .join(', ') || 'nobody'

/**
 * Selects concerts with a change that is not announced yet, or one concert.
 *
 * @param slug selects this concert; without it, every concert with a change that is not announced yet is selected
 */
export const selectConcertsSql = (slug?: string): string =>
  `select slug, known, seen from notice_concert where ${slug === undefined ? 'seen is not null' : `slug = ${quote(slug)}`}`

const state = z.pipe(
  z.nullable(z.string()),
  z.transform((text) => (text === null ? undefined : concertStateSchema.safeParse(JSON.parse(text)).data)),
)
export const concertRowSchema = z.object({ slug: z.string(), known: state, seen: state })

/** A row of the query that `toAudienceCount` makes. */
const audienceRowSchema = z.object({
  channel: z.string(),
  addresses: z.number(),
}) satisfies z.ZodMiniType<AudienceRow>

export const checkConcertSlug = createSlugCheck('concert')

/**
 * Parses an editor's words.
 *
 * @param texts one in each language, as `ru=Вход с другой стороны`
 * @throws Error naming each text that is invalid
 */
export function checkWords(texts: readonly string[]): EditorMessage {
  const typed = texts.map((text) => {
    const [, locale, said] = /^(\w\w)=(.*)$/s.exec(text) ?? []
    if (!isLocale(locale)) throw new Error(`${text} does not begin with a language of the site, as ru=…`)
    return [locale, said] as const
  })
  const words = messageFormSchema.safeParse(Object.fromEntries(typed))
  if (words.success) return toEditorMessage(words.data)
  const faults: Record<string, string> = {
    [toTooLongFault(maxMessageLength)]: `has more than ${maxMessageLength} letters`,
    unreadable: 'has nothing to read, or characters that nobody sees',
    'no-words': 'is empty, and so are all others: what is to be said, as ru=…?',
  }
  throw new Error(
    words.error.issues.map(({ path, message }) => `${path.join('.')}: ${faults[message]}`).join('\n'),
  )
}

/** Returns the statement with its values inserted, since wrangler accepts only text. */
export const toSqlText = ({ sql, values }: Statement): string =>
  sql.replace(/\?(\d+)/g, (_, at: string) => {
    const value = values[Number(at) - 1] ?? ''
    return typeof value === 'number' ? String(value) : quote(value)
  })

if (import.meta.main) await startProgram(noticesProgram)
