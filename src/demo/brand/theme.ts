import { defineTheme } from '../../brand/define-theme.ts'

/**
 * The demo's theme: a dark concert hall a minute before the downbeat. Pictures are night scenes, so light pages stay
 * dark behind them.
 */
const hall = {
  ground: '#0e0b14',
  raised: '#18131f',
  raised2: '#231c2d',
  text: '#f6f2ea',
  quiet: '#b8afc2',
  line: '#f6f2ea24',
}
const film = '#f2b35e'
const anime = '#ef6a8b'
const game = '#8f7bff'

/** Colours of printed sheets: ink on warm paper. */
const print = { text: '#1d1726', quiet: '#574d63', line: '#1d172629' }

export const theme = defineTheme({
  defaultScheme: 'dark',
  colours: {
    dark: {
      ...hall,
      footer: '#0a0710',
      marked: '#231c2d',
      fieldLine: '#f6f2ea5c',
      onLight: '#140f1b',
      alert: '#ff8a6b',
      shadow: '#00000099',
      accent: { fill: film, ink: film },
      lights: {
        film: { fill: film, ink: film },
        anime: { fill: anime, ink: anime },
        game: { fill: game, ink: game },
      },
      gradient: [film, anime, game],
      picture: hall,
      sheet: { ...print, ground: '#f8f4ec', raised: '#ece5d8', raised2: '#e3dac9', ink: '#7d3d00' },
    },
    light: {
      ...print,
      ground: '#f5efe3',
      raised: '#fffcf5',
      raised2: '#ede4d3',
      footer: '#ebe3d4',
      marked: '#fbe9c8',
      fieldLine: '#1d172680',
      onLight: '#140f1b',
      alert: '#a82a12',
      shadow: '#3a241033',
      accent: { fill: '#f3ae52', ink: '#964a08' },
      lights: {
        film: { fill: '#f3ae52', ink: '#964a08' },
        anime: { fill: '#f2839f', ink: '#ad1f4f' },
        game: { fill: '#a594ff', ink: '#5637cf' },
      },
      gradient: ['#b9660a', '#cc3565', '#6a4de6'],
      picture: hall,
      sheet: { ...print, ground: '#fffcf5', raised: '#f3ecdf', raised2: '#eae1d0', ink: '#7d3d00' },
    },
  },
  radii: { box: 14, small: 10, button: 99 },
})
