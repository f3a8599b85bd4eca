import { describe, expect, it } from 'vitest'
import { inOtherLayouts } from '../../src/search/keyboard-layouts.ts'
import { allLocales } from '../../src/shared/locales.ts'

describe('the same keys in another layout', () => {
  it.each([
    ['rfpfym', 'казань'],
    ['[fyc wbvvth', 'ханс циммер'],
    ['n,bkbcb', 'тбилиси'],
    ['Vjcrdf', 'Москва'],
    ['rfpfym, wbvvth', 'казань, циммер'],
    ['rfpfym концерт', 'казань концерт'],
    ['яшььук', 'zimmer'],
    ['рфты яшььук', 'hans zimmer'],
    ['พดยดัท', 'rfpfym'],
    ['พดยดัท', 'казань'],
    ['ผรททำพ', 'zimmer'],
    ['oki^F9t', 'นารูโตะ'],
    ["di6'gmr", 'กรุงเทพ'],
    ['щлш:А9е', 'นารูโตะ'],
  ])('of «%s» may write «%s»', (typed, meant) => {
    expect(inOtherLayouts(typed, allLocales)).toContain(meant)
  })

  it('write no language that the site hasn’t got, but Latin letters', () => {
    expect(inOtherLayouts('yfhenj', ['ru'])).toEqual(['наруто'])
    expect(inOtherLayouts('тфкгещ', ['ru'])).toEqual(['naruto'])
  })

  it.each([
    ['yimmer', 'zimmer'],
    ['f;ttingen', 'föttingen'],
    ["m'rchen", 'märchen'],
    ['f[r', 'für'],
  ])('of «%s» may write «%s» in German', (typed, meant) => {
    expect(inOtherLayouts(typed, ['de', 'en'])).toContain(meant)
  })

  it.each([
    ['a single letter', 'f'],
    ['numbers', '2026'],
    ['punctuation', '[];,'],
    ['another script', 'שלום'],
    ['nothing', ''],
  ])('write nothing else for %s', (_what, typed) => {
    expect(inOtherLayouts(typed, allLocales)).toEqual([])
  })

  it('are as many in each layout', () => {
    expect(inOtherLayouts('abcdefghijklmnopqrstuvwxyz', ['ru', 'th'])).toEqual([
      'фисвуапршолдьтщзйкыегмцчня',
      'ฟิแกำดเ้ร่าสทืนยๆพหะีอไปัผ',
    ])
  })
})
