/**
 * What stands on what in `client/styles`: every pair of colours that is read or recognised. The build checks each in
 * every scheme and light (`contrast.ts`); a test compares the list with the sheets.
 */
export interface ColourPairs {
  /** Variables of what is read. */
  inks: readonly string[]
  /** What they stand on, as the sheets write it; what is see-through lies on `--ground`. */
  grounds: readonly string[]
  /** WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for large text, and for what must be seen to be used (1.4.11). */
  least: 4.5 | 3
  surfaces: readonly Surface[]
  /** Stands on pages without a repertoire only. */
  isOfAccent?: true
}

/** The page itself, pictures with their scrim, and the sheet of paper: each has its own `--ground`, `--text`, …. */
export type Surface = 'page' | 'picture' | 'sheet'

const everywhere = ['page', 'picture', 'sheet'] as const

export const colourPairs: readonly ColourPairs[] = [
  {
    inks: ['--text', '--quiet', '--ink'],
    grounds: ['var(--ground)', 'var(--raised)', 'var(--raised-2)'],
    least: 4.5,
    surfaces: everywhere,
  },
  {
    inks: ['--text', '--quiet', '--ink'],
    grounds: ['var(--footer)', 'var(--marked)'],
    least: 4.5,
    surfaces: ['page'],
  },
  // What has become of a concert, in its row.
  {
    inks: ['--alert'],
    grounds: ['var(--ground)', 'var(--raised)', 'var(--raised-2)'],
    least: 4.5,
    surfaces: ['page'],
  },
  // The way to the content, the edit bar, the triangle of a video.
  { inks: ['--ground'], grounds: ['var(--text)'], least: 4.5, surfaces: everywhere },
  // Buttons, also under the pointer; the number of a list's page.
  {
    inks: ['--on-light'],
    grounds: ['var(--light)', 'color-mix(in oklab, var(--light) 82%, var(--text))'],
    least: 4.5,
    surfaces: ['page', 'picture'],
  },
  // A day of the poster.
  {
    inks: ['--on-light'],
    grounds: ['color-mix(in oklab, var(--light) 82%, var(--ground))'],
    least: 4.5,
    surfaces: ['page'],
    isOfAccent: true,
  },
  // Where a light falls: the top of every page, the search, boxes.
  {
    inks: ['--text', '--quiet', '--ink'],
    grounds: [
      'color-mix(in oklab, var(--light) 17%, transparent)',
      'color-mix(in oklab, var(--light) 20%, transparent)',
      'color-mix(in oklab, var(--light) 13%, var(--raised))',
      'color-mix(in oklab, var(--light) 16%, var(--raised))',
    ],
    least: 4.5,
    surfaces: ['page'],
  },
  // The chamber hall; the brightest place of a hero without a picture, where its lead stands.
  {
    inks: ['--text', '--quiet', '--ink'],
    grounds: ['color-mix(in oklab, var(--light) 26%, transparent)'],
    least: 4.5,
    surfaces: ['page'],
    isOfAccent: true,
  },
  {
    inks: ['--text'],
    grounds: ['color-mix(in oklab, var(--light) 26%, transparent)'],
    least: 4.5,
    surfaces: ['page'],
  },
  {
    inks: ['--text'],
    grounds: ['color-mix(in oklab, var(--brand-middle) 34%, transparent)'],
    least: 4.5,
    surfaces: ['page'],
  },
  // The heading of the home city; its line at the top of the poster and under the header.
  { inks: ['--brand'], grounds: ['var(--ground)'], least: 3, surfaces: ['page'] },
  // A video without a picture of its own.
  {
    inks: ['--text'],
    grounds: ['color-mix(in oklab, var(--light) 38%, var(--raised))'],
    least: 4.5,
    surfaces: ['picture'],
  },
  // On pictures of cards, whose other text stands beside them.
  {
    inks: ['--picture-text', '--light'],
    grounds: ['var(--picture-ground)', 'color-mix(in oklab, var(--light) 12%, var(--picture-ground))'],
    least: 4.5,
    surfaces: ['page'],
  },
  // A heart under the pointer.
  {
    inks: ['--text'],
    grounds: ['color-mix(in srgb, var(--text) 10%, var(--raised-2))'],
    least: 3,
    surfaces: ['page'],
  },
  { inks: ['--field-line'], grounds: ['var(--ground)', 'var(--raised)'], least: 3, surfaces: ['page'] },
  // Players on the stage of the hall's plan.
  {
    inks: ['--text'],
    grounds: ['color-mix(in oklab, var(--light) 30%, var(--ground))'],
    least: 3,
    surfaces: ['page'],
  },
]
