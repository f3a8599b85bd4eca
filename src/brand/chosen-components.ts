/**
 * Components that the brand draws itself, by name. The build writes them from the files of its folder `components/`
 * (`tools/build/brand-plugin.ts`).
 */
export { components } from '#brand/components.ts'
