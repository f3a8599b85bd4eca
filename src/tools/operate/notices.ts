import { type AudienceRow, chooseAudience, toAudienceCount } from '../../features/notices/audience.ts'
import { findConcertChanges } from '../../features/notices/concert-changes.ts'
import { toMessageInsert } from '../../features/notices/editor-messages.ts'
import { type ListedNotice, noticeRowSchema, selectNoticesSql } from '../../features/notices/list-notices.ts'
import { noticeChannels } from '../../features/notices/notice-channels.ts'
import { parseCommandLine } from '../command-line.ts'
import { makePushKeys } from './make-secrets.ts'
import {
  audienceRowSchema,
  checkConcertSlug,
  checkWords,
  concertRowSchema,
  selectConcertsSql,
  toSqlText,
} from './notices/queries.ts'
import { toSecretCommand } from './printed-commands.ts'
import {
  databaseHelp,
  databaseOptions,
  type OperatorProgram,
  openDatabase,
  runCommand,
  startProgram,
} from './program.ts'

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

/** Prints how many addresses each channel reaches, as `2 browsers, 0 e-mail addresses`. */
const audienceToText = (rows: readonly AudienceRow[]): string =>
  Object.entries(noticeChannels)
    .map(([id, { audience }]) => `${rows.find(({ channel }) => channel === id)?.addresses ?? 0} ${audience}`)
    .join(', ')

if (import.meta.main) await startProgram(noticesProgram)
