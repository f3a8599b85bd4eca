import type { AuthoredVenue } from './authored.ts'

/** Halls of European Russia outside the two capitals: the Volga, the south, the north-west and the centre. */
export const venuesOfWesternRussia: AuthoredVenue[] = [
  {
    slug: 'kazan-saydashev-hall',
    city: 'kazan',
    latitude: 55.794,
    longitude: 49.1258,
    halls: [{ name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 717, kind: 'opera' }],
    text: {
      ru: {
        name: 'Большой концертный зал имени С. Сайдашева',
        address: 'пл. Свободы, 3',
        description:
          'Зал на площади Свободы носит имя Салиха Сайдашева, основоположника татарской профессиональной музыки. Главная гордость дома — орган, который видно сразу от входа.\n\nПосле концерта советуем не спешить к машине: до Чёрного озера и Казанки отсюда приятно дойти пешком.',
      },
      en: {
        name: 'Saydashev Grand Concert Hall',
        address: '3 Svobody Square',
        description:
          'The hall on Freedom Square is named after Salih Saydashev, the founder of Tatar professional music. The pride of the house is its organ, which meets your eye from the door.\n\nDon’t hurry to your car afterwards: Black Lake and the Kazanka are a pleasant walk away.',
      },
    },
  },
  {
    slug: 'tatneft-arena',
    city: 'kazan',
    latitude: 55.8186,
    longitude: 49.1272,
    halls: [{ name: { ru: 'Арена', en: 'Arena' }, seats: 9300, kind: 'arena' }],
    text: {
      ru: {
        name: '«Татнефть Арена»',
        address: 'ул. Чистопольская, 42',
        description:
          'Дом «Ак Барса» несколько раз в сезон становится концертным залом: лёд закрывают настилом, над центром поднимают экран, и оркестр слушает вся хоккейная чаша.\n\nСектора указаны в билете, вход по секторам. Двери открываются за полтора часа до начала.',
      },
      en: {
        name: 'Tatneft Arena',
        address: '42 Chistopolskaya Street',
        description:
          'A few times a season the home of Ak Bars turns into a concert hall: the ice disappears under a floor, a screen goes up above the middle, and the whole hockey bowl listens to the orchestra.\n\nYour ticket names the sector and each sector has an entrance of its own. Doors open an hour and a half before the start.',
      },
    },
  },
  {
    slug: 'nizhny-rostropovich-hall',
    city: 'nizhny-novgorod',
    latitude: 56.3285,
    longitude: 44.003,
    halls: [
      { name: { ru: 'Кремлёвский концертный зал', en: 'Kremlin Concert Hall' }, seats: 630, kind: 'theatre' },
    ],
    text: {
      ru: {
        name: 'Филармония имени М. Л. Ростроповича',
        address: 'Кремль, корп. 2',
        description:
          'Зал стоит прямо в кремле, так что дорога на концерт начинается у Дмитриевской башни и занимает больше времени, чем вы думали: слишком хороший вид на Волгу и Оку.\n\nНа машине внутрь крепости не проехать. Оставьте её на площади Минина и Пожарского.',
      },
      en: {
        name: 'Rostropovich Philharmonic',
        address: 'Kremlin, bld. 2',
        description:
          'The hall stands inside the Kremlin, so the way to the concert starts at the Dmitrievskaya Tower and takes longer than you planned: the view of the Volga and the Oka is too good.\n\nCars can’t enter the fortress. Leave yours on Minin and Pozharsky Square.',
      },
    },
  },
  {
    slug: 'nizhny-pakgauz',
    city: 'nizhny-novgorod',
    latitude: 56.3345,
    longitude: 43.9722,
    halls: [{ name: { ru: 'Концертный зал', en: 'Concert Hall' }, seats: 450, kind: 'modern' }],
    text: {
      ru: {
        name: 'Концертный зал «Пакгауз»',
        address: 'ул. Стрелка, 21',
        description:
          'Железный кружевной каркас собрали для павильонов конца XIX века, потом он десятилетиями был складом в речном порту. Теперь между колоннами — прозрачный зал, а за сценой Стрелка, где Ока впадает в Волгу.\n\nЛетними вечерами солнце садится прямо за литаврами.',
      },
      en: {
        name: 'Pakgauz Concert Hall',
        address: '21 Strelka Street',
        description:
          'The iron lacework was made for exhibition pavilions at the end of the 19th century and then spent decades as a warehouse in the river port. Today there is a transparent hall between the columns, and behind the stage lies the Strelka, where the Oka meets the Volga.\n\nOn summer evenings the sun goes down right behind the timpani.',
      },
    },
  },
  {
    slug: 'samara-philharmonic',
    city: 'samara',
    latitude: 53.1893,
    longitude: 50.0905,
    halls: [{ name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 948, kind: 'opera' }],
    text: {
      ru: {
        name: 'Самарская филармония',
        address: 'ул. Фрунзе, 141',
        description:
          'Купол с завитками модерна достался филармонии по наследству от цирка «Олимп»: новое здание построили на его месте и сохранили силуэт. Внутри круглое фойе, лестница, по которой хочется спускаться медленно, и зал с органом.\n\nДо набережной Волги отсюда два квартала.',
      },
      en: {
        name: 'Samara Philharmonic',
        address: '141 Frunze Street',
        description:
          'The Art Nouveau dome is an inheritance: the Olympus circus once stood here, and the present house was built in its place with the same silhouette. Inside there is a round foyer, a staircase made for slow descents, and a hall with an organ.\n\nThe Volga embankment is two blocks away.',
      },
    },
  },
  {
    slug: 'rostov-philharmonic',
    city: 'rostov-on-don',
    latitude: 47.2272,
    longitude: 39.7401,
    halls: [
      { name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 860, kind: 'theatre' },
      { name: { ru: 'Камерный зал', en: 'Chamber Hall' }, seats: 180, kind: 'modern' },
    ],
    text: {
      ru: {
        name: 'Ростовская филармония',
        address: 'ул. Большая Садовая, 170',
        description:
          'В Ростове хлопают раньше всех и дольше всех. Зал на Большой Садовой это помнит: здесь наши бисы иногда длиннее второго отделения.\n\nБольшой зал — для оркестра с экраном, Камерный — для струнного состава. Какой из них ваш, написано в билете; входы рядом, со стороны Театральной площади.',
      },
      en: {
        name: 'Rostov Philharmonic',
        address: '170 Bolshaya Sadovaya Street',
        description:
          'Nobody applauds sooner or longer than Rostov. The hall on Bolshaya Sadovaya knows it: our encores here can outlast the second half.\n\nThe Grand Hall is for the orchestra with its screen, the Chamber Hall for strings. Your ticket says which one is yours; both entrances face Theatre Square.',
      },
    },
  },
  {
    slug: 'krasnodar-philharmonic',
    city: 'krasnodar',
    latitude: 45.0235,
    longitude: 38.969,
    halls: [{ name: { ru: 'Концертный зал', en: 'Concert Hall' }, seats: 720, kind: 'theatre' }],
    text: {
      ru: {
        name: 'Филармония имени Г. Ф. Пономаренко',
        address: 'ул. Красная, 55',
        description:
          'По выходным улица Красная становится пешеходной, и вечер складывается сам: прогулка, концерт, снова прогулка. Филармония названа в честь Григория Пономаренко, автора «Оренбургского пухового платка».\n\nВ зале тепло даже зимой, а летом работают кондиционеры: накиньте что-нибудь на плечи.',
      },
      en: {
        name: 'Ponomarenko Philharmonic',
        address: '55 Krasnaya Street',
        description:
          'Krasnaya Street belongs to pedestrians at weekends, so the evening arranges itself: a stroll, a concert, another stroll. The house is named after the songwriter Grigory Ponomarenko.\n\nThe air conditioning is in earnest in summer; bring something for your shoulders.',
      },
    },
  },
  {
    slug: 'voronezh-concert-hall',
    city: 'voronezh',
    latitude: 51.6668,
    longitude: 39.2117,
    halls: [{ name: { ru: 'Концертный зал', en: 'Concert Hall' }, seats: 970, kind: 'modern' }],
    text: {
      ru: {
        name: 'Воронежский концертный зал',
        address: 'Театральная ул., 17',
        description:
          'Дом Воронежской филармонии и место, где каждую премьеру на юге мы играем одной из первых. Зрители здесь читают программку до конца и потом пишут нам письма о темпах.\n\nИз-за широкой сцены первые четыре ряда сидят почти внутри оркестра. Если хотите видеть весь экран, берите с шестого.',
      },
      en: {
        name: 'Voronezh Concert Hall',
        address: '17 Teatralnaya Street',
        description:
          'This is the home of the Voronezh Philharmonic and one of the first stops in the south for each of our new programs. The audience reads the program notes to the end and then writes us letters about the tempi.\n\nThe stage is so wide that the first four rows sit almost inside the orchestra. Take the sixth or further back to see the whole screen.',
      },
    },
  },
  {
    slug: 'volgograd-concert-hall',
    city: 'volgograd',
    latitude: 48.7035,
    longitude: 44.5216,
    halls: [{ name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 960, kind: 'theatre' }],
    text: {
      ru: {
        name: 'Центральный концертный зал',
        address: 'наб. 62-й Армии, 4',
        description:
          'Зал стоит на самой набережной, у речного вокзала. В антракте можно выйти на ступени и послушать, как на Волге разговаривают теплоходы: их гудки иногда попадают в тональность.\n\nЗвук и экран доходят до последнего ряда, поэтому недорогие места на балконе здесь ничем не хуже партера.',
      },
      en: {
        name: 'Central Concert Hall',
        address: '4 62nd Army Embankment',
        description:
          'The hall stands right on the embankment, beside the river station. In the interval you can step outside and listen to the ships talking on the Volga: now and then their horns are in our key.\n\nSound and picture carry to the back, so the inexpensive balcony is as good as the stalls.',
      },
    },
  },
  {
    slug: 'saratov-philharmonic',
    city: 'saratov',
    latitude: 51.529,
    longitude: 46.0373,
    halls: [{ name: { ru: 'Концертный зал', en: 'Concert Hall' }, seats: 504, kind: 'theatre' }],
    text: {
      ru: {
        name: 'Филармония имени А. Шнитке',
        address: 'Соборная ул., 9',
        description:
          'Альфред Шнитке родился неподалёку, в Энгельсе, и написал музыку к шести десяткам фильмов. Играть саундтреки в зале его имени — наше любимое совпадение в гастрольном графике.',
      },
      en: {
        name: 'Schnittke Philharmonic',
        address: '9 Sobornaya Street',
        description:
          'Alfred Schnittke was born across the river, in Engels, and scored some sixty films. Playing soundtracks in a hall that bears his name is our favourite coincidence of the tour.',
      },
    },
  },
  {
    slug: 'yaroslavl-millennium',
    city: 'yaroslavl',
    latitude: 57.6177,
    longitude: 39.8662,
    halls: [
      { name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 1800, kind: 'modern' },
      { name: { ru: 'Малый зал', en: 'Small Hall' }, seats: 450, kind: 'modern' },
    ],
    text: {
      ru: {
        name: 'Концертный центр «Миллениум»',
        address: 'Которосльная наб., 53',
        description:
          'Концертный центр построили на берегу Которосли к тысячелетию города. Сцена глубокая, сюда без потерь встаёт весь наш свет, а акустику можно подстроить под программу.\n\nДля москвичей это самый близкий «выездной» концерт: поезд, прогулка по набережной, музыка и обратно в тот же вечер.',
      },
      en: {
        name: 'Millennium Concert Centre',
        address: '53 Kotoroslnaya Embankment',
        description:
          'The centre was built on the bank of the Kotorosl for the thousandth birthday of the city. The stage is deep enough for all of our lights, and the acoustics can be tuned to the program.\n\nFor Muscovites it is the nearest excuse for a journey: a train, a walk along the river, a concert, and home the same night.',
      },
    },
  },
  {
    slug: 'tula-concert-hall',
    city: 'tula',
    latitude: 54.1953,
    longitude: 37.626,
    halls: [{ name: { ru: 'Концертный зал', en: 'Concert Hall' }, seats: 1000, kind: 'theatre' }],
    text: {
      ru: {
        name: 'Городской концертный зал',
        address: 'Советская ул., 2',
        description:
          'Большая советская сцена с новым звуком, в нескольких минутах от кремля и Казанской набережной. Приезжайте пораньше: музей пряника закрывается до того, как начинаются вечерние концерты.',
      },
      en: {
        name: 'Tula City Concert Hall',
        address: '2 Sovetskaya Street',
        description:
          'A big Soviet-era stage with new sound, minutes away from the Kremlin and the Kazanskaya Embankment. Come early: the gingerbread museum closes before an evening concert begins.',
      },
    },
  },
  {
    slug: 'ryazan-philharmonic',
    city: 'ryazan',
    latitude: 54.6295,
    longitude: 39.7417,
    halls: [{ name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 620, kind: 'opera' }],
    text: {
      ru: {
        name: 'Рязанская филармония',
        address: 'ул. Ленина, 26',
        description:
          'Уютный зал с мягкой акустикой и балконом, откуда видно руки дирижёра. Мы ездим сюда с первых гастролей, и билетёры уже узнают наших музыкантов без футляров.\n\nПарковки у входа мало, зато рядом остановка троллейбуса «Площадь Ленина».',
      },
      en: {
        name: 'Ryazan Philharmonic',
        address: '26 Lenina Street',
        description:
          'A snug hall with soft acoustics and a balcony from which you see the conductor’s hands. We have been coming since our very first tour, and the ushers know our players even without their cases.\n\nThere is little parking, but the Lenin Square trolleybus stop is next door.',
      },
    },
  },
  {
    slug: 'tver-philharmonic',
    city: 'tver',
    latitude: 56.8592,
    longitude: 35.9068,
    halls: [{ name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 640, kind: 'theatre' }],
    text: {
      ru: {
        name: 'Тверская филармония',
        address: 'Театральная пл., 1',
        description:
          'Филармония стоит на Театральной площади, через дорогу от драматического театра. Сейчас в нашем расписании Твери нет; подпишитесь на город, и мы напишем, как только появится дата.',
      },
      en: {
        name: 'Tver Philharmonic',
        address: '1 Teatralnaya Square',
        description:
          'The philharmonic stands on Theatre Square, across from the drama theatre. Tver isn’t on our schedule at present; subscribe to the city and we will write as soon as there is a date.',
      },
    },
  },
  {
    slug: 'novgorod-arensky-philharmonic',
    city: 'veliky-novgorod',
    latitude: 58.5216,
    longitude: 31.2748,
    halls: [{ name: { ru: 'Концертный зал', en: 'Concert Hall' }, seats: 390, kind: 'theatre' }],
    text: {
      ru: {
        name: 'Филармония имени А. С. Аренского',
        address: 'Кремль, 8',
        description:
          'Зал внутри Новгородского кремля, в двух минутах от Софии и памятника Тысячелетию России. Антон Аренский, чьё имя он носит, родился в этом городе.\n\nМест меньше четырёхсот, поэтому о билетах лучше подумать заранее.',
      },
      en: {
        name: 'Arensky Philharmonic',
        address: '8 Kremlin',
        description:
          'The hall is inside the Novgorod Kremlin, two minutes from Saint Sophia and the Millennium of Russia monument. Anton Arensky, whose name it bears, was born in this city.\n\nThere are fewer than four hundred seats, so it pays to book early.',
      },
    },
  },
  {
    slug: 'chelny-energetik',
    city: 'naberezhnye-chelny',
    latitude: 55.7296,
    longitude: 52.3869,
    halls: [
      { name: { ru: 'Большой зал', en: 'Main Hall' }, seats: 800, kind: 'theatre' },
      { name: { ru: 'Малый зал', en: 'Small Hall' }, seats: 220, kind: 'theatre' },
    ],
    text: {
      ru: {
        name: 'ДК «Энергетик»',
        address: 'наб. Габдуллы Тукая, 1',
        description:
          'Дворец культуры строителей Нижнекамской ГЭС: мозаики, мрамор, окна на Каму. Он вырос раньше, чем большая часть города, и до сих пор собирает его целиком, от КАМАЗа до музыкальных школ.',
      },
      en: {
        name: 'Energetik Palace of Culture',
        address: '1 Gabdulla Tukay Embankment',
        description:
          'A palace of culture for the builders of the Kama dam: mosaics, marble, windows onto the river. It is older than most of the city and still brings all of it together, from the truck works to the music schools.',
      },
    },
  },
  {
    slug: 'sochi-winter-theatre',
    city: 'sochi',
    latitude: 43.5756,
    longitude: 39.7246,
    halls: [{ name: { ru: 'Зрительный зал', en: 'Auditorium' }, seats: 886, kind: 'opera' }],
    text: {
      ru: {
        name: 'Зимний театр',
        address: 'Театральная ул., 2',
        description:
          'Колоннада 1930-х годов в окружении пальм и магнолий, море в пяти минутах. Несмотря на название, театр работает круглый год, а мы приезжаем чаще всего осенью, когда в Сочи ещё тепло.',
      },
      en: {
        name: 'Winter Theatre',
        address: '2 Teatralnaya Street',
        description:
          'A colonnade of the 1930s among palms and magnolias, five minutes from the sea. In spite of its name the theatre is open all year, and we come most often in autumn, when Sochi is still warm.',
      },
    },
  },
  {
    slug: 'sochi-festivalny',
    city: 'sochi',
    latitude: 43.571,
    longitude: 39.728,
    halls: [{ name: { ru: 'Летний зал', en: 'Summer Hall' }, seats: 2500, kind: 'open-air' }],
    text: {
      ru: {
        name: 'Концертный зал «Фестивальный»',
        address: 'ул. Орджоникидзе, 5',
        description:
          'Летний зал у самого моря: крыша есть, стен почти нет. С мая по сентябрь мы играем здесь саундтреки под настоящий прибой и просим звукорежиссёра его не заглушать.\n\nНачало в восемь вечера, когда спадает жара.',
      },
      en: {
        name: 'Festivalny Concert Hall',
        address: '5 Ordzhonikidze Street',
        description:
          'A summer hall by the sea: it has a roof and hardly any walls. From May to September we play soundtracks to real surf here and ask our sound engineer to leave it in.\n\nConcerts start at eight, when the heat goes down.',
      },
    },
  },
  {
    slug: 'arkhangelsk-kirche',
    city: 'arkhangelsk',
    latitude: 64.5365,
    longitude: 40.5105,
    halls: [{ name: { ru: 'Камерный зал', en: 'Chamber Hall' }, seats: 250, kind: 'church' }],
    text: {
      ru: {
        name: 'Кирха. Камерный зал Поморской филармонии',
        address: 'ул. Карла Маркса, 3',
        description:
          'Лютеранская церковь Святой Екатерины стоит в одном квартале от Северной Двины. Её построили для архангельских купцов и моряков, а теперь здесь концертный зал с органом.\n\nВ июне концерт кончается при дневном свете, в декабре начинается в полной темноте. Мы любим оба варианта.',
      },
      en: {
        name: 'The Kirche, Chamber Hall of the Pomor Philharmonic',
        address: '3 Karla Marksa Street',
        description:
          'The Lutheran Church of Saint Catherine stands a block away from the Northern Dvina. It was built for the merchants and sailors of Arkhangelsk and is now a concert hall with an organ.\n\nIn June the concert ends in daylight, in December it starts in full darkness. We like both.',
      },
    },
  },
  {
    slug: 'murmansk-philharmonic',
    city: 'murmansk',
    latitude: 68.9685,
    longitude: 33.0815,
    halls: [{ name: { ru: 'Концертный зал', en: 'Concert Hall' }, seats: 460, kind: 'modern' }],
    text: {
      ru: {
        name: 'Мурманская филармония',
        address: 'ул. Софьи Перовской, 3',
        description:
          'Самая северная точка нашего тура. Инструменты прилетают сюда на день раньше музыкантов, чтобы согреться, а музыканты — с запасом в сутки, чтобы дождаться сияния.\n\nЕсли из-за погоды самолёт задержится, мы перенесём начало и напишем каждому, у кого есть билет.',
      },
      en: {
        name: 'Murmansk Philharmonic',
        address: '3 Sofyi Perovskoy Street',
        description:
          'The northernmost point of our tour. The instruments arrive a day before the players to warm up, and the players stay a day longer for the northern lights.\n\nIf the weather delays our flight, we move the start and write to everyone who has a ticket.',
      },
    },
  },
  {
    slug: 'karelian-philharmonic',
    city: 'petrozavodsk',
    latitude: 61.7868,
    longitude: 34.3795,
    halls: [{ name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 560, kind: 'theatre' }],
    text: {
      ru: {
        name: 'Карельская филармония',
        address: 'ул. Кирова, 12',
        description:
          'Зал у площади Кирова, откуда десять минут до Онежской набережной. Карельские слушатели приучили нас к северным программам: о море, о соснах, о долгом свете.',
      },
      en: {
        name: 'Karelian Philharmonic',
        address: '12 Kirova Street',
        description:
          'The hall is by Kirov Square, ten minutes from the shore of Lake Onega. Karelian audiences taught us to make northern programs: about the sea, about pines, about long light.',
      },
    },
  },
  {
    slug: 'lipetsk-union',
    city: 'lipetsk',
    latitude: 52.598,
    longitude: 39.565,
    halls: [{ name: { ru: 'Концертный зал', en: 'Concert Hall' }, seats: 690, kind: 'modern' }],
    text: {
      ru: {
        name: 'Центр культуры «Унион»',
        address: 'ул. Космонавтов, 54А',
        description:
          'Наклонный зал, где экран видно из любого ряда, как в хорошем кинотеатре. Музыке из фильмов здесь сразу уютно.\n\nЕсть пандус и места для колясок в первом ряду; предупредите нас за день, и вас встретят у входа.',
      },
      en: {
        name: 'Union Culture Centre',
        address: '54A Kosmonavtov Street',
        description:
          'A raked hall where every row sees the screen, as in a good cinema. Film music feels at home here at once.\n\nThere is a ramp and space for wheelchairs in the front row; tell us a day ahead and someone will meet you at the door.',
      },
    },
  },
  {
    slug: 'penza-philharmonic',
    city: 'penza',
    latitude: 53.1958,
    longitude: 45.0143,
    halls: [{ name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 540, kind: 'theatre' }],
    text: {
      ru: {
        name: 'Пензенская филармония',
        address: 'ул. Суворова, 17',
        description:
          'Зал на пятьсот с небольшим мест, где слышно, кто и где чихнул, поэтому играем мы особенно аккуратно. Дневные концерты в Пензе всегда семейные: в фойе ставим инструменты, которые можно потрогать.',
      },
      en: {
        name: 'Penza Philharmonic',
        address: '17 Suvorova Street',
        description:
          'Just over five hundred seats, and you can hear who sneezed and where, so we play with particular care. Our matinees in Penza are for families: there are instruments in the foyer that may be touched.',
      },
    },
  },
  {
    slug: 'ulyanovsk-memorial-hall',
    city: 'ulyanovsk',
    latitude: 54.3183,
    longitude: 48.4045,
    halls: [
      { name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 1350, kind: 'theatre' },
      { name: { ru: 'Универсальный зал', en: 'Studio Hall' }, seats: 240, kind: 'modern' },
    ],
    text: {
      ru: {
        name: 'Большой зал Ленинского мемориала',
        address: 'пл. 100-летия со дня рождения В. И. Ленина, 1',
        description:
          'Белый модернистский квадрат на высоком берегу Волги, открытый в 1970 году. Под ним внутренний двор, за ним обрыв и горизонт шириной в несколько километров.\n\nЗдесь играет Ульяновский симфонический оркестр, и наши программы с хором мы часто готовим вместе с местными певцами.',
      },
      en: {
        name: 'Grand Hall of the Lenin Memorial',
        address: '1 100th Anniversary of Lenin Square',
        description:
          'A white modernist square on the high bank of the Volga, opened in 1970: a courtyard beneath it, and behind it a cliff and several kilometres of horizon.\n\nThe Ulyanovsk Symphony is at home here, and local singers often join us for the programs with choir.',
      },
    },
  },
  {
    slug: 'udmurt-philharmonic',
    city: 'izhevsk',
    latitude: 56.851,
    longitude: 53.205,
    halls: [{ name: { ru: 'Концертный зал', en: 'Concert Hall' }, seats: 510, kind: 'modern' }],
    text: {
      ru: {
        name: 'Удмуртская филармония',
        address: 'Пушкинская ул., 245',
        description:
          'Родина Чайковского — в часе езды отсюда, в Воткинске, и это, кажется, чувствуется: в Ижевске оркестр слушают всерьёз. Мы отвечаем тем же и привозим программы целиком, без сокращений.',
      },
      en: {
        name: 'Udmurt Philharmonic',
        address: '245 Pushkinskaya Street',
        description:
          'Tchaikovsky was born an hour’s drive away, in Votkinsk, and it seems to show: Izhevsk listens to an orchestra in earnest. We answer in kind and bring our programs uncut.',
      },
    },
  },
  {
    slug: 'chuvash-philharmonic',
    city: 'cheboksary',
    latitude: 56.145,
    longitude: 47.2437,
    halls: [{ name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 580, kind: 'theatre' }],
    text: {
      ru: {
        name: 'Чувашская филармония',
        address: 'Президентский бул., 9',
        description:
          'Филармония рядом с заливом, вокруг которого гуляет весь город. Чебоксары — удобная остановка между Нижним и Казанью, поэтому осенью и весной мы бываем здесь в каждом волжском туре.',
      },
      en: {
        name: 'Chuvash Philharmonic',
        address: '9 Prezidentsky Boulevard',
        description:
          'The philharmonic is next to the bay around which the whole city strolls. Cheboksary lies halfway between Nizhny Novgorod and Kazan, so every Volga leg of ours stops here.',
      },
    },
  },
  {
    slug: 'vyatka-philharmonic',
    city: 'kirov',
    latitude: 58.602,
    longitude: 49.674,
    halls: [{ name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 700, kind: 'theatre' }],
    text: {
      ru: {
        name: 'Вятская филармония',
        address: 'ул. Ленина, 102В',
        description:
          'Старейшая концертная организация города и зал, где мы играли в прошлых сезонах. Новых дат в Кирове пока нет, ближайшие остановки тура — в Ижевске, Казани и Чебоксарах.',
      },
      en: {
        name: 'Vyatka Philharmonic',
        address: '102V Lenina Street',
        description:
          'The oldest concert organisation of the city and a hall in which we played in past seasons. There are no new dates in Kirov so far; the nearest stops of the tour are Izhevsk, Kazan and Cheboksary.',
      },
    },
  },
  {
    slug: 'kaliningrad-cathedral',
    city: 'kaliningrad',
    latitude: 54.7065,
    longitude: 20.5117,
    halls: [
      { name: { ru: 'Концертный зал собора', en: 'Cathedral Concert Hall' }, seats: 650, kind: 'church' },
    ],
    text: {
      ru: {
        name: 'Кафедральный собор',
        address: 'ул. Канта, 1',
        description:
          'Кирпичная готика XIV века на острове Канта. У стены собора похоронен сам философ, а внутри стоит один из крупнейших органных комплексов Европы.\n\nГулкое эхо собора мы учитываем заранее: темпы здесь спокойнее, паузы длиннее, а финалы не торопятся кончаться.',
      },
      en: {
        name: 'Königsberg Cathedral',
        address: '1 Kanta Street',
        description:
          'Brick Gothic of the 14th century on Kant Island. The philosopher himself is buried by its wall, and inside there is one of the largest organ ensembles of Europe.\n\nWe plan for the echo: tempi are calmer here, pauses longer, and the finales take their time to end.',
      },
    },
  },
]
