/** Small silhouettes, drawn with the feet at 0 0 and 100 units tall, placed by `person`. */
import { ellipse, limb, type Placement, place, pts } from './path.ts'

const head = ellipse(0, -92, 7, 8)

const bodies = {
  /** Walking, in a jacket. */
  walker: [
    head,
    'M-8 -83C-15 -72 -14 -54 -11 -44L-21 -2L-11 0L-1 -34L11 -1L22 -3L11 -44C14 -58 14 -74 8 -83Z',
    limb(pts`-9 -78, -17 -62, -13 -46`, [4, 3.5, 2.5]),
    limb(pts`9 -78, 17 -62, 20 -48`, [4, 3.5, 2.5]),
  ],
  /** Standing with the weight on one leg. */
  stander: [
    head,
    'M-9 -83C-15 -76 -14 -56 -11 -44L-12 0L-3 0L0 -38L5 0L14 0L11 -44C14 -58 15 -76 9 -83Z',
    limb(pts`-10 -78, -17 -60, -15 -42`, [4, 3.5, 2.5]),
    limb(pts`10 -78, 17 -60, 16 -42`, [4, 3.5, 2.5]),
  ],
  /** A hooded cloak, seen from behind. */
  cloak: [
    'M0 -101C-10 -101 -12 -92 -10 -85C-19 -78 -22 -50 -27 -2C-14 3 14 3 25 -2C21 -50 19 -78 10 -85C12 -92 10 -101 0 -101Z',
  ],
  /** A cloak blown sideways. */
  windy: [
    head,
    'M-8 -85C-15 -70 -12 -44 -10 -2L-2 0L2 -30L8 0L15 -2C14 -44 14 -70 8 -85Z',
    'M-7 -84C6 -84 14 -80 18 -66C32 -52 44 -44 70 -36C56 -26 30 -22 10 -24C2 -44 -8 -64 -7 -84Z',
  ],
  /** A long coat and a hat with a brim. */
  detective: [
    ellipse(0, -89, 7, 9),
    'M-17 -95C-8 -99 8 -99 17 -95C16 -92 -16 -92 -17 -95Z',
    'M-10 -96C-10 -107 -6 -110 0 -108C6 -110 10 -107 10 -96Z',
    'M-9 -87C-19 -82 -21 -62 -20 -44L-24 -14L-13 -12L-12 0L-3 0L-1 -12L3 -12L5 0L14 0L13 -12L23 -15L20 -44C21 -62 19 -82 9 -87C4 -84 -4 -84 -9 -87Z',
  ],
  /** A pointed hat and a staff. */
  wizard: [
    'M1 -122C-4 -112 -8 -102 -8 -98L-18 -94C-6 -90 8 -90 19 -94L9 -98C8 -106 6 -114 1 -122Z',
    'M-9 -92C-18 -84 -20 -50 -26 0C-12 4 12 4 24 0C20 -50 18 -84 9 -92Z',
    limb(pts`9 -78, 20 -66, 28 -64`, [5, 4, 3]),
    limb(pts`26 0, 28 -60, 31 -116`, [1.8, 1.8, 2.4]),
  ],
  /** A sword at rest and a round shield. */
  knight: [
    'M-8 -84L-9 -98C-6 -104 6 -104 9 -98L8 -84Z',
    'M-13 -84C-20 -72 -16 -50 -14 -42L-17 0L-6 0L0 -36L7 0L18 0L14 -42C17 -52 19 -74 13 -84Z',
    ellipse(-18, -56, 11, 15),
    limb(pts`12 -78, 22 -62, 22 -48`, [4.5, 4, 3]),
    'M20 -50L26 -50L25 -2L23 3L21 -2ZM14 -50L32 -50L32 -46L14 -46Z',
  ],
  /** A wide dress. */
  dress: [
    head,
    'M0 -102C-12 -104 -13 -86 -10 -80C-4 -84 4 -84 10 -80C13 -88 10 -102 0 -102Z',
    'M-8 -83C-13 -72 -9 -60 -7 -54C-16 -36 -22 -18 -24 0C-10 4 10 4 24 0C22 -18 16 -36 7 -54C9 -60 13 -72 8 -83Z',
    limb(pts`-8 -78, -15 -62, -11 -48`, [3.4, 2.8, 2]),
    limb(pts`8 -78, 15 -62, 11 -48`, [3.4, 2.8, 2]),
  ],
  /** Under an umbrella. */
  umbrella: [
    head,
    'M-8 -83C-16 -72 -15 -40 -19 -4L-8 0L0 -6L8 0L18 -4C15 -40 16 -72 8 -83Z',
    limb(pts`8 -76, 14 -70, 13 -84`, [3.4, 3, 2]),
    'M12 -130L14 -130L15 -70L12 -70Z',
    'M-34 -108C-28 -128 0 -136 13 -136C28 -136 56 -128 62 -108C54 -113 44 -113 38 -108C30 -114 22 -114 14 -108C6 -114 -2 -114 -10 -108C-18 -113 -26 -113 -34 -108Z',
  ],
  /** Reaching up and ahead. */
  reaching: [
    head,
    'M-8 -83C-15 -72 -14 -54 -11 -44L-16 0L-6 0L0 -36L8 0L17 -1L11 -44C14 -58 14 -74 8 -83Z',
    limb(pts`9 -79, 24 -90, 36 -104`, [4, 3.2, 2.2]),
    limb(pts`-9 -78, -19 -64, -24 -52`, [4, 3.4, 2.4]),
  ],
  /** Sitting on an edge, legs hanging, looking right. */
  sitter: [
    ellipse(2, -52, 7, 8),
    'M-6 -44C-14 -34 -13 -14 -11 0L18 2L20 28L27 28L27 -8L10 -10C11 -24 10 -38 6 -44Z',
    limb(pts`-5 -40, -15 -22, -18 -2`, [3.8, 3.2, 2.4]),
  ],
} as const

export type Pose = keyof typeof bodies

/** Paths of a person whose feet stand at x, y, `height` units tall. `stretch` -1 looks the other way. */
export function person(pose: Pose, height: number, placement: Placement): string[] {
  return bodies[pose].map((d) => place(d, { ...placement, scale: height / 100 }))
}
