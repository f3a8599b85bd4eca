import { defineFonts } from '../../../src/brand/define-fonts.ts'

export const fonts = defineFonts({
  families: [
    {
      name: 'Tinos',
      role: 'display',
      languages: ['de', 'en'],
      like: 'serif',
      faces: [{ weight: 700, file: '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf' }],
    },
    {
      name: 'Arimo',
      role: 'text',
      languages: ['de', 'en'],
      like: 'sans-serif',
      faces: [{ weight: 400, file: '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf' }],
    },
  ],
})
