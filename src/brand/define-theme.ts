import type { Theme } from './theme-schema.ts'

/**
 * Defines the theme of a brand: its `theme.ts` exports `theme = defineTheme({…})`. Colours are described in
 * `theme-schema.ts`. The compiler checks the shape; the build checks values and contrast (`check-theme.ts`), so that no
 * check is part of the Worker.
 */
export const defineTheme = (theme: Theme): Theme => theme
