import type { ContentFault } from '../../shared/content-fault.ts'
import type { ContentService } from '../content-service.ts'
import { definePart } from '../parts/define-part.ts'
import { readPublishedList } from '../parts/read-parts.ts'

/** The Publisher collects what is in it while it makes the other parts; what isn't published has none. */
export const faultsPart = definePart({ reads: {}, isLanguageFree: true, make: (): ContentFault[] => [] })

/** Reads what of the content is shown otherwise than it was written. @throws as `readPublishedList` */
export const readContentFaults = (content: ContentService): Promise<readonly ContentFault[]> =>
  readPublishedList(content, 'faults', undefined)
