import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { legalPages } from '../../src/brand/chosen.ts'
import { contrastRatio, parseHex } from '../../src/brand/colour.ts'
import { chooseLetterColours, toLetterColours } from '../../src/brand/letter-colours.ts'
import { theme as demoTheme } from '../../src/demo/brand/theme.ts'
import { toSubscriptionLetter } from '../../src/features/notices/notice-letters.ts'
import { letterNames } from '../../src/mail/letter.ts'
import { html } from '../../src/mail/letter-html.ts'
import { writeLetter } from '../../src/mail/write-letter.ts'
import { allLocales, defaultLocale } from '../../src/shared/locales.ts'
import { newsletterKeys, type Topic } from '../../src/shared/notices.ts'
import { makeLetterExamples } from '../../src/tools/operate/letters/letter-examples.ts'
import { answerWithLetters } from '../../src/tools/operate/letters.ts'
import { theme as wellingtonTheme } from '../brands/wellington/theme.ts'

const examples = allLocales.flatMap((locale) =>
  makeLetterExamples(locale).map(({ id, letter }) => ({ id, locale, letter, ...writeLetter(letter) })),
)
const table = examples.map((example) => [`${example.locale} ${example.id}`, example] as const)

/** Mail programs cut a longer e-mail and hide its end (Gmail: 102 KB). */
const mostBytes = 100 * 1024
const toLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Parts of an e-mail's HTML: its texts, its links, and the names of its elements. */
function readHtml(markup: string) {
  const texts: string[] = []
  const links: string[] = []
  const elements = new Set<string>()
  let hidden = 0
  const isHidden = (name: string, style = '') =>
    ['style', 'title'].includes(name) || style.includes('display:none')
  const opened: boolean[] = []
  let text = ''
  const endText = () => {
    if (hidden === 0 && toLine(text)) texts.push(toLine(text))
    text = ''
  }
  const parser = new Parser({
    onopentag: (name, { href, style }) => {
      endText()
      elements.add(name)
      if (href) links.push(href)
      if (['meta', 'br'].includes(name)) return
      opened.push(isHidden(name, style))
      hidden += opened.at(-1) ? 1 : 0
    },
    onclosetag: (name) => {
      endText()
      if (!['meta', 'br'].includes(name)) hidden -= opened.pop() ? 1 : 0
    },
    ontext: (part) => {
      text += part
    },
  })
  parser.end(markup)
  return { texts, links, elements: [...elements].sort() }
}

it('every letter has an example', () => {
  const shown = new Set(makeLetterExamples(defaultLocale).map(({ letter }) => letter.name))
  expect([...shown].sort()).toEqual([...letterNames].sort())
})

it('the letter of double opt-in says what was ordered, newsletters by their name', () => {
  const read = (...topics: Topic[]) =>
    toSubscriptionLetter('en', 'https://tutti.example', 'code', topics).paragraphs?.map(
      (text) => text.split('. ')[0],
    )
  const [newsletter, press] = Object.values(newsletterKeys).map((key): Topic => ({ kind: 'newsletter', key }))
  if (!newsletter || !press) throw new Error('there are two newsletters')
  const asked = 'Somebody asked us to send'
  expect(read(newsletter, press)).toEqual([
    `${asked} this to this address: The orchestra’s newsletter, News for the press`,
  ])
  expect(read({ kind: 'city', key: 'bremen' })).toEqual([`${asked} concert alerts to this address`])
  expect(read(newsletter, { kind: 'city', key: 'bremen' })).toHaveLength(2)
})

it('every letter leads to the imprint of a brand that has one', () => {
  legalPages.push({ name: 'imprint', path: '/impressum', titles: { en: 'Imprint' } })
  try {
    const letter = toSubscriptionLetter('en', 'https://tutti.example', 'code', [])
    const { text, html: markup } = writeLetter(letter)
    expect(text).toContain('\nImprint: https://tutti.example/en/impressum')
    expect(readHtml(markup).links).toContain('https://tutti.example/en/impressum')
  } finally {
    legalPages.length = 0
  }
})

it('no two examples have one name', () => {
  const ids = makeLetterExamples(defaultLocale).map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
})

describe('a letter', () => {
  it.each(table)('loads nothing from elsewhere: %s', (_, { html: markup }) => {
    expect(readHtml(markup).elements).toEqual(
      expect.arrayContaining(['a', 'body', 'h1', 'head', 'html', 'meta', 'table', 'td', 'title', 'tr']),
    )
    expect(markup).not.toMatch(
      /<(?:img|link|script|iframe|svg|video|form)\b| src=| background="|url\(|@import|@font-face/,
    )
  })

  it.each(table)('is short enough to be shown whole: %s', (_, { html: markup }) => {
    expect(new TextEncoder().encode(markup).length).toBeLessThan(mostBytes)
  })

  it.each(table)('is no wider than 600 px: %s', (_, { html: markup }) => {
    const widths = [...markup.matchAll(/width[:=]"?(\d+)(?:px|")/g)].map(([, width]) => Number(width))
    expect(Math.max(...widths)).toBe(600)
  })

  it.each(table)('has in its text every link that its HTML has: %s', (_, { html: markup, text }) => {
    const { links } = readHtml(markup)
    expect(links.filter((link) => !text.includes(link))).toEqual([])
    expect(links.every((link) => link.startsWith('https://tutti.example'))).toBe(true)
  })

  it.each(table)('shows the address of its button as text: %s', (_, { html: markup, letter }) => {
    if (letter.button) expect(readHtml(markup).texts).toContain(letter.button.href)
  })

  it.each(table)('says the same in both parts: %s', (_, { html: markup, text, letter }) => {
    // Only the HTML has these: the subject as its heading, and the day of a ticket's stub in three pieces.
    const stubs = (letter.concerts ?? []).flatMap(({ day, month, weekdayAndTime }) => [
      day,
      month,
      weekdayAndTime,
    ])
    const own = [toLine(letter.subject), letter.frame.beforeAddress, ...stubs.map(toLine)]
    const line = toLine(text)
    const missing = readHtml(markup).texts.filter((each) => !own.includes(each) && !line.includes(each))
    expect(
      missing.filter((each) => !(letter.links ?? []).some(({ label }) => each.startsWith(label))),
    ).toEqual([])
  })

  it.each(table)('says its language: %s', (_, { html: markup, letter }) => {
    expect(markup).toContain(`<html lang="${letter.frame.locale}" dir="ltr">`)
  })

  it('is in the language of its reader, and to the editors in the site’s', () => {
    const toEditors = ['account-removal', 'submission-arrived', 'submission-removal']
    const wrong = examples.filter(({ locale, letter }) => {
      return letter.frame.locale !== (toEditors.includes(letter.name) ? defaultLocale : locale)
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})

describe('the e-mail that brings a form to the editors', () => {
  const letter = examples.find(({ id }) => id === 'submission-arrived-contact')?.letter

  it('names the form, its topic and its sender in the subject', () => {
    expect(letter?.subject).toBe('Письмо (Доступность зала, Anna <script>alert(1)</script>): K7MX2PDA')
  })

  it('leads to the entry at the desk', () => {
    expect(letter?.button?.href).toMatch(/\/desk\/inbox\/k7mx2pda$/)
  })
})

describe('values of others', () => {
  it.each([
    ['<b>"&', '<i title="&lt;b&gt;&quot;&amp;">&lt;b&gt;&quot;&amp;</i>'],
    ['', '<i title=""></i>'],
    ['ราคา', '<i title="ราคา">ราคา</i>'],
  ])('are escaped in HTML: %s', (value, written) => {
    expect(html`<i title="${value}">${value}</i>`.html).toBe(written)
  })

  it('are escaped once in HTML inside of HTML', () => {
    expect(html`<p>${[html`<i>${'<'}</i>`, html`<b>${1}</b>`]}${undefined}</p>`.html).toBe(
      '<p><i>&lt;</i><b>1</b></p>',
    )
  })

  it.each(table)('make no element: %s', (_, { html: markup }) => {
    expect(readHtml(markup).elements).not.toContain('b')
  })
})

describe('the colours of a letter', () => {
  const schemes = [demoTheme, wellingtonTheme].flatMap(({ colours }) => Object.values(colours))
  const lit = schemes.flatMap((scheme) =>
    [undefined, ...Object.keys(scheme.lights)].map((light) => toLetterColours(scheme, light)),
  )

  it.each(lit)('can be told apart: %o', ({ ground, raised, text, quiet, ink, alert, fill, onFill }) => {
    const pairs = [
      ...[text, quiet, ink].flatMap((colour) => [ground, raised].map((below) => [colour, below] as const)),
      ...([
        [alert, ground],
        [onFill, fill],
      ] as const),
    ]
    const faint = pairs.filter(([one, other]) => contrastRatio(parseHex(one), parseHex(other)) < 4.5)
    expect(faint).toEqual([])
  })

  it('are light ones where the brand has them, and dark ones for dark screens', () => {
    expect(chooseLetterColours()).toMatchObject({
      usual: { ground: '#f5efe3' },
      dark: { ground: '#0e0b14' },
      colorScheme: 'light dark',
    })
  })

  it('are those of the repertoire, and of none where it is unknown', () => {
    expect(chooseLetterColours('game').usual.fill).toBe('#a594ff')
    expect(chooseLetterColours('constructor').usual.fill).toBe('#f3ae52')
  })
})

describe('the page of all letters', () => {
  it.each([
    ['/', 'account-confirmation'],
    [`/${defaultLocale}`, 'notice-digest'],
    [`/${defaultLocale}/notice-moved/light`, '@media not all{'],
    [`/${defaultLocale}/notice-moved/dark`, '@media all{'],
    [`/${defaultLocale}/notice-moved/bare`, '<h1>'],
  ])('%s has %s', (path, text) => {
    expect(answerWithLetters(path)?.body).toContain(text)
  })

  it.each(['/xx', `/${defaultLocale}/nothing/light`, `/${defaultLocale}/notice-moved/round`])(
    'has no %s',
    (path) => {
      expect(answerWithLetters(path)).toBeUndefined()
    },
  )
})

it.each(allLocales)('letters in %s read as somebody has read them', async (locale) => {
  const texts = examples
    .filter((example) => example.locale === locale)
    .map(({ id, subject, text }) => `== ${id}\n${subject}\n\n${text}\n`)
  await expect(texts.join('\n')).toMatchFileSnapshot(`../golden/letters/${locale}.txt`)
})
