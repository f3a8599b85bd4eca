import type { AuthoredProgram } from './authored.ts'
import { encore, firstHalf, secondHalf } from './tracklist-titles.ts'

const hisaishi = { ru: 'Джо Хисаиси', en: 'Joe Hisaishi' }
const spiritedAway = { ru: 'Унесённые призраками', en: 'Spirited Away' }
const howl = { ru: 'Ходячий замок', en: 'Howl’s Moving Castle' }
const mononoke = { ru: 'Принцесса Мононоке', en: 'Princess Mononoke' }
const totoro = { ru: 'Мой сосед Тоторо', en: 'My Neighbor Totoro' }

const radwimps = { ru: 'Ёдзиро Нода (RADWIMPS)', en: 'Yojiro Noda (RADWIMPS)' }
const tenmon = { ru: 'Тэммон', en: 'Tenmon' }
const yourName = { ru: 'Твоё имя', en: 'Your Name' }
const weathering = { ru: 'Дитя погоды', en: 'Weathering with You' }
const suzume = { ru: 'Судзумэ, закрывающая двери', en: 'Suzume' }
const fiveCentimeters = { ru: 'Пять сантиметров в секунду', en: '5 Centimeters per Second' }

const sagisu = { ru: 'Сиро Сагису', en: 'Shiro Sagisu' }
const evangelion = { ru: 'Евангелион', en: 'Neon Genesis Evangelion' }
const deathAndRebirth = { ru: 'Евангелион: Смерть и перерождение', en: 'Evangelion: Death and Rebirth' }
const endOfEvangelion = { ru: 'Конец Евангелиона', en: 'The End of Evangelion' }

const kanno = { ru: 'Ёко Канно', en: 'Yoko Kanno' }
const cowboyBebop = { ru: 'Ковбой Бибоп', en: 'Cowboy Bebop' }
const cowboyBebopMovie = {
  ru: 'Ковбой Бибоп: Достучаться до небес',
  en: 'Cowboy Bebop: Knockin’ on Heaven’s Door',
}

const masuda = { ru: 'Тосио Масуда', en: 'Toshio Masuda' }
const takanashi = { ru: 'Ясухару Таканаси', en: 'Yasuharu Takanashi' }
const naruto = { ru: 'Наруто', en: 'Naruto' }
const shippuden = { ru: 'Наруто: Ураганные хроники', en: 'Naruto: Shippuden' }

const sawano = { ru: 'Хироюки Савано', en: 'Hiroyuki Sawano' }
const revo = { ru: 'Revo (Linked Horizon)', en: 'Revo (Linked Horizon)' }
const attackOnTitan = { ru: 'Атака титанов', en: 'Attack on Titan' }
const attackOnTitan2 = { ru: 'Атака титанов, второй сезон', en: 'Attack on Titan, Season 2' }
const attackOnTitan3 = { ru: 'Атака титанов, третий сезон', en: 'Attack on Titan, Season 3' }
const attackOnTitanFinal = {
  ru: 'Атака титанов, финальный сезон',
  en: 'Attack on Titan, The Final Season',
}

/** Programs of anime music. */
export const animePrograms: AuthoredProgram[] = [
  {
    slug: 'joe-hisaishi',
    repertoire: 'anime',
    layout: 'program',
    scene: 'forest-spirit',
    collections: ['anime', 'family'],
    categories: ['anime', 'composers', 'for-children'],
    performers: ['poluton', 'anna-sokolova', 'polina-rein', 'sofia-arsenyeva', 'alina-yusupova'],
    durationMinutes: 105,
    ageLimit: 0,
    priority: 98,
    tracklists: [
      {
        title: firstHalf,
        tracks: [
          { name: 'One Summer’s Day', composer: hisaishi, source: spiritedAway },
          {
            name: 'The Legend of the Wind',
            composer: hisaishi,
            source: { ru: 'Навсикая из Долины ветров', en: 'Nausicaä of the Valley of the Wind' },
          },
          {
            name: 'Carrying You',
            composer: hisaishi,
            source: { ru: 'Небесный замок Лапута', en: 'Castle in the Sky' },
          },
          { name: 'The Path of the Wind', composer: hisaishi, source: totoro },
          {
            name: 'A Town with an Ocean View',
            composer: hisaishi,
            source: { ru: 'Ведьмина служба доставки', en: 'Kiki’s Delivery Service' },
          },
          { name: 'Bygone Days', composer: hisaishi, source: { ru: 'Порко Россо', en: 'Porco Rosso' } },
          { name: 'The Legend of Ashitaka', composer: hisaishi, source: mononoke },
          { name: 'Princess Mononoke', composer: hisaishi, source: mononoke },
        ],
      },
      {
        title: secondHalf,
        tracks: [
          { name: 'Merry-Go-Round of Life', composer: hisaishi, source: howl },
          {
            name: 'Ponyo on the Cliff by the Sea',
            composer: hisaishi,
            source: { ru: 'Рыбка Поньо на утёсе', en: 'Ponyo' },
          },
          {
            name: 'A Journey (A Dream of Flight)',
            composer: hisaishi,
            source: { ru: 'Ветер крепчает', en: 'The Wind Rises' },
          },
          { name: 'Summer', composer: hisaishi, source: { ru: 'Кикудзиро', en: 'Kikujiro' } },
          {
            name: 'Ask Me Why',
            composer: hisaishi,
            source: { ru: 'Мальчик и птица', en: 'The Boy and the Heron' },
          },
          { name: 'Reprise', composer: hisaishi, source: spiritedAway },
        ],
      },
      { title: encore, tracks: [{ name: 'My Neighbor Totoro', composer: hisaishi, source: totoro }] },
    ],
    text: {
      ru: {
        name: 'Джо Хисаиси: музыка Миядзаки',
        about: 'Рояль, арфа и оркестр: «Унесённые призраками», «Тоторо», «Ходячий замок», «Мальчик и птица».',
        description: `Миядзаки рисует ветер, а Хисаиси его озвучивает. За сорок лет они сделали вместе одиннадцать картин, и почти каждая начинается с нескольких нот рояля, после которых хочется открыть окно.

Программа подходит для первого в жизни концерта: детям можно с любого возраста, ёрзать разрешается, а тихие места у Хисаиси короткие.`,
        longDescription: `Хисаиси часто получает от режиссёра не сценарий, а рисунки и несколько слов о настроении. По ним он пишет «альбом образов», ещё до того, как фильм нарисован. Поэтому его темы живут отдельно от кадра и так легко переезжают в концертный зал.

За роялем Полина Рейн. Её партия в «One Summer’s Day» кажется простой: мелодию может подобрать любой ученик музыкальной школы. Сложность в паузах. Хисаиси просит держать их столько, сколько девочка смотрит из окна машины на чужой город.

### Что ещё услышать

- «Legend of Ashitaka»: литавры начинают издалека, за ними встаёт весь лес.
- «Merry-Go-Round of Life»: вальс, который за пять минут успевает побывать грустным, цирковым и придворным.
- «Ask Me Why»: музыка последнего фильма, почти без оркестра.

На бис играем «Тоторо». Петь можно по-русски, по-японски и без слов.`,
      },
      en: {
        name: 'Joe Hisaishi: Miyazaki’s Music',
        about:
          'Piano, harp and orchestra: Spirited Away, Totoro, Howl’s Moving Castle, The Boy and the Heron.',
        description: `Miyazaki draws the wind and Hisaishi lets us hear it. In forty years they have made eleven films together, and nearly every one begins with a few notes of a piano after which you want to open a window.

It is a good program for a first concert. Children of any age are welcome, fidgeting is allowed, and Hisaishi’s quiet places are short.`,
        longDescription: `Hisaishi is often given no script, only drawings and a few words about a mood. From these he writes an “image album” before the film has been drawn. His themes therefore live apart from the picture, and move easily into a concert hall.

Polina Rein is at the piano. Her part in “One Summer’s Day” looks simple: any pupil could pick out the tune. The difficulty is in the rests. They have to last as long as a girl looks out of a car window at a town that is not hers.

### Worth waiting for

- “The Legend of Ashitaka”: the timpani begin far away, and behind them the whole forest gets up.
- “Merry-Go-Round of Life”: a waltz that manages to be sad, circus-like and courtly within five minutes.
- “Ask Me Why”: music of the latest film, with hardly any orchestra in it.

The encore is “Totoro”. You may sing in English, in Japanese or without words.`,
      },
      th: {
        name: 'โจ ฮิซาอิชิ: ดนตรีของมิยาซากิ',
        about: 'เปียโน ฮาร์ป และวงออร์เคสตรา กับเพลงจาก Spirited Away, Totoro, Howl และ The Boy and the Heron',
        description: `มิยาซากิวาดลม ส่วนฮิซาอิชิทำให้เราได้ยินเสียงลมนั้น ตลอดสี่สิบปีทั้งคู่ทำหนังด้วยกันสิบเอ็ดเรื่อง และแทบทุกเรื่องเริ่มด้วยเปียโนไม่กี่โน้ตที่ชวนให้อยากเปิดหน้าต่าง

โปรแกรมนี้เหมาะเป็นคอนเสิร์ตครั้งแรกในชีวิต เด็กทุกวัยเข้าชมได้ ขยับตัวไปมาก็ไม่ว่ากัน และช่วงเงียบของฮิซาอิชิก็สั้น`,
        longDescription: `บ่อยครั้งฮิซาอิชิไม่ได้บทหนังจากผู้กำกับ ได้เพียงภาพวาดกับคำบรรยายอารมณ์ไม่กี่คำ เขาเขียน “อิมเมจอัลบั้ม” จากสิ่งเหล่านี้ตั้งแต่หนังยังไม่ได้วาด ทำนองของเขาจึงมีชีวิตแยกจากภาพ และย้ายมาอยู่ในฮอลล์ได้อย่างง่ายดาย

โปลีนา ไรน์ นั่งที่เปียโน ท่อนของเธอใน “One Summer’s Day” ดูง่าย นักเรียนดนตรีคนไหนก็เล่นตามได้ ความยากอยู่ที่ช่วงหยุด ต้องนานเท่ากับที่เด็กหญิงคนหนึ่งมองเมืองแปลกหน้าผ่านกระจกรถ

### เพลงที่ควรรอฟัง

- “The Legend of Ashitaka” ทิมปานีเริ่มจากที่ไกล ๆ แล้วทั้งป่าก็ลุกขึ้นตาม
- “Merry-Go-Round of Life” เพลงวอลทซ์ที่ภายในห้านาทีเป็นทั้งความเศร้า ละครสัตว์ และงานเต้นรำในวัง
- “Ask Me Why” ดนตรีจากหนังเรื่องล่าสุด แทบไม่ใช้วงเลย

เพลงแถมคือ “โทโทโร่” จะร้องเป็นภาษาไทย ภาษาญี่ปุ่น หรือฮัมตามก็ได้`,
      },
    },
  },
  {
    slug: 'makoto-shinkai',
    repertoire: 'anime',
    layout: 'program',
    scene: 'comet',
    collections: ['anime', 'candlelight'],
    categories: ['anime'],
    performers: ['poluton-chamber', 'nattaphon-siwilai', 'polina-rein', 'egor-samarin'],
    durationMinutes: 100,
    ageLimit: 12,
    priority: 82,
    tracklists: [
      {
        title: { ru: 'Ранние фильмы', en: 'Early films', th: 'หนังยุคแรก' },
        tracks: [
          {
            name: 'Through the Years and Far Away',
            composer: tenmon,
            source: { ru: 'Голос далёкой звезды', en: 'Voices of a Distant Star' },
          },
          {
            name: 'Kimi no Koe',
            composer: tenmon,
            source: { ru: 'За облаками', en: 'The Place Promised in Our Early Days' },
          },
          { name: 'Omoide wa Tooku no Hibi', composer: tenmon, source: fiveCentimeters },
          {
            name: 'One More Time, One More Chance',
            composer: { ru: 'Масаёси Ямадзаки', en: 'Masayoshi Yamazaki' },
            source: fiveCentimeters,
          },
          {
            name: 'Rain',
            composer: { ru: 'Сэнри Оэ', en: 'Senri Oe' },
            source: { ru: 'Сад изящных слов', en: 'The Garden of Words' },
          },
        ],
      },
      {
        title: { ru: 'Музыка RADWIMPS', en: 'The music of RADWIMPS', th: 'ดนตรีของ RADWIMPS' },
        tracks: [
          { name: 'Dream Lantern', composer: radwimps, source: yourName },
          { name: 'Mitsuha’s Theme', composer: radwimps, source: yourName },
          { name: 'Sparkle', composer: radwimps, source: yourName },
          { name: 'Nandemonaiya', composer: radwimps, source: yourName },
          {
            name: 'Is There Still Anything That Love Can Do?',
            composer: radwimps,
            source: weathering,
          },
          { name: 'Grand Escape', composer: radwimps, source: weathering },
          { name: 'Suzume', composer: radwimps, source: suzume },
          { name: 'Kanata Haluka', composer: radwimps, source: suzume },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Музыка фильмов Макото Синкая',
        about:
          'Комета, дождь над Токио и опоздавшая электричка: «Твоё имя», «Дитя погоды», «Судзумэ» и ранние фильмы.',
        description: `В фильмах Синкая люди всё время расходятся на полминуты: закрываются двери электрички, обрывается связь, кончается дождь. Музыка знает об этом раньше героев.

Концерт идёт от фортепианных миниатюр Тэммона, написанных для первых картин, к песням RADWIMPS, переложенным для оркестра, рояля и гитары. Голос вступает только в одной из них, и какую споют, решает зал.`,
        longDescription: `Свой первый заметный фильм Синкай сделал почти один, за домашним компьютером, и музыку к нему сочинил его коллега по студии игр Тэммон. У ранних тем тот же размер, что у фильмов: рояль, немного струнных, одна мысль. Мы играем их в камерном составе, и зал обычно привыкает к тишине быстрее, чем к темноте.

«One More Time, One More Chance» вышла за десять лет до «Пяти сантиметров в секунду», но теперь её трудно представить без железнодорожного переезда. Поёт гитара Егора Самарина, слов не будет.

Для «Твоего имени» группа RADWIMPS работала над песнями больше года, и режиссёр менял раскадровку под готовые фразы. В нашей версии «Sparkle» рояль держит те же шестнадцатые, что и в записи, а место ударных занимают струнные, играющие древком смычка.

За пульт в этой программе часто встаёт наш постоянный гость из Бангкока [Наттапхон Сивилай](/members/nattaphon-siwilai). Он впервые услышал «Nandemonaiya» в кинотеатре и попросил её в репертуар раньше, чем включили свет.`,
      },
      en: {
        name: 'Music from Makoto Shinkai’s Films',
        about:
          'A comet, rain over Tokyo and a late train: Your Name, Weathering with You, Suzume and early films.',
        description: `In Shinkai’s films people keep missing each other by half a minute: train doors close, a call breaks off, the rain stops. The music knows before they do.

The concert walks from the piano miniatures that Tenmon wrote for the first films to the songs of RADWIMPS, arranged for orchestra, piano and guitar. Only one of them is sung, and the audience chooses which.`,
        longDescription: `Shinkai made his first noted film almost alone, on a computer at home, and the music came from Tenmon, a colleague at the game studio where he worked. The early themes are the size of the films: a piano, a few strings, one thought. We play them with a chamber group, and the audience usually gets used to the quiet sooner than to the dark.

“One More Time, One More Chance” appeared ten years before 5 Centimeters per Second, but it is hard to imagine now without a level crossing. Egor Samarin’s guitar sings it; there will be no words.

RADWIMPS spent more than a year on the songs of Your Name, and the director changed his storyboard to fit finished phrases. In our version of “Sparkle” the piano keeps the running notes of the recording, while the place of the drums is taken by strings played with the wood of the bow.

This program is often conducted by our regular guest from Bangkok, [Nattaphon Siwilai](/en/members/nattaphon-siwilai). He first heard “Nandemonaiya” in a cinema and asked for it before the lights were on.`,
      },
      th: {
        name: 'ดนตรีจากภาพยนตร์ของมาโกโตะ ชินไค',
        about: 'ดาวหาง สายฝนเหนือโตเกียว และรถไฟที่มาช้า กับเพลงจาก Your Name, Weathering with You และ Suzume',
        description: `ในหนังของชินไค ผู้คนมักคลาดกันแค่ครึ่งนาที ประตูรถไฟปิด สายหลุด หรือฝนหยุดตก ดนตรีรู้เรื่องนี้ก่อนตัวละครเสมอ

คอนเสิร์ตพาเราเดินจากเพลงเปียโนสั้น ๆ ที่เท็นมงแต่งให้หนังยุคแรก ไปจนถึงเพลงของ RADWIMPS ที่เรียบเรียงใหม่สำหรับวงออร์เคสตรา เปียโน และกีตาร์ มีเพียงเพลงเดียวที่ขับร้อง และผู้ชมเป็นคนเลือกว่าเพลงไหน`,
        longDescription: `หนังเรื่องแรกที่ทำให้คนรู้จักชินไค เขาทำเกือบคนเดียวด้วยคอมพิวเตอร์ที่บ้าน ดนตรีเป็นของเท็นมง เพื่อนร่วมงานจากบริษัทเกมที่เขาทำอยู่ ทำนองยุคแรกมีขนาดพอดีกับหนัง มีเปียโน เครื่องสายนิดหน่อย และความคิดเดียว เราเล่นเพลงเหล่านี้ด้วยวงเล็ก ผู้ชมมักคุ้นกับความเงียบเร็วกว่าคุ้นกับความมืด

“One More Time, One More Chance” ออกมาก่อน 5 Centimeters per Second ถึงสิบปี แต่วันนี้ยากจะนึกถึงเพลงนี้โดยไม่เห็นภาพทางข้ามรถไฟ กีตาร์ของเยกอร์ ซามาริน เป็นผู้ขับขาน จะไม่มีคำร้อง

RADWIMPS ใช้เวลากว่าหนึ่งปีกับเพลงของ Your Name และผู้กำกับปรับสตอรี่บอร์ดให้เข้ากับท่อนเพลงที่เสร็จแล้ว ใน “Sparkle” ฉบับของเรา เปียโนยังวิ่งเหมือนต้นฉบับ ส่วนกลองแทนด้วยเครื่องสายที่เล่นด้วยด้านไม้ของคันชัก

ผู้อำนวยเพลงโปรแกรมนี้บ่อยครั้งคือ[ณัฐพล ศรีวิไล](/th/members/nattaphon-siwilai) แขกประจำของเราจากกรุงเทพฯ เขาได้ยิน “Nandemonaiya” ครั้งแรกในโรงหนัง และขอให้วงเล่นเพลงนี้ตั้งแต่ไฟในโรงยังไม่เปิด`,
      },
    },
  },
  {
    slug: 'evangelion',
    repertoire: 'anime',
    layout: 'program',
    scene: 'giant-robot',
    collections: ['anime'],
    categories: ['anime'],
    performers: ['poluton', 'timur-valishin', 'overtone', 'taisia-morozova', 'ilya-gromov', 'kseniya-belova'],
    durationMinutes: 110,
    ageLimit: 16,
    priority: 72,
    tracklists: [
      {
        title: firstHalf,
        tracks: [
          {
            name: 'A Cruel Angel’s Thesis',
            composer: { ru: 'Хидэтоси Сато', en: 'Hidetoshi Sato' },
            source: evangelion,
          },
          { name: 'Angel Attack', composer: sagisu, source: evangelion },
          { name: 'Misato', composer: sagisu, source: evangelion },
          { name: 'Rei I', composer: sagisu, source: evangelion },
          { name: 'Decisive Battle', composer: sagisu, source: evangelion },
          {
            name: 'Fly Me to the Moon',
            composer: { ru: 'Барт Ховард', en: 'Bart Howard' },
            source: evangelion,
          },
        ],
      },
      {
        title: secondHalf,
        tracks: [
          {
            name: 'Canon in D',
            composer: { ru: 'Иоганн Пахельбель', en: 'Johann Pachelbel' },
            source: deathAndRebirth,
          },
          {
            name: 'Soul’s Refrain',
            composer: { ru: 'Тосиюки Омори', en: 'Toshiyuki Omori' },
            source: deathAndRebirth,
          },
          { name: 'Thanatos', composer: sagisu, source: evangelion },
          {
            name: 'Air',
            composer: { ru: 'Иоганн Себастьян Бах', en: 'Johann Sebastian Bach' },
            source: endOfEvangelion,
          },
          { name: 'Komm, süsser Tod', composer: sagisu, source: endOfEvangelion },
          {
            name: 'Beautiful World',
            composer: { ru: 'Хикару Утада', en: 'Hikaru Utada' },
            source: {
              ru: 'Евангелион 1.0: Ты (не) один',
              en: 'Evangelion: 1.0 You Are (Not) Alone',
            },
          },
          {
            name: 'One Last Kiss',
            composer: { ru: 'Хикару Утада', en: 'Hikaru Utada' },
            source: {
              ru: 'Евангелион 3.0+1.0: Как-то раз',
              en: 'Evangelion: 3.0+1.0 Thrice Upon a Time',
            },
          },
          {
            name: 'Symphony No. 9: Ode to Joy',
            composer: { ru: 'Людвиг ван Бетховен', en: 'Ludwig van Beethoven' },
            source: evangelion,
          },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Евангелион',
        about:
          'Сагису, Бах, Пахельбель, Бетховен и «Fly Me to the Moon»: музыка сериала, который спорит сам с собой.',
        description: `В «Евангелионе» самые страшные сцены идут под самую спокойную музыку. Бах звучит там, где рушится мир, Бетховен — там, где герой решает, кого не спасёт.

Мы соединили партитуры Сиро Сагису с классикой, которая звучит в сериале и фильмах. Хор поёт в начале вечера, потом долго ждёт, и последнее слово остаётся за ним.`,
        longDescription: `Сагису пришёл из джаз-фьюжна, и это слышно: «Misato» пружинит, как утренняя дорога на работу, а литавры «Decisive Battle» отсылают к шпионским фильмам шестидесятых. Ксения Белова репетирует их под метроном, а потом выключает метроном и злится чуть сильнее.

«Fly Me to the Moon» в сериале звучала в конце каждой серии в разных обработках. Мы сделали свою: голос, виолончель и контрабас, без оркестра.

### Второе отделение

Канон Пахельбеля в фильме настраивают и играют сами пилоты, по одному входя в пустой зал. Мы повторяем эту сцену буквально: после антракта на сцене один виолончелист, [Илья Громов](/members/ilya-gromov), остальные приходят по очереди. Потом «Thanatos», ария Баха и «Komm, süsser Tod», которая звучит светло, пока не прочтёшь перевод.

Заканчиваем «Одой к радости». После всего, что было, она слушается непривычно, и мы играем её без пафоса, в подвижном темпе. Возрастное ограничение связано с видеорядом и темами сериала, а не с громкостью.`,
      },
      en: {
        name: 'Evangelion',
        about:
          'Sagisu, Bach, Pachelbel, Beethoven and “Fly Me to the Moon”: a series that argues with itself.',
        description: `In Evangelion the most terrible scenes have the calmest music. Bach plays where the world falls apart, Beethoven where the hero decides whom he will not save.

We have joined the scores of Shiro Sagisu with the classics heard in the series and the films. The choir sings in the first bars of the evening, waits, and has the last word.`,
        longDescription: `Sagisu came from jazz fusion, and you can hear it. “Misato” bounces like a drive to work in the morning, and the timpani of “Decisive Battle” nod to the spy films of the sixties. Kseniya Belova practises them with a metronome, then switches it off and gets slightly angrier.

“Fly Me to the Moon” closed the episodes in one arrangement after another. We made our own: voice, cello and double bass, without the orchestra.

### The second half

In the film the pilots tune up and play Pachelbel’s Canon themselves, entering an empty hall one at a time. We repeat the scene to the letter. After the interval there is one cellist on the stage, [Ilya Gromov](/en/members/ilya-gromov), and the others come in by turns. Then “Thanatos”, Bach’s Air, and “Komm, süsser Tod”, which sounds bright until you listen to the words.

“Ode to Joy” is the end. After all that has happened it is strange to hear, and we play it without pathos, at a moving tempo. The age limit is due to the pictures and themes of the series, not to the volume.`,
      },
      th: {
        name: 'อีวานเกเลียน',
        about: 'ซากิสุ บาค พาเคลเบล เบโธเฟน และ “Fly Me to the Moon” ดนตรีของซีรีส์ที่เถียงกับตัวเอง',
        description: `ใน Evangelion ฉากที่น่ากลัวที่สุดมาพร้อมดนตรีที่สงบที่สุด บาคดังขึ้นเมื่อโลกกำลังพังทลาย เบโธเฟนดังขึ้นเมื่อตัวเอกต้องเลือกว่าจะไม่ช่วยใคร

เรานำงานของชิโระ ซากิสุ มาต่อกับเพลงคลาสสิกที่ใช้ในซีรีส์และภาพยนตร์ คณะประสานเสียงร้องในช่วงต้น รอคอยอยู่นาน แล้วกลับมาเป็นผู้ปิดท้ายค่ำคืน`,
        longDescription: `ซากิสุมาจากวงการแจ๊สฟิวชัน ฟังแล้วรู้ได้เลย “Misato” เด้งเหมือนขับรถไปทำงานยามเช้า ส่วนทิมปานีใน “Decisive Battle” ชวนให้นึกถึงหนังสายลับยุค 60 เซเนีย เบโลวา ซ้อมท่อนนี้กับเมโทรนอม แล้วปิดเมโทรนอมและเล่นให้ดุขึ้นอีกนิด

ในซีรีส์ “Fly Me to the Moon” ปิดท้ายแต่ละตอนด้วยการเรียบเรียงหลายแบบ เราทำแบบของเราเอง มีเสียงร้อง เชลโล และดับเบิลเบส ไม่ใช้วง

### ครึ่งหลัง

ในภาพยนตร์ เหล่านักบินตั้งสายและเล่น Canon ของพาเคลเบลกันเอง ทยอยเดินเข้าฮอลล์ว่าง ๆ ทีละคน เราทำตามฉากนั้น หลังพักครึ่งบนเวทีมีนักเชลโลเพียงคนเดียวคือ[อิลยา โกรมอฟ](/th/members/ilya-gromov) คนอื่น ๆ ค่อยตามมา จากนั้นเป็น “Thanatos” เพลง Air ของบาค และ “Komm, süsser Tod” ที่ฟังสดใสจนกว่าจะตั้งใจฟังเนื้อร้อง

เราจบด้วย “Ode to Joy” หลังจากทุกอย่างที่ผ่านมา เพลงนี้ฟังแปลกหู เราจึงเล่นอย่างเรียบง่ายในจังหวะที่เดินไปข้างหน้า เกณฑ์อายุมาจากภาพและเนื้อหาของซีรีส์ ไม่ใช่ความดัง`,
      },
    },
  },
  {
    slug: 'cowboy-bebop',
    repertoire: 'anime',
    layout: 'album',
    scene: 'jazz-moon',
    collections: ['anime'],
    categories: ['anime', 'composers'],
    performers: [
      'poluton-big-band',
      'timur-valishin',
      'georgy-manukyan',
      'ruslan-akhmetov',
      'denis-orlovsky',
      'stepan-korneev',
    ],
    durationMinutes: 90,
    ageLimit: 16,
    priority: 64,
    tracklists: [
      {
        title: { ru: 'Сторона A', en: 'Side A', th: 'หน้า A' },
        tracks: [
          { name: 'Tank!', composer: kanno, source: cowboyBebop },
          { name: 'Rush', composer: kanno, source: cowboyBebop },
          { name: 'Spokey Dokey', composer: kanno, source: cowboyBebop },
          { name: 'Bad Dog No Biscuits', composer: kanno, source: cowboyBebop },
          { name: 'Cats on Mars', composer: kanno, source: cowboyBebop },
          { name: 'Waltz for Zizi', composer: kanno, source: cowboyBebop },
          { name: 'Space Lion', composer: kanno, source: cowboyBebop },
        ],
      },
      {
        title: { ru: 'Сторона B', en: 'Side B', th: 'หน้า B' },
        tracks: [
          { name: 'Piano Black', composer: kanno, source: cowboyBebop },
          { name: 'Rain', composer: kanno, source: cowboyBebop },
          { name: 'Green Bird', composer: kanno, source: cowboyBebop },
          { name: 'Call Me Call Me', composer: kanno, source: cowboyBebop },
          { name: 'Gotta Knock a Little Harder', composer: kanno, source: cowboyBebopMovie },
          { name: 'Blue', composer: kanno, source: cowboyBebop },
          { name: 'The Real Folk Blues', composer: kanno, source: cowboyBebop },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Ковбой Бибоп',
        about: 'Биг-бенд и оркестр играют Ёко Канно: сторона A быстрая, сторона B ночная.',
        description: `Ёко Канно собрала для сериала группу «Seatbelts» и писала всё подряд: бибоп, блюз, кантри, хор мальчиков, шансон. Режиссёр признавался, что некоторые сцены придумал потому, что она прислала музыку, которую никто не заказывал.

Мы разложили программу как пластинку. Сторона A идёт без остановки сорок минут, сторона B начинается, когда в зале погашен верхний свет.`,
        longDescription: `Для этого вечера оркестр пересаживается: впереди саксофоны и труба, слева рояль, в центре контрабас и ударная установка, струнные широкой дугой за ними. Так сидят биг-бенды, и так проще переглядываться, потому что соло в этой музыке не записаны до конца.

Первый номер держится на бонго, басовой фигуре и альт-саксофоне. Георгий Манукян играет соло не по записи: на каждом концерте оно своё, и дирижёр не знает, когда оно кончится. Это редкий случай, когда дирижёр у нас просто слушает.

«Space Lion» самая длинная пьеса вечера. Саксофон и далёкие барабаны семь минут смотрят на планету из окна. За ней наступает перерыв: переворачиваем пластинку.

На стороне B песни. «Rain» и «Blue» идут в инструментальных версиях, тему ведут труба Руслана Ахметова и контрабас Степана Корнеева. Последняя реплика сериала в программке не напечатана. Если вы его смотрели, вы и так её произнесёте.`,
      },
      en: {
        name: 'Cowboy Bebop',
        about: 'A big band and an orchestra play Yoko Kanno: side A is fast, side B belongs to the night.',
        description: `Yoko Kanno gathered a band called the Seatbelts for the series and wrote everything at once: bebop, blues, country, a boys’ choir, chanson. The director has said that some scenes exist because she sent music that nobody had ordered.

We laid the evening out like a record. Side A runs forty minutes without a stop. Side B starts once the ceiling lights are off.`,
        longDescription: `For this night the orchestra changes seats: saxophones and trumpet in front, piano on the left, double bass and drum kit in the middle, strings in a wide arc behind. Big bands sit like that. It is easier to exchange looks, and looks are needed, because the solos here are not written out.

The first number rests on bongos, a bass figure and an alto saxophone. Georgy Manukyan does not copy the record. His solo is different every night, and the conductor does not know when it will end. It is a rare moment in which a conductor of ours simply listens.

“Space Lion” is the longest piece: for seven minutes a saxophone and distant drums look at a planet through a window. Then comes the interval, and we turn the record over.

Side B holds the songs. “Rain” and “Blue” are played without words, led by the trumpet of Ruslan Akhmetov and the double bass of Stepan Korneev. The last line of the series is not printed in the program. If you have seen it, you will say it yourself.`,
      },
      th: {
        name: 'คาวบอย บีบ๊อป',
        about: 'บิ๊กแบนด์และวงออร์เคสตราบรรเลงงานของโยโกะ คันโนะ หน้า A เร็ว หน้า B เป็นของยามค่ำคืน',
        description: `โยโกะ คันโนะ ตั้งวง Seatbelts ขึ้นเพื่อซีรีส์เรื่องนี้ และเขียนทุกอย่าง ทั้งบีบ๊อป บลูส์ คันทรี ประสานเสียงเด็กชาย และชองซง ผู้กำกับเล่าว่าบางฉากเกิดขึ้นเพราะเธอส่งเพลงที่ไม่มีใครสั่งมาให้

เราจัดโปรแกรมเหมือนแผ่นเสียง หน้า A เล่นต่อเนื่องสี่สิบนาที หน้า B เริ่มเมื่อไฟเพดานดับลง`,
        longDescription: `คืนนี้วงเปลี่ยนที่นั่ง แซกโซโฟนกับทรัมเป็ตอยู่หน้า เปียโนอยู่ซ้าย ดับเบิลเบสและกลองชุดอยู่กลาง เครื่องสายล้อมเป็นวงกว้างด้านหลัง บิ๊กแบนด์นั่งกันแบบนี้ เพราะต้องสบตากันบ่อย ท่อนโซโลในดนตรีแบบนี้ไม่ได้เขียนไว้ทั้งหมด

เพลงแรกตั้งอยู่บนเสียงบองโก เบส และอัลโตแซกโซโฟน เกออร์กี มานูเคียน ไม่เล่นโซโลตามแผ่น เขาเล่นไม่ซ้ำกันสักคืน และวาทยกรก็ไม่รู้ว่าจะจบเมื่อไร เป็นช่วงเวลาหายากที่วาทยกรของเราได้ยืนฟังเฉย ๆ

“Space Lion” เป็นเพลงที่ยาวที่สุดของค่ำคืน แซกโซโฟนกับเสียงกลองไกล ๆ มองดาวเคราะห์ผ่านหน้าต่างอยู่เจ็ดนาที แล้วเราจึงพักเพื่อพลิกแผ่น

หน้า B เป็นเพลงร้อง “Rain” และ “Blue” เล่นแบบบรรเลง นำโดยทรัมเป็ตของรุสลัน อัคเมตอฟ และดับเบิลเบสของสเตปัน คอร์เนเยฟ ประโยคสุดท้ายของซีรีส์ไม่ได้พิมพ์ไว้ในสูจิบัตร แต่ถ้าคุณเคยดู คุณจะพูดออกมาเอง`,
      },
    },
  },
  {
    slug: 'naruto',
    repertoire: 'anime',
    layout: 'program',
    scene: 'fox-rooftops',
    collections: ['anime'],
    categories: ['anime'],
    performers: ['poluton', 'nattaphon-siwilai', 'alina-yusupova', 'egor-samarin', 'kseniya-belova'],
    durationMinutes: 100,
    ageLimit: 12,
    priority: 78,
    tracklists: [
      {
        title: firstHalf,
        tracks: [
          { name: 'Naruto Main Theme', composer: masuda, source: naruto },
          {
            name: 'Haruka Kanata',
            composer: { ru: 'Масафуми Гото, Кэнсукэ Кита', en: 'Masafumi Gotoh, Kensuke Kita' },
            source: naruto,
          },
          { name: 'Need to Be Strong', composer: masuda, source: naruto },
          { name: 'Strong and Strike', composer: masuda, source: naruto },
          { name: 'Sadness and Sorrow', composer: masuda, source: naruto },
          { name: 'Wind', composer: { ru: 'Ёсио Акэбоси', en: 'Yoshio Akeboshi' }, source: naruto },
          { name: 'The Raising Fighting Spirit', composer: masuda, source: naruto },
        ],
      },
      {
        title: secondHalf,
        tracks: [
          { name: 'Shippūden', composer: takanashi, source: shippuden },
          { name: 'Man of the World', composer: takanashi, source: shippuden },
          { name: 'Samidare', composer: takanashi, source: shippuden },
          { name: 'Girei', composer: takanashi, source: shippuden },
          {
            name: 'Silhouette',
            composer: { ru: 'Магуро Танигути', en: 'Maguro Taniguchi' },
            source: shippuden,
          },
          {
            name: 'Blue Bird',
            composer: { ru: 'Ёсики Мидзуно', en: 'Yoshiki Mizuno' },
            source: shippuden,
          },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Наруто',
        about: 'Флейта, сямисэн, барабаны тайко и рок-гитара: от первой серии до «Ураганных хроник».',
        description: `«Sadness and Sorrow» звучит в сериале не один десяток раз, и всё равно действует. Алина Юсупова играет её на бамбуковой флейте сякухати, у которой в каждой ноте слышно дыхание.

Первое отделение посвящено детству героя и музыке Тосио Масуды, второе — «Ураганным хроникам» и Ясухару Таканаси.`,
        longDescription: `Масуда скрестил японские инструменты с рок-группой задолго до того, как это стало привычным. Мы сохранили этот рисунок: сякухати и барабаны тайко впереди, электрогитара справа, за ними симфонический оркестр. Партию сямисэна исполняет гитарист: Егор Самарин перестроил для неё старую двенадцатиструнку.

Перед антрактом дирижёр садится за рояль и показывает, из чего сделаны битвы: берёт боевую тему, убирает барабаны, замедляет вдвое, и получается колыбельная. На это уходит две минуты, терминов не будет.

Во втором отделении всё крупнее. «Girei», тема Пейна, написана как реквием: низкие струнные, медь и медленный удар большого барабана. Её обычно слушают стоя в конце, хотя мы об этом не просим.

«Blue Bird» мы ставим последней. Зал, как правило, знает слова, а оркестр знает, что перекричать его не надо.`,
      },
      en: {
        name: 'Naruto',
        about:
          'Bamboo flute, shamisen colours, taiko drums and a rock guitar: from episode one to Shippuden.',
        description: `“Sadness and Sorrow” returns in the series dozens of times and never fails. Alina Yusupova plays it on the shakuhachi, a bamboo flute in which every note has breath in it.

The first half is the hero’s childhood and the music of Toshio Masuda. The second is Shippuden and Yasuharu Takanashi.`,
        longDescription: `Masuda crossed Japanese instruments with a rock band long before it was common. We kept his picture: shakuhachi and taiko in front, an electric guitar on the right, the symphony orchestra behind. The shamisen part is played by our guitarist. Egor Samarin tuned an old twelve-string anew for it.

Before the interval the conductor sits down at the piano and shows what the battles are made of: he takes a fighting theme, leaves out the drums, halves the speed, and it becomes a lullaby. It takes two minutes and no technical terms.

After it everything is larger. “Girei”, the theme of Pain, is written like a requiem: low strings, brass and the slow stroke of a bass drum. People tend to be standing by the end of it, although we never ask them to.

“Blue Bird” is the last number. The audience usually knows the words, and the orchestra knows better than to shout over it.`,
      },
      th: {
        name: 'นารูโตะ',
        about: 'ขลุ่ยไม้ไผ่ กลองไทโกะ และกีตาร์ร็อก จากตอนแรกจนถึง “ตำนานวายุสลาตัน”',
        description: `“Sadness and Sorrow” ดังในซีรีส์หลายสิบครั้ง แต่ฟังกี่ครั้งก็ยังสะเทือนใจ อลีนา ยูซูโปวา บรรเลงด้วยขลุ่ยไม้ไผ่ชากุฮาจิ ที่ได้ยินลมหายใจอยู่ในทุกโน้ต

ครึ่งแรกเป็นวัยเด็กของนารูโตะกับดนตรีของโทชิโอะ มาสุดะ ครึ่งหลังเป็น “ตำนานวายุสลาตัน” กับงานของยาสุฮารุ ทากานาชิ`,
        longDescription: `มาสุดะนำเครื่องดนตรีญี่ปุ่นมารวมกับวงร็อกตั้งแต่ยังไม่ค่อยมีใครทำ เรารักษาภาพนั้นไว้ ชากุฮาจิและกลองไทโกะอยู่ด้านหน้า กีตาร์ไฟฟ้าอยู่ขวา วงซิมโฟนีอยู่ด้านหลัง ส่วนเสียงชามิเซ็งเป็นหน้าที่ของมือกีตาร์ เยกอร์ ซามาริน ตั้งสายกีตาร์สิบสองสายตัวเก่าใหม่เพื่อท่อนนี้โดยเฉพาะ

ก่อนพักครึ่ง วาทยกรจะนั่งลงที่เปียโนแล้วแสดงให้เห็นว่าฉากต่อสู้ทำมาจากอะไร เขาหยิบเพลงต่อสู้ขึ้นมา เอากลองออก ลดความเร็วลงครึ่งหนึ่ง แล้วมันก็กลายเป็นเพลงกล่อมเด็ก ใช้เวลาสองนาทีและไม่มีศัพท์เทคนิค

หลังจากนั้นทุกอย่างใหญ่ขึ้น “Girei” เพลงของเพน เขียนเหมือนบทเพลงไว้อาลัย มีเครื่องสายเสียงต่ำ เครื่องทองเหลือง และกลองใหญ่ที่ตีช้า ๆ พอจบเพลงผู้ชมมักยืนอยู่ ทั้งที่เราไม่เคยขอ

“Blue Bird” เป็นเพลงสุดท้าย ผู้ชมมักร้องได้ทั้งเพลง และวงก็รู้ว่าไม่ต้องเล่นแข่งกับเสียงนั้น`,
      },
    },
  },
  {
    slug: 'attack-on-titan',
    repertoire: 'anime',
    layout: 'program',
    scene: 'wall',
    collections: ['anime'],
    categories: ['anime'],
    performers: [
      'poluton',
      'artem-lugovoy',
      'overtone',
      'elena-veresova',
      'taisia-morozova',
      'denis-orlovsky',
    ],
    durationMinutes: 110,
    ageLimit: 16,
    priority: 80,
    tracklists: [
      {
        title: firstHalf,
        tracks: [
          { name: 'Attack on Titan', composer: sawano, source: attackOnTitan },
          { name: 'Guren no Yumiya', composer: revo, source: attackOnTitan },
          { name: 'Bauklötze', composer: sawano, source: attackOnTitan },
          { name: 'Reluctant Heroes', composer: sawano, source: attackOnTitan },
          { name: 'Vogel im Käfig', composer: sawano, source: attackOnTitan },
          { name: 'Call Your Name', composer: sawano, source: attackOnTitan },
          { name: 'Jiyū no Tsubasa', composer: revo, source: attackOnTitan },
        ],
      },
      {
        title: secondHalf,
        tracks: [
          { name: 'Shinzō wo Sasageyo!', composer: revo, source: attackOnTitan2 },
          { name: 'Barricades', composer: sawano, source: attackOnTitan2 },
          { name: 'APETITAN', composer: sawano, source: attackOnTitan2 },
          { name: 'YouSeeBIGGIRL/T:T', composer: sawano, source: attackOnTitan2 },
          { name: 'Zero Eclipse', composer: sawano, source: attackOnTitan3 },
          {
            name: 'Ashes on the Fire',
            composer: { ru: 'Кота Ямамото', en: 'Kohta Yamamoto' },
            source: attackOnTitanFinal,
          },
          { name: 'The Rumbling', composer: { ru: 'SiM', en: 'SiM' }, source: attackOnTitanFinal },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Атака титанов',
        about: 'Хор, барабаны и оркестр во весь рост: музыка Хироюки Савано и песни Linked Horizon.',
        description: `Савано любит, чтобы оркестр, рок-группа и хор играли одновременно и никто не уступал. В записи это сводят на пульте, а на сцене приходится договариваться: кто дышит, когда все остальные бьют.

Сорок певцов «Обертона», расширенная группа ударных и две программы света. Самая громкая музыка нашего репертуара и, как ни странно, одна из самых нежных.`,
        longDescription: `<p>Почти все крупные номера Савано начинаются с тихого рояля. Потом приходит стена. «Vogel im Käfig» поётся по-немецки, и хор выучил её вместе с преподавателем фонетики: согласные здесь работают как барабаны.</p>
<h3>Три опоры вечера</h3>
<ol>
<li><em>«Call Your Name»</em> — прощание, которое поёт одно сопрано под струнный квинтет.</li>
<li><em>«YouSeeBIGGIRL/T:T»</em> — сцена на стене из второго сезона. Главный вопрос на репетициях был не в темпе, а в том, как долго держать паузу перед вступлением хора. Решили: дольше, чем хочется.</li>
<li><em>«The Rumbling»</em> — шаги. Литавры, два больших барабана и контрабасы в унисон.</li>
</ol>
<p>Песни Revo сделаны иначе: это марши с сюжетом, у каждого есть завязка и развязка. Денис Орловский за установкой ведёт их быстрее, чем в эфире, потому что живой хор умеет разгоняться.</p>
<p>На концерте бывает по-настоящему громко, до уровня рок-клуба в кульминациях. Если вы чувствительны к звуку, возьмите места дальше от центра или беруши: их бесплатно дают в гардеробе.</p>`,
      },
      en: {
        name: 'Attack on Titan',
        about:
          'Choir, drums and orchestra at full height: music by Hiroyuki Sawano and songs of Linked Horizon.',
        description: `Sawano likes an orchestra, a rock band and a choir to play all at once, with nobody giving way. On a record that is settled at the mixing desk. On a stage people have to agree who breathes while the rest are hitting things.

Forty singers of Overtone, an enlarged percussion section and a light score of its own. It is the loudest music in our repertoire and, oddly enough, among the most tender.`,
        longDescription: `<p>Nearly every large piece by Sawano begins with a quiet piano. Then the wall arrives. “Vogel im Käfig” is sung in German, and the choir studied it with a teacher of phonetics: the consonants work like drums.</p>
<h3>Three pillars of the evening</h3>
<ol>
<li><em>Call Your Name</em>: a farewell for one soprano and a string quintet.</li>
<li><em>YouSeeBIGGIRL/T:T</em>: the scene on the wall from the second season. In rehearsal the question was not the tempo but how long to hold the silence before the choir enters. We settled on longer than is comfortable.</li>
<li><em>The Rumbling</em>: footsteps. Timpani, two bass drums and the double basses in unison.</li>
</ol>
<p>Revo’s songs are made differently. They are marches with a plot, each with a beginning and an end. Denis Orlovsky takes them faster than the broadcast, because a living choir knows how to gather speed.</p>
<p>The climaxes are truly loud, like a rock club. If you are sensitive to sound, choose seats away from the centre, or ask for earplugs: the cloakroom gives them out free of charge.</p>`,
      },
      th: {
        name: 'ผ่าพิภพไททัน',
        about: 'คณะประสานเสียง กลอง และวงเต็มกำลัง กับดนตรีของฮิโรยูกิ ซาวาโนะ และเพลงของ Linked Horizon',
        description: `ซาวาโนะชอบให้วงออร์เคสตรา วงร็อก และคณะประสานเสียงเล่นพร้อมกันโดยไม่มีใครยอมใคร ในห้องอัดใช้วิธีปรับเสียงเอาได้ แต่บนเวทีต้องตกลงกันว่าใครจะได้หายใจตอนที่คนอื่นกำลังตีสุดแรง

มีนักร้อง Overtone สี่สิบคน กลุ่มเครื่องกระทบชุดใหญ่ และแสงไฟที่ออกแบบเฉพาะ นี่คือดนตรีที่ดังที่สุดของเรา และน่าแปลกที่อ่อนโยนที่สุดชุดหนึ่งด้วย`,
        longDescription: `<p>เพลงใหญ่ของซาวาโนะแทบทุกเพลงเริ่มด้วยเปียโนเบา ๆ แล้วกำแพงจึงมาถึง “Vogel im Käfig” ร้องเป็นภาษาเยอรมัน คณะประสานเสียงฝึกกับครูสัทศาสตร์ เพราะเสียงพยัญชนะในเพลงนี้ทำหน้าที่เหมือนกลอง</p>
<h3>สามเสาหลักของค่ำคืน</h3>
<ol>
<li><em>Call Your Name</em> บทอำลาของโซปราโนหนึ่งคนกับเครื่องสายห้าชิ้น</li>
<li><em>YouSeeBIGGIRL/T:T</em> ฉากบนกำแพงจากซีซันสอง ตอนซ้อมเราไม่ได้ถกกันเรื่องความเร็ว แต่ถกกันว่าควรเงียบนานแค่ไหนก่อนเสียงประสานจะเข้ามา คำตอบคือนานกว่าที่รู้สึกสบายใจ</li>
<li><em>The Rumbling</em> เสียงฝีเท้า ทิมปานี กลองใหญ่สองใบ และดับเบิลเบสเล่นพร้อมกัน</li>
</ol>
<p>เพลงของ Revo ต่างออกไป เป็นมาร์ชที่มีเรื่องราว มีต้นมีปลายในตัวเอง เดนิส ออร์ลอฟสกี ที่กลองชุดพาไปเร็วกว่าฉบับออกอากาศ เพราะคณะประสานเสียงสด ๆ เร่งความเร็วไปด้วยกันได้</p>
<p>ช่วงไคลแมกซ์ดังมาก ใกล้เคียงคลับร็อก หากหูไวต่อเสียง แนะนำให้เลือกที่นั่งห่างจากกลางฮอลล์ หรือขอที่อุดหูได้ฟรีที่จุดรับฝากของ</p>`,
      },
    },
  },
  {
    slug: 'anime-hits',
    repertoire: 'anime',
    layout: 'program',
    scene: 'cherry-bridge',
    collections: ['anime'],
    categories: ['anime', 'for-children'],
    performers: [
      'poluton',
      'nattaphon-siwilai',
      'maria-vetrova',
      'taisia-morozova',
      'denis-orlovsky',
      'egor-samarin',
    ],
    durationMinutes: 110,
    ageLimit: 12,
    priority: 76,
    tracklists: [
      {
        title: firstHalf,
        tracks: [
          {
            name: 'Moonlight Densetsu',
            composer: { ru: 'Тэцуя Коморо', en: 'Tetsuya Komoro' },
            source: { ru: 'Сейлор Мун', en: 'Sailor Moon' },
          },
          {
            name: 'Cha-La Head-Cha-La',
            composer: { ru: 'Тихо Киёока', en: 'Chiho Kiyooka' },
            source: { ru: 'Драконий жемчуг Z', en: 'Dragon Ball Z' },
          },
          {
            name: 'We Are!',
            composer: { ru: 'Кохэй Танака', en: 'Kohei Tanaka' },
            source: { ru: 'Ван-Пис', en: 'One Piece' },
          },
          {
            name: 'Affections Touching Across Time',
            composer: { ru: 'Каору Вада', en: 'Kaoru Wada' },
            source: { ru: 'Инуяся', en: 'Inuyasha' },
          },
          {
            name: 'Bratja',
            composer: { ru: 'Митиру Осима', en: 'Michiru Oshima' },
            source: { ru: 'Стальной алхимик', en: 'Fullmetal Alchemist' },
          },
          {
            name: 'Again',
            composer: { ru: 'YUI', en: 'YUI' },
            source: { ru: 'Стальной алхимик: Братство', en: 'Fullmetal Alchemist: Brotherhood' },
          },
          {
            name: 'Lilium',
            composer: { ru: 'Каё Кониси, Юкио Кондо', en: 'Kayo Konishi, Yukio Kondoo' },
            source: { ru: 'Эльфийская песнь', en: 'Elfen Lied' },
          },
        ],
      },
      {
        title: secondHalf,
        tracks: [
          {
            name: 'Making of Cyborg',
            composer: { ru: 'Кэндзи Каваи', en: 'Kenji Kawai' },
            source: { ru: 'Призрак в доспехах', en: 'Ghost in the Shell' },
          },
          {
            name: 'Swordland',
            composer: { ru: 'Юки Кадзиура', en: 'Yuki Kajiura' },
            source: { ru: 'Мастера меча онлайн', en: 'Sword Art Online' },
          },
          {
            name: 'Fairy Tail Main Theme',
            composer: takanashi,
            source: { ru: 'Хвост феи', en: 'Fairy Tail' },
          },
          {
            name: 'Violet Snow',
            composer: { ru: 'Эван Колл', en: 'Evan Call' },
            source: { ru: 'Вайолет Эвергарден', en: 'Violet Evergarden' },
          },
          {
            name: 'unravel',
            composer: { ru: 'Тору Китадзима (TK)', en: 'Toru Kitajima (TK)' },
            source: { ru: 'Токийский гуль', en: 'Tokyo Ghoul' },
          },
          {
            name: 'Kaikai Kitan',
            composer: { ru: 'Eve', en: 'Eve' },
            source: { ru: 'Магическая битва', en: 'Jujutsu Kaisen' },
          },
          {
            name: 'Gurenge',
            composer: { ru: 'Каёко Кусано', en: 'Kayoko Kusano' },
            source: { ru: 'Клинок, рассекающий демонов', en: 'Demon Slayer' },
          },
          {
            name: 'Idol',
            composer: { ru: 'Аясэ (YOASOBI)', en: 'Ayase (YOASOBI)' },
            source: { ru: 'Звёздное дитя', en: 'Oshi no Ko' },
          },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Хиты аниме',
        about:
          'Пятнадцать тем за вечер: от «Сейлор Мун» до «Звёздного дитя», с голосом, скрипкой и ударными.',
        description: `Опенинг длится полторы минуты и обязан за это время познакомить с героями, обещать приключение и остаться в голове на весь день. Мы взяли пятнадцать таких тем и дали каждой столько времени, сколько ей хотелось.

Хороший вечер, если в компании все смотрели разное.`,
        longDescription: `Номера идут по годам, с одним прыжком назад после антракта, и за вечер слышно, как менялся жанр. В девяностых это диско и марши, в двухтысячных появляются хор и латынь, потом ускоряются гитары, а мелодия дробится на слоги, и дирижёр показывает каждый.

В первом отделении есть песня на русском языке. «Bratja», колыбельная о двух братьях и прощении, написана Митиру Осимой для «Стального алхимика» сразу с русскими словами. Поёт её Таисия Морозова, и переводить ничего не нужно.

«Making of Cyborg» построена на японских народных голосах и свадебной песне на древнем языке. Мы отдаём её трём певицам и большому барабану, оркестр молчит. Следом выходит Мария Ветрова, и под её скрипку в «Violet Snow» печатают письмо на настоящей машинке: смотрите на столик ударных.

Программа меняется раз в сезон. Что добавить, зрители решают голосованием, а что убрать, мы каждый раз решаем сами и каждый раз жалеем.`,
      },
      en: {
        name: 'Anime Hits',
        about: 'Fifteen themes in one evening, from Sailor Moon to Oshi no Ko, with voice, violin and drums.',
        description: `An opening lasts a minute and a half. In that time it has to introduce the heroes, promise an adventure and stay in your head for the day. We took fifteen such themes and gave each of them as long as it wanted.

It is a good evening for a company in which everybody has watched something else.`,
        longDescription: `The pieces follow the years, with one jump back after the interval, and you can hear the genre change. The nineties bring disco and marches, the two-thousands a choir and Latin. Later the guitars speed up and the melody breaks into syllables, each of which the conductor has to show.

One of the songs is in Russian. Michiru Oshima wrote “Bratja” for Fullmetal Alchemist, a lullaby about two brothers and forgiveness, with Russian words from the start. So here it is sung without an accent, by Taisia Morozova.

“Making of Cyborg” is built on Japanese folk voices and a wedding song in an ancient language. We give it to three singers and a large drum, and the orchestra is silent. Then Maria Vetrova comes on, and in “Violet Snow” a letter is typed on a real typewriter: keep an eye on the percussion table.

The program changes once a season. The audience votes on what to add. What to drop is for us to decide, and we regret it each time.`,
      },
      th: {
        name: 'เพลงฮิตอนิเมะ',
        about: 'สิบห้าเพลงในคืนเดียว จาก Sailor Moon ถึง Oshi no Ko พร้อมเสียงร้อง ไวโอลิน และกลองชุด',
        description: `เพลงเปิดยาวแค่นาทีครึ่ง แต่ต้องแนะนำตัวละคร สัญญาว่าจะมีการผจญภัย และติดหูไปทั้งวัน เราเลือกมาสิบห้าเพลง แล้วให้เวลาแต่ละเพลงเท่าที่มันอยากได้

เหมาะกับกลุ่มเพื่อนที่แต่ละคนดูกันคนละเรื่อง`,
        longDescription: `เพลงเรียงตามปี และย้อนกลับหนึ่งครั้งหลังพักครึ่ง จึงได้ยินแนวเพลงค่อย ๆ เปลี่ยนไป ยุค 90 เป็นดิสโก้กับมาร์ช ยุค 2000 มีเสียงประสานและภาษาละติน ต่อมากีตาร์เร็วขึ้น ทำนองแตกเป็นพยางค์ถี่ ๆ ที่วาทยกรต้องให้สัญญาณทุกพยางค์

มีเพลงหนึ่งเป็นภาษารัสเซีย มิจิรุ โอชิมะ แต่ง “Bratja” ให้ Fullmetal Alchemist เป็นเพลงกล่อมว่าด้วยพี่น้องและการให้อภัย มีคำร้องภาษารัสเซียมาตั้งแต่ต้น คืนนี้ไทเซีย โมโรโซวา จึงร้องได้โดยไม่มีสำเนียงแปร่ง

“Making of Cyborg” สร้างจากเสียงร้องพื้นบ้านญี่ปุ่นและเพลงแต่งงานในภาษาโบราณ เราให้นักร้องสามคนกับกลองใหญ่หนึ่งใบ ส่วนวงนิ่งฟัง จากนั้นมาเรีย เวโตรวา ออกมา และใน “Violet Snow” จะมีคนพิมพ์จดหมายด้วยพิมพ์ดีดจริง ลองมองไปที่โต๊ะเครื่องกระทบ

โปรแกรมเปลี่ยนทุกฤดูกาล ผู้ชมโหวตว่าจะเพิ่มเพลงไหน ส่วนจะตัดเพลงไหนเราต้องตัดสินใจเอง และเสียดายทุกครั้ง`,
      },
    },
  },
]
