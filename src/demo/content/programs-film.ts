import type { AuthoredProgram } from './authored.ts'
import { encore, firstHalf, secondHalf } from './tracklist-titles.ts'

const zimmer = { ru: 'Ханс Циммер', en: 'Hans Zimmer' }
const interstellar = { ru: 'Интерстеллар', en: 'Interstellar' }
const inception = { ru: 'Начало', en: 'Inception' }
const gladiator = { ru: 'Гладиатор', en: 'Gladiator' }

const williams = { ru: 'Джон Уильямс', en: 'John Williams' }
const starWars = { ru: 'Звёздные войны. Эпизод IV: Новая надежда', en: 'Star Wars: Episode IV – A New Hope' }
const empireStrikesBack = {
  ru: 'Звёздные войны. Эпизод V: Империя наносит ответный удар',
  en: 'Star Wars: Episode V – The Empire Strikes Back',
}
const phantomMenace = {
  ru: 'Звёздные войны. Эпизод I: Скрытая угроза',
  en: 'Star Wars: Episode I – The Phantom Menace',
}

const badelt = { ru: 'Клаус Бадельт', en: 'Klaus Badelt' }
const blackPearl = {
  ru: 'Пираты Карибского моря: Проклятие «Чёрной жемчужины»',
  en: 'Pirates of the Caribbean: The Curse of the Black Pearl',
}
const deadMansChest = {
  ru: 'Пираты Карибского моря: Сундук мертвеца',
  en: 'Pirates of the Caribbean: Dead Man’s Chest',
}
const worldsEnd = {
  ru: 'Пираты Карибского моря: На краю света',
  en: 'Pirates of the Caribbean: At World’s End',
}

const doyle = { ru: 'Патрик Дойл', en: 'Patrick Doyle' }
const hooper = { ru: 'Николас Хупер', en: 'Nicholas Hooper' }
const desplat = { ru: 'Александр Деспла', en: 'Alexandre Desplat' }
const philosophersStone = {
  ru: 'Гарри Поттер и философский камень',
  en: 'Harry Potter and the Philosopher’s Stone',
}
const chamberOfSecrets = {
  ru: 'Гарри Поттер и Тайная комната',
  en: 'Harry Potter and the Chamber of Secrets',
}
const prisonerOfAzkaban = {
  ru: 'Гарри Поттер и узник Азкабана',
  en: 'Harry Potter and the Prisoner of Azkaban',
}
const gobletOfFire = { ru: 'Гарри Поттер и Кубок огня', en: 'Harry Potter and the Goblet of Fire' }
const orderOfThePhoenix = {
  ru: 'Гарри Поттер и Орден Феникса',
  en: 'Harry Potter and the Order of the Phoenix',
}
const halfBloodPrince = {
  ru: 'Гарри Поттер и Принц-полукровка',
  en: 'Harry Potter and the Half-Blood Prince',
}
const deathlyHallows1 = {
  ru: 'Гарри Поттер и Дары Смерти. Часть 1',
  en: 'Harry Potter and the Deathly Hallows – Part 1',
}
const deathlyHallows2 = {
  ru: 'Гарри Поттер и Дары Смерти. Часть 2',
  en: 'Harry Potter and the Deathly Hallows – Part 2',
}

const shore = { ru: 'Говард Шор', en: 'Howard Shore' }
const fellowship = {
  ru: 'Властелин колец: Братство Кольца',
  en: 'The Lord of the Rings: The Fellowship of the Ring',
}
const twoTowers = { ru: 'Властелин колец: Две крепости', en: 'The Lord of the Rings: The Two Towers' }
const returnOfTheKing = {
  ru: 'Властелин колец: Возвращение короля',
  en: 'The Lord of the Rings: The Return of the King',
}

const morricone = { ru: 'Эннио Морриконе', en: 'Ennio Morricone' }
const goodBadUgly = { ru: 'Хороший, плохой, злой', en: 'The Good, the Bad and the Ugly' }
const onceInTheWest = { ru: 'Однажды на Диком Западе', en: 'Once Upon a Time in the West' }
const onceInAmerica = { ru: 'Однажды в Америке', en: 'Once Upon a Time in America' }
const mission = { ru: 'Миссия', en: 'The Mission' }

const rota = { ru: 'Нино Рота', en: 'Nino Rota' }
const godfather = { ru: 'Крёстный отец', en: 'The Godfather' }

const sviridov = { ru: 'Георгий Свиридов', en: 'Georgy Sviridov' }
const petrov = { ru: 'Андрей Петров', en: 'Andrey Petrov' }
const isaakDunayevsky = { ru: 'Исаак Дунаевский', en: 'Isaak Dunayevsky' }

const barry = { ru: 'Джон Барри', en: 'John Barry' }
const goldsmith = { ru: 'Джерри Голдсмит', en: 'Jerry Goldsmith' }
const herrmann = { ru: 'Бернард Херрман', en: 'Bernard Herrmann' }
const mancini = { ru: 'Генри Манчини', en: 'Henry Mancini' }

const chaplin = { ru: 'Чарльз Чаплин', en: 'Charles Chaplin' }

/** Programs of film music. */
export const filmPrograms: AuthoredProgram[] = [
  {
    slug: 'hans-zimmer',
    repertoire: 'film',
    layout: 'program',
    scene: 'black-hole',
    collections: ['film-music'],
    categories: ['film', 'composers'],
    performers: ['poluton', 'artem-lugovoy', 'matvey-hoffman', 'taisia-morozova', 'egor-samarin'],
    durationMinutes: 120,
    ageLimit: 6,
    priority: 100,
    tracklists: [
      {
        title: firstHalf,
        tracks: [
          { name: 'Day One', composer: zimmer, source: interstellar },
          { name: 'Cornfield Chase', composer: zimmer, source: interstellar },
          { name: 'Stay', composer: zimmer, source: interstellar },
          { name: 'No Time for Caution', composer: zimmer, source: interstellar },
          { name: 'Supermarine', composer: zimmer, source: { ru: 'Дюнкерк', en: 'Dunkirk' } },
          { name: 'Dream Is Collapsing', composer: zimmer, source: inception },
          { name: 'Time', composer: zimmer, source: inception },
        ],
      },
      {
        title: secondHalf,
        tracks: [
          {
            name: 'Leaving Wallbrook / On the Road',
            composer: zimmer,
            source: { ru: 'Человек дождя', en: 'Rain Man' },
          },
          { name: 'This Land', composer: zimmer, source: { ru: 'Король Лев', en: 'The Lion King' } },
          {
            name: 'Journey to the Line',
            composer: zimmer,
            source: { ru: 'Тонкая красная линия', en: 'The Thin Red Line' },
          },
          {
            name: 'Discombobulate',
            composer: zimmer,
            source: { ru: 'Шерлок Холмс', en: 'Sherlock Holmes' },
          },
          {
            name: 'Chevaliers de Sangreal',
            composer: zimmer,
            source: { ru: 'Код да Винчи', en: 'The Da Vinci Code' },
          },
          { name: 'The Battle', composer: zimmer, source: gladiator },
          {
            name: 'Now We Are Free',
            composer: { ru: 'Ханс Циммер, Лиза Джеррард', en: 'Hans Zimmer, Lisa Gerrard' },
            source: gladiator,
          },
        ],
      },
      {
        title: encore,
        tracks: [{ name: 'Paul’s Dream', composer: zimmer, source: { ru: 'Дюна', en: 'Dune' } }],
      },
    ],
    text: {
      ru: {
        name: 'Музыка Ханса Циммера',
        about: 'Орган, рояль и полный оркестр: «Интерстеллар», «Начало», «Гладиатор», «Король Лев» и «Дюна».',
        description: `Циммер пишет не столько мелодии, сколько время: оно тикает в «Дюнкерке», складывается вдвое в «Начале» и растягивается на десятилетия в «Интерстелларе». В зале это время чувствуешь телом, от педали органа до литавр.

На сцене полный состав «Полутона», орган, гитара и сопрано. Где в зале есть свой орган, играем на нём; где нет, привозим цифровой с отдельной акустикой.`,
        longDescription: `Перед «Интерстелларом» Кристофер Нолан не рассказал Циммеру, о чём будет фильм. Композитор получил одну страницу машинописного текста об отце и ребёнке и за день написал в ответ небольшую фортепианную пьесу. Из неё вырос весь саундтрек. С неё начинается и наш вечер: один рояль, потом струнные, потом орган.

### Почему орган

Для фильма его записывали в лондонской церкви Темпл. Органу нужен воздух, и в тишине слышно, как он его набирает, словно человек в скафандре. В «No Time for Caution» Матвей Гофман держит самый низкий звук вечера: тем, кто сидит в партере, он приходит через пол.

«Time» из «Начала» построена на одной цепочке аккордов. Она повторяется, и каждый раз в неё входит новая группа оркестра. Самое трудное здесь — не сыграть громко слишком рано, поэтому дирижёр на репетициях просит музыкантов считать не такты, а вдохи.

Второе отделение шире по географии: дорога через Америку в «Человеке дождя», саванна «Короля Льва», Рим «Гладиатора». «Now We Are Free» поёт Таисия Морозова. Слова в этой песне придуманы, так что переводить их не нужно.`,
      },
      en: {
        name: 'The Music of Hans Zimmer',
        about: 'Organ, piano and full orchestra: Interstellar, Inception, Gladiator, The Lion King and Dune.',
        description: `Zimmer writes time more than he writes tunes. It ticks in Dunkirk, folds in half in Inception and stretches over decades in Interstellar. In a hall you feel that time in your body, from the organ pedals to the timpani.

The full orchestra is joined by an organ, a guitar and a soprano. Where the hall owns an organ, we play it; where it does not, we bring a digital one with its own speakers.`,
        longDescription: `Before Interstellar, Christopher Nolan did not tell Zimmer what the film was about. The composer was given one typed page about a father and a child, and wrote a short piano piece in a day. The whole score grew out of it. Our evening begins the same way: a piano alone, then the strings, then the organ.

### Why an organ

For the film it was recorded in Temple Church in London. An organ needs air, and in a silence you can hear it breathe in, like a person inside a spacesuit. In “No Time for Caution” Matvey Hoffman holds the lowest note of the night. It reaches the stalls through the floor.

“Time” from Inception rests on a single chain of chords. It comes round again and again, and each time another section of the orchestra joins. The hard part is not to be loud too soon, so in rehearsal the conductor asks the players to count breaths instead of bars.

The second half travels further: a road across America in Rain Man, the savannah of The Lion King, the Rome of Gladiator. Taisia Morozova sings “Now We Are Free”. Its words belong to no language, so nobody needs a translation.`,
      },
      th: {
        name: 'ดนตรีของฮันส์ ซิมเมอร์',
        about:
          'ออร์แกน เปียโน และวงเต็มรูปแบบ กับเพลงจาก Interstellar, Inception, Gladiator, The Lion King และ Dune',
        description: `ซิมเมอร์ไม่ได้เขียนเพียงทำนอง เขาเขียน “เวลา” ใน Dunkirk เวลาเดินเป็นเสียงนาฬิกา ใน Inception เวลาพับซ้อนกัน และใน Interstellar เวลายืดออกไปเป็นสิบ ๆ ปี เมื่อฟังในฮอลล์ เราจะรู้สึกถึงเวลานั้นด้วยร่างกาย ตั้งแต่เสียงต่ำของออร์แกนไปจนถึงทิมปานี

บนเวทีมีวงเต็มรูปแบบ พร้อมออร์แกน กีตาร์ และนักร้องโซปราโน ถ้าฮอลล์มีออร์แกนของตัวเอง เราจะใช้หลังนั้น ถ้าไม่มี เราจะนำออร์แกนดิจิทัลพร้อมลำโพงเฉพาะไปด้วย`,
        longDescription: `ก่อนเริ่มงาน Interstellar คริสโตเฟอร์ โนแลนไม่ได้บอกซิมเมอร์ว่าหนังเกี่ยวกับอะไร เขาส่งกระดาษพิมพ์ดีดเพียงหนึ่งหน้า เล่าเรื่องพ่อกับลูก นักประพันธ์ใช้เวลาหนึ่งวันเขียนเพลงเปียโนสั้น ๆ ตอบกลับไป ดนตรีทั้งเรื่องเติบโตจากเพลงนั้น และค่ำคืนของเราก็เริ่มต้นแบบเดียวกัน เปียโนหลังเดียว ตามด้วยเครื่องสาย แล้วจึงเป็นออร์แกน

### ทำไมต้องเป็นออร์แกน

เสียงออร์แกนในหนังบันทึกที่โบสถ์เทมเพิลในลอนดอน ออร์แกนต้องใช้ลม ในช่วงเงียบเราจึงได้ยินมันสูดลมเข้าเหมือนคนหายใจอยู่ในชุดนักบินอวกาศ ในเพลง “No Time for Caution” มัตเวย์ กอฟมัน จะกดเสียงต่ำที่สุดของค่ำคืน ผู้ชมชั้นล่างจะได้ยินเสียงนั้นผ่านพื้น

“Time” จาก Inception สร้างจากคอร์ดชุดเดียวที่วนกลับมาซ้ำ ๆ แต่ละรอบมีเครื่องดนตรีกลุ่มใหม่เข้ามาร่วม สิ่งที่ยากที่สุดคือต้องไม่ดังเร็วเกินไป ตอนซ้อม วาทยกรจึงขอให้นักดนตรีนับลมหายใจแทนการนับห้อง

ครึ่งหลังพาเราเดินทางไกลขึ้น ถนนข้ามอเมริกาใน Rain Man ทุ่งหญ้าของ The Lion King และกรุงโรมใน Gladiator ไทเซีย โมโรโซวา ขับร้อง “Now We Are Free” ถ้อยคำในเพลงไม่ใช่ภาษาใดเลย จึงไม่ต้องมีคำแปล`,
      },
    },
  },
  {
    slug: 'john-williams',
    repertoire: 'film',
    layout: 'program',
    scene: 'spaceship',
    collections: ['film-music', 'family'],
    categories: ['film', 'composers'],
    performers: ['poluton', 'anna-sokolova', 'overtone', 'maria-vetrova', 'ruslan-akhmetov'],
    durationMinutes: 115,
    ageLimit: 6,
    priority: 92,
    tracklists: [
      {
        title: firstHalf,
        tracks: [
          { name: 'Main Title', composer: williams, source: starWars },
          { name: 'Princess Leia’s Theme', composer: williams, source: starWars },
          { name: 'The Imperial March', composer: williams, source: empireStrikesBack },
          { name: 'Duel of the Fates', composer: williams, source: phantomMenace },
          { name: 'Main Title', composer: williams, source: { ru: 'Челюсти', en: 'Jaws' } },
          {
            name: 'Suite',
            composer: williams,
            source: { ru: 'Близкие контакты третьей степени', en: 'Close Encounters of the Third Kind' },
          },
          {
            name: 'Adventures on Earth',
            composer: williams,
            source: { ru: 'Инопланетянин', en: 'E.T. the Extra-Terrestrial' },
          },
        ],
      },
      {
        title: secondHalf,
        tracks: [
          { name: 'Superman March', composer: williams, source: { ru: 'Супермен', en: 'Superman' } },
          {
            name: 'Theme from Jurassic Park',
            composer: williams,
            source: { ru: 'Парк юрского периода', en: 'Jurassic Park' },
          },
          {
            name: 'Theme from Schindler’s List',
            composer: williams,
            source: { ru: 'Список Шиндлера', en: 'Schindler’s List' },
          },
          {
            name: 'Sayuri’s Theme',
            composer: williams,
            source: { ru: 'Мемуары гейши', en: 'Memoirs of a Geisha' },
          },
          { name: 'Flight to Neverland', composer: williams, source: { ru: 'Капитан Крюк', en: 'Hook' } },
          {
            name: 'Raiders March',
            composer: williams,
            source: {
              ru: 'Индиана Джонс: В поисках утраченного ковчега',
              en: 'Raiders of the Lost Ark',
            },
          },
          { name: 'The Throne Room and End Title', composer: williams, source: starWars },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Джон Уильямс: звёздные саги',
        about:
          'Темы «Звёздных войн», «Инопланетянина», «Индианы Джонса» и «Списка Шиндлера» у большого оркестра.',
        description: `В семидесятые казалось, что синтезаторы навсегда вытеснили из кино симфонический оркестр. Джон Уильямс вернул его одним аккордом: тем, с которого начинаются «Звёздные войны».

Две ноты «Челюстей», пять нот «Близких контактов», марш археолога в шляпе. Многие из этих тем вы узнаете раньше, чем вспомните название фильма.`,
        longDescription: `Партитуры Уильямса написаны так, будто экрана нет, и музыканты любят их именно за это: у каждой группы оркестра есть своя роль. Валторны поют закат двух солнц на Татуине, тромбоны и литавры ведут имперский марш, скрипки взлетают вместе с велосипедом.

Для финала «Инопланетянина» Стивен Спилберг выключил изображение и попросил оркестр сыграть так, как ему дышится, а монтаж потом подогнал под запись. Мы исполняем эту сцену целиком: десять минут, в которых есть и погоня, и прощание.

В середине второго отделения наступает тишина. Тему из «Списка Шиндлера» Уильямс писал для скрипки Ицхака Перлмана. У нас её играет [Мария Ветрова](/members/maria-vetrova), почти без вибрато и очень близко к паузе.

Заканчиваем там, где и положено: в тронном зале, с фанфарами и медью в полный рост. Если захочется прийти в плаще, приходите. Гардеробщики привыкли.`,
      },
      en: {
        name: 'John Williams: Star Sagas',
        about:
          'Themes from Star Wars, E.T., Indiana Jones and Schindler’s List, played by a large orchestra.',
        description: `In the seventies it looked as if synthesizers had driven the symphony orchestra out of the cinema for good. John Williams brought it back with one chord: the one that opens Star Wars.

The two notes of Jaws, the five notes of Close Encounters, the march of an archaeologist in a hat. You will recognise many of these themes before you remember the film.`,
        longDescription: `Williams writes as though there were no screen, and players love him for it: every section of the orchestra has a part to act. The horns sing the sunset of Tatooine’s two suns, trombones and timpani lead the Imperial march, the violins take off together with the bicycle.

For the ending of E.T., Steven Spielberg switched the picture off and asked the orchestra to play as it felt right. Then he cut the film to the recording. We perform that scene whole: ten minutes that hold both a chase and a farewell.

In the middle of the second half it grows quiet. Williams wrote the theme of Schindler’s List for the violin of Itzhak Perlman. Here it is played by [Maria Vetrova](/en/members/maria-vetrova), with hardly any vibrato and very close to silence.

We finish where one should: in the throne room, with fanfares and the brass on their feet. Come in a cloak if you like. The cloakroom is used to it.`,
      },
      th: {
        name: 'จอห์น วิลเลียมส์: ตำนานแห่งดวงดาว',
        about: 'เพลงเอกจาก Star Wars, E.T., Indiana Jones และ Schindler’s List โดยวงออร์เคสตราขนาดใหญ่',
        description: `ในยุค 70 หลายคนคิดว่าซินธิไซเซอร์จะเข้ามาแทนวงออร์เคสตราในโรงหนังไปตลอดกาล แต่จอห์น วิลเลียมส์ พาวงกลับมาด้วยคอร์ดเดียว คือคอร์ดแรกของ Star Wars

สองโน้ตของ Jaws ห้าโน้ตของ Close Encounters และมาร์ชของนักโบราณคดีสวมหมวก หลายเพลงคุณจะจำได้ก่อนนึกชื่อหนังออกเสียอีก`,
        longDescription: `วิลเลียมส์เขียนดนตรีราวกับไม่มีจอภาพ นักดนตรีจึงรักงานของเขา เพราะเครื่องดนตรีทุกกลุ่มมีบทบาทของตัวเอง ฮอร์นขับร้องภาพดวงอาทิตย์สองดวงตกดินบนทาทูอีน ทรอมโบนกับทิมปานีนำขบวนของจักรวรรดิ และไวโอลินลอยขึ้นฟ้าพร้อมจักรยาน

ในฉากจบของ E.T. สตีเวน สปีลเบิร์กสั่งปิดภาพบนจอ แล้วขอให้วงเล่นไปตามจังหวะที่รู้สึก จากนั้นจึงตัดต่อหนังให้เข้ากับดนตรี เราบรรเลงฉากนี้ครบทั้งสิบนาที มีทั้งการไล่ล่าและการบอกลา

กลางครึ่งหลังทุกอย่างเงียบลง วิลเลียมส์แต่งเพลงของ Schindler’s List ให้ไวโอลินของอิทซัค เพิร์ลแมน ค่ำคืนนี้ผู้เดี่ยวคือ[มาเรีย เวโตรวา](/th/members/maria-vetrova) เธอเล่นแทบไม่ใช้ไวบราโต และเข้าใกล้ความเงียบมากที่สุด

เราปิดท้ายในท้องพระโรง ด้วยแตรแฟนแฟร์และเครื่องทองเหลืองทั้งกลุ่ม จะสวมผ้าคลุมมาชมก็ได้ เจ้าหน้าที่รับฝากของชินแล้ว`,
      },
    },
  },
  {
    slug: 'pirates-of-the-caribbean',
    repertoire: 'film',
    layout: 'program',
    scene: 'ship',
    collections: ['film-music', 'family'],
    categories: ['film', 'for-children'],
    performers: ['poluton', 'timur-valishin', 'overtone', 'ilya-gromov', 'kseniya-belova'],
    durationMinutes: 100,
    ageLimit: 6,
    priority: 84,
    tracklists: [
      {
        title: firstHalf,
        tracks: [
          { name: 'Fog Bound', composer: badelt, source: blackPearl },
          { name: 'The Medallion Calls', composer: badelt, source: blackPearl },
          { name: 'The Black Pearl', composer: badelt, source: blackPearl },
          { name: 'One Last Shot', composer: badelt, source: blackPearl },
          { name: 'Jack Sparrow', composer: zimmer, source: deadMansChest },
          { name: 'The Kraken', composer: zimmer, source: deadMansChest },
          { name: 'Davy Jones', composer: zimmer, source: deadMansChest },
        ],
      },
      {
        title: secondHalf,
        tracks: [
          {
            name: 'Hoist the Colours',
            composer: { ru: 'Ханс Циммер, Гор Вербински', en: 'Hans Zimmer, Gore Verbinski' },
            source: worldsEnd,
          },
          { name: 'Up Is Down', composer: zimmer, source: worldsEnd },
          { name: 'One Day', composer: zimmer, source: worldsEnd },
          { name: 'I Don’t Think Now Is the Best Time', composer: zimmer, source: worldsEnd },
          { name: 'Drink Up Me Hearties', composer: zimmer, source: worldsEnd },
          {
            name: 'He’s a Pirate',
            composer: { ru: 'Клаус Бадельт, Ханс Циммер', en: 'Klaus Badelt, Hans Zimmer' },
            source: blackPearl,
          },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Пираты Карибского моря',
        about: 'Музыка первых трёх фильмов о Джеке Воробье: туман, абордаж, Кракен и шкатулка Дейви Джонса.',
        description: `Музыку к первым «Пиратам» сочиняли в страшной спешке: Клаус Бадельт с командой помощников работал по наброскам Ханса Циммера, пока монтажёры досылали готовые сцены. Спешка осталась в крови этих тем, и играть их вполсилы невозможно.

Полтора часа моря, хор в роли команды и два барабанщика, которых попросили не жалеть себя.`,
        longDescription: `<p>Первый фильм открывается туманом и детским голосом, и мы начинаем так же: виолончели едва слышно, где-то за кулисой поёт хор. Через три минуты на сцене уже абордаж.</p>
<h3>Что услышать отдельно</h3>
<ul>
<li><strong>Тема Джека Воробья.</strong> Виолончель идёт походкой человека, который не уверен, что палуба стоит ровно. Играет Илья Громов.</li>
<li><strong>«Davy Jones».</strong> Сначала музыкальная шкатулка, потом орган во всю силу. Это одна и та же мелодия любви, только с разницей в много лет.</li>
<li><strong>«One Day».</strong> Самая длинная любовная тема трилогии, которую часто заслоняет громкий финал.</li>
</ul>
<p>«Hoist the Colours» в фильме запевает мальчик на эшафоте. У нас её начинает один голос из хора «Обертон», затем подхватывают все. В некоторых городах подпевает и зал: слова напечатаны в программке.</p>
<p>Детям с шести лет обычно не скучно: пьесы короткие, между ними дирижёр рассказывает, какой инструмент был пушкой, а какой ветром. Если после концерта захочется ещё Циммера, у нас есть <a href="/hans-zimmer">отдельный вечер его музыки</a>.</p>`,
      },
      en: {
        name: 'Pirates of the Caribbean',
        about:
          'Music from the first three films: fog, boarding parties, the Kraken and the locket of Davy Jones.',
        description: `The first Pirates score was written in a terrible hurry. Klaus Badelt and a team of assistants worked from sketches by Hans Zimmer while the editors were still sending finished scenes. The hurry stayed in the blood of these themes, and it is impossible to play them at half strength.

An hour and a half of sea, a choir for a crew, and two drummers who were asked not to spare themselves.`,
        longDescription: `<p>The first film opens with fog and a child’s voice, and so do we: cellos that you can barely hear, a choir somewhere behind the wings. Three minutes later the stage is being boarded.</p>
<h3>Worth listening for</h3>
<ul>
<li><strong>Jack Sparrow.</strong> A solo cello walks like a man who does not trust the deck to be level. Ilya Gromov plays it.</li>
<li><strong>Davy Jones.</strong> First a musical box, then an organ at full power. It is one and the same love theme, many years apart.</li>
<li><strong>One Day.</strong> The longest love theme of the trilogy, often hidden by the loud finale that follows it.</li>
</ul>
<p>In the film “Hoist the Colours” is begun by a boy on the gallows. Here one voice of the Overtone choir begins, and then everybody joins. In some cities so does the audience: the words are in the program.</p>
<p>Children from six up are rarely bored. The pieces are short, and between them the conductor explains which instrument was the cannon and which was the wind. If you want more Zimmer afterwards, there is <a href="/en/hans-zimmer">a whole evening of him</a>.</p>`,
      },
      th: {
        name: 'ไพเรทส์ออฟเดอะแคริบเบียน',
        about: 'ดนตรีจากสามภาคแรกของแจ็ค สแปร์โรว์ ทั้งสายหมอก การบุกยึดเรือ คราเคน และล็อกเกตของเดวี โจนส์',
        description: `ดนตรีภาคแรกแต่งขึ้นอย่างเร่งรีบ เคลาส์ บาเดลต์ กับทีมผู้ช่วยทำงานจากแบบร่างของฮันส์ ซิมเมอร์ ขณะที่ห้องตัดต่อยังทยอยส่งฉากมาให้ ความเร่งรีบนั้นฝังอยู่ในทุกทำนอง จนไม่มีใครเล่นแบบออมแรงได้

หนึ่งชั่วโมงครึ่งกลางทะเล มีคณะประสานเสียงเป็นลูกเรือ และมือกลองสองคนที่เราขอให้เล่นสุดแรง`,
        longDescription: `<p>หนังภาคแรกเปิดด้วยสายหมอกและเสียงเด็กร้องเพลง เราก็เริ่มแบบเดียวกัน เชลโลเบาจนเกือบไม่ได้ยิน เสียงประสานลอยมาจากหลังม่าน อีกสามนาทีต่อมาเวทีก็กลายเป็นสมรภูมิ</p>
<h3>ช่วงที่น่าฟังเป็นพิเศษ</h3>
<ul>
<li><strong>Jack Sparrow</strong> เชลโลเดี่ยวเดินโคลงเคลงเหมือนคนที่ไม่แน่ใจว่าดาดฟ้าเรือตรงหรือเปล่า บรรเลงโดยอิลยา โกรมอฟ</li>
<li><strong>Davy Jones</strong> เริ่มจากกล่องดนตรี แล้วกลายเป็นออร์แกนเต็มกำลัง เป็นทำนองรักเดียวกันที่ห่างกันหลายปี</li>
<li><strong>One Day</strong> ทำนองรักที่ยาวที่สุดของไตรภาค ซึ่งมักถูกเสียงดังของฉากจบกลบไป</li>
</ul>
<p>ในหนัง เด็กชายบนตะแลงแกงเป็นคนขึ้นต้น “Hoist the Colours” ของเราเริ่มจากเสียงเดียวในคณะประสานเสียง Overtone แล้วทุกคนจึงร้องตาม บางเมืองผู้ชมก็ร้องด้วย เพราะเนื้อเพลงพิมพ์ไว้ในสูจิบัตร</p>
<p>เด็กตั้งแต่หกขวบมักไม่เบื่อ แต่ละเพลงสั้น และระหว่างเพลงวาทยกรจะเล่าว่าเครื่องไหนเป็นปืนใหญ่ เครื่องไหนเป็นลม ถ้าฟังจบแล้วอยากฟังซิมเมอร์ต่อ เรามี<a href="/th/hans-zimmer">ค่ำคืนดนตรีของเขาโดยเฉพาะ</a></p>`,
      },
    },
  },
  {
    slug: 'harry-potter',
    repertoire: 'film',
    layout: 'program',
    scene: 'castle',
    collections: ['film-music', 'family'],
    categories: ['film', 'for-children'],
    performers: ['poluton', 'anna-sokolova', 'overtone', 'elena-veresova', 'polina-rein', 'alina-yusupova'],
    durationMinutes: 120,
    ageLimit: 6,
    priority: 96,
    tracklists: [
      {
        title: firstHalf,
        tracks: [
          { name: 'Hedwig’s Theme', composer: williams, source: philosophersStone },
          { name: 'Diagon Alley', composer: williams, source: philosophersStone },
          { name: 'Nimbus 2000', composer: williams, source: philosophersStone },
          { name: 'Harry’s Wondrous World', composer: williams, source: philosophersStone },
          { name: 'Fawkes the Phoenix', composer: williams, source: chamberOfSecrets },
          { name: 'Aunt Marge’s Waltz', composer: williams, source: prisonerOfAzkaban },
          { name: 'Double Trouble', composer: williams, source: prisonerOfAzkaban },
          { name: 'A Window to the Past', composer: williams, source: prisonerOfAzkaban },
        ],
      },
      {
        title: secondHalf,
        tracks: [
          { name: 'Hogwarts’ March', composer: doyle, source: gobletOfFire },
          { name: 'Harry in Winter', composer: doyle, source: gobletOfFire },
          { name: 'Professor Umbridge', composer: hooper, source: orderOfThePhoenix },
          { name: 'Fireworks', composer: hooper, source: orderOfThePhoenix },
          { name: 'Dumbledore’s Farewell', composer: hooper, source: halfBloodPrince },
          { name: 'Obliviate', composer: desplat, source: deathlyHallows1 },
          { name: 'Lily’s Theme', composer: desplat, source: deathlyHallows2 },
          { name: 'Courtyard Apocalypse', composer: desplat, source: deathlyHallows2 },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Гарри Поттер: музыка восьми фильмов',
        about: 'Четыре композитора и одна школа волшебства: от челесты Букли до темы Лили.',
        description: `Первые двадцать секунд принадлежат одному инструменту. Челеста, похожая на маленькое пианино с колокольчиками внутри, играет тему Букли, и весь зал оказывается на Тисовой улице ночью.

Музыку восьми фильмов сочиняли четверо: Джон Уильямс, Патрик Дойл, Николас Хупер и Александр Деспла. Мы играем её по порядку, чтобы было слышно, как герои растут.`,
        longDescription: `У Уильямса мир волшебников светлый и немного тикающий: шкатулка, метла, лавки Косого переулка. В третьем фильме появляются вальс тётушки, которая улетает под потолок, и флейта «Окна в прошлое», самая личная мелодия цикла. Её играет Алина Юсупова.

Патрик Дойл принёс марш и бал, Николас Хупер — розовую, приторную и пугающую тему профессора Амбридж. Её приятно играть: каждый оркестрант однажды учился у такой преподавательницы.

Последние две картины озвучил Александр Деспла, и детство заканчивается. «Lily’s Theme» поёт сопрано из хора «Обертон», без слов. После неё мы обычно ждём, пока зал выдохнет.

### Если вы придёте с детьми

- Концерт идёт два часа с антрактом в двадцать минут.
- Дирижёр говорит между номерами, но недолго.
- Мантии и шарфы приветствуются, волшебные палочки длиннее тридцати сантиметров просим оставить в гардеробе.`,
      },
      en: {
        name: 'Harry Potter: Music of Eight Films',
        about:
          'Four composers and a school of magic that grows darker: from Hedwig’s celesta to Lily’s theme.',
        description: `The first twenty seconds belong to one instrument. The celesta, a small piano with bells inside, plays Hedwig’s theme, and the whole hall is standing in Privet Drive at night.

Four people wrote the music of the eight films: John Williams, Patrick Doyle, Nicholas Hooper and Alexandre Desplat. We play them in order, so that you can hear the children grow up.`,
        longDescription: `In Williams the wizards’ world is bright and ticks a little: a musical box, a broom, the shops of Diagon Alley. His third film brings a waltz for an aunt who floats up to the ceiling, and the flute of “A Window to the Past”, the most private tune of the cycle. Alina Yusupova plays it.

Patrick Doyle brought a march and a ball, Nicholas Hooper the pink, sweet and frightening theme of Professor Umbridge. It is a pleasure to play. Every member of an orchestra once had a teacher like that.

The last two pictures were scored by Alexandre Desplat, and childhood ends there. “Lily’s Theme” is sung without words by a soprano of the Overtone choir. After it we usually wait until the hall has breathed out.

### If you bring children

- The concert takes two hours, with an interval of twenty minutes.
- The conductor speaks between the pieces, but not for long.
- Robes and scarves are welcome. Wands longer than thirty centimetres stay in the cloakroom.`,
      },
      th: {
        name: 'แฮร์รี่ พอตเตอร์: ดนตรีจากแปดภาค',
        about: 'นักประพันธ์สี่คนกับโรงเรียนเวทมนตร์แปดภาค จากเสียงเซเลสตาของเฮดวิกถึงบทเพลงของลิลี่',
        description: `ยี่สิบวินาทีแรกเป็นของเครื่องดนตรีชิ้นเดียว เซเลสตา เปียโนตัวเล็กที่มีระฆังอยู่ข้างใน บรรเลงเพลงของเฮดวิก แล้วทั้งฮอลล์ก็ไปยืนอยู่ที่ซอยพรีเว็ตยามค่ำคืน

ดนตรีของทั้งแปดภาคเป็นฝีมือของสี่คน คือ จอห์น วิลเลียมส์ แพทริก ดอยล์ นิโคลัส ฮูเปอร์ และอเล็กซองดร์ เดสปลา เราเล่นตามลำดับเรื่อง เพื่อให้ได้ยินว่าตัวละครค่อย ๆ เติบโตขึ้นอย่างไร`,
        longDescription: `โลกพ่อมดของวิลเลียมส์สว่างสดใสและมีเสียงติ๊กต็อกเบา ๆ ทั้งกล่องดนตรี ไม้กวาด และร้านรวงในตรอกไดแอกอน ภาคสามมีเพลงวอลทซ์ของคุณป้าที่ลอยขึ้นไปติดเพดาน และเสียงฟลูตใน “A Window to the Past” ทำนองที่ใกล้หัวใจที่สุดของชุดนี้ บรรเลงโดยอลีนา ยูซูโปวา

แพทริก ดอยล์ นำมาร์ชและงานเต้นรำเข้ามา ส่วนนิโคลัส ฮูเปอร์ เขียนเพลงของศาสตราจารย์อัมบริดจ์ที่ทั้งหวานแหววและน่ากลัว เพลงนี้เล่นสนุก เพราะนักดนตรีทุกคนเคยเรียนกับครูแบบนั้นมาแล้ว

สองภาคสุดท้ายเป็นงานของอเล็กซองดร์ เดสปลา และวัยเด็กก็จบลงตรงนั้น “Lily’s Theme” ร้องโดยโซปราโนจากคณะประสานเสียง Overtone โดยไม่มีคำร้อง เมื่อจบเพลง เรามักรอจนทั้งฮอลล์ถอนหายใจออกมา

### ถ้าพาเด็กมาด้วย

- คอนเสิร์ตยาวสองชั่วโมง พักครึ่งยี่สิบนาที
- วาทยกรพูดคั่นระหว่างเพลง แต่ไม่นาน
- สวมเสื้อคลุมและผ้าพันคอมาได้ ส่วนไม้กายสิทธิ์ที่ยาวเกินสามสิบเซนติเมตรขอให้ฝากไว้ที่จุดรับฝากของ`,
      },
    },
  },
  {
    slug: 'lord-of-the-rings',
    repertoire: 'film',
    layout: 'program',
    scene: 'mountain',
    collections: ['film-music'],
    categories: ['film'],
    performers: [
      'poluton',
      'artem-lugovoy',
      'overtone',
      'elena-veresova',
      'taisia-morozova',
      'pavel-stepnoy',
    ],
    durationMinutes: 130,
    ageLimit: 12,
    priority: 94,
    tracklists: [
      {
        title: { ru: 'Братство Кольца', en: 'The Fellowship of the Ring', th: 'อภินิหารแหวนครองพิภพ' },
        tracks: [
          { name: 'Concerning Hobbits', composer: shore, source: fellowship },
          { name: 'The Shadow of the Past', composer: shore, source: fellowship },
          { name: 'The Bridge of Khazad-dûm', composer: shore, source: fellowship },
          { name: 'Lothlórien', composer: shore, source: fellowship },
          { name: 'The Breaking of the Fellowship', composer: shore, source: fellowship },
        ],
      },
      {
        title: { ru: 'Две крепости', en: 'The Two Towers', th: 'ศึกหอคอยคู่กู้พิภพ' },
        tracks: [
          { name: 'The Riders of Rohan', composer: shore, source: twoTowers },
          { name: 'Evenstar', composer: shore, source: twoTowers },
          { name: 'Forth Eorlingas', composer: shore, source: twoTowers },
          { name: 'Gollum’s Song', composer: shore, source: twoTowers },
        ],
      },
      {
        title: { ru: 'Возвращение короля', en: 'The Return of the King', th: 'มหาสงครามชิงพิภพ' },
        tracks: [
          { name: 'Minas Tirith', composer: shore, source: returnOfTheKing },
          { name: 'The White Tree', composer: shore, source: returnOfTheKing },
          { name: 'The Fields of the Pelennor', composer: shore, source: returnOfTheKing },
          { name: 'The Grey Havens', composer: shore, source: returnOfTheKing },
          {
            name: 'Into the West',
            composer: {
              ru: 'Говард Шор, Фрэн Уолш, Энни Леннокс',
              en: 'Howard Shore, Fran Walsh, Annie Lennox',
            },
            source: returnOfTheKing,
          },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Властелин колец',
        about: 'Путь от Шира до Серых Гаваней: оркестр, хор и песни на языках, которые придумал Толкин.',
        description: `Говард Шор сочинил для трилогии больше девяноста тем: у каждого народа, места и даже клинка есть своя. За вечер их не сыграть все, но путь от порога норы до последнего корабля пройти можно.

Хор поёт по-эльфийски, по-гномьи и на древнеанглийском языке всадников Рохана. Переводы напечатаны в программке.`,
        longDescription: `Начинаем с Шира: вистл, скрипка и шаг человека, который вышел из дома до завтрака. Эту музыку узнают дети, которые ещё не доросли до фильма, и взрослые, которые пересматривают его каждый январь.

Потом темнеет. В Мории Шор велел мужскому хору петь на кхуздуле, языке гномов, в самом низком регистре. Басы «Обертона» репетируют эту сцену отдельно и шутят, что после неё вся лестница ещё час говорит шёпотом.

У Рохана голос народной скрипки, у Гондора голос валторн. Павел Степной, который играет первую валторну, называет «The White Tree» лучшими двумя минутами своей профессии: маяки загораются один за другим, и в каждый нужно попасть с первого раза.

Финал не про победу. После «The Grey Havens» мы просим не хлопать: сразу за ней Таисия Морозова поёт «Into the West». Вечер идёт чуть больше двух часов с одним антрактом.`,
      },
      en: {
        name: 'The Lord of the Rings',
        about:
          'From the Shire to the Grey Havens: orchestra, choir and songs in the languages Tolkien made up.',
        description: `Howard Shore wrote more than ninety themes for the trilogy: every people, every place, even a blade has its own. One evening cannot hold them all, but it can walk from a round front door to the last ship.

The choir sings in Elvish, in Dwarvish and in the Old English of the riders of Rohan. Translations are in the program.`,
        longDescription: `We begin in the Shire: a whistle, a fiddle, and the step of somebody who left home before breakfast. Children who are too young for the film know this music, and so do grown-ups who watch it again every January.

Then it darkens. For Moria, Shore asked a male choir to sing in Khuzdul, the language of the dwarves, in its lowest register. The basses of Overtone rehearse the scene on their own and joke that the staircase whispers for an hour afterwards.

Rohan has the voice of a folk fiddle, Gondor the voice of horns. Pavel Stepnoy, our first horn, calls “The White Tree” the best two minutes of his profession: the beacons light one after another, and each of them has to be hit at the first try.

The ending is not about victory. We ask you not to clap after “The Grey Havens”, because Taisia Morozova begins “Into the West” straight away. The evening takes a little over two hours with one interval.`,
      },
      th: {
        name: 'ลอร์ดออฟเดอะริงส์',
        about: 'การเดินทางจากไชร์ถึงท่าเรือสีเทา กับวง คณะประสานเสียง และบทเพลงในภาษาที่โทลคีนประดิษฐ์ขึ้น',
        description: `โฮเวิร์ด ชอร์ แต่งทำนองประจำเรื่องไว้กว่าเก้าสิบทำนอง ทุกเผ่าพันธุ์ ทุกสถานที่ แม้แต่ดาบก็มีทำนองของตัวเอง คืนเดียวเล่นไม่หมด แต่พอให้เดินจากประตูบ้านทรงกลมไปถึงเรือลำสุดท้ายได้

คณะประสานเสียงร้องเป็นภาษาเอลฟ์ ภาษาคนแคระ และภาษาอังกฤษโบราณของชาวโรฮัน คำแปลพิมพ์ไว้ในสูจิบัตร`,
        longDescription: `เราเริ่มที่ไชร์ ด้วยเสียงขลุ่ยวิสเซิล ไวโอลิน และจังหวะเท้าของคนที่ออกจากบ้านก่อนมื้อเช้า เด็กที่ยังเล็กเกินจะดูหนังก็รู้จักเพลงนี้ ผู้ใหญ่ที่ดูซ้ำทุกต้นปีก็เช่นกัน

จากนั้นความมืดค่อย ๆ เข้ามา ในเหมืองมอเรีย ชอร์ให้นักร้องชายร้องภาษาคุซดูลของคนแคระด้วยเสียงต่ำที่สุด กลุ่มเบสของ Overtone แยกซ้อมฉากนี้ต่างหาก และพูดติดตลกว่าซ้อมเสร็จแล้วทั้งบันไดยังกระซิบต่ออีกชั่วโมง

โรฮันมีเสียงของไวโอลินพื้นบ้าน กอนดอร์มีเสียงของฮอร์น ปาเวล สเตปนอย หัวหน้ากลุ่มฮอร์นของเราบอกว่า “The White Tree” คือสองนาทีที่ดีที่สุดของอาชีพเขา กองไฟสัญญาณลุกขึ้นทีละจุด และต้องเป่าให้ถูกตั้งแต่ครั้งแรกทุกจุด

ตอนจบไม่ได้เล่าเรื่องชัยชนะ เราขอให้งดปรบมือหลัง “The Grey Havens” เพราะไทเซีย โมโรโซวา จะขับร้อง “Into the West” ต่อทันที ทั้งค่ำคืนยาวกว่าสองชั่วโมงเล็กน้อย มีพักครึ่งหนึ่งครั้ง`,
      },
    },
  },
  {
    slug: 'ennio-morricone',
    repertoire: 'film',
    layout: 'program',
    scene: 'desert',
    collections: ['film-music'],
    categories: ['film', 'composers'],
    performers: ['poluton', 'artem-lugovoy', 'overtone', 'taisia-morozova', 'fyodor-lapin', 'egor-samarin'],
    durationMinutes: 110,
    ageLimit: 12,
    priority: 86,
    tracklists: [
      {
        title: firstHalf,
        tracks: [
          {
            name: 'Titoli',
            composer: morricone,
            source: { ru: 'За пригоршню долларов', en: 'A Fistful of Dollars' },
          },
          {
            name: 'La resa dei conti',
            composer: morricone,
            source: { ru: 'На несколько долларов больше', en: 'For a Few Dollars More' },
          },
          { name: 'Il buono, il brutto, il cattivo', composer: morricone, source: goodBadUgly },
          { name: 'L’uomo dell’armonica', composer: morricone, source: onceInTheWest },
          { name: 'C’era una volta il West', composer: morricone, source: onceInTheWest },
          {
            name: 'Giù la testa',
            composer: morricone,
            source: { ru: 'За пригоршню динамита', en: 'A Fistful of Dynamite' },
          },
          { name: 'L’estasi dell’oro', composer: morricone, source: goodBadUgly },
        ],
      },
      {
        title: secondHalf,
        tracks: [
          { name: 'Chi mai', composer: morricone, source: { ru: 'Профессионал', en: 'The Professional' } },
          { name: 'Deborah’s Theme', composer: morricone, source: onceInAmerica },
          { name: 'Cockeye’s Song', composer: morricone, source: onceInAmerica },
          {
            name: 'Playing Love',
            composer: morricone,
            source: { ru: 'Легенда о пианисте', en: 'The Legend of 1900' },
          },
          {
            name: 'Tema d’amore',
            composer: { ru: 'Андреа Морриконе, Эннио Морриконе', en: 'Andrea Morricone, Ennio Morricone' },
            source: { ru: 'Новый кинотеатр «Парадизо»', en: 'Cinema Paradiso' },
          },
          { name: 'Gabriel’s Oboe', composer: morricone, source: mission },
          { name: 'On Earth as It Is in Heaven', composer: morricone, source: mission },
          {
            name: 'Here’s to You',
            composer: { ru: 'Эннио Морриконе, Джоан Баэз', en: 'Ennio Morricone, Joan Baez' },
            source: { ru: 'Сакко и Ванцетти', en: 'Sacco & Vanzetti' },
          },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Эннио Морриконе',
        about:
          'Свист, губная гармоника, гобой и хор: от спагетти-вестернов до «Миссии» и «Легенды о пианисте».',
        description: `Морриконе умел поручить главную роль чему угодно: свисту, губной гармонике, карманным часам, голосу без слов. И уже через такт это становилось судьбой героя.

Первое отделение отдано Серджо Леоне, с которым композитор когда-то сидел в одном школьном классе. Второе — всему, что было после пустыни.`,
        longDescription: `На съёмках «Однажды на Диком Западе» музыка звучала прямо на площадке: Леоне просил сочинить её заранее, и актёры двигались под запись. Поэтому сцены так похожи на танец, а оркестру так удобно в этих темпах. Торопиться здесь значит испортить дуэль.

Высокий женский голос, который в фильмах принадлежал Эдде Делль’Орсо, у нас передан Таисии Морозовой. В «Экстазе золота» она поёт поверх хора и полного оркестра, бегущего по кругу вместе с героем между могил.

После антракта инструменты меняются. Гобой «Миссии» играет Фёдор Лапин: мелодия священника, который сел на камень посреди джунглей и начал играть, потому что слов у него не было. За ней идёт хор, где григорианский напев, барабаны гуарани и тема гобоя звучат одновременно.

Этот вечер хорош при свечах, и в залах, где это позволяет пожарная служба, мы гасим софиты на втором отделении. Свечи светодиодные, темнота настоящая.`,
      },
      en: {
        name: 'Ennio Morricone',
        about: 'A whistle, a harmonica, an oboe and a choir: from the spaghetti westerns to The Mission.',
        description: `Morricone could give the leading part to anything: a whistle, a harmonica, a pocket watch, a voice without words. A bar later it was somebody’s fate.

The first half belongs to Sergio Leone, with whom the composer once shared a classroom. The second belongs to everything that came after the desert.`,
        longDescription: `On the set of Once Upon a Time in the West the music was already playing. Leone had asked for it in advance, and the actors moved to the recording. That is why the scenes look like dances, and why an orchestra feels at home in these tempi. To hurry here is to spoil the duel.

The high female voice that belonged to Edda Dell’Orso in the films is Taisia Morozova’s here. In “The Ecstasy of Gold” she sings above the choir and a full orchestra that runs in circles with the hero among the graves.

After the interval the instruments change. Fyodor Lapin plays the oboe of The Mission: the tune of a priest who sat on a stone in the jungle and began to play because he had no words. The chorus that follows lets a church chant, Guaraní drums and the oboe’s melody sound all at once.

This is a good evening for candles. Where the fire inspector allows, we switch the floodlights off after the interval. The candles are electric, the darkness is real.`,
      },
      th: {
        name: 'เอนนิโอ มอร์ริโคเน',
        about: 'เสียงผิวปาก ฮาร์โมนิกา โอโบ และคณะประสานเสียง จากหนังคาวบอยอิตาลีถึง The Mission',
        description: `มอร์ริโคเนมอบบทนำให้อะไรก็ได้ จะเป็นเสียงผิวปาก ฮาร์โมนิกา นาฬิกาพก หรือเสียงร้องที่ไม่มีคำ เพียงห้องถัดมา เสียงนั้นก็กลายเป็นชะตากรรมของตัวละคร

ครึ่งแรกเป็นของแซร์โจ เลโอเน ผู้กำกับที่เคยนั่งเรียนห้องเดียวกับเขา ครึ่งหลังเป็นของทุกสิ่งที่ตามมาหลังทะเลทราย`,
        longDescription: `ในกองถ่าย Once Upon a Time in the West มีเสียงดนตรีดังอยู่แล้ว เพราะเลโอเนขอให้แต่งไว้ล่วงหน้า นักแสดงจึงเคลื่อนไหวไปตามเพลง ฉากต่าง ๆ เลยคล้ายการเต้นรำ และวงก็เล่นในจังหวะเหล่านี้ได้อย่างสบาย ใครรีบก็เท่ากับทำให้ฉากดวลปืนเสีย

เสียงร้องสูงของเอดดา เดลลอร์โซ ในหนัง คืนนี้เป็นหน้าที่ของไทเซีย โมโรโซวา ใน “The Ecstasy of Gold” เธอร้องเหนือคณะประสานเสียงและวงเต็ม ที่วิ่งวนไปพร้อมกับพระเอกกลางสุสาน

หลังพักครึ่ง เครื่องดนตรีเปลี่ยนไป ฟีโอดอร์ ลาปิน บรรเลงโอโบจาก The Mission ทำนองของบาทหลวงที่นั่งลงบนก้อนหินกลางป่าแล้วเริ่มเป่า เพราะเขาไม่มีถ้อยคำจะสื่อสาร ในบทประสานเสียงที่ตามมา บทสวดในโบสถ์ กลองของชาวกวารานี และทำนองของโอโบดังขึ้นพร้อมกัน

ค่ำคืนนี้เหมาะกับแสงเทียน ในฮอลล์ที่เจ้าหน้าที่อนุญาต เราจะดับไฟเวทีในครึ่งหลัง เทียนเป็นไฟแอลอีดี แต่ความมืดเป็นของจริง`,
      },
    },
  },
  {
    slug: 'nino-rota',
    repertoire: 'film',
    layout: 'album',
    scene: 'circus',
    collections: ['film-music'],
    categories: ['film', 'composers'],
    performers: ['poluton', 'anna-sokolova', 'ruslan-akhmetov', 'georgy-manukyan'],
    durationMinutes: 95,
    ageLimit: 12,
    priority: 58,
    tracklists: [
      {
        title: { ru: 'Рота и Феллини', en: 'Rota and Fellini', th: 'โรตากับเฟลลินี' },
        tracks: [
          { name: 'La strada', composer: rota, source: { ru: 'Дорога', en: 'La Strada' } },
          {
            name: 'Le notti di Cabiria',
            composer: rota,
            source: { ru: 'Ночи Кабирии', en: 'Nights of Cabiria' },
          },
          { name: 'La dolce vita', composer: rota, source: { ru: 'Сладкая жизнь', en: 'La Dolce Vita' } },
          {
            name: 'Giulietta degli spiriti',
            composer: rota,
            source: { ru: 'Джульетта и духи', en: 'Juliet of the Spirits' },
          },
          { name: 'I clowns', composer: rota, source: { ru: 'Клоуны', en: 'The Clowns' } },
          { name: 'Amarcord', composer: rota, source: { ru: 'Амаркорд', en: 'Amarcord' } },
          {
            name: 'O Venezia, Venaga, Venusia',
            composer: rota,
            source: { ru: 'Казанова Федерико Феллини', en: 'Fellini’s Casanova' },
          },
        ],
      },
      {
        title: { ru: 'Другие фильмы', en: 'Other films', th: 'หนังเรื่องอื่น' },
        tracks: [
          {
            name: 'What Is a Youth',
            composer: rota,
            source: { ru: 'Ромео и Джульетта', en: 'Romeo and Juliet' },
          },
          { name: 'Titoli di testa', composer: rota, source: { ru: 'Леопард', en: 'The Leopard' } },
          { name: 'The Godfather Waltz', composer: rota, source: godfather },
          { name: 'Love Theme from The Godfather', composer: rota, source: godfather },
          {
            name: 'The Immigrant',
            composer: rota,
            source: { ru: 'Крёстный отец 2', en: 'The Godfather Part II' },
          },
        ],
      },
      {
        title: { ru: 'Парад', en: 'Parade', th: 'ขบวนพาเหรด' },
        tracks: [
          { name: 'La passerella di addio', composer: rota, source: { ru: 'Восемь с половиной', en: '8½' } },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Нино Рота: цирк Феллини',
        about: 'Труба Джельсомины, парад из «8½», ветер «Амаркорда» и вальс «Крёстного отца».',
        description: `Нино Рота и Федерико Феллини работали вместе больше четверти века. Феллини на съёмках ставил пластинку с цирковым маршем, а Рота потом сочинял взамен свою музыку, в которой тот марш всё равно слышался, только с грустинкой.

Этот вечер устроен как альбом: тринадцать коротких пьес почти без пауз, от бродячего балагана до сицилийской эмиграции.`,
        longDescription: `Секрет Роты в том, что у него веселье и печаль играют одни и те же люди. Духовой оркестр марширует вприпрыжку, но кларнет чуть опаздывает, и сразу понятно, что праздник скоро кончится. Георгий Манукян говорит, что опаздывать по Роте он учился три года.

Мелодию «Дороги» на трубе играет Руслан Ахметов. В фильме её знает Джельсомина, а потом, когда Джельсомины уже нет, её напевает незнакомая женщина, развешивая бельё. Труба у нас стоит не на сцене, а на балконе.

С «Крёстным отцом» вышла известная история: академики сняли музыку с номинации на «Оскар», потому что Рота взял любовную тему из собственной старой комедии «Фортунелла». За вторую часть награду всё-таки дали. Обе темы вы услышите рядом.

Последним номером звучит парад из «8½», где все персонажи берутся за руки и идут по кругу. Пятеро музыкантов — кларнет, пикколо, две трубы и туба — выходят с мелодией прямо из зала. Оркестр в этот момент встаёт, и если вы тоже встанете, никто не удивится.`,
      },
      en: {
        name: 'Nino Rota: Fellini’s Circus',
        about: 'Gelsomina’s trumpet, the parade of 8½, the wind of Amarcord and the waltz of The Godfather.',
        description: `Nino Rota and Federico Fellini worked together for more than a quarter of a century. On the set Fellini would play a record of a circus march. Rota then wrote music to replace it, in which the march could still be heard, only a little sadder.

The evening is built like an album: thirteen short pieces almost without a break, from a travelling show to a ship full of Sicilian emigrants.`,
        longDescription: `Rota’s secret is that the same people play his joy and his sorrow. The band skips along, but the clarinet is slightly late, and at once you know that the feast is nearly over. Georgy Manukyan says that learning to be late in Rota’s way took him three years.

Ruslan Akhmetov plays the trumpet tune of La Strada. In the film Gelsomina knows it. Later, when Gelsomina is gone, a stranger hums it while hanging out the washing. Our trumpet stands on the balcony and not on the stage.

The Godfather has a well-known story. Its nomination for an Academy Award was withdrawn, because Rota had borrowed the love theme from his own old comedy, Fortunella. He received the award for the second film instead. You will hear music from both, side by side.

The parade of 8½ comes last, in which all the characters join hands and walk in a circle. Five players, a clarinet, a piccolo, two trumpets and a tuba, bring the tune in through the audience. The orchestra stands up at this point, and nobody will be surprised if you do too.`,
      },
      th: {
        name: 'นีโน โรตา: ละครสัตว์ของเฟลลินี',
        about: 'ทรัมเป็ตของเจลโซมินา ขบวนพาเหรดจาก 8½ สายลมของ Amarcord และวอลทซ์จาก The Godfather',
        description: `นีโน โรตา กับเฟเดริโก เฟลลินี ทำงานด้วยกันกว่ายี่สิบห้าปี ในกองถ่ายเฟลลินีมักเปิดแผ่นมาร์ชละครสัตว์ แล้วโรตาค่อยแต่งเพลงของตัวเองมาแทน แต่เรายังได้ยินมาร์ชนั้นอยู่ข้างใน เพียงแต่เศร้ากว่าเดิมนิดหน่อย

ค่ำคืนนี้จัดเหมือนอัลบั้ม สิบสามเพลงสั้น ๆ เล่นต่อกันแทบไม่หยุด จากคณะละครเร่ไปจนถึงเรือของชาวซิซิลีที่อพยพไปอเมริกา`,
        longDescription: `ความลับของโรตาคือ ความสุขกับความเศร้าในเพลงของเขาเล่นโดยคนกลุ่มเดียวกัน วงดุริยางค์กระโดดโลดเต้นไป แต่คลาริเน็ตมาช้านิดหนึ่ง เราจึงรู้ทันทีว่างานเลี้ยงใกล้เลิกแล้ว เกออร์กี มานูเคียน บอกว่าเขาใช้เวลาสามปีหัดมาช้าแบบโรตา

รุสลัน อัคเมตอฟ เป่าทรัมเป็ตทำนองเอกของ La Strada ในหนังเจลโซมินาเป็นคนเป่าเพลงนี้ เมื่อเธอจากไปแล้ว หญิงแปลกหน้าคนหนึ่งฮัมมันขณะตากผ้า ทรัมเป็ตของเราไม่ได้ยืนอยู่บนเวที แต่อยู่บนชั้นลอย

The Godfather มีเรื่องเล่าที่หลายคนรู้จัก เพลงนี้ถูกถอนจากการชิงรางวัลออสการ์ เพราะโรตานำทำนองรักมาจากหนังตลกเก่าของเขาเองเรื่อง Fortunella ภายหลังเขาได้รางวัลจากภาคสอง คืนนี้คุณจะได้ฟังเพลงจากทั้งสองภาคต่อกัน

ขบวนพาเหรดจาก 8½ ที่ตัวละครทุกคนจับมือกันเดินเป็นวงกลมอยู่ท้ายสุด นักดนตรีห้าคนกับคลาริเน็ต พิกโคโล ทรัมเป็ตสองเครื่อง และทูบา จะบรรเลงเดินเข้ามาจากกลางผู้ชม ตอนนั้นวงจะลุกขึ้นยืน และถ้าคุณลุกขึ้นด้วยก็ไม่มีใครแปลกใจ`,
      },
    },
  },
  {
    slug: 'soviet-cinema',
    repertoire: 'film',
    layout: 'program',
    scene: 'night-train',
    collections: ['film-music'],
    categories: ['film'],
    performers: ['poluton', 'anna-sokolova', 'mikhail-ozerov', 'taisia-morozova', 'denis-orlovsky'],
    durationMinutes: 115,
    ageLimit: 6,
    priority: 66,
    tracklists: [
      {
        title: firstHalf,
        tracks: [
          {
            name: 'Увертюра',
            composer: isaakDunayevsky,
            source: { ru: 'Дети капитана Гранта', en: 'The Children of Captain Grant' },
          },
          {
            name: 'Тройка',
            composer: { ru: 'Сергей Прокофьев', en: 'Sergei Prokofiev' },
            source: { ru: 'Поручик Киже', en: 'Lieutenant Kijé' },
          },
          {
            name: 'Романс',
            composer: { ru: 'Дмитрий Шостакович', en: 'Dmitri Shostakovich' },
            source: { ru: 'Овод', en: 'The Gadfly' },
          },
          { name: 'Вальс', composer: sviridov, source: { ru: 'Метель', en: 'The Snowstorm' } },
          {
            name: 'Ваше благородие',
            composer: { ru: 'Исаак Шварц', en: 'Isaac Schwartz' },
            source: { ru: 'Белое солнце пустыни', en: 'White Sun of the Desert' },
          },
          {
            name: 'Главная тема',
            composer: { ru: 'Эдуард Артемьев', en: 'Eduard Artemyev' },
            source: { ru: 'Свой среди чужих, чужой среди своих', en: 'At Home Among Strangers' },
          },
          {
            name: 'Время, вперёд!',
            composer: sviridov,
            source: { ru: 'Время, вперёд!', en: 'Time, Forward!' },
          },
        ],
      },
      {
        title: secondHalf,
        tracks: [
          { name: 'Вальс', composer: petrov, source: { ru: 'Берегись автомобиля', en: 'Beware of the Car' } },
          {
            name: 'Песенка о медведях',
            composer: { ru: 'Александр Зацепин', en: 'Aleksandr Zatsepin' },
            source: { ru: 'Кавказская пленница', en: 'Kidnapping, Caucasian Style' },
          },
          {
            name: 'Песня о далёкой Родине',
            composer: { ru: 'Микаэл Таривердиев', en: 'Mikael Tariverdiev' },
            source: { ru: 'Семнадцать мгновений весны', en: 'Seventeen Moments of Spring' },
          },
          {
            name: 'Увертюра',
            composer: { ru: 'Владимир Дашкевич', en: 'Vladimir Dashkevich' },
            source: {
              ru: 'Приключения Шерлока Холмса и доктора Ватсона',
              en: 'The Adventures of Sherlock Holmes and Dr. Watson',
            },
          },
          {
            name: 'Полёт',
            composer: { ru: 'Альфред Шнитке', en: 'Alfred Schnittke' },
            source: { ru: 'Сказка странствий', en: 'The Story of the Voyages' },
          },
          {
            name: 'Романс о романсе',
            composer: petrov,
            source: { ru: 'Жестокий романс', en: 'A Cruel Romance' },
          },
          {
            name: 'Вальс',
            composer: { ru: 'Евгений Дога', en: 'Eugen Doga' },
            source: { ru: 'Мой ласковый и нежный зверь', en: 'A Hunting Accident' },
          },
          {
            name: 'Прекрасное далёко',
            composer: { ru: 'Евгений Крылатов', en: 'Yevgeny Krylatov' },
            source: { ru: 'Гостья из будущего', en: 'Guest from the Future' },
          },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Музыка советского кино',
        about: 'От увертюры Дунаевского до «Прекрасного далёка»: мелодии, которые помнят всей семьёй.',
        description: `Есть музыка, которую никто не учил, а знают все: вальс из фильма про угонщика Деточкина, увертюра сыщика с Бейкер-стрит, песня разведчика о далёкой Родине. Её писали Прокофьев, Шостакович, Свиридов, Шнитке, и писали без скидки на то, что это «всего лишь кино».

Мы собрали пятнадцать номеров за полвека и играем их по авторским партитурам, без попурри.`,
        longDescription: `Первое отделение — о дороге и погоде. Ветер Дунаевского, снежная «Тройка» Прокофьева, метель Свиридова, песок «Белого солнца пустыни». Заканчивается оно маршем, под который полстраны полвека садилось смотреть новости. В живом исполнении слышно, как хитро он сделан: трубы бегут, а литавры их догоняют и не могут догнать.

Второе отделение — о людях. Вальс Андрея Петрова, который хочется насвистывать за рулём. «Песня о далёкой Родине», где труднее всего не пережать: Микаэл Таривердиев просил играть её так, словно вы думаете, а не рассказываете.

Отдельно скажем про «Полёт» Шнитке из «Сказки странствий». В концертах его играют редко, а зря: оркестр несколько минут набирает высоту на одной простой мелодии, и никакого экрана для этого не нужно. Нам кажется, что это одно из лучших мест во всём отечественном кино.

В вальсе Евгения Доги солирует концертмейстер Михаил Озеров. На «Прекрасном далёке» дирижёр обычно поворачивается к залу. Слова вы помните.`,
      },
    },
  },
  {
    slug: 'john-barry-noir',
    repertoire: 'film',
    layout: 'program',
    scene: 'noir-street',
    collections: ['film-music'],
    categories: ['film', 'composers'],
    performers: [
      'poluton',
      'timur-valishin',
      'georgy-manukyan',
      'egor-samarin',
      'denis-orlovsky',
      'taisia-morozova',
    ],
    durationMinutes: 105,
    ageLimit: 12,
    priority: 50,
    tracklists: [
      {
        title: firstHalf,
        tracks: [
          {
            name: 'James Bond Theme',
            composer: { ru: 'Монти Норман, аранжировка Джона Барри', en: 'Monty Norman, arr. John Barry' },
            source: { ru: 'Доктор Ноу', en: 'Dr. No' },
          },
          { name: 'Goldfinger', composer: barry, source: { ru: 'Голдфингер', en: 'Goldfinger' } },
          {
            name: 'You Only Live Twice',
            composer: barry,
            source: { ru: 'Живёшь только дважды', en: 'You Only Live Twice' },
          },
          {
            name: 'We Have All the Time in the World',
            composer: barry,
            source: { ru: 'На секретной службе Её Величества', en: 'On Her Majesty’s Secret Service' },
          },
          {
            name: 'A Man Alone',
            composer: barry,
            source: { ru: 'Досье Ипкресс', en: 'The Ipcress File' },
          },
          {
            name: 'Midnight Cowboy',
            composer: barry,
            source: { ru: 'Полуночный ковбой', en: 'Midnight Cowboy' },
          },
        ],
      },
      {
        title: secondHalf,
        tracks: [
          {
            name: 'The Harry Lime Theme',
            composer: { ru: 'Антон Карас', en: 'Anton Karas' },
            source: { ru: 'Третий человек', en: 'The Third Man' },
          },
          {
            name: 'Laura',
            composer: { ru: 'Дэвид Раксин', en: 'David Raksin' },
            source: { ru: 'Лора', en: 'Laura' },
          },
          { name: 'Scène d’amour', composer: herrmann, source: { ru: 'Головокружение', en: 'Vertigo' } },
          {
            name: 'Peter Gunn',
            composer: mancini,
            source: { ru: 'Питер Ганн', en: 'Peter Gunn' },
          },
          { name: 'Love Theme', composer: goldsmith, source: { ru: 'Китайский квартал', en: 'Chinatown' } },
          { name: 'Main Title', composer: herrmann, source: { ru: 'Таксист', en: 'Taxi Driver' } },
          { name: 'Main Title', composer: barry, source: { ru: 'Жар тела', en: 'Body Heat' } },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Джон Барри и музыка нуара',
        about: 'Шпионы, детективы и дождь на асфальте: Барри, Херрман, Манчини, Голдсмит и долгий саксофон.',
        description: `Труба с сурдиной, ленивый райд барабанщика, струнные, которые знают больше, чем говорят. Джон Барри одиннадцать раз писал музыку к Бонду, но лучше всего ему удавались не погони, а минуты после них.

Первое отделение — его шпионы и одиночки. Второе — улица, с которой он вышел: «Лора», «Головокружение», «Китайский квартал», «Таксист».`,
        longDescription: `Авторство главной темы Бонда решалось в суде: мелодию сочинил Монти Норман, а всё, за что её любят, от гитары до медных ударов, — аранжировка Барри. Мы играем именно её, с электрогитарой шестидесятых, которую Егор Самарин нашёл на барахолке и не даёт перекрашивать.

Барри любил медленные темпы и не стеснялся красоты. «We Have All the Time in the World» — одна из последних записей Луи Армстронга, и слушать её, зная финал фильма, довольно трудно. «A Man Alone» держится на цимбалах: для них в фуре едет отдельный кофр.

После антракта в зале темнее. Бернард Херрман закончил запись «Таксиста» за день до смерти, и его саксофон остался прощанием с городом, в котором он родился. Солирует Георгий Манукян. Джерри Голдсмит сочинил «Китайский квартал» за десять дней, после того как прежнюю музыку из фильма убрали: одна труба, четыре рояля, четыре арфы и струнные.

Под конец возвращается Барри, уже восьмидесятых годов. «Жар тела» начинается так тихо, что слышен вентилятор, которого нет.`,
      },
      en: {
        name: 'John Barry and the Music of Noir',
        about:
          'Spies, detectives and rain on asphalt: Barry, Herrmann, Mancini, Goldsmith and a long saxophone.',
        description: `A muted trumpet, a lazy ride cymbal, strings that know more than they tell. John Barry scored Bond eleven times, but what he did best were the minutes after the chase.

The first half belongs to his spies and loners. The second is the street that he came from: Laura, Vertigo, Chinatown, Taxi Driver.`,
        longDescription: `Who wrote the Bond theme was settled in court. The melody is Monty Norman’s. What people love about it, from the guitar to the stabs of brass, is John Barry’s arrangement. We play that arrangement with a guitar of the sixties, which Egor Samarin found at a flea market and refuses to have repainted.

Barry liked slow tempi and was not ashamed of beauty. “We Have All the Time in the World” is among the last recordings of Louis Armstrong, and it is hard to hear once you know how the film ends. “A Man Alone” hangs on a cimbalom, which travels with us in a case of its own.

After the interval the hall is darker. Bernard Herrmann finished recording Taxi Driver the day before he died, and its saxophone became a farewell to the city where he was born. Georgy Manukyan plays it. Jerry Goldsmith wrote Chinatown in ten days, after an earlier score had been thrown out: one trumpet, four pianos, four harps and strings.

Barry returns at the end, now in the eighties. Body Heat begins so quietly that you can hear a ceiling fan that is not there.`,
      },
    },
  },
  {
    slug: 'silent-film',
    repertoire: 'film',
    layout: 'thematic-page',
    scene: 'cinema-beam',
    collections: ['film-music', 'candlelight'],
    categories: ['film', 'how-it-works'],
    performers: ['matvey-hoffman', 'polina-rein', 'kseniya-belova'],
    durationMinutes: 85,
    ageLimit: 6,
    priority: 40,
    tracklists: [
      {
        title: { ru: 'Музыка к фильмам', en: 'Music for the films', th: 'ดนตรีประกอบภาพยนตร์' },
        tracks: [
          {
            name: 'L’assassinat du duc de Guise',
            composer: { ru: 'Камиль Сен-Санс', en: 'Camille Saint-Saëns' },
            source: { ru: 'Убийство герцога Гиза, 1908', en: 'The Assassination of the Duke of Guise, 1908' },
          },
          {
            name: 'Cinéma',
            composer: { ru: 'Эрик Сати', en: 'Erik Satie' },
            source: { ru: 'Антракт, 1924', en: 'Entr’acte, 1924' },
          },
          {
            name: 'Nosferatu',
            composer: { ru: 'Ханс Эрдман', en: 'Hans Erdmann' },
            source: { ru: 'Носферату, симфония ужаса, 1922', en: 'Nosferatu, 1922' },
          },
          {
            name: 'Potemkin',
            composer: { ru: 'Эдмунд Майзель', en: 'Edmund Meisel' },
            source: { ru: 'Броненосец «Потёмкин», 1925', en: 'Battleship Potemkin, 1925' },
          },
          {
            name: 'Metropolis',
            composer: { ru: 'Готфрид Хупперц', en: 'Gottfried Huppertz' },
            source: { ru: 'Метрополис, 1927', en: 'Metropolis, 1927' },
          },
          {
            name: 'Новый Вавилон',
            composer: { ru: 'Дмитрий Шостакович', en: 'Dmitri Shostakovich' },
            source: { ru: 'Новый Вавилон, 1929', en: 'The New Babylon, 1929' },
          },
          {
            name: 'City Lights',
            composer: chaplin,
            source: { ru: 'Огни большого города, 1931', en: 'City Lights, 1931' },
          },
          {
            name: 'Smile',
            composer: chaplin,
            source: { ru: 'Новые времена, 1936', en: 'Modern Times, 1936' },
          },
        ],
      },
      {
        title: { ru: 'Между сеансами', en: 'Between the screenings', th: 'คั่นระหว่างรอบฉาย' },
        tracks: [
          { name: 'Maple Leaf Rag', composer: { ru: 'Скотт Джоплин', en: 'Scott Joplin' } },
          { name: 'The Entertainer', composer: { ru: 'Скотт Джоплин', en: 'Scott Joplin' } },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Немое кино: орган и рояль',
        about: 'Восемь фрагментов на экране и три музыканта в темноте: орган, рояль и стол с ударными.',
        description: `Немое кино никогда не было немым: в зале всегда кто-то играл. В маленьком городе тапёр за расстроенным пианино, в столице целый оркестр или орган с трубами, которые умели изображать дождь, телефон и поезд.

Мы показываем на экране отрывки восьми фильмов и играем музыку, написанную для них тогда же, в переложении для органа, рояля и ударных.`,
        longDescription: `### С чего началось

В 1908 году Камиль Сен-Санс, уже знаменитый и пожилой, сочинил восемнадцать минут музыки к «Убийству герцога Гиза». Это одна из первых партитур, сделанных специально для фильма. До неё кинематографу хватало чужих вальсов.

### Кто есть кто на сцене

Матвей Гофман сидит за органом и отвечает за страх и города будущего. Полина Рейн за роялем ведёт всё, что движется: погони, трамваи, объяснения в любви. Ксения Белова стоит за столом, на котором лежат железный лист, свистки, кокосовые скорлупки и старая пишущая машинка.

Эрик Сати написал музыку к «Антракту» кадр за кадром, повторяя короткие фигуры, пока сцена не кончится. Сегодня так устроен любой видеомонтаж, а тогда зрители свистели, и режиссёр этому радовался.

### Последний номер

Чаплин не знал нотной грамоты и напевал мелодии аранжировщикам. «Smile» стала песней только через восемнадцать лет после фильма, когда к ней сочинили слова. Мы играем её так, как в «Новых временах»: без слов, на дороге, которая уходит к горизонту.`,
      },
      en: {
        name: 'Silent Film: Organ and Piano',
        about:
          'Eight excerpts on the screen and three musicians in the dark: organ, piano, a table of percussion.',
        description: `Silent film was never silent: somebody always played. In a small town it was a pianist at an instrument out of tune; in a capital, a whole orchestra, or an organ with pipes for rain, telephone and train.

We show excerpts from eight films and play the music that was written for them in their own time, arranged for organ, piano and percussion.`,
        longDescription: `### Where it began

In 1908 Camille Saint-Saëns, famous and no longer young, composed eighteen minutes of music for The Assassination of the Duke of Guise. It is one of the first scores made for a particular film. Until then the cinema had been content with other people’s waltzes.

### Who is who on the stage

Matvey Hoffman sits at the organ and answers for fear and for the cities of the future. Polina Rein, at the piano, drives everything that moves: chases, trams, declarations of love. Kseniya Belova stands at a table with a sheet of iron, whistles, coconut shells and an old typewriter.

Erik Satie wrote the music of Entr’acte frame by frame, repeating short figures until a scene is over. Any video editor works like that today. At the time the audience whistled, and the director was delighted.

### The last piece

Chaplin could not write music down and hummed his melodies to arrangers. “Smile” became a song only eighteen years after the film, when words were added. We play it as it is in Modern Times: without words, on a road that runs to the horizon.`,
      },
      th: {
        name: 'หนังเงียบ: ออร์แกนกับเปียโน',
        about: 'หนังแปดเรื่องบนจอกับนักดนตรีสามคนในความมืด ออร์แกน เปียโน และโต๊ะเครื่องกระทบ',
        description: `หนังเงียบไม่เคยเงียบจริง ๆ เพราะในโรงมีคนเล่นดนตรีเสมอ ในเมืองเล็กอาจเป็นนักเปียโนกับเปียโนเพี้ยน ๆ หนึ่งหลัง ในเมืองหลวงอาจเป็นวงทั้งวง หรือออร์แกนที่มีท่อเสียงฝน เสียงโทรศัพท์ และเสียงรถไฟ

เราฉายบางตอนจากหนังแปดเรื่อง พร้อมบรรเลงดนตรีที่แต่งขึ้นเพื่อหนังเหล่านั้นในยุคเดียวกัน เรียบเรียงใหม่สำหรับออร์แกน เปียโน และเครื่องกระทบ`,
        longDescription: `### จุดเริ่มต้น

ในปี 1908 กามีย์ แซ็ง-ซ็องส์ ผู้มีชื่อเสียงและอายุมากแล้ว แต่งดนตรียาวสิบแปดนาทีให้หนังเรื่อง The Assassination of the Duke of Guise นับเป็นหนึ่งในดนตรีชุดแรก ๆ ที่เขียนขึ้นเพื่อหนังเรื่องใดเรื่องหนึ่งโดยเฉพาะ ก่อนหน้านั้นโรงหนังใช้เพลงวอลทซ์ของคนอื่น

### ใครทำอะไรบนเวที

มัตเวย์ กอฟมัน นั่งที่ออร์แกน ดูแลความน่ากลัวและเมืองแห่งอนาคต โปลีนา ไรน์ ที่เปียโนขับเคลื่อนทุกอย่างที่เคลื่อนไหว ทั้งการไล่ล่า รถราง และคำสารภาพรัก ส่วนเซเนีย เบโลวา ยืนหน้าโต๊ะที่มีแผ่นเหล็ก นกหวีด กะลามะพร้าว และพิมพ์ดีดเก่า

เอริก ซาตี เขียนดนตรีให้ Entr’acte ทีละภาพ เล่นวลีสั้น ๆ ซ้ำไปจนจบฉาก ทุกวันนี้คนตัดต่อวิดีโอก็ทำแบบเดียวกัน แต่สมัยนั้นผู้ชมเป่าปากโห่ และผู้กำกับก็พอใจมาก

### เพลงสุดท้าย

แชปลินเขียนโน้ตไม่เป็น เขาฮัมทำนองให้คนเรียบเรียงฟัง “Smile” เพิ่งกลายเป็นเพลงร้องหลังหนังออกฉายสิบแปดปี เมื่อมีคนแต่งเนื้อให้ เราเล่นแบบเดียวกับใน Modern Times คือไม่มีคำร้อง บนถนนที่ทอดยาวไปถึงขอบฟ้า`,
      },
    },
  },
]
