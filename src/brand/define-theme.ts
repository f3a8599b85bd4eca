import type { Theme } from './theme-schema.ts'

/**
 * How a brand looks: its `theme.ts` exports `theme = defineTheme({…})`. What each colour is for stands in
 * `theme-schema.ts`. The compiler sees to its shape here; the build to its values and to its contrast
 * (`check-theme.ts`), so that nothing of that reaches the Worker.
 */
export const defineTheme = (theme: Theme): Theme => theme
