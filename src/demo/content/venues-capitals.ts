import type { AuthoredVenue } from './authored.ts'

/** Halls of Moscow and Saint Petersburg. The slug `finomi` also has a fixed page of its own. */
export const venuesOfCapitals: AuthoredVenue[] = [
  {
    slug: 'dom-muzyki',
    city: 'moscow',
    latitude: 55.7325,
    longitude: 37.6464,
    halls: [
      {
        name: { ru: 'Светлановский зал', en: 'Svetlanov Hall', th: 'ห้องสเวตลานอฟ' },
        seats: 1699,
        kind: 'modern',
      },
      { name: { ru: 'Театральный зал', en: 'Theatre Hall', th: 'ห้องละคร' }, seats: 555, kind: 'theatre' },
      { name: { ru: 'Камерный зал', en: 'Chamber Hall', th: 'ห้องแชมเบอร์' }, seats: 532, kind: 'modern' },
    ],
    text: {
      ru: {
        name: 'Московский международный Дом музыки',
        address: 'Космодамианская наб., 52, стр. 8',
        description:
          'Стеклянный цилиндр на Красных холмах видно с обоих берегов Москвы-реки: над куполом вместо флюгера поворачивается скрипичный ключ. Внутри три зала, и самый большой из них носит имя дирижёра Евгения Светланова.\n\nСюда мы привозим программы с самым большим составом: сцена вмещает и оркестр, и хор, а за спинами музыкантов поднимаются трубы органа. От метро «Павелецкая» — десять минут пешком по набережной.',
      },
      en: {
        name: 'Moscow International House of Music',
        address: '52 Kosmodamianskaya Embankment, bld. 8',
        description:
          'The glass drum on the Red Hills is seen from both banks of the Moskva: where other houses keep a weathercock, a treble clef turns above its dome. There are three halls inside, and the largest bears the name of the conductor Yevgeny Svetlanov.\n\nThis is where we bring our largest forces: the stage takes the orchestra and a choir, and organ pipes rise behind the players. It is ten minutes on foot along the embankment from Paveletskaya station.',
      },
      th: {
        name: 'มอสโก อินเตอร์เนชันแนล เฮาส์ ออฟ มิวสิก',
        address: '52 อาคาร 8 ถนนเลียบแม่น้ำคอสโมดามีอันสกายา',
        description:
          'อาคารกระจกทรงกลมริมแม่น้ำมอสความองเห็นได้จากทั้งสองฝั่ง บนยอดโดมมีกุญแจซอลหมุนตามลม ภายในมีห้องแสดงสามห้อง ห้องใหญ่ที่สุดตั้งชื่อตามวาทยกรเยฟเกนี สเวตลานอฟ\n\nเราเลือกที่นี่สำหรับโปรแกรมที่ใช้ผู้เล่นจำนวนมาก เพราะเวทีรองรับทั้งวงออร์เคสตราและคณะประสานเสียง เดินจากสถานีเมโทรปาเวเลตสกายาประมาณสิบนาที',
      },
    },
  },
  {
    slug: 'zaryadye',
    city: 'moscow',
    latitude: 55.7513,
    longitude: 37.6315,
    halls: [
      { name: { ru: 'Большой зал', en: 'Great Hall', th: 'ห้องใหญ่' }, seats: 1560, kind: 'modern' },
      { name: { ru: 'Малый зал', en: 'Small Hall', th: 'ห้องเล็ก' }, seats: 400, kind: 'modern' },
    ],
    text: {
      ru: {
        name: 'Концертный зал «Зарядье»',
        address: 'ул. Варварка, 6, стр. 4',
        description:
          'Зал спрятан в холме парка, под стеклянной корой, в двух шагах от Кремля. Акустикой занимался Ясухиса Тойота, поэтому здесь слышно, как альты переворачивают страницу.\n\nКресла партера уходят под пол, и на некоторых программах мы приглашаем слушателей стоять у самой сцены: это всегда написано на странице концерта. От метро «Китай-город» идти около семи минут.',
      },
      en: {
        name: 'Zaryadye Concert Hall',
        address: '6 Varvarka Street, bld. 4',
        description:
          'The hall hides in the hill of the park, under a crust of glass, a few steps from the Kremlin. Yasuhisa Toyota shaped the acoustics, so you can hear the violas turn a page.\n\nThe stalls can sink below the floor, and for some programs we ask the audience to stand close to the stage; the concert page always says so. Kitay-Gorod station is about seven minutes away.',
      },
      th: {
        name: 'ซารยาดเยคอนเสิร์ตฮอลล์',
        address: '6 อาคาร 4 ถนนวาร์วาร์กา',
        description:
          'คอนเสิร์ตฮอลล์แห่งนี้ซ่อนอยู่ในเนินของสวนซารยาดเย ใต้หลังคากระจกผืนใหญ่ ห่างจากเครมลินเพียงไม่กี่ก้าว ระบบเสียงออกแบบโดยยาซูฮิสะ โทโยตะ เสียงแผ่วเบาที่สุดจึงไปถึงที่นั่งแถวหลังสุด\n\nเก้าอี้ชั้นล่างเก็บลงใต้พื้นได้ บางโปรแกรมจึงเป็นการยืนชมหน้าเวที ซึ่งเราแจ้งไว้ในหน้าคอนเสิร์ตเสมอ',
      },
    },
  },
  {
    slug: 'tchaikovsky-hall',
    city: 'moscow',
    latitude: 55.7699,
    longitude: 37.5953,
    halls: [
      {
        name: { ru: 'Концертный зал', en: 'Concert Hall', th: 'คอนเสิร์ตฮอลล์' },
        seats: 1505,
        kind: 'opera',
      },
    ],
    text: {
      ru: {
        name: 'Концертный зал имени П. И. Чайковского',
        address: 'Триумфальная пл., 4/31',
        description:
          'Амфитеатр на Триумфальной площади начинали строить для театра Мейерхольда, а в 1940 году открыли как концертный зал. С тех пор планировка работает на музыку: сцена выдвинута к зрителям, и хороший обзор есть почти с любого места.\n\nВыход из метро «Маяковская» — прямо у дверей. Приходите за полчаса: в гардеробе перед началом собирается весь центр Москвы.',
      },
      en: {
        name: 'Tchaikovsky Concert Hall',
        address: '4/31 Triumfalnaya Square',
        description:
          'The amphitheatre on Triumfalnaya Square was begun for Meyerhold’s theatre and opened as a concert hall in 1940. Its plan has served music ever since: the stage reaches out to the audience, and nearly every seat has a good view.\n\nMayakovskaya station is right at the doors. Come half an hour early, since all of central Moscow meets in the cloakroom.',
      },
      th: {
        name: 'ไชคอฟสกีคอนเสิร์ตฮอลล์',
        address: '4/31 จัตุรัสตรีอุมฟัลนายา',
        description:
          'ฮอลล์ทรงอัฒจันทร์โค้งบนจัตุรัสตรีอุมฟัลนายา เริ่มสร้างเป็นโรงละครของเมเยอร์โฮลด์ และเปิดเป็นคอนเสิร์ตฮอลล์ในปี 1940 เวทียื่นเข้าหาผู้ฟัง จึงมองเห็นนักดนตรีได้ชัดจากแทบทุกที่นั่ง ทางออกสถานีเมโทรมายาคอฟสกายาอยู่ติดประตูทางเข้า',
      },
    },
  },
  {
    slug: 'filarmonia-2',
    city: 'moscow',
    latitude: 55.6768,
    longitude: 37.468,
    halls: [
      {
        name: { ru: 'Зал имени С. В. Рахманинова', en: 'Rachmaninoff Hall' },
        seats: 1040,
        kind: 'modern',
      },
    ],
    text: {
      ru: {
        name: '«Филармония-2»',
        address: 'Мичуринский просп., Олимпийская деревня, 1',
        description:
          'Культурный центр Олимпийской деревни построили к Играм 1980 года, а после реконструкции здесь поселилась вторая сцена Московской филармонии. Зал светлый, деревянный, и в нём удобно слушать с детьми: просторное фойе, широкие проходы, парк за окнами.\n\nНа машине сюда проще, чем в центр: рядом есть парковка, по вечерам на ней обычно находятся места.',
      },
      en: {
        name: 'Philharmonia-2',
        address: '1 Olympic Village, Michurinsky Avenue',
        description:
          'The culture centre of the Olympic Village was built for the 1980 Games; after a rebuilding it became the second stage of the Moscow Philharmonic. The hall is bright and wooden and kind to families: a roomy foyer, wide aisles, a park outside the windows.\n\nIt is easier to reach by car than the centre, and the car park usually has room in the evening.',
      },
    },
  },
  {
    slug: 'kremlin-palace',
    city: 'moscow',
    latitude: 55.7513,
    longitude: 37.6155,
    halls: [
      { name: { ru: 'Большой зал', en: 'Main Hall' }, seats: 6000, kind: 'theatre' },
      { name: { ru: 'Малый зал', en: 'Small Hall' }, seats: 850, kind: 'theatre' },
    ],
    text: {
      ru: {
        name: 'Государственный Кремлёвский дворец',
        address: 'ул. Воздвиженка, 1',
        description:
          'Шесть тысяч мест за кремлёвской стеной: сюда мы приезжаем с программами, которым нужен большой экран и большой свет. Дворец открылся в 1961 году, и его сцена по-прежнему одна из самых широких в стране.\n\nВход через Кутафью башню, метро «Александровский сад» и «Библиотека имени Ленина». Заложите полчаса на досмотр; с рюкзаками и крупными сумками внутрь не пускают.',
      },
      en: {
        name: 'State Kremlin Palace',
        address: '1 Vozdvizhenka Street',
        description:
          'Six thousand seats behind the Kremlin wall: we come here with programs that need a big screen and big lights. The palace opened in 1961, and its stage is still among the widest in the country.\n\nEnter through the Kutafya Tower, next to Aleksandrovsky Sad and Biblioteka imeni Lenina stations. Allow half an hour for the security check; rucksacks and large bags have to stay outside.',
      },
    },
  },
  {
    slug: 'moscow-lutheran-cathedral',
    city: 'moscow',
    latitude: 55.7573,
    longitude: 37.6397,
    halls: [{ name: { ru: 'Неф собора', en: 'Nave' }, seats: 500, kind: 'church' }],
    text: {
      ru: {
        name: 'Собор Святых Петра и Павла',
        address: 'Старосадский пер., 7/10',
        description:
          'Лютеранский кафедральный собор в переулках Ивановской горки освятили в 1905 году. Высокий неоготический неф добавляет каждому аккорду ещё пару секунд, и тихая музыка звучит здесь лучше громкой: мы играем в соборе струнным составом, при свечах и с органом Зауэра.\n\nСкамьи деревянные, места в ряду свободные. Зимой берите с собой что-нибудь тёплое.',
      },
      en: {
        name: 'Cathedral of Saints Peter and Paul',
        address: '7/10 Starosadsky Lane',
        description:
          'The Lutheran cathedral in the lanes of Ivanovskaya Gorka was consecrated in 1905. Its tall Gothic Revival nave gives every chord another couple of seconds, and quiet music fares better here than loud: we play with strings alone, by candlelight and with the Sauer organ.\n\nThe pews are wooden and seating within a row is free. Bring something warm in winter.',
      },
    },
  },
  {
    slug: 'finomi',
    city: 'moscow',
    latitude: 55.7405,
    longitude: 37.609,
    halls: [
      { name: { ru: 'Цех', en: 'The Workshop', th: 'ห้องโรงงาน' }, seats: 420, kind: 'round' },
      { name: { ru: 'Аппаратная', en: 'The Control Room', th: 'ห้องควบคุมเสียง' }, seats: 90, kind: 'round' },
    ],
    text: {
      ru: {
        name: '«Финоми»',
        address: 'Берсеневская наб., 8, стр. 1',
        description:
          '«Финоми» — домашняя площадка «Полутона» на Болотном острове: бывший фабричный цех с кирпичными стенами, чугунными колоннами и окнами на реку. Здесь мы репетируем, записываемся и впервые показываем новые программы, пока они ещё помещаются в один зал.\n\nСцена стоит посередине, слушатели сидят вокруг, и ближайший ряд отделяет от скрипок один шаг. За час до концерта открывается бар, после концерта музыканты обычно выходят поговорить.',
      },
      en: {
        name: 'Finomi',
        address: '8 Bersenevskaya Embankment, bld. 1',
        description:
          'Finomi is the Poluton Orchestra’s home on Bolotny Island: a former factory workshop with brick walls, cast-iron columns and windows onto the river. We rehearse and record here, and show new programs for the first time while they still fit into one room.\n\nThe stage is in the middle with the audience around it, and the front row is a single step away from the violins. The bar opens an hour before the concert, and afterwards the players usually come out for a talk.',
      },
      th: {
        name: 'ฟีโนมี',
        address: '8 อาคาร 1 ถนนเลียบแม่น้ำเบียร์เซเนฟสกายา',
        description:
          'ฟีโนมีคือบ้านของวงออร์เคสตรา Poluton บนเกาะโบลอตนี อดีตโรงงานผนังอิฐ เสาเหล็กหล่อ และหน้าต่างที่มองออกไปเห็นแม่น้ำ เราซ้อม บันทึกเสียง และเปิดตัวโปรแกรมใหม่ที่นี่เป็นครั้งแรก\n\nเวทีอยู่กลางห้อง ผู้ฟังนั่งล้อมรอบ แถวหน้าสุดห่างจากไวโอลินเพียงก้าวเดียว บาร์เปิดก่อนการแสดงหนึ่งชั่วโมง และหลังจบการแสดงนักดนตรีมักออกมาพูดคุยกับผู้ฟัง',
      },
    },
  },
  {
    slug: 'vdnkh-green-theatre',
    city: 'moscow',
    latitude: 55.8345,
    longitude: 37.6225,
    halls: [{ name: { ru: 'Летний зал', en: 'Summer Stage' }, seats: 3000, kind: 'open-air' }],
    text: {
      ru: {
        name: 'Зелёный театр ВДНХ',
        address: 'просп. Мира, 119, стр. 333',
        description:
          'Летняя сцена за парадным портиком, над прудами и старыми дубами. Мы играем здесь с мая по сентябрь, когда темнеет поздно и экран загорается вместе с первыми звёздами.\n\nКонцерт состоится при любой погоде. Под зонтом соседям сзади ничего не видно, поэтому при дожде мы раздаём дождевики.',
      },
      en: {
        name: 'VDNKh Green Theatre',
        address: '119 Mira Avenue, bld. 333',
        description:
          'A summer stage behind a grand portico, above ponds and old oaks. We play here from May to September, when dusk comes late and the screen lights up together with the first stars.\n\nThe concert takes place in any weather. An umbrella hides the stage from the row behind, so we hand out raincoats when it rains.',
      },
    },
  },
  {
    slug: 'spb-philharmonic',
    city: 'saint-petersburg',
    latitude: 59.9365,
    longitude: 30.3318,
    halls: [{ name: { ru: 'Большой зал', en: 'Grand Hall', th: 'ห้องใหญ่' }, seats: 1500, kind: 'opera' }],
    text: {
      ru: {
        name: 'Филармония имени Д. Д. Шостаковича',
        address: 'Михайловская ул., 2',
        description:
          'Белые колонны и хрустальные люстры бывшего Дворянского собрания помнят Берлиоза, Листа и Вагнера, а 9 августа 1942 года здесь прозвучала Седьмая симфония Шостаковича.\n\nВыходить на эту сцену с музыкой из кино было немного страшно. Оказалось, что колоннам всё равно, для чего написана хорошая мелодия. Метро «Невский проспект», выход к каналу Грибоедова.',
      },
      en: {
        name: 'Shostakovich Philharmonia',
        address: '2 Mikhailovskaya Street',
        description:
          'The white columns and crystal chandeliers of the former Assembly of the Nobility remember Berlioz, Liszt and Wagner, and on 9 August 1942 Shostakovich’s Seventh Symphony was played here in the besieged city.\n\nWalking onto this stage with film music felt a little daring. The columns turned out not to mind what a good melody was written for. Nearest station: Nevsky Prospekt, exit to the Griboyedov Canal.',
      },
      th: {
        name: 'โชสตาโควิชฟิลฮาร์โมเนีย',
        address: '2 ถนนมิไฮลอฟสกายา',
        description:
          'เสาสีขาวและโคมระย้าคริสตัลของอดีตสโมสรขุนนางแห่งนี้เคยต้อนรับแบร์ลีโยซ ลิสต์ และวากเนอร์ และเมื่อวันที่ 9 สิงหาคม 1942 ซิมโฟนีหมายเลขเจ็ดของโชสตาโควิชก็บรรเลงที่นี่ขณะเมืองถูกปิดล้อม\n\nห้องเดียวกันนี้เปิดรับดนตรีประกอบภาพยนตร์ของเราอย่างอบอุ่น สถานีเมโทรที่ใกล้ที่สุดคือเนฟสกีโปรสเปกต์',
      },
    },
  },
  {
    slug: 'ermitazhny-teatr',
    city: 'saint-petersburg',
    latitude: 59.9425,
    longitude: 30.3176,
    halls: [
      {
        name: { ru: 'Зрительный зал', en: 'Auditorium', th: 'ห้องชมการแสดง' },
        seats: 250,
        kind: 'theatre',
      },
    ],
    text: {
      ru: {
        name: 'Эрмитажный театр',
        address: 'Дворцовая наб., 34',
        description:
          'Придворный театр Джакомо Кваренги построил в 1780-х годах для Екатерины II. Скамьи поднимаются полукругом от самой сцены, а места не нумеруют: императрица садилась, где хотела.\n\nЗал совсем небольшой, поэтому мы играем в нём камерным составом, а билеты кончаются раньше, чем в других залах города.',
      },
      en: {
        name: 'Hermitage Theatre',
        address: '34 Dvortsovaya Embankment',
        description:
          'Giacomo Quarenghi built this court theatre for Catherine the Great in the 1780s. The benches rise in a half circle from the very edge of the stage, and the seats have no numbers: the empress sat where she liked.\n\nThe room is small, so we come with a chamber ensemble, and tickets go sooner than anywhere else in the city.',
      },
      th: {
        name: 'โรงละครเฮอร์มิเทจ',
        address: '34 ถนนเลียบแม่น้ำดวอร์ตโซวายา',
        description:
          'จาโกโม ควาเรงกี สร้างโรงละครราชสำนักแห่งนี้ถวายจักรพรรดินีแคทเธอรีนที่ 2 ในช่วงทศวรรษ 1780 ม้านั่งโค้งเป็นครึ่งวงกลมไล่ระดับขึ้นจากขอบเวทีและไม่มีหมายเลขที่นั่ง ห้องมีขนาดเล็ก เราจึงแสดงด้วยวงแชมเบอร์ และบัตรมักหมดเร็วกว่าที่อื่นในเมือง',
      },
    },
  },
  {
    slug: 'spb-capella',
    city: 'saint-petersburg',
    latitude: 59.9402,
    longitude: 30.3205,
    halls: [{ name: { ru: 'Концертный зал', en: 'Concert Hall' }, seats: 773, kind: 'opera' }],
    text: {
      ru: {
        name: 'Академическая капелла Санкт-Петербурга',
        address: 'наб. реки Мойки, 20',
        description:
          'Через дворы Капеллы от Дворцовой площади до Большой Конюшенной проходят тысячи людей в день, и не все знают, что за этими окнами — один из лучших залов города по звуку.\n\nЗал перестроил в 1880-х годах Леонтий Бенуа. Он узкий, высокий и очень отзывчивый: хоровые номера из игровых саундтреков мы стараемся приберечь для него.',
      },
      en: {
        name: 'Saint Petersburg Capella',
        address: '20 Moika Embankment',
        description:
          'Thousands of people take the short cut through the courtyards of the Capella every day, and not all of them know that one of the best-sounding halls of the city is behind those windows.\n\nLeon Benois rebuilt it in the 1880s: narrow, tall and very responsive. We keep the choral numbers of our game programs for it whenever we can.',
      },
    },
  },
  {
    slug: 'oktyabrsky-hall',
    city: 'saint-petersburg',
    latitude: 59.9345,
    longitude: 30.3646,
    halls: [{ name: { ru: 'Большой зал', en: 'Main Hall' }, seats: 3747, kind: 'theatre' }],
    text: {
      ru: {
        name: 'БКЗ «Октябрьский»',
        address: 'Лиговский просп., 6',
        description:
          'Самый вместительный концертный зал в центре города, открыт в 1967 году. Балкона здесь нет в привычном смысле: ряды поднимаются одной волной, и с двадцатого ряда экран видно целиком.\n\nОт станции «Площадь Восстания» — пять минут.',
      },
      en: {
        name: 'Oktyabrsky Grand Concert Hall',
        address: '6 Ligovsky Avenue',
        description:
          'The largest concert hall in the centre of the city opened in 1967. The rows rise in one long wave, and from the twentieth you see the whole of the screen.\n\nPloshchad Vosstaniya station is five minutes away.',
      },
    },
  },
  {
    slug: 'petrikirche',
    city: 'saint-petersburg',
    latitude: 59.9363,
    longitude: 30.3237,
    halls: [{ name: { ru: 'Неф', en: 'Nave' }, seats: 640, kind: 'church' }],
    text: {
      ru: {
        name: 'Петрикирхе',
        address: 'Невский просп., 22–24',
        description:
          'Лютеранская церковь Святых Петра и Павла работы Александра Брюллова. В советские годы в ней устроили бассейн, и чаша его до сих пор лежит под полом: перед концертом можно спуститься и посмотреть.\n\nРеставрацию здесь не прячут, стены остались в шрамах. Для программ о космосе и о тишине лучшего места мы не знаем.',
      },
      en: {
        name: 'Petrikirche',
        address: '22–24 Nevsky Avenue',
        description:
          'The Lutheran Church of Saints Peter and Paul is the work of Alexander Bryullov. In Soviet times it was turned into a swimming pool, and the basin still lies under the floor: you can go down for a look before the concert.\n\nThe walls have kept their scars. We know no better place for programs about space and about silence.',
      },
    },
  },
]
