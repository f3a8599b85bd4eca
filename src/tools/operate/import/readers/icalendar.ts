import { decodeText } from '../decode-text.ts'
import {
  checkRowCount,
  type SourceProblem,
  type SourceReader,
  type SourceRow,
  toCells,
  toSourceFileName,
} from '../source.ts'
import { readZone } from '../zones.ts'
import { type CalendarEvent, groupEvents, readEvent, toEventName } from './calendar-events.ts'
import { readCalendar } from './calendar-lines.ts'
import { expandDates, maxSteps, type StepBudget, TooManySteps, toInstantLike } from './calendar-series.ts'
import { type CalendarTime, type CalendarZones, createZones, toText } from './calendar-times.ts'

/** Calendars of RFC 5545. A repeating event gives a row for each of its dates. */
export const icalendarReader: SourceReader = {
  name: 'iCalendar (.ics)',
  accepts: ({ given, isFolder }) => !isFolder && /\.(ics|ical|ifb)$/i.test(given),
  read: async (source, { today }) => {
    const calendar = readCalendar(decodeText(source.bytes).text)
    if (!calendar) throw new Error('The file is no calendar: it has no BEGIN:VCALENDAR.')
    const file = toSourceFileName(source)
    const zones = createZones(calendar)
    const isCancelled = calendar.own.method?.trim().toUpperCase() === 'CANCEL'
    const problems: SourceProblem[] = []
    const skipped: SourceProblem[] = []
    const events: CalendarEvent[] = []
    for (const component of calendar.components) {
      if (component.name === 'vtodo' || component.name === 'vjournal') {
        skipped.push({
          origin: `${file}, line ${component.line}`,
          reason: `${component.name.toUpperCase()} is no event`,
        })
      }
      if (component.name !== 'vevent') continue
      const read = readEvent(component, zones, { isCancelled })
      if ('reason' in read) problems.push({ origin: `${file}, ${read.name}`, reason: read.reason })
      else events.push(read)
    }
    const rows: SourceRow[] = []
    const budget: StepBudget = { left: maxSteps }
    for (const group of groupEvents(events)) {
      skipped.push(...group.skipped.map(({ name, reason }) => ({ origin: `${file}, ${name}`, reason })))
      for (const series of group.series) {
        try {
          rows.push(
            ...toRows(series, group.changes, {
              zones,
              today,
              budget,
              file,
              areSeveral: group.series.length > 1,
            }),
          )
        } catch (error) {
          if (error instanceof TooManySteps) throw error
          const reason = `its rule can't be read (${error instanceof Error ? error.message : String(error)})`
          problems.push({
            origin: `${file}, ${toEventName(series)}`,
            reason: `${lineOfRule(series)}${reason}`,
          })
        }
        checkRowCount(rows.length)
      }
      // A changed date whose series is not in the file, or doesn't have it any more.
      const alone = group.changes.filter((change) => !change.isUsed && !change.isFollowing)
      rows.push(
        ...alone.map((change) => toRow(change, { file, zones, recurrence: onOwnClock(change, zones) })),
      )
    }
    checkRowCount(rows.length)
    return { kind: 'iCalendar', columns: [], isMapped: true, hasGlobalIds: true, rows, problems, skipped }
  },
}

const lineOfRule = ({ ruleLine }: CalendarEvent): string =>
  ruleLine === undefined ? '' : `line ${ruleLine}: `

interface SeriesContext {
  zones: CalendarZones
  today: string
  budget: StepBudget
  file: string
  /** Whether other events have the same id, so that the beginning belongs to it. */
  areSeveral: boolean
}

/** Returns the rows of an event: one, or one for each date of its series, each as it was changed. */
function toRows(
  event: CalendarEvent,
  changes: readonly CalendarEvent[],
  context: SeriesContext,
): SourceRow[] {
  const { start } = event
  const { zones, today, budget, file, areSeveral } = context
  if (!start) return [toRow(event, { file, zones })]
  const isSeries = event.rules.length > 0 || event.added.length > 0
  if (!isSeries) return [toRow(event, { file, zones, recurrence: areSeveral ? start : undefined })]
  const { walls, leftOut } = expandDates(Object.assign({}, event, { start }), zones, { today, budget })
  const ofSeries = changes.map((change) => ({ change, key: keyOfChange(change, start, zones) }))
  const following = ofSeries.filter(({ change }) => change.isFollowing)
  const rows = walls.map((wall) => {
    const day = toText({ wall, isDate: true })
    const instant = zones.toInstant(Object.assign({}, start, { wall }))
    const own = ofSeries.find(
      ({ change, key }) => !change.isFollowing && (key === instant || key === day),
    )?.change
    if (own) own.isUsed = true
    const recurrence = Object.assign({}, start, { wall })
    if (own) return toRow(own, { file, zones, recurrence })
    // `THISANDFUTURE` moves all dates from its own on as far as that one.
    const moving = following.findLast(({ key }) =>
      typeof key === 'number' ? key <= instant : key <= day,
    )?.change
    if (!moving?.start || !moving.recurrence)
      return toRow(event, { file, zones, recurrence, start: recurrence })
    const shift = moving.start.wall - toWallLike(moving.recurrence, start, moving.start, zones)
    const moved = Object.assign({}, moving.start, { wall: wall + shift })
    return toRow(moving, { file, zones, recurrence, start: moved })
  })
  const last = rows.at(-1)
  if (leftOut && last)
    rows[rows.length - 1] = Object.assign({}, last, { remarks: [...(last.remarks ?? []), leftOut] })
  return rows
}

/** What a changed date refers to: an instant, or a day where it is written as one. */
function keyOfChange(
  { recurrence }: CalendarEvent,
  start: CalendarTime,
  zones: CalendarZones,
): number | string {
  if (!recurrence) return Number.NaN
  return recurrence.isDate || start.isDate ? zones.toDay(recurrence) : toInstantLike(recurrence, start, zones)
}

/** The date that a change refers to, on the clock of the change itself. */
const onOwnClock = ({ recurrence, start }: CalendarEvent, zones: CalendarZones) =>
  recurrence && start
    ? Object.assign({}, recurrence, { wall: toWallLike(recurrence, start, start, zones) })
    : recurrence

/** The reading of the clock of `like` at the time that a changed date refers to. */
function toWallLike(
  time: CalendarTime,
  start: CalendarTime,
  like: CalendarTime,
  zones: CalendarZones,
): number {
  if (time.isDate || (time.zone === like.zone && !time.isUtc))
    return time.isDate ? time.wall + (start.wall % 86_400_000) : time.wall
  const instant = toInstantLike(time, start, zones)
  const offset = (wall: number) => wall - zones.toInstant(Object.assign({}, like, { wall }))
  return instant + offset(instant)
}

interface RowContext {
  file: string
  zones: CalendarZones
  /** The date in its series, on the clock of that, which its id names. */
  recurrence?: Pick<CalendarTime, 'wall' | 'isDate'> | undefined
  start?: CalendarTime
}

function toRow(
  event: CalendarEvent,
  { file, zones, recurrence, start = event.start }: RowContext,
): SourceRow {
  const zone = start?.zone === undefined ? undefined : readZone(start.zone)
  const isKnown = start?.isUtc === true || (start?.zone !== undefined && zones.isKnown(start.zone))
  const isUnknown = start?.zone !== undefined && !isKnown
  const isAllDay = start === undefined || start.isDate || event.isAllDay
  const moment =
    start &&
    (isAllDay || !isKnown
      ? toText(Object.assign({}, start, { isDate: isAllDay }))
      : new Date(zones.toInstant(start)).toISOString())
  const minutes = event.minutes ?? 0
  const isWhole = isAllDay || minutes >= 24 * 60
  const lastDay =
    start && isWhole && minutes > 24 * 60
      ? toText({ wall: start.wall + (minutes - 1) * 60_000, isDate: true })
      : undefined
  return {
    origin: `${file}, ${toEventName(event, start)}`,
    cells: toCells([
      ['id', [event.uid, recurrence && toText(recurrence)].filter(Boolean).join('#')],
      ['title', event.title],
      ['start', moment],
      ['endDate', lastDay],
      ['duration', isWhole || minutes <= 0 ? undefined : String(minutes)],
      ['timeZone', zone],
      ['place', event.place],
      ['status', event.status],
      ['page', event.page],
      ['picture', event.picture],
      ['description', event.description],
    ]),
    remarks: [
      ...event.remarks,
      ...(isUnknown ? [`time zone «${start?.zone}»: the time is taken for that of the city`] : []),
    ],
    ...(event.status === 'CANCELLED' && recurrence !== undefined ? { isOnlyKnown: true } : {}),
  }
}
