/**
 * Notices (`docs/commands.md`, `npm run notices`): what is waiting, sent and failed, who would hear what, an editor's words to a
 * concert's people, keys for push services. Asks the database by wrangler: the one that `npm start` keeps on this machine,
 * or with `--remote` the deployment's.
 */
import { parseArgs } from 'node:util'
import { toAudienceCount } from '../../features/notices/count-audience.ts'
import { toMessageNotice } from '../../features/notices/editor-messages.ts'
import { chooseAudience, findConcertChanges } from '../../features/notices/find-changed-concerts.ts'
import { makePushKeys } from './make-push-keys.ts'
import {
  audienceRowSchema,
  checkSlug,
  checkWords,
  concertRowSchema,
  concertsSql,
  fillIn,
  noticeRowSchema,
  noticesSql,
} from './notices/questions.ts'
import { toAudience, toText } from './notices/to-text.ts'
import { type Program, placeOptions, runCommand, startProgram, toPlace } from './program.ts'
import { runSql } from './run-sql.ts'

const usage = `npm run notices -- [list] [--remote] [--env NAME]
                   dry-run | words CONCERT ru=… [en=… th=…] [--send] | keys`

export const notices: Program = async (given, surroundings) => {
  const { print } = surroundings
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      ...placeOptions,
      send: { type: 'boolean', default: false },
    },
  })
  const ask = (sql: string) => runSql(surroundings, sql, toPlace(values))

  return runCommand(positionals, { list, 'dry-run': dryRun, words, keys }, usage)

  function list(): void {
    const rows = ask(noticesSql).map((row) => noticeRowSchema.parse(row))
    for (const row of rows) print(toText(row))
    print(rows.length === 0 ? 'Nothing was told in the last thirty days.' : `${rows.length} in all.`)
  }

  /** What content says otherwise than people know, and who would hear of it once it has settled. */
  function dryRun(): void {
    const rows = ask(concertsSql()).map((row) => concertRowSchema.parse(row))
    const news = rows.flatMap(({ slug, known, seen }) => {
      const kind = seen && findConcertChanges(known, seen)
      return seen && kind ? [{ slug, kind, audience: chooseAudience(kind, slug, seen) }] : []
    })
    for (const { slug, kind, audience } of news) print(`${slug}: ${kind}, to ${countOf(audience)}`)
    if (news.length === 0) print('Nothing is about to be told.')
  }

  /** Shown and counted first; sent with `--send`, once. */
  async function words([slug, ...texts]: string[]): Promise<void> {
    const concert = checkSlug(slug)
    const said = checkWords(texts)
    const row = concertRowSchema.safeParse(ask(concertsSql(concert))[0]).data
    if (!row?.known) throw new Error(`${concert} is no concert that is ahead, as far as notices know.`)
    for (const [locale, text] of Object.entries(said)) print(`  ${locale}: ${text}`)
    print(`to ${countOf(chooseAudience('words', concert, row.known))}.`)
    if (!values.send) {
      print('Nothing was sent: add --send.')
      return
    }
    const made = ask(fillIn(await toMessageNotice(concert, row.known, said, Date.now())))
    print(made.length === 0 ? 'These words were sent before.' : 'They go out within a minute, or at nine.')
  }

  function countOf(audience: ReturnType<typeof chooseAudience>): string {
    return toAudience(audienceRowSchema.parse(ask(fillIn(toAudienceCount(audience)))[0]))
  }

  function keys(): void {
    const { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY } = makePushKeys()
    print(`In wrangler.toml, under [vars]:

  PUSH_PUBLIC_KEY = "${PUSH_PUBLIC_KEY}"

Then npx wrangler secret put PUSH_PRIVATE_KEY, with

  ${PUSH_PRIVATE_KEY}`)
  }
}

if (import.meta.main) await startProgram(notices)
