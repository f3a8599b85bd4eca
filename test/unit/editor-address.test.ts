import { describe, expect, it } from 'vitest'
import { repairAddress } from '../../src/shared/editor-address.ts'

describe('an address that an editor typed right', () => {
  it.each([
    'https://other.example/path?a=1#b',
    'http://other.example',
    'HTTPS://OTHER.example/',
    'https://пример.рф/афиша',
    'https://other.example:8443/x',
    'mailto:a@b.example',
    'mailto:a@b.example?subject=1',
    'tel:+79001234567',
    '/concerts',
    '/',
    '#оплата',
    '?page=2',
  ])('%s comes back as it is', (typed) => {
    expect(repairAddress(typed)).toBe(typed)
  })
})

describe('an address with one meaning', () => {
  it.each([
    ['www.example.org', 'https://www.example.org'],
    ['example.org', 'https://example.org'],
    ['example.org/tickets?id=1', 'https://example.org/tickets?id=1'],
    ['пример.рф/билеты', 'https://пример.рф/билеты'],
    ['%D0%BF%D1%80%D0%B8%D0%BC%D0%B5%D1%80.%D1%80%D1%84', 'https://пример.рф'],
    ['xn--e1afmkfd.xn--p1ai', 'https://xn--e1afmkfd.xn--p1ai'],
    ['ตัวอย่าง.ไทย', 'https://ตัวอย่าง.ไทย'],
    ['t.me/orchestra', 'https://t.me/orchestra'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
    ['//example.org/x', 'https://example.org/x'],
    [' https://example.org ', 'https://example.org'],
    ['\u00a0https://example.org\u00a0', 'https://example.org'],
    ['\u200bhttps://example.org\ufeff', 'https://example.org'],
    ['https://exam\u00adple.org', 'https://example.org'],
    ['<https://example.org>', 'https://example.org'],
    ['«https://example.org»', 'https://example.org'],
    ['"example.org"', 'https://example.org'],
    ['https://example.org/,', 'https://example.org/'],
    ['https://example.org/a b', 'https://example.org/a%20b'],
    ['https://example.org/a\nb', 'https://example.org/ab'],
    ['/uploads/my file.pdf', '/uploads/my%20file.pdf'],
    ['https//example.org', 'https://example.org'],
    ['https:/example.org', 'https://example.org'],
    ['https:example.org', 'https://example.org'],
    ['https:\\\\example.org\\a', 'https://example.org/a'],
    ['http://https://example.org', 'https://example.org'],
    ['https://http://example.org', 'http://example.org'],
    ['htpps://example.org', 'https://example.org'],
    ['htp://example.org', 'http://example.org'],
    ['ttps://example.org', 'https://example.org'],
    ['name@example.org', 'mailto:name@example.org'],
    ['касса@пример.рф', 'mailto:касса@пример.рф'],
    ['mailto: name@example.org', 'mailto:name@example.org'],
    ['mailto://name@example.org', 'mailto:name@example.org'],
    ['E-mail: name@example.org', 'mailto:name@example.org'],
    ['Касса <name@example.org>', 'mailto:name@example.org'],
    ['name@example.org?subject=1', 'mailto:name@example.org?subject=1'],
    ['tel:+7 (495) 123-45-67', 'tel:+74951234567'],
    ['tel:8 800 555–35–35', 'tel:88005553535'],
    ['tel://+74951234567', 'tel:+74951234567'],
    ['tel:+7 495 123-45-67 доб. 12', 'tel:+74951234567;ext=12'],
    ['tel:112', 'tel:112'],
    ['+7 (495) 123-45-67', 'tel:+74951234567'],
    ['8(495)1234567', 'tel:84951234567'],
    ['＋７４９５１２３４５６７', 'tel:+74951234567'],
  ])('%j is taken for %s', (typed, meant) => {
    expect(repairAddress(typed)).toBe(meant)
  })
})

describe('an address that nobody can make out', () => {
  it.each([
    '',
    '  ',
    '\u200b',
    'скоро',
    'нет ссылки',
    'concerts',
    '2026',
    'зал.jpg',
    'index.html',
    'page.php?id=1',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\u00adscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///C:/x',
    'ftp://other.example',
    'https://',
    'https:// ',
    'http://exa mple.org',
    '///other.example',
    '/\\other.example',
    '\\\\other.example',
    '/\t/other.example',
    'a@b',
    'a@@b.example',
    '@name',
    'mailto:',
    'tel:звоните',
    '1.2.3',
    '12.05.2026',
    '08.05.2026',
    '2026-05-08',
  ])('%j is none', (typed) => {
    expect(repairAddress(typed)).toBeUndefined()
  })
})
