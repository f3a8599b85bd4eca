import type { Attack, AttackGroup, Exchange } from '../attack.ts'
import { otherPicturePattern } from '../hostile-text.ts'
import { peakBytes } from '../judge.ts'
import { coldPaths, mustAnswer, page, searchRequest, warmPaths } from '../ordinary-requests.ts'

/** Every kind of page, and everything else that is made of content. */
const everyKind: Attack['requests'] = () => [
  ...warmPaths.concat(coldPaths).map((path) => page(path)),
  ...['/feed.xml', '/calendar.ics', '/concerts/_payload.json', '/news/_payload.json', '/sitemap.xml'].map(
    (path) => page(path),
  ),
  searchRequest([
    { indexUid: 'concert', q: '' },
    { indexUid: 'program', q: '' },
    { indexUid: 'post', q: '' },
  ]),
]
const newPages: Attack['requests'] = (turn) =>
  coldPaths.filter((_, at) => at % 7 === turn).map((path) => page(path))

/** Pages whose existence only the content service knows. */
const newEntries = coldPaths.slice(-4)

/** Whether a browser would render the response; calendars and JSON may contain texts unchanged. */
const isDocument = ({ answer }: Exchange) => /html|xml/.test(answer.headers.get('content-type') ?? '')

const mustNotHold =
  (
    what: string,
    pattern: RegExp,
    isAsked: (exchange: Exchange) => boolean = () => true,
  ): Attack['complain'] =>
  (exchange) => {
    const [found] = (isAsked(exchange) && pattern.exec(exchange.answer.text)) || []
    return found === undefined ? undefined : `${what} (${JSON.stringify(found)})`
  }

/** Health checks must report that pages can't be made. */
const mustBeToldByHealth: Attack['complain'] = ({ sent, answer }, turn) => {
  if (sent.path !== '/api/health' || answer.status === 503) return undefined
  return turn.some((other) => other.answer.status === 503) ? 'is well while pages are 503' : undefined
}

/** Invisible characters that change how text is read; line breaks and tabs are allowed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]|&#(x0|0);/i

const anyWrites = { newKvKeys: Number.POSITIVE_INFINITY }
/** Limits for pages of hostile content, whose rendering may cost more. */
const hostile = (
  content: NonNullable<Attack['behind']>['content'] & string,
  more: Partial<Attack> = {},
): Attack => ({
  name: `content: ${content}`,
  requests: everyKind,
  turns: 1,
  behind: { content, isFromTheStart: true },
  // An unusable field must only cost that field, not the page.
  complain: mustAnswer(200),
  limits: anyWrites,
  ...more,
})
const useless = (
  content: NonNullable<Attack['behind']>['content'] & string,
  more: Partial<Attack> = {},
): Attack => ({
  name: `content: ${content}`,
  requests: newPages,
  turns: 3,
  behind: { content },
  mayFail: [503],
  // The limits are wide, since each query of a page may be read up to its limit.
  limits: { ...anyWrites, peakBytes, cpuMs: 100 },
  ...more,
})
const withHealth: Attack['requests'] = () => [...newEntries, '/api/health'].map((path) => page(path))

export const contentService: AttackGroup = {
  title: 'What comes from the content service',
  attacks: [
    useless('50 MB of JSON', { turns: 2 }),
    useless('a gzip bomb', { turns: 2 }),
    useless('JSON nested 100 000 deep', { turns: 2 }),
    useless('{"data": null}', {
      requests: withHealth,
      turns: 1,
      shortTurns: 1,
      complain: mustBeToldByHealth,
    }),
    useless('JSON as text/plain', { requests: withHealth, turns: 1, complain: mustBeToldByHealth }),
    hostile('texts nested 9 000 deep', { shortTurns: 1 }),
    hostile('one text of a megabyte'),
    hostile('pictures of other protocols', {
      complain: mustNotHold('such a picture', otherPicturePattern),
      shortTurns: 1,
    }),
    hostile('control and bidi characters', { complain: mustNotHold('an unseen character', unseen) }),
    hostile('scripts in names and texts', {
      complain: mustNotHold('a script', /<script>|<img src=x/, isDocument),
      visitors: 'none',
    }),
    hostile('names of prototypes'),
  ],
}
