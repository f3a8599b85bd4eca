import { pathTo } from '../../routes/paths.ts'
import { programField } from './forms/place-form.ts'

/** The path of a place's page. @param program slug of the program that is wished for; empty for any */
export const toPlacePath = (key: string, program = ''): string =>
  pathTo('place', { slug: key }) + (program ? `?${programField}=${program}` : '')

/**
 * Returns the path of the page on which a visitor asks for a program in a city. Without a program it is the city's page,
 * which lists the programs to ask for.
 */
export const toCityPath = (city: string, program = ''): string =>
  program ? `${pathTo('wish', { slug: program })}?city=${city}` : pathTo('city', { slug: city })
