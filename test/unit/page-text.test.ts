import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { toPageText } from '../fixtures/page-text.ts'

describe('a golden page', () => {
  it('says what a page says, where it leads and what it asks', () => {
    const html = `<html><head><title>Contact</title><meta name="robots" content="noindex"><style>p{}</style></head><body><p>Around</p>
      <main><h1>Write <em>to</em> us</h1><ul><li><p>One</p></li><li><a href="/qa">Two</a></li></ul><p hidden>Later</p>
      <form method="post" action="/contact"><input name="email" type="email" required maxlength="200"><button>Send</button></form></main></body></html>`
    expect(toPageText(html, (name) => name === 'main').split('\n')).toEqual([
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

describe('a commit that changes golden files', () => {
  const folder = mkdtempSync(`${tmpdir()}/golden-`)
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder })
  git('init', '-q')
  mkdirSync(`${folder}/test/golden`, { recursive: true })
  const commit = (files: number, message: string) => {
    for (let file = 0; file < files; file += 1) writeFileSync(`${folder}/test/golden/${file}.txt`, '')
    git('add', '.')
    writeFileSync(`${folder}/message`, message)
    const hook = `${import.meta.dirname}/../../src/tools/hooks/commit-msg`
    return spawnSync(hook, ['message'], { cwd: folder, encoding: 'utf8' })
  }

  it.each([
    [10, 'Prices', 0],
    [11, 'Prices', 1],
    [11, 'Prices\n\nGolden: prices lost their cents', 0],
    [11, 'Prices\n\nGolden:', 1],
  ])('%i of them, with the message %j, ends with %i', (files, message, status) => {
    expect(commit(files, message).status).toBe(status)
  })

  it('is told how many there are, and what to write', () => {
    expect(commit(12, 'Prices').stderr).toBe(
      'This commit changes 12 golden files. Say why in a line of its message: «Golden: prices lost their cents».\n',
    )
  })
})
