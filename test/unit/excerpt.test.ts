import { describe, expect, test } from 'vitest'
import { toExcerpt } from '../../src/content/text/excerpt.ts'

describe('the beginning of a text', () => {
  test('tags leave their words, with a space between paragraphs', () => {
    expect(toExcerpt('<p>Да.</p><ul><li>10 <b>дней</b></li></ul>')).toBe('Да. 10 дней')
  })

  test('no space stands before a comma that followed a tag', () => {
    expect(toExcerpt('<p>На <a href="/x">альбоме</a>, всё</p>')).toBe('На альбоме, всё')
  })

  test('entities become their characters', () => {
    expect(toExcerpt('<p>Tom &amp; Jerry &lt;3&nbsp;&quot;now&quot;</p>')).toBe('Tom & Jerry <3 "now"')
  })

  test('a long text ends after a whole word', () => {
    expect(toExcerpt('<p>один два три четыре</p>', 12)).toBe('один два…')
  })

  test('a text without spaces is cut where it has to be', () => {
    expect(toExcerpt('ก'.repeat(30), 10)).toBe(`${'ก'.repeat(10)}…`)
  })

  test('nothing but tags is no text', () => {
    expect(toExcerpt('<p> </p>')).toBeUndefined()
  })

  test('no text gives none', () => {
    expect(toExcerpt(undefined)).toBeUndefined()
  })
})
