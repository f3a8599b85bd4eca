import { defineFonts } from '../../brand/define-fonts.ts'

const packages = '@expo-google-fonts'

export const fonts = defineFonts({
  families: [
    {
      name: 'Unbounded',
      role: 'display',
      languages: ['ru', 'en'],
      like: 'sans-serif',
      faces: [{ weight: 500, file: `${packages}/unbounded/500Medium/Unbounded_500Medium.ttf` }],
    },
    {
      name: 'Golos Text',
      role: 'text',
      languages: ['ru', 'en'],
      like: 'sans-serif',
      faces: [{ weight: 400, file: `${packages}/golos-text/400Regular/GolosText_400Regular.ttf` }],
      shareImageFace: { weight: 500, file: `${packages}/golos-text/500Medium/GolosText_500Medium.ttf` },
    },
    {
      name: 'Noto Sans Thai',
      role: 'display',
      languages: ['th'],
      like: 'sans-serif',
      faces: [{ weight: 600, file: `${packages}/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf` }],
    },
    {
      name: 'Noto Sans Thai',
      role: 'text',
      languages: ['th'],
      like: 'sans-serif',
      faces: [{ weight: 400, file: `${packages}/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf` }],
      shareImageFace: {
        weight: 600,
        file: `${packages}/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf`,
      },
    },
  ],
})
