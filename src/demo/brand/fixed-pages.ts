/** The code of the pages that `brand.ts` names in `fixedPages`. */
export const fixedPages = {
  finomi: async () => (await import('./finomi/page.tsx')).finomiPage,
}
