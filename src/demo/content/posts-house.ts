import type { AuthoredPost } from './authored.ts'

/** News of the box office, the site, recordings and the orchestra's social work. */
export const housePosts: AuthoredPost[] = [
  {
    slug: 'pushkin-card',
    daysAgo: 16,
    scene: 'audience',
    programs: ['soviet-cinema', 'silent-film', 'ennio-morricone'],
    text: {
      ru: {
        title: 'Ещё три программы — по Пушкинской карте',
        summary:
          'Зрители от 14 до 22 лет могут оплатить билет картой. Рассказываем, где искать и что взять с собой.',
        paragraphs: [
          'По «Пушкинской карте» теперь продаются ещё три программы: [советское кино](/soviet-cinema), [немое кино](/silent-film) и [Эннио Морриконе](/ennio-morricone). Отметка стоит у каждого их концерта в России.',
          '<p>Что нужно знать:</p><ul><li>билет именной, передать его другому человеку нельзя;</li><li>на входе попросят паспорт или подтверждённый профиль в приложении;</li><li>вернуть билет можно по общим правилам, деньги придут обратно на карту.</li></ul>',
          'Подробности — в [ответе про Пушкинскую карту](/qa/pushkin-card).',
        ],
      },
    },
  },
  {
    slug: 'studio-album-recorded',
    daysAgo: 69,
    scene: 'microphone',
    text: {
      ru: {
        title: 'Записали студийный альбом',
        summary: 'Четыре дня, один зал без зрителей, двенадцать номеров. Каждый сыгран целиком, без склеек.',
        paragraphs: [
          'Мы долго откладывали запись: музыка, которую играешь для полного зала, в пустом ведёт себя иначе. В итоге вынесли кресла партера и посадили оркестр на их место, лицом к стене. Звук стал ближе, и никто не скучал по аплодисментам, кроме дирижёра.',
          'На [альбоме](/studio-album) двенадцать номеров из разных программ: кино, аниме, игры. Правило было одно: дубль играется целиком. Если кто-то ошибся, начинаем сначала. Рекорд — одиннадцать дублей, рекордсмен просил себя не называть.',
          'Слышно, как перед последним номером кто-то вздыхает. Это вся группа виолончелей.',
        ],
      },
      en: {
        title: 'We have recorded a studio album',
        summary:
          'Four days, one hall without an audience, twelve pieces. Each was played whole, without edits.',
        paragraphs: [
          'We put off recording for years, because music that you play to a full house behaves differently in an empty one. In the end we took the seats out of the stalls and sat the orchestra there, facing the wall. The sound came closer, and nobody missed the applause except the conductor.',
          'The [album](/en/studio-album) has twelve pieces from different programs: films, anime, games. There was one rule: a take is played from beginning to end. If somebody slips, we start again. The record is eleven takes, and its holder asked not to be named.',
          'Before the last number you can hear somebody sigh. That is the whole cello section.',
        ],
      },
      th: {
        title: 'เราบันทึกเสียงอัลบั้มในสตูดิโอเสร็จแล้ว',
        summary: 'สี่วัน ฮอลล์ที่ไม่มีผู้ชม สิบสองเพลง ทุกเพลงเล่นรวดเดียวจบโดยไม่ตัดต่อ',
        paragraphs: [
          'เราเลื่อนการบันทึกเสียงมานาน เพราะดนตรีที่เล่นให้ผู้ชมเต็มฮอลล์จะเปลี่ยนไปเมื่ออยู่ในห้องว่าง สุดท้ายเรายกเก้าอี้ชั้นล่างออกแล้วให้วงนั่งแทน หันหน้าเข้าผนัง เสียงใกล้ขึ้น และไม่มีใครคิดถึงเสียงปรบมือ นอกจากวาทยกร',
          '[อัลบั้ม](/th/studio-album)มีสิบสองเพลงจากหลายโปรแกรม ทั้งภาพยนตร์ อนิเมะ และเกม กติกามีข้อเดียวคือต้องเล่นจนจบ ใครพลาดให้เริ่มใหม่ สถิติคือสิบเอ็ดครั้ง เจ้าของสถิติขอไม่เปิดเผยชื่อ',
          'ก่อนเพลงสุดท้ายจะได้ยินเสียงถอนหายใจ นั่นคือกลุ่มเชลโลทั้งกลุ่ม',
        ],
      },
    },
  },
  {
    slug: 'concert-in-a-hospital',
    daysAgo: 135,
    scene: 'instruments',
    text: {
      ru: {
        title: 'Концерт на пятом этаже детской больницы',
        summary:
          'Струнный квинтет, коридор вместо сцены и самая короткая программа сезона: двадцать пять минут.',
        paragraphs: [
          'Двадцать пять минут — столько врачи разрешили играть в отделении. Квинтет сел в коридоре, двери палат открыли, и тем, кому нельзя вставать, было слышно не хуже. Играли «Тоторо», «Тему Букли» и Марио, которого попросили дважды.',
          'Инструменты перед концертом протирали по больничным правилам, канифоль заменили на гипоаллергенную. Контрабас не прошёл в лифт, и его несли по лестнице четверо пап.',
          'Такие концерты мы играем каждый месяц. Если вы работаете в больнице, хосписе или интернате и хотите нас позвать, напишите через [страницу контактов](/contact). Денег за это мы не берём. Подробнее — в разделе [«Социальная ответственность»](/charity).',
        ],
      },
      en: {
        title: 'A concert on the fifth floor of a children’s hospital',
        summary:
          'A string quintet, a corridor for a stage and the shortest program of the season: twenty-five minutes.',
        paragraphs: [
          'Twenty-five minutes is what the doctors allowed. The quintet sat in the corridor and the doors of the wards stood open, so that those who may not get up heard just as well. They played Totoro, Hedwig’s Theme and Mario, who was asked for twice.',
          'The instruments were wiped by hospital rules and the rosin was a hypoallergenic one. The double bass did not fit into the lift. Four fathers carried it up the stairs.',
          'We play such a concert every month. If you work in a hospital, a hospice or a boarding school and would like us to come, write through the [contact page](/en/contact). There is no fee. More is on the [social responsibility](/en/charity) page.',
        ],
      },
    },
  },
  {
    slug: 'audio-description',
    daysAgo: 205,
    scene: 'microphone',
    variant: 1,
    programs: ['silent-film'],
    text: {
      ru: {
        title: 'Немое кино с тифлокомментарием',
        summary:
          'Незрячие зрители слышат в наушнике, что происходит на экране, а вокруг — орган и рояль. Первые пять показов прошли.',
        paragraphs: [
          'В программе [«Немое кино: орган и рояль»](/silent-film) экран рассказывает половину истории. Чтобы она досталась всем, мы добавили тифлокомментарий: рассказчик сидит в кабине, видит экран и музыкантов и говорит в паузах. Один наушник оставляет второе ухо органу.',
          'Текст писали вместе с незрячим редактором. Он вычеркнул треть: «Не надо объяснять, что смешно. Я слышу, что зал смеётся, скажите, кто упал».',
          'Приёмники выдаём бесплатно, количество ограничено. Как заказать, что ещё сделано для доступности и где пандусы, описано [здесь](/qa/accessibility).',
        ],
      },
      en: {
        title: 'Silent films with audio description',
        summary:
          'Blind listeners hear the screen in one ear and the organ and piano all around. The first five evenings are behind us.',
        paragraphs: [
          'In [Silent Film: Organ and Piano](/en/silent-film) the screen tells half of the story. To share it with everybody we added audio description: a narrator in a booth sees the screen and the players and speaks in the rests. One earpiece leaves the other ear to the organ.',
          'The text was written with a blind editor, who struck out a third of it: “Don’t explain that it is funny. I hear the audience laugh. Tell me who fell over.”',
          'Receivers are free and limited in number. How to reserve one, and what else is done for access, is written [here](/en/qa/accessibility).',
        ],
      },
    },
  },
  {
    slug: 'office-evening',
    daysAgo: 285,
    scene: 'hall-night',
    variant: 2,
    text: {
      ru: {
        title: 'Билеты для сотрудников: теперь по счёту и за один день',
        summary: 'Компании заказывают от десяти билетов, платят по счёту и получают документы через ЭДО.',
        paragraphs: [
          'Раньше заказ на двадцать мест занимал неделю переписки. Теперь хватает одного письма: на странице [билетов для сотрудников](/b2b) сказано, что в нём назвать — компанию, ИНН, город, концерт и число билетов. Счёт приходит в течение рабочего дня, места на это время держим.',
          'Акт и счёт-фактуру отправляем через электронный документооборот. Билеты можно получить одним файлом или ссылками, которые вы сами раздадите людям.',
          'Один заказчик попросил посадить бухгалтерию подальше от отдела продаж. Такое тоже можно написать в примечании.',
        ],
      },
      en: {
        title: 'Tickets for employees: by invoice and within a day',
        summary:
          'Companies order ten tickets or more, pay by invoice and receive the documents electronically.',
        paragraphs: [
          'An order of twenty seats used to take a week of letters. One letter is enough now. The [tickets for employees](/en/b2b) page says what to name in it: company, tax number, city, concert and number of tickets. The invoice arrives within a working day and your seats are held until then.',
          'Closing documents are sent electronically. You can have the tickets as one file or as links to hand out yourself.',
          'One customer asked us to seat accounting well away from sales. You may write that into the note as well.',
        ],
      },
    },
  },
  {
    slug: 'electronic-certificates',
    daysAgo: 345,
    scene: 'music-stand',
    variant: 1,
    text: {
      ru: {
        title: 'Подарочный сертификат приходит письмом',
        summary:
          'Электронный сертификат можно отправить сразу или назначить день и час. Действует год на любую программу.',
        paragraphs: [
          'Угадать вкус человека трудно, а дату ещё труднее. [Сертификат](/gift-certificates) снимает оба вопроса: напишите нам сумму, несколько слов и почту, и мы отправим его сразу после оплаты или в назначенный час. Получатель сам выберет программу, город и ряд.',
          'Срок — год со дня покупки, потратить можно по частям. Если концерт, который выбрал получатель, отменится, сумма вернётся на сертификат, а срок продлится на три месяца.',
          'Бумажную версию с иллюстрацией печатаем по просьбе. Она приезжает в конверте, запечатанном как партитура: ленточкой.',
        ],
      },
      en: {
        title: 'A gift certificate comes by e-mail',
        summary: 'Send it at once or choose the day and the hour. It is good for a year and for any program.',
        paragraphs: [
          'It is hard to guess somebody’s taste, and harder to guess their free evening. A [certificate](/en/gift-certificates) settles both: write to us with the sum, a few words and an address, and we send it as soon as it is paid, or at an hour that you name. The person who receives it picks the program, the city and the row.',
          'It is valid for a year and may be spent in parts. If the chosen concert is cancelled, the sum returns to the certificate and its term grows by three months.',
          'On request we print a paper one with an illustration. It comes tied with a ribbon, as a score does.',
        ],
      },
      th: {
        title: 'บัตรของขวัญส่งถึงทางอีเมล',
        summary: 'ส่งทันทีหรือกำหนดวันและเวลาได้ ใช้ได้หนึ่งปีกับทุกโปรแกรม',
        paragraphs: [
          'เดาใจว่าใครชอบอะไรนั้นยาก เดาว่าเขาว่างวันไหนยิ่งยากกว่า [บัตรของขวัญ](/th/gift-certificates)ช่วยได้ทั้งสองเรื่อง เขียนถึงเรา บอกมูลค่า ข้อความสั้น ๆ และอีเมลผู้รับ เราจะส่งให้ทันทีที่ชำระเงินหรือตามเวลาที่กำหนด ผู้รับเป็นคนเลือกโปรแกรม เมือง และแถวที่นั่งเอง',
          'บัตรมีอายุหนึ่งปี แบ่งใช้ได้หลายครั้ง หากคอนเสิร์ตที่เลือกถูกยกเลิก มูลค่าจะกลับคืนสู่บัตรและต่ออายุอีกสามเดือน',
          'หากต้องการ เราพิมพ์ฉบับกระดาษพร้อมภาพประกอบให้ ผูกริบบิ้นเหมือนปกโน้ตเพลง',
        ],
      },
    },
  },
  {
    slug: 'schedule-offline',
    daysAgo: 450,
    scene: 'city-lights',
    variant: 3,
    text: {
      ru: {
        title: 'Сайт можно поставить на телефон, и он работает в метро',
        summary:
          'Расписание и страницы, которые вы открывали, доступны без сети. Места занимает меньше одной фотографии.',
        paragraphs: [
          'Перед входом в зал связь часто пропадает: три тысячи человек одновременно ищут билет. Теперь сайт можно установить на экран телефона, ссылка «Установить» есть внизу любой страницы. Расписание и все страницы, на которые вы заходили, откроются и без сети.',
          'Это не отдельное приложение: магазин не нужен, обновляется само, занимает несколько мегабайт. Сами билеты хранятся у продавца, поэтому файл из письма сохраните заранее.',
          'Для тех, кто живёт по календарю: у каждого города есть подписка. Новый концерт появится в телефоне рядом с вашими встречами. Ссылка — на странице города, например [Москвы](/cities/moscow).',
        ],
      },
      en: {
        title: 'The site installs on your phone and works in the metro',
        summary:
          'The schedule and the pages that you opened are there without a network, in less space than a photo album.',
        paragraphs: [
          'At the door of a hall the network often disappears, because three thousand people look for their tickets at once. You can now install the site on your phone; the link is at the foot of every page. The schedule and all the pages that you have visited open without a connection.',
          'It is not a separate application: no store, no updates to approve, a few megabytes. The tickets themselves are kept by the seller, so save the file from your e-mail beforehand.',
          'If you live by your calendar, every city has a subscription: a new concert appears on your phone between your meetings. The link is on the city’s page, for example [Moscow](/en/cities/moscow).',
        ],
      },
      th: {
        title: 'ติดตั้งเว็บไซต์ลงในโทรศัพท์ ใช้ได้แม้ไม่มีสัญญาณ',
        summary: 'กำหนดการและหน้าที่เคยเปิดดูได้โดยไม่ต้องใช้อินเทอร์เน็ต ใช้พื้นที่เพียงไม่กี่เมกะไบต์',
        paragraphs: [
          'หน้าทางเข้าฮอลล์สัญญาณมักหาย เพราะคนสามพันคนเปิดหาบัตรพร้อมกัน ตอนนี้คุณติดตั้งเว็บไซต์ลงในโทรศัพท์ได้ ลิงก์อยู่ด้านล่างของทุกหน้า กำหนดการและทุกหน้าที่เคยเข้าจะเปิดได้แม้ไม่มีอินเทอร์เน็ต',
          'ไม่ต้องโหลดผ่านร้านค้าแอป อัปเดตเองอัตโนมัติ ส่วนบัตรเข้าชมเก็บอยู่กับผู้จำหน่าย จึงควรบันทึกไฟล์จากอีเมลไว้ล่วงหน้า',
          'ทุกเมืองมีปฏิทินให้สมัครรับ คอนเสิร์ตใหม่จะปรากฏในโทรศัพท์เองโดยอัตโนมัติ ลิงก์อยู่ในหน้าเมือง เช่น [กรุงเทพฯ](/th/cities/bangkok)',
        ],
      },
    },
  },
  {
    slug: 'instruments-for-a-school',
    daysAgo: 530,
    scene: 'instruments',
    variant: 2,
    text: {
      ru: {
        title: 'Двенадцать скрипок для школы в Торжке',
        summary:
          'Собрали инструменты у себя и у зрителей, починили и отвезли. Теперь там есть второй класс скрипки.',
        paragraphs: [
          'В музыкальной школе было восемь скрипок на двадцать три ученика: играли по очереди и дома не занимались. Мы попросили зрителей заглянуть на антресоли. За месяц принесли девять инструментов, ещё три отдали музыканты.',
          'Мастер оркестра чинил их в поездах между концертами: две трещины, семь подставок, все струны. Одна скрипка оказалась чешской, столетней. Её отдали самой старшей ученице с условием передать дальше.',
          'На концерте в школе играли вместе: наш квартет и двенадцать новых скрипок, тема из «Мой сосед Тоторо». Как передать инструмент — на странице [«Социальная ответственность»](/charity).',
        ],
      },
      en: {
        title: 'Twelve violins for a school in Torzhok',
        summary:
          'We collected instruments from our players and our audience, mended them and took them there.',
        paragraphs: [
          'The music school had eight violins for twenty-three pupils, who played in turn and could not practise at home. We asked our audience to look on top of their wardrobes. Nine instruments came in a month, and our musicians gave three more.',
          'The orchestra’s luthier mended them on trains between concerts: two cracks, seven bridges, every string. One violin turned out to be Czech and a hundred years old. It went to the eldest pupil, on the condition that she passes it on.',
          'At the school we played together: our quartet and twelve new violins, the theme of My Neighbour Totoro. How to give an instrument is on the [social responsibility](/en/charity) page.',
        ],
      },
    },
  },
  {
    slug: 'season-thanks',
    daysAgo: 700,
    scene: 'hall-night',
    variant: 3,
    text: {
      ru: {
        title: 'Спасибо за сезон',
        summary: 'Подводим итоги: города, километры, бисы и самая громкая тишина года.',
        paragraphs: [
          'Сезон закончен, инструменты у мастера, фуры на мойке. За это время мы сыграли в сорока городах четырёх стран, дважды опоздали из-за метели и ни разу не начали без литавр, хотя один раз очень хотелось.',
          'Самый частый бис — тема Дэйви Джонса. Самый дальний зритель прилетел из Певека. Самая громкая тишина случилась после [«Списка Шиндлера»](/john-williams): четырнадцать секунд никто не решался хлопнуть первым.',
          'Спасибо, что приходите. Новое расписание уже собирается на [странице концертов](/concerts).',
        ],
      },
    },
  },
]
