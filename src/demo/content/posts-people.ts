import type { AuthoredPost } from './authored.ts'

/** News about the people of the orchestra: players, crew, pupils. */
export const peoplePosts: AuthoredPost[] = [
  {
    slug: 'audition-strings',
    daysAgo: 8,
    scene: 'rehearsal',
    text: {
      ru: {
        title: 'Прослушивание: ищем скрипки, альты и контрабас',
        summary: 'Семь мест в гастрольном составе. Первый тур — по записи, второй — за ширмой.',
        paragraphs: [
          'В гастрольном составе открылось семь мест: четыре скрипки, два альта и контрабас. Пришлите письмо: что в него вложить, сказано на [странице прослушивания](/cast). Расскажите о себе и дайте ссылку на запись, телефонной вполне достаточно.',
          'Программа первого тура: часть классического концерта и один номер из кино, аниме или игры на ваш выбор. Второй тур проходит в Москве за ширмой: комиссия слышит номер, а не фамилию. Дорогу оплачиваем.',
          'Чего ждать от работы: около двенадцати концертов в месяц, два выходных подряд раз в две недели, свой пульт и свой шкаф в фуре. Ответ приходит каждому, обычно в течение трёх недель.',
        ],
      },
      en: {
        title: 'Auditions: violins, violas and a double bass',
        summary:
          'Seven places in the touring line-up. The first round is by recording, the second behind a screen.',
        paragraphs: [
          'Seven places are open in the touring line-up: four violins, two violas and a double bass. Write to us; the [audition page](/en/cast) says what to put into the letter. Tell us about yourself and link a recording. One made with a phone is fine.',
          'First round: a movement of a classical concerto and one piece from a film, an anime or a game, your choice. The second round is in Moscow behind a screen, where the jury hears a number and not a name. We pay for the journey.',
          'What the work is like: about twelve concerts a month, two days off in a row every other week, your own stand and your own shelf in the lorry. Everybody gets an answer, usually within three weeks.',
        ],
      },
    },
  },
  {
    slug: 'timpani-at-the-airport',
    daysAgo: 55,
    scene: 'airport',
    text: {
      ru: {
        title: 'Как четыре литавры летели в Бангкок',
        summary: 'Котлы, рентген, слово «барабан» в таможенной декларации и восемь часов ожидания.',
        paragraphs: [
          'Литавра — это медный котёл диаметром до восьмидесяти сантиметров. В рамку для чемоданов она не проходит, поэтому просвечивать её везут на грузовой терминал. Там очередь, и впереди нас в этот раз стоял спортивный катер.',
          'Самый трудный вопрос декларации: что это. «Музыкальный инструмент» подходит, но весит он как мотоцикл. Помог наш администратор: открыл чехол и сыграл первые такты из [«Звёздных войн»](/john-williams) ладонями. Смена терминала попросила ещё.',
          'В [Бангкок](/cities/bangkok) литавры прибыли за шесть часов до концерта, настроились за два и вечером звучали так, будто никуда не летали.',
        ],
      },
      en: {
        title: 'How four timpani flew to Bangkok',
        summary: 'Copper kettles, an X-ray, the word “drum” on a customs form and eight hours of waiting.',
        paragraphs: [
          'A kettledrum is a copper bowl up to eighty centimetres wide. It does not fit through the machine for suitcases, so it goes to the cargo terminal to be X-rayed. There is a queue there, and this time a speedboat was ahead of us.',
          'The hardest question of the customs form is what the thing is. “Musical instrument” is true, yet it weighs as much as a motorcycle. Our manager opened a case and played the first bars of [Star Wars](/en/john-williams) with his palms. The shift asked for more.',
          'The timpani reached [Bangkok](/en/cities/bangkok) six hours before the concert, took two of them to tune, and in the evening sounded as if they had never left home.',
        ],
      },
      th: {
        title: 'ทิมปานีสี่ใบบินมากรุงเทพฯ อย่างไร',
        summary: 'หม้อทองแดง เครื่องเอกซเรย์ คำว่า “กลอง” ในใบศุลกากร และการรอแปดชั่วโมง',
        paragraphs: [
          'ทิมปานีคือหม้อทองแดงกว้างถึงแปดสิบเซนติเมตร ผ่านเครื่องสแกนกระเป๋าไม่ได้ จึงต้องไปเอกซเรย์ที่อาคารสินค้า ที่นั่นมีคิว และคราวนี้คนที่อยู่ข้างหน้าเราคือเรือเร็วหนึ่งลำ',
          'คำถามที่ยากที่สุดในใบศุลกากรคือ สิ่งนี้คืออะไร จะตอบว่าเครื่องดนตรีก็ถูก แต่น้ำหนักเท่ามอเตอร์ไซค์ ผู้จัดการวงจึงเปิดกล่องแล้วใช้ฝ่ามือตีท่อนแรกของ[สตาร์ วอร์ส](/th/john-williams)ให้ฟัง เจ้าหน้าที่ขอฟังต่ออีก',
          'ทิมปานีถึง[กรุงเทพฯ](/th/cities/bangkok)หกชั่วโมงก่อนแสดง ใช้เวลาตั้งเสียงสองชั่วโมง และค่ำวันนั้นเสียงดีราวกับไม่เคยเดินทางไปไหน',
        ],
      },
    },
  },
  {
    slug: 'conducting-lesson',
    daysAgo: 100,
    scene: 'music-stand',
    text: {
      ru: {
        title: 'Урок дирижирования для тех, кто никогда не пробовал',
        summary: 'Двадцать зрителей вышли за пульт. Оркестр честно играл ровно то, что они показывали.',
        paragraphs: [
          'После концерта в Нижнем Новгороде мы оставили свет и пригласили на сцену двадцать человек, которые записались заранее. Каждому достались палочка, минута и первые такты темы из [«Пиратов Карибского моря»](/pirates-of-the-caribbean). Правило одно: оркестр играет по руке, а не по памяти.',
          'Первый участник остановил музыку на втором такте и испугался. Десятилетняя Варя довела оркестр до такого темпа, что медь попросила пощады. Бухгалтер из Бора получила самое ровное крещендо вечера и ушла, не оглядываясь, как настоящий маэстро.',
          'Следующие уроки пройдут в городах большого тура, запись открывается за неделю до концерта в [новостях](/news).',
        ],
      },
    },
  },
  {
    slug: 'open-rehearsal-for-children',
    daysAgo: 195,
    scene: 'rehearsal',
    variant: 1,
    programs: ['harry-potter', 'nintendo'],
    text: {
      ru: {
        title: 'Открытая репетиция: дети сидели внутри оркестра',
        summary: 'Шестьдесят стульев между пультами, сто двадцать вопросов и один уснувший под контрабас.',
        paragraphs: [
          'Раз в сезон мы зовём на репетицию детей и сажаем их не в зал, а между музыкантами. Так слышно главное: что у каждого своя нота и что вторая скрипка играет вовсе не то же самое, что первая.',
          'В этот раз репетировали [«Гарри Поттера»](/harry-potter) и [музыку Nintendo](/nintendo). Самое популярное место было у ударных, самое тихое — за арфой. Один гость трёх лет уснул рядом с контрабасом, и группа доиграла пианиссимо.',
          'Вопрос дня: «А если вы чихнёте?» Ответ: чихаем на форте. Советы о том, как выбрать первый концерт, собраны [здесь](/a/first-concert-with-a-child).',
        ],
      },
      en: {
        title: 'Open rehearsal: the children sat inside the orchestra',
        summary:
          'Sixty chairs between the music stands, a hundred and twenty questions and one nap by the double bass.',
        paragraphs: [
          'Once a season we invite children to a rehearsal and seat them not in the hall but among the players. That is where you hear the most important thing: everybody has a note of their own, and a second violin does not play what the first one plays.',
          'This time we rehearsed [Harry Potter](/en/harry-potter) and [the music of Nintendo](/en/nintendo). The most popular place was by the percussion, the quietest behind the harp. A guest of three fell asleep next to a double bass, and the section finished the piece pianissimo.',
          'Question of the day: “What if you sneeze?” We sneeze on a forte. How to choose a first concert is told [here](/en/a/first-concert-with-a-child).',
        ],
      },
      th: {
        title: 'ซ้อมเปิด: เด็ก ๆ นั่งอยู่กลางวงออร์เคสตรา',
        summary: 'เก้าอี้หกสิบตัวระหว่างขาตั้งโน้ต คำถามหนึ่งร้อยยี่สิบข้อ และเด็กหนึ่งคนที่หลับข้างดับเบิลเบส',
        paragraphs: [
          'ปีละครั้งเราชวนเด็ก ๆ มาดูการซ้อม และให้นั่งท่ามกลางนักดนตรีแทนที่จะนั่งในที่นั่งผู้ชม จากตรงนั้นจะได้ยินสิ่งสำคัญที่สุด คือทุกคนมีโน้ตของตัวเอง และไวโอลินสองไม่ได้เล่นเหมือนไวโอลินหนึ่ง',
          'ครั้งนี้เราซ้อม[แฮร์รี่ พอตเตอร์](/th/harry-potter)และ[ดนตรีนินเทนโด](/th/nintendo) ที่นั่งยอดนิยมคือข้างเครื่องกระทบ ที่เงียบที่สุดคือหลังฮาร์ป แขกวัยสามขวบคนหนึ่งหลับข้างดับเบิลเบส ทั้งกลุ่มจึงเล่นท่อนจบเบาที่สุดเท่าที่จะเบาได้',
          'คำถามประจำวัน ถ้าจะจามทำอย่างไร คำตอบคือจามตอนเพลงดัง อ่านวิธีเลือกคอนเสิร์ตแรกให้เด็กได้[ที่นี่](/th/a/first-concert-with-a-child)',
        ],
      },
    },
  },
  {
    slug: 'violas-run-a-half-marathon',
    daysAgo: 250,
    scene: 'city-lights',
    variant: 1,
    text: {
      ru: {
        title: 'Альты пробежали полумарафон',
        summary:
          'Пятеро альтистов вышли на старт утром, а вечером играли Шора. Темп, говорят, держали ровно.',
        paragraphs: [
          'Шутка «альты опять опаздывают» закрыта. Вся группа, пять человек, пробежала полумарафон в Казани и финишировала вместе, держась за руки, через два часа восемь минут. Тренировались на гастролях: по утрам, вокруг гостиниц, а рядом ехал на велосипеде водитель фуры.',
          'Вечером того же дня альты сидели на своих местах и играли [«Властелина колец»](/lord-of-the-rings), где у них, как известно, длинная дорога. Ноги под пультами отдыхали в тазах с водой, чего из зала видно не было.',
          'За каждый километр друзья оркестра перечислили деньги на инструменты для музыкальных школ. О том, что уже куплено, — на странице [социальной ответственности](/charity).',
        ],
      },
    },
  },
  {
    slug: 'tablets-instead-of-folders',
    daysAgo: 360,
    scene: 'sheet-music',
    text: {
      ru: {
        title: 'Ноты на планшетах: первые сто концертов',
        summary:
          'Библиотека весом в тонну уместилась в чемодан. Рассказываем, что стало лучше, а что пришлось вернуть.',
        paragraphs: [
          'Больше тридцати программ на шестьдесят пультов — это тонна бумаги, которая ездила за нами в отдельном кузове. Год назад струнные перешли на планшеты с педалью: страница переворачивается носком ботинка, и вторая скрипка больше не бросает играть ради листа.',
          'Что стало лучше: пометки дирижёра видны всем через секунду, в темноте не нужны лампы, ноты не сдувает. Что вернули: бумагу для первых пультов. Если экран погаснет, группа должна доиграть, глядя на соседа.',
          'Старые партии с карандашными пометками мы не выбросили. Страницу с рисунками гобоиста, который скучает на паузах, можно увидеть в [дневнике оркестра](/diary).',
        ],
      },
      en: {
        title: 'Sheet music on tablets: the first hundred concerts',
        summary:
          'A library that weighed a ton fits into a suitcase. What got better, and what we had to bring back.',
        paragraphs: [
          'More than thirty programs for sixty stands make a ton of paper, and it used to follow us in a lorry of its own. A year ago the strings moved to tablets with a pedal: the page turns under the tip of a shoe, and the inside player no longer stops for it.',
          'What got better: the conductor’s markings reach everybody in a second, nobody needs a lamp in the dark, nothing blows away. What we brought back: paper for the first desks. If a screen dies, the section must be able to finish by looking at its neighbour.',
          'We kept the old parts with their pencil notes. A page drawn by an oboist who gets bored in his rests is in the [orchestra’s diary](/en/diary).',
        ],
      },
    },
  },
  {
    slug: 'first-time-in-bangkok',
    daysAgo: 650,
    scene: 'city-lights',
    variant: 2,
    programs: ['joe-hisaishi', 'john-williams'],
    text: {
      ru: {
        title: 'Сыграли в Таиланде впервые',
        summary: 'Два вечера в Бангкоке, тёплый дождь между ними и план возвращаться каждый сезон.',
        paragraphs: [
          'Мы долго думали, с чем ехать в страну, где нас никто не знает, и выбрали то, что знают все: [Джона Уильямса](/john-williams) в первый вечер и [Джо Хисаиси](/joe-hisaishi) во второй. Зал заполнился на две трети, к антракту — целиком: друзья звонили друзьям.',
          'Между концертами прошёл ливень, и влажность в зале поднялась до восьмидесяти процентов. Струнные плыли на четверть тона, настраиваться пришлось трижды. Теперь за нами в Таиланд ездят осушители воздуха.',
          'Мы обещали вернуться. Все таиландские даты — на [странице Бангкока](/cities/bangkok) и в [общем расписании](/concerts).',
        ],
      },
      en: {
        title: 'Our first concerts in Thailand',
        summary:
          'Two evenings in Bangkok with a warm rain between them, and a plan to come back every season.',
        paragraphs: [
          'What do you bring to a country where nobody knows you? We chose what everybody knows: [John Williams](/en/john-williams) on the first evening and [Joe Hisaishi](/en/joe-hisaishi) on the second. The hall was two thirds full at the start and full after the interval. Friends had telephoned friends.',
          'Between the concerts it poured, and humidity in the hall rose to eighty per cent. The strings drifted by a quarter-tone and we tuned three times. Since then dehumidifiers travel to Thailand with us.',
          'We promised to return. All dates are on the [Bangkok page](/en/cities/bangkok) and in the [schedule](/en/concerts).',
        ],
      },
      th: {
        title: 'คอนเสิร์ตครั้งแรกของเราในประเทศไทย',
        summary: 'สองค่ำคืนในกรุงเทพฯ คั่นด้วยสายฝนอุ่น ๆ และความตั้งใจจะกลับมาทุกฤดูกาล',
        paragraphs: [
          'จะนำอะไรไปเล่นในประเทศที่ยังไม่มีใครรู้จักเรา เราเลือกสิ่งที่ทุกคนรู้จัก คืนแรกเป็น[จอห์น วิลเลียมส์](/th/john-williams) คืนที่สองเป็น[โจ ฮิซาอิชิ](/th/joe-hisaishi) ตอนเริ่มมีผู้ชมสองในสามของฮอลล์ หลังพักครึ่งเต็มทุกที่นั่ง เพราะเพื่อนโทรชวนเพื่อน',
          'ระหว่างสองรอบฝนตกหนัก ความชื้นในฮอลล์ขึ้นถึงแปดสิบเปอร์เซ็นต์ เครื่องสายเพี้ยนไปเสี้ยวเสียง ต้องตั้งสายถึงสามครั้ง ตั้งแต่นั้นเครื่องลดความชื้นก็เดินทางมาไทยกับเราด้วย',
          'เราสัญญาว่าจะกลับมา ดูทุกรอบได้ที่[หน้ากรุงเทพฯ](/th/cities/bangkok)และใน[กำหนดการ](/th/concerts)',
        ],
      },
    },
  },
]
