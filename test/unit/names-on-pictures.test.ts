import { describe, expect, it } from 'vitest'
import parts from '../../public/build/share-picture-parts.json' with { type: 'json' }
import { chooseFacesForText, type FaceGlyphs } from '../../src/share-images/glyphs.ts'

const faces: readonly FaceGlyphs[] = Object.values(parts.faces)
const facesIn = (locale: 'ru' | 'en' | 'th', role: 'display' | 'text') =>
  parts.facesOf[locale][role].flatMap((number) => faces[number] ?? [])
/** A title is set in the large face, else as a whole in the other one. */
const facesOfTitle = (locale: 'ru' | 'en' | 'th', title: string) =>
  chooseFacesForText(facesIn(locale, 'display'), title) ?? chooseFacesForText(facesIn(locale, 'text'), title)

describe.each(['ru', 'en', 'th'] as const)('on a picture in %s', (locale) => {
  it.each([
    ['Kazakh', 'Құрманғазы және Әлия Өзбекқызы, Ұлы Һарп'],
    ['Serbian', 'Ђорђе Љубичић, Његош, Џорџ, Ћирилица'],
    ['Macedonian', 'Ѓорѓи Ќосев, Ѕвезда'],
    ['Tatar', 'Җырлар, Әлфия Үзәнлеңова'],
    ['Bashkir', 'Ҡурай, Ғәзиз Ҙур Ҫәсән'],
    ['Chuvash', 'Чӑваш юрри, Ҫӗнтерӳ'],
    ['Ukrainian', 'Їжак Ґалаґан Єва'],
    ['Vietnamese', 'Nguyễn Thị Hương, Bùi Đặng Ơn, Phạm Quỳnh'],
    ['German', 'Weiß, GROẞE Straße, Jörg Müller, Ärzte'],
    ['Polish', 'Żółć, Łukasz Świętosławski, Ńęść'],
    ['Czech', 'Dvořák, Ťápnešťastlivcová, Ůlek'],
    ['Azerbaijani', 'Fəridə Əliyeva, Üzeyir Hacıbəyov'],
    ['Romanian', 'Țiriac, Ștefan, Ăîâ'],
    ['letters parted from their marks', 'Й'.normalize('NFD') + 'осиф Dvořák'.normalize('NFD')],
    ['stressed as in a dictionary', 'Му́зыка за́мка, Хачатуря́н'],
    ['with ligatures, wide and small letters', 'ﬁnale ＦＵＬＬ H₂O x² Ⅳ ① 𝐁𝐨𝐥𝐝'],
    ['Thai of marks over marks', 'กำลังใจ ที่นี่ เพลงรัก ๒๕๖๙ ฯลฯ'],
    ['with an emoji, which is left out', 'Музыка ❤️ Queen 🎻'],
  ])('%s is whole', (_language, name) => {
    expect(facesOfTitle(locale, name)).toBeDefined()
  })

  it.each([
    ['Georgian', 'ნინო ჭავჭავაძე'],
    ['Armenian among Russian', 'Оркестр Արամ Хачатуряна'],
    ['Chinese', '久石讓 in concert'],
    ['one letter that no face has', 'Дудуꙮк'],
  ])('%s isn’t shown with holes', (_language, name) => {
    expect(facesOfTitle(locale, name)).toBeUndefined()
  })
})
