import { mix } from '../colour.ts'
import type { Stops } from '../stage.ts'

/** The light of a picture that belongs to no program: one of the repertoires' lights or a neighbour of theirs. */
export interface Mood {
  light: string
  /** The darkest paper. */
  deep: string
  /** Paper in half light. */
  middle: string
  sky: Stops
}

const moods: readonly [Mood, ...Mood[]] = [
  {
    light: '#f2b35e',
    deep: '#1c1016',
    middle: '#6a3a34',
    sky: '0 #140d1e, 0.4 #432338, 0.68 #c0704a, 0.8 #f2b878, 1 #1c1016',
  },
  {
    light: '#8f7bff',
    deep: '#120e26',
    middle: '#3f3680',
    sky: '0 #0b0a22, 0.4 #2a2468, 0.68 #7a62c8, 0.8 #c0a8f0, 1 #120e26',
  },
  {
    light: '#ef6a8b',
    deep: '#1e0e1c',
    middle: '#6a2a50',
    sky: '0 #170c26, 0.4 #4a1f4c, 0.68 #c4587c, 0.8 #ffb09c, 1 #1e0e1c',
  },
  {
    light: '#6fc8c4',
    deep: '#0a1820',
    middle: '#235a66',
    sky: '0 #08121e, 0.4 #16404e, 0.68 #4f9a98, 0.8 #e0d8a8, 1 #0a1820',
  },
  {
    light: '#f2915e',
    deep: '#1c0f12',
    middle: '#74382c',
    sky: '0 #120b1c, 0.4 #3a1c30, 0.66 #a84c3c, 0.8 #ffa868, 1 #1c0f12',
  },
  {
    light: '#a9c4ff',
    deep: '#0c1226',
    middle: '#304a7c',
    sky: '0 #080c20, 0.4 #1a2c5c, 0.68 #5a7cb4, 0.8 #c8d0e4, 1 #0c1226',
  },
]

/** Moods follow each other, so that neighbouring variants differ. */
export const moodOf = (index: number): Mood => moods[index % moods.length] ?? moods[0]

/** Warm white that the mood's lamp makes of paper. */
export const pale = ({ light }: Mood) => mix(light, '#fff6e4', 0.6)
