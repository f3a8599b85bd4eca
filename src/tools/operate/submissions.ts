import { deliveryStates } from '../../features/submissions/submission.ts'
import {
  knownNumberSql,
  releaseSubmissionsSql,
  removeSubmissionsSql,
  type SubmissionRow,
  selectSubmissionsSql,
  submissionRowSchema,
  submissionsToCsv,
} from '../../features/submissions/submission-rows.ts'
import { formNames } from '../../shared/forms/form-names.ts'
import { submissionNumberPattern, toSubmissionNumber } from '../../shared/forms/sent-submission.ts'
import { parseCommandLine, WrongArguments } from '../command-line.ts'
import {
  databaseHelp,
  databaseOptions,
  type OperatorProgram,
  openDatabase,
  runCommand,
  startProgram,
} from './program.ts'
import { quote } from './run-sql.ts'
import { writeOwnerOnly } from './write-privately.ts'

const help = `npm run submissions -- [list] [NUMBER …]     what visitors have sent by forms
                       export FILE.csv [NUMBER …]
                       resend NUMBER …     sends again what was held or given up
                       remove NUMBER …     removes it from the database
  --state STATE, --form FORM  only those of a state, of a form
${databaseHelp}`

export const submissionsProgram: OperatorProgram = async (given, surroundings) => {
  const { print } = surroundings
  const { values, positionals } = parseCommandLine(given, {
    help,
    allowPositionals: true,
    options: {
      ...databaseOptions,
      form: { type: 'string' },
      state: { type: 'string' },
    },
  })
  const ask = openDatabase(surroundings, values)

  return runCommand(positionals, { list, export: exportAs, resend, remove }, list)

  function list(numbers: string[]): void {
    const rows = read(choose(numbers))
    if (values.json) {
      print(JSON.stringify(rows))
      return
    }
    for (const row of rows) print(submissionToText(row))
    const asked = rows.filter(isToBeRemoved).length
    const ofThem = asked > 0 ? ` ${asked} asked to be removed: when you have done so, \`remove NUMBER\`.` : ''
    print(rows.length === 0 ? 'Nothing is here.' : `${rows.length} in all.${ofThem}`)
  }

  function exportAs([file, ...numbers]: string[]): void {
    if (!file) throw new WrongArguments(help)
    const rows = read(choose(numbers))
    writeOwnerOnly(file, submissionsToCsv(rows))
    print(`${rows.length} written to ${file}. It holds personal data: delete it when you are done.`)
  }

  function resend(numbers: string[]): void {
    const sent = ask(resendSubmissionsSql(chooseSome(numbers), Date.now()))
    print(`${sent.length} on the way again, within a minute.`)
  }

  function remove(numbers: string[]): void {
    const removed = ask(deleteSubmissionsSql(chooseSome(numbers)))
    print(`${removed.length} removed here. What has arrived in the content service is removed there.`)
  }

  function choose(numbers: string[]): SubmissionFilter {
    return checkSubmissionFilter({ numbers, form: values.form, state: values.state })
  }

  /** Commands that change the database need a number or a state: without either they would change everything. */
  function chooseSome(numbers: string[]): SubmissionFilter {
    if (numbers.length === 0 && !values.state) throw new WrongArguments(help)
    return choose(numbers)
  }

  function read(chosen: SubmissionFilter): SubmissionRow[] {
    return ask(listSubmissionsSql(chosen)).map((row) => submissionRowSchema.parse(row))
  }
}

/** Whether the sender asked for removal and a copy was delivered, so that somebody still has to remove that copy. */
const isToBeRemoved = ({ is_removal: isRemoval, deliveries }: SubmissionRow): boolean =>
  isRemoval === 1 && deliveries !== null

/** Returns one submission as lines for the terminal. */
function submissionToText(row: SubmissionRow): string {
  const { number, form, locale, content, sent_at: sentAt, deliveries } = row
  const fields = Object.entries(JSON.parse(content) as Record<string, unknown>)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `  ${name}: ${plain(String(value)).replaceAll('\n', '\n    ')}`)
  return [
    `${number}  ${new Date(sentAt).toISOString()}  ${form}, ${locale}${toRemark(row)}`,
    ...(deliveries === null ? [] : [`  ${deliveries}`]),
    ...fields,
    '',
  ].join('\n')
}

function toRemark(row: SubmissionRow): string {
  if (isToBeRemoved(row)) return ', asked to be removed'
  if (row.is_removal) return ', removed by who sent it; nobody else had it'
  return row.suspicion ? `, looks like spam (${row.suspicion})` : ''
}

/** Removes control characters, which a terminal would obey. */
function plain(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, '')
}

/** Conditions by which submissions are chosen. */
interface SubmissionFilter {
  numbers: readonly string[]
  form?: string | undefined
  state?: string | undefined
}

/**
 * Checks what an operator has typed.
 *
 * @throws Error naming each invalid value
 */
function checkSubmissionFilter({ numbers, form, state }: SubmissionFilter): SubmissionFilter {
  const problems = [
    ...numbers
      .filter((number) => !submissionNumberPattern.test(toSubmissionNumber(number)))
      .map((each) => `${each} is no number`),
    ...(form === undefined || isOneOf(formNames, form) ? [] : [`--form is one of ${formNames.join(', ')}`]),
    ...(state === undefined || isOneOf(deliveryStates, state)
      ? []
      : [`--state is one of ${deliveryStates.join(', ')}`]),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return { numbers: numbers.map(toSubmissionNumber), form, state }
}

const isOneOf = (values: readonly string[], value: string) => values.includes(value)

/** Returns the condition of a filter on rows of `submission`. */
const conditions = ({ numbers, form, state }: SubmissionFilter): string =>
  [
    'true',
    ...(numbers.length > 0 ? [`${knownNumberSql} in (${numbers.map(quote).join(', ')})`] : []),
    ...(form ? [`submission.form = ${quote(form)}`] : []),
    ...(state
      ? [
          `exists (select 1 from delivery where delivery.key = submission.key and delivery.state = ${quote(state)})`,
        ]
      : []),
  ].join(' and ')

const listSubmissionsSql = (chosen: SubmissionFilter): string =>
  `${selectSubmissionsSql(conditions(chosen))} order by is_removal, sent_at`

/** Sends again what was held or given up. @param now milliseconds since 1970 */
export const resendSubmissionsSql = (chosen: SubmissionFilter, now: number): string =>
  releaseSubmissionsSql(conditions(chosen), now).join(';\n')

const deleteSubmissionsSql = (chosen: SubmissionFilter): string => removeSubmissionsSql(conditions(chosen))

if (import.meta.main) await startProgram(submissionsProgram)
