import { pathTo } from '../../routes/paths.ts'
import { programField } from './forms/place-form.ts'

/** The path of a place's page. @param program slug of the program that is wished for; empty for any */
export const toPlacePath = (key: string, program = ''): string =>
  pathTo('place', { slug: key }) + (program ? `?${programField}=${program}` : '')

/**
 * The path where a city of the site is wished for, if a program is given; otherwise the city's page, which has wishes
 * for all.
 */
export const toCityPath = (city: string, program = ''): string =>
  program ? `${pathTo('wish', { slug: program })}?city=${city}` : pathTo('city', { slug: city })
