import { expect, it } from 'vitest'
import { translatedLanguages } from '../../src/brand/languages.ts'
import { readAllTexts } from './all-messages.ts'

/** A number of each plural form of every language. */
const numbers = [1, 2, 5, 11, 21, 22]

/** Texts with a number in which the words differ too: «1 концерт | 2 концерта | 5 концертов». */
function listCounted(language: (typeof translatedLanguages)[number]): string[] {
  const [first = [], ...others] = numbers.map((number) => readAllTexts(language, number))
  const lines = first.flatMap((text, at) => {
    const forms = [text, ...others.map((texts) => texts[at] ?? '')]
    const words = new Set(forms.map((form) => form.replace(/\d+/g, '')))
    return words.size > 1 && forms.every((form, index) => form.includes(String(numbers[index])))
      ? [forms.join(' | ')]
      : []
  })
  return lines.sort()
}

it('words beside a number are those that somebody has read (after another reading: `vitest run -u`)', async () => {
  // A language without a text has another one’s, which is listed once.
  const lines = new Set(translatedLanguages.flatMap(listCounted))
  await expect(`${[...lines].join('\n')}\n`).toMatchFileSnapshot('../golden/counted-words.txt')
})
