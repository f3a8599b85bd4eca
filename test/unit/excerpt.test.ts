import { describe, expect, test } from 'vitest'
import { toExcerpt } from '../../src/content/text/text-preview.ts'

describe('the beginning of a text', () => {
  test('tags leave their words, with a space between paragraphs', () => {
    expect(toExcerpt('<p>Да.</p><ul><li>10 <b>дней</b></li></ul>')).toBe('Да. 10 дней')
  })

  test('no space stands before a comma that followed a tag', () => {
    expect(toExcerpt('<p>На <a href="/x">альбоме</a>, всё</p>')).toBe('На альбоме, всё')
  })

  test('entities become their characters', () => {
    expect(toExcerpt('<p>Tom &amp; Jerry &lt;3\u00a0&quot;now&quot;</p>')).toBe('Tom & Jerry <3 "now"')
  })

  test('a long text ends after a whole word', () => {
    expect(toExcerpt('<p>один два три четыре</p>', 11)).toBe('один два…')
  })

  test('a text without spaces is cut where it has to be', () => {
    expect(toExcerpt('ก'.repeat(30), 10)).toBe(`${'ก'.repeat(10)}…`)
  })

  test.each([
    ['a word with bold letters', '<p><strong>Пол</strong>утон</p>', 'Полутон'],
    ['a line break', '<p>один<br />два</p>', 'один два'],
    [
      'cells',
      '<table><caption>Цены</caption><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
      'Цены a b',
    ],
    ['terms', '<dl><dt>Где</dt><dd>Зал</dd></dl>', 'Где Зал'],
  ])('%s: words stay whole and apart', (_what, html, text) => {
    expect(toExcerpt(html)).toBe(text)
  })

  test.each([
    ['an emoji of two units', `${'x'.repeat(9)}🎻🎻`, `${'x'.repeat(9)}…`],
    ['a family', `${'x'.repeat(8)}👨‍👩‍👧‍👦y`, `${'x'.repeat(8)}…`],
    ['a flag', `${'x'.repeat(9)}🇹🇭y`, `${'x'.repeat(9)}…`],
    ['a Thai letter with its marks', `${'ก'.repeat(9)}กี่กี่`, `${'ก'.repeat(9)}…`],
    ['a letter and its accent', `${'x'.repeat(9)}й́й`, `${'x'.repeat(9)}…`],
  ])('is never cut in the middle of %s', (_what, text, cut) => {
    expect(toExcerpt(`<p>${text}</p>`, 10)).toBe(cut)
  })

  test('nothing but tags is no text', () => {
    expect(toExcerpt('<p> </p>')).toBeUndefined()
  })

  test('no text gives none', () => {
    expect(toExcerpt(undefined)).toBeUndefined()
  })
})
