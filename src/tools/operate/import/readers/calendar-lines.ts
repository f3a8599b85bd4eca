/** A line of a calendar such as `DTSTART;TZID=Europe/Berlin:20270305T193000`. */
export interface CalendarProperty {
  /** In lower case. */
  name: string
  /** By names in lower case. */
  params: Readonly<Record<string, string>>
  /** As it is written, with backslashes. */
  value: string
  /** Number of its first line in the file, from 1. */
  line: number
}

/** An event, a time zone or another part of a calendar, without the parts inside it, such as alarms. */
export interface CalendarComponent {
  /** In lower case. */
  name: string
  /** Number of its first line in the file. */
  line: number
  properties: CalendarProperty[]
  /** Numbers of lines that are no properties. */
  brokenLines: number[]
  /** All of its lines. */
  lines: string[]
  /** Whether the file has its end: one that is cut off may lack anything. */
  isWhole: boolean
}

export interface CalendarFile {
  /** Properties of the calendar itself, by name. */
  own: Readonly<Record<string, string>>
  components: CalendarComponent[]
}

const contentLine = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/s
const parameter = /;([\w-]+)=("[^"]*"|[^";]*)/g

/** Parts of calendars that stand beside each other, so that the beginning of one is the end of the one before. */
const outerNames = ['vevent', 'vtimezone', 'vtodo', 'vjournal', 'vfreebusy']

/**
 * Reads the lines of a calendar (RFC 5545, 3.1). A line that is broken is one of its component only, so that the rest of
 * the file is read.
 *
 * @returns `undefined` for a text that is no calendar
 */
export function readCalendar(text: string): CalendarFile | undefined {
  const own: Record<string, string> = {}
  const components: CalendarComponent[] = []
  let open: CalendarComponent | undefined
  /** Names of parts inside the open component, such as `valarm`. */
  const inner: string[] = []
  let isCalendar = false
  for (const { line, number } of unfold(text)) {
    const [, mark = '', name = ''] =
      /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line)?.map((part) => part.toLowerCase()) ?? []
    if (name === 'vcalendar') {
      isCalendar = true
      open = undefined
    } else if (mark === 'begin' && outerNames.includes(name)) {
      open = { name, line: number, properties: [], brokenLines: [], lines: [line], isWhole: false }
      inner.length = 0
      components.push(open)
    } else if (mark === 'end' && open?.name === name) {
      open.lines.push(line)
      open.isWhole = true
      open = undefined
    } else if (open) {
      open.lines.push(line)
      if (mark === 'begin') inner.push(name)
      else if (mark === 'end') inner.pop()
      else if (inner.length === 0) addLine(open, line, number)
    } else if (mark === '') {
      const property = readProperty(line, number)
      if (property) own[property.name] = property.value
    }
  }
  return isCalendar || components.length > 0 ? { own, components } : undefined
}

function addLine(component: CalendarComponent, line: string, number: number): void {
  const property = readProperty(line, number)
  if (property) component.properties.push(property)
  else if (line.trim() !== '') component.brokenLines.push(number)
}

function readProperty(line: string, number: number): CalendarProperty | undefined {
  const [, name, params = '', value = ''] = contentLine.exec(line) ?? []
  if (name === undefined) return undefined
  const read = Array.from(params.matchAll(parameter), ([, key = '', text = '']) => [
    key.toLowerCase(),
    text.replace(/^"(.*)"$/s, '$1'),
  ])
  return { name: name.toLowerCase(), params: Object.fromEntries(read), value, line: number }
}

/** Joins the lines that begin with a space to the ones before them. */
function* unfold(text: string): Generator<{ line: string; number: number }> {
  let line: string[] = []
  let number = 1
  for (const [at, written] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    if (/^[ \t]/.test(written) && line.length > 0) line.push(written.slice(1))
    else {
      if (line.length > 0) yield { line: line.join(''), number }
      line = [written]
      number = at + 1
    }
  }
  if (line.length > 0) yield { line: line.join(''), number }
}

/** The text of a value (RFC 5545, 3.3.11). */
export const unescapeText = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter))
