import type { AuthoredArticle } from './authored.ts'

/** Articles about music for the screen: films, anime, games. */
export const screenArticles: AuthoredArticle[] = [
  {
    slug: 'how-live-to-film-works',
    daysAgo: 12,
    category: 'film',
    scene: 'cinema-beam',
    variant: 2,
    text: {
      ru: {
        title: 'Как оркестр успевает за фильмом',
        summary:
          'Щелчки в наушниках, цветные полосы на экране дирижёра и двадцать четыре возможности ошибиться в секунду.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Когда фильм идёт под живой оркестр, на экране остаются голоса и шумы, а вся музыка звучит из зала. Плёнка не ждёт: в секунде двадцать четыре кадра, и если корабль взорвался на тринадцатом, медь обязана быть там же.\n\nЗритель чаще всего забывает об оркестре через десять минут. Для нас это лучшая рецензия. Такие показы мы делаем [по заказу](/services) фестивалей и кинотеатров.',
          },
          {
            type: 'image',
            picture: { scene: 'cinema-beam', variant: 3 },
            alt: 'Луч проектора над силуэтами оркестра',
            caption: 'Дирижёр видит тот же фильм, но с полосами и вспышками поверх картинки.',
          },
          {
            type: 'rich-text',
            body: '## Полосы и вспышки\n\nПеред дирижёром стоит монитор. За две секунды до важного места по кадру слева направо едет вертикальная полоса, а в самый момент вспыхивает белый круг. Этот способ придумали в Голливуде тридцатых годов: полосы процарапывали прямо на рабочей копии плёнки. Сейчас их рисует программа, но смысл тот же: рука дирижёра и кадр встречаются в одной точке.\n\n## Щелчки\n\nТам, где попасть нужно в каждый удар, музыканты слышат в наушнике метроном, он же клик. С ним точно, но тесно: музыка перестаёт дышать. Поэтому мы включаем клик только в погонях и драках, а любовные сцены играем по полосам.\n\n## Запас прочности\n\nЕсли оркестр разошёлся с картинкой, партитура заранее знает, где её догнать. Такие места отмечены зелёным: здесь можно потянуть аккорд или взять следующий раньше. За вечер мы пользуемся ими раза три. Вы этого не услышите.',
          },
          {
            type: 'quote',
            text: 'Главное — не смотреть кино. Посмотришь, засмотришься, и через такт тебя уже нет в музыке.',
            author: 'Группа виолончелей «Полутона»',
          },
          {
            type: 'html-embed',
            title: 'Sintel, открытый фильм Blender Foundation с музыкой Яна Моргенштерна',
            html: '<iframe src="https://www.youtube-nocookie.com/embed/eRsGyueVLvQ" width="1280" height="720" title="Sintel, Blender Foundation" allowfullscreen></iframe>',
          },
          {
            type: 'rich-text',
            body: 'На чём учиться? Мы берём открытые фильмы, которые разрешено показывать и озвучивать заново. Выключите звук, поставьте любую музыку и посмотрите, как меняется одна и та же сцена. За час можно понять о ремесле кинокомпозитора больше, чем из учебника.',
          },
          {
            type: 'programs',
            title: 'Киномузыка вживую',
            programs: ['john-williams', 'lord-of-the-rings', 'silent-film'],
          },
        ],
      },
      en: {
        title: 'How an orchestra keeps up with a film',
        summary:
          'Clicks in the ear, coloured bars on the conductor’s screen, and twenty-four chances a second to be wrong.',
        blocks: [
          {
            type: 'rich-text',
            body: 'When a film is shown with a live orchestra, the voices and the noises stay on the screen and all of the music comes from the stage. The picture does not wait. A second has twenty-four frames, and if the ship explodes on the thirteenth, that is where the brass must be.\n\nMost people forget that we are there after ten minutes. We know of no better review. Festivals and cinemas [invite us](/en/services) for such evenings.',
          },
          {
            type: 'image',
            picture: { scene: 'cinema-beam', variant: 3 },
            alt: 'A projector’s beam above the silhouettes of an orchestra',
            caption: 'The conductor sees the same film with bars and flashes drawn over it.',
          },
          {
            type: 'rich-text',
            body: '## Streamers and punches\n\nThere is a monitor in front of the conductor. Two seconds before an important moment a vertical bar, the streamer, crosses the frame from left to right, and at the moment itself a white circle flashes: the punch. Hollywood invented this in the 1930s, when the bars were scratched into the working copy of the film. A computer draws them now, but the idea is the same. A hand and a frame meet at one point.\n\n## The click\n\nWhere every beat has to fit, the players hear a metronome in one ear. It is exact and a little tight: the music stops breathing. So we use the click in chases and fights, and play the love scenes by the streamers.\n\n## Room to recover\n\nIf orchestra and picture drift apart, the score already knows where to make it up. These places are marked in green: a chord that may be held, an entry that may come early. We use about three of them in an evening. You will not hear it.',
          },
          {
            type: 'quote',
            text: 'The rule is not to watch the film. You watch, you get carried away, and a bar later you are no longer in the music.',
            author: 'The cello section of Poluton',
          },
          {
            type: 'html-embed',
            title: 'Sintel, an open film by the Blender Foundation with music by Jan Morgenstern',
            html: '<iframe src="https://www.youtube-nocookie.com/embed/eRsGyueVLvQ" width="1280" height="720" title="Sintel, Blender Foundation" allowfullscreen></iframe>',
          },
          {
            type: 'rich-text',
            body: 'What do we practise on? On open films, which anybody may show and score anew. Turn the sound off, put on any music and see how one and the same scene changes. An hour of this teaches more about the craft than a textbook.',
          },
          {
            type: 'programs',
            title: 'Film music live',
            programs: ['john-williams', 'lord-of-the-rings', 'silent-film'],
          },
        ],
      },
      th: {
        title: 'วงออร์เคสตราเล่นให้ทันภาพยนตร์ได้อย่างไร',
        summary: 'เสียงคลิกในหู แถบสีบนจอของวาทยกร และโอกาสพลาดยี่สิบสี่ครั้งในหนึ่งวินาที',
        blocks: [
          {
            type: 'rich-text',
            body: 'เมื่อฉายภาพยนตร์พร้อมวงออร์เคสตราสด เสียงพูดและเสียงประกอบยังอยู่บนจอ ส่วนดนตรีทั้งหมดมาจากเวที ภาพไม่เคยรอใคร หนึ่งวินาทีมียี่สิบสี่เฟรม ถ้ายานระเบิดในเฟรมที่สิบสาม เครื่องทองเหลืองก็ต้องอยู่ตรงนั้น\n\nผู้ชมส่วนใหญ่ลืมวงไปภายในสิบนาที สำหรับเรานั่นคือคำวิจารณ์ที่ดีที่สุด',
          },
          {
            type: 'rich-text',
            body: '## แถบและแสงวาบ\n\nหน้าวาทยกรมีจอภาพ สองวินาทีก่อนจุดสำคัญจะมีแถบแนวตั้งวิ่งผ่านภาพจากซ้ายไปขวา และเมื่อถึงจังหวะนั้นจะมีวงกลมสีขาววาบขึ้น ฮอลลีวูดคิดวิธีนี้ในทศวรรษ 1930 โดยขูดเส้นลงบนฟิล์มจริง ทุกวันนี้คอมพิวเตอร์วาดให้ แต่หลักการเดิม คือมือของวาทยกรกับเฟรมภาพมาพบกันที่จุดเดียว\n\n## เสียงคลิก\n\nในฉากที่ทุกจังหวะต้องตรง นักดนตรีจะได้ยินเมโทรนอมในหูข้างหนึ่ง แม่นยำแต่ทำให้ดนตรีหายใจไม่ออก เราจึงใช้คลิกเฉพาะฉากไล่ล่าและต่อสู้ ส่วนฉากรักเล่นตามแถบบนจอ',
          },
          {
            type: 'html-embed',
            title: 'Sintel ภาพยนตร์เปิดของ Blender Foundation ดนตรีโดย Jan Morgenstern',
            html: '<iframe src="https://www.youtube-nocookie.com/embed/eRsGyueVLvQ" width="1280" height="720" title="Sintel, Blender Foundation" allowfullscreen></iframe>',
          },
          {
            type: 'programs',
            title: 'ดนตรีภาพยนตร์แสดงสด',
            programs: ['john-williams', 'lord-of-the-rings', 'silent-film'],
          },
        ],
      },
    },
  },
  {
    slug: 'silent-film-was-never-silent',
    daysAgo: 190,
    category: 'film',
    scene: 'cinema-beam',
    variant: 1,
    text: {
      ru: {
        title: 'Немое кино никогда не было немым',
        summary: 'Тапёры, Шостакович за роялем и Чаплин, который сочинял музыку сам, хотя не знал нот.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Первые фильмы показывали под рояль, гармонику, граммофон, а в больших кинотеатрах под оркестр. Музыка заглушала проектор и подсказывала, когда бояться. Тапёр смотрел на экран и играл то, что помнил: из Шопена — для расставаний, из Россини — для погонь.\n\nВ Ленинграде двадцатых годов тапёром служил студент Дмитрий Шостакович. Говорят, на комедиях он иногда смеялся так, что переставал играть. В 1929 году он написал для «Нового Вавилона» первую свою партитуру для кино, и оркестранты жаловались, что она слишком трудная.',
          },
          {
            type: 'video',
            url: 'https://www.youtube.com/watch?v=_FrdVdKlxUk',
            title: '«Путешествие на Луну», Жорж Мельес, 1902',
          },
          {
            type: 'rich-text',
            body: '## Чаплин-композитор\n\nЧарли Чаплин играл на скрипке и виолончели, а нот не знал. Для «Огней большого города» 1931 года он напевал и наигрывал мелодии, а записывал и оркестровал их аранжировщик. С тех пор музыку ко всем своим фильмам он сочинял сам, а позже вернулся и к старым, немым.\n\n## С какой скоростью крутить\n\nМеханик двадцатых годов крутил ручку сам: от шестнадцати до двадцати четырёх кадров в секунду, а к последнему сеансу быстрее, чтобы успеть на трамвай. Мы перед каждой программой сверяемся с архивом и выбираем скорость заново. От неё зависит темп всего вечера.',
          },
          {
            type: 'gallery',
            pictures: [
              { scene: 'cinema-beam', variant: 4, alt: 'Экран и луч проектора над роялем' },
              { scene: 'sheet-music', variant: 1, alt: 'Ноты с пометками тапёра' },
              { scene: 'audience', variant: 2, alt: 'Зрители смотрят на светлый экран' },
            ],
            caption: 'Немой сеанс: экран над сценой, лампа у рояля прикрыта, чтобы не мешать картинке.',
          },
          { type: 'concerts', title: 'Ближайшие показы', program: 'silent-film', limit: 4 },
        ],
      },
    },
  },
  {
    slug: 'evangelion-bach-and-the-choir',
    daysAgo: 118,
    category: 'anime',
    scene: 'giant-robot',
    variant: 2,
    text: {
      ru: {
        title: '«Евангелион», Бах и хор: кто кого цитирует',
        summary:
          'Путеводитель по классике внутри сериала: четыре места, ради которых стоит пересмотреть знакомые серии.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Хидэаки Анно и Сиро Сагису обращаются с классикой без пиетета: она звучит там, где страшнее всего. Радостная музыка поверх катастрофы действует сильнее, чем любой тревожный аккорд. Вот четыре места, которые легко узнать.',
          },
          {
            type: 'rich-text',
            body: '## Бах на кухне\n\nВ пятнадцатой серии Синдзи достаёт виолончель и играет прелюдию из первой сюиты Баха. Никакой битвы, только мальчик и инструмент. Это единственная музыка, которую он делает сам.\n\n## Гендель под дождём\n\nВ двадцать второй серии на Аску обрушивается ангел, а с ним «Аллилуйя» из «Мессии». Хор ликует, героиня кричит. После этой сцены многие не могут слушать Генделя спокойно, и мы в том числе.\n\n## «Девятая» в тишине\n\nДвадцать четвёртая серия доверяет финал Бетховену. А перед развязкой кадр замирает больше чем на минуту, пока звучит хор. В концерте мы держим свет неподвижным ровно столько же.\n\n## Барабаны Бонда\n\nБоевая тема «Decisive Battle» начинается литаврами, и если они вам знакомы, вы не ошиблись: Сагису подмигивает музыке «Из России с любовью».',
          },
          {
            type: 'quote',
            text: 'Хор в этой программе поёт на трёх языках и дважды молчит. Молчать труднее.',
            author: 'Елена Вересова, хормейстер «Обертона»',
          },
          {
            type: 'image',
            picture: { scene: 'rehearsal', variant: 2 },
            alt: 'Хор и оркестр на репетиции',
            caption: 'Сводная репетиция: хор стоит за медью, между ними прозрачный экран.',
          },
          { type: 'programs', programs: ['evangelion', 'attack-on-titan'] },
          { type: 'concerts', title: 'Где услышать', program: 'evangelion', limit: 3 },
        ],
      },
      en: {
        title: 'Evangelion, Bach and the choir: who quotes whom',
        summary: 'A guide to the classics inside the series: four places worth watching again.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Hideaki Anno and Shiro Sagisu treat the classics without reverence: they sound where things are at their worst. Joyful music over a catastrophe works harder than any anxious chord. Here are four places that are easy to recognise.',
          },
          {
            type: 'rich-text',
            body: '## Bach in a flat\n\nIn episode fifteen Shinji takes out a cello and plays the prelude of Bach’s first suite. No battle, only a boy and an instrument. It is the one piece of music that he makes himself.\n\n## Handel in the rain\n\nIn episode twenty-two an angel breaks into Asuka’s mind, and with it comes the Hallelujah of Messiah. The choir rejoices, the heroine screams. After this scene many people cannot hear Handel calmly. Nor can we.\n\n## The Ninth in silence\n\nEpisode twenty-four trusts its ending to Beethoven. Before the end the picture stands still for more than a minute while the choir sings. In the concert we hold the light for exactly as long.\n\n## Drums from a spy film\n\nThe battle theme Decisive Battle begins with timpani. If you seem to know them, you do: Sagisu is winking at From Russia with Love.',
          },
          {
            type: 'quote',
            text: 'The choir sings in three languages in this program and is silent twice. Silence is harder.',
            author: 'Elena Veresova, choir director',
          },
          { type: 'programs', programs: ['evangelion', 'attack-on-titan'] },
          { type: 'concerts', title: 'Where to hear it', program: 'evangelion', limit: 3 },
        ],
      },
    },
  },
  {
    slug: 'how-a-loop-becomes-a-suite',
    daysAgo: 83,
    category: 'games',
    scene: 'sky-island',
    variant: 1,
    text: {
      ru: {
        title: 'Как из закольцованной мелодии получается сюита',
        summary:
          'Музыка в игре не знает, сколько она продлится. Концерт знает. Что делает аранжировщик между ними.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Киномузыка написана под точное время: в сцене две минуты одиннадцать секунд, и точка. Игровая музыка живёт иначе. Вы можете пробежать поляну за десять секунд или сидеть на ней час, и мелодия не должна ни кончиться, ни надоесть.',
          },
          {
            type: 'rich-text',
            body: '## Пять голосов приставки\n\nКогда Кодзи Кондо писал музыку первого «Марио», приставка умела играть пять звуков одновременно: две мелодии, бас, шум и короткий сэмпл. Шум работал за ударные. В [нашей программе](/nintendo) эти пять голосов превращаются в шестьдесят, и главная трудность — не добавить лишнего.\n\n## Слои\n\nВ Super Mario World стоит сесть верхом на Йоши, и к мелодии добавляются бонго. Слез — пропали. Так устроена почти вся современная музыка игр: дорожки идут вместе, а игра открывает и закрывает их. На сцене роль игры исполняет дирижёр: он показывает, когда вступает слой.\n\n## Переход\n\nСамое сложное — шов. В игре погоня сменяется тишиной в случайный момент, и программа ищет ближайшую точку, где это прозвучит красиво. В сюите такую точку выбирает человек. Один раз и навсегда, поэтому выбирают долго.',
          },
          {
            type: 'image',
            picture: { scene: 'sheet-music', variant: 2 },
            alt: 'Партитура с цветными пометками слоёв',
            caption: 'Слои одной темы: синим то, что звучит всегда, жёлтым — только в бою.',
          },
          {
            type: 'rich-text',
            body: '## Зачем это слушать в зале\n\nМузыку игры вы слышали сотню раз, но почти всегда одновременно с чем-то ещё: выстрелами, меню, разговором. В концерте она впервые остаётся одна. Многие говорят, что узнали в знакомой теме мелодию, которой не замечали двадцать лет.',
          },
          {
            type: 'programs',
            title: 'Послушать вживую',
            programs: ['nintendo', 'final-fantasy', 'indie-games', 'heroes-of-might-and-magic'],
          },
        ],
      },
      en: {
        title: 'How a loop becomes a suite',
        summary:
          'Music in a game does not know how long it will last. A concert does. What the arranger does in between.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Film music is cut to an exact time: the scene takes two minutes and eleven seconds, and that is that. Game music lives differently. You may cross a meadow in ten seconds or sit in it for an hour, and the tune must neither end nor wear out.',
          },
          {
            type: 'rich-text',
            body: '## Five voices of a console\n\nWhen Koji Kondo wrote the first Mario, the console could play five sounds at a time: two tunes, a bass, noise and a short sample. The noise stood in for the drums. In [our program](/en/nintendo) the five voices become sixty, and the hard part is to add nothing needless.\n\n## Layers\n\nIn Super Mario World, climb onto Yoshi and bongos join the tune. Climb off and they are gone. Nearly all game music works like this today: the tracks run together and the game opens and closes them. On stage the conductor plays the part of the game and shows where a layer begins.\n\n## The seam\n\nThe hardest thing is the seam. In a game a chase turns into silence at a random moment, and the software looks for the nearest point where that sounds well. In a suite a person chooses the point, once and for good, and takes a long time over it.',
          },
          {
            type: 'image',
            picture: { scene: 'sheet-music', variant: 2 },
            alt: 'A score with coloured marks for its layers',
            caption: 'Layers of one theme: blue always sounds, yellow only in a fight.',
          },
          {
            type: 'rich-text',
            body: '## Why hear it in a hall\n\nYou have heard this music a hundred times, nearly always along with something else: shots, menus, talk. In a concert it is alone for the first time. Many tell us that they found a melody in a familiar theme that they had not noticed for twenty years.',
          },
          {
            type: 'programs',
            title: 'Hear it live',
            programs: ['nintendo', 'final-fantasy', 'indie-games', 'heroes-of-might-and-magic'],
          },
        ],
      },
    },
  },
]
