import { definePageTexts } from '../../../src/brand/page-texts.ts'

export default definePageTexts({
  contact: { en: 'We are a small office and answer every letter, mostly on Tuesdays.' },
})
