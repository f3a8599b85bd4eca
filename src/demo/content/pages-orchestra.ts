import type { AuthoredPage } from './authored.ts'
import { cities } from './cities.ts'
import { programs } from './programs.ts'

/** Russian counts by the last digits: 21 программа, 22 программы, 25 and 12 программ. */
function countInRussian(number: number, one: string, few: string, many: string): string {
  const isTeen = Math.floor((number % 100) / 10) === 1
  const last = number % 10
  if (isTeen || last === 0 || last > 4) return `${number} ${many}`
  return `${number} ${last === 1 ? one : few}`
}

/** What there is, counted: the page shows the same numbers as figures. */
const counts = {
  ru: {
    programs: countInRussian(programs.length, 'программа', 'программы', 'программ'),
    cities: countInRussian(cities.length, 'город', 'города', 'городов'),
  },
  en: { programs: `${programs.length} programs`, cities: `${cities.length} cities` },
  th: { programs: `${programs.length} โปรแกรม`, cities: `${cities.length} เมือง` },
} as const

/** Pages about the orchestra itself. */
export const orchestraPages: AuthoredPage[] = [
  {
    slug: 'about',
    layout: 'page',
    text: {
      ru: {
        title: 'Об оркестре',
        description:
          'Симфонический оркестр «Полутон»: история, составы, числа. Больше 30 программ киномузыки, аниме и игр.',
        blocks: [
          {
            type: 'rich-text',
            body: '«Полутон» начинался как квинтет. В 2017 году пятеро студентов консерватории сыграли тему из «Интерстеллара» в московском книжном магазине: поставили стулья между полками и попросили не листать громко. Пришло сорок человек, на следующий вечер двести, и магазин вежливо предложил поискать зал.\n\nЧерез год появился оркестр, ещё через год — фура. Сегодня мы ездим по России, Таиланду и соседним странам и играем музыку, которую люди впервые услышали не в филармонии, а перед экраном: из кино, аниме и игр.',
          },
          {
            type: 'image',
            picture: { scene: 'rehearsal', variant: 4 },
            alt: 'Оркестр на репетиции, дирижёр у пульта',
            caption: 'Репетиция новой программы занимает три дня, её подготовка — год.',
          },
          {
            type: 'rich-text',
            body: `## В числах\n\n- ${counts.ru.programs} в репертуаре.\n- Больше 700 концертов в год.\n- 62 музыканта в большом составе, 18 в [камерном](/poluton-chamber), 18 в [биг-бенде](/poluton-big-band), 5 в [квинтете](/poluton-quintet), и ещё хор [«Обертон»](/overtone).\n- ${counts.ru.cities} на карте гастролей.\n- 1 тонна инструментов в двух фурах.\n\nКак один оркестр даёт семьсот концертов? Он не один. Большой состав, камерный, квинтет и биг-бенд выступают в разных городах в один вечер: у каждого своё имя и свои солисты, а свет и звук у них общие.`,
          },
          {
            type: 'quote',
            text: 'Мы не переносим экран на сцену. Мы возвращаем музыке то, что за экраном не видно: людей, которые её играют.',
            author: 'Из первой афиши «Полутона»',
          },
          {
            type: 'rich-text',
            body: '## Как выбираем музыку\n\nПравило простое: пьеса должна держаться без картинки. Мы пробуем её перед теми, кто фильма не видел и в игру не играл. Если слушают до конца, берём. Аранжировки пишем сами, по лицензии правообладателей, и в каждой программе указываем авторов.\n\nПознакомиться с музыкантами можно на страницах программ, а попасть в оркестр — через [прослушивание](/cast).',
          },
          {
            type: 'programs',
            title: 'С чего начать знакомство',
            programs: ['hans-zimmer', 'joe-hisaishi', 'final-fantasy'],
          },
        ],
      },
      en: {
        title: 'About the orchestra',
        description:
          'The Poluton Orchestra: its story, line-ups and numbers. More than 30 programs of film, anime and game music.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Poluton began as a quintet. In 2017 five students of the conservatory played a theme from Interstellar in a Moscow bookshop: they put chairs between the shelves and asked people not to turn pages loudly. Forty came, the next evening two hundred, and the shop kindly suggested that we find a hall.\n\nA year later there was an orchestra, and another year later a lorry. Today we tour Russia, Thailand and neighbouring countries with music that people first heard not in a concert hall but in front of a screen: from films, anime and games.',
          },
          {
            type: 'image',
            picture: { scene: 'rehearsal', variant: 4 },
            alt: 'The orchestra at a rehearsal with its conductor',
            caption: 'Rehearsing a new program takes three days. Preparing it takes a year.',
          },
          {
            type: 'rich-text',
            body: `## In numbers\n\n- ${counts.en.programs} in the repertoire.\n- More than 700 concerts a year.\n- 62 musicians in the large line-up, 18 in the [chamber one](/en/poluton-chamber), 18 in the [big band](/en/poluton-big-band), 5 in the [quintet](/en/poluton-quintet), and the [Overtone choir](/en/overtone).\n- ${counts.en.cities} on the map of the tour.\n- 1 ton of instruments in two lorries.\n\nHow does one orchestra give seven hundred concerts? It is not one. The large orchestra, the chamber orchestra, the quintet and the big band play in different cities on the same evening. Each has its own name and soloists; light and sound they share.`,
          },
          {
            type: 'quote',
            text: 'We do not put a screen on the stage. We give music back what a screen hides: the people who play it.',
            author: 'From Poluton’s first poster',
          },
          {
            type: 'rich-text',
            body: '## How we choose music\n\nThe rule is simple: a piece has to stand without its picture. We try it on people who have not seen the film or played the game. If they listen to the end, we take it. The arrangements are ours, made under licence, and every program names its authors.\n\nThe musicians are on the pages of the programs. The way into the orchestra leads through an [audition](/en/cast).',
          },
          {
            type: 'programs',
            title: 'Where to begin',
            programs: ['hans-zimmer', 'joe-hisaishi', 'final-fantasy'],
          },
        ],
      },
      th: {
        title: 'เกี่ยวกับวง',
        description: 'วงออร์เคสตรา Poluton ประวัติ ขนาดวง และตัวเลข กว่า 30 โปรแกรมดนตรีภาพยนตร์ อนิเมะ และเกม',
        blocks: [
          {
            type: 'rich-text',
            body: 'Poluton เริ่มจากวงห้าคน ในปี 2560 นักศึกษาวิทยาลัยดนตรีห้าคนเล่นเพลงจากอินเตอร์สเตลลาร์ในร้านหนังสือกลางกรุงมอสโก วางเก้าอี้ไว้ระหว่างชั้นหนังสือและขอให้ผู้คนพลิกหน้ากระดาษเบา ๆ คืนแรกมีคนฟังสี่สิบคน คืนถัดมาสองร้อย แล้วทางร้านก็แนะนำอย่างสุภาพให้ไปหาฮอลล์\n\nหนึ่งปีต่อมาเรากลายเป็นวงออร์เคสตรา อีกหนึ่งปีก็มีรถบรรทุก วันนี้เราเดินทางทั่วรัสเซีย ไทย และประเทศเพื่อนบ้าน พร้อมดนตรีที่ผู้คนได้ยินครั้งแรกหน้าจอภาพ ไม่ใช่ในโรงคอนเสิร์ต',
          },
          {
            type: 'image',
            picture: { scene: 'rehearsal', variant: 4 },
            alt: 'วงออร์เคสตรากำลังซ้อมกับวาทยกร',
            caption: 'โปรแกรมใหม่ซ้อมสามวัน แต่เตรียมหนึ่งปี',
          },
          {
            type: 'rich-text',
            body: `## ตัวเลขของเรา\n\n- ${counts.th.programs}\n- กว่า 700 คอนเสิร์ตต่อปี\n- วงใหญ่ 62 คน [วงแชมเบอร์](/th/poluton-chamber) 18 คน [บิ๊กแบนด์](/th/poluton-big-band) 18 คน [ควินเท็ต](/th/poluton-quintet) 5 คน และ[คณะประสานเสียง](/th/overtone)\n- ${counts.th.cities}บนแผนที่ทัวร์\n- เครื่องดนตรี 1 ตันในรถบรรทุกสองคัน\n\nวงเดียวเล่นเจ็ดร้อยคอนเสิร์ตได้อย่างไร คำตอบคือไม่ใช่วงเดียว วงใหญ่ วงแชมเบอร์ ควินเท็ต และบิ๊กแบนด์เล่นคนละเมืองในคืนเดียวกัน แต่ละวงมีชื่อและศิลปินเดี่ยวของตัวเอง ใช้แสงและเสียงร่วมกัน`,
          },
          {
            type: 'programs',
            title: 'เริ่มรู้จักเราจากโปรแกรมเหล่านี้',
            programs: ['joe-hisaishi', 'hans-zimmer', 'final-fantasy'],
          },
        ],
      },
    },
  },
  {
    slug: 'charity',
    layout: 'page',
    text: {
      ru: {
        title: 'Социальная ответственность',
        description:
          'Концерты в больницах, инструменты для школ, доступные залы: что оркестр делает кроме концертов.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Музыка нужна и тем, кто не может прийти в зал. Поэтому часть времени и денег оркестра каждый сезон уходит на дела без афиши.\n\n## Концерты там, где лечат\n\nРаз в месяц квинтет играет в детской больнице, хосписе или интернате. Двадцать пять минут, без сцены, бесплатно. [Как это бывает](/p/concert-in-a-hospital).\n\n## Инструменты школам\n\nСобираем, чиним и отвозим скрипки, виолончели и духовые в музыкальные школы малых городов. Уже передали 84 инструмента.\n\n## Залы для всех\n\nТифлокомментарий, вибрационные жилеты, спокойная комната, места для колясок. Что и где доступно, рассказали [здесь](/qa/accessibility).',
          },
          {
            type: 'gallery',
            pictures: [
              { scene: 'instruments', variant: 4, alt: 'Скрипки в мастерской, ждут отправки' },
              { scene: 'audience', variant: 4, alt: 'Дети слушают квинтет' },
              { scene: 'music-stand', variant: 3, alt: 'Пульт в больничном коридоре' },
            ],
            caption: 'Мастерская, слушатели, коридор пятого этажа.',
          },
          {
            type: 'rich-text',
            body: '## Как помочь\n\n- **Инструмент.** Скрипка с антресолей, флейта внука, труба без мундштука: починим всё.\n- **Место.** Из каждой тысячи билетов десять мы отдаём семьям подопечных фондов. Организация может написать нам.\n- **Время.** Волонтёры встречают зрителей с инвалидностью у входа.\n\nНапишите нам, ответим в течение двух дней. Отчёт о потраченном публикуем раз в полгода в [новостях](/news).',
          },
          { type: 'form', form: 'contact', title: 'Написать о помощи' },
        ],
      },
      en: {
        title: 'Social responsibility',
        description:
          'Concerts in hospitals, instruments for schools, halls for everybody: what we do besides concerts.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Music is also for people who cannot come to a hall. So each season a part of the orchestra’s time and money goes where there is no poster.\n\n## Concerts where people are treated\n\nOnce a month our quintet plays in a children’s hospital, a hospice or a boarding school: twenty-five minutes, no stage, no fee. [This is what it is like](/p/en/p/concert-in-a-hospital).\n\n## Instruments for schools\n\nWe collect violins, cellos and wind instruments, mend them and take them to music schools in small towns. 84 so far.\n\n## Halls for everybody\n\nAudio description, vibrating vests, a quiet room, places for wheelchairs: [what there is and where](/en/qa/accessibility).',
          },
          {
            type: 'gallery',
            pictures: [
              { scene: 'instruments', variant: 4, alt: 'Violins in the workshop, ready to leave' },
              { scene: 'audience', variant: 4, alt: 'Children listening to the quintet' },
              { scene: 'music-stand', variant: 3, alt: 'A music stand in a hospital corridor' },
            ],
            caption: 'The workshop, the listeners, the corridor on the fifth floor.',
          },
          {
            type: 'rich-text',
            body: '## How to help\n\n- **An instrument.** A violin from the attic, a grandson’s flute, a trumpet without its mouthpiece: we mend everything.\n- **A seat.** Of every thousand tickets ten go to families looked after by charities. An organisation may write to us.\n- **Time.** Volunteers meet guests with disabilities at the door.\n\nWrite to us and we answer within two days. What was spent is published twice a year in the [news](/en/news).',
          },
          { type: 'form', form: 'contact', title: 'Write about helping' },
        ],
      },
      th: {
        title: 'ความรับผิดชอบต่อสังคม',
        description: 'คอนเสิร์ตในโรงพยาบาล เครื่องดนตรีเพื่อโรงเรียน และฮอลล์สำหรับทุกคน',
        blocks: [
          {
            type: 'rich-text',
            body: 'ดนตรีเป็นของคนที่มาฮอลล์ไม่ได้ด้วย ทุกฤดูกาลเราจึงแบ่งเวลาและเงินส่วนหนึ่งให้กับงานที่ไม่มีโปสเตอร์\n\n## คอนเสิร์ตในที่รักษา\n\nเดือนละครั้ง วงควินเท็ตเล่นในโรงพยาบาลเด็กหรือสถานดูแลผู้ป่วย ยี่สิบห้านาที ไม่มีเวที ไม่คิดค่าใช้จ่าย\n\n## เครื่องดนตรีเพื่อโรงเรียน\n\nเรารวบรวม ซ่อม และส่งมอบเครื่องดนตรีให้โรงเรียนดนตรีในเมืองเล็ก จนถึงวันนี้ 84 ชิ้น\n\n## ฮอลล์สำหรับทุกคน\n\nเสียงบรรยายภาพ เสื้อกั๊กสั่น ห้องเงียบ และพื้นที่วีลแชร์ [อ่านรายละเอียด](/th/qa/accessibility)',
          },
          {
            type: 'image',
            picture: { scene: 'instruments', variant: 4 },
            alt: 'ไวโอลินในโรงซ่อมที่พร้อมส่งมอบ',
            caption: 'ไวโอลินที่ซ่อมแล้ว พร้อมเดินทางไปโรงเรียน',
          },
          { type: 'form', form: 'contact', title: 'เขียนถึงเรา' },
        ],
      },
    },
  },
  {
    slug: 'services',
    layout: 'default',
    text: {
      ru: {
        title: 'Что предлагает оркестр',
        description:
          'Концерты для городов и компаний, фильм с живым оркестром, запись музыки, мастер-классы.',
        blocks: [
          {
            type: 'rich-text',
            body: '## Концерт в вашем городе\n\nПривозим программу целиком: музыканты, ноты, звук, свет, реклама. От площадки нужны сцена от 90 м² и четыре часа на монтаж. Для залов меньше трёхсот мест есть камерный состав.\n\n## Фильм под живой оркестр\n\nСинхронизируем музыку с показом: от короткометражки до трёхчасовой картины. Берём на себя переговоры о правах и подготовку нот.\n\n## Вечер для компании\n\nКвинтет на приём, биг-бенд на юбилей, оркестр на стадион. Программу соберём под гостей. Если нужны просто билеты для коллег, быстрее через [заявку](/b2b).\n\n## Запись\n\nПишем музыку для кино, игр и рекламы: до 62 музыкантов, зал с естественной акустикой, сведение. Отдаём дорожки и готовые миксы.\n\n## Мастер-классы\n\nДля музыкальных школ и вузов: урок дирижирования с оркестром, разбор партитур, оркестровка для игр.',
          },
          {
            type: 'image',
            picture: { scene: 'microphone', variant: 2 },
            alt: 'Микрофоны над группой скрипок',
            caption: 'Запись струнных: четыре микрофона, один зал, ни одного кресла.',
          },
          {
            type: 'rich-text',
            body: 'Опишите задачу в двух словах: город, дата, сколько гостей. Смету пришлём в течение трёх дней.',
          },
          { type: 'form', form: 'contact', title: 'Обсудить проект' },
        ],
      },
      en: {
        title: 'What the orchestra offers',
        description:
          'Concerts for cities and companies, films with live orchestra, recording and master classes.',
        blocks: [
          {
            type: 'rich-text',
            body: '## A concert in your city\n\nWe bring the whole program: musicians, scores, sound, light, advertising. From the venue we need a stage of at least 90 m² and four hours to build. For halls under three hundred seats there is the chamber line-up.\n\n## A film with live orchestra\n\nFrom a short film to a picture of three hours, in time with the screen. We take care of the rights and prepare the scores.\n\n## An evening for your company\n\nA quintet for a reception, a big band for an anniversary, an orchestra for a stadium. If you only need tickets for colleagues, an [order by invoice](/en/b2b) is quicker.\n\n## Recording\n\nMusic for films, games and advertising: up to 62 players, a hall with an acoustic of its own, mixing. You receive the tracks and finished mixes.\n\n## Master classes\n\nFor music schools and universities: conducting a real orchestra, reading scores, orchestrating for games.',
          },
          {
            type: 'image',
            picture: { scene: 'microphone', variant: 2 },
            alt: 'Microphones above the violins',
            caption: 'Recording strings: four microphones, one hall, not a single seat.',
          },
          {
            type: 'rich-text',
            body: 'Tell us the city, the date and the number of guests. An estimate comes within three days.',
          },
          { type: 'form', form: 'contact', title: 'Talk about a project' },
        ],
      },
      th: {
        title: 'บริการของวง',
        description: 'คอนเสิร์ตในเมืองของคุณ ภาพยนตร์พร้อมวงสด งานองค์กร การบันทึกเสียง และเวิร์กช็อป',
        blocks: [
          {
            type: 'rich-text',
            body: '## คอนเสิร์ตในเมืองของคุณ\n\nเรานำมาทั้งโปรแกรม นักดนตรี โน้ต เสียง แสง และการประชาสัมพันธ์ สถานที่ต้องมีเวทีอย่างน้อย 90 ตารางเมตรและเวลาติดตั้งสี่ชั่วโมง ฮอลล์ที่เล็กกว่าสามร้อยที่นั่งใช้วงเล็กได้\n\n## ภาพยนตร์พร้อมวงสด\n\nตั้งแต่หนังสั้นจนถึงหนังยาวสามชั่วโมง เราดูแลเรื่องลิขสิทธิ์และเตรียมโน้ตให้\n\n## งานองค์กร\n\nควินเท็ตสำหรับงานเลี้ยงรับรอง บิ๊กแบนด์สำหรับงานครบรอบ หรือวงเต็มสำหรับสเตเดียม\n\n## บันทึกเสียง\n\nดนตรีสำหรับภาพยนตร์ เกม และโฆษณา สูงสุด 62 นักดนตรี ส่งมอบทั้งแทร็กแยกและมิกซ์',
          },
          { type: 'form', form: 'contact', title: 'ปรึกษาโครงการ' },
        ],
      },
    },
  },
  {
    slug: 'contact',
    layout: 'page',
    text: {
      ru: {
        title: 'Контакты',
        description: 'Как связаться с оркестром «Полутон»: билеты, организаторам, пресса, прослушивания.',
        blocks: [
          {
            type: 'rich-text',
            body: 'На большинство вопросов о билетах уже есть [ответы](/qa): так быстрее, чем ждать письма. Если вашего вопроса там нет, напишите.\n\n- **Билеты и возврат:** [tickets@poluton.example](mailto:tickets@poluton.example)\n- **Организаторам и площадкам:** [booking@poluton.example](mailto:booking@poluton.example)\n- **Пресса:** [press@poluton.example](mailto:press@poluton.example)\n- **Персональные данные:** [privacy@poluton.example](mailto:privacy@poluton.example)\n\nОтвечаем по будням с 10:00 до 19:00 по Москве. В день концерта пишите в теме город: такие письма читаем первыми.',
          },
          { type: 'form', form: 'contact', title: 'Написать нам' },
          {
            type: 'rich-text',
            body: '**ООО «Полутон»**\n\n101000, Москва, Нотный переулок, д. 12, стр. 1. Посетителей принимаем по договорённости: чаще всего мы в дороге.',
          },
        ],
      },
      en: {
        title: 'Contact',
        description: 'How to reach the Poluton Orchestra: tickets, promoters, press, auditions.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Most questions about tickets already have an [answer](/en/qa), which is quicker than waiting for a letter. If yours is not there, write to us.\n\n- **Tickets and refunds:** [tickets@poluton.example](mailto:tickets@poluton.example)\n- **Promoters and venues:** [booking@poluton.example](mailto:booking@poluton.example)\n- **Press:** [press@poluton.example](mailto:press@poluton.example)\n- **Personal data:** [privacy@poluton.example](mailto:privacy@poluton.example)\n\nWe answer in English on weekdays from 10:00 to 19:00, Moscow time. On the day of a concert, put the city into the subject: these letters are read first.',
          },
          { type: 'form', form: 'contact', title: 'Write to us' },
          {
            type: 'rich-text',
            body: '**Poluton LLC**\n\n12 building 1, Notny Lane, Moscow 101000, Russia. Visits by arrangement, because we are mostly on the road.',
          },
        ],
      },
      th: {
        title: 'ติดต่อเรา',
        description: 'ติดต่อวงออร์เคสตรา Poluton เรื่องบัตร ผู้จัดงาน สื่อมวลชน และการออดิชัน',
        blocks: [
          {
            type: 'rich-text',
            body: 'คำถามเรื่องบัตรส่วนใหญ่มี[คำตอบ](/th/qa)อยู่แล้ว ซึ่งเร็วกว่ารออีเมล หากไม่พบคำตอบ เขียนถึงเราได้\n\n- **บัตรและการคืนเงิน:** [tickets@poluton.example](mailto:tickets@poluton.example)\n- **ผู้จัดงานและสถานที่:** [booking@poluton.example](mailto:booking@poluton.example)\n- **สื่อมวลชน:** [press@poluton.example](mailto:press@poluton.example)\n\nเราตอบเป็นภาษาไทยและอังกฤษในวันทำการ หากเป็นวันแสดง กรุณาระบุเมืองในหัวเรื่อง',
          },
          { type: 'form', form: 'contact', title: 'เขียนถึงเรา' },
        ],
      },
    },
  },
  {
    slug: 'cast',
    layout: 'page',
    text: {
      ru: {
        title: 'Прослушивание в оркестр',
        description: 'Как попасть в «Полутон»: кого ищем, что прислать и как проходит второй тур.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Мы слушаем всех: выпускников, студентов старших курсов, музыкантов оркестров, которым захотелось в дорогу. Диплом желателен, но решает запись.\n\n## Что прислать\n\n1. Часть классического концерта для вашего инструмента.\n2. Один номер из кино, аниме или игры, на ваш выбор.\n3. Несколько слов о себе: где учились, с кем играли, какую музыку любите сами.\n\nЗаписать можно на телефон, одним дублем, без обработки.\n\n## Что дальше\n\nОтветим в течение трёх недель. Второй тур проходит в Москве за ширмой, дорогу оплачиваем. Третий — неделя гастролей с оркестром: вы смотрите на нас, мы на вас.\n\nХоры и ансамбли тоже могут написать: в турах мы часто поём вместе с местными коллективами.',
          },
          {
            type: 'quote',
            text: 'На первом прослушивании я сыграла тему из Zelda, потому что концерт Моцарта у меня дрожал. Взяли за Zelda. Моцарт больше не дрожит.',
            author: 'Флейтистка, седьмой сезон в оркестре',
          },
          { type: 'form', form: 'audition', title: 'Заявка' },
        ],
      },
      en: {
        title: 'Audition for the orchestra',
        description:
          'How to join Poluton: whom we look for, what to send, and what the second round is like.',
        blocks: [
          {
            type: 'rich-text',
            body: 'We listen to everybody: graduates, students in their last years, orchestral players who would like to see the road. A diploma helps, but the recording decides.\n\n## What to send\n\n1. A movement of a classical concerto for your instrument.\n2. One piece from a film, an anime or a game, your choice.\n3. A few words about yourself: where you studied, whom you played with, what you love.\n\nA phone will do for the recording: one take, no editing.\n\n## What happens next\n\nYou hear from us within three weeks. The second round is in Moscow behind a screen, and we pay for the journey. The third is a week on tour: you look at us and we look at you.\n\nChoirs and ensembles may write as well, since we often sing with local groups.',
          },
          {
            type: 'quote',
            text: 'At my first audition I played the theme from Zelda, because my Mozart was shaking. I was taken for Zelda. Mozart no longer shakes.',
            author: 'Flautist, in her seventh season with us',
          },
          { type: 'form', form: 'audition', title: 'Application' },
        ],
      },
      th: {
        title: 'ออดิชันเข้าวง',
        description: 'วิธีสมัครเข้าวง Poluton เราตามหาใคร ต้องส่งอะไร และรอบสองเป็นอย่างไร',
        blocks: [
          {
            type: 'rich-text',
            body: 'เราฟังทุกคน ทั้งบัณฑิต นักศึกษาชั้นปีสุดท้าย และนักดนตรีอาชีพที่อยากออกเดินทาง ปริญญาช่วยได้ แต่สิ่งที่ตัดสินคือเสียงที่บันทึก\n\n## สิ่งที่ต้องส่ง\n\n1. หนึ่งท่อนจากคอนแชร์โตคลาสสิก\n2. หนึ่งเพลงจากภาพยนตร์ อนิเมะ หรือเกมที่คุณเลือก\n3. แนะนำตัวสั้น ๆ\n\nบันทึกด้วยโทรศัพท์ได้ เล่นรวดเดียวโดยไม่ตัดต่อ เราตอบภายในสามสัปดาห์ คณะประสานเสียงในไทยก็สมัครได้ เพราะเรามักร้องร่วมกับวงในท้องถิ่น',
          },
          { type: 'form', form: 'audition', title: 'ใบสมัคร' },
        ],
      },
    },
  },
  {
    slug: 'press',
    layout: 'page',
    text: {
      ru: {
        title: 'Для прессы',
        description: 'Аккредитация, справка об оркестре, фотографии и правила съёмки.',
        blocks: [
          {
            type: 'rich-text',
            body: '## Коротко об оркестре\n\n«Полутон» — симфонический оркестр из Москвы. Играет музыку кино, аниме и видеоигр, гастролирует по России, Таиланду и соседним странам. В репертуаре больше 30 программ, даёт больше 700 концертов в год. Этот абзац можно перепечатывать без согласования.\n\nНазвание пишется в кавычках: оркестр «Полутон». По-английски: Poluton Orchestra.\n\n## Аккредитация\n\nНапишите на [press@poluton.example](mailto:press@poluton.example) не позже чем за три дня: издание, имя, город, что будете снимать. Фото — первые три номера из прохода, без вспышки. Видео — до пяти минут на репетиции.\n\n## Интервью\n\nДирижёры и солисты говорят с журналистами за два часа до концерта, пятнадцать минут. Вопросы присылать заранее необязательно.',
          },
          {
            type: 'gallery',
            pictures: [
              { scene: 'hall-night', variant: 6, alt: 'Оркестр на сцене, вид из зала' },
              { scene: 'music-stand', variant: 4, alt: 'Пульт дирижёра крупным планом' },
              { scene: 'tour-bus', variant: 4, alt: 'Гастрольная фура на трассе' },
              { scene: 'audience', variant: 5, alt: 'Зрители аплодируют стоя' },
            ],
            caption: 'Изображения можно публиковать с указанием: «Полутон».',
          },
        ],
      },
      en: {
        title: 'Press',
        description: 'Accreditation, a short profile, pictures and rules for photography.',
        blocks: [
          {
            type: 'rich-text',
            body: '## In short\n\nThe Poluton Orchestra is a symphony orchestra from Moscow. It plays music from films, anime and video games and tours Russia, Thailand and neighbouring countries. It has more than 30 programs and gives more than 700 concerts a year. You may reprint this paragraph without asking.\n\n## Accreditation\n\nWrite to [press@poluton.example](mailto:press@poluton.example) at least three days ahead with your publication, name, city and what you plan to record. Photographs: the first three pieces, from the aisle, no flash. Video: up to five minutes of the rehearsal.\n\n## Interviews\n\nConductors and soloists meet journalists two hours before a concert for fifteen minutes. Questions need not be sent beforehand.',
          },
          {
            type: 'gallery',
            pictures: [
              { scene: 'hall-night', variant: 6, alt: 'The orchestra on stage, seen from the hall' },
              { scene: 'music-stand', variant: 4, alt: 'The conductor’s desk' },
              { scene: 'tour-bus', variant: 4, alt: 'The tour lorry on the road' },
              { scene: 'audience', variant: 5, alt: 'A standing ovation' },
            ],
            caption: 'Pictures may be published with the credit “Poluton Orchestra”.',
          },
        ],
      },
      th: {
        title: 'สื่อมวลชน',
        description: 'การขออนุญาตทำข่าว ข้อมูลวง ภาพ และกติกาการถ่ายทำ',
        blocks: [
          {
            type: 'rich-text',
            body: '## ข้อมูลโดยย่อ\n\nวงออร์เคสตรา Poluton เป็นวงซิมโฟนีจากมอสโก บรรเลงดนตรีจากภาพยนตร์ อนิเมะ และวิดีโอเกม ออกทัวร์ในรัสเซีย ไทย และประเทศเพื่อนบ้าน มีกว่า 30 โปรแกรม และแสดงกว่า 700 คอนเสิร์ตต่อปี ย่อหน้านี้นำไปเผยแพร่ได้โดยไม่ต้องขออนุญาต\n\n## การขออนุญาตทำข่าว\n\nเขียนถึง [press@poluton.example](mailto:press@poluton.example) ล่วงหน้าอย่างน้อยสามวัน ถ่ายภาพได้สามเพลงแรกจากทางเดินโดยไม่ใช้แฟลช ถ่ายวิดีโอได้ไม่เกินห้านาทีระหว่างซ้อม',
          },
          {
            type: 'gallery',
            pictures: [
              { scene: 'hall-night', variant: 6, alt: 'วงบนเวที มองจากที่นั่งผู้ชม' },
              { scene: 'audience', variant: 5, alt: 'ผู้ชมลุกขึ้นปรบมือ' },
            ],
            caption: 'เผยแพร่ภาพได้โดยระบุ Poluton Orchestra',
          },
        ],
      },
    },
  },
  {
    slug: 'diary',
    layout: 'post',
    text: {
      ru: {
        title: 'Дневник оркестра',
        description: 'Записи из автобуса, рисунки на полях партий и пробы в лаборатории.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Сюда попадает то, что не стало новостью: записки из автобуса, рисунки на полях, письма зрителей. Ведёт библиотекарь оркестра, потому что карандаш всегда у него.\n\n**Спасибо за варенье, Тверь.** Восемь банок доехали до Сочи, девятую открыли ещё в Клину.\n\n**Гобоист на паузах.** В «Властелине колец» у второго гобоя есть место, где надо молчать девяносто два такта. За сезон на этой странице вырос целый Шир: норы, дым из труб и хоббит с гобоем. Ноты перешли на планшеты, а страницу мы оставили и возим в чемодане.',
          },
          {
            type: 'image',
            picture: { scene: 'sheet-music', variant: 5 },
            alt: 'Страница партии с рисунками на полях',
            caption: 'Партия второго гобоя, такты 92–184. Музыки нет, жизнь есть.',
          },
          {
            type: 'rich-text',
            body: '**Из письма.** «Мне восемь лет. Я думал, что дирижёр показывает, кому грустно. Оказалось, кому играть. Моё объяснение лучше».\n\n**Лаборатория.** В дни переездов мы пробуем сочинять к открытым фильмам. На этой неделе — кролик: фагот ведёт главного героя, ксилофон изображает белку, и никто пока не договорился, чей финал.',
          },
          {
            type: 'html-embed',
            title: 'Big Buck Bunny, открытый фильм Blender Foundation',
            html: '<iframe src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ" width="1280" height="720" title="Big Buck Bunny, Blender Foundation" allowfullscreen></iframe>',
          },
          {
            type: 'quote',
            text: 'Скрипичный ключ нарисован правильно, а вот хоббит держит гобой не той рукой.',
            author: 'Первый гобой, пометка карандашом',
          },
        ],
      },
      en: {
        title: 'The orchestra’s diary',
        description: 'Notes from the bus, drawings in the margins, experiments in the laboratory.',
        blocks: [
          {
            type: 'rich-text',
            body: 'This is for things that did not become news: notes from the bus, drawings in the margins, letters. Our librarian keeps it, because he is the one who always has a pencil.\n\n**Thank you for the jam, Tver.** Eight jars reached Sochi. The ninth was opened before Klin.\n\n**An oboist in his rests.** In The Lord of the Rings the second oboe is silent for ninety-two bars. In one season a whole Shire grew on that page: holes, smoke from chimneys and a hobbit with an oboe. The scores have moved to tablets, but the page stays and travels in a suitcase.',
          },
          {
            type: 'image',
            picture: { scene: 'sheet-music', variant: 5 },
            alt: 'A page of music with drawings in the margins',
            caption: 'Second oboe, bars 92 to 184. No music, plenty of life.',
          },
          {
            type: 'rich-text',
            body: '**From a letter.** “I am eight. I thought that the conductor shows who is sad. It turns out that he shows who has to play. My explanation is better.”\n\n**Laboratory.** On travel days we try to write for open films. This week it is a rabbit: a bassoon leads the hero, a xylophone is the squirrel, and nobody has agreed yet who gets the ending.',
          },
          {
            type: 'html-embed',
            title: 'Big Buck Bunny, an open film by the Blender Foundation',
            html: '<iframe src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ" width="1280" height="720" title="Big Buck Bunny, Blender Foundation" allowfullscreen></iframe>',
          },
        ],
      },
      th: {
        title: 'บันทึกของวง',
        description: 'เรื่องเล่าจากบนรถ ภาพวาดข้างโน้ต และการทดลองในห้องแล็บ',
        blocks: [
          {
            type: 'rich-text',
            body: 'ที่นี่เก็บเรื่องที่ไม่ได้เป็นข่าว เรื่องเล่าจากบนรถ ภาพวาดข้างโน้ต และจดหมายจากผู้ชม คนเขียนคือบรรณารักษ์ของวง เพราะเขามีดินสออยู่ในมือเสมอ\n\n**นักโอโบในช่วงหยุด** ในลอร์ดออฟเดอะริงส์ โอโบสองต้องเงียบเก้าสิบสองห้อง หนึ่งฤดูกาลผ่านไป บนหน้าโน้ตนั้นมีไชร์ทั้งหมู่บ้าน มีควันจากปล่องไฟและฮอบบิทถือโอโบ\n\n**จากจดหมาย** “หนูอายุแปดขวบ หนูนึกว่าวาทยกรชี้ว่าใครกำลังเศร้า ที่จริงเขาชี้ว่าใครต้องเล่น หนูว่าคำอธิบายของหนูดีกว่า”',
          },
          {
            type: 'image',
            picture: { scene: 'sheet-music', variant: 5 },
            alt: 'หน้าโน้ตที่มีภาพวาดอยู่ริมกระดาษ',
            caption: 'โน้ตโอโบสอง ห้องที่ 92 ถึง 184 ไม่มีดนตรี แต่มีชีวิต',
          },
        ],
      },
    },
  },
]
