import type { AuthoredPost } from './authored.ts'

/** News from the road: where the orchestra goes and how it gets there. */
export const tourPosts: AuthoredPost[] = [
  {
    slug: 'new-season-on-sale',
    daysAgo: 1,
    scene: 'hall-night',
    programs: ['cyberpunk', 'silent-hill', 'hans-zimmer'],
    text: {
      ru: {
        title: 'Билеты на новый сезон в продаже',
        summary:
          'Открыли продажу на год вперёд: больше 30 программ, Россия, Таиланд и соседние страны. Лучшие места пока свободны.',
        paragraphs: [
          'Расписание на двенадцать месяцев стоит на [странице концертов](/concerts). Выберите свой город, и останутся только его даты. Если у вас концертов пока нет, сайт подскажет ближайший город и расстояние до него.',
          'В этом сезоне мы впервые везём на большие гастроли [музыку киберпанка](/cyberpunk) и [Silent Hill](/silent-hill). [Программу Ханса Циммера](/hans-zimmer) в залах с органом играем с живым органом, без записи.',
          '<p>Чтобы не пропустить свой город:</p><ul><li>подпишитесь на <a href="/concerts/feed.xml">ленту новых концертов</a>;</li><li>добавьте расписание города в календарь своего телефона;</li><li>загляните в <a href="/gift-certificates">подарочные сертификаты</a>, если дата пока не важна.</li></ul>',
        ],
      },
      en: {
        title: 'Tickets for the new season are on sale',
        summary:
          'A full year of concerts is open for booking: more than 30 programs in Russia, Thailand and neighbouring countries.',
        paragraphs: [
          'The next twelve months are on the [concerts page](/en/concerts). Choose your city and only its dates remain. If we are not coming to you yet, the site names the nearest city that we do visit and how far it is.',
          'This season we take [the music of cyberpunk](/en/cyberpunk) and [Silent Hill](/en/silent-hill) on a long tour for the first time. Wherever the hall owns an organ, our [Hans Zimmer program](/en/hans-zimmer) is played with that organ and not with a recording of one.',
          '<p>To hear about your city first, follow the <a href="/en/concerts/feed.xml">feed of new concerts</a>, or keep a <a href="/en/gift-certificates">gift certificate</a> until the right date appears.</p>',
        ],
      },
      th: {
        title: 'เปิดจำหน่ายบัตรฤดูกาลใหม่แล้ว',
        summary: 'จองบัตรล่วงหน้าได้ทั้งปี กว่า 30 โปรแกรมในรัสเซีย ไทย และประเทศเพื่อนบ้าน ที่นั่งดี ๆ ยังว่างอยู่',
        paragraphs: [
          'กำหนดการตลอดสิบสองเดือนข้างหน้าอยู่ใน[หน้าคอนเสิร์ต](/th/concerts) เลือกเมืองของคุณแล้วจะเห็นเฉพาะรอบการแสดงในเมืองนั้น หากเรายังไม่ไปเมืองของคุณ เว็บไซต์จะบอกเมืองที่ใกล้ที่สุดพร้อมระยะทาง',
          'ฤดูกาลนี้เรานำ[ดนตรีไซเบอร์พังก์](/th/cyberpunk)และ[ไซเลนต์ฮิลล์](/th/silent-hill)ออกทัวร์ใหญ่เป็นครั้งแรก ส่วน[โปรแกรมฮันส์ ซิมเมอร์](/th/hans-zimmer) เมื่อเล่นในฮอลล์ที่มีออร์แกน เราจะใช้ออร์แกนจริง ไม่ใช้เสียงบันทึก',
        ],
      },
    },
  },
  {
    slug: 'bangkok-second-evening',
    daysAgo: 6,
    scene: 'forest-spirit',
    variant: 1,
    programs: ['joe-hisaishi'],
    text: {
      ru: {
        title: 'В Бангкоке — второй вечер музыки Хисаиси',
        summary:
          'Билеты на первый концерт разошлись за четыре дня. Зал и музыканты согласились остаться ещё на вечер.',
        paragraphs: [
          'Мы привыкли, что в Бангкоке любят «Тоторо», но к такой скорости готовы не были: первый вечер [программы Джо Хисаиси](/joe-hisaishi) закончился за четыре дня. Зал освободил следующий день, и мы добавили второй концерт с той же программой и тем же составом.',
          'Если вы уже купили билет на первый вечер, он действует как раньше. Поменять его на второй можно у организатора, пока есть места той же цены.',
          'Все таиландские даты собраны на [странице Бангкока](/cities/bangkok). Между концертами у оркестра свободное утро, и виолончели уже спорят, где в городе лучший манго с клейким рисом.',
        ],
      },
      en: {
        title: 'A second Hisaishi evening in Bangkok',
        summary:
          'The first concert sold out in four days. The hall and the musicians agreed to stay for one more night.',
        paragraphs: [
          'We knew that Bangkok loves Totoro. We did not know how fast: the first evening of our [Joe Hisaishi program](/en/joe-hisaishi) was gone in four days. The hall freed the following night, so there is now a second concert with the same program and the same players.',
          'A ticket for the first evening stays valid. You can ask the organiser to move it to the second one while seats at that price remain.',
          'Every date in the city is on the [Bangkok page](/en/cities/bangkok). Between the two concerts the orchestra has a free morning, and the cellos are already arguing about where to find the best mango sticky rice.',
        ],
      },
      th: {
        title: 'เพิ่มรอบที่สอง ค่ำคืนดนตรีโจ ฮิซาอิชิในกรุงเทพฯ',
        summary: 'บัตรรอบแรกหมดภายในสี่วัน ฮอลล์และนักดนตรีจึงตกลงอยู่ต่ออีกหนึ่งคืน',
        paragraphs: [
          'เรารู้ว่าคนกรุงเทพฯ รักโทโทโร่ แต่ไม่คิดว่าจะเร็วขนาดนี้ บัตรรอบแรกของ[โปรแกรมโจ ฮิซาอิชิ](/th/joe-hisaishi)หมดในสี่วัน ทางฮอลล์เปิดคืนถัดไปให้ เราจึงเพิ่มรอบที่สองด้วยโปรแกรมเดิมและนักดนตรีชุดเดิม',
          'บัตรรอบแรกยังใช้ได้ตามปกติ หากต้องการเปลี่ยนเป็นรอบที่สอง ติดต่อผู้จัดได้ตราบที่ยังมีที่นั่งราคาเดียวกัน',
          'ดูทุกรอบในเมืองได้ที่[หน้ากรุงเทพฯ](/th/cities/bangkok) ระหว่างสองคอนเสิร์ตวงมีเช้าว่างหนึ่งวัน และกลุ่มเชลโลกำลังเถียงกันแล้วว่าข้าวเหนียวมะม่วงร้านไหนอร่อยที่สุด',
        ],
      },
    },
  },
  {
    slug: 'siberia-by-train',
    daysAgo: 13,
    scene: 'night-train',
    variant: 1,
    programs: ['lord-of-the-rings', 'songs-of-the-north'],
    text: {
      ru: {
        title: 'Сибирь на поезде: шесть городов за две недели',
        summary:
          'Омск, Новосибирск, Томск, Барнаул, Красноярск и Иркутск. Инструменты едут фурой, оркестр — в двух плацкартных вагонах.',
        paragraphs: [
          'Самолётом было бы быстрее, но между сибирскими городами оркестру удобнее поезд: не нужно сдавать в багаж тридцать скрипичных футляров, а репетировать квартетом в коридоре вагона никто не запрещает. Проводницы просят только не играть после одиннадцати.',
          'Везём две программы о дорогах и северном ветре: в первую неделю [музыку «Властелина колец»](/lord-of-the-rings), во вторую [«Песни севера»](/songs-of-the-north). Партии «Обертона» в каждом городе поёт местный хор. Ноты мы выслали за два месяца, и сводная репетиция будет одна, в день концерта.',
          'Контрабасы, арфа и литавры едут отдельной фурой с отоплением: дереву и коже нельзя замерзать даже на час. Водитель знает, что при плюс десяти в кузове надо звонить директору в любое время суток.',
          'Даты: [Омск](/cities/omsk), [Новосибирск](/cities/novosibirsk), [Томск](/cities/tomsk), [Барнаул](/cities/barnaul), [Красноярск](/cities/krasnoyarsk), [Иркутск](/cities/irkutsk).',
        ],
      },
      en: {
        title: 'Siberia by train: six cities in two weeks',
        summary:
          'Omsk, Novosibirsk, Tomsk, Barnaul, Krasnoyarsk and Irkutsk. The instruments go by lorry, the orchestra by sleeper.',
        paragraphs: [
          'Flying would be faster, but between Siberian cities a train suits an orchestra better. Nobody has to check in thirty violin cases, and a quartet may rehearse in the corridor of a sleeping car as long as it stops at eleven.',
          'We bring two programs about long roads and a northern wind: [The Lord of the Rings](/en/lord-of-the-rings) and [Songs of the North](/en/songs-of-the-north). In each city a local choir takes the part of our own. They received the scores two months ago and we meet for a single joint rehearsal on the day.',
          'Double basses, harp and timpani travel in a heated lorry, because wood and skin must not freeze even for an hour. All dates are in the [schedule](/en/concerts).',
        ],
      },
      th: {
        title: 'ข้ามไซบีเรียด้วยรถไฟ หกเมืองในสองสัปดาห์',
        summary: 'ออมสค์ โนโวซีบีสค์ ทอมสค์ บาร์นาอูล คราสโนยาสค์ และอีร์คุตสค์ เครื่องดนตรีไปรถบรรทุก วงนั่งรถไฟตู้นอน',
        paragraphs: [
          'เครื่องบินเร็วกว่า แต่ระหว่างเมืองในไซบีเรีย รถไฟเหมาะกับวงออร์เคสตรามากกว่า ไม่ต้องโหลดกล่องไวโอลินสามสิบใบ และยังซ้อมควอร์เท็ตตรงทางเดินในตู้นอนได้ ขอแค่หยุดก่อนห้าทุ่ม',
          'เรานำสองโปรแกรมเรื่องการเดินทางและลมเหนือไปด้วย คือ[ลอร์ดออฟเดอะริงส์](/th/lord-of-the-rings)และ[บทเพลงแห่งแดนเหนือ](/th/songs-of-the-north) คณะประสานเสียงเป็นคนในเมืองนั้น ๆ ได้รับโน้ตล่วงหน้าสองเดือน และซ้อมร่วมกันครั้งเดียวในวันแสดง',
          'ดับเบิลเบส ฮาร์ป และทิมปานีเดินทางในรถบรรทุกที่มีระบบทำความร้อน เพราะไม้และหนังกลองปล่อยให้เย็นจัดไม่ได้แม้เพียงชั่วโมงเดียว ดูวันแสดงทั้งหมดใน[กำหนดการ](/th/concerts)',
        ],
      },
    },
  },
  {
    slug: 'interstellar-organ-kazan',
    daysAgo: 27,
    scene: 'black-hole',
    variant: 1,
    programs: ['hans-zimmer'],
    text: {
      ru: {
        title: 'В Казани «Интерстеллар» прозвучит с большим органом',
        summary: 'Матвей Гофман провёл ночь за регистрами, чтобы найти звук, который слышно животом.',
        paragraphs: [
          'Ханс Циммер построил музыку «Интерстеллара» вокруг органа, потому что это единственный инструмент, который дышит в одном зале с вами и звучит как космос. На гастролях орган часто заменяют клавишами. В Казани заменять не придётся: в зале стоит настоящий.',
          'Настройка регистров заняла ночь. Днём зал репетирует, поэтому [Матвея Гофмана](/members/matvey-hoffman) пустили в одиннадцать вечера, и к пяти утра у него было двенадцать страниц пометок. Самый низкий звук в «No Time for Caution» услышат те, кто сидит в партере: он приходит через пол.',
          'Программа [«Музыка Ханса Циммера»](/hans-zimmer) идёт с одним антрактом. Билеты и другие концерты города — на [странице Казани](/cities/kazan).',
        ],
      },
      en: {
        title: 'Kazan will hear Interstellar on a real pipe organ',
        summary: 'Our organist spent a night at the stops to find the sound that you feel in your stomach.',
        paragraphs: [
          'Hans Zimmer built the score of Interstellar around an organ: an instrument that breathes in the same room as you and still sounds like space. On tour it is often replaced by a keyboard. In Kazan nothing needs replacing, because the hall has a fine organ of its own.',
          'Choosing the stops took a night. The hall rehearses by day, so our organist [Matvey Hoffman](/en/members/matvey-hoffman) was let in at eleven in the evening and by five he had twelve pages of notes. The lowest note of “No Time for Caution” will reach the stalls through the floor.',
          'The [Hans Zimmer program](/en/hans-zimmer) has one interval. Tickets are on the [Kazan page](/en/cities/kazan).',
        ],
      },
      th: {
        title: 'อินเตอร์สเตลลาร์ในคาซาน บรรเลงกับไปป์ออร์แกนหลังจริง',
        summary: 'นักออร์แกนของเราใช้เวลาทั้งคืนเลือกเสียง เพื่อหาเสียงต่ำที่รู้สึกได้ถึงในท้อง',
        paragraphs: [
          'ฮันส์ ซิมเมอร์ สร้างดนตรีของอินเตอร์สเตลลาร์รอบเสียงออร์แกน เครื่องดนตรีที่หายใจอยู่ในห้องเดียวกับเราแต่ให้เสียงราวกับอวกาศ เวลาออกทัวร์มักต้องใช้คีย์บอร์ดแทน แต่ที่คาซานไม่ต้อง เพราะในฮอลล์มีออร์แกนหลังจริง',
          'กลางวันฮอลล์มีการซ้อม นักออร์แกนจึงเข้าไปได้ตอนห้าทุ่ม และพอตีห้าก็มีบันทึกเต็มสิบสองหน้า เสียงต่ำสุดใน “No Time for Caution” จะเดินทางมาถึงผู้ชมชั้นล่างทางพื้น',
          '[โปรแกรมฮันส์ ซิมเมอร์](/th/hans-zimmer)มีพักครึ่งหนึ่งครั้ง ดูบัตรได้ที่[หน้าคาซาน](/th/cities/kazan)',
        ],
      },
    },
  },
  {
    slug: 'phuket-by-the-sea',
    daysAgo: 48,
    scene: 'ship',
    variant: 1,
    programs: ['pirates-of-the-caribbean'],
    text: {
      ru: {
        title: 'Пхукет: «Пираты» доплыли до острова',
        summary:
          'Половина зала приехала на пароме. Рассказываем, почему первую пьесу пришлось сыграть дважды.',
        paragraphs: [
          'На Пхукет ведёт мост, поэтому фура с литаврами приехала по нему, а оркестр из любопытства сел на паром. Пюпитры на палубе поставить разрешили, ноты нет: бриз забрал две страницы партии второй валторны, и боцман выловил одну.',
          'К началу половина зрителей ещё швартовалась, и «Туман» из [«Пиратов Карибского моря»](/pirates-of-the-caribbean) мы сыграли дважды: тем, кто успел, и тем, кто вошёл под него на цыпочках. На втором исполнении зал уже подпевал, хотя слов у этой пьесы нет.',
          'На Пхукет мы вернёмся. Даты появляются на [странице города](/cities/phuket), а узнать о них можно из [ленты новых концертов](/concerts/feed.xml).',
        ],
      },
      en: {
        title: 'Phuket: the Pirates reach the island',
        summary: 'Half of the audience came by ferry. Here is why the first piece had to be played twice.',
        paragraphs: [
          'There is a bridge to Phuket, and the lorry with the timpani took it. The orchestra was curious and took a ferry. Music stands were allowed on deck, music was not: the breeze had two pages of the second horn, and the boatswain fished out one.',
          'When it was time to begin, half of the audience was still mooring. So the fog of [Pirates of the Caribbean](/en/pirates-of-the-caribbean) was played twice: for those who had made it, and for those who came in on tiptoe. The second time people sang along, although the piece has no words.',
          'We will be back. Dates appear on the [Phuket page](/en/cities/phuket), and the [feed of new concerts](/en/concerts/feed.xml) will tell you about them.',
        ],
      },
      th: {
        title: 'ภูเก็ต: ไพเรทส์มาถึงเกาะแล้ว',
        summary: 'ผู้ชมครึ่งหนึ่งนั่งเรือข้ามฟากมา และนี่คือเหตุที่เพลงแรกต้องเล่นสองรอบ',
        paragraphs: [
          'ภูเก็ตมีสะพาน รถบรรทุกทิมปานีจึงข้ามสะพานมา ส่วนนักดนตรีอยากรู้อยากเห็นเลยนั่งเรือ ขาตั้งโน้ตขึ้นดาดฟ้าได้ แต่โน้ตเพลงไม่รอด ลมพัดแนวฮอร์นสองไปสองหน้า และลูกเรือช้อนกลับมาได้หนึ่ง',
          'ถึงเวลาแสดง ผู้ชมครึ่งหนึ่งยังเทียบท่าอยู่ เพลงเปิดของ[ไพเรทส์ออฟเดอะแคริบเบียน](/th/pirates-of-the-caribbean)จึงเล่นสองรอบ รอบแรกให้คนที่มาทัน รอบสองให้คนที่ย่องเข้ามา และรอบสองผู้ชมร้องตามแล้ว ทั้งที่เพลงนี้ไม่มีเนื้อร้อง',
          'เราจะกลับมาอีก รอบใหม่จะขึ้นที่[หน้าภูเก็ต](/th/cities/phuket) และติดตามได้ใน[ฟีดคอนเสิร์ตใหม่](/th/concerts/feed.xml)',
        ],
      },
    },
  },
  {
    slug: 'minsk-two-evenings',
    daysAgo: 75,
    scene: 'tour-bus',
    programs: ['john-williams', 'soviet-cinema'],
    text: {
      ru: {
        title: 'Минск: два вечера и одна очень длинная овация',
        summary:
          'Первый вечер отдали Джону Уильямсу, второй — музыке советского кино. Зал пел вместе с нами.',
        paragraphs: [
          'Мы приехали в Минск с двумя программами, которые редко стоят рядом: [музыка Джона Уильямса](/john-williams) и [музыка советского кино](/soviet-cinema). В первый вечер в зале сидели джедаи, во второй — их родители, и в гардеробе мы увидели, как одни передают другим билеты.',
          'На «Песне о далёкой Родине» из «Семнадцати мгновений весны» зал запел сам. Дирижёр опустил руки, повернулся лицом к людям и дирижировал уже ими. Овация заняла девять минут: столько же, сколько два запланированных биса.',
          'Спасибо, [Минск](/cities/minsk). Следующие концерты уже в расписании.',
        ],
      },
    },
  },
  {
    slug: 'kaliningrad-long-echo',
    daysAgo: 160,
    scene: 'hall-night',
    variant: 1,
    programs: ['ennio-morricone'],
    text: {
      ru: {
        title: 'Калининград: репетиция, на которую пришли чайки',
        summary: 'Короткая история о старых стенах, долгом эхе и о том, почему пришлось играть медленнее.',
        paragraphs: [
          'В больших кирпичных залах эхо держится несколько секунд, и быстрые места превращаются в гул. На репетиции мы сыграли «Экстаз золота» из [программы Эннио Морриконе](/ennio-morricone) трижды: в своём темпе, чуть медленнее и ещё медленнее. Остановились на третьем варианте, и хор наконец стало слышно по словам.',
          'Окна на время репетиции открыли. Чайки сели на карниз и кричали ровно в паузах. Ударники просят считать, что так и было задумано.',
          'Ближайшие концерты — на странице [Калининграда](/cities/kaliningrad). Совет от звукорежиссёра: в залах с долгим эхом лучшие места ближе к середине, а не у стен.',
        ],
      },
    },
  },
  {
    slug: 'chiang-mai-first-time',
    daysAgo: 300,
    scene: 'city-lights',
    programs: ['makoto-shinkai', 'joe-hisaishi'],
    text: {
      ru: {
        title: 'Впервые в Чиангмае',
        summary: 'Северная столица Таиланда встретила нас тишиной в паузах. Лучшей похвалы оркестр не знает.',
        paragraphs: [
          'Чиангмай стал четвёртым таиландским городом на нашей карте. Зал здесь невысокий и широкий, поэтому приехал камерный состав: восемнадцать музыкантов вместо шестидесяти двух.',
          'Играли [музыку фильмов Макото Синкая](/makoto-shinkai) и три темы [Хисаиси](/joe-hisaishi) на бис. Самая тихая пьеса вечера кончается паузой в девять секунд. Её выдержали все, включая детей в первом ряду.',
          'После концерта студенты местной консерватории показали нам са-лор, северную смычковую лютню. Наш альтист попробовал и признал, что держать её труднее, чем кажется. Даты следующих концертов — на [странице Чиангмая](/cities/chiang-mai).',
        ],
      },
      en: {
        title: 'Our first time in Chiang Mai',
        summary:
          'The northern capital met us with silence in the rests. An orchestra knows no better praise.',
        paragraphs: [
          'Chiang Mai became the fourth Thai city on our map. The hall is low and wide, so the chamber line-up came: eighteen musicians instead of sixty-two.',
          'We played [the music of Makoto Shinkai’s films](/en/makoto-shinkai) and three [Hisaishi](/en/joe-hisaishi) themes as encores. The quietest piece of the evening ends with a rest of nine seconds. Everybody kept it, the children in the front row included.',
          'Afterwards students of a local music school showed us the salo, the bowed lute of the north. Our violist tried it and admits that holding it is harder than it looks. New dates are on the [Chiang Mai page](/en/cities/chiang-mai).',
        ],
      },
      th: {
        title: 'ครั้งแรกของเราที่เชียงใหม่',
        summary: 'เมืองหลวงแห่งล้านนาต้อนรับเราด้วยความเงียบในช่วงหยุดเพลง คำชมที่ดีที่สุดสำหรับวงออร์เคสตรา',
        paragraphs: [
          'เชียงใหม่เป็นเมืองที่สี่ของไทยบนแผนที่ของเรา ฮอลล์เตี้ยและกว้าง เราจึงมาด้วยวงเล็ก นักดนตรีสิบแปดคนแทนที่จะเป็นหกสิบสองคน',
          'เราบรรเลง[ดนตรีจากภาพยนตร์ของมาโกโตะ ชินไค](/th/makoto-shinkai) และแถมทำนองของ[ฮิซาอิชิ](/th/joe-hisaishi)อีกสามเพลง ท้ายเพลงที่เบาที่สุดของค่ำคืนมีช่วงเงียบเก้าวินาที ทุกคนเงียบพร้อมกัน รวมถึงเด็ก ๆ แถวหน้าสุด',
          'หลังคอนเสิร์ต นักเรียนดนตรีในเมืองให้เราลองเล่นสะล้อ เครื่องสีของภาคเหนือ นักวิโอลาของเราลองแล้วยอมรับว่าจับยากกว่าที่เห็น ดูรอบต่อไปได้ที่[หน้าเชียงใหม่](/th/cities/chiang-mai)',
        ],
      },
    },
  },
  {
    slug: 'vladivostok-to-moscow',
    daysAgo: 413,
    scene: 'tour-bus',
    variant: 1,
    programs: ['final-fantasy', 'anime-hits'],
    text: {
      ru: {
        title: 'От Владивостока до Москвы: семь концертов и семь часов разницы',
        summary: 'Самый длинный тур сезона закончился. Считаем километры, порванные струны и выпитый чай.',
        paragraphs: [
          'Тур начался во [Владивостоке](/cities/vladivostok) и шёл на запад вслед за солнцем: каждый переезд добавлял нам по часу сна. Семь концертов за две недели, [Final Fantasy](/final-fantasy) в одном городе и [хиты аниме](/anime-hits) в следующем, чтобы никто не успел заскучать.',
          'Что осталось в путевом журнале: сорок одна порванная струна, два заменённых смычка, один концерт при свечах вместо софитов, когда в районе выключили свет, и контрабас, который доехал на день раньше контрабасиста.',
          'Последний вечер сыграли дома, в [Москве](/cities/moscow). На поклон вышли водители обеих фур. Им аплодировали дольше всех, и это справедливо.',
        ],
      },
      en: {
        title: 'Vladivostok to Moscow: seven concerts, seven hours of time zones',
        summary:
          'The longest tour of the season is over. We count kilometres, broken strings and cups of tea.',
        paragraphs: [
          'We began in [Vladivostok](/en/cities/vladivostok) and followed the sun west, gaining an hour of sleep with every move. Seven concerts in two weeks: [Final Fantasy](/en/final-fantasy) in one city, [anime hits](/en/anime-hits) in the next.',
          'From the tour diary: forty-one broken strings, two new bows, one concert by candlelight when the district lost its power, and a double bass that arrived a day before its player.',
          'The last evening was at home, in [Moscow](/en/cities/moscow). The drivers of both lorries took a bow. Theirs was the longest applause of the night, and rightly so.',
        ],
      },
    },
  },
]
