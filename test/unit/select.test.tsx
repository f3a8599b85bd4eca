import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SubmittingSelect } from '../../src/ui/components/concert-filters.tsx'

const html = (value: string | number, words: string) =>
  renderToStaticMarkup(
    <SubmittingSelect
      name="city"
      label="City"
      value={value}
      choices={[
        ['all', 'All'],
        ['x', words],
      ]}
    />,
  )

it('marks the choice that is made', () => {
  expect(html('x', 'Perm')).toBe(
    '<select name="city" aria-label="City"><option value="all">All<option value="x" selected>Perm</select>',
  )
})

it('chooses nothing that isn’t there', () => {
  expect(html('y', 'Perm')).not.toContain('selected')
})

it.each(['</select><script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '<b>', '&lt;b&gt;'])(
  'keeps %s what it is: words',
  (words) => {
    const made = html('all', words)
    expect(made.match(/<(?!\/?select|option)/)).toBeNull()
    expect(made).not.toMatch(/value="x"[^>]*onerror/)
  },
)

it('shows what an editor wrote as entities as it was written', () => {
  expect(html('all', '&lt;b&gt;')).toContain('&amp;lt;b&amp;gt;')
})
