import type { AuthoredArticle } from './authored.ts'

/** Articles about the concert evening itself: behind the stage and in the seats. */
export const houseArticles: AuthoredArticle[] = [
  {
    slug: 'first-concert-with-a-child',
    daysAgo: 140,
    category: 'for-children',
    scene: 'audience',
    variant: 3,
    text: {
      ru: {
        title: 'Первый концерт с ребёнком: как выбрать и не пожалеть',
        summary: 'Возраст, ряд, длина, перекус и что делать, если посреди тихого места захотелось пить.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Дети слушают иначе: не «красиво или нет», а «кто это сейчас сделал». Поэтому лучший первый концерт — тот, где музыка знакома, а оркестр виден целиком.',
          },
          {
            type: 'rich-text',
            body: '## Что выбрать\n\nЛет с шести хорошо идут [«Гарри Поттер»](/harry-potter) и [музыка Nintendo](/nintendo): узнаваемо, разнообразно, номера по три-пять минут. С [Хисаиси](/joe-hisaishi) можно прийти в любом возрасте: тихие места есть, но короткие. «Атаку титанов» и Silent Hill оставьте старшим: дело не только в громкости.\n\n## Где сидеть\n\nНе в первом ряду: оттуда видны только ботинки скрипок. Седьмой ряд или начало балкона, лучше у прохода.\n\n## За неделю\n\nПоставьте дома две-три темы из программы. Узнать мелодию в зале — отдельная радость, и она держит внимание следующие десять минут.\n\n## В самом зале\n\nВода без газа, яблоко до начала, туалет в антракте без очереди — за пять минут до его конца. Если станет скучно, предложите считать: сколько арф, сколько раз сыграет большой барабан, кто чаще переворачивает страницы.',
          },
          {
            type: 'faq',
            title: 'Что ещё спрашивают родители',
            entries: ['children', 'duration', 'latecomers'],
          },
          {
            type: 'programs',
            title: 'С чего начать',
            programs: ['harry-potter', 'nintendo', 'joe-hisaishi', 'pirates-of-the-caribbean'],
          },
        ],
      },
      en: {
        title: 'A first concert with a child: how to choose well',
        summary: 'Age, row, length, a snack, and what to do about thirst in the middle of a quiet place.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Children listen differently. They do not ask whether it is beautiful but who did that just now. So the best first concert is one where the music is familiar and the whole orchestra can be seen.',
          },
          {
            type: 'rich-text',
            body: '## What to choose\n\nFrom about six, [Harry Potter](/en/harry-potter) and [the music of Nintendo](/en/nintendo) work well: easy to recognise, varied, in pieces of three to five minutes. [Hisaishi](/en/joe-hisaishi) suits any age: there are quiet places, but they are short. Leave Attack on Titan and Silent Hill to the older ones, and not only because of the volume.\n\n## Where to sit\n\nNot in the first row, from where you see nothing but the violins’ shoes. Row seven, or the front of the balcony, best of all by the aisle.\n\n## A week before\n\nPlay two or three themes at home. Recognising a tune in the hall is a joy of its own and keeps attention alive for ten minutes more.\n\n## In the hall\n\nStill water, an apple before the start, and the lavatory five minutes before the interval ends, when nobody queues. If it gets dull, suggest counting: how many harps, how often the bass drum plays, who turns most pages.',
          },
          { type: 'faq', title: 'What else parents ask', entries: ['children', 'duration', 'latecomers'] },
          {
            type: 'programs',
            title: 'Where to begin',
            programs: ['harry-potter', 'nintendo', 'joe-hisaishi', 'pirates-of-the-caribbean'],
          },
        ],
      },
      th: {
        title: 'พาลูกไปคอนเสิร์ตครั้งแรก เลือกอย่างไรให้สนุก',
        summary: 'อายุ ที่นั่ง ความยาว ของว่าง และจะทำอย่างไรถ้าเด็กอยากดื่มน้ำตอนเพลงเบา',
        blocks: [
          {
            type: 'rich-text',
            body: 'เด็กฟังไม่เหมือนผู้ใหญ่ ไม่ได้ถามว่าเพราะไหม แต่ถามว่าเมื่อกี้ใครทำเสียงนั้น คอนเสิร์ตแรกที่ดีจึงควรเป็นเพลงที่คุ้นและมองเห็นวงได้ทั้งวง',
          },
          {
            type: 'rich-text',
            body: '## เลือกโปรแกรมไหน\n\nตั้งแต่ราวหกขวบ [แฮร์รี่ พอตเตอร์](/th/harry-potter)และ[ดนตรีนินเทนโด](/th/nintendo)เหมาะมาก จำง่าย หลากหลาย แต่ละเพลงยาวสามถึงห้านาที [ฮิซาอิชิ](/th/joe-hisaishi)ไปได้ทุกวัย มีช่วงเงียบแต่สั้น ส่วนผ่าพิภพไททันและไซเลนต์ฮิลล์ควรรอให้โตก่อน ไม่ใช่เพราะเสียงดังเพียงอย่างเดียว\n\n## นั่งตรงไหน\n\nไม่ใช่แถวหน้าสุด เพราะจะเห็นแต่รองเท้าของนักไวโอลิน แถวเจ็ดหรือหน้าชั้นลอย ติดทางเดินยิ่งดี\n\n## หนึ่งสัปดาห์ก่อนไป\n\nเปิดเพลงในโปรแกรมให้ฟังที่บ้านสักสองสามเพลง การจำทำนองได้ในฮอลล์เป็นความสุขอีกแบบ\n\n## ในฮอลล์\n\nเตรียมน้ำเปล่า ให้กินของว่างก่อนเริ่ม และไปห้องน้ำห้านาทีก่อนหมดพักครึ่งซึ่งไม่มีคิว ถ้าเริ่มเบื่อ ชวนนับว่ามีฮาร์ปกี่ตัว กลองใหญ่ตีกี่ครั้ง',
          },
          { type: 'faq', title: 'คำถามอื่นจากผู้ปกครอง', entries: ['children', 'duration', 'latecomers'] },
          {
            type: 'programs',
            title: 'เริ่มจากโปรแกรมเหล่านี้',
            programs: ['harry-potter', 'nintendo', 'joe-hisaishi', 'pirates-of-the-caribbean'],
          },
        ],
      },
    },
  },
  {
    slug: 'one-day-on-tour',
    daysAgo: 240,
    category: 'backstage',
    scene: 'tour-bus',
    variant: 2,
    text: {
      ru: {
        title: 'Один день гастролей: от разгрузки до последнего чехла',
        summary: 'Шесть утра, две фуры, шестьдесят два стула. Записали по минутам обычный вторник.',
        blocks: [
          {
            type: 'rich-text',
            body: '**06:00.** Фуры у служебного входа. Первыми выгружают литавры: им дольше всех привыкать к воздуху зала. Последними — стулья дирижёра и контрабасистов, потому что они понадобятся позже всех.\n\n**08:30.** Мастер сцены раскладывает на полу рулетку. Оркестру нужно двенадцать метров на десять. Сегодня есть одиннадцать на девять, и тромбоны садятся на ступеньку.\n\n**11:00.** Настройщик у рояля, свет на репетиции, библиотекарь расставляет ноты: шестьдесят два пульта за сорок минут.',
          },
          {
            type: 'gallery',
            pictures: [
              { scene: 'tour-bus', variant: 3, alt: 'Фура с инструментами у служебного входа' },
              { scene: 'rehearsal', variant: 3, alt: 'Оркестр рассаживается на сцене' },
              { scene: 'music-stand', variant: 2, alt: 'Пульт с нотами и карандашом' },
              { scene: 'hall-night', variant: 5, alt: 'Пустой зал за час до концерта' },
            ],
            caption: 'Утро, день, вечер и час тишины между ними.',
          },
          {
            type: 'rich-text',
            body: '**13:00.** Автобус с оркестром. Половина идёт обедать, половина сразу в зал: разыграться, пока тихо.\n\n**15:00.** Репетиция. Программу играют тридцать первый раз, поэтому повторяют не ноты, а зал: где громче, где глуше, сколько тянуть последний аккорд. Звукорежиссёр ходит по рядам и садится на самое дешёвое место.\n\n**17:30.** Час тишины. На сцене никого, свет дежурный. Кто-то спит в гримёрке, кто-то гладит рубашку, альты играют в шашки.\n\n**19:00.** Концерт.\n\n**21:20.** Бис, цветы, автографы. В 21:40 за кулисами уже щёлкают замки футляров. В 23:15 закрывается вторая фура, водитель смотрит на карту: четыреста километров, к шести утра успеет.',
          },
          {
            type: 'quote',
            text: 'Зритель видит два часа. Мы — шестнадцать. Но эти два всё объясняют.',
            author: 'Мастер сцены «Полутона»',
          },
          {
            type: 'html-embed',
            title: 'Видео: как собирают сцену за четыре часа',
            html: '<iframe src="https://vk.com/video_ext.php?oid=-999999999&id=456239017&hd=2" width="1280" height="720" title="Как собирают сцену за четыре часа" allowfullscreen></iframe>',
          },
          {
            type: 'rich-text',
            body: 'Хотите в эту фуру? В гастрольном составе бывают свободные места. Расскажите о себе, ответим каждому.',
          },
          { type: 'form', form: 'audition', title: 'Заявка на прослушивание' },
        ],
      },
    },
  },
]
