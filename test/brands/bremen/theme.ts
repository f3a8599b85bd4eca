import { defineTheme } from '../../../src/brand/define-theme.ts'

const river = {
  ground: '#0d1520',
  raised: '#152130',
  raised2: '#1d2c3f',
  text: '#f1f4f6',
  quiet: '#b3c0cc',
  line: '#f1f4f624',
}
const clinker = {
  ground: '#f7f5f2',
  raised: '#ffffff',
  raised2: '#ebe7e1',
  text: '#1b2129',
  quiet: '#4d5763',
  line: '#1b212926',
}
const brick = '#e2896b'
const sky = '#7fb2d6'

export const theme = defineTheme({
  defaultScheme: 'light',
  colours: {
    light: {
      ...clinker,
      footer: '#efebe5',
      marked: '#f5dfd6',
      fieldLine: '#1b212980',
      onLight: '#1a0f0a',
      alert: '#9c2410',
      shadow: '#1b212933',
      accent: { fill: brick, ink: '#8a3416' },
      lights: {},
      gradient: ['#8a3416', '#24618f'],
      picture: river,
      sheet: { ...clinker, ink: '#8a3416' },
    },
    dark: {
      ...river,
      footer: '#0a111a',
      marked: '#1d2c3f',
      fieldLine: '#f1f4f65c',
      onLight: '#1a0f0a',
      alert: '#ff9b80',
      shadow: '#00000099',
      accent: { fill: brick, ink: brick },
      lights: {},
      gradient: [brick, sky],
      picture: river,
      sheet: { ...clinker, ink: '#8a3416' },
    },
  },
  radii: { box: 2, small: 2, button: 2 },
})
