import type { Attack, AttackGroup, Exchange } from '../attack.ts'
import { otherPicture } from '../hostile-text.ts'
import { peakBytes } from '../limits.ts'
import { coldPaths, page, search, warmPaths } from '../ordinary-requests.ts'

/** Every kind of page, and what else is made of content. */
const everyKind: Attack['requests'] = () => [
  ...warmPaths.concat(coldPaths).map((path) => page(path)),
  ...['/feed.xml', '/calendar.ics', '/concerts/_payload.json', '/news/_payload.json', '/sitemap.xml'].map(
    (path) => page(path),
  ),
  search([
    { indexUid: 'concert', q: '' },
    { indexUid: 'program', q: '' },
    { indexUid: 'post', q: '' },
  ]),
]
const newPages: Attack['requests'] = (turn) =>
  coldPaths.filter((_, at) => at % 7 === turn).map((path) => page(path))

/** Whether there are such pages is told by content alone. */
const newEntries = coldPaths.slice(-4)

/** A field that is of no use costs that field. */
const mustBeThere = ({ answer }: Exchange) =>
  answer.status === 200 ? undefined : `answered ${answer.status}`

/** Of what a browser reads as a document; calendars and JSON hold texts as they are. */
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

/** Of a page that can't be made, a monitor must hear. */
const mustBeToldByHealth: Attack['complain'] = ({ sent, answer }, turn) => {
  if (sent.path !== '/api/health' || answer.status === 503) return undefined
  return turn.some((other) => other.answer.status === 503) ? 'is well while pages are 503' : undefined
}

/** Characters that can't be seen and change what is read around them; line ends and tabs may stand in a text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]|&#(x0|0);/i

const anyWrites = { newKvKeys: Number.POSITIVE_INFINITY }
/** What is made of hostile content is bounded by its own limits; a page's own making isn't. */
const hostile = (
  content: NonNullable<Attack['behind']>['content'] & string,
  more: Partial<Attack> = {},
): Attack => ({
  name: `content: ${content}`,
  requests: everyKind,
  turns: 1,
  behind: { content, isFromTheStart: true },
  complain: mustBeThere,
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
  // Each of a page's questions is read up to its limit.
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
      complain: mustNotHold('such a picture', otherPicture),
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
