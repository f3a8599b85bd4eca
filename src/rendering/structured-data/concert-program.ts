import type { CreativeWork } from 'schema-dts'
import { repertoires } from '../../brand/chosen.ts'
import type { Program } from '../../content/programs/program.ts'
import { toExcerpt } from '../../content/text/excerpt.ts'
import { pathTo } from '../../routes/paths.ts'
import { organizationReference } from './organization.ts'
import { pictureAddress } from './pictures.ts'
import { addressIn, type SiteFacts } from './site-facts.ts'

/**
 * A concert program. Its type is a creative work and not an event: it has neither date nor place, and search engines
 * would report both as missing. The pages of its concerts have them.
 */
export function toCreativeWork(site: SiteFacts, program: Program): CreativeWork {
  const description = program.about ?? toExcerpt(program.descriptionHtml)
  const images = [program.hero, program.poster]
    .map((image) => (image ? pictureAddress(site, image) : undefined))
    .filter((url) => url !== undefined)
  const genre = repertoires.find(({ key }) => key === program.repertoire)?.names[site.locale]
  return {
    '@type': 'CreativeWork',
    name: program.name,
    url: addressIn(site, pathTo('bySlug', { slug: program.slug })),
    inLanguage: program.lang ?? site.locale,
    creator: organizationReference(site),
    ...(description ? { description } : {}),
    ...(images.length > 0 ? { image: images } : {}),
    ...(genre ? { genre } : {}),
    ...(program.ageLimit === undefined ? {} : { typicalAgeRange: `${program.ageLimit}-` }),
    ...(program.durationMinutes ? { timeRequired: `PT${program.durationMinutes}M` } : {}),
  }
}
