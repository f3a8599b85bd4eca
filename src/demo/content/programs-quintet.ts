import type { AuthoredProgram } from './authored.ts'
import { encore } from './tracklist-titles.ts'

const einaudi = { ru: 'Людовико Эйнауди', en: 'Ludovico Einaudi' }
const tiersen = { ru: 'Ян Тьерсен', en: 'Yann Tiersen' }
const glass = { ru: 'Филип Гласс', en: 'Philip Glass' }
const nyman = { ru: 'Майкл Найман', en: 'Michael Nyman' }
const intouchables = { ru: '1+1', en: 'The Intouchables' }
const amelie = { ru: 'Амели', en: 'Amélie' }
const hours = { ru: 'Часы', en: 'The Hours' }

const hisaishi = { ru: 'Джо Хисаиси', en: 'Joe Hisaishi' }
const spiritedAway = { ru: 'Унесённые призраками', en: 'Spirited Away' }

const concernedApe = { ru: 'ConcernedApe', en: 'ConcernedApe' }
const c418 = { ru: 'C418', en: 'C418' }
const totaka = { ru: 'Кадзуми Тотака', en: 'Kazumi Totaka' }
const stardewValley = { ru: 'Stardew Valley', en: 'Stardew Valley' }
const minecraft = { ru: 'Minecraft', en: 'Minecraft' }
const animalCrossing = { ru: 'Animal Crossing', en: 'Animal Crossing' }

/** Programs of the quintet: a piano and four strings, by candlelight. */
export const quintetPrograms: AuthoredProgram[] = [
  {
    slug: 'minimalists',
    repertoire: 'film',
    layout: 'program',
    scene: 'candle-piano',
    collections: ['film-music', 'candlelight'],
    categories: ['film', 'composers'],
    performers: ['poluton-quintet', 'danila-kim'],
    durationMinutes: 75,
    ageLimit: 6,
    priority: 61,
    tracklists: [
      {
        tracks: [
          { name: 'Fly', composer: einaudi, source: intouchables },
          { name: 'Una mattina', composer: einaudi, source: intouchables },
          { name: 'Comptine d’un autre été, l’après-midi', composer: tiersen, source: amelie },
          { name: 'La valse d’Amélie', composer: tiersen, source: amelie },
          { name: 'Summer 78', composer: tiersen, source: { ru: 'Гуд бай, Ленин!', en: 'Good Bye, Lenin!' } },
          { name: 'The Poet Acts', composer: glass, source: hours },
          { name: 'Morning Passages', composer: glass, source: hours },
          {
            name: 'Chasing Sheep Is Best Left to Shepherds',
            composer: nyman,
            source: { ru: 'Контракт рисовальщика', en: 'The Draughtsman’s Contract' },
          },
          {
            name: 'The Heart Asks Pleasure First',
            composer: nyman,
            source: { ru: 'Пианино', en: 'The Piano' },
          },
          {
            name: 'On the Nature of Daylight',
            composer: { ru: 'Макс Рихтер', en: 'Max Richter' },
            source: { ru: 'Прибытие', en: 'Arrival' },
          },
        ],
      },
      { title: encore, tracks: [{ name: 'Nuvole bianche', composer: einaudi }] },
    ],
    text: {
      ru: {
        name: 'Минималисты',
        about: 'Эйнауди, Тьерсен, Гласс при свечах: «1+1», «Амели», «Часы», «Пианино» и «Прибытие».',
        description: `Эту музыку легко узнать и трудно сыграть: нот немного, и у каждой слышно, чем она кончилась. Рояль повторяет одну фигуру, струнные по одной добавляют к ней время.

Пять музыкантов, несколько сотен огоньков и час с четвертью без антракта.`,
        longDescription: `Режиссёр «Амели» услышал Тьерсена случайно, в машине: помощница поставила диск. В тот же день он скупил все альбомы композитора, а потом попросил ещё несколько пьес. Одну из них, «Comptine d’un autre été», с тех пор подбирают все, кто дорвался до чужого пианино. Мы играем её так, как она записана: без сентиментальности и чуть быстрее, чем помнится.

Слово «минимализм» к музыке одним из первых приложил Майкл Найман, когда сам был ещё критиком. Через двадцать лет он написал «Пианино», и героиня, которая не говорит, получила голос из шотландских народных мелодий.

«On the Nature of Daylight» сочинена задолго до «Прибытия». Фильм начинается и кончается ею, и из-за этого остальную музыку картины не допустили к «Оскару»: сочли, что зритель не различит, где чья. У нас её ведёт альт [Данилы Кима](/members/danila-kim), и это как раз слышно.`,
      },
      en: {
        name: 'Minimalists',
        about:
          'A piano and four strings by candlelight: The Intouchables, Amélie, The Hours, The Piano, Arrival.',
        description: `This music is easy to recognise and hard to play: there are few notes, and you hear how each of them ends. The piano repeats a figure, and the strings, one by one, add time to it.

Five players, several hundred small lights, an hour and a quarter without an interval.`,
        longDescription: `The director of Amélie came upon Tiersen by chance, in a car: an assistant had put a record on. He bought all of the albums and then asked for a few pieces more. One of them, “Comptine d’un autre été”, has since been picked out by everybody who gets near somebody else’s piano. We play it as it was recorded: without sentiment, and a little faster than memory has it.

Michael Nyman was among the first to say “minimalism” of music, while he was still a critic. Twenty years later he wrote The Piano, and a heroine who does not speak was given a voice made of Scottish folk tunes.

“On the Nature of Daylight” is much older than Arrival. The film begins and ends with it, which is why the rest of its score was not admitted to the Academy Awards. Here the viola of [Danila Kim](/en/members/danila-kim) leads it.`,
      },
      th: {
        name: 'มินิมัลลิสต์',
        about: 'เปียโนกับเครื่องสายสี่ชิ้นใต้แสงเทียน จาก The Intouchables, Amélie, The Hours, The Piano และ Arrival',
        description: `ดนตรีชุดนี้จำง่ายแต่เล่นยาก โน้ตมีไม่มาก และทุกตัวได้ยินจนจบ เปียโนเล่นทำนองเดิมซ้ำ ๆ แล้วเครื่องสายค่อย ๆ เติมเวลาเข้าไปทีละชิ้น

นักดนตรีห้าคน แสงเทียนหลายร้อยดวง หนึ่งชั่วโมงสิบห้านาทีโดยไม่มีพักครึ่ง`,
        longDescription: `ผู้กำกับ Amélie ได้ยินเพลงของเทียร์เซนโดยบังเอิญในรถ เพราะผู้ช่วยเปิดแผ่นเสียง เขาซื้ออัลบั้มทั้งหมดแล้วขอเพลงเพิ่มอีกสองสามเพลง หนึ่งในนั้นคือ “Comptine d’un autre été” เราเล่นตามที่บันทึกไว้ ไม่ฟูมฟาย และเร็วกว่าที่จำได้เล็กน้อย

ไมเคิล ไนแมนเป็นคนแรก ๆ ที่ใช้คำว่ามินิมัลลิสม์กับดนตรี ตอนนั้นเขายังเป็นนักวิจารณ์ อีกยี่สิบปีต่อมาเขาเขียนดนตรีให้ The Piano จากทำนองพื้นบ้านสกอตแลนด์`,
      },
    },
  },
  {
    slug: 'ghibli-candles',
    repertoire: 'anime',
    layout: 'program',
    scene: 'lantern-river',
    collections: ['anime', 'family', 'candlelight'],
    categories: ['anime', 'for-children'],
    performers: ['poluton-quintet', 'danila-kim'],
    durationMinutes: 70,
    ageLimit: 0,
    priority: 79,
    tracklists: [
      {
        tracks: [
          {
            name: 'The Path of the Wind',
            composer: hisaishi,
            source: { ru: 'Мой сосед Тоторо', en: 'My Neighbour Totoro' },
          },
          {
            name: 'A Town with an Ocean View',
            composer: hisaishi,
            source: { ru: 'Ведьмина служба доставки', en: 'Kiki’s Delivery Service' },
          },
          {
            name: 'Le Temps des cerises',
            composer: { ru: 'Антуан Ренар', en: 'Antoine Renard' },
            source: { ru: 'Порко Россо', en: 'Porco Rosso' },
          },
          {
            name: 'Take Me Home, Country Roads',
            composer: { ru: 'Джон Денвер и другие', en: 'John Denver and others' },
            source: { ru: 'Шёпот сердца', en: 'Whisper of the Heart' },
          },
          { name: 'The Sixth Station', composer: hisaishi, source: spiritedAway },
          {
            name: 'Always with Me',
            composer: { ru: 'Юми Кимура', en: 'Youmi Kimura' },
            source: spiritedAway,
          },
          {
            name: 'Arrietty’s Song',
            composer: { ru: 'Сесиль Корбель, Симон Каби', en: 'Cécile Corbel, Simon Caby' },
            source: { ru: 'Ариэтти из страны лилипутов', en: 'The Secret World of Arrietty' },
          },
          {
            name: 'Fine on the Outside',
            composer: { ru: 'Присцилла Ан', en: 'Priscilla Ahn' },
            source: { ru: 'Воспоминания о Марни', en: 'When Marnie Was There' },
          },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Ghibli при свечах',
        about: 'Рояль и струнные играют музыку студии Ghibli вполголоса: Тоторо, Кики, Порко Россо, Ариэтти.',
        description: `Те же мелодии, что в большой программе, но на пятерых и близко: слышно, как пианист снимает руку с клавиши. И ещё песни, которые в оркестре теряются: из «Шёпота сердца», «Порко Россо», «Ариэтти».

Семьдесят минут без антракта, детям можно с любого возраста.`,
        longDescription: `У студии Ghibli есть не только Хисаиси. «Порко Россо» поёт парижскую песню времён Коммуны, «Шёпот сердца» начинается с американского кантри, которое героиня переводит на японский, а музыку к «Ариэтти» принесла бретонская арфистка: она сама прислала студии свой диск.

«The Sixth Station» мы играем почти без света. В фильме поезд едет по воде, и никто никуда не торопится. Квинтет тоже.

Песню из финала «Унесённых призраками» в зале обычно подпевают, не зная слов. Это правильный способ.`,
      },
      en: {
        name: 'Ghibli by Candlelight',
        about:
          'A piano and strings play the music of Studio Ghibli in a low voice: Totoro, Kiki, Porco Rosso, Arrietty.',
        description: `The same tunes as in the large program, for five players and close by: you hear the pianist take a hand from the key. And songs that get lost in an orchestra, from Whisper of the Heart, Porco Rosso and Arrietty.

Seventy minutes without an interval, for children of any age.`,
        longDescription: `Studio Ghibli is more than Hisaishi. Porco Rosso sings a Paris song of the Commune, Whisper of the Heart begins with American country that its heroine turns into Japanese, and Arrietty has the music of a harpist from Brittany, who had sent the studio her own record.

We play “The Sixth Station” nearly in the dark. In the film a train runs over water and nobody is in a hurry. Neither is the quintet.

The song that ends Spirited Away is usually hummed by the audience without knowing the words. That is the right way.`,
      },
      th: {
        name: 'จิบลิใต้แสงเทียน',
        about: 'เปียโนกับเครื่องสายบรรเลงดนตรีของสตูดิโอจิบลิด้วยเสียงแผ่วเบา โทโทโร่ กิกิ พอร์โค รอสโซ และแอริเอตตี้',
        description: `ทำนองเดียวกับโปรแกรมใหญ่ แต่เล่นเพียงห้าคนและอยู่ใกล้ จนได้ยินนักเปียโนยกมือจากแป้น พร้อมเพลงที่มักหายไปเมื่อเล่นทั้งวง

เจ็ดสิบนาทีโดยไม่มีพักครึ่ง เด็กทุกวัยเข้าชมได้`,
        longDescription: `สตูดิโอจิบลิไม่ได้มีแค่ฮิซาอิชิ พอร์โค รอสโซมีเพลงปารีสเก่าแก่ วันนั้นวันไหนหัวใจจะเป็นสีชมพูเริ่มด้วยเพลงคันทรีอเมริกัน และแอริเอตตี้ได้ดนตรีจากนักฮาร์ปแคว้นบริตตานี ซึ่งส่งแผ่นเสียงของเธอไปให้สตูดิโอเอง

เราเล่น “The Sixth Station” ในแสงที่แทบดับ ในหนังรถไฟแล่นบนผิวน้ำและไม่มีใครรีบร้อน วงควินเท็ตก็เช่นกัน`,
      },
    },
  },
  {
    slug: 'cozy-games',
    repertoire: 'game',
    layout: 'program',
    scene: 'farmhouse',
    collections: ['game-music', 'family', 'candlelight'],
    categories: ['games', 'for-children'],
    performers: ['poluton-quintet', 'danila-kim'],
    durationMinutes: 70,
    ageLimit: 0,
    priority: 55,
    tracklists: [
      {
        tracks: [
          { name: 'Stardew Valley Overture', composer: concernedApe, source: stardewValley },
          { name: 'Spring (It’s a Big World Outside)', composer: concernedApe, source: stardewValley },
          { name: 'Wet Hands', composer: c418, source: minecraft },
          { name: 'Sweden', composer: c418, source: minecraft },
          { name: 'Bubblegum K.K.', composer: totaka, source: animalCrossing },
          {
            name: 'Mr. Handagote',
            composer: { ru: 'Томаш Дворжак', en: 'Tomáš Dvořák' },
            source: { ru: 'Machinarium', en: 'Machinarium' },
          },
          {
            name: 'Beach Buds',
            composer: { ru: 'Марк Сперлинг', en: 'Mark Sparling' },
            source: { ru: 'A Short Hike', en: 'A Short Hike' },
          },
          {
            name: 'Gris, Pt. 1',
            composer: { ru: 'Berlinist', en: 'Berlinist' },
            source: { ru: 'Gris', en: 'Gris' },
          },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Уютные игры',
        about:
          'Огород, дождь за окном и рояль: Stardew Valley, Minecraft, Animal Crossing и другие тихие игры.',
        description: `Есть игры, в которых не надо побеждать. Полить грядку, дойти до маяка, построить дом и смотреть, как садится солнце. Музыка в них никуда не зовёт и поэтому остаётся с вами на годы.

Квинтет играет её при свечах. Программа для тех, кто устал, и для тех, кому пять лет.`,
        longDescription: `Stardew Valley один человек делал больше четырёх лет: рисовал, писал код и сочинял музыку. В увертюре слышно, что торопиться ему было некуда: весна в ней наступает два раза.

C418 писал музыку для Minecraft, не зная, что в неё будут играть миллионы. Звук игры тогда почти ничего не умел, и композитор решил, что пусть музыка приходит редко и сама. В «Sweden» рояль оставляет между нотами столько места, что в него помещается скрип кресла. Скрипеть разрешается.

Ведёт вечер альтист [Данила Ким](/members/danila-kim). Между номерами он рассказывает, что у него выросло.`,
      },
      en: {
        name: 'Cosy Games',
        about:
          'A garden, rain at the window and a piano: Stardew Valley, Minecraft, Animal Crossing and other quiet games.',
        description: `There are games in which nobody has to win. You water a bed of parsnips, walk to a lighthouse, build a house and watch the sun go down. Their music leads nowhere, and therefore stays for years.

The quintet plays it by candlelight, for people who are tired and for people who are five.`,
        longDescription: `One man made Stardew Valley in more than four years: he drew it, programmed it and wrote its music. You can hear in the overture that he was in no hurry. Spring arrives in it twice.

C418 wrote the music of Minecraft without knowing that millions would play. The game could do little with sound then, so he let the music come seldom and by itself. In “Sweden” the piano leaves so much room between the notes that the creak of a seat fits in. You may creak.

Our violist [Danila Kim](/en/members/danila-kim) leads the evening, and tells between the pieces what has grown in his garden.`,
      },
      th: {
        name: 'เกมแสนอบอุ่น',
        about:
          'แปลงผัก สายฝนนอกหน้าต่าง และเปียโน จาก Stardew Valley, Minecraft, Animal Crossing และเกมเงียบ ๆ อีกหลายเกม',
        description: `มีเกมที่ไม่ต้องเอาชนะใคร แค่รดน้ำผัก เดินไปประภาคาร สร้างบ้าน แล้วดูพระอาทิตย์ตก ดนตรีของเกมเหล่านี้ไม่เร่งให้ไปไหน จึงอยู่กับเราเป็นปี ๆ

วงควินเท็ตบรรเลงใต้แสงเทียน สำหรับคนที่เหนื่อย และสำหรับคนที่อายุห้าขวบ`,
        longDescription: `Stardew Valley เป็นผลงานของคนคนเดียวที่ใช้เวลากว่าสี่ปี ทั้งวาด เขียนโค้ด และแต่งเพลง ในเพลงโหมโรงได้ยินชัดว่าเขาไม่รีบ ฤดูใบไม้ผลิมาถึงสองครั้ง

C418 แต่งเพลงให้ Minecraft โดยไม่รู้ว่าจะมีคนเล่นเป็นล้าน ใน “Sweden” เปียโนเว้นที่ว่างระหว่างโน้ตไว้มากพอให้เสียงเก้าอี้เอี๊ยดแทรกเข้ามาได้ และเรายินดีให้เอี๊ยด`,
      },
    },
  },
]
