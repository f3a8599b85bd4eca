/**
 * Notices (README, `npm run notices`): what is waiting, sent and failed, who would hear what, an editor's words to a
 * concert's people, keys for push services. Asks the database by wrangler: the one that `npm start` keeps on this machine,
 * or with `--remote` the deployment's.
 */
import { parseArgs } from 'node:util'
import { toAudienceCount } from '../../notices/count-audience.ts'
import { toWordsNotice } from '../../notices/editor-words.ts'
import { chooseAudience, findNews } from '../../notices/find-news.ts'
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
import { placeOptions, runCommand, toPlace } from './run-command.ts'
import { runSql } from './run-sql.ts'

const binding = 'DB'
const usage = `npm run notices -- [list] [--remote] [--env NAME]
                   dry-run | words CONCERT ru=… [en=… th=…] [--send] | keys`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...placeOptions,
    send: { type: 'boolean', default: false },
  },
})
const place = toPlace(values)

await runCommand(positionals, { list, 'dry-run': dryRun, words, keys }, usage)

function list(): void {
  const rows = runSql(binding, noticesSql, place).map((row) => noticeRowSchema.parse(row))
  for (const row of rows) console.log(toText(row))
  console.log(rows.length === 0 ? 'Nothing was told in the last thirty days.' : `${rows.length} in all.`)
}

/** What content says otherwise than people know, and who would hear of it once it has settled. */
function dryRun(): void {
  const rows = runSql(binding, concertsSql(), place).map((row) => concertRowSchema.parse(row))
  const news = rows.flatMap(({ slug, known, seen }) => {
    const kind = seen && findNews(known, seen)
    return seen && kind ? [{ slug, kind, audience: chooseAudience(kind, slug, seen) }] : []
  })
  for (const { slug, kind, audience } of news) console.log(`${slug}: ${kind}, to ${countOf(audience)}`)
  if (news.length === 0) console.log('Nothing is about to be told.')
}

/** Shown and counted first; sent with `--send`, once. */
async function words([slug, ...texts]: string[]): Promise<void> {
  const concert = checkSlug(slug)
  const said = checkWords(texts)
  const row = concertRowSchema.safeParse(runSql(binding, concertsSql(concert), place)[0]).data
  if (!row?.known) throw new Error(`${concert} is no concert that is ahead, as far as notices know.`)
  for (const [locale, text] of Object.entries(said)) console.log(`  ${locale}: ${text}`)
  console.log(`to ${countOf(chooseAudience('words', concert, row.known))}.`)
  if (!values.send) {
    console.log('Nothing was sent: add --send.')
    return
  }
  const notice = await toWordsNotice(concert, row.known, said, Date.now())
  const made = runSql(binding, fillIn(notice), place)
  console.log(
    made.length === 0 ? 'These words were sent before.' : 'They go out within a minute, or at nine.',
  )
}

function countOf(audience: ReturnType<typeof chooseAudience>): string {
  return toAudience(audienceRowSchema.parse(runSql(binding, fillIn(toAudienceCount(audience)), place)[0]))
}

function keys(): void {
  const { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY } = makePushKeys()
  console.log(`In wrangler.toml, under [vars]:

  PUSH_PUBLIC_KEY = "${PUSH_PUBLIC_KEY}"

Then npx wrangler secret put PUSH_PRIVATE_KEY, with

  ${PUSH_PRIVATE_KEY}`)
}
