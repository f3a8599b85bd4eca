/**
 * The forms of the site, by the names that editors choose them by. `form-pages.ts` says which page takes each,
 * `features/submissions/deliver-to-strapi.ts` which collection of Strapi it is stored in.
 */
export const formNames = ['audition', 'b2b', 'contact'] as const
export type FormName = (typeof formNames)[number]
