import { chooseLetterColours, type LetterColours } from '../brand/letter-colours.ts'
import { escapeHtml } from '../content/text/escape-html.ts'
import type { Letter, LetterConcert, LetterFrame, LetterLink } from './letter.ts'

/**
 * Fonts of the reader's device, as an e-mail loads none. No name may need quotes, which would end the attribute `style`.
 */
const fonts = 'system-ui,-apple-system,Segoe UI,Roboto,Noto Sans Thai,Arial,sans-serif'

/**
 * Invisible characters behind the preview. Without them mail programs fill the rest of the preview's line with the
 * beginning of the e-mail.
 */
const previewEnd = '\u034f\u200c\u00a0'.repeat(60)

/**
 * The media query of the style sheet for dark screens. `npm run letters` replaces it to show the e-mail on a light and
 * on a dark screen.
 */
export const darkQuery = '@media (prefers-color-scheme:dark)'

/**
 * Writes the HTML of an e-mail for old mail programs, too: a layout of tables at most 600 px wide, styles in attributes
 * `style`, no images and no web fonts. The only style sheet is for dark screens. A mail program that removes it,
 * or every `style`, shows the same texts in the same order.
 */
export function writeLetterHtml(letter: Letter): string {
  const {
    subject,
    paragraphs = [],
    concerts = [],
    facts = [],
    links = [],
    quote,
    button,
    note,
    frame,
  } = letter
  const { usual: colours, dark, colorScheme } = chooseLetterColours(concerts[0]?.light)
  const preview = letter.preview ?? paragraphs[0] ?? subject
  const text = `margin:0 0 16px;color:${colours.text};font-size:16px;line-height:25px`
  const content = [
    html`<h1 class="text" style="margin:0 0 16px;color:${colours.text};font-size:24px;line-height:31px;font-weight:700">${subject}</h1>`,
    ...paragraphs.map((each) => html`<p class="text" style="${text}">${htmlLines(each.split('\n'))}</p>`),
    ...concerts.map((concert) => writeStub(concert, chooseLetterColours(concert.light).usual)),
    ...facts.map(
      (fact) =>
        html`<p class="text" style="${text}"><span class="quiet" style="color:${colours.quiet};font-size:14px">${fact.label}</span><br>${htmlLines(fact.text.split('\n'))}</p>`,
    ),
    ...(quote
      ? [
          html`<p class="quiet" style="margin:24px 0 8px;color:${colours.quiet};font-size:14px;line-height:21px">${quote.intro}</p><p class="quiet line" style="margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid ${colours.line};color:${colours.quiet};font-size:15px;line-height:23px">${htmlLines(quote.text.split('\n'))}</p>`,
        ]
      : []),
    ...(button ? [writeButton(button, frame, colours)] : []),
    ...links.map(
      ({ label, href }) =>
        html`<p class="quiet" style="margin:0 0 16px;color:${colours.quiet};font-size:14px;line-height:21px">${label}:<br>${writeAddress(href, colours)}</p>`,
    ),
    ...(note === undefined
      ? []
      : [
          html`<p class="quiet line" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${colours.line};color:${colours.quiet};font-size:14px;line-height:21px">${note}</p>`,
        ]),
  ]
  return `<!doctype html>${
    html`<html lang="${frame.locale}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="${colorScheme}"><meta name="supported-color-schemes" content="${colorScheme}"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><meta name="x-apple-disable-message-reformatting"><title>${subject}</title>${dark && writeDarkSheet(dark)}</head><body class="ground" style="margin:0;padding:0;background-color:${colours.ground};font-family:${fonts}"><div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:${colours.ground}">${preview}${previewEnd}</div><table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colours.ground}" style="background-color:${colours.ground}"><tr><td align="center" style="padding:0 12px 32px"><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;text-align:left"><tr><td style="padding:24px 12px 16px;font-family:${fonts}">${writeSender(frame, colours)}</td></tr><tr><td><table role="presentation" class="raised" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colours.raised}" style="background-color:${colours.raised};border-radius:14px"><tr><td style="padding:0 24px">${writeBrandLine(colours)}</td></tr><tr><td style="padding:24px 24px 28px;font-family:${fonts}">${content}</td></tr></table></td></tr><tr><td style="padding:20px 12px 0;font-family:${fonts}">${writeFooter(frame, colours)}</td></tr></table></td></tr></table></body></html>`
      .html
  }`
}

const writeSender = ({ sender, home }: LetterFrame, { text }: LetterColours): Html => {
  const style = `color:${text};font-size:16px;line-height:22px;font-weight:700;text-decoration:none`
  return home === undefined
    ? html`<strong class="text" style="${style}">${sender}</strong>`
    : html`<a class="text" href="${home}" style="${style}">${sender}</a>`
}

/** Draws the brand's gradient as the cells of a table, because few mail programs draw gradients. */
const writeBrandLine = ({ gradient }: LetterColours): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${gradient.map(
    (colour) =>
      html`<td height="4" bgcolor="${colour}" style="height:4px;background-color:${colour};font-size:0;line-height:0">&nbsp;</td>`,
  )}</tr></table>`

/** Draws a concert as a ticket stub: the day, a perforation, then title, time, place and price. */
function writeStub(concert: LetterConcert, { ground, text, quiet, line, alert, fill }: LetterColours): Html {
  const { title, href, day, month, weekdayAndTime, where, terms, isOff } = concert
  const struck = isOff ? ';text-decoration:line-through' : ''
  const small = `color:${quiet};font-size:14px;line-height:20px`
  const lines = [
    html`<span class="quiet" style="${small}${struck}">${weekdayAndTime}</span>`,
    ...(where ? [html`<br><span class="quiet" style="${small}">${where}</span>`] : []),
    ...(terms
      ? [
          html`<br><strong class="${isOff ? 'alert' : 'text'}" style="color:${isOff ? alert : text};font-size:14px;line-height:24px">${terms}</strong>`,
        ]
      : []),
  ]
  return html`<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${ground}" style="margin:0 0 16px;background-color:${ground};border-radius:10px;border-left:4px solid ${fill}"><tr><td class="line" width="72" align="center" valign="top" style="width:72px;padding:14px 4px;border-right:2px dashed ${line}"><strong class="text" style="color:${text};font-size:28px;line-height:32px${struck}">${day}</strong><br><span class="quiet" style="${small}">${month}</span></td><td valign="top" style="padding:14px 16px"><a class="text" href="${href}" style="color:${text};font-size:17px;line-height:24px;font-weight:700">${title}</a><br>${lines}</td></tr></table>`
}

/** Writes a button, and its address as text for mail programs that show no links. */
const writeButton = ({ label, href }: LetterLink, frame: LetterFrame, colours: LetterColours): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td class="fill" align="center" bgcolor="${colours.fill}" style="background-color:${colours.fill};border-radius:24px"><a class="on-fill" href="${href}" style="display:inline-block;padding:13px 28px;color:${colours.onFill};font-size:16px;line-height:22px;font-weight:700;text-decoration:none">${label}</a></td></tr></table><p class="quiet" style="margin:0 0 16px;color:${colours.quiet};font-size:14px;line-height:21px">${frame.beforeAddress}<br>${writeAddress(href, colours)}</p>`

const writeAddress = (href: string, { ink }: LetterColours): Html =>
  html`<a class="ink" href="${href}" style="color:${ink};word-break:break-all">${href}</a>`

function writeFooter(
  { sender, home, imprint, subscription }: LetterFrame,
  { quiet, ink }: LetterColours,
): Html {
  const link = (href: string, text: string) =>
    html`<br><a class="ink" href="${href}" style="color:${ink}">${text}</a>`
  return html`<p class="quiet" style="margin:0;color:${quiet};font-size:14px;line-height:21px">${sender}${
    home === undefined ? undefined : link(home, home)
  }${imprint ? link(imprint.href, imprint.label) : undefined}${subscription ? [html`<br><br>${subscription.reason}`, link(subscription.leave.href, subscription.leave.label)] : []}</p>`
}

/**
 * Writes the style sheet with the colours of dark screens. Outlook on the web and on phones ignores the media query, and
 * marks elements that it has recoloured itself with the attributes `data-ogsc` and `data-ogsb`.
 */
function writeDarkSheet({
  ground,
  raised,
  text,
  quiet,
  line,
  ink,
  alert,
  fill,
  onFill,
}: LetterColours): Html {
  const rules: readonly (readonly [name: string, declaration: string])[] = [
    ['ground', `background-color:${ground}`],
    ['raised', `background-color:${raised}`],
    ['text', `color:${text}`],
    ['quiet', `color:${quiet}`],
    ['ink', `color:${ink}`],
    ['alert', `color:${alert}`],
    ['line', `border-color:${line}`],
    ['fill', `background-color:${fill}`],
    ['on-fill', `color:${onFill}`],
  ]
  const write = (toSelector: (name: string) => string) =>
    rules.map(([name, declaration]) => `${toSelector(`.${name}`)}{${declaration}!important}`).join('')
  const media = `${darkQuery}{${write((name) => name)}}`
  const outlook = write((name) => `[data-ogsc] ${name},[data-ogsb] ${name}`)
  return html`<style>:root{color-scheme:light dark}${media}${outlook}</style>`
}

/** HTML in which every value is escaped. Only `html` makes it. */
interface Html {
  readonly html: string
}

type HtmlValue = string | number | Html | readonly Html[] | undefined

/**
 * Template tag that writes HTML. It escapes each value that isn't `Html` itself, and leaves out `undefined`.
 *
 * @example html`<a href="${address}">${name}</a>`
 */
export function html(texts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  const parts = texts.map((text, index) => `${text}${toMarkup(values[index])}`)
  return { html: parts.join('') }
}

function toMarkup(value: HtmlValue): string {
  if (value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
  return isHtml(value) ? value.html : value.map((each) => each.html).join('')
}

const isHtml = (value: Html | readonly Html[]): value is Html => 'html' in value

/** Writes lines of text with `<br>` between each two. */
const htmlLines = (lines: readonly string[]): Html[] =>
  lines.map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))
