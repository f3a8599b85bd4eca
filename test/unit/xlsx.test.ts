import ExcelJS from 'exceljs'
import { describe, expect, it } from 'vitest'
import { toXlsx } from '../../src/shared/xlsx.ts'

async function read(bytes: Uint8Array<ArrayBuffer>) {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(bytes.buffer)
  return book.worksheets.map((sheet) => ({ name: sheet.name, rows: sheet.getSheetValues().slice(1) }))
}

describe('a workbook', () => {
  it('has sheets of texts and numbers, which another program reads', async () => {
    const bytes = toXlsx([
      {
        name: 'Просмотры',
        rows: [
          ['День', 'сейчас'],
          ['2026-11-25', 12],
          ['2026-11-26', undefined],
        ],
      },
      { name: 'Источники', rows: [['a & <b> "c"', 0.5]] },
    ])
    expect(await read(bytes)).toEqual([
      {
        name: 'Просмотры',
        rows: [
          [undefined, 'День', 'сейчас'],
          [undefined, '2026-11-25', 12],
          [undefined, '2026-11-26'],
        ],
      },
      { name: 'Источники', rows: [[undefined, 'a & <b> "c"', 0.5]] },
    ])
  })

  it('has no formula, whatever a text begins with', async () => {
    const [sheet] = await read(toXlsx([{ name: 'A', rows: [['=1+1']] }]))
    expect(sheet?.rows).toEqual([[undefined, '=1+1']])
  })

  it('has names of sheets that Excel takes, and no character that XML refuses', async () => {
    const [sheet] = await read(
      toXlsx([{ name: 'a/b: [c] and a name that is far too long', rows: [['a\u0001b']] }]),
    )
    expect(sheet).toEqual({ name: 'a b   c  and a name that is far', rows: [[undefined, 'ab']] })
  })
})
