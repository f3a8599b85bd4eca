import { defineTheme } from '../../../src/brand/define-theme.ts'

const paper = {
  ground: '#fbfaf4',
  raised: '#ffffff',
  raised2: '#eef0e6',
  text: '#14211f',
  quiet: '#45544f',
  line: '#14211f26',
}
const harbour = '#123f3a'
const kelp = { fill: '#8fc2ab', ink: '#1c5a4e' }

/** Theme with one light scheme and no dark one. */
export const theme = defineTheme({
  defaultScheme: 'light',
  colours: {
    light: {
      ...paper,
      footer: '#eff1e8',
      marked: '#dcebe0',
      fieldLine: '#14211f80',
      onLight: '#0d1a17',
      shadow: '#0d1a1733',
      accent: kelp,
      lights: { baroque: { fill: '#d9b46a', ink: '#755312' } },
      gradient: [harbour, '#2f7a64'],
      picture: {
        ground: '#0f2523',
        raised: '#173331',
        raised2: '#20413e',
        text: '#f6f3e9',
        quiet: '#c3cfc8',
        line: '#f6f3e924',
      },
      sheet: { ...paper, ink: '#1c5a4e' },
    },
  },
  radii: { box: 4, small: 3, button: 4 },
})
