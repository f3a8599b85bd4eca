import { expect, it } from 'vitest'
import { writeLetter } from '../../src/mail/write-letter.ts'
import { allLocales } from '../../src/shared/locales.ts'
import { makeLetterExamples } from '../../src/tools/operate/letters/letter-examples.ts'

it.each(allLocales)('letters in %s read as somebody has read them', async (locale) => {
  const texts = makeLetterExamples(locale).map(({ id, letter }) => {
    const { subject, text } = writeLetter(letter)
    return `== ${id}\n${subject}\n\n${text}\n`
  })
  await expect(texts.join('\n')).toMatchFileSnapshot(`../golden/letters/${locale}.txt`)
})
