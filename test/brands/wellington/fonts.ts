import { defineFonts } from '../../../src/brand/define-fonts.ts'

const spectral = '@expo-google-fonts/spectral'

export const fonts = defineFonts({
  families: [
    {
      name: 'Spectral',
      role: 'display',
      languages: ['en'],
      like: 'serif',
      faces: [{ weight: 500, file: `${spectral}/500Medium/Spectral_500Medium.ttf` }],
    },
    {
      name: 'Spectral',
      role: 'text',
      languages: ['en'],
      like: 'serif',
      faces: [{ weight: 400, file: `${spectral}/400Regular/Spectral_400Regular.ttf` }],
    },
  ],
})
