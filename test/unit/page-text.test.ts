import { describe, expect, it } from 'vitest'
import { toPageText } from '../fixtures/page-text.ts'

describe('a golden page', () => {
  it('says what a page says, where it leads and what it asks', () => {
    const html = `<html><head><title>Contact</title><meta name="robots" content="noindex"><style>p{}</style></head><body><p>Around</p>
      <main><h1>Write <em>to</em> us</h1><ul><li><p>One</p></li><li><a href="/qa">Two</a></li></ul><p hidden>Later</p>
      <form method="post" action="/contact"><input name="email" type="email" required maxlength="200"><button>Send</button></form></main></body></html>`
    expect(toPageText(html, 'main').split('\n')).toEqual([
      'Contact',
      'robots: noindex',
      '# Write to us',
      '- One',
      '- [/qa] Two',
      '(hidden) Later',
      'form post /contact',
      '<email email = , required, maxlength 200> <button> Send',
      '',
    ])
  })

  it.each([
    [
      'a build, which changes the hash of a file',
      '<img alt="" src="/build/poster-9F3KQ2ZA.webp">',
      '<img alt="" src="/build/poster-B7D1C3F2.webp">',
    ],
    [
      'an answer, which has another key of a form',
      `<input type="hidden" name="key" value="${'a'.repeat(60)}">`,
      `<input type="hidden" name="key" value="${'b'.repeat(60)}">`,
    ],
    ['a script and a style', '<p>x</p><script>1</script>', '<p>x</p><style>p{}</style>'],
  ])('stays the same with %s', (_, one, other) => {
    expect(toPageText(one)).toBe(toPageText(other))
  })

  it('changes with the order of what it says', () => {
    expect(toPageText('<p>a</p><p>b</p>')).not.toBe(toPageText('<p>b</p><p>a</p>'))
  })
})
