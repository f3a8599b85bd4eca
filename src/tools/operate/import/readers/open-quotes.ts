/** A table whose broken lines are empty, and the numbers of these lines, from 1. */
export interface ClosedTable {
  text: string
  brokenLines: number[]
}

/** Most lines that a quoted cell may have: one with more is an open quote. */
const maxCellLines = 200

/**
 * Empties the lines of a table on which a quote is opened and never closed, so that they don't take the lines below them
 * along. The numbers of the other lines stay. In a cell of one line, quotes that aren't doubled are doubled («"Die "Große"
 * Nacht"»); a cell of several lines must end with a quote before a delimiter, and have other quotes doubled (RFC 4180).
 */
export function emptyOpenQuotes(text: string, delimiter: string): ClosedTable {
  const lines = text.split(/\r\n|\n|\r/)
  const brokenLines: number[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (!line.includes('"')) continue
    if (findOpenCell(line, delimiter) === undefined) {
      lines[at] = withDoubledQuotes(line, delimiter)
      continue
    }
    const end = findEnd(lines, at, delimiter)
    if (end === undefined) {
      brokenLines.push(at + 1)
      lines[at] = ''
    } else at = end
  }
  return { text: lines.join('\n'), brokenLines }
}

/** Doubles the quotes inside the quoted cells of a line, where they aren't doubled. */
function withDoubledQuotes(line: string, delimiter: string): string {
  let mended = ''
  for (let at = 0; at <= line.length; ) {
    const next = line[at] === '"' ? closingIn(line, at + 1, delimiter) : undefined
    const end = line.indexOf(delimiter, next ?? at)
    const cell = line.slice(at, end < 0 ? undefined : end)
    const inner = next === undefined ? '' : line.slice(at + 1, next)
    const isMended = /(?<!")(?:"")*"(?!")/.test(inner)
    if (next === undefined) mended += cell
    else mended += `"${isMended ? inner.replace(/(?<!")"(?!")/g, '""') : inner}"`
    if (end < 0) return mended
    mended += delimiter
    at = end + 1
  }
  return mended
}

/** Returns the offset behind the quote that a line leaves open; `undefined` for a line that closes all of its quotes. */
function findOpenCell(line: string, delimiter: string): number | undefined {
  for (let at = 0; at <= line.length; ) {
    if (line[at] !== '"') {
      const next = line.indexOf(delimiter, at)
      if (next < 0) return undefined
      at = next + 1
      continue
    }
    const end = closingIn(line, at + 1, delimiter)
    if (end === undefined) return at + 1
    at = end + 2
  }
  return undefined
}

/** Finds the quote of a line that ends a cell: behind it is a delimiter or nothing, and it isn't one of a doubled quote. */
function closingIn(line: string, from: number, delimiter: string): number | undefined {
  for (let at = line.indexOf('"', from); at >= 0; at = line.indexOf('"', at + 1)) {
    let run = 1
    while (line[at + run] === '"') run += 1
    const next = line.slice(at + run).replace(/^ +/, '')
    if (run % 2 === 1 && (next === '' || next.startsWith(delimiter))) return at + run - 1
    at += run - 1
  }
  return undefined
}

/** Finds the line on which a cell ends that was opened on another one; `undefined` if a quote says that it never was meant to. */
function findEnd(lines: readonly string[], from: number, delimiter: string): number | undefined {
  for (let at = from + 1; at < lines.length && at <= from + maxCellLines; at += 1) {
    const line = lines[at] ?? ''
    const first = /(?:^|[^"])((?:"")*")(?!")/.exec(line)
    if (!first) continue
    const quote = first.index + first[0].length - 1
    const next = line.slice(quote + 1).replace(/^ +/, '')
    if (next !== '' && !next.startsWith(delimiter)) return undefined
    // The rest of the line may open another cell.
    const rest = line.slice(quote + 1)
    return findOpenCell(rest, delimiter) === undefined ? at : findEnd(lines, at, delimiter)
  }
  return undefined
}
