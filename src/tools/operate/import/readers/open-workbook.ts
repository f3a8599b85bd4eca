import { Readable } from 'node:stream'
import type ExcelJS from 'exceljs'
import type { JSZipObject } from 'jszip'
import { maxFileBytes } from '../source.ts'

/** A compressed sheet may be ten times as large when it is unpacked, but not a thousand times. */
const maxUnpackedBytes = 10 * maxFileBytes
/** Most cells of a sheet that are read, merged ones among them; the library needs about 500 bytes for each. */
const maxCells = 1_000_000
/** Most merged ranges of a workbook, since the library compares each with all others. */
const maxMerges = 5_000
/** The last row that Excel has. A file may name a later one, and the library counts up to it. */
const lastRowOfExcel = 1_048_576
/** Most columns that are read, since a sheet whose empty columns are formatted has 16,384. */
export const maxColumns = 200

/** Parts of a sheet that no import needs. The library makes something for each cell or column of some of them. */
const ignoredNodes = ['cols', 'dataValidations', 'conditionalFormatting', 'extLst', 'drawing', 'tableParts']

const damaged = 'The file is no Excel workbook (.xlsx), or is damaged.'

/**
 * Opens a workbook whose work is limited before the library reads it: a small file can claim to be gigabytes, or merge
 * every cell that Excel has.
 *
 * @throws Error in one line for a file that is no workbook or too large
 */
export async function openWorkbook(bytes: Uint8Array): Promise<ExcelJS.Workbook> {
  // The packages are loaded late, since that takes a second which imports of other files do without.
  const [{ default: excel }, { default: zip }] = await Promise.all([import('exceljs'), import('jszip')])
  const archive = await zip.loadAsync(bytes).catch(() => {
    throw new Error(damaged)
  })
  const limited = new zip()
  const counted = { bytes: 0, merges: 0 }
  for (const file of Object.values(archive.files)) {
    if (file.dir || !/\.(xml|rels|vml)$/.test(file.name)) continue
    limited.file(file.name, limitRanges(await unpack(file, counted), counted))
  }
  const workbook = new excel.Workbook()
  try {
    const content = await limited.generateAsync({ type: 'arraybuffer' })
    await workbook.xlsx.load(content, { ignoreNodes: ignoredNodes })
  } catch {
    throw new Error(damaged)
  }
  for (const sheet of workbook.worksheets) {
    if (sheet.rowCount > lastRowOfExcel) throw new Error(damaged)
    checkCellCount(sheet.actualRowCount * Math.min(sheet.columnCount, maxColumns))
  }
  return workbook
}

/** Unpacks a file of the archive and stops at the limit: the size that an archive states may be a lie. */
async function unpack(file: JSZipObject, counted: { bytes: number }): Promise<string> {
  const parts: Buffer[] = []
  try {
    // A stream of the archive's library is none of today's Node.js by itself.
    for await (const chunk of new Readable().wrap(file.nodeStream())) {
      counted.bytes += chunk.length
      if (counted.bytes > maxUnpackedBytes) break
      parts.push(chunk)
    }
  } catch {
    throw new Error(damaged)
  }
  if (counted.bytes > maxUnpackedBytes) {
    throw new Error(
      `The workbook has more than ${maxUnpackedBytes / 1e6} MB when unpacked. Save only the concerts, as CSV.`,
    )
  }
  return Buffer.concat(parts).toString('utf8')
}

/**
 * Takes the defined names from a workbook's XML, since the library makes an object for each of their cells, and ends
 * merged ranges of a sheet at its last row and at the last column that is read.
 */
function limitRanges(xml: string, counted: { merges: number }): string {
  const rows = Array.from(xml.matchAll(/<row\b[^>]*?\br="(\d+)"/g), ([, row]) => Number(row))
  const lastRow = rows.reduce((last, row) => Math.max(last, row), 0)
  let cells = 0
  const merges = Array.from(
    xml.matchAll(/<mergeCell\b[^>]*?\bref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g),
    ([, left = '', top, right = '', bottom]) => {
      const [first, last] = [toColumnNumber(left), Math.min(toColumnNumber(right), maxColumns)]
      const [above, below] = [Number(top), Math.min(Number(bottom), lastRow)]
      if (first > last || above > below) return ''
      cells += (last - first + 1) * (below - above + 1)
      counted.merges += 1
      return `<mergeCell ref="${left}${above}:${toColumnName(last)}${below}"/>`
    },
  ).join('')
  checkCellCount(cells)
  if (counted.merges > maxMerges) {
    throw new Error(`The workbook has more than ${maxMerges} merged ranges. Save the concerts as CSV.`)
  }
  // What the library knows by these names is gone from the file, however it is written there.
  const without = xml.replace(/(<\/?)(?:mergeCell|definedName)(s?)\b/g, '$1ignored$2')
  return merges ? without.replace(/<\/worksheet>\s*$/, `<mergeCells>${merges}</mergeCells>$&`) : without
}

function checkCellCount(count: number): void {
  if (count > maxCells) {
    throw new Error(
      `The workbook has a sheet of more than ${maxCells} cells. Save only the concerts, as CSV.`,
    )
  }
}

const toColumnNumber = (name: string): number =>
  Array.from(name).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)

const toColumnName = (number: number): string =>
  number > 26
    ? `${toColumnName(Math.floor((number - 1) / 26))}${toColumnName(((number - 1) % 26) + 1)}`
    : String.fromCharCode(64 + number)
