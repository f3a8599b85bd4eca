import { readCityConcerts } from '../../../city/city-concerts.ts'
import { defineAction } from '../../../rendering/action.ts'
import type { Page } from '../../../rendering/define-page.ts'
import { fault } from '../../../shared/forms/fields.ts'
import { type B2bValues, b2bSchema } from '../forms/b2b-form.ts'
import { submit } from './submit.ts'

/** `POST /b2b`. */
export const b2bAction = defineAction({
  schema: b2bSchema,
  handle: async ({ values, ...sent }) => {
    if (!(await isConcertOfCity(sent.page, values))) {
      return { errors: [{ field: 'concert', fault: fault('not-in-city') }] }
    }
    const { consent: _, ...content } = values
    return submit('b2b', sent, content)
  },
})

async function isConcertOfCity(page: Page, { concert, city }: B2bValues): Promise<boolean> {
  if (concert === '') return true
  try {
    const { concerts } = await readCityConcerts(page, city)
    return concerts.some(({ slug }) => slug === concert)
  } catch {
    // Nobody knows now, and the request is worth more: who reads it sees both.
    return true
  }
}
