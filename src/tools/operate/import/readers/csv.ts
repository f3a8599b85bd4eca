import { parse } from 'csv-parse/sync'
import { decodeText } from '../decode-text.ts'
import { findHeader } from '../row-texts.ts'
import { checkRowCount, type SourceReader, type SourceRow, toCells, toSourceFileName } from '../source.ts'
import { emptyOpenQuotes } from './open-quotes.ts'

const delimiters = [',', ';', '\t', '|'] as const
/** Rows by which the delimiter is found. */
const sampledRows = 30

interface CsvRecord {
  record: string[]
  /** `lines`: number of the line at which the record ends. */
  info: { lines: number }
}

/** Tables as text, of spreadsheets, databases and The Events Calendar: delimiter and encoding are found. */
export const csvReader: SourceReader = {
  name: 'CSV and TSV (.csv, .tsv, .txt)',
  accepts: ({ given, isFolder }) => !isFolder && /\.(csv|tsv|tab|txt)$/i.test(given),
  read: async (source) => {
    const { text, encoding } = decodeText(source.bytes)
    // Excel writes a first line `sep=;` for itself.
    const [declared, delimiterOfExcel] = /^\ufeff?sep=(.)(?:\r\n?|\n)/.exec(text) ?? []
    const content = declared === undefined ? text : text.slice(declared.length)
    const delimiter = delimiterOfExcel ?? guessDelimiter(content)
    const { text: closed, brokenLines } = emptyOpenQuotes(content, delimiter)
    const records = parseRecords(closed, delimiter)
    checkRowCount(records.length)
    const header = findHeader(records.map(({ record }) => record))
    const columns = toColumnNames(records[header]?.record ?? [])
    const skippedLines = declared === undefined ? 0 : 1
    const nameLine = (line: number) => `${toSourceFileName(source)}, line ${line + skippedLines}`
    const rows: SourceRow[] = records.slice(header + 1).map(({ record, info }) => {
      const beyond = record.slice(columns.length).filter((cell) => cell.trim() !== '')
      return {
        origin: nameLine(info.lines),
        cells: toCells(columns.map((column, at) => [column, record[at]])),
        ...(beyond.length > 0
          ? { remarks: [`cells beyond the last column: «${beyond.join(' | ').slice(0, 60)}»`] }
          : {}),
      }
    })
    return {
      kind: `CSV, ${encoding.toUpperCase()}, «${delimiter === '\t' ? 'tab' : delimiter}»`,
      columns,
      isMapped: false,
      hasGlobalIds: false,
      rows: rows.filter(({ cells }) => Object.keys(cells).length > 0),
      problems: brokenLines.map((line) => ({
        origin: nameLine(line),
        reason: 'a quote is opened in it and never closed',
      })),
    }
  },
}

/** Number of the first line of each record would be better for people, but only the last one is known. */
function parseRecords(text: string, delimiter: string): CsvRecord[] {
  try {
    // The types of csv-parse don't know that `info` changes the shape of a record.
    return parse(text, {
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as CsvRecord[]
  } catch (error) {
    throw new Error(
      `The file is no CSV that can be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** Characters by which the delimiter is found. */
const sampledLength = 20_000

/** Chooses the delimiter by which most rows have the same number of cells, and the more cells. */
function guessDelimiter(text: string): string {
  // A line that is cut would be one with an open quote.
  const sample = text.length > sampledLength ? text.slice(0, text.lastIndexOf('\n', sampledLength) + 1) : text
  const scores = delimiters.map((delimiter) => ({ delimiter, score: scoreDelimiter(sample, delimiter) }))
  return scores.toSorted((one, other) => other.score - one.score)[0]?.delimiter ?? ','
}

function scoreDelimiter(text: string, delimiter: string): number {
  try {
    const records = parseRecords(emptyOpenQuotes(text, delimiter).text, delimiter).slice(0, sampledRows)
    const lengths = records.map(({ record }) => record.length)
    const usual = lengths.toSorted((one, other) => one - other)[Math.floor(lengths.length / 2)] ?? 1
    if (usual < 2) return 0
    return lengths.filter((length) => length === usual).length / lengths.length + usual / 1000
  } catch {
    return 0
  }
}

/** Names of columns; a column without one gets its number, and the second of a name too. */
export function toColumnNames(header: readonly string[]): string[] {
  const names = header.map((name) => name.replace(/\s+/g, ' ').trim())
  return names.map((name, at) => {
    if (name === '') return `column ${at + 1}`
    return names.indexOf(name) === at ? name : `${name} (column ${at + 1})`
  })
}
