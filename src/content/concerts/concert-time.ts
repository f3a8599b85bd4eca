import * as z from 'zod/mini'
import { daySchema, omitAbsent, selectRelated } from '../../strapi/port/fields.ts'
import { defaultTimeZone, timeZoneSchema } from '../places/time-zone.ts'
import type { ConcertTime } from './ticket-state.ts'

export const clockSchema = z.nullish(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d/)))
export const minutesSchema = z.nullish(z.int().check(z.positive()))

/** The fields that decide when a concert is over. */
export const timeFields = `date time durationMinutes ${selectRelated('city', 'timeZone')} ${selectRelated('program', 'durationMinutes')}`

export const timeShape = {
  date: daySchema,
  time: clockSchema,
  durationMinutes: minutesSchema,
  city: z.nullish(z.object({ timeZone: timeZoneSchema })),
  program: z.nullish(z.object({ durationMinutes: minutesSchema })),
}
const timeSchema = z.object(timeShape)

export const toConcertTime = (concert: z.infer<typeof timeSchema>): ConcertTime => ({
  date: concert.date,
  timeZone: concert.city?.timeZone ?? defaultTimeZone,
  ...omitAbsent({
    time: concert.time,
    durationMinutes: concert.durationMinutes ?? concert.program?.durationMinutes,
  }),
})
