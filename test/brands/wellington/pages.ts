import { definePageTexts } from '../../../src/brand/page-texts.ts'

export const pageTexts = definePageTexts({
  contact: { en: 'We are a small office and answer every letter, mostly on Tuesdays.' },
})
