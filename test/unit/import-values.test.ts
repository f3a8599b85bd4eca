import ExcelJS from 'exceljs'
import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import { decodeText, isDamaged } from '../../src/tools/operate/import/decode-text.ts'
import { cleanName, createDirectory, isOneTypo } from '../../src/tools/operate/import/directory.ts'
import { matchColumns, readMapping } from '../../src/tools/operate/import/mapping.ts'
import { takeSlug, toSlug } from '../../src/tools/operate/import/new-entries.ts'
import { findCountry, splitHall } from '../../src/tools/operate/import/places.ts'
import { csvReader } from '../../src/tools/operate/import/readers/csv.ts'
import { xlsxReader } from '../../src/tools/operate/import/readers/xlsx.ts'
import type { SourceTable } from '../../src/tools/operate/import/source.ts'

const encode = (text: string, encoding: 'utf-16le' | 'latin1') => new Uint8Array(Buffer.from(text, encoding))

describe('a text', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Köln, Казань'), 'Köln, Казань', 'utf-8'],
    ['UTF-8 with a mark', new TextEncoder().encode('\ufeffKöln'), 'Köln', 'utf-8'],
    ['UTF-16 with a mark', encode('\ufeffKöln', 'utf-16le'), 'Köln', 'utf-16le'],
    [
      'UTF-16 without',
      encode('Datum;Ort\n16.01.2027;Köln', 'utf-16le'),
      'Datum;Ort\n16.01.2027;Köln',
      'utf-16le',
    ],
    ['windows-1252', encode('München und Köln', 'latin1'), 'München und Köln', 'windows-1252'],
    ['windows-1251', Uint8Array.of(0xca, 0xe0, 0xe7, 0xe0, 0xed, 0xfc), 'Казань', 'windows-1251'],
    ['windows-1251 in capitals', Uint8Array.of(0xca, 0xc0, 0xc7, 0xc0, 0xcd, 0xdc), 'КАЗАНЬ', 'windows-1251'],
    ['koi8-r', Uint8Array.of(0xeb, 0xc1, 0xda, 0xc1, 0xce, 0xd8), 'Казань', 'koi8-r'],
    ['DOS', Uint8Array.of(0x8a, 0xa0, 0xa7, 0xa0, 0xad, 0xec), 'Казань', 'ibm866'],
    ['Mac', Uint8Array.of(0x4b, 0x9a, 0x6c, 0x6e), 'Köln', 'macintosh'],
    ['Russian of Mac', Uint8Array.of(0x8a, 0xe0, 0xe7, 0xe0, 0xed, 0xfc), 'Казань', 'x-mac-cyrillic'],
    ['Thai of Windows', Uint8Array.of(0xa1, 0xc3, 0xd8, 0xa7, 0xe0, 0xb7, 0xbe), 'กรุงเทพ', 'windows-874'],
    ['nothing', new Uint8Array(), '', 'utf-8'],
  ])('in %s is found', (_, bytes, text, encoding) => expect(decodeText(bytes)).toEqual({ text, encoding }))

  it('that is broken UTF-8 has a mark where it is broken, and no text is refused', () => {
    const bytes = new TextEncoder().encode('Köln\nMünchen\nGüstrow Jüterbog Köthen')
    bytes[bytes.indexOf(0xc3, 6) + 1] = 0x20
    expect(decodeText(bytes)).toEqual({
      text: 'Köln\nM\ufffd nchen\nGüstrow Jüterbog Köthen',
      encoding: 'utf-8',
    })
    expect(() => decodeText(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0, 0, 1, 2))).toThrow('no text')
  })

  it.each([
    ['KÃ¶ln', true],
    ['Ð\u009aÐ°Ð·Ð°Ð½Ñ\u008c', true],
    ['K\ufffdln', true],
    ['Köln', false],
    ['SÃO PAULO', false],
  ])('«%s» was damaged: %s', (text, damaged) => expect(isDamaged(text)).toBe(damaged))
})

const read = (text: string) =>
  csvReader.read(
    { given: 'a.csv', path: '/a.csv', isFolder: false, bytes: new TextEncoder().encode(text) },
    { fetch, pretixToken: undefined, today: '2026-11-26' },
  )

describe('a table', () => {
  it.each([
    ['a;b\n1;2,5\n3;4,5', { a: '1', b: '2,5' }],
    ['a\tb\n1\t2', { a: '1', b: '2' }],
    ['sep=|\na|b\n1|2', { a: '1', b: '2' }],
    ['a,b\n"1\n2","3, ""4"""', { a: '1\n2', b: '3, "4"' }],
    ['Spielplan 2027,\n,\nDatum,Programm\n1,2', { Datum: '1', Programm: '2' }],
    ['a,a\n1,2', { a: '1', 'a (column 2)': '2' }],
  ])('%j is read', async (text, cells) => expect((await read(text)).rows[0]?.cells).toEqual(cells))

  it.each([
    ['a;b\n"Die "Große" Nacht";2', [{ a: 'Die "Große" Nacht', b: '2' }], []],
    [
      'a;b\n5" Fassung;2\n"x";"y"',
      [
        { a: '5" Fassung', b: '2' },
        { a: 'x', b: 'y' },
      ],
      [],
    ],
    [
      'a;b\n"x;1\ny;2\n"z";3',
      [
        { a: 'y', b: '2' },
        { a: 'z', b: '3' },
      ],
      ['line 2'],
    ],
    ['a;b\n1;"x\n2;y', [{ a: '2', b: 'y' }], ['line 2']],
    [
      'a;b\n"x\n""y"" z";1\n2;3',
      [
        { a: 'x\n"y" z', b: '1' },
        { a: '2', b: '3' },
      ],
      [],
    ],
    [
      'a;b\n"x";"y\nz"\n2;3',
      [
        { a: 'x', b: 'y\nz' },
        { a: '2', b: '3' },
      ],
      [],
    ],
    ['a;b\n"x" ;1', [{ a: 'x', b: '1' }], []],
    ['a;b\n"";1', [{ b: '1' }], []],
    [
      'a;b\r1;2\r"x;3\r4;5',
      [
        { a: '1', b: '2' },
        { a: '4', b: '5' },
      ],
      ['line 3'],
    ],
  ])('%j keeps its lines where quotes are open', async (text, cells, broken) => {
    const { rows, problems } = await read(text)
    expect(rows.map((row) => row.cells)).toEqual(cells)
    expect(problems.map(({ origin }) => origin.replace('a.csv, ', ''))).toEqual(broken)
  })

  it('of Excel names a cell that is beyond the last column', async () => {
    const workbook = new ExcelJS.Workbook()
    const sheet = workbook.addWorksheet('Plan')
    sheet.addRow(['Date', 'City', 'Program'])
    sheet.addRow(['2027-03-05', 'Bremen', 'Winterreise'])
    sheet.getCell('XFD1048576').value = 'x'
    const bytes = new Uint8Array(await workbook.xlsx.writeBuffer())
    const source = { given: 'a.xlsx', path: '/a.xlsx', isFolder: false, bytes }
    const found = await xlsxReader.read(source, { fetch, pretixToken: undefined, today: '2026-11-26' })
    expect([found.rows.length, found.skipped]).toEqual([
      1,
      [{ origin: 'a.xlsx, sheet «Plan», cell XFD1048576', reason: 'it is beyond column 200' }],
    ])
  })

  it('of Excel has its dates from 1904 on, its merged cells and results of formulas', async () => {
    const workbook = new ExcelJS.Workbook()
    workbook.properties.date1904 = true
    const sheet = workbook.addWorksheet('Plan')
    sheet.addRow(['Date', 'City', 'Program', 'Price'])
    sheet.addRow([
      new Date('2027-01-16T00:00:00Z'),
      'Bremen',
      { formula: 'A1&B1', result: 'Winterreise' },
      24.5,
    ])
    sheet.addRow([new Date('2027-01-17T00:00:00Z'), null, { formula: 'A1', result: undefined }, 30])
    sheet.getCell('D2').numFmt = '#,##0.00 "€"'
    sheet.getCell('D3').numFmt = '#,##0 [$₽-419]'
    sheet.mergeCells('B2:B3')
    const bytes = new Uint8Array(await workbook.xlsx.writeBuffer())
    const source = { given: 'a.xlsx', path: '/a.xlsx', isFolder: false, bytes }
    const { rows } = await xlsxReader.read(source, { fetch, pretixToken: undefined, today: '2026-11-26' })
    expect(rows.map(({ cells }) => cells)).toEqual([
      { Date: '2027-01-16', City: 'Bremen', Program: 'Winterreise', Price: '24.5 €' },
      { Date: '2027-01-17', City: 'Bremen', Price: '30 ₽' },
    ])
    const torn = { ...source, bytes: bytes.slice(0, 900) }
    await expect(
      xlsxReader.read(torn, { fetch, pretixToken: undefined, today: '2026-11-26' }),
    ).rejects.toThrow('is damaged')
  })
})

describe('a hostile workbook', () => {
  /** Makes a workbook of two concerts in one city, whose XML is changed. */
  async function makeWorkbook(change: (xml: string) => string, more: [name: string, content: Buffer][] = []) {
    const workbook = new ExcelJS.Workbook()
    const sheet = workbook.addWorksheet('Plan')
    sheet.addRows([['Date', 'City'], ['2027-01-16', 'Bremen'], ['2027-01-17']])
    const archive = await JSZip.loadAsync(await workbook.xlsx.writeBuffer())
    for (const name of ['xl/workbook.xml', 'xl/worksheets/sheet1.xml']) {
      archive.file(name, change((await archive.file(name)?.async('string')) ?? ''))
    }
    for (const [name, content] of more) archive.file(name, content)
    return archive.generateAsync({
      type: 'uint8array',
      compression: 'DEFLATE',
      compressionOptions: { level: 1 },
    })
  }
  const read = async (bytes: Uint8Array) => {
    const source = { given: 'a.xlsx', path: '/a.xlsx', isFolder: false, bytes }
    return (await xlsxReader.read(source, { fetch, pretixToken: undefined, today: '2026-11-26' })).rows.map(
      ({ cells }) => cells,
    )
  }
  const after = (part: string) => (xml: string) => xml.replace('</sheetData>', `</sheetData>${part}`)
  const inBook = (name: string) => (xml: string) =>
    xml.replace('</sheets>', `</sheets><definedNames>${name}</definedNames>`)
  const everyCell = 'A1:XFD1048576'
  const rows = [{ Date: '2027-01-16', City: 'Bremen' }, { Date: '2027-01-17' }]

  it.each([
    [
      'merges two rows',
      after('<mergeCells><mergeCell ref="B2:B3"/></mergeCells>'),
      [rows[0], { Date: '2027-01-17', City: 'Bremen' }],
    ],
    [
      'merges a column to the last row of Excel',
      after('<mergeCells><mergeCell ref="B2:B1048576"/></mergeCells>'),
      [rows[0], { Date: '2027-01-17', City: 'Bremen' }],
    ],
    ['merges every cell below', after('<mergeCells><mergeCell ref="A4:XFD1048576"/></mergeCells>'), rows],
    [
      'merges every cell below, in other quotes',
      after("<mergeCells><mergeCell ref='A4:XFD1048576'/></mergeCells>"),
      rows,
    ],
    [
      'checks every cell',
      after(`<dataValidations><dataValidation type="list" sqref="${everyCell}"/></dataValidations>`),
      rows,
    ],
    ['names every cell', inBook('<definedName name="x">Plan!$A$1:$XFD$1048576</definedName>'), rows],
    [
      'has columns without end',
      (xml: string) => xml.replace('<sheetData>', '<cols><col min="1" max="900000000"/></cols><sheetData>'),
      rows,
    ],
  ])('that %s is read', async (_, change, cells) => {
    expect(await read(await makeWorkbook(change))).toEqual(cells)
  })

  it.each([
    [
      'has a row after the last',
      (xml: string) =>
        xml.replace('</sheetData>', '<row r="4000000000"><c r="A4"><v>1</v></c></row></sheetData>'),
      'is damaged',
    ],
    [
      'has a column after the last',
      (xml: string) =>
        xml.replace('</sheetData>', '<row r="9"><c r="ZZZZZZ9"><v>1</v></c></row></sheetData>'),
      'is damaged',
    ],
    [
      'merges 5,001 ranges',
      after(
        `<mergeCells>${Array.from({ length: 5001 }, () => '<mergeCell ref="A2:B2"/>').join('')}</mergeCells>`,
      ),
      'more than 5000 merged ranges',
    ],
    [
      'merges a million cells',
      (xml: string) =>
        after('<mergeCells><mergeCell ref="A4:GR5004"/></mergeCells>')(
          xml.replace('</sheetData>', '<row r="5004"/></sheetData>'),
        ),
      'more than 1000000 cells',
    ],
  ])('that %s is refused', async (_, change, message) => {
    await expect(makeWorkbook(change).then(read)).rejects.toThrow(message)
  })

  it('that states a false size is unpacked to the limit', async () => {
    const bytes = await makeWorkbook((xml) => xml, [['xl/large.xml', Buffer.alloc(200_000_001)]])
    const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const entry = view.lastIndexOf('xl/large.xml') - 46
    expect(view.readUInt32LE(entry + 24)).toBe(200_000_001)
    view.writeUInt32LE(1000, entry + 24)
    await expect(read(bytes)).rejects.toThrow('The workbook has more than 200 MB when unpacked.')
  })
})

const table = (...columns: string[]): SourceTable => ({
  kind: '',
  columns,
  isMapped: false,
  hasGlobalIds: false,
  problems: [],
  rows: [{ origin: '', cells: Object.fromEntries(columns.map((column) => [column, '19:30'])) }],
})

describe('columns', () => {
  const known = readMapping('/nowhere/at/all.json')

  it.each([
    [['Дата', 'Время', 'Город', 'Площадка', 'Зал', 'Название'], 'date time city venue hall title'],
    [['Datum', 'Beginn', 'Stadt', 'Spielort', 'Saal', 'Titel'], 'date time city venue hall title'],
    [['Date', 'Start', 'Town', 'Venue', 'Room', 'Event'], 'date time city venue hall title'],
    [['วันที่', 'เวลา', 'จังหวัด', 'สถานที่', 'ชื่องาน'], 'date time city venue title'],
    [['Күні', 'Уақыты', 'Қала', 'Орны', 'Атауы'], 'date time city venue title'],
    [['Preis (EUR)', 'PREIS BIS', 'Kartenlink:', 'Alter'], 'price maxPrice tickets ageLimit'],
  ])('%j are known by their names', (columns, fields) => {
    const matched = matchColumns(table(...columns), known)
    expect(columns.map((column) => matched.columns[column]).join(' ')).toBe(fields)
    expect([matched.unsure, matched.unknown]).toEqual([[], []])
  })

  it('that may be several things, or are like a known name, are unsure', () => {
    const { unsure, unknown } = matchColumns(table('Datum', 'Ort', 'Programmm', 'Farbe'), known)
    expect(unsure).toEqual([
      { column: 'Ort', choices: ['city', 'venue'] },
      { column: 'Programmm', choices: ['title'] },
    ])
    expect(unknown).toEqual(['Farbe'])
  })
})

it.each([
  ['DE', 'DE'],
  ['Deutschland', 'DE'],
  ['Германия', 'DE'],
  ['USA', 'US'],
  ['United Kingdom', 'GB'],
  ['XX', undefined],
  ['EU', undefined],
  ['Bremen', undefined],
])('the country «%s» is %s', (name, code) => expect(findCountry(name)).toBe(code))

describe('a name', () => {
  it.each([
    ['bremen', 'bremem', true],
    ['hamburg', 'hambrug', true],
    ['hamburg', 'hamburgg', true],
    ['omsk', 'tomsk', false],
    ['gloke', 'glocke', true],
    ['parma', 'palma', false],
    ['elphilarmonie', 'elbphilharmonie', true],
    ['sinfonie', 'symphonie', false],
    ['teil i', 'teil ii', false],
    ['konzert 1', 'konzert 2', false],
    ['hamburg', 'hamburg', false],
  ])('«%s» and «%s» are one typing mistake apart: %s', (one, other, isNear) => {
    expect(isOneTypo(one, other)).toBe(isNear)
  })

  it.each([
    ['München', 'munich'],
    ['MUENCHEN', 'munich'],
    ['Munchen', 'munich'],
    ['80331 München', 'munich'],
    ['München (Bayern)', 'munich'],
    ['г. Орёл', 'orel'],
    ['Орел', 'orel'],
    ['Orel', 'orel'],
    ['Орёл қ.', 'orel'],
    ['Oryol', 'orel'],
    ['Oryal', undefined],
  ])('of the city «%s» finds %s', (name, slug) => {
    const cities = createDirectory('city', [
      { slug: 'munich', names: ['München'] },
      { slug: 'orel', names: ['Орёл'] },
    ])
    expect(cities.find(name)?.slug).toBe(slug)
  })

  it('of a venue is looked for in its city', () => {
    const venues = createDirectory('venue', [
      { slug: 'one', names: ['Филармония'], citySlug: 'kazan' },
      { slug: 'other', names: ['Филармония'], citySlug: 'omsk' },
    ])
    expect(venues.find('филармония', 'omsk')?.slug).toBe('other')
    expect(venues.find('филармония', 'moscow')).toBeUndefined()
  })

  it.each([
    ['Die Glocke, Großer Saal', ['Die Glocke', 'Großer Saal']],
    ['Дом музыки (Камерный зал)', ['Дом музыки', 'Камерный зал']],
    ['Philharmonie – Kammermusiksaal', ['Philharmonie', 'Kammermusiksaal']],
    ['Elb-Philharmonie', ['Elb-Philharmonie']],
  ])('«%s» is %j', (name, parts) => expect(splitHall(name)).toEqual(parts))

  it('of a program keeps what is in it', () => {
    expect(cleanName('program', 'Winterreise (12+)')).toBe('Winterreise')
  })

  it.each([
    ['Музыка кино', 'muzyka-kino'],
    ['Größe & Maß', 'grosse-mass'],
    ['Қазақ әні', 'kazak-ani'],
    ['Ұлттық театр', 'ulttyk-teatr'],
    ['Йога и ёлка', 'yoga-i-elka'],
    ['คอนเสิร์ต', ''],
  ])('«%s» becomes the address «%s»', (name, slug) => expect(toSlug(name)).toBe(slug))

  it('has an address of its own', () => {
    const taken = new Set(['a'])
    expect([takeSlug(taken, 'a', 'a-bremen'), takeSlug(taken, 'a', 'a-bremen')]).toEqual([
      'a-bremen',
      'a-bremen-2',
    ])
  })
})
