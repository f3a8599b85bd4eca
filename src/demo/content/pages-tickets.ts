import type { AuthoredPage } from './authored.ts'

/** Pages about buying: tickets, certificates, rules and legal texts. */
export const ticketPages: AuthoredPage[] = [
  {
    slug: 'security',
    layout: 'default',
    text: {
      ru: {
        title: 'Персональные данные и безопасность платежей',
        description:
          'Какие данные мы собираем, зачем, сколько храним и почему номер карты мы никогда не видим.',
        blocks: [
          {
            type: 'rich-text',
            body: '## Коротко\n\nЧтобы смотреть афишу, не нужно ничего о себе сообщать. Платите вы на странице билетного оператора, номер карты до нас не доходит. Если вы нам пишете, письмо и обратный адрес нужны только для ответа.\n\nРекламных профилей мы не составляем и данные не продаём. Маркетинговых рассылок без отдельного согласия нет.',
          },
          {
            type: 'rich-text',
            body: '## Что остаётся в вашем браузере\n\nПолный список — в конце этой страницы. Город сайт определяет приблизительно, по адресу подключения, и эту догадку не сохраняет.\n\n## Платежи\n\nОплата идёт через билетного оператора по защищённому соединению. Данные карты обрабатывает банк, сертифицированный по стандарту PCI DSS, списание подтверждается кодом из приложения банка. Чек по 54-ФЗ приходит на почту.\n\nПеред оплатой проверьте адрес страницы и название продавца. Мы никогда не просим код из СМС, не звоним с предложением «вернуть деньги за отменённый концерт» и не продаём билеты в личных сообщениях.',
          },
          {
            type: 'rich-text',
            body: '## Ваши права\n\nОператор персональных данных — ООО «Полутон». По Федеральному закону № 152-ФЗ вы можете узнать, какие ваши данные у нас есть, исправить их, отозвать согласие или попросить удалить всё. Напишите на [privacy@poluton.example](mailto:privacy@poluton.example): ответим за десять рабочих дней.\n\nУсловия продажи билетов описаны в [публичной оферте](/offer).',
          },
        ],
      },
      en: {
        title: 'Personal data and safe payment',
        description: 'What data we collect, why, for how long, and why we never see your card number.',
        blocks: [
          {
            type: 'rich-text',
            body: '## In short\n\nYou can read the schedule without telling us anything. You pay on the ticket seller’s page and your card number never reaches us. What you write to us, and from which address, is used to answer you and for nothing else.\n\nWe build no advertising profiles and sell no data. There is no marketing mail without a consent of its own.',
          },
          {
            type: 'rich-text',
            body: '## What stays in your browser\n\nThe whole list stands at the end of this page. The city is guessed from the address of your connection, and that guess is not stored.\n\n## Payment\n\nPayment goes through the ticket seller over an encrypted connection. The card is handled by a bank certified to PCI DSS, and your bank confirms the charge.\n\nBefore you pay, check the address of the page and the name of the seller. We never ask for a code from a text message, never call about “a refund for a cancelled concert”, and never sell tickets in private messages.',
          },
          {
            type: 'rich-text',
            body: '## Your rights\n\nThe data are controlled by Poluton LLC. You may ask which of your data we hold, correct them, withdraw a consent or have everything deleted. Write to [privacy@poluton.example](mailto:privacy@poluton.example) and we answer within ten working days.\n\nThe terms of sale are in the [public offer](/en/offer).',
          },
        ],
      },
      th: {
        title: 'ข้อมูลส่วนบุคคลและความปลอดภัยในการชำระเงิน',
        description: 'เราเก็บข้อมูลอะไร เพื่ออะไร นานเท่าไร และเหตุใดเราจึงไม่เคยเห็นหมายเลขบัตรของคุณ',
        blocks: [
          {
            type: 'rich-text',
            body: '## สรุปสั้น ๆ\n\nดูกำหนดการได้โดยไม่ต้องให้ข้อมูลใด ๆ การชำระเงินเกิดขึ้นบนหน้าของผู้จำหน่ายบัตร หมายเลขบัตรของคุณไม่ผ่านมาถึงเรา หากคุณเขียนถึงเรา เราใช้ข้อความและที่อยู่ของคุณเพื่อตอบกลับเท่านั้น\n\nเราไม่สร้างประวัติเพื่อโฆษณาและไม่ขายข้อมูล',
          },
          {
            type: 'rich-text',
            body: '## สิ่งที่อยู่ในเบราว์เซอร์ของคุณ\n\nรายการทั้งหมดอยู่ท้ายหน้านี้ เว็บไซต์คาดเดาเมืองจากที่อยู่การเชื่อมต่อของคุณ และไม่เก็บการคาดเดานั้น\n\n## การชำระเงิน\n\nชำระผ่านผู้จำหน่ายบัตรด้วยการเชื่อมต่อที่เข้ารหัส ก่อนชำระกรุณาตรวจที่อยู่ของหน้าและชื่อผู้ขาย เราไม่เคยขอรหัสจาก SMS และไม่ขายบัตรทางข้อความส่วนตัว\n\n## สิทธิของคุณ\n\nขอดู แก้ไข หรือลบข้อมูลของคุณได้ที่ [privacy@poluton.example](mailto:privacy@poluton.example) เราตอบภายในสิบวันทำการ',
          },
        ],
      },
    },
  },
  {
    slug: 'b2b',
    layout: 'page',
    text: {
      ru: {
        title: 'Билеты для сотрудников',
        description:
          'Билеты компаниям по счёту: от десяти мест, документы через ЭДО, бронь на время согласования.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Концерт вместо корпоратива, подарок отделу, вечер для партнёров: заказывайте от десяти билетов по счёту.\n\n1. Пришлите письмо: компания, ИНН, город, концерт, сколько мест.\n2. В течение рабочего дня менеджер предложит ряды и пришлёт счёт.\n3. Места держим три рабочих дня. После оплаты присылаем билеты файлом или ссылками для раздачи.\n4. Акт и счёт-фактуру отправляем через ЭДО.\n\nОт пятидесяти билетов действует скидка 10 %, от ста можно встретиться с дирижёром после концерта.',
          },
          { type: 'form', form: 'b2b', title: 'Заявка на счёт' },
          { type: 'faq', title: 'Частые вопросы', entries: ['invoice', 'refunds', 'best-seats'] },
        ],
      },
      en: {
        title: 'Tickets for employees',
        description:
          'Tickets for companies by invoice: ten seats or more, electronic documents, seats held for you.',
        blocks: [
          {
            type: 'rich-text',
            body: 'A concert instead of an office party, a present for a team, an evening for partners: order ten tickets or more by invoice.\n\n1. Write to us: company, tax number, city, concert, number of seats.\n2. Within a working day our manager suggests rows and sends the invoice.\n3. The seats are held for three working days. After payment you receive the tickets as a file or as links to hand out.\n4. Closing documents are sent electronically.\n\nFrom fifty tickets there is a discount of 10 %. From a hundred you can meet the conductor after the concert.',
          },
          { type: 'form', form: 'b2b', title: 'Request an invoice' },
          { type: 'faq', title: 'Questions', entries: ['invoice', 'refunds', 'best-seats'] },
        ],
      },
      th: {
        title: 'บัตรสำหรับพนักงาน',
        description: 'ซื้อบัตรในนามบริษัทโดยออกใบแจ้งหนี้ ตั้งแต่สิบที่นั่ง พร้อมจองที่นั่งไว้ให้',
        blocks: [
          {
            type: 'rich-text',
            body: 'ของขวัญสำหรับทีมหรือค่ำคืนพิเศษกับคู่ค้า สั่งบัตรตั้งแต่สิบใบโดยออกใบแจ้งหนี้ได้\n\n1. เขียนถึงเรา ระบุบริษัท เลขผู้เสียภาษี เมือง คอนเสิร์ต และจำนวนที่นั่ง\n2. ภายในหนึ่งวันทำการ เจ้าหน้าที่จะเสนอแถวที่นั่งและส่งใบแจ้งหนี้\n3. เราจองที่นั่งไว้สามวันทำการ หลังชำระเงินจะส่งบัตรเป็นไฟล์หรือเป็นลิงก์\n\nตั้งแต่ห้าสิบใบลด 10 % ตั้งแต่หนึ่งร้อยใบได้พบวาทยกรหลังคอนเสิร์ต',
          },
          { type: 'form', form: 'b2b', title: 'ขอใบแจ้งหนี้' },
          { type: 'faq', title: 'คำถามที่พบบ่อย', entries: ['invoice', 'refunds', 'best-seats'] },
        ],
      },
    },
  },
  {
    slug: 'gift-certificates',
    layout: 'custom',
    text: {
      ru: {
        title: 'Подарочные сертификаты',
        description:
          'Сертификат на любой концерт «Полутона»: сумма на выбор, действует год, приходит на почту.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Подарите вечер, а не дату. Человек сам выберет программу, город, ряд и того, с кем пойти.\n\n- Сумма от 1000 до 30 000 ₽.\n- Действует год на все программы и города России.\n- Тратить можно по частям, доплачивать — тоже.\n- Приходит на почту сразу или в день и час, которые вы назначите.',
          },
          {
            type: 'image',
            picture: { scene: 'music-stand', variant: 5 },
            alt: 'Конверт с лентой на нотном пульте',
            caption: 'Бумажный сертификат: конверт, лента, место для вашей записки.',
          },
          {
            type: 'rich-text',
            body: '## Как подарить\n\n1. Напишите нам: сумма, имя получателя, дата отправки и несколько слов от вас.\n2. Оплатите по ссылке из ответного письма.\n3. Получатель вводит код на странице оплаты вместо карты.\n\nБумажную версию доставим за два-пять дней.',
          },
          { type: 'form', form: 'contact', title: 'Заказать сертификат' },
          { type: 'faq', title: 'О сертификатах', entries: ['gift-certificate', 'refunds'] },
          {
            type: 'programs',
            title: 'Что обычно выбирают',
            programs: ['hans-zimmer', 'harry-potter', 'joe-hisaishi', 'john-williams'],
          },
        ],
      },
      en: {
        title: 'Gift certificates',
        description:
          'A certificate for any Poluton concert: a sum of your choice, good for a year, sent by e-mail.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Give an evening and not a date. The program, the city, the row and the company are for the other person to choose.\n\n- From 1000 to 30 000 ₽.\n- Good for a year, for all programs and cities in Russia.\n- May be spent in parts and topped up.\n- Arrives at once, or on the day and at the hour that you name.',
          },
          {
            type: 'image',
            picture: { scene: 'music-stand', variant: 5 },
            alt: 'An envelope with a ribbon on a music stand',
            caption: 'The paper one: an envelope, a ribbon, room for your note.',
          },
          {
            type: 'rich-text',
            body: '## How to give one\n\n1. Write to us: the sum, the name, the day and a few words of yours.\n2. Pay by the link in our answer.\n3. The code is entered on the payment page in place of a card.',
          },
          { type: 'form', form: 'contact', title: 'Order a certificate' },
          { type: 'faq', title: 'About certificates', entries: ['gift-certificate', 'refunds'] },
        ],
      },
      th: {
        title: 'บัตรของขวัญ',
        description: 'บัตรของขวัญสำหรับทุกคอนเสิร์ตของ Poluton เลือกมูลค่าได้ ใช้ได้หนึ่งปี ส่งทางอีเมล',
        blocks: [
          {
            type: 'rich-text',
            body: 'มอบค่ำคืนดี ๆ โดยไม่ต้องเดาวัน ผู้รับเป็นคนเลือกโปรแกรม เมือง ที่นั่ง และคนที่จะไปด้วย\n\n- มูลค่าตั้งแต่ 1000 ถึง 30 000 ₽\n- ใช้ได้หนึ่งปีกับทุกโปรแกรมในรัสเซีย\n- แบ่งใช้และเติมเงินเพิ่มได้\n- ส่งทันทีหรือตามวันเวลาที่กำหนด\n\nหากต้องการบัตรของขวัญสำหรับคอนเสิร์ตในประเทศไทย กรุณาเขียนถึงเรา เราจะประสานกับผู้จำหน่ายในประเทศให้',
          },
          { type: 'form', form: 'contact', title: 'สั่งบัตรของขวัญ' },
          { type: 'faq', title: 'เกี่ยวกับบัตรของขวัญ', entries: ['gift-certificate', 'refunds'] },
        ],
      },
    },
  },
  {
    slug: 'offer',
    layout: 'custom-footer-inside-content',
    text: {
      ru: {
        title: 'Публичная оферта',
        description: 'Договор об оказании услуг по посещению концертов оркестра «Полутон».',
        blocks: [
          {
            type: 'rich-text',
            body: '## 1. О чём этот договор\n\n1.1. Этот текст — публичная оферта ООО «Полутон» (далее — Организатор) по статье 437 Гражданского кодекса РФ. Он обращён к любому дееспособному человеку (далее — Зритель).\n\n1.2. Оплатив билет, Зритель принимает оферту полностью. С этого момента договор заключён.\n\n1.3. Если продавцом на странице концерта указано другое лицо, договор заключается с ним на тех же условиях.\n\n## 2. Билет\n\n2.1. Билет подтверждает право Зрителя посетить один концерт и занять одно место. Электронный билет равен бумажному.\n\n2.2. Код билета считывается один раз. Организатор не отвечает за копии, которые Зритель передал другим людям.\n\n2.3. Цена указана до оплаты и включает все налоги. Сервисный сбор оператора, если он есть, показан отдельной строкой.\n\n## 3. Концерт\n\n3.1. Программа, место, дата, длительность и возрастное ограничение указаны на странице концерта.\n\n3.2. Организатор вправе заменить отдельные номера и исполнителей, кроме солистов, чьи имена вынесены в название. О замене солиста сообщается заранее, и билет можно вернуть полностью.\n\n3.3. [Правила посещения](/rules) — часть этого договора.',
          },
          {
            type: 'rich-text',
            body: '## 4. Возврат\n\n4.1. Если концерт отменён, перенесён или заменена программа, Зрителю возвращается полная стоимость билета.\n\n4.2. Если Зритель отказался от посещения по своему желанию, возврат зависит от срока: не позднее чем за 10 дней — 100 %, от 5 до 10 дней — не менее 50 %, от 3 до 5 дней — не менее 30 %, менее 3 дней — стоимость не возвращается (статья 52.1 Основ законодательства РФ о культуре).\n\n4.3. При болезни Зрителя или смерти близкого родственника возвращается полная стоимость на основании документов.\n\n4.4. Деньги возвращаются тем же способом, которым был оплачен билет, в срок до 10 дней.\n\n## 5. Ответственность и споры\n\n5.1. Стороны не отвечают за обстоятельства непреодолимой силы.\n\n5.2. Претензии принимаются по адресу [tickets@poluton.example](mailto:tickets@poluton.example), срок ответа — 10 дней. Если договориться не удалось, спор решает суд по правилам закона о защите прав потребителей.\n\n## 6. Персональные данные\n\n6.1. Порядок обработки описан на странице [«Персональные данные и безопасность платежей»](/security).',
          },
        ],
      },
      en: {
        title: 'Public offer',
        description: 'Terms on which tickets for concerts of the Poluton Orchestra are sold.',
        blocks: [
          {
            type: 'rich-text',
            body: '*This is a translation for your information. In a dispute about a concert in Russia the Russian text decides.*\n\n## 1. What this contract is about\n\n1.1. This text is a public offer of Poluton LLC (the Organiser) under article 437 of the Civil Code of the Russian Federation. It is addressed to any person of legal capacity (the Guest).\n\n1.2. By paying for a ticket the Guest accepts the offer in full, and the contract is concluded.\n\n1.3. If the page of a concert names another seller, the contract is with that seller on the same terms.\n\n## 2. The ticket\n\n2.1. A ticket confirms the right to attend one concert in one seat. An electronic ticket equals a paper one.\n\n2.2. The code is read once. The Organiser is not responsible for copies that the Guest passed on.\n\n2.3. The price is shown before payment and includes all taxes. A service fee, if any, is a line of its own.\n\n## 3. The concert\n\n3.1. Program, place, date, length and age limit are on the concert’s page.\n\n3.2. The Organiser may replace single pieces and performers, except soloists named in the title. If such a soloist is replaced, the ticket can be returned in full.\n\n3.3. The [house rules](/en/rules) are a part of this contract.',
          },
          {
            type: 'rich-text',
            body: '## 4. Refunds\n\n4.1. If a concert is cancelled or moved, or its program replaced, the full price is returned.\n\n4.2. If the Guest decides not to come, the refund depends on the time left: 10 days or more, 100 %; 5 to 10 days, at least 50 %; 3 to 5 days, at least 30 %; less than 3 days, none.\n\n4.3. In case of illness or the death of a close relative the full price is returned against documents.\n\n4.4. Money returns in the way in which it was paid, within 10 days.\n\n4.5. For concerts outside Russia the law of the country and the seller’s terms apply.\n\n## 5. Responsibility and disputes\n\n5.1. Neither side is responsible for force majeure.\n\n5.2. Complaints go to [tickets@poluton.example](mailto:tickets@poluton.example) and are answered within 10 days.\n\n## 6. Personal data\n\n6.1. See [Personal data and safe payment](/en/security).',
          },
        ],
      },
    },
  },
  {
    slug: 'rules',
    layout: 'default',
    text: {
      ru: {
        title: 'Правила посещения',
        description: 'Как пройти в зал, что можно взять с собой и о чём просят зрителей.',
        blocks: [
          {
            type: 'rich-text',
            body: '## До концерта\n\n- Двери открываются за час. На входе досмотр, поэтому лучше прийти за полчаса.\n- Покажите код билета с экрана или на бумаге. Для льготного и именного билета нужен документ.\n- Крупные сумки, самокаты, коляски и реквизит костюмов примет гардероб.\n\n## С собой нельзя\n\n- стекло, еду с запахом и напитки, кроме воды;\n- баллончики, пиротехнику, лазерные указки;\n- животных, кроме собак-поводырей;\n- штативы и профессиональную технику без аккредитации.\n\n## Во время музыки\n\nПереведите телефон в беззвучный режим и уберите экран. Хлопать между номерами можно, между частями — если очень хочется: музыканты не обидятся. Дети, которым стало грустно, могут выйти и вернуться с билетёром между номерами.\n\n## Если что-то случилось\n\nБилетёры в тёмно-фиолетовых жилетах знают, где врач, вода и спокойная комната. Забытые вещи храним месяц, [спросите нас](/contact).',
          },
          {
            type: 'faq',
            title: 'Подробнее',
            entries: ['latecomers', 'recordings', 'dress-code', 'children'],
          },
        ],
      },
      en: {
        title: 'House rules',
        description: 'How to get in, what to bring and what we ask of our guests.',
        blocks: [
          {
            type: 'rich-text',
            body: '## Before the concert\n\n- Doors open an hour ahead. There is a security check, so half an hour is a good margin.\n- Show the code of your ticket on a screen or on paper. Reduced and personal tickets need a document.\n- The cloakroom takes large bags, scooters, pushchairs and parts of costumes.\n\n## Please do not bring\n\n- glass, food with a smell, drinks other than water;\n- sprays, fireworks, laser pointers;\n- animals, except guide dogs;\n- tripods and professional cameras without accreditation.\n\n## While the music plays\n\nMute your phone and put the screen away. Applause between pieces is welcome, and between movements too if you cannot help it. A child who has had enough may go out and come back with an usher between two pieces.\n\n## If something happens\n\nThe ushers in dark violet waistcoats know where the doctor, the water and the quiet room are. Lost things are kept for a month; [ask us](/en/contact).',
          },
          {
            type: 'faq',
            title: 'In detail',
            entries: ['latecomers', 'recordings', 'dress-code', 'children'],
          },
        ],
      },
    },
  },
  {
    slug: 'help',
    layout: 'faq',
    text: {
      ru: {
        title: 'Помощь зрителям',
        description: 'Покупка, возврат, дорога в зал, дети, доступность: ответы на частые вопросы.',
        blocks: [
          {
            type: 'rich-text',
            body: 'Здесь то, о чём спрашивают каждый день. Полный список — в разделе [«Вопросы и ответы»](/qa). Если ответа нет, [напишите нам](/contact).',
          },
          {
            type: 'faq',
            title: 'Билеты',
            entries: [
              'how-to-buy',
              'electronic-ticket',
              'sold-out',
              'discounts',
              'pushkin-card',
              'buy-in-thailand',
            ],
          },
          {
            type: 'faq',
            title: 'Возврат и перенос',
            entries: ['refunds', 'cancelled-concert', 'gift-certificate'],
          },
          {
            type: 'faq',
            title: 'В зале',
            entries: [
              'children',
              'latecomers',
              'accessibility',
              'duration',
              'recordings',
              'meet-the-musicians',
            ],
          },
        ],
      },
      en: {
        title: 'Help',
        description: 'Buying, refunds, getting there, children, access: answers to common questions.',
        blocks: [
          {
            type: 'rich-text',
            body: 'What people ask every day. The full list is under [Questions and answers](/en/qa). If yours is missing, [write to us](/en/contact).',
          },
          {
            type: 'faq',
            title: 'Tickets',
            entries: ['how-to-buy', 'electronic-ticket', 'sold-out', 'discounts', 'buy-in-thailand'],
          },
          {
            type: 'faq',
            title: 'Refunds and changes',
            entries: ['refunds', 'cancelled-concert', 'gift-certificate'],
          },
          {
            type: 'faq',
            title: 'In the hall',
            entries: [
              'children',
              'latecomers',
              'accessibility',
              'duration',
              'recordings',
              'meet-the-musicians',
            ],
          },
        ],
      },
      th: {
        title: 'ความช่วยเหลือ',
        description: 'การซื้อบัตร การคืนเงิน การเดินทาง เด็ก และสิ่งอำนวยความสะดวก',
        blocks: [
          {
            type: 'rich-text',
            body: 'รวมคำถามที่พบทุกวัน รายการทั้งหมดอยู่ในหน้า[คำถามและคำตอบ](/th/qa) หากไม่พบ [เขียนถึงเรา](/th/contact)ได้',
          },
          {
            type: 'faq',
            title: 'บัตรเข้าชม',
            entries: ['how-to-buy', 'buy-in-thailand', 'electronic-ticket', 'sold-out', 'discounts'],
          },
          {
            type: 'faq',
            title: 'การคืนและการเลื่อน',
            entries: ['refunds', 'cancelled-concert', 'gift-certificate'],
          },
          {
            type: 'faq',
            title: 'ในฮอลล์',
            entries: ['children', 'latecomers', 'accessibility', 'duration', 'recordings'],
          },
        ],
      },
    },
  },
]
