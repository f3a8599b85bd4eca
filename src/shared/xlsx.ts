/** A sheet of a workbook: its name, and rows of texts, numbers and empty cells. */
export interface Sheet {
  name: string
  rows: readonly (readonly (string | number | undefined)[])[]
}

/**
 * Returns a workbook of Excel (ECMA-376) with the given sheets. Texts stay texts whatever they begin with: none becomes
 * a formula. Files in the archive aren't compressed, as a desk's tables are small.
 */
export function toXlsx(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const numbered = sheets.map((sheet, index) => ({ ...sheet, id: index + 1 }))
  const parts: [path: string, body: string][] = [
    [
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${mainType('worksheet')}"/><Override PartName="/xl/workbook.xml" ContentType="${mainType('sheet.main')}"/></Types>`,
    ],
    ['_rels/.rels', toRelations([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${mainSpace}" xmlns:r="${relationSpace}"><sheets>${numbered
        .map(
          ({ name, id }) => `<sheet name="${escapeXml(toSheetName(name))}" sheetId="${id}" r:id="r${id}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      toRelations(numbered.map(({ id }) => ['worksheet', `worksheets/sheet${id}.xml`])),
    ],
    ...numbered.map(({ rows, id }): [string, string] => [`xl/worksheets/sheet${id}.xml`, toSheet(rows)]),
  ]
  return zip(
    parts.map(([path, body]) => [path, `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`]),
  )
}

const mainSpace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationSpace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const mainType = (part: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`

const toRelations = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="r${index + 1}" Type="${relationSpace}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

const toSheet = (rows: Sheet['rows']): string =>
  `<worksheet xmlns="${mainSpace}"><sheetData>${rows
    .map((row, index) => {
      const cells = row.map((value, column) => toCell(`${toColumnName(column)}${index + 1}`, value))
      return `<row r="${index + 1}">${cells.join('')}</row>`
    })
    .join('')}</sheetData></worksheet>`

/** `A`, `B` … `Z`, `AA`: the name of a column by its number from zero. */
const toColumnName = (column: number): string =>
  (column < 26 ? '' : toColumnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

function toCell(name: string, value: string | number | undefined): string {
  if (typeof value === 'number') return `<c r="${name}"><v>${value}</v></c>`
  return value
    ? `<c r="${name}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
    : ''
}

/** Excel refuses names of sheets with these signs, and those of more than 31 letters. */
const toSheetName = (name: string): string => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31)

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no words for these characters.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** An archive of files as they are (PKWARE's APPNOTE, method 0), whose names are UTF-8. */
function zip(files: readonly (readonly [path: string, body: string])[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const chunks: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const [path, text] of files) {
    const name = encoder.encode(path)
    const body = encoder.encode(text)
    const kind = [20, 0x0800, 0, 0, firstDosDay]
    const sizes = [crc32(body), body.length, body.length]
    const local = toRecord(0x04034b50, kind, sizes, [name.length, 0])
    chunks.push(local, name, body)
    directory.push(toRecord(0x02014b50, [20, ...kind], sizes, [name.length, 0, 0, 0, 0], [0, offset]), name)
    offset += local.length + name.length + body.length
  }
  const directoryLength = directory.reduce((sum, { length }) => sum + length, 0)
  const end = toRecord(0x06054b50, [0, 0, files.length, files.length], [directoryLength, offset], [0])
  const all = [...chunks, ...directory, end]
  const archive = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of all) {
    archive.set(chunk, at)
    at += chunk.length
  }
  return archive
}

/** The first of January 1980, the first day that an archive can say. */
const firstDosDay = 0x21

/** Writes a mark, and groups of numbers by turns of two and of four bytes, little end first. */
function toRecord(mark: number, ...groups: readonly (readonly number[])[]): Uint8Array {
  const sizes = groups.map((group, index) => group.length * (index % 2 === 0 ? 2 : 4))
  const view = new DataView(new ArrayBuffer(4 + sizes.reduce((sum, size) => sum + size, 0)))
  view.setUint32(0, mark, true)
  let at = 4
  for (const [index, group] of groups.entries())
    for (const value of group) {
      if (index % 2 === 0) view.setUint16(at, value, true)
      else view.setUint32(at, value, true)
      at += index % 2 === 0 ? 2 : 4
    }
  return new Uint8Array(view.buffer)
}

/** The checksum of an archive's file (ISO 3309). */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}
