import type { AuthoredArticle } from './authored.ts'

/** Articles about composers, instruments and the way in which music works. */
export const musicArticles: AuthoredArticle[] = [
  {
    slug: 'what-is-a-semitone',
    daysAgo: 4,
    category: 'how-it-works',
    scene: 'sheet-music',
    variant: 3,
    text: {
      ru: {
        title: 'Что такое полутон и почему мы так называемся',
        summary: 'Самый маленький шаг в европейской музыке — и самый короткий путь от покоя к тревоге.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Подойдите к пианино, нажмите любую клавишу, а потом соседнюю, белую или чёрную. Это и есть полутон. В октаве их двенадцать, и каждый следующий звук выше предыдущего примерно на шесть процентов. Ближе друг к другу звуки в нашей музыке не подходят.',
          },
          {
            type: 'rich-text',
            body: '## Две ноты, которые пугают\n\nМи — фа. Ми — фа. Джон Уильямс взял полутон, отдал его контрабасам и повторил, и целое поколение перестало заходить в море. В «Челюстях» почти нет музыки сложнее этого шага. Он страшен потому, что первая нота всё время хочет стать второй.\n\n## Одна нота, которая утешает\n\nТот же шаг, сделанный вверх в конце мелодии, успокаивает: седьмая ступень приходит в первую, и кажется, что дверь закрылась мягко. Так устроены почти все колыбельные и большая половина финальных титров.\n\n## Между шпионом и пантерой\n\nСопровождение темы Джеймса Бонда ползёт полутонами вверх и обратно. «Розовая пантера» Генри Манчини подкрадывается к каждой ноте на полутон снизу. Попробуйте спеть любую из этих мелодий, заменив полутоны тонами: получится марш для утренней гимнастики.',
          },
          {
            type: 'quote',
            text: 'Между смешным и страшным, между детством и взрослостью, между экраном и залом расстояние одно и то же: полутон.',
            author: 'Из первой афиши оркестра',
          },
          {
            type: 'rich-text',
            body: 'Так делят октаву не везде. В тайской классической музыке семь ступеней стоят почти на равном расстоянии, и привычного полутона там нет. Когда мы играем в Таиланде вместе с местными музыкантами, первые полчаса репетиции уходят на то, чтобы договориться, где чья нота.',
          },
          {
            type: 'programs',
            title: 'Где полутонов больше всего',
            programs: ['john-williams', 'john-barry-noir'],
          },
        ],
      },
      en: {
        title: 'What a semitone is, and why we are named after it',
        summary:
          '“Poluton” is Russian for semitone: the smallest step in Western music, and the shortest way from calm to alarm.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Go to a piano, press any key, then the one right next to it, white or black. That is a semitone, *poluton* in Russian. There are twelve in an octave and each sound is about six per cent higher than the one before it. Sounds in our music come no closer than this.',
          },
          {
            type: 'rich-text',
            body: '## Two notes that frighten\n\nE, F. E, F. John Williams took a semitone, gave it to the double basses, repeated it, and a generation stayed out of the sea. Jaws hardly needs anything more complicated. The step is frightening because the first note wants to become the second all the time.\n\n## One note that consoles\n\nThe same step taken upwards at the end of a tune does the opposite: the seventh degree comes home to the first, and a door seems to close softly. Most lullabies and more than half of all closing titles work like this.\n\n## Between a spy and a panther\n\nThe accompaniment of the James Bond theme creeps up by semitones and back. Henry Mancini’s Pink Panther sneaks up on each note from a semitone below. Sing either with whole tones instead and you get a march for morning exercises.',
          },
          {
            type: 'quote',
            text: 'From funny to frightening, from childhood to what comes after, from the screen to the hall, the distance is the same: a semitone.',
            author: 'From the orchestra’s first poster',
          },
          {
            type: 'rich-text',
            body: 'Not everybody divides the octave in this way. In Thai classical music seven degrees stand almost equally far apart, and our semitone does not exist there. When we play with local musicians in Thailand, the first half-hour of the rehearsal goes into agreeing whose note is where.',
          },
          {
            type: 'programs',
            title: 'Where semitones are thickest',
            programs: ['john-williams', 'john-barry-noir'],
          },
        ],
      },
      th: {
        title: 'เซมิโทนคืออะไร และทำไมเราจึงใช้ชื่อนี้',
        summary:
          '“Poluton” ในภาษารัสเซียแปลว่าครึ่งเสียง ก้าวที่เล็กที่สุดในดนตรีตะวันตก และทางที่สั้นที่สุดจากความสงบสู่ความหวาดหวั่น',
        blocks: [
          {
            type: 'rich-text',
            body: 'ลองกดคีย์เปียโนสักตัว แล้วกดตัวที่อยู่ติดกัน จะเป็นสีขาวหรือสีดำก็ได้ นั่นคือครึ่งเสียง หรือ *poluton* ในภาษารัสเซีย หนึ่งช่วงคู่แปดมีสิบสองครึ่งเสียง เสียงแต่ละขั้นสูงกว่าขั้นก่อนราวหกเปอร์เซ็นต์ ในดนตรีตะวันตกไม่มีสองเสียงใดอยู่ใกล้กันกว่านี้',
          },
          {
            type: 'rich-text',
            body: '## สองโน้ตที่น่ากลัว\n\nมี ฟา มี ฟา จอห์น วิลเลียมส์หยิบครึ่งเสียงนี้ให้ดับเบิลเบสเล่นซ้ำ ๆ แล้วคนทั้งรุ่นก็ไม่กล้าลงทะเล ในภาพยนตร์ Jaws แทบไม่ต้องใช้อะไรซับซ้อนกว่านั้น เพราะโน้ตแรกอยากกลายเป็นโน้ตที่สองอยู่ตลอดเวลา\n\n## หนึ่งโน้ตที่ปลอบใจ\n\nก้าวเดียวกันนี้ ถ้าขึ้นไปตอนจบทำนอง จะให้ความรู้สึกตรงกันข้าม เหมือนประตูปิดลงอย่างนุ่มนวล เพลงกล่อมเด็กและเพลงท้ายเรื่องส่วนใหญ่จบแบบนี้',
          },
          {
            type: 'quote',
            text: 'จากขบขันถึงน่ากลัว จากวัยเด็กถึงวัยผู้ใหญ่ จากจอภาพถึงฮอลล์ ระยะห่างเท่ากันเสมอ คือครึ่งเสียง',
            author: 'จากโปสเตอร์แผ่นแรกของวง',
          },
          {
            type: 'rich-text',
            body: 'ไม่ใช่ทุกที่ที่แบ่งเสียงแบบนี้ ดนตรีไทยเดิมมีเจ็ดเสียงที่ห่างเกือบเท่ากัน จึงไม่มีครึ่งเสียงแบบตะวันตก เวลาเราเล่นกับนักดนตรีไทย ครึ่งชั่วโมงแรกของการซ้อมจึงหมดไปกับการตกลงกันว่าเสียงของใครอยู่ตรงไหน',
          },
          {
            type: 'programs',
            title: 'โปรแกรมที่มีครึ่งเสียงมากที่สุด',
            programs: ['john-williams', 'john-barry-noir'],
          },
        ],
      },
    },
  },
  {
    slug: 'how-to-hear-a-leitmotif',
    daysAgo: 88,
    category: 'how-it-works',
    scene: 'mountain',
    variant: 2,
    text: {
      ru: {
        title: 'Как услышать лейтмотив и не потеряться в Средиземье',
        summary: 'Короткая инструкция для тех, кто идёт на «Властелина колец» или «Звёздные войны» впервые.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Лейтмотив — это мелодия, которая ходит за героем. Она может состариться, поссориться с другой мелодией или сказать правду раньше, чем её скажет персонаж. Вагнер построил на этом четыре вечера подряд, кино взяло приём и не отпускает.',
          },
          {
            type: 'rich-text',
            body: '## Шаг первый: запомните дом\n\nУ Говарда Шора в трилогии больше девяноста тем. Учить все не нужно. Запомните Шир: свистулька, скрипка, мелодия, которую можно насвистеть по дороге за хлебом. Каждый раз, когда героям плохо, ищите её обрывок. Он почти всегда есть.\n\n## Шаг второй: ловите перемену одежды\n\nТема Братства звучит у одной валторны, пока идут двое. Собрались девять — её играет вся медь. После Мории от неё остаются куски. Если вслушаться, по одной этой теме можно понять, сколько путников осталось.\n\n## Шаг третий: ищите обман\n\nИмперский марш впервые звучит во втором по счёту фильме «Звёздных войн», в 1980 году. Через девятнадцать лет Джон Уильямс пишет светлую тему мальчика Энакина, и в её конце, тихо, спрятаны ноты марша. Мелодия знает будущее.',
          },
          {
            type: 'quote',
            text: 'Не считайте темы. Ждите, когда одна из них вас узнает.',
            author: 'Дирижёр, слушателям перед «Властелином колец»',
          },
          {
            type: 'image',
            picture: { scene: 'mountain', variant: 3 },
            alt: 'Путники на гребне горы',
            caption: 'Девять путников, одна тема.',
          },
          {
            type: 'programs',
            title: 'Попробовать на слух',
            programs: ['lord-of-the-rings', 'john-williams', 'harry-potter'],
          },
        ],
      },
      en: {
        title: 'How to hear a leitmotif without getting lost in Middle-earth',
        summary: 'Short directions for a first evening of The Lord of the Rings or Star Wars.',
        blocks: [
          {
            type: 'rich-text',
            body: 'A leitmotif is a tune that walks behind a hero. It can grow old, quarrel with another tune, or tell the truth before the hero does. Wagner built four evenings in a row on this. The cinema borrowed the idea and has not given it back.',
          },
          {
            type: 'rich-text',
            body: '## First, remember home\n\nHoward Shore’s trilogy has more than ninety themes. You need not learn them all. Remember the Shire: a whistle, a fiddle, a tune that you could whistle on the way to the baker. Whenever things go badly, look for a scrap of it. It is nearly always there.\n\n## Second, watch for a change of clothes\n\nThe Fellowship theme belongs to one horn while two are walking. When nine have gathered, all the brass has it. After Moria only pieces are left. From this theme alone you can tell how many travellers remain.\n\n## Third, look for deceit\n\nThe Imperial March is first heard in the second Star Wars film to be made, in 1980. Nineteen years later John Williams writes a bright theme for the boy Anakin, and at its end, quietly, the notes of the march are hidden. The tune knows the future.',
          },
          {
            type: 'quote',
            text: 'Do not count the themes. Wait until one of them recognises you.',
            author: 'The conductor, to the audience before The Lord of the Rings',
          },
          {
            type: 'programs',
            title: 'Try it by ear',
            programs: ['lord-of-the-rings', 'john-williams', 'harry-potter'],
          },
        ],
      },
    },
  },
  {
    slug: 'the-organ-of-interstellar',
    daysAgo: 30,
    category: 'instruments',
    scene: 'black-hole',
    variant: 2,
    text: {
      ru: {
        title: 'Орган «Интерстеллара»: инструмент, который дышит',
        summary: 'Письмо на одну страницу, лондонская церковь и причина, по которой космос звучит трубами.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Кристофер Нолан не сказал Хансу Циммеру, о чём будет фильм. Он прислал страницу текста: об отце и ребёнке, о том, что значит уйти. И попросил написать музыку за день. Циммер написал, и лишь потом узнал, что это история о космосе. Мелодия осталась.',
          },
          {
            type: 'rich-text',
            body: '## Почему орган\n\nДо появления телефонной станции орган был самой сложной машиной, которую построил человек. И он дышит: звук держится ровно столько, сколько есть воздух. Для фильма, где воздух — главная ценность, точнее инструмента не найти.\n\nЗаписывали в лондонской церкви Темпл, за мануалами сидел Роджер Сэйер, а микрофоны стояли и у труб, и далеко у стен, чтобы попало само пространство.\n\n## Что делает наш органист\n\nДвух одинаковых органов не бывает. В одном зале нужный голос называется принципалом, в другом его нет вовсе, и приходится складывать его из трёх. Поэтому перед [программой Циммера](/hans-zimmer) органист приезжает раньше всех и заполняет тетрадь: такт, регистр, сила, сколько секунд зал держит эхо.\n\n## Где сидеть\n\nСамая длинная труба звучит так низко, что её слышно не ушами. Лучшее место для неё — партер, ближе к середине, ноги на полу.',
          },
          {
            type: 'gallery',
            pictures: [
              { scene: 'hall-night', variant: 4, alt: 'Тёмный зал с трубами органа' },
              { scene: 'black-hole', variant: 3, alt: 'Светящийся диск вокруг чёрной дыры' },
              { scene: 'sheet-music', variant: 4, alt: 'Тетрадь органиста с регистрами' },
            ],
            caption: 'Зал, партитура и то, о чём она.',
          },
          { type: 'concerts', title: 'Ближайшие концерты программы', program: 'hans-zimmer', limit: 4 },
        ],
      },
      en: {
        title: 'The organ of Interstellar: an instrument that breathes',
        summary: 'A letter of one page, a church in London, and the reason why space sounds like pipes.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Christopher Nolan did not tell Hans Zimmer what the film would be. He sent a page about a father and a child and about what it means to leave, and asked for a day’s worth of music. Zimmer wrote it and only then learned that the story was set in space. The melody stayed.',
          },
          {
            type: 'rich-text',
            body: '## Why an organ\n\nUntil the telephone exchange an organ was the most complicated machine that people had built. And it breathes: a note lasts exactly as long as there is air. For a film in which air is the dearest thing of all, no instrument is more to the point.\n\nThe recording was made in the Temple Church in London with Roger Sayer at the manuals. Some microphones stood near the pipes and some far away by the walls, to catch the space itself.\n\n## What our organist does\n\nNo two organs are alike. In one hall the voice that we need is called a principal; in another it does not exist and is made out of three. So before the [Zimmer program](/en/hans-zimmer) our organist arrives first and fills an exercise book: bar, stop, strength, and for how many seconds the hall keeps an echo.\n\n## Where to sit\n\nThe longest pipe sounds so low that you do not hear it with your ears. The best place for it is in the stalls, near the middle, with your feet on the floor.',
          },
          {
            type: 'html-embed',
            title: 'Hans Zimmer on Spotify',
            html: '<iframe src="https://open.spotify.com/embed/artist/0YC192cP3KPCRWx8zr8MfZ" width="100%" height="352" title="Hans Zimmer on Spotify" loading="lazy"></iframe>',
          },
          { type: 'concerts', title: 'Next concerts of the program', program: 'hans-zimmer', limit: 4 },
        ],
      },
    },
  },
  {
    slug: 'celesta-and-other-magic',
    daysAgo: 36,
    category: 'instruments',
    scene: 'castle',
    variant: 1,
    text: {
      ru: {
        title: 'Челеста и другие волшебники',
        summary:
          'Четыре инструмента, которые за две ноты переносят в сказку, и один, который переносит в кошмар.',
        blocks: [
          {
            type: 'rich-text',
            body: 'В 1886 году парижский мастер Огюст Мюстель запатентовал инструмент с именем «небесная». Через пять лет в Париже его услышал Чайковский и тайно заказал в Россию: боялся, что Римский-Корсаков и Глазунов узнают раньше и испортят эффект. Эффект называется «Танец Феи Драже».',
          },
          {
            type: 'rich-text',
            body: '## Челеста\n\nКлавиши как у пианино, внутри стальные пластинки над деревянными коробочками. Громко играть не умеет, поэтому оркестр вокруг неё замолкает. Именно это и слышно в начале [«Гарри Поттера»](/harry-potter): не только челесту, но и то, как все притихли.\n\n## Музыкальная пила\n\nОбычная ножовка без зубцов, смычок и колено. Изгиб даёт высоту, дрожь колена — вибрато. Поёт как человек, который знает что-то печальное.\n\n## Терменвокс\n\nЕдинственный инструмент, которого не касаются. Лев Термен придумал его в Петрограде сто с лишним лет назад, изучая совсем другое. Одна рука в воздухе ведёт мелодию, другая — громкость.\n\n## Стеклянная гармоника\n\nМокрые пальцы на крутящихся чашах. В восемнадцатом веке верили, что от неё сходят с ума. Мы проверяли на гобоисте: обошлось.\n\n## Вотерфон\n\nМеталлическая чаша с водой и прутьями разной длины. Проведите смычком, качните — и дверь в подвал откроется сама. Все фильмы ужасов, которые вы помните, скрипят им. У нас он живёт в [программе Silent Hill](/silent-hill).',
          },
          {
            type: 'image',
            picture: { scene: 'instruments', variant: 3 },
            alt: 'Челеста рядом с группой скрипок',
            caption: 'Челеста «Полутона» стоит за арфой, слева от дирижёра.',
          },
          {
            type: 'programs',
            title: 'Услышать волшебников',
            programs: ['harry-potter', 'silent-hill', 'john-williams'],
          },
        ],
      },
      en: {
        title: 'The celesta and other magicians',
        summary:
          'Four instruments that carry you into a fairy tale in two notes, and one that opens a nightmare.',
        blocks: [
          {
            type: 'rich-text',
            body: 'In 1886 the Paris maker Auguste Mustel patented an instrument and called it “the heavenly one”. Five years later Tchaikovsky heard it there and ordered one to Russia in secret, afraid that Rimsky-Korsakov and Glazunov would find out first and spoil the effect. The effect is the Dance of the Sugar Plum Fairy.',
          },
          {
            type: 'rich-text',
            body: '## Celesta\n\nThe keys of a piano; inside, steel plates above wooden boxes. It cannot play loudly, so the orchestra falls silent around it. That is what you hear at the start of [Harry Potter](/en/harry-potter): not only the celesta, but everybody holding their breath.\n\n## Musical saw\n\nA saw without teeth, a bow and a knee. Bending it makes the pitch and a trembling knee makes the vibrato. It sings like somebody who knows a sad thing.\n\n## Theremin\n\nThe only instrument that nobody touches. Lev Termen invented it in Petrograd more than a hundred years ago while he was studying something else. One hand in the air leads the tune, the other the volume.\n\n## Glass harmonica\n\nWet fingers on turning bowls. The eighteenth century believed that it drove people mad. We tried it on an oboist, who is well.\n\n## Waterphone\n\nA metal bowl with water and rods of different lengths. Draw a bow across, tilt it, and the cellar door opens by itself. Every horror film that you remember creaks with it. Ours lives in the [Silent Hill program](/en/silent-hill).',
          },
          {
            type: 'image',
            picture: { scene: 'instruments', variant: 3 },
            alt: 'A celesta next to the violins',
            caption: 'Our celesta stands behind the harp, on the conductor’s left.',
          },
          {
            type: 'programs',
            title: 'Hear the magicians',
            programs: ['harry-potter', 'silent-hill', 'john-williams'],
          },
        ],
      },
      th: {
        title: 'เซเลสตาและเครื่องดนตรีวิเศษอื่น ๆ',
        summary: 'สี่เครื่องดนตรีที่พาเข้าสู่เทพนิยายได้ในสองโน้ต และอีกหนึ่งที่พาเข้าสู่ฝันร้าย',
        blocks: [
          {
            type: 'rich-text',
            body: 'ค.ศ. 1886 ช่างชาวปารีส โอกุสต์ มุสแตล จดสิทธิบัตรเครื่องดนตรีชื่อเซเลสตา แปลว่าจากสรวงสวรรค์ ห้าปีต่อมาไชคอฟสกีได้ยินเข้าและสั่งไปรัสเซียอย่างลับ ๆ เพราะกลัวเพื่อนนักแต่งเพลงจะรู้ก่อน ผลลัพธ์คือ “ระบำนางฟ้าชูการ์พลัม”',
          },
          {
            type: 'rich-text',
            body: '## เซเลสตา\n\nคีย์เหมือนเปียโน แต่ข้างในเป็นแผ่นเหล็กบนกล่องไม้ เล่นดังไม่ได้ วงทั้งวงจึงต้องเงียบรอบตัวมัน นี่คือสิ่งที่ได้ยินตอนเปิด[แฮร์รี่ พอตเตอร์](/th/harry-potter) ไม่ใช่แค่เสียงเซเลสตา แต่รวมถึงเสียงที่ทุกคนกลั้นหายใจ\n\n## เลื่อยดนตรี\n\nเลื่อยไม่มีฟัน คันชัก และเข่า งอเลื่อยเปลี่ยนระดับเสียง สั่นเข่าให้เสียงสั่นไหว ร้องเพลงเหมือนคนที่รู้เรื่องเศร้าบางอย่าง\n\n## เทอร์มิน\n\nเครื่องดนตรีชนิดเดียวที่ไม่มีใครแตะต้อง เลฟ เทอร์เมนประดิษฐ์ขึ้นเมื่อกว่าร้อยปีก่อน มือหนึ่งในอากาศเล่นทำนอง อีกมือคุมความดัง\n\n## วอเตอร์โฟน\n\nชามโลหะใส่น้ำกับก้านหลายความยาว ลากคันชักแล้วเอียงชาม ประตูห้องใต้ดินก็เปิดเอง เสียงเอี๊ยดในหนังสยองขวัญที่คุณจำได้มาจากเครื่องนี้ ของเราอยู่ใน[โปรแกรมไซเลนต์ฮิลล์](/th/silent-hill)',
          },
          {
            type: 'image',
            picture: { scene: 'instruments', variant: 3 },
            alt: 'เซเลสตาข้างกลุ่มไวโอลิน',
            caption: 'เซเลสตาของเราอยู่หลังฮาร์ป ทางซ้ายมือของวาทยกร',
          },
          {
            type: 'programs',
            title: 'ฟังเสียงวิเศษเหล่านี้',
            programs: ['harry-potter', 'silent-hill', 'john-williams'],
          },
        ],
      },
    },
  },
  {
    slug: 'joe-hisaishi-in-five-themes',
    daysAgo: 52,
    category: 'composers',
    scene: 'forest-spirit',
    variant: 2,
    text: {
      ru: {
        title: 'Джо Хисаиси в пяти темах',
        summary: 'От «Тоторо» до «Мальчика и птицы»: что слушать и на что обратить внимание.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Мамору Фудзисава взял псевдоним в честь Куинси Джонса: если прочитать его имя японскими иероглифами, получится что-то вроде «Хисаиси Дзё». К фильмам Хаяо Миядзаки он пишет сначала не саундтрек, а альбом образов: десяток пьес по рисункам и нескольким словам режиссёра. Многие знаменитые темы появились раньше, чем сцены.',
          },
          {
            type: 'rich-text',
            body: '## «Мой сосед Тоторо», 1988\n\nПростая песня, которую поют в детских садах. Хитрость внизу: басы шагают не туда, куда ждёшь, и поэтому мелодия не надоедает.\n\n## «Принцесса Мононоке», 1997\n\nБольшой симфонический Хисаиси. Главная тема почти не пользуется нотами, которые сделали бы её сладкой, отсюда ощущение древности.\n\n## «Унесённые призраками», 2001\n\nФортепиано, открывающее One Summer’s Day, висит на аккорде, который не решается стать ни весёлым, ни грустным. Ровно так чувствует себя человек на заднем сиденье, которого везут в новый город.\n\n## «Ходячий замок», 2004\n\nОдин вальс на весь фильм. Миядзаки попросил одну тему, и «Карусель жизни» меняет тридцать нарядов: от шарманки до полного оркестра.\n\n## «Мальчик и птица», 2023\n\nAsk Me Why — несколько нот рояля и много тишины. Так пишет человек, которому больше не надо никого убеждать.',
          },
          {
            type: 'quote',
            text: 'Его паузы записаны в нотах так же подробно, как звуки. Мы репетируем и те и другие.',
            author: 'Полина Рейн, рояль',
          },
          { type: 'programs', programs: ['joe-hisaishi', 'makoto-shinkai'] },
          { type: 'concerts', title: 'Ближайшие вечера Хисаиси', program: 'joe-hisaishi', limit: 4 },
        ],
      },
      en: {
        title: 'Joe Hisaishi in five themes',
        summary: 'From Totoro to The Boy and the Heron: what to listen to, and what to listen for.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Mamoru Fujisawa took his pen name from Quincy Jones: written in Japanese characters the name comes out as something like “Hisaishi Joe”. For Hayao Miyazaki’s films he does not begin with a score but with an image album, a dozen pieces after drawings and a few words of the director. Many famous themes existed before their scenes.',
          },
          {
            type: 'rich-text',
            body: '## My Neighbour Totoro, 1988\n\nA simple song that is sung in kindergartens. The cunning is below: the basses step where you do not expect them, and so the tune never wears out.\n\n## Princess Mononoke, 1997\n\nThe great symphonic Hisaishi. The main theme hardly uses the notes that would make it sweet, which is why it seems so old.\n\n## Spirited Away, 2001\n\nThe piano that opens One Summer’s Day hangs on a chord that cannot decide to be glad or sad. So does anybody on the back seat of a car that takes them to a new town.\n\n## Howl’s Moving Castle, 2004\n\nOne waltz for the whole film. Miyazaki asked for a single theme, and Merry-Go-Round of Life changes its clothes thirty times, from barrel organ to full orchestra.\n\n## The Boy and the Heron, 2023\n\nAsk Me Why is a few notes of a piano and a good deal of silence. This is how you write when you no longer need to persuade anybody.',
          },
          {
            type: 'quote',
            text: 'His rests are written as carefully as his notes. We rehearse both.',
            author: 'Polina Rein, piano',
          },
          { type: 'programs', programs: ['joe-hisaishi', 'makoto-shinkai'] },
          { type: 'concerts', title: 'Next Hisaishi evenings', program: 'joe-hisaishi', limit: 4 },
        ],
      },
      th: {
        title: 'รู้จักโจ ฮิซาอิชิผ่านห้าทำนอง',
        summary: 'จากโทโทโร่ถึงเด็กชายกับนกกระสา ควรฟังอะไร และฟังตรงไหน',
        blocks: [
          {
            type: 'rich-text',
            body: 'ชื่อจริงของเขาคือมาโมรุ ฟุจิซาวะ นามปากกามาจากชื่อควินซี โจนส์ ซึ่งเมื่อเขียนด้วยอักษรญี่ปุ่นจะอ่านได้ใกล้เคียงกับฮิซาอิชิ โจ เวลาทำงานกับฮายาโอะ มิยาซากิ เขาจะเริ่มจากอัลบั้มภาพ คือเพลงสิบกว่าเพลงที่แต่งจากภาพวาดและคำไม่กี่คำของผู้กำกับ ทำนองดังหลายเพลงจึงเกิดก่อนฉาก',
          },
          {
            type: 'rich-text',
            body: '## โทโทโร่เพื่อนรัก, 1988\n\nเพลงง่าย ๆ ที่เด็กอนุบาลร้องกัน ความฉลาดอยู่ข้างล่าง แนวเบสก้าวไปในที่ที่เราไม่คาด ทำนองจึงไม่น่าเบื่อ\n\n## เจ้าหญิงจิตวิญญาณแห่งพงไพร, 1997\n\nฮิซาอิชิแบบซิมโฟนีเต็มวง ทำนองหลักแทบไม่ใช้โน้ตที่ทำให้หวาน จึงฟังเก่าแก่เหมือนป่า\n\n## มิติวิญญาณมหัศจรรย์, 2001\n\nเปียโนที่เปิด One Summer’s Day ค้างอยู่บนคอร์ดที่ตัดสินใจไม่ได้ว่าจะสุขหรือเศร้า เหมือนเด็กบนเบาะหลังรถที่กำลังย้ายไปเมืองใหม่\n\n## ปราสาทเวทมนตร์ของฮาวล์, 2004\n\nทั้งเรื่องใช้เพลงวอลตซ์เพลงเดียว Merry-Go-Round of Life เปลี่ยนชุดไปเรื่อย ๆ จากออร์แกนข้างถนนถึงวงเต็ม\n\n## เด็กชายกับนกกระสา, 2023\n\nAsk Me Why มีเปียโนไม่กี่โน้ตกับความเงียบมากมาย เป็นวิธีเขียนของคนที่ไม่ต้องพิสูจน์อะไรกับใครแล้ว',
          },
          { type: 'programs', programs: ['joe-hisaishi', 'makoto-shinkai'] },
          { type: 'concerts', title: 'ค่ำคืนฮิซาอิชิรอบต่อไป', program: 'joe-hisaishi', limit: 4 },
        ],
      },
    },
  },
  {
    slug: 'morricone-voice-and-whistle',
    daysAgo: 340,
    category: 'composers',
    scene: 'desert',
    variant: 1,
    text: {
      ru: {
        title: 'Морриконе: голос, свист и вой койота',
        summary: 'Как двое одноклассников из Рима придумали, каким звуком говорит Дикий Запад.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Эннио Морриконе и Серджо Леоне учились в одном классе начальной школы и встретились снова через двадцать пять лет. На оркестр денег не было, и Морриконе взял то, что под рукой: свист Алессандро Алессандрони, голос Эдды Дель Орсо, окарину, варган, щелчок кнута. Так бедность стала стилем.',
          },
          {
            type: 'rich-text',
            body: '## Три героя, один вой\n\nВ теме из фильма «Хороший, плохой, злой» двухнотный вой звучит трижды по-разному: у Хорошего это флейта, у Злого окарина, у третьего человеческие голоса. Слушайте, кто выходит из-за холма: партитура скажет раньше камеры.\n\n## Музыка до съёмок\n\nК «Однажды на Диком Западе» музыку записали заранее и включали прямо на площадке. Актёры ходят, смотрят и достают оружие в её темпе. Поэтому сцены кажутся поставленными как балет: так и есть.\n\n## Гобой в джунглях\n\nЧерез двадцать лет он написал «Миссию». Один гобой против целого леса, потом хор, потом барабаны, и все трое поют своё одновременно. «Оскара» за музыку к конкретному фильму Морриконе получил в восемьдесят семь лет.',
          },
          {
            type: 'quote',
            text: 'Свистун в нашем оркестре тоже есть. Это тромбонист, и он распевается дольше сопрано.',
            author: 'Инспектор оркестра',
          },
          {
            type: 'image',
            picture: { scene: 'desert', variant: 2 },
            alt: 'Всадник в пустыне на закате',
            caption: 'Длинный план, длинная нота.',
          },
          { type: 'concerts', title: 'Вечера Морриконе', program: 'ennio-morricone', limit: 4 },
        ],
      },
    },
  },
]
