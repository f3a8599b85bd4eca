import type { AuthoredProgram } from './authored.ts'
import { encore, firstHalf, secondHalf } from './tracklist-titles.ts'

const soule = { ru: 'Джереми Соул', en: 'Jeremy Soule' }
const witcherComposers = {
  ru: 'Марцин Пшибылович, Миколай Строинский',
  en: 'Marcin Przybyłowicz, Mikolai Stroinski',
}
const przybylowicz = { ru: 'Марцин Пшибылович', en: 'Marcin Przybyłowicz' }
const mcCreary = { ru: 'Беар Маккрири', en: 'Bear McCreary' }
const skyrim = { ru: 'The Elder Scrolls V: Skyrim', en: 'The Elder Scrolls V: Skyrim' }
const witcher3 = { ru: 'Ведьмак 3: Дикая Охота', en: 'The Witcher 3: Wild Hunt' }
const godOfWar = { ru: 'God of War, 2018', en: 'God of War, 2018' }

const uematsu = { ru: 'Нобуо Уэмацу', en: 'Nobuo Uematsu' }
const shimomura = { ru: 'Ёко Симомура', en: 'Yoko Shimomura' }
const finalFantasy1 = { ru: 'Final Fantasy', en: 'Final Fantasy' }
const finalFantasy6 = { ru: 'Final Fantasy VI', en: 'Final Fantasy VI' }
const finalFantasy7 = { ru: 'Final Fantasy VII', en: 'Final Fantasy VII' }
const finalFantasy8 = { ru: 'Final Fantasy VIII', en: 'Final Fantasy VIII' }
const finalFantasy15 = { ru: 'Final Fantasy XV', en: 'Final Fantasy XV' }

const kondo = { ru: 'Кодзи Кондо', en: 'Koji Kondo' }
const ocarinaOfTime = {
  ru: 'The Legend of Zelda: Ocarina of Time',
  en: 'The Legend of Zelda: Ocarina of Time',
}

const wintory = { ru: 'Остин Уинтори', en: 'Austin Wintory' }
const raine = { ru: 'Лина Рейн', en: 'Lena Raine' }
const larkin = { ru: 'Кристофер Ларкин', en: 'Christopher Larkin' }
const fox = { ru: 'Тоби Фокс', en: 'Toby Fox' }
const prahlow = { ru: 'Эндрю Пралоу', en: 'Andrew Prahlow' }
const coker = { ru: 'Гарет Коукер', en: 'Gareth Coker' }
const hollowKnight = { ru: 'Hollow Knight', en: 'Hollow Knight' }
const undertale = { ru: 'Undertale', en: 'Undertale' }
const journey = { ru: 'Journey', en: 'Journey' }

const adamczyk = { ru: 'П. Т. Адамчик', en: 'P. T. Adamczyk' }
const cyberpunk2077 = { ru: 'Cyberpunk 2077', en: 'Cyberpunk 2077' }
const detroit = { ru: 'Detroit: Стать человеком', en: 'Detroit: Become Human' }

const romero = { ru: 'Пол Ромеро', en: 'Paul Romero' }
const romeroKingBaca = { ru: 'Пол Ромеро, Роб Кинг, Стив Бака', en: 'Paul Romero, Rob King, Steve Baca' }
const heroes2 = { ru: 'Герои меча и магии II', en: 'Heroes of Might and Magic II' }
const heroes3 = { ru: 'Герои меча и магии III', en: 'Heroes of Might and Magic III' }
const heroes4 = { ru: 'Герои меча и магии IV', en: 'Heroes of Might and Magic IV' }

const yamaoka = { ru: 'Акира Ямаока', en: 'Akira Yamaoka' }
const silentHill1 = { ru: 'Silent Hill', en: 'Silent Hill' }
const silentHill2 = { ru: 'Silent Hill 2', en: 'Silent Hill 2' }
const silentHill3 = { ru: 'Silent Hill 3', en: 'Silent Hill 3' }
const silentHill4 = { ru: 'Silent Hill 4: The Room', en: 'Silent Hill 4: The Room' }

/** Programs of game music. */
export const gamePrograms: AuthoredProgram[] = [
  {
    slug: 'songs-of-the-north',
    repertoire: 'game',
    layout: 'thematic-page',
    scene: 'dragon',
    collections: ['game-music'],
    categories: ['games'],
    performers: ['poluton', 'artem-lugovoy', 'overtone', 'elena-veresova', 'mikhail-ozerov', 'pavel-stepnoy'],
    durationMinutes: 115,
    ageLimit: 12,
    priority: 88,
    tracklists: [
      {
        title: { ru: 'Тамриэль', en: 'Tamriel', th: 'แทมเรียล' },
        tracks: [
          {
            name: 'Nerevar Rising',
            composer: soule,
            source: { ru: 'The Elder Scrolls III: Morrowind', en: 'The Elder Scrolls III: Morrowind' },
          },
          {
            name: 'Reign of the Septims',
            composer: soule,
            source: { ru: 'The Elder Scrolls IV: Oblivion', en: 'The Elder Scrolls IV: Oblivion' },
          },
          { name: 'Far Horizons', composer: soule, source: skyrim },
          { name: 'The Streets of Whiterun', composer: soule, source: skyrim },
          { name: 'Secunda', composer: soule, source: skyrim },
          { name: 'Dragonborn', composer: soule, source: skyrim },
        ],
      },
      {
        title: { ru: 'Мидгард', en: 'Midgard', th: 'มิดการ์ด' },
        tracks: [
          { name: 'God of War', composer: mcCreary, source: godOfWar },
          { name: 'Memories of Mother', composer: mcCreary, source: godOfWar },
        ],
      },
      {
        title: { ru: 'Скеллиге и Каэр Морхен', en: 'Skellige and Kaer Morhen', th: 'สเคลลิเกและแคร์มอร์เฮน' },
        tracks: [
          { name: 'Geralt of Rivia', composer: witcherComposers, source: witcher3 },
          { name: 'Kaer Morhen', composer: witcherComposers, source: witcher3 },
          { name: 'The Fields of Ard Skellig', composer: witcherComposers, source: witcher3 },
          {
            name: 'Silver for Monsters…',
            composer: { ru: 'Марцин Пшибылович, Percival', en: 'Marcin Przybyłowicz, Percival' },
            source: witcher3,
          },
          { name: 'The Wolven Storm', composer: przybylowicz, source: witcher3 },
          { name: 'Hunt or Be Hunted', composer: witcherComposers, source: witcher3 },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Песни севера',
        about: 'Skyrim, «Ведьмак» и God of War: мужской хор, народная скрипка, рог и длинная дорога в снегу.',
        description: `Север в играх начинается со звука. Сначала ветер, потом низкий мужской хор, потом чья-то скрипка у огня, и можно никуда не торопиться: до города ещё час пешком.

Мы собрали три таких севера в одну программу и проходим их пешком один за другим: Тамриэль, Мидгард, Скеллиге.`,
        longDescription: `### Тамриэль

Чтобы записать «Dragonborn», Джереми Соул взял мужской хор из тридцати человек и наложил три дубля друг на друга: голосов стало девяносто. Поют они на драконьем языке, который придумали для игры. У нас певцов вдвое меньше, поэтому хор стоит в три яруса, а задний поёт в поднятые рупоры.

После драконов мы играем «Secunda», ночную музыку без единого удара. Её часто называют колыбельной, и дети в зале с этим согласны.

### Мидгард

Беар Маккрири построил тему Кратоса на трёх нотах, которые узнаются с первого раза: три низких шага, и всё понятно про этого человека. «Memories of Mother» идёт следом, и первая валторна [Павла Степного](/members/pavel-stepnoy) оказывается вдруг очень нежным инструментом.

### Скеллиге и Каэр Морхен

Для «Ведьмака» композиторы позвали фолк-группу Percival с её старинными смычковыми и саазом. Мы везём с собой две фидели, средневековых родственницы скрипки, и на них солирует [Михаил Озеров](/members/mikhail-ozerov). Балладу Присциллы «The Wolven Storm» поёт артистка хора, на том языке, на котором вы её помните: по-русски.`,
      },
      en: {
        name: 'Songs of the North',
        about:
          'Skyrim, The Witcher and God of War: a male choir, a folk fiddle, horns and a long road in the snow.',
        description: `In games the North begins with a sound. First wind, then a low male choir, then somebody’s fiddle by a fire. There is no need to hurry: the town is another hour on foot.

We gathered three such norths in one program and cross them on foot, one after another: Tamriel, Midgard, Skellige.`,
        longDescription: `### Tamriel

To record “Dragonborn”, Jeremy Soule took a male choir of thirty and layered three takes, which made ninety voices. They sing in the dragon language that was invented for the game. We have half as many singers, so the choir stands in three tiers and the last one sings into raised horns.

After the dragons comes “Secunda”, night music without a single drum. People call it a lullaby, and the children in the hall agree.

### Midgard

Bear McCreary built the theme of Kratos on three notes that you know at once: three low steps, and everything about the man is clear. “Memories of Mother” follows, and the first horn of [Pavel Stepnoy](/en/members/pavel-stepnoy) turns out to be a very gentle instrument.

### Skellige and Kaer Morhen

The composers of The Witcher 3 invited the folk band Percival with its ancient bowed instruments and its saz. We travel with two medieval fiddles, and [Mikhail Ozerov](/en/members/mikhail-ozerov) plays them. Priscilla’s ballad, “The Wolven Storm”, is given to one voice from the choir, and a lute.`,
      },
      th: {
        name: 'บทเพลงแห่งแดนเหนือ',
        about: 'Skyrim, The Witcher และ God of War กับคณะประสานเสียงชาย ไวโอลินพื้นบ้าน และทางไกลกลางหิมะ',
        description: `แดนเหนือในเกมเริ่มจากเสียง เสียงลมมาก่อน ตามด้วยเสียงประสานชายทุ้มต่ำ แล้วจึงเป็นไวโอลินของใครสักคนข้างกองไฟ ไม่ต้องรีบ เพราะยังต้องเดินอีกหนึ่งชั่วโมงกว่าจะถึงเมือง

เรารวมแดนเหนือสามแห่งไว้ในโปรแกรมเดียว แล้วเดินเท้าผ่านทีละแห่ง แทมเรียล มิดการ์ด และสเคลลิเก`,
        longDescription: `### แทมเรียล

ตอนบันทึก “Dragonborn” เจเรมี โซล ใช้คณะประสานเสียงชายสามสิบคนแล้วซ้อนเสียงสามรอบ จนได้เก้าสิบเสียง พวกเขาร้องเป็นภาษามังกรที่ประดิษฐ์ขึ้นเพื่อเกมนี้ เรามีนักร้องเพียงครึ่งหนึ่ง จึงยืนเป็นสามชั้น และชั้นหลังสุดร้องผ่านกรวยขยายเสียง

หลังมังกรผ่านไป เราเล่น “Secunda” ดนตรียามค่ำที่ไม่มีเสียงกลองเลย หลายคนเรียกว่าเพลงกล่อมเด็ก และเด็ก ๆ ในฮอลล์ก็เห็นด้วย

### มิดการ์ด

แบร์ แม็กครีรี สร้างเพลงของเครโทสจากโน้ตสามตัวที่จำได้ทันที สามก้าวต่ำ ๆ ก็รู้จักชายคนนี้แล้ว จากนั้นเป็น “Memories of Mother” ที่ทำให้เห็นว่าฮอร์นของ[ปาเวล สเตปนอย](/th/members/pavel-stepnoy)อ่อนโยนได้แค่ไหน

### สเคลลิเกและแคร์มอร์เฮน

ผู้แต่งเพลงของ The Witcher 3 เชิญวงโฟล์ก Percival มาร่วมงาน พร้อมเครื่องสีโบราณและซาซ เราพกฟิดเดิลยุคกลางไปด้วยสองคัน บรรเลงโดย[มีคาอิล โอเซรอฟ](/th/members/mikhail-ozerov) ส่วน “The Wolven Storm” บทเพลงของพริสซิลลา เรามอบให้เสียงร้องหนึ่งเดียวจากคณะประสานเสียงกับลูต`,
      },
    },
  },
  {
    slug: 'final-fantasy',
    repertoire: 'game',
    layout: 'program',
    scene: 'crystal',
    collections: ['game-music'],
    categories: ['games', 'composers'],
    performers: [
      'poluton',
      'nattaphon-siwilai',
      'overtone',
      'sofia-arsenyeva',
      'polina-rein',
      'matvey-hoffman',
      'taisia-morozova',
    ],
    durationMinutes: 120,
    ageLimit: 12,
    priority: 90,
    tracklists: [
      {
        title: firstHalf,
        tracks: [
          { name: 'Prelude', composer: uematsu, source: finalFantasy1 },
          { name: 'Final Fantasy Main Theme', composer: uematsu, source: finalFantasy1 },
          {
            name: 'Theme of Love',
            composer: uematsu,
            source: { ru: 'Final Fantasy IV', en: 'Final Fantasy IV' },
          },
          {
            name: 'Clash on the Big Bridge',
            composer: uematsu,
            source: { ru: 'Final Fantasy V', en: 'Final Fantasy V' },
          },
          { name: 'Terra’s Theme', composer: uematsu, source: finalFantasy6 },
          { name: 'Aria di Mezzo Carattere', composer: uematsu, source: finalFantasy6 },
          { name: 'Dancing Mad', composer: uematsu, source: finalFantasy6 },
        ],
      },
      {
        title: secondHalf,
        tracks: [
          { name: 'Liberi Fatali', composer: uematsu, source: finalFantasy8 },
          { name: 'Eyes on Me', composer: uematsu, source: finalFantasy8 },
          {
            name: 'Melodies of Life',
            composer: uematsu,
            source: { ru: 'Final Fantasy IX', en: 'Final Fantasy IX' },
          },
          {
            name: 'To Zanarkand',
            composer: uematsu,
            source: { ru: 'Final Fantasy X', en: 'Final Fantasy X' },
          },
          { name: 'Somnus', composer: shimomura, source: finalFantasy15 },
          { name: 'Apocalypsis Noctis', composer: shimomura, source: finalFantasy15 },
          { name: 'Aerith’s Theme', composer: uematsu, source: finalFantasy7 },
        ],
      },
      { title: encore, tracks: [{ name: 'One-Winged Angel', composer: uematsu, source: finalFantasy7 }] },
    ],
    text: {
      ru: {
        name: 'Final Fantasy',
        about:
          'Арпеджио арфы, опера из шестой части, «To Zanarkand» и хор для Сефирота: музыка Нобуо Уэмацу.',
        description: `Знаменитую прелюдию Уэмацу написал за несколько минут перед сдачей первой игры: нужен был фон для экрана с текстом. Арпеджио с тех пор переходит из части в часть, и в зале его играет арфа, для которой оно как будто и сочинено.

Мы идём по серии от первой части к пятнадцатой, с двумя остановками: на оперу и на прощание с Аэрис.`,
        longDescription: `Уэмацу никогда не учился в консерватории и говорил, что вырос на рок-группах и Чайковском в равных долях. Обе половины слышны: в «Clash on the Big Bridge» оркестр скачет, как рок-органист, а в «Теме любви» две валторны ведут разговор, после которого неловко шуметь.

В шестой части герои попадают в оперный театр, и генералу приходится спеть чужую партию. Приставка тогда умела подражать голосу только синтезатором. У нас арию Селес поёт [Таисия Морозова](/members/taisia-morozova), и это редкая возможность услышать её так, как её слышали персонажи.

«Dancing Mad» звучит в сокращении: орган, хор и оркестр проходят четыре этажа башни Кефки за одиннадцать минут вместо семнадцати.

«To Zanarkand» остаётся за роялем. Полина Рейн играет её одна, при закрытых папках у всего оркестра. После темы Аэрис мы выходим на поклон, а потом хор произносит имя, которого вы ждали. Если сидите в первых рядах, приготовьтесь: литавры там близко.`,
      },
      en: {
        name: 'Final Fantasy',
        about:
          'The harp prelude, the opera of the sixth game, “To Zanarkand” and a choir: music by Nobuo Uematsu.',
        description: `Uematsu wrote the famous prelude in a few minutes, shortly before the first game was finished: a screen of text needed something behind it. The arpeggio has moved from part to part ever since. In a hall it belongs to the harp, as though it had been meant for one.

We follow the series from the first game to the fifteenth, with two stops: one at the opera, one to say goodbye to Aerith.`,
        longDescription: `Uematsu never studied at a conservatoire, and has said that he grew up on rock bands and Tchaikovsky. Both halves can be heard. In “Clash on the Big Bridge” the orchestra gallops like a rock organist; in the “Theme of Love” two horns hold a conversation after which it feels awkward to make noise.

In the sixth game the heroes end up in an opera house, and a general has to sing somebody else’s role. The console of that time could only imitate a voice. Here Celes’s aria is sung by [Taisia Morozova](/en/members/taisia-morozova), a rare chance to hear it as the characters did.

“Dancing Mad” is given in a shorter version. Organ, choir and orchestra climb the four floors of Kefka’s tower in eleven minutes instead of seventeen.

“To Zanarkand” stays with the piano. Polina Rein plays it alone, while the whole orchestra keeps its folders closed. After Aerith’s theme we take a bow, and then the choir says the name that you have been waiting for. If you sit in the front rows, be ready: the timpani are close.`,
      },
      th: {
        name: 'ไฟนอลแฟนตาซี',
        about: 'เสียงฮาร์ปในบทนำ โอเปราจากภาคหก “To Zanarkand” และคณะประสานเสียง ดนตรีของโนบุโอะ อุเอมัตสึ',
        description: `อุเอมัตสึแต่งบทนำอันโด่งดังในไม่กี่นาทีก่อนส่งงานเกมภาคแรก เพราะหน้าจอข้อความยังไม่มีดนตรี เสียงกระจายคอร์ดนั้นเดินทางจากภาคสู่ภาคนับแต่นั้น ในฮอลล์มันเป็นของฮาร์ป ราวกับแต่งมาเพื่อเครื่องนี้ตั้งแต่แรก

เราเดินตามซีรีส์จากภาคแรกถึงภาคสิบห้า แวะสองที่ คือโรงโอเปรา และที่ที่ต้องบอกลาแอริธ`,
        longDescription: `อุเอมัตสึไม่เคยเรียนในสถาบันดนตรี เขาเล่าว่าเติบโตมากับวงร็อกและไชคอฟสกี เราได้ยินทั้งสองอย่างในงานของเขา ใน “Clash on the Big Bridge” วงควบเหมือนมือออร์แกนร็อก ส่วนใน “Theme of Love” ฮอร์นสองเครื่องคุยกันจนไม่มีใครกล้าส่งเสียง

ในภาคหก ตัวละครหลงเข้าไปในโรงโอเปรา และนายพลหญิงต้องร้องแทนคนอื่น เครื่องเกมยุคนั้นทำได้เพียงเลียนเสียงคน คืนนี้เพลงของเซเลสร้องโดย[ไทเซีย โมโรโซวา](/th/members/taisia-morozova) เป็นโอกาสหายากที่จะได้ยินแบบที่ตัวละครได้ยิน

“Dancing Mad” เล่นฉบับย่อ ออร์แกน คณะประสานเสียง และวงไต่หอคอยของเคฟก้าทั้งสี่ชั้นภายในสิบเอ็ดนาทีแทนสิบเจ็ดนาที

“To Zanarkand” เป็นของเปียโน โปลีนา ไรน์ เล่นเพียงลำพัง ขณะที่ทั้งวงปิดแฟ้มโน้ต หลังเพลงของแอริธเราจะออกมาโค้งคำนับ แล้วคณะประสานเสียงจะเอ่ยชื่อที่คุณรออยู่ ถ้านั่งแถวหน้า เตรียมตัวไว้ด้วย ทิมปานีอยู่ใกล้มาก`,
      },
    },
  },
  {
    slug: 'nintendo',
    repertoire: 'game',
    layout: 'program',
    scene: 'sky-island',
    collections: ['game-music', 'family'],
    categories: ['games', 'for-children'],
    performers: [
      'poluton',
      'anna-sokolova',
      'fyodor-lapin',
      'alina-yusupova',
      'kseniya-belova',
      'vera-tikhonova',
    ],
    durationMinutes: 90,
    ageLimit: 0,
    priority: 74,
    tracklists: [
      {
        title: firstHalf,
        tracks: [
          {
            name: 'Ground Theme',
            composer: kondo,
            source: { ru: 'Super Mario Bros.', en: 'Super Mario Bros.' },
          },
          {
            name: 'Gusty Garden Galaxy',
            composer: { ru: 'Махито Ёкота', en: 'Mahito Yokota' },
            source: { ru: 'Super Mario Galaxy', en: 'Super Mario Galaxy' },
          },
          {
            name: 'Green Greens',
            composer: { ru: 'Дзюн Исикава', en: 'Jun Ishikawa' },
            source: { ru: 'Kirby’s Dream Land', en: 'Kirby’s Dream Land' },
          },
          {
            name: 'Aquatic Ambience',
            composer: { ru: 'Дэвид Уайз', en: 'David Wise' },
            source: { ru: 'Donkey Kong Country', en: 'Donkey Kong Country' },
          },
          {
            name: 'Brinstar',
            composer: { ru: 'Хирокадзу Танака', en: 'Hirokazu Tanaka' },
            source: { ru: 'Metroid', en: 'Metroid' },
          },
          {
            name: 'Mute City',
            composer: { ru: 'Юмико Канки', en: 'Yumiko Kanki' },
            source: { ru: 'F-Zero', en: 'F-Zero' },
          },
          {
            name: 'Pallet Town',
            composer: { ru: 'Дзюнъити Масуда', en: 'Junichi Masuda' },
            source: { ru: 'Pokémon Red и Blue', en: 'Pokémon Red and Blue' },
          },
        ],
      },
      {
        title: secondHalf,
        tracks: [
          {
            name: 'The Legend of Zelda Main Theme',
            composer: kondo,
            source: { ru: 'The Legend of Zelda', en: 'The Legend of Zelda' },
          },
          { name: 'Zelda’s Lullaby', composer: kondo, source: ocarinaOfTime },
          { name: 'Gerudo Valley', composer: kondo, source: ocarinaOfTime },
          {
            name: 'Dragon Roost Island',
            composer: { ru: 'Кэнта Нагата', en: 'Kenta Nagata' },
            source: {
              ru: 'The Legend of Zelda: The Wind Waker',
              en: 'The Legend of Zelda: The Wind Waker',
            },
          },
          {
            name: 'Breath of the Wild Main Theme',
            composer: { ru: 'Манака Катаока', en: 'Manaka Kataoka' },
            source: {
              ru: 'The Legend of Zelda: Breath of the Wild',
              en: 'The Legend of Zelda: Breath of the Wild',
            },
          },
          {
            name: 'Fire Emblem Theme',
            composer: { ru: 'Юка Цудзиёко', en: 'Yuka Tsujiyoko' },
            source: { ru: 'Fire Emblem', en: 'Fire Emblem' },
          },
          {
            name: 'Jump Up, Super Star!',
            composer: { ru: 'Наото Кубо', en: 'Naoto Kubo' },
            source: { ru: 'Super Mario Odyssey', en: 'Super Mario Odyssey' },
          },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Музыка Nintendo',
        about:
          'Марио, Зельда, Кирби и покемоны: полтора часа мелодий, которые начинались с трёх каналов звука.',
        description: `У первых приставок было три мелодических голоса и немного шума вместо барабанов. Кодзи Кондо уложил в них целый мир, и теперь, когда его играют шестьдесят человек, оказывается, что он был нарисован подробно.

Программа короткая и рассчитана на всю семью. Детям любого возраста можно подпевать и показывать пальцем на инструменты.`,
        longDescription: `<p>Главную тему «Марио» сыграть симфоническим оркестром труднее, чем симфонию: там регтайм, самба и пауза, в которой герой как раз падает в яму. Мы начинаем с неё втроём (кларнет, фагот и малый барабан), а остальные вступают по мере сбора монет.</p>
<h3>Какие инструменты услышат дети</h3>
<ul>
<li><strong>Фагот</strong> — подземелье. Вера Тихонова показывает самую низкую ноту отдельно.</li>
<li><strong>Вибрафон и арфа</strong> — подводный мир «Donkey Kong Country».</li>
<li><strong>Гобой</strong> — «Колыбельная Зельды», почти без сопровождения.</li>
<li><strong>Кастаньеты и труба</strong> — долина Герудо.</li>
</ul>
<p>«Aquatic Ambience» Дэвид Уайз собирал из крошечных обрывков звука неделями: в картридже не хватало места даже на одну секунду записи. В оркестре эта пьеса плывёт сама.</p>
<p>Второе отделение отдано Хайрулу. В теме «Breath of the Wild» рояль долго не решается сыграть мелодию целиком, как и сама игра: сначала трава, ветер, два такта тишины. Заканчиваем песней из Нового Донка, на ней встают все, включая контрабасистов, которые и так стоят.</p>`,
      },
      en: {
        name: 'The Music of Nintendo',
        about:
          'Mario, Zelda, Kirby and Pokémon: an hour and a half of tunes that began on three sound channels.',
        description: `The first consoles had three voices for melody and a little noise for drums. Koji Kondo fitted a whole world into them. Now that sixty people play it, the world turns out to have been drawn in detail.

The program is short and made for families. Children of any age may sing along and point at the instruments.`,
        longDescription: `<p>The Mario theme is harder for a symphony orchestra than a symphony: there is ragtime in it, samba, and a rest during which the hero is just falling into a pit. Three of us begin (clarinet, bassoon and snare drum), and the others join as the coins are collected.</p>
<h3>What the children will hear</h3>
<ul>
<li><strong>The bassoon</strong> is the underground. Vera Tikhonova shows her lowest note separately.</li>
<li><strong>Vibraphone and harp</strong> are the water of Donkey Kong Country.</li>
<li><strong>The oboe</strong> sings Zelda’s lullaby with hardly any accompaniment.</li>
<li><strong>Castanets and a trumpet</strong> stand for Gerudo Valley.</li>
</ul>
<p>David Wise put “Aquatic Ambience” together for weeks out of tiny scraps of sound, because a cartridge had no room even for a second of recording. In an orchestra it floats by itself.</p>
<p>The second half belongs to Hyrule. In the theme of Breath of the Wild the piano long hesitates to play the whole melody, as the game does: grass first, then wind, then two bars of nothing. The song from New Donk City is last. Everybody stands up for it, including the double basses, who were standing anyway.</p>`,
      },
      th: {
        name: 'ดนตรีของนินเทนโด',
        about: 'มาริโอ เซลด้า เคอร์บี้ และโปเกมอน หนึ่งชั่วโมงครึ่งกับทำนองที่เริ่มจากเสียงเพียงสามช่อง',
        description: `เครื่องเกมรุ่นแรก ๆ มีเสียงทำนองแค่สามช่อง กับเสียงซ่าเล็กน้อยแทนกลอง โคจิ คอนโด บรรจุโลกทั้งใบลงไปในนั้น พอมีคนหกสิบคนมาบรรเลง เราจึงเห็นว่าโลกใบนั้นวาดไว้ละเอียดแค่ไหน

โปรแกรมสั้น เหมาะกับทั้งครอบครัว เด็กทุกวัยร้องตามและชี้เครื่องดนตรีได้ตามสบาย`,
        longDescription: `<p>สำหรับวงซิมโฟนี เพลงมาริโอเล่นยากกว่าซิมโฟนีเสียอีก เพราะมีทั้งแร็กไทม์ แซมบ้า และจังหวะหยุดที่ตัวเอกกำลังตกหลุมพอดี เราเริ่มกันสามคน มีคลาริเน็ต บาสซูน และกลองสแนร์ คนอื่น ๆ ทยอยเข้ามาตามจำนวนเหรียญที่เก็บได้</p>
<h3>เด็ก ๆ จะได้ยินเครื่องอะไรบ้าง</h3>
<ul>
<li><strong>บาสซูน</strong> คือโลกใต้ดิน เวรา ติโคโนวา จะเป่าโน้ตต่ำที่สุดให้ฟังแยกต่างหาก</li>
<li><strong>ไวบราโฟนกับฮาร์ป</strong> คือโลกใต้น้ำของ Donkey Kong Country</li>
<li><strong>โอโบ</strong> ขับเพลงกล่อมของเซลด้าแทบไม่มีเครื่องอื่นคลอ</li>
<li><strong>แคสทาเน็ตกับทรัมเป็ต</strong> คือหุบเขาเกรูโด</li>
</ul>
<p>เดวิด ไวส์ ใช้เวลาหลายสัปดาห์ประกอบ “Aquatic Ambience” จากเศษเสียงเล็กจิ๋ว เพราะตลับเกมไม่มีที่พอแม้แต่เสียงบันทึกหนึ่งวินาที แต่พออยู่ในวงออร์เคสตรา เพลงนี้ลอยไปได้เอง</p>
<p>ครึ่งหลังเป็นของไฮรูล ในเพลงเอกของ Breath of the Wild เปียโนลังเลอยู่นานก่อนจะเล่นทำนองจนจบ เหมือนตัวเกมที่มีหญ้าก่อน แล้วลม แล้วความเงียบสองห้อง เราปิดท้ายด้วยเพลงจากนิวดองก์ซิตี้ ทุกคนลุกขึ้นยืน รวมถึงมือดับเบิลเบสที่ยืนอยู่แล้ว</p>`,
      },
    },
  },
  {
    slug: 'indie-games',
    repertoire: 'game',
    layout: 'program',
    scene: 'cavern',
    collections: ['game-music', 'candlelight'],
    categories: ['games'],
    performers: [
      'poluton-chamber',
      'timur-valishin',
      'ilya-gromov',
      'polina-rein',
      'danila-kim',
      'egor-samarin',
    ],
    durationMinutes: 100,
    ageLimit: 6,
    priority: 56,
    tracklists: [
      {
        title: firstHalf,
        tracks: [
          { name: 'Nascence', composer: wintory, source: journey },
          { name: 'Apotheosis', composer: wintory, source: journey },
          { name: 'Dirtmouth', composer: larkin, source: hollowKnight },
          { name: 'City of Tears', composer: larkin, source: hollowKnight },
          {
            name: 'Light of Nibel',
            composer: coker,
            source: { ru: 'Ori and the Blind Forest', en: 'Ori and the Blind Forest' },
          },
          {
            name: 'Stardew Valley Overture',
            composer: { ru: 'Эрик Барон', en: 'Eric Barone' },
            source: { ru: 'Stardew Valley', en: 'Stardew Valley' },
          },
          {
            name: 'Sweden',
            composer: { ru: 'Даниэль Розенфельд (C418)', en: 'Daniel Rosenfeld (C418)' },
            source: { ru: 'Minecraft', en: 'Minecraft' },
          },
        ],
      },
      {
        title: secondHalf,
        tracks: [
          { name: 'Once Upon a Time', composer: fox, source: undertale },
          { name: 'Hopes and Dreams', composer: fox, source: undertale },
          { name: 'Megalovania', composer: fox, source: undertale },
          { name: 'Resurrections', composer: raine, source: { ru: 'Celeste', en: 'Celeste' } },
          {
            name: 'Floral Fury',
            composer: { ru: 'Кристофер Мэдиган', en: 'Kristofer Maddigan' },
            source: { ru: 'Cuphead', en: 'Cuphead' },
          },
          {
            name: 'Instrument of Surrender',
            composer: { ru: 'British Sea Power', en: 'British Sea Power' },
            source: { ru: 'Disco Elysium', en: 'Disco Elysium' },
          },
          {
            name: 'Good Riddance',
            composer: { ru: 'Даррен Корб', en: 'Darren Korb' },
            source: { ru: 'Hades', en: 'Hades' },
          },
          { name: 'Timber Hearth', composer: prahlow, source: { ru: 'Outer Wilds', en: 'Outer Wilds' } },
          { name: 'Travelers', composer: prahlow, source: { ru: 'Outer Wilds', en: 'Outer Wilds' } },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Инди-игры',
        about: 'Journey, Hollow Knight, Undertale, Celeste, Outer Wilds: большая музыка маленьких студий.',
        description: `Часто эту музыку сочинял один человек ночами после работы, на одной клавиатуре, и не рассчитывал услышать её вживую. Тем приятнее раздать её голоса людям.

Шестнадцать пьес из одиннадцати игр. Виолончель здесь играет больше всех, потому что инди-композиторы любят виолончель.`,
        longDescription: `Первой звучит виолончель соло из «Journey»: четыре такта, с которых начинается пустыня. Музыка к этой игре стала первой игровой партитурой, номинированной на «Грэмми». [Илья Громов](/members/ilya-gromov) играет её, глядя в темноту зала, потому что ноты давно не нужны.

«City of Tears» Кристофера Ларкина мы исполняем в камерном составе: фортепиано, альт, виолончель и голос, который поёт откуда-то сверху. Дождь делают ударники, рисом и перевёрнутым тамбурином.

После антракта становится веселее. У «Undertale» есть мелодия, которая сначала притворяется заставкой, потом песней, потом боем. Дирижёр просит поднять руку тех, кто услышал её в третий раз, и рук всегда больше, чем в первый.

Финал — «Outer Wilds». Пятеро музыкантов расходятся по залу с банджо, губной гармоникой, флейтой, барабаном и роялем и играют каждый своё. Поодиночке это почти ничего не значит. Вместе получается «Travelers», и оркестр просто держит под ними аккорд.`,
      },
      en: {
        name: 'Indie Games',
        about: 'Journey, Hollow Knight, Undertale, Celeste, Outer Wilds: large music from small studios.',
        description: `Much of this music was written by one person at night after work, on one keyboard, with no hope of hearing it live. That makes it all the nicer to hand its voices out to people.

Sixteen pieces from eleven games. The cello has more to do than anybody, because indie composers love cellos.`,
        longDescription: `The solo cello of Journey comes first: four bars in which the desert begins. It was the first game score to be nominated for a Grammy. [Ilya Gromov](/en/members/ilya-gromov) plays it looking into the dark of the hall, since he has not needed the music for years.

Christopher Larkin’s “City of Tears” is given to a chamber group: piano, viola, cello, and a voice that sings from somewhere above. The percussionists make the rain, with rice and an upturned tambourine.

After the interval things get merrier. Undertale has a melody that first pretends to be an opening, then a song, then a battle. The conductor asks those who have noticed it for the third time to raise a hand, and there are always more hands than at the first.

Outer Wilds is the end. Five players walk out into the hall with a banjo, a harmonica, a flute, a drum and a piano, and each plays something of their own. Alone, it means almost nothing. Together it is “Travelers”, and the orchestra only holds a chord beneath them.`,
      },
      th: {
        name: 'เกมอินดี้',
        about: 'Journey, Hollow Knight, Undertale, Celeste และ Outer Wilds ดนตรียิ่งใหญ่จากสตูดิโอเล็ก ๆ',
        description: `เพลงเหล่านี้หลายเพลงแต่งโดยคนเพียงคนเดียวตอนกลางคืนหลังเลิกงาน บนคีย์บอร์ดตัวเดียว โดยไม่คิดว่าจะได้ฟังเล่นสด เราจึงยิ่งดีใจที่ได้แบ่งเสียงแต่ละแนวให้นักดนตรีตัวจริง

สิบหกเพลงจากสิบเอ็ดเกม เชลโลมีบทมากที่สุด เพราะนักแต่งเพลงเกมอินดี้รักเสียงเชลโล`,
        longDescription: `เราเริ่มด้วยเชลโลเดี่ยวจาก Journey สี่ห้องเพลงที่ทะเลทรายถือกำเนิด นี่คือดนตรีเกมชุดแรกที่ได้เข้าชิงรางวัลแกรมมี่ [อิลยา โกรมอฟ](/th/members/ilya-gromov) เล่นโดยมองออกไปในความมืดของฮอลล์ เพราะเขาไม่ต้องดูโน้ตมานานแล้ว

“City of Tears” ของคริสโตเฟอร์ ลาร์กิน เล่นด้วยวงเล็ก มีเปียโน วิโอลา เชลโล และเสียงร้องที่ลอยมาจากด้านบน เสียงฝนมาจากนักเครื่องกระทบ ทำด้วยเมล็ดข้าวกับแทมบูรีนคว่ำ

หลังพักครึ่งบรรยากาศสนุกขึ้น Undertale มีทำนองหนึ่งที่แรก ๆ ทำทีเป็นเพลงเปิด แล้วเป็นเพลงร้อง แล้วเป็นฉากต่อสู้ วาทยกรจะขอให้คนที่จับได้เป็นครั้งที่สามยกมือ และมือที่ยกมักมากกว่าครั้งแรกเสมอ

ปิดท้ายด้วย Outer Wilds นักดนตรีห้าคนเดินกระจายไปทั่วฮอลล์พร้อมแบนโจ ฮาร์โมนิกา ฟลูต กลอง และเปียโน ต่างคนต่างเล่นท่อนของตัวเอง ฟังทีละคนแทบไม่มีความหมาย แต่เมื่อรวมกันจึงกลายเป็น “Travelers” โดยวงเพียงวางคอร์ดรองรับไว้`,
      },
    },
  },
  {
    slug: 'cyberpunk',
    repertoire: 'game',
    layout: 'program',
    scene: 'neon-city',
    collections: ['game-music'],
    categories: ['games'],
    performers: [
      'poluton',
      'timur-valishin',
      'denis-orlovsky',
      'egor-samarin',
      'georgy-manukyan',
      'taisia-morozova',
    ],
    durationMinutes: 100,
    ageLimit: 18,
    priority: 70,
    tracklists: [
      {
        title: { ru: 'Найт-Сити', en: 'Night City', th: 'ไนต์ซิตี้' },
        tracks: [
          { name: 'V', composer: przybylowicz, source: cyberpunk2077 },
          { name: 'Extraction Action', composer: przybylowicz, source: cyberpunk2077 },
          { name: 'The Rebel Path', composer: adamczyk, source: cyberpunk2077 },
          { name: 'Been Good to Know Ya', composer: adamczyk, source: cyberpunk2077 },
          {
            name: 'I Really Want to Stay at Your House',
            composer: { ru: 'Роза Уолтон', en: 'Rosa Walton' },
            source: cyberpunk2077,
          },
        ],
      },
      {
        title: { ru: 'Другие города будущего', en: 'Other cities of the future', th: 'เมืองอื่นในอนาคต' },
        tracks: [
          {
            name: 'Main Title',
            composer: { ru: 'Александр Брэндон', en: 'Alexander Brandon' },
            source: { ru: 'Deus Ex', en: 'Deus Ex' },
          },
          {
            name: 'Icarus',
            composer: { ru: 'Майкл Макканн', en: 'Michael McCann' },
            source: { ru: 'Deus Ex: Human Revolution', en: 'Deus Ex: Human Revolution' },
          },
          {
            name: 'Still Alive',
            composer: { ru: 'Рами Якуб, Арнтор Биргиссон', en: 'Rami Yacoub, Arnthor Birgisson' },
            source: { ru: 'Mirror’s Edge', en: 'Mirror’s Edge' },
          },
          {
            name: 'Every Day Is Night',
            composer: { ru: 'Майкл Келли (Garoad)', en: 'Michael Kelly (Garoad)' },
            source: { ru: 'VA-11 Hall-A', en: 'VA-11 Hall-A' },
          },
          {
            name: 'We All Become',
            composer: { ru: 'Даррен Корб', en: 'Darren Korb' },
            source: { ru: 'Transistor', en: 'Transistor' },
          },
          {
            name: 'Kara Main Theme',
            composer: { ru: 'Филип Шеппард', en: 'Philip Sheppard' },
            source: detroit,
          },
          {
            name: 'Connor Main Theme',
            composer: { ru: 'Нима Фахрара', en: 'Nima Fakhrara' },
            source: detroit,
          },
          {
            name: 'Suicide Mission',
            composer: { ru: 'Джек Уолл', en: 'Jack Wall' },
            source: { ru: 'Mass Effect 2', en: 'Mass Effect 2' },
          },
          {
            name: 'Cara Mia Addio',
            composer: { ru: 'Майк Мораски', en: 'Mike Morasky' },
            source: { ru: 'Portal 2', en: 'Portal 2' },
          },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Музыка киберпанка',
        about: 'Cyberpunk 2077, Deus Ex, Detroit и Mirror’s Edge: струнные, синтезаторы и неон.',
        description: `Оркестр и аналоговый синтезатор плохо уживаются: первый дышит, второй считает. Мы посадили их рядом и выяснили, что город будущего звучит именно так, когда один из них чуть-чуть отстаёт.

Первая часть посвящена Найт-Сити, вторая — остальным городам, от крыш «Mirror’s Edge» до лаборатории с говорящими турелями.`,
        longDescription: `Музыканты Cyberpunk 2077 договорились не подражать восьмидесятым. Вместо неоновой ностальгии у них индастриал девяностых, ломаный бит и жёсткие, искажённые струнные. Мы понимаем это буквально: две виолончели подключены к гитарным усилителям, и в «The Rebel Path» они рычат громче меди.

Потом город засыпает. «Been Good to Know Ya» и песня Розы Уолтон, которую многие знают по сериалу «Бегущие по краю», идут подряд. Голос, рояль, квартет, больше ничего.

### Вторая часть

- «Icarus» начинается с одного женского голоса и кончается всем оркестром. Свет здесь золотой, единственный раз за вечер.
- У трёх героев Detroit три разных композитора. Мы играем двоих: Кару отдали виолончели, Коннора — электронике и струнным, которые не отклоняются от сетки ни на миллисекунду.
- «Suicide Mission» держится на ударных и хоровом синтезаторе. Денис Орловский играет её сидя, а заканчивает стоя.

Последней звучит ария турелей из Portal 2: нежное прощание на ломаном итальянском. В игре её поют роботы, у нас человек. Ограничение 18+ наследуется от игр, в зале ничего страшного не показывают.`,
      },
      en: {
        name: 'The Music of Cyberpunk',
        about: 'Cyberpunk 2077, Deus Ex, Detroit and Mirror’s Edge: strings, synthesizers and neon.',
        description: `An orchestra and an analogue synthesizer do not live together easily: one breathes, the other counts. We sat them side by side and found that the city of the future sounds right when one of the two is slightly late.

The first part stays in Night City. The second visits the others, from the roofs of Mirror’s Edge to a laboratory with talking turrets.`,
        longDescription: `The composers of Cyberpunk 2077 agreed not to imitate the eighties. Instead of neon nostalgia they chose the industrial sound of the nineties, a broken beat and harsh, distorted strings. We take it literally. Two cellos are plugged into amplifiers, and in “The Rebel Path” they growl above the brass.

Then the city falls asleep. “Been Good to Know Ya” is followed at once by Rosa Walton’s song, which many people know from the series Edgerunners. Voice, piano, a quartet, nothing else.

### The second part

- “Icarus” begins with one woman’s voice and ends with everybody. The light is golden here, for the only time that night.
- The three heroes of Detroit have three different composers. We play two: Kara is given to the cello, Connor to electronics and to strings that do not leave the grid by a millisecond.
- “Suicide Mission” rests on drums and a choir of synthesizers. Denis Orlovsky begins it sitting and ends it on his feet.

The turrets’ aria from Portal 2 comes last: a tender farewell in broken Italian. In the game robots sing it, here a human being does. The 18+ mark is inherited from the games. Nothing frightening is shown in the hall.`,
      },
      th: {
        name: 'ดนตรีไซเบอร์พังก์',
        about: 'Cyberpunk 2077, Deus Ex, Detroit และ Mirror’s Edge กับเครื่องสาย ซินธิไซเซอร์ และแสงนีออน',
        description: `วงออร์เคสตรากับซินธิไซเซอร์แอนะล็อกอยู่ด้วยกันไม่ง่าย ฝ่ายหนึ่งหายใจ อีกฝ่ายนับ เราให้ทั้งคู่นั่งข้างกัน แล้วพบว่าเมืองแห่งอนาคตฟังสมจริงที่สุดเมื่อมีฝ่ายหนึ่งช้าไปนิดเดียว

ช่วงแรกอยู่ในไนต์ซิตี้ ช่วงหลังไปเยือนเมืองอื่น ตั้งแต่ดาดฟ้าของ Mirror’s Edge จนถึงห้องแล็บที่มีป้อมปืนพูดได้`,
        longDescription: `ทีมดนตรีของ Cyberpunk 2077 ตกลงกันว่าจะไม่เลียนแบบยุค 80 แทนที่จะเป็นความคิดถึงแสงนีออน พวกเขาเลือกเสียงอินดัสเทรียลยุค 90 จังหวะแตก ๆ และเครื่องสายที่บิดเบี้ยว เราทำตามนั้นตรงตัว เสียบเชลโลสองตัวเข้ากับแอมป์กีตาร์ และใน “The Rebel Path” มันคำรามดังกว่าเครื่องทองเหลือง

แล้วเมืองก็หลับ “Been Good to Know Ya” ต่อด้วยเพลงของโรซา วอลตัน ที่หลายคนรู้จักจากซีรีส์ Edgerunners มีเพียงเสียงร้อง เปียโน และควอร์เต็ต

### ช่วงที่สอง

- “Icarus” เริ่มด้วยเสียงผู้หญิงหนึ่งคนและจบด้วยวงทั้งวง แสงตรงนี้เป็นสีทอง เพียงครั้งเดียวของค่ำคืน
- ตัวเอกสามคนของ Detroit มีผู้แต่งเพลงคนละคน เราเล่นสองคน คาร่าเป็นของเชลโล คอนเนอร์เป็นของเสียงอิเล็กทรอนิกส์กับเครื่องสายที่ไม่คลาดจังหวะแม้แต่เสี้ยววินาที
- “Suicide Mission” ตั้งอยู่บนกลองและเสียงประสานสังเคราะห์ เดนิส ออร์ลอฟสกี เริ่มเล่นตอนนั่งและจบตอนยืน

เพลงสุดท้ายคืออาเรียของป้อมปืนจาก Portal 2 คำลาแสนอ่อนโยนในภาษาอิตาลีแบบผิด ๆ ถูก ๆ ในเกมหุ่นยนต์เป็นผู้ร้อง แต่คืนนี้เป็นคนจริง เกณฑ์ 18+ มาจากตัวเกม ในฮอลล์ไม่มีภาพน่ากลัว`,
      },
    },
  },
  {
    slug: 'heroes-of-might-and-magic',
    repertoire: 'game',
    layout: 'program',
    scene: 'griffin-fortress',
    collections: ['game-music'],
    categories: ['games', 'composers'],
    performers: [
      'poluton',
      'artem-lugovoy',
      'overtone',
      'elena-veresova',
      'matvey-hoffman',
      'sofia-arsenyeva',
    ],
    durationMinutes: 110,
    ageLimit: 6,
    priority: 68,
    tracklists: [
      {
        title: firstHalf,
        tracks: [
          { name: 'Main Menu', composer: romeroKingBaca, source: heroes3 },
          { name: 'Castle', composer: romeroKingBaca, source: heroes3 },
          { name: 'Rampart', composer: romeroKingBaca, source: heroes3 },
          { name: 'Tower', composer: romeroKingBaca, source: heroes3 },
          { name: 'Dungeon', composer: romeroKingBaca, source: heroes3 },
          { name: 'Inferno', composer: romeroKingBaca, source: heroes3 },
          { name: 'Necropolis', composer: romeroKingBaca, source: heroes3 },
          { name: 'Stronghold', composer: romeroKingBaca, source: heroes3 },
        ],
      },
      {
        title: secondHalf,
        tracks: [
          { name: 'Knight Town', composer: romero, source: heroes2 },
          { name: 'Sorceress Town', composer: romero, source: heroes2 },
          { name: 'Warlock Town', composer: romero, source: heroes2 },
          { name: 'Wizard Town', composer: romero, source: heroes2 },
          { name: 'Grass', composer: romeroKingBaca, source: heroes3 },
          { name: 'Snow', composer: romeroKingBaca, source: heroes3 },
          { name: 'Dirt', composer: romeroKingBaca, source: heroes4 },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Герои меча и магии',
        about: 'Темы замков и земель из второй, третьей и четвёртой частей: оркестр, хор, орган и арфа.',
        description: `Если вы помните, как звучит Некрополис, значит, были вечера, когда уроки подождали ещё один ход. Музыку «Героев» сочиняли Пол Ромеро, Роб Кинг и Стив Бака, и в ней больше оперы и барокко, чем обычно позволяют себе игры.

Первое отделение: семь замков третьей части. Второе: города «Двойки» с хором и карта, по которой едет конный герой.`,
        longDescription: `Пол Ромеро учился как пианист и писал для «Героев» так, будто сочиняет балет: у каждой фракции свой танец. Замок идёт торжественным шагом, Оплот кружится, Цитадель топает. Мы играем их подряд, с короткой паузой, за которую как раз можно успеть построить стену.

Для второй части пригласили оперных певцов, и у каждого города появилась своя ария. В игре это звучало из маленьких колонок. Живой хор «Обертона» и сопрано возвращают партиям размер: в «Warlock Town» дрожат пюпитры.

### Орган и арфа

Некрополис у нас отдан органу. Матвей Гофман выбирает для него самые сухие регистры и говорит, что нежить должна звучать опрятно. Башню, заснеженную и механическую, играет арфа Софии Арсеньевой вместе с челестой и треугольником.

Под конец остаются темы земель: трава, снег, грунт. Под них не воевали, под них ехали за очередной мельницей, и поэтому они запомнились лучше всего. На экране в это время ничего нет. Карту вы и так помните.`,
      },
    },
  },
  {
    slug: 'silent-hill',
    repertoire: 'game',
    layout: 'album',
    scene: 'lighthouse-fog',
    collections: ['game-music'],
    categories: ['games', 'composers'],
    performers: [
      'poluton',
      'timur-valishin',
      'egor-samarin',
      'denis-orlovsky',
      'taisia-morozova',
      'polina-rein',
    ],
    durationMinutes: 95,
    ageLimit: 18,
    priority: 62,
    tracklists: [
      {
        title: { ru: 'Туман', en: 'Fog', th: 'สายหมอก' },
        tracks: [
          { name: 'Silent Hill', composer: yamaoka, source: silentHill1 },
          { name: 'Theme of Laura', composer: yamaoka, source: silentHill2 },
          { name: 'White Noiz', composer: yamaoka, source: silentHill2 },
          { name: 'Forest', composer: yamaoka, source: silentHill2 },
          { name: 'Null Moon', composer: yamaoka, source: silentHill2 },
          { name: 'Promise (Reprise)', composer: yamaoka, source: silentHill2 },
          { name: 'True', composer: yamaoka, source: silentHill2 },
        ],
      },
      {
        title: { ru: 'Песни', en: 'Songs', th: 'บทเพลง' },
        tracks: [
          { name: 'You’re Not Here', composer: yamaoka, source: silentHill3 },
          { name: 'Letter – From the Lost Days', composer: yamaoka, source: silentHill3 },
          { name: 'I Want Love', composer: yamaoka, source: silentHill3 },
          { name: 'Tender Sugar', composer: yamaoka, source: silentHill4 },
          { name: 'Your Rain', composer: yamaoka, source: silentHill4 },
          { name: 'Room of Angel', composer: yamaoka, source: silentHill4 },
        ],
      },
      {
        title: encore,
        tracks: [
          {
            name: 'Esperándote',
            composer: { ru: 'Рика Муранака', en: 'Rika Muranaka' },
            source: silentHill1,
          },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Silent Hill',
        about: 'Мандолина, тремоло гитары и струнные в тумане: музыка Акиры Ямаоки из четырёх игр.',
        description: `В «Silent Hill» страшно не от музыки, а когда она кончается. Акира Ямаока дал городу мелодии почти нежные, и от этого улица за окном делается ещё пустее.

Вечер собран как двойной альбом: сторона тумана, сторона песен и танго на бис.`,
        longDescription: `Ямаока отвечал в играх и за музыку, и за звуки, поэтому граница между ними размыта: гул трубы переходит в аккорд, шаги попадают в долю. Мы воспроизводим это руками. Ударники водят смычком по тарелкам, контрабасы играют за подставкой, а в «White Noiz» несколько минут нет ни одной чистой ноты.

Первый номер держится на мандолине. Егор Самарин играет его на том же инструменте, что и «Theme of Laura»: обе темы он выучил в четырнадцать лет по слуху и, по его словам, с тех пор не может исправить пару неверных нот. Мы попросили не исправлять.

«Promise (Reprise)» исполняет одна Полина Рейн при выключенном свете на пультах. Пожалуйста, проверьте телефоны: зал в этот момент виден целиком.

После антракта поёт Таисия Морозова, и неожиданно выясняется, что «Silent Hill» — это ещё и хороший рок своего времени. Ограничение 18+ взято у игр. Резких звуков в темноте нет, мы обещаем.`,
      },
      en: {
        name: 'Silent Hill',
        about:
          'A mandolin, a trembling guitar and strings in the fog: music by Akira Yamaoka from four games.',
        description: `In Silent Hill it is not the music that frightens you. It is the moment when it stops. Akira Yamaoka gave the town melodies that are almost tender, and the street outside looks all the emptier.

The evening is laid out like a double album: a side of fog, a side of songs, and a tango for an encore.`,
        longDescription: `Yamaoka was responsible for the sounds of the games as well as the music, and the border between them is blurred: the hum of a pipe turns into a chord, a footstep falls on the beat. We do this by hand. The percussionists bow their cymbals, the double basses play behind the bridge, and for a few minutes of “White Noiz” there is not a single clean note.

The first piece rests on a mandolin. Egor Samarin learned it at fourteen by ear, together with “Theme of Laura”, and says that a couple of wrong notes have stayed in his fingers ever since. We asked him to leave them there.

Polina Rein plays “Promise (Reprise)” alone, with the stand lights off. Please check your phones: the whole hall can be seen at that moment.

After the interval Taisia Morozova sings, and Silent Hill turns out to be good rock of its time as well. The 18+ mark comes from the games. There are no sudden noises in the dark, we promise.`,
      },
      th: {
        name: 'ไซเลนต์ฮิลล์',
        about: 'แมนโดลิน กีตาร์สั่นระริก และเครื่องสายในสายหมอก ดนตรีของอากิระ ยามาโอกะ จากสี่ภาค',
        description: `ในไซเลนต์ฮิลล์ สิ่งที่น่ากลัวไม่ใช่เสียงดนตรี แต่คือวินาทีที่ดนตรีหยุด อากิระ ยามาโอกะ มอบทำนองที่เกือบจะอ่อนโยนให้เมืองนี้ ถนนนอกหน้าต่างจึงยิ่งดูว่างเปล่า

ค่ำคืนนี้จัดเหมือนอัลบั้มคู่ ด้านหนึ่งเป็นสายหมอก อีกด้านเป็นเพลงร้อง และมีแทงโกเป็นเพลงแถม`,
        longDescription: `ยามาโอกะดูแลทั้งดนตรีและเสียงประกอบของเกม เส้นแบ่งระหว่างสองอย่างจึงพร่าเลือน เสียงหึ่งของท่อกลายเป็นคอร์ด เสียงฝีเท้าลงตรงจังหวะ เราทำสิ่งนี้ด้วยมือ นักเครื่องกระทบใช้คันชักสีฉาบ ดับเบิลเบสเล่นหลังหย่อง และใน “White Noiz” หลายนาทีไม่มีโน้ตสะอาดเลยสักตัว

เพลงแรกตั้งอยู่บนเสียงแมนโดลิน เยกอร์ ซามาริน แกะเพลงนี้ด้วยหูตอนอายุสิบสี่พร้อมกับ “Theme of Laura” เขาบอกว่ามีโน้ตผิดสองสามตัวติดนิ้วมาตั้งแต่ตอนนั้น เราขอให้เขาอย่าแก้

โปลีนา ไรน์ เล่น “Promise (Reprise)” เพียงลำพังโดยปิดไฟที่แท่นโน้ตทั้งหมด โปรดตรวจดูโทรศัพท์ เพราะตอนนั้นแสงจอเดียวก็เห็นทั้งฮอลล์

หลังพักครึ่ง ไทเซีย โมโรโซวา ขับร้อง แล้วเราจะพบว่าไซเลนต์ฮิลล์ก็เป็นร็อกชั้นดีของยุคนั้นด้วย เกณฑ์ 18+ มาจากตัวเกม เราสัญญาว่าจะไม่มีเสียงดังฉับพลันในความมืด`,
      },
    },
  },
]
