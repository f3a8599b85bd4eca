import type { Page } from '@playwright/test'

/** Formats of the paper that most of the world and North America print on. */
export const papers = ['A4', 'Letter'] as const

/** Counts the sheets of paper that a page takes, as the browser prints it. */
export async function countSheets(page: Page, format: (typeof papers)[number]): Promise<number> {
  const pdf = await page.pdf({ format })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}
