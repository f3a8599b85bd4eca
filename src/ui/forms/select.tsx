/** What can be chosen: the value that the form sends, and its words. */
export type Choice = readonly [value: string | number, words: string]

interface SelectProps {
  name: string
  label: string
  /** Of the choice that is made; none of them: the first. */
  value: string | number
  choices: readonly Choice[]
}

/**
 * A field to choose in. Its options go without their end tags, which HTML lets out
 * (https://html.spec.whatwg.org/multipage/syntax.html#optional-tags): of a hundred cities, programs and months these
 * would be a kilobyte on each page of the schedule. React can't leave them out, so the text is made here.
 */
export function SubmittingSelect({ name, label, value, choices }: SelectProps) {
  const options = choices.map(
    ([each, words]) =>
      `<option value="${escaped(String(each))}"${each === value ? ' selected' : ''}>${escaped(words)}`,
  )
  return <select name={name} aria-label={label} dangerouslySetInnerHTML={{ __html: options.join('') }} />
}

/** Names are editors' words: in a text or a quoted attribute they stay words. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
