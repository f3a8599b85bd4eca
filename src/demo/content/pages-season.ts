import type { AuthoredPage } from './authored.ts'

/** Pages made for one thing to hear: a series, a vote, an album, an evening. Each shows a layout of its own. */
export const seasonPages: AuthoredPage[] = [
  {
    slug: 'moscow-season',
    layout: 'moscow',
    text: {
      ru: {
        title: 'Московский сезон',
        description: 'Концерты «Полутона» в Москве по площадкам: большие залы, камерные вечера, премьеры.',
        blocks: [
          {
            type: 'rich-text',
            body: 'В Москве оркестр дома. Здесь мы показываем премьеры раньше других городов, пробуем новые залы и возвращаем программы, по которым соскучились сами. Концерты собраны по площадкам: выберите ту, до которой ближе ехать.\n\nАбонемента нет, но за каждый третий московский концерт сезона скидка 15 %: код приходит в письме со вторым билетом.',
          },
          { type: 'concerts', title: 'Ближайшие концерты в Москве', city: 'moscow', limit: 12 },
          {
            type: 'programs',
            title: 'Премьеры и возвращения',
            programs: ['cyberpunk', 'silent-hill', 'soviet-cinema', 'nino-rota'],
          },
          { type: 'faq', title: 'Полезное', entries: ['parking', 'pushkin-card', 'best-seats'] },
        ],
      },
      en: {
        title: 'The Moscow season',
        description: 'All Poluton concerts in Moscow by venue: large halls, chamber evenings, premieres.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Moscow is home. Here we show premieres first, try new halls and bring back programs that we have missed ourselves. The concerts are sorted by venue, so choose the one that is nearest.\n\nEvery third Moscow concert of the season costs 15 % less: the code arrives with your second ticket.',
          },
          { type: 'concerts', title: 'Next concerts in Moscow', city: 'moscow', limit: 12 },
          {
            type: 'programs',
            title: 'Premieres and returns',
            programs: ['cyberpunk', 'silent-hill', 'soviet-cinema', 'nino-rota'],
          },
        ],
      },
    },
  },
  {
    slug: 'anime-vote-2026',
    layout: 'vote',
    text: {
      ru: {
        title: 'Выбираем бис: музыка аниме',
        description: 'Проголосуйте за тему, которая станет бисом всех аниме-программ «Полутона».',
        blocks: [
          {
            type: 'rich-text',
            body: 'Восемь тем, один бис. Победителя оркестр сыграет в конце каждой аниме-программы. Голос пришлите письмом на [vote@poluton.example](mailto:vote@poluton.example): один зритель — один голос, передумать нельзя.\n\nНе уверены? Послушайте программы, из которых взяты темы.',
          },
          {
            type: 'programs',
            title: 'Откуда эти темы',
            programs: [
              'joe-hisaishi',
              'makoto-shinkai',
              'evangelion',
              'cowboy-bebop',
              'naruto',
              'attack-on-titan',
            ],
          },
        ],
      },
      en: {
        title: 'Choose the encore: anime',
        description: 'Vote for the theme that becomes the encore of every anime program of Poluton.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Eight themes, one encore. The orchestra will play the winner at the end of every anime program. Send your vote to [vote@poluton.example](mailto:vote@poluton.example): one listener, one vote, and it cannot be changed.\n\nNot sure? Look into the programs that the themes come from.',
          },
          {
            type: 'programs',
            title: 'Where the themes come from',
            programs: [
              'joe-hisaishi',
              'makoto-shinkai',
              'evangelion',
              'cowboy-bebop',
              'naruto',
              'attack-on-titan',
            ],
          },
        ],
      },
      th: {
        title: 'เลือกเพลงแถม: ดนตรีอนิเมะ',
        description: 'โหวตทำนองที่จะเป็นเพลงแถมในทุกโปรแกรมอนิเมะของ Poluton',
        blocks: [
          {
            type: 'rich-text',
            body: 'แปดทำนอง หนึ่งเพลงแถม วงจะเล่นเพลงที่ชนะในตอนท้ายของทุกโปรแกรมอนิเมะ ส่งคะแนนทางอีเมลที่ [vote@poluton.example](mailto:vote@poluton.example) หนึ่งคนหนึ่งเสียง และเปลี่ยนไม่ได้',
          },
          {
            type: 'programs',
            title: 'ทำนองเหล่านี้มาจากโปรแกรมใด',
            programs: [
              'joe-hisaishi',
              'makoto-shinkai',
              'evangelion',
              'cowboy-bebop',
              'naruto',
              'attack-on-titan',
            ],
          },
        ],
      },
    },
  },
  {
    slug: 'season-poster',
    layout: 'poster',
    text: {
      ru: {
        title: 'Афиша сезона',
        description: 'Ближайшие концерты «Полутона» одним листом: распечатайте и повесьте на холодильник.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Двенадцать ближайших вечеров на одном листе. Страница печатается без меню, чёрным по белому. Полное расписание с календарём — на [афише](/poster).',
          },
          { type: 'concerts', title: 'Ближайшие концерты', limit: 12 },
          {
            type: 'image',
            picture: { scene: 'hall-night', variant: 7 },
            alt: 'Тёмный зал перед началом концерта',
          },
        ],
      },
      en: {
        title: 'Season poster',
        description: 'The next Poluton concerts on one sheet, to print and put on the fridge.',
        blocks: [
          {
            type: 'rich-text',
            body: 'The next twelve evenings on one sheet. The page prints without menus, black on white. The whole schedule with a calendar is on the [poster page](/en/poster).',
          },
          { type: 'concerts', title: 'Next concerts', limit: 12 },
          {
            type: 'image',
            picture: { scene: 'hall-night', variant: 7 },
            alt: 'A dark hall before the concert',
          },
        ],
      },
      th: {
        title: 'โปสเตอร์ประจำฤดูกาล',
        description: 'คอนเสิร์ตที่กำลังจะมาถึงของ Poluton ในแผ่นเดียว พิมพ์แล้วติดตู้เย็นได้เลย',
        blocks: [
          {
            type: 'rich-text',
            body: 'สิบสองค่ำคืนถัดไปในหนึ่งแผ่น หน้านี้พิมพ์เป็นขาวดำโดยไม่มีเมนู กำหนดการเต็มพร้อมปฏิทินอยู่ที่[หน้าโปสเตอร์](/th/poster)',
          },
          { type: 'concerts', title: 'คอนเสิร์ตถัดไป', limit: 12 },
        ],
      },
    },
  },
  {
    slug: 'candlelight-evenings',
    layout: 'thematic-page',
    text: {
      ru: {
        title: 'Вечера при свечах',
        description: 'Камерный состав, несколько сотен огоньков и знакомая музыка вполголоса.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Ни одного прожектора, несколько сотен огоньков и столько музыкантов, сколько помещается в круг света: от трёх до восемнадцати. Большая музыка в маленьком составе открывается заново: в ней слышно, кто у кого перенял мелодию и где композитор вздохнул.\n\nСвечи безопасные, светодиодные, с тёплым живым мерцанием. Их ставят два часа и гасят, когда выйдет последний зритель.',
          },
          {
            type: 'gallery',
            pictures: [
              { scene: 'hall-night', variant: 8, alt: 'Сцена, освещённая свечами' },
              { scene: 'instruments', variant: 5, alt: 'Скрипки в тёплом свете' },
              { scene: 'audience', variant: 6, alt: 'Зрители в полутьме' },
            ],
            caption: 'Музыка начинается, когда глаза привыкли к темноте.',
          },
          {
            type: 'programs',
            title: 'Что звучит при свечах',
            programs: [
              'minimalists',
              'ghibli-candles',
              'cozy-games',
              'makoto-shinkai',
              'indie-games',
              'silent-film',
            ],
          },
          {
            type: 'quote',
            text: 'В темноте люди перестают кашлять. Мы не знаем почему, но нам нравится.',
            author: 'Первая скрипка камерного состава',
          },
          { type: 'faq', entries: ['duration', 'latecomers', 'children'], title: 'Перед тем как прийти' },
        ],
      },
      en: {
        title: 'Candlelight evenings',
        description: 'A chamber group, several hundred small lights and familiar music in a low voice.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Not one spotlight, several hundred small flames, and as many musicians as fit into the circle of light: from three to eighteen. Great music opens anew when few people play it: you hear who took the tune from whom, and where the composer drew breath.\n\nThe candles are safe LED ones with a warm flicker. Setting them up takes two hours, and they go out when the last guest has left.',
          },
          {
            type: 'gallery',
            pictures: [
              { scene: 'hall-night', variant: 8, alt: 'A stage lit by candles' },
              { scene: 'instruments', variant: 5, alt: 'Violins in warm light' },
              { scene: 'audience', variant: 6, alt: 'The audience in the half-dark' },
            ],
            caption: 'The music begins when your eyes have got used to the dark.',
          },
          {
            type: 'programs',
            title: 'What is played by candlelight',
            programs: [
              'minimalists',
              'ghibli-candles',
              'cozy-games',
              'makoto-shinkai',
              'indie-games',
              'silent-film',
            ],
          },
          { type: 'faq', entries: ['duration', 'latecomers', 'children'], title: 'Before you come' },
        ],
      },
      th: {
        title: 'ค่ำคืนใต้แสงเทียน',
        description: 'วงเล็ก แสงเทียนหลายร้อยดวง และดนตรีที่คุ้นเคยในเสียงแผ่วเบา',
        blocks: [
          {
            type: 'rich-text',
            body: 'ไม่มีสปอตไลต์สักดวง มีเพียงแสงเทียนหลายร้อยดวง กับนักดนตรีเท่าที่นั่งได้ในวงแสง ตั้งแต่สามถึงสิบแปดคน ดนตรีที่ยิ่งใหญ่เมื่อเล่นด้วยคนไม่กี่คนจะเปิดเผยสิ่งใหม่ เราได้ยินว่าใครรับทำนองต่อจากใคร และนักแต่งเพลงหยุดหายใจตรงไหน\n\nเทียนเป็นแบบ LED ที่ปลอดภัย แสงอุ่นและไหวเบา ๆ',
          },
          {
            type: 'programs',
            title: 'โปรแกรมใต้แสงเทียน',
            programs: [
              'minimalists',
              'ghibli-candles',
              'cozy-games',
              'makoto-shinkai',
              'indie-games',
              'silent-film',
            ],
          },
          { type: 'concerts', title: 'คอนเสิร์ตในกรุงเทพฯ', city: 'bangkok', limit: 4 },
        ],
      },
    },
  },
  {
    slug: 'summer-open-air',
    layout: 'program-collection',
    text: {
      ru: {
        title: 'Под открытым небом',
        description:
          'Программы, которые звучат в парках, на набережных и у моря: от «Пиратов» до Final Fantasy.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Есть музыка, которой тесно под крышей. Для летних сцен у воды и в парках мы собрали программы с большой медью, дальними барабанами и мелодиями, которые слышно за рекой. Под открытым небом играем с мая по сентябрь; в остальные месяцы те же программы звучат под крышей.\n\nБерите плед и кофту: к антракту всегда холоднее, чем кажется. В дождь играем, в грозу ждём под навесом, а если гроза не кончилась, возвращаем деньги.',
          },
          {
            type: 'programs',
            title: 'Программы под открытым небом',
            programs: [
              'pirates-of-the-caribbean',
              'lord-of-the-rings',
              'songs-of-the-north',
              'final-fantasy',
              'john-williams',
            ],
          },
          {
            type: 'image',
            picture: { scene: 'city-lights', variant: 4 },
            alt: 'Огни города над сценой у воды',
            caption: 'Вечер у воды. Ноты закреплены двумя сотнями прищепок.',
          },
        ],
      },
      en: {
        title: 'Open air',
        description:
          'Programs for parks, embankments and beaches: from Pirates of the Caribbean to Final Fantasy.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Some music is cramped under a roof. For summer stages in parks and by the water we chose programs with plenty of brass, distant drums and tunes that carry across a river. We play outdoors from May to September; in other months the same programs are under a roof.\n\nBring a blanket: by the interval it is always colder than it seems. We play in the rain and wait out a thunderstorm. If the storm does not end, you get your money back.',
          },
          {
            type: 'programs',
            title: 'Open-air programs',
            programs: [
              'pirates-of-the-caribbean',
              'lord-of-the-rings',
              'songs-of-the-north',
              'final-fantasy',
              'john-williams',
            ],
          },
        ],
      },
      th: {
        title: 'คอนเสิร์ตกลางแจ้ง',
        description: 'โปรแกรมสำหรับสวนสาธารณะ ริมน้ำ และชายทะเล จากไพเรทส์ถึงไฟนอลแฟนตาซี',
        blocks: [
          {
            type: 'rich-text',
            body: 'ดนตรีบางอย่างอึดอัดเมื่ออยู่ใต้หลังคา สำหรับเวทีฤดูร้อนในสวนและริมน้ำ เราเลือกโปรแกรมที่มีเครื่องทองเหลืองเต็มวง กลองก้องไกล และทำนองที่ได้ยินข้ามแม่น้ำ เราเล่นกลางแจ้งตั้งแต่พฤษภาคมถึงกันยายน เดือนอื่นเล่นในร่ม\n\nเตรียมเสื่อและเสื้อกันฝนบาง ๆ ฝนตกเรายังเล่น ถ้าพายุเข้าเราจะรอ และหากพายุไม่หยุด เราคืนเงิน',
          },
          {
            type: 'programs',
            title: 'โปรแกรมกลางแจ้ง',
            programs: [
              'pirates-of-the-caribbean',
              'lord-of-the-rings',
              'songs-of-the-north',
              'final-fantasy',
              'john-williams',
            ],
          },
        ],
      },
    },
  },
  {
    slug: 'studio-album',
    layout: 'album',
    text: {
      ru: {
        title: 'Студийный альбом',
        description:
          'Двенадцать номеров из программ «Полутона», записанных целиком, одним дублем, в пустом зале.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Четыре дня, пустой зал, оркестр на месте партера. Каждый номер сыгран от начала до конца без склеек: если кто-то ошибался, начинали заново.\n\n1. Cornfield Chase — «Интерстеллар»\n2. Hedwig’s Theme — «Гарри Поттер и философский камень»\n3. Concerning Hobbits — «Властелин колец: Братство Кольца»\n4. Gabriel’s Oboe — «Миссия»\n5. La passerella di addio — «Восемь с половиной»\n6. Merry-Go-Round of Life — «Ходячий замок»\n7. Sparkle — «Твоё имя»\n8. Sadness and Sorrow — «Наруто»\n9. Vogel im Käfig — «Атака титанов»\n10. To Zanarkand — Final Fantasy X\n11. City of Tears — Hollow Knight\n12. Theme of Laura — Silent Hill 2',
          },
          {
            type: 'video',
            url: 'https://rutube.ru/video/00000000000000000000000000000001/',
            title: 'Как записывали альбом',
          },
          {
            type: 'quote',
            text: 'В пустом зале слышно, как музыка уходит в дальний угол и возвращается. Мы оставили на записи и то и другое.',
            author: 'Звукорежиссёр альбома',
          },
          {
            type: 'programs',
            title: 'Услышать вживую',
            programs: ['hans-zimmer', 'ennio-morricone', 'joe-hisaishi', 'indie-games', 'silent-hill'],
          },
        ],
      },
      en: {
        title: 'The studio album',
        description:
          'Twelve pieces from Poluton’s programs, each recorded whole in one take in an empty hall.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Four days, an empty hall, the orchestra where the stalls used to be. Every piece was played from beginning to end without edits: after a slip we started again.\n\n1. Cornfield Chase — Interstellar\n2. Hedwig’s Theme — Harry Potter and the Philosopher’s Stone\n3. Concerning Hobbits — The Fellowship of the Ring\n4. Gabriel’s Oboe — The Mission\n5. La passerella di addio — 8½\n6. Merry-Go-Round of Life — Howl’s Moving Castle\n7. Sparkle — Your Name\n8. Sadness and Sorrow — Naruto\n9. Vogel im Käfig — Attack on Titan\n10. To Zanarkand — Final Fantasy X\n11. City of Tears — Hollow Knight\n12. Theme of Laura — Silent Hill 2',
          },
          {
            type: 'quote',
            text: 'In an empty hall you hear the music walk to the far corner and come back. We kept both ways on the recording.',
            author: 'Sound engineer of the album',
          },
          {
            type: 'programs',
            title: 'Hear it live',
            programs: ['hans-zimmer', 'ennio-morricone', 'joe-hisaishi', 'indie-games', 'silent-hill'],
          },
        ],
      },
      th: {
        title: 'อัลบั้มสตูดิโอ',
        description: 'สิบสองเพลงจากโปรแกรมของ Poluton บันทึกรวดเดียวจบทุกเพลงในฮอลล์ว่างเปล่า',
        blocks: [
          {
            type: 'rich-text',
            body: 'สี่วันในฮอลล์ว่าง วงนั่งแทนที่เก้าอี้ผู้ชม ทุกเพลงเล่นตั้งแต่ต้นจนจบโดยไม่ตัดต่อ\n\n1. Cornfield Chase — อินเตอร์สเตลลาร์\n2. Hedwig’s Theme — แฮร์รี่ พอตเตอร์กับศิลาอาถรรพ์\n3. Concerning Hobbits — ลอร์ดออฟเดอะริงส์\n4. Gabriel’s Oboe — The Mission\n5. La passerella di addio — 8½\n6. Merry-Go-Round of Life — ปราสาทเวทมนตร์ของฮาวล์\n7. Sparkle — หลับตาฝัน ถึงชื่อเธอ\n8. Sadness and Sorrow — นารูโตะ\n9. Vogel im Käfig — ผ่าพิภพไททัน\n10. To Zanarkand — Final Fantasy X\n11. City of Tears — Hollow Knight\n12. Theme of Laura — Silent Hill 2',
          },
          {
            type: 'programs',
            title: 'ฟังการแสดงสด',
            programs: ['hans-zimmer', 'ennio-morricone', 'joe-hisaishi', 'indie-games', 'silent-hill'],
          },
        ],
      },
    },
  },
  {
    slug: 'evening-with-poluton',
    layout: 'concert',
    text: {
      ru: {
        title: 'Вечер с «Полутоном»',
        description: 'Концерт-разговор: одна сцена, три разные музыки и ответы дирижёра на вопросы из зала.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Камерный концерт с разговором. Восемнадцать музыкантов играют к одной и той же сцене открытого фильма три разные музыки: тревожную, нежную и смешную. Зал решает, которая правдивее, а дирижёр объясняет, как его обманули.\n\nВо втором отделении — то, о чём вы спросите. Записки собирают в антракте.\n\n**Сколько идёт:** час сорок с антрактом. **Возраст:** 12+.',
          },
          {
            type: 'video',
            url: 'https://www.youtube.com/watch?v=R6MlUcmOul8',
            title: '«Слёзы из стали», открытый фильм Blender Foundation, о котором пойдёт разговор',
          },
          {
            type: 'image',
            picture: { scene: 'cinema-beam', variant: 5 },
            alt: 'Экран и восемнадцать музыкантов перед ним',
          },
          { type: 'concerts', title: 'Пока даты вечера не назначены, приходите на эти концерты', limit: 6 },
        ],
      },
      en: {
        title: 'An evening with Poluton',
        description:
          'A concert and a conversation: one scene, three kinds of music, and answers to your questions.',
        blocks: [
          {
            type: 'rich-text',
            body: 'A chamber concert with talk. Eighteen musicians play three different kinds of music to one scene of an open film: anxious, tender and funny. The audience decides which one is true, and the conductor explains how it was deceived.\n\nThe second half is what you ask for. Notes are collected in the interval.\n\n**Length:** an hour and forty minutes with an interval. **Age:** 12+.',
          },
          {
            type: 'video',
            url: 'https://www.youtube.com/watch?v=R6MlUcmOul8',
            title: 'Tears of Steel, the open film by the Blender Foundation that we talk about',
          },
          { type: 'concerts', title: 'Until its dates are set, come to one of these', limit: 6 },
        ],
      },
    },
  },
  {
    slug: 'school-programs',
    layout: 'program',
    text: {
      ru: {
        title: 'Школьные программы',
        description: 'Дневные концерты для классов: час музыки, знакомство с инструментами, цена для школ.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Дневной концерт для школьников: шестьдесят минут без антракта, начало в 12:00. Ведущий знакомит с группами оркестра, каждая играет свою тему, а в конце все собираются в одну сюиту.\n\n- **1–4 классы:** «Кто живёт в оркестре». Музыка из «Гарри Поттера», Mario и «Тоторо».\n- **5–8 классы:** «Как напугать полутоном». Почему две ноты страшнее десяти.\n- **9–11 классы:** «Профессия — кинокомпозитор». Одна сцена, три музыки, обсуждение.\n\nЦена для школ 400 ₽ с человека, на каждых десять учеников один сопровождающий бесплатно. К программе приложены материалы для урока.',
          },
          { type: 'form', form: 'b2b', wording: 'school', title: 'Заявка от школы' },
          {
            type: 'programs',
            title: 'Из этих программ взята музыка',
            programs: ['harry-potter', 'nintendo', 'joe-hisaishi'],
          },
          { type: 'faq', title: 'Что спрашивают учителя', entries: ['invoice', 'children', 'accessibility'] },
        ],
      },
      en: {
        title: 'School programs',
        description:
          'Matinees for classes: an hour of music, the instruments up close and a price for schools.',
        blocks: [
          {
            type: 'rich-text',
            body: 'A matinee for schools: sixty minutes without an interval, at noon. A presenter introduces the sections of the orchestra, each plays a theme of its own, and at the end they all meet in one suite.\n\n- **Years 1–4:** Who lives in an orchestra. Music from Harry Potter, Mario and Totoro.\n- **Years 5–8:** How to frighten with a semitone. Why two notes are scarier than ten.\n- **Years 9–11:** A film composer’s trade. One scene, three kinds of music, a discussion.\n\nThe price for schools in Russia is 400 ₽ per person, with one adult free for every ten pupils. Materials for a lesson are included.',
          },
          { type: 'form', form: 'b2b', wording: 'school', title: 'Request for a school' },
          {
            type: 'programs',
            title: 'The music comes from',
            programs: ['harry-potter', 'nintendo', 'joe-hisaishi'],
          },
        ],
      },
    },
  },
]
