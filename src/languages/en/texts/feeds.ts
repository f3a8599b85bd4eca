import { names } from '../../../brand/chosen.ts'
import type { Texts } from '../../messages.ts'

export const feeds: Texts<'feeds'> = {
  news: `${names.en.fullName} news`,
  newsAbout: 'Tours, premieres and the life of the orchestra.',
  concerts: `New concerts of ${names.en.fullNameGenitive}`,
  concertsAbout: 'Concerts that have just been announced.',
  concert: 'Concert',
  timeUnknown: 'time to be announced',
  search: `Concerts, programs, cities and venues of ${names.en.fullNameGenitive}`,
}
