import * as z from 'zod/mini'

/** The city object of the picker and of `/api/detect-city` (seed, section 3). */
export const pickerCitySchema = z.object({
  id: z.number(),
  score: z.number(),
  attributes: z.object({
    slug: z.string(),
    name: z.string(),
    namePrepositional: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
})
export type PickerCity = z.infer<typeof pickerCitySchema>

/** «Все города»: what a visitor has who chose no city, or whose city is unknown. */
export const allCitiesId = 0
export const allCitiesSlug = 'all'

export const makeAllCities = (name: string, namePrepositional: string): PickerCity => ({
  id: allCitiesId,
  score: 100,
  attributes: { slug: '', name, namePrepositional, latitude: 200, longitude: 200 },
})
