import { writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import {
  closeVoteSql,
  selectVotesSql,
  type VoteRow,
  voteRowSchema,
} from '../../features/votes/stored-votes.ts'
import { toCsv } from '../../shared/csv.ts'
import { maxShards, wishPrefix } from '../../shared/votes.ts'
import { parseCommandLine, WrongArguments } from '../command-line.ts'
import {
  databaseHelp,
  databaseOptions,
  type OperatorProgram,
  openDatabase,
  runCommand,
  startProgram,
} from './program.ts'
import { createSlugCheck, quote } from './run-sql.ts'

const help = `npm run votes -- [list]               how each vote stands, at most ten seconds old
                 export FILE.csv      the same as CSV
                 close SLUG           closes a vote for good
                 shards SLUG NUMBER   sets how many Durable Objects count a vote that nobody has voted in yet
                 wishes [FILE.csv]    which programs are requested in which cities, and places where nobody has played
${databaseHelp}`

export const votesProgram: OperatorProgram = async (given, surroundings) => {
  const { print } = surroundings
  const { values, positionals } = parseCommandLine(given, {
    help,
    allowPositionals: true,
    options: databaseOptions,
  })
  const ask = openDatabase(surroundings, values)

  return runCommand(positionals, { list, export: exportAs, close, shards, wishes: requests }, help)

  function list(): void {
    const rows = read(selectVotesSql)
    if (values.json) {
      print(JSON.stringify(rows))
      return
    }
    for (const row of rows) print(voteToText(row))
    print(rows.length === 0 ? 'Nobody has voted yet.' : `${rows.length} in all.`)
  }

  function exportAs([file]: string[]): void {
    if (!file) throw new WrongArguments(help)
    const rows = read(selectVotesSql)
    writeFileSync(file, votesToCsv(rows))
    print(`${rows.length} votes written to ${file}.`)
  }

  function close([slug]: string[]): void {
    const closed = ask(closeVoteCommandSql(checkVoteSlug(slug), Date.now()))
    if (closed.length === 0)
      throw new Error(`${slug} is not open here: nobody has voted yet, or it is final.`)
    print(`${slug} is closed within a minute, for good.`)
  }

  function shards([slug, number]: string[]): void {
    const set = ask(setShardsSql(checkVoteSlug(slug), checkShards(number)))
    if (set.length === 0) throw new Error(`${slug} has votes already: its number of shards is fixed.`)
    print(`${slug} will be counted by ${number}.`)
  }

  function requests([file]: string[]): void {
    const places = ask(selectPlaceWishesSql).map((row) => placeDemandSchema.parse(row))
    const found = [...toProgramDemand(read(selectProgramRequestsSql)), ...places]
    if (values.json) {
      print(JSON.stringify(found))
      return
    }
    if (!file) {
      print(found.length === 0 ? 'Nobody has wished yet.' : programDemandToText(found))
      return
    }
    writeFileSync(file, programDemandToCsv(found))
    print(`${found.length} written to ${file}.`)
  }

  function read(sql: string): VoteRow[] {
    return ask(sql).map((row) => voteRowSchema.parse(row))
  }
}

const checkVoteSlug = createSlugCheck('vote')

/** @throws Error where `text` is not a number of shards that a vote may have */
function checkShards(text: string | undefined): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > maxShards)
    throw new Error(`the number of shards is from 1 to ${maxShards}`)
  return number
}

const selectProgramRequestsSql = `select * from vote where slug like ${quote(`${wishPrefix}%`)} order by total desc, slug`

const closeVoteCommandSql = (slug: string, now: number): string => closeVoteSql(quote(slug), now)

/** Sets the number of shards; returns no row, and changes nothing, once somebody has voted: the number is fixed then. */
export const setShardsSql = (slug: string, shards: number): string =>
  `insert into vote (slug, shards) values (${quote(slug)}, ${shards})
   on conflict do update set shards = excluded.shards where counted_at is null returning slug`

/** Wishes for places without a city on the site. An empty program is any. */
const selectPlaceWishesSql = `select place, program, people from place_wish_count where people > 0 order by people desc, place`

const placeDemandSchema = z.pipe(
  z.object({ place: z.string(), program: z.string(), people: z.number() }),
  z.transform(
    ({ place, program, people }): ProgramDemand => ({ city: place, program: program || 'any', people }),
  ),
)

/** How many people want to hear a program in a city, or in a place of the world by its key. */
interface ProgramDemand {
  city: string
  program: string
  people: number
}

const toProgramDemand = (rows: readonly VoteRow[]): ProgramDemand[] =>
  rows.flatMap(({ slug, counts }) =>
    Object.entries(counts)
      .filter(([, people]) => people > 0)
      .map(([city, people]) => ({ city, program: slug.slice(wishPrefix.length), people })),
  )

/** Groups the requests by city or by program, the most requested group first, and so within each group. */
function groupProgramRequests(
  requests: readonly ProgramDemand[],
  key: 'city' | 'program',
): { name: string; total: number; of: ProgramDemand[] }[] {
  const most = requests.toSorted((one, other) => other.people - one.people)
  return [...Map.groupBy(most, (request) => request[key])]
    .map(([name, of]) => ({ name, of, total: of.reduce((sum, { people }) => sum + people, 0) }))
    .toSorted((one, other) => other.total - one.total)
}

const votesToCsv = (rows: readonly VoteRow[]): string =>
  toCsv(
    rows.flatMap(({ slug, counts, shards, counted_at: countedAt, frozen_at: frozenAt }) =>
      Object.entries(counts).map(([option, votes]) => ({
        vote: slug,
        option,
        votes,
        shards,
        counted: countedAt === null ? '' : new Date(countedAt).toISOString(),
        final: frozenAt === null ? '' : new Date(frozenAt).toISOString(),
      })),
    ),
    ['vote', 'option', 'votes', 'shards', 'counted', 'final'],
  )

const programDemandToCsv = (requests: readonly ProgramDemand[]): string =>
  toCsv(requests, ['city', 'program', 'people'])

const at = (time: number): string => new Date(time).toISOString()

/** Returns one vote as lines for the terminal. */
function voteToText(row: VoteRow): string {
  const { slug, shards, counts, total, counted_at: countedAt } = row
  const most = Object.entries(counts).toSorted(([, one], [, other]) => other - one)
  const width = Math.max(0, ...most.map(([option]) => option.length))
  return [
    `${slug}  ${toState(row)}`,
    `  ${shards === 1 ? '1 shard' : `${shards} shards`}, ${total} votes${countedAt === null ? '' : ` at ${at(countedAt)}`}`,
    ...most.map(([option, votes]) => `  ${option.padEnd(width)}  ${votes}`),
    '',
  ].join('\n')
}

function toState(row: VoteRow): string {
  if (row.frozen_at !== null) return `final since ${at(row.frozen_at)}${toWriting(row)}`
  if (row.counted_at === null) return 'nobody has voted yet'
  if (row.close_asked_at !== null) return 'is being closed'
  return row.closes_at === null ? 'no closing time' : `closes ${at(row.closes_at)}`
}

function toWriting({ written_at: writtenAt, write_fault: fault }: VoteRow): string {
  if (writtenAt !== null) return ', written into the content service'
  return fault === null ? '' : `, not written: ${fault}`
}

/** Returns two tables for the terminal: the programs that each city requests, then the cities of each program. */
function programDemandToText(requests: readonly ProgramDemand[]): string {
  const table = (title: string, key: 'city' | 'program', other: 'city' | 'program') => [
    title,
    ...groupProgramRequests(requests, key).map(
      ({ name, total, of }) =>
        `  ${String(total).padStart(6)}  ${name}: ${of.map((request) => `${request[other]} ${request.people}`).join(', ')}`,
    ),
    '',
  ]
  return [...table('By city', 'city', 'program'), ...table('By program', 'program', 'city')].join('\n')
}

if (import.meta.main) await startProgram(votesProgram)
