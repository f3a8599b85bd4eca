import * as chosen from '#brand/texts.ts'

/**
 * Texts of the brand that replace the software's (`i18n/`), by area; `defineMessages` merges them. Brands check their
 * types by `TextsOf`; here they have none, since `TextsOf` is derived from the merged messages. As with `chosen.ts`,
 * the build replaces this module by the chosen brand's texts of one area at a time.
 */
const texts: Readonly<Record<string, unknown>> = chosen

export const accountLetters = texts.accountLetters
export const account = texts.account
export const accountForms = texts.accountForms
export const age = texts.age
export const auditionForm = texts.auditionForm
export const b2bForm = texts.b2bForm
export const bell = texts.bell
export const calendar = texts.calendar
export const challenge = texts.challenge
export const cityPicker = texts.cityPicker
export const codegen = texts.codegen
export const concertPage = texts.concertPage
export const concerts = texts.concerts
export const consent = texts.consent
export const contactForm = texts.contactForm
export const contentPages = texts.contentPages
export const editorWords = texts.editorWords
export const embeds = texts.embeds
export const errors = texts.errors
export const feeds = texts.feeds
export const findSent = texts.findSent
export const formFaults = texts.formFaults
export const formFields = texts.formFields
export const forms = texts.forms
export const home = texts.home
export const letters = texts.letters
export const manifest = texts.manifest
export const map = texts.map
export const navigation = texts.navigation
export const noticeLetters = texts.noticeLetters
export const notices = texts.notices
export const offline = texts.offline
export const pages = texts.pages
export const places = texts.places
export const poster = texts.poster
export const preview = texts.preview
export const programs = texts.programs
export const reading = texts.reading
export const saved = texts.saved
export const schedule = texts.schedule
export const searchPopup = texts.searchPopup
export const search = texts.search
export const pushPage = texts.pushPage
export const shareImages = texts.shareImages
export const sent = texts.sent
export const share = texts.share
export const site = texts.site
export const star = texts.star
export const storedData = texts.storedData
export const theme = texts.theme
export const visit = texts.visit
export const votes = texts.votes
export const waysOn = texts.waysOn
export const wishes = texts.wishes
export const zodiac = texts.zodiac
