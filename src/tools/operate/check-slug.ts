import { slugPattern } from '../../shared/urls.ts'

/**
 * Reads a slug that an operator has typed.
 *
 * @param noun what it is the slug of, as the complaint calls it
 * @returns a function that throws an Error naming what is no slug
 */
export const checkSlugOf =
  (noun: string) =>
  (text: string | undefined): string => {
    if (text === undefined || !slugPattern.test(text))
      throw new Error(`${text ?? 'nothing'} is no ${noun}'s slug`)
    return text
  }
