import type { BrandComponents } from '../../ui/brand-components.tsx'

/** The demo looks as the software does. A brand outside this repository has a folder `components/` instead of this file. */
export const components: BrandComponents = {}
