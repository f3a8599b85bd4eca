/**
 * Pairs of a foreground and a background colour in `client/styles` that must be distinguishable. The build checks each
 * pair in every scheme and light (`contrast.ts`); a test compares the list with the style sheets.
 */
export interface ColourPairs {
  /** Foreground colours: names of CSS variables. */
  inks: readonly string[]
  /** Background colours, as the style sheets write them; translucent ones lie on `--ground`. */
  grounds: readonly string[]
  /**
   * Least contrast ratio of a pair of colours (WCAG 2.2 AA): 4.5 for text (1.4.3), 3 for large text and for controls
   * (1.4.11).
   */
  least: 4.5 | 3
  surfaces: readonly Surface[]
  /** The pair occurs only on pages without a repertoire. */
  isOfAccent?: true
}

/** The page itself, pictures with their scrim, or a sheet of paper. Each has its own `--ground`, `--text` and so on. */
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
  // What is wrong in a form; the status of a concert in its row, such as «cancelled».
  {
    inks: ['--alert'],
    grounds: ['var(--ground)', 'var(--raised)', 'var(--raised-2)'],
    least: 4.5,
    surfaces: ['page'],
  },
  // The skip link, the edit bar, the play button of a video.
  { inks: ['--ground'], grounds: ['var(--text)'], least: 4.5, surfaces: everywhere },
  // Buttons, also when hovered; the number of the current page of a list.
  {
    inks: ['--on-light'],
    grounds: ['var(--light)', 'color-mix(in oklab, var(--light) 82%, var(--text))'],
    least: 4.5,
    surfaces: ['page', 'picture'],
  },
  // The number of the day is printed on the colour of the repertoire on the season's poster.
  {
    inks: ['--on-light'],
    grounds: ['color-mix(in oklab, var(--light) 82%, var(--ground))'],
    least: 4.5,
    surfaces: ['page'],
    isOfAccent: true,
  },
  // Tinted areas: the top of every page, the search, boxes.
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
  // The chamber hall, and the brightest part of a hero without a picture, where its lead stands.
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
  // The heading of the home city, and the city's line at the top of the poster and under the header.
  { inks: ['--brand'], grounds: ['var(--ground)'], least: 3, surfaces: ['page'] },
  // The cover of a video without a picture.
  {
    inks: ['--text'],
    grounds: ['color-mix(in oklab, var(--light) 38%, var(--raised))'],
    least: 4.5,
    surfaces: ['picture'],
  },
  // Text on pictures of cards; the card's other text stands beside the picture.
  {
    inks: ['--picture-text', '--light'],
    grounds: ['var(--picture-ground)'],
    least: 4.5,
    surfaces: ['page'],
  },
  // Colours of the heart button when the pointer is on it.
  {
    inks: ['--text'],
    grounds: ['color-mix(in srgb, var(--text) 10%, var(--raised-2))'],
    least: 3,
    surfaces: ['page'],
  },
  { inks: ['--field-line'], grounds: ['var(--ground)', 'var(--raised)'], least: 3, surfaces: ['page'] },
  // Musicians on the stage in the hall's plan.
  {
    inks: ['--text'],
    grounds: ['color-mix(in oklab, var(--light) 30%, var(--ground))'],
    least: 3,
    surfaces: ['page'],
  },
]
