import type { AuthoredQaEntry } from './authored.ts'

/**
 * Questions and answers. Refund terms follow article 52.1 of the Russian law on culture (Основы
 * законодательства РФ о культуре); elsewhere the seller's terms hold.
 */
export const qaEntries: AuthoredQaEntry[] = [
  {
    slug: 'how-to-buy',
    order: 1,
    text: {
      ru: {
        question: 'Как купить билет?',
        answer:
          'Выберите концерт в [расписании](/concerts) и нажмите кнопку билетов. Откроется страница билетного оператора со схемой зала: отметьте места, укажите почту и оплатите картой или через СБП. Билет приходит на почту через несколько минут.\n\nРегистрироваться на нашем сайте для покупки не нужно.',
      },
      en: {
        question: 'How do I buy a ticket?',
        answer:
          'Choose a concert in the [schedule](/en/concerts) and press the ticket button. The ticket seller’s page opens with a plan of the hall: mark your seats, enter your e-mail and pay. The ticket arrives within a few minutes.\n\nYou do not need an account on our site to buy.',
      },
      th: {
        question: 'ซื้อบัตรอย่างไร',
        answer:
          'เลือกคอนเสิร์ตใน[กำหนดการ](/th/concerts) แล้วกดปุ่มซื้อบัตร หน้าของผู้จำหน่ายบัตรจะเปิดขึ้นพร้อมผังที่นั่ง เลือกที่นั่ง กรอกอีเมล และชำระเงิน บัตรจะส่งถึงอีเมลภายในไม่กี่นาที\n\nไม่จำเป็นต้องสมัครสมาชิกบนเว็บไซต์ของเรา',
      },
    },
  },
  {
    slug: 'electronic-ticket',
    order: 2,
    text: {
      ru: {
        question: 'Билет не пришёл или потерялся. Что делать?',
        answer:
          'Сначала проверьте папки «Спам» и «Промоакции»: письмо приходит от билетного оператора, а не от оркестра. Если письма нет больше часа, напишите оператору, его адрес есть в чеке, или [нам](/contact). Назовите город, дату, почту и последние четыре цифры карты.\n\nПечатать билет не надо: контролёр считает код с экрана. Сделайте снимок экрана заранее, у входа связь бывает слабой.',
      },
      en: {
        question: 'My ticket has not arrived, or I lost it. What now?',
        answer:
          'First look into your spam folder: the letter comes from the ticket seller, not from the orchestra. If there is nothing after an hour, write to the seller, whose address is on the receipt, or to [us](/en/contact). Name the city, the date, your e-mail and the last four digits of the card.\n\nYou need not print anything: the usher scans the code from your screen. Take a screenshot beforehand, because the network at the door can be weak.',
      },
      th: {
        question: 'ไม่ได้รับบัตร หรือทำบัตรหาย ต้องทำอย่างไร',
        answer:
          'ลองดูในกล่องจดหมายขยะก่อน เพราะอีเมลมาจากผู้จำหน่ายบัตร ไม่ใช่จากวง ถ้าเกินหนึ่งชั่วโมงแล้วยังไม่พบ ติดต่อผู้จำหน่ายตามที่อยู่ในใบเสร็จ หรือ[เขียนถึงเรา](/th/contact) แจ้งเมือง วันที่ อีเมล และเลขท้ายสี่ตัวของบัตรที่ใช้ชำระเงิน\n\nไม่ต้องพิมพ์บัตร เจ้าหน้าที่สแกนรหัสจากหน้าจอได้ ควรบันทึกภาพหน้าจอไว้ล่วงหน้า',
      },
    },
  },
  {
    slug: 'refunds',
    order: 3,
    text: {
      ru: {
        question: 'Можно ли вернуть билет?',
        answer:
          'Да. Если вы передумали, сумма зависит от того, сколько осталось до концерта:\n\n- 10 дней и больше — возвращаем 100 % цены;\n- от 5 до 10 дней — не меньше 50 %;\n- от 3 до 5 дней — не меньше 30 %;\n- меньше 3 дней — возврата нет.\n\nЕсли вы заболели или случилось несчастье с близким человеком, вернём всю сумму при наличии документа: заявление нужно подать до концерта, а если это невозможно — в первые дни после.\n\nВозврат оформляет тот, у кого куплен билет: кнопка есть в письме с билетом. Деньги приходят на ту же карту за срок до десяти дней.',
      },
      en: {
        question: 'Can I return a ticket?',
        answer:
          'Yes. For concerts in Russia, if you change your mind, the sum depends on the time left:\n\n- 10 days or more: the full price;\n- 5 to 10 days: at least 50 %;\n- 3 to 5 days: at least 30 %;\n- less than 3 days: no refund.\n\nIf you fall ill, or something happens to a close relative, you get the full sum against a document.\n\nIn other countries the seller’s terms apply; they are shown before you pay. The refund is made by whoever sold the ticket: use the button in the letter that brought it. The money returns to the same card.',
      },
      th: {
        question: 'คืนบัตรได้ไหม',
        answer:
          'ได้ สำหรับคอนเสิร์ตในรัสเซีย จำนวนเงินที่ได้คืนขึ้นอยู่กับเวลาก่อนการแสดง\n\n- ตั้งแต่ 10 วันขึ้นไป คืนเต็มจำนวน\n- 5 ถึง 10 วัน คืนอย่างน้อย 50 %\n- 3 ถึง 5 วัน คืนอย่างน้อย 30 %\n- น้อยกว่า 3 วัน ไม่คืนเงิน\n\nสำหรับคอนเสิร์ตในประเทศไทยและประเทศอื่น ใช้เงื่อนไขของผู้จำหน่าย ซึ่งแสดงก่อนชำระเงิน การคืนเงินทำผ่านผู้จำหน่ายที่คุณซื้อบัตร โดยกดปุ่มในอีเมลที่ส่งบัตรมา เงินจะกลับเข้าบัตรใบเดิม',
      },
    },
  },
  {
    slug: 'cancelled-concert',
    order: 4,
    topic: 'refund',
    text: {
      ru: {
        question: 'Концерт отменили или перенесли. Что с билетом?',
        answer:
          'При отмене вернём полную стоимость, включая сервисный сбор. Письмо с кнопкой возврата придёт на почту, которую вы указали при покупке.\n\nПри переносе билет действует на новую дату, ничего делать не надо. Если новая дата не подходит, верните билет полностью до её наступления. Старая и новая дата указаны на странице концерта.',
      },
      en: {
        question: 'The concert was cancelled or moved. What about my ticket?',
        answer:
          'If a concert is cancelled, you get the full price back, fees included. A letter with a refund button comes to the e-mail that you gave.\n\nIf it is moved, your ticket is valid on the new date and you need do nothing. If the new date does not suit you, return the ticket in full before that day. Both dates are on the concert’s page.',
      },
      th: {
        question: 'คอนเสิร์ตยกเลิกหรือเลื่อน บัตรจะเป็นอย่างไร',
        answer:
          'หากยกเลิก เราคืนเงินเต็มจำนวนรวมค่าธรรมเนียม อีเมลพร้อมปุ่มคืนเงินจะส่งไปยังอีเมลที่ใช้ซื้อบัตร\n\nหากเลื่อน บัตรเดิมใช้กับวันใหม่ได้ทันที ถ้าไม่สะดวกในวันใหม่ ขอคืนเงินเต็มจำนวนได้ก่อนถึงวันนั้น วันเดิมและวันใหม่แสดงอยู่ในหน้าคอนเสิร์ต',
      },
    },
  },
  {
    slug: 'children',
    order: 5,
    text: {
      ru: {
        question: 'С какого возраста можно прийти с ребёнком?',
        answer:
          'Возрастная отметка стоит на странице каждого концерта: 0+, 6+, 12+, 16+ или 18+. Это требование закона о программе. Кроме неё есть совет: до пяти лет высидеть два отделения трудно, попробуйте дневной концерт или [открытую репетицию](/p/open-rehearsal-for-children).\n\nУ каждого ребёнка, который занимает кресло, свой билет. Малыш до трёх лет может сидеть на руках бесплатно, если отметка концерта 0+. Коляску примет гардероб.',
      },
      en: {
        question: 'From what age may children come?',
        answer:
          'The age mark is on each concert’s page: 0+, 6+, 12+, 16+ or 18+. It follows the law and the content of the program. Our own advice: under five it is hard to sit through two halves, so try a matinee or an [open rehearsal](/p/en/p/open-rehearsal-for-children).\n\nEvery child with a seat needs a ticket. At concerts marked 0+ a child under three may sit on your lap for free. The cloakroom takes pushchairs.',
      },
      th: {
        question: 'เด็กอายุเท่าไรเข้าชมได้',
        answer:
          'อายุที่กำหนดแสดงอยู่ในหน้าคอนเสิร์ตแต่ละรอบ คือ 0+, 6+, 12+, 16+ หรือ 18+ คำแนะนำของเราคือ เด็กต่ำกว่าห้าขวบมักนั่งสององก์ไม่ไหว ลองรอบกลางวันหรือ[การซ้อมเปิด](/p/th/p/open-rehearsal-for-children)\n\nเด็กที่มีที่นั่งต้องมีบัตรของตัวเอง ในรอบ 0+ เด็กต่ำกว่าสามขวบนั่งตักได้โดยไม่เสียเงิน ฝากรถเข็นเด็กได้ที่ห้องรับฝากของ',
      },
    },
  },
  {
    slug: 'dress-code',
    order: 6,
    text: {
      ru: {
        question: 'Есть ли дресс-код?',
        answer:
          'Нет. Приходите в том, в чём вам удобно слушать два часа. Вечернее платье уместно, джинсы тоже, костюм любимого героя — пожалуйста.\n\nПросьбы две: высокие шляпы и рога снимите на время музыки, чтобы видел ряд сзади, а доспехи, мечи и посохи длиннее метра сдайте в гардероб.',
      },
      en: {
        question: 'Is there a dress code?',
        answer:
          'No. Wear what you can listen in for two hours. An evening dress is fine, jeans are fine, and so is the costume of your favourite character.\n\nTwo requests: take off tall hats and horns while the music plays, so that the row behind you can see, and leave armour, swords and staffs longer than a metre in the cloakroom.',
      },
      th: {
        question: 'ต้องแต่งกายอย่างไร',
        answer:
          'ไม่มีข้อกำหนด แต่งตามสบายให้นั่งฟังได้สองชั่วโมง ชุดราตรีก็ได้ ยีนส์ก็ได้ แต่งคอสเพลย์เป็นตัวละครที่รักก็ยินดี\n\nขอเพียงสองเรื่อง ถอดหมวกสูงหรือเขาระหว่างการแสดงเพื่อไม่บังแถวหลัง และฝากชุดเกราะ ดาบ หรือไม้เท้าที่ยาวเกินหนึ่งเมตรไว้ที่ห้องรับฝาก',
      },
    },
  },
  {
    slug: 'latecomers',
    order: 7,
    text: {
      ru: {
        question: 'Я опаздываю. Меня пустят?',
        answer:
          'Пустят, но не сразу: билетёры откроют дверь между номерами и посадят на ближайшее свободное место, а в антракте вы перейдёте на своё. В программах с фильмом двери открывают только в заранее выбранных точках, обычно через десять и двадцать пять минут после начала.\n\nЗал открывается за час. Лучше всего прийти за тридцать минут: успеете в гардероб, найдёте ряд и услышите, как оркестр настраивается.',
      },
      en: {
        question: 'I am running late. Will you let me in?',
        answer:
          'Yes, though not at once: the ushers open the door between two pieces and show you to the nearest free seat; you move to your own in the interval. In programs with a film the doors open only at chosen moments, usually ten and twenty-five minutes after the start.\n\nDoors open an hour before. Half an hour is best: time for the cloakroom, for finding your row and for hearing the orchestra tune.',
      },
      th: {
        question: 'มาสายเข้าได้ไหม',
        answer:
          'เข้าได้ แต่ต้องรอ เจ้าหน้าที่จะเปิดประตูระหว่างเพลงและพาไปที่นั่งว่างที่ใกล้ที่สุด แล้วย้ายไปที่นั่งของคุณตอนพักครึ่ง สำหรับโปรแกรมที่มีภาพยนตร์ ประตูเปิดเฉพาะช่วงที่กำหนด ปกติคือสิบและยี่สิบห้านาทีหลังเริ่ม\n\nฮอลล์เปิดก่อนแสดงหนึ่งชั่วโมง มาก่อนสามสิบนาทีกำลังดี',
      },
    },
  },
  {
    slug: 'accessibility',
    order: 8,
    text: {
      ru: {
        question: 'Можно ли прийти на коляске? Что ещё сделано для доступности?',
        answer:
          'Да, в большинстве залов есть места для колясок, кресло рядом для сопровождающего бесплатно. Чтобы мы открыли нужный вход и встретили вас, [напишите нам](/contact) хотя бы за два дня: город, дата, что понадобится.\n\nНа отдельных концертах есть тифлокомментарий, жилеты и подушки с вибрацией для глухих и слабослышащих зрителей, спокойная комната для тех, кому стало слишком громко. Собака-поводырь проходит без билета.',
      },
      en: {
        question: 'Can I come in a wheelchair? What else is done for access?',
        answer:
          'Yes. Most halls have wheelchair places with a seat for a companion next to them; the companion’s seat is free. [Write to us](/en/contact) at least two days ahead with the city, the date and what you need, and we will open the right entrance and meet you.\n\nSome concerts have audio description, vibrating vests and cushions for deaf and hard-of-hearing listeners, and a quiet room for anybody for whom it has become too loud. Guide dogs need no ticket.',
      },
      th: {
        question: 'ใช้รถเข็นวีลแชร์เข้าชมได้ไหม มีสิ่งอำนวยความสะดวกอะไรบ้าง',
        answer:
          'ได้ ฮอลล์ส่วนใหญ่มีพื้นที่สำหรับวีลแชร์และที่นั่งผู้ดูแลข้างกัน ที่นั่งผู้ดูแลไม่คิดเงิน กรุณา[แจ้งเรา](/th/contact)ล่วงหน้าอย่างน้อยสองวัน บอกเมือง วันที่ และสิ่งที่ต้องการ เราจะเปิดทางเข้าที่เหมาะสมและรอรับคุณ\n\nบางรอบมีเสียงบรรยายภาพ เสื้อกั๊กและเบาะสั่นสำหรับผู้ที่หูหนวกหรือได้ยินไม่ชัด และห้องเงียบสำหรับพัก สุนัขนำทางเข้าได้โดยไม่ต้องมีบัตร',
      },
    },
  },
  {
    slug: 'gift-certificate',
    order: 9,
    text: {
      ru: {
        question: 'Как работает подарочный сертификат?',
        answer:
          'Вы выбираете сумму от 1000 ₽, мы присылаем код. Код вводится при оплате вместо карты, действует год, тратить можно по частям. Если билет дороже, разница доплачивается.\n\nНеиспользованный сертификат можно вернуть до конца срока. Подробнее — на странице [сертификатов](/gift-certificates).',
      },
      en: {
        question: 'How does a gift certificate work?',
        answer:
          'You choose a sum from 1000 ₽ and we send a code. The code is entered at payment in place of a card, is good for a year and may be spent in parts. If the ticket costs more, the rest is paid as usual.\n\nAn unused certificate can be returned before it ends. More on the [certificates](/en/gift-certificates) page.',
      },
      th: {
        question: 'บัตรของขวัญใช้อย่างไร',
        answer:
          'เลือกมูลค่าตั้งแต่ 1000 ₽ แล้วเราจะส่งรหัสให้ กรอกรหัสตอนชำระเงินแทนบัตรเครดิต ใช้ได้หนึ่งปีและแบ่งใช้ได้หลายครั้ง หากบัตรคอนเสิร์ตแพงกว่า ชำระส่วนต่างเพิ่ม\n\nบัตรของขวัญที่ยังไม่ใช้ขอคืนได้ก่อนหมดอายุ อ่านเพิ่มเติมที่หน้า[บัตรของขวัญ](/th/gift-certificates)',
      },
    },
  },
  {
    slug: 'pushkin-card',
    order: 10,
    text: {
      ru: {
        question: 'Можно ли заплатить Пушкинской картой?',
        answer:
          'Да, на концерты, где рядом с ценой есть отметка «Пушкинская карта». Карту получают граждане России от 14 до 22 лет через Госуслуги.\n\nБилет именной: возьмите паспорт, передать такой билет нельзя. На одну покупку — один билет. При возврате деньги приходят на ту же карту и снова доступны до конца года.',
      },
      en: {
        question: 'Can I pay with a Pushkin Card?',
        answer:
          'For concerts in Russia that carry the Pushkin Card mark next to the price, yes. The card is a state program for Russian citizens aged 14 to 22.\n\nThe ticket is personal: bring your passport. It cannot be given to somebody else. A refund goes back to the card.',
      },
      th: {
        question: 'ใช้บัตรพุชกินชำระเงินได้ไหม',
        answer:
          'ใช้ได้กับคอนเสิร์ตในรัสเซียที่มีเครื่องหมายบัตรพุชกินข้างราคา บัตรนี้เป็นโครงการของรัฐสำหรับพลเมืองรัสเซียอายุ 14 ถึง 22 ปี\n\nบัตรเข้าชมระบุชื่อ ต้องแสดงหนังสือเดินทาง และโอนให้ผู้อื่นไม่ได้',
      },
    },
  },
  {
    slug: 'invoice',
    order: 11,
    text: {
      ru: {
        question: 'Можно ли купить билеты по счёту на компанию?',
        answer:
          'Да, от десяти билетов. Напишите нам, как сказано на странице [билетов для сотрудников](/b2b): счёт придёт в течение рабочего дня, на три рабочих дня места останутся за вами. Закрывающие документы отправим через ЭДО.',
      },
      en: {
        question: 'Can my company buy tickets by invoice?',
        answer:
          'Yes, from ten tickets. Write to us as the [tickets for employees](/en/b2b) page says. The invoice arrives within a working day and the seats are yours for three more. Closing documents are sent electronically.',
      },
      th: {
        question: 'บริษัทซื้อบัตรโดยออกใบแจ้งหนี้ได้ไหม',
        answer:
          'ได้ ตั้งแต่สิบใบขึ้นไป เขียนถึงเราตามที่ระบุในหน้า[บัตรสำหรับพนักงาน](/th/b2b) ใบแจ้งหนี้จะส่งถึงภายในหนึ่งวันทำการ และเราจองที่นั่งไว้ให้อีกสามวันทำการ',
      },
    },
  },
  {
    slug: 'parking',
    order: 12,
    text: {
      ru: {
        question: 'Где оставить машину?',
        answer:
          'Это зависит от площадки: адрес и карта есть на странице концерта, а о парковке мы пишем в описании [площадки](/venues). В центре больших городов вечером проще приехать на метро: после концерта три тысячи человек выезжают одновременно.\n\nДля машин со знаком «Инвалид» место у входа можно [попросить](/contact).',
      },
      en: {
        question: 'Where can I park?',
        answer:
          'That depends on the venue. The address and the map are on the concert’s page, and notes about parking are with the [venue](/en/venues). In the centre of a big city public transport is easier: after the concert three thousand people leave at once.\n\nIf you hold a disabled badge, [ask us](/en/contact) for a place by the entrance.',
      },
      th: {
        question: 'จอดรถที่ไหน',
        answer:
          'ขึ้นอยู่กับสถานที่ ที่อยู่และแผนที่อยู่ในหน้าคอนเสิร์ต ส่วนข้อมูลที่จอดรถอยู่ในหน้า[สถานที่แสดง](/th/venues) ในกรุงเทพฯ แนะนำให้มารถไฟฟ้า เพราะหลังคอนเสิร์ตทุกคนออกพร้อมกัน\n\nผู้พิการ[ขอที่จอดใกล้ทางเข้า](/th/contact)ได้',
      },
    },
  },
  {
    slug: 'recordings',
    order: 13,
    text: {
      ru: {
        question: 'Можно ли снимать на концерте?',
        answer:
          'Фотографировать без вспышки можно, снимать видео — на бисах: дирижёр покажет. В остальное время уберите, пожалуйста, телефон: светлый экран виден всему ряду, а музыка защищена правами авторов.\n\nПрофессиональная съёмка — по аккредитации, о ней на странице [для прессы](/press).',
      },
      en: {
        question: 'May I take pictures or record?',
        answer:
          'Photographs without flash are fine. Video is welcome during the encores; the conductor will give a sign. At other times please put the phone away: a bright screen is seen by the whole row, and the music belongs to its authors.\n\nProfessional photography needs accreditation, see the [press](/en/press) page.',
      },
      th: {
        question: 'ถ่ายภาพหรือบันทึกวิดีโอได้ไหม',
        answer:
          'ถ่ายภาพโดยไม่ใช้แฟลชได้ ส่วนวิดีโอถ่ายได้ช่วงเพลงแถม วาทยกรจะให้สัญญาณ นอกเหนือจากนั้นขอให้เก็บโทรศัพท์ เพราะแสงหน้าจอรบกวนทั้งแถวและดนตรีมีลิขสิทธิ์\n\nการถ่ายภาพแบบมืออาชีพต้องขออนุญาตล่วงหน้า ดูหน้า[สื่อมวลชน](/th/press)',
      },
    },
  },
  {
    slug: 'duration',
    order: 14,
    text: {
      ru: {
        question: 'Сколько длится концерт? Есть ли антракт?',
        answer:
          'Обычно от полутора до двух с половиной часов с одним антрактом в двадцать минут. Вечера при свечах бывают короче и без антракта. Точное время — на странице концерта.\n\nБисы в это время не входят. Если торопитесь на поезд, закладывайте ещё пятнадцать минут.',
      },
      en: {
        question: 'How long is a concert? Is there an interval?',
        answer:
          'Usually between an hour and a half and two and a half hours with one interval of twenty minutes. Candlelight evenings can be shorter and without an interval. The exact time is on the concert’s page.\n\nEncores come on top. If you have a train to catch, add fifteen minutes.',
      },
      th: {
        question: 'คอนเสิร์ตยาวเท่าไร มีพักครึ่งไหม',
        answer:
          'ปกติหนึ่งชั่วโมงครึ่งถึงสองชั่วโมงครึ่ง มีพักครึ่งยี่สิบนาที คอนเสิร์ตใต้แสงเทียนอาจสั้นกว่าและไม่มีพักครึ่ง เวลาที่แน่นอนอยู่ในหน้าคอนเสิร์ต\n\nไม่รวมเพลงแถม หากต้องรีบเดินทางควรเผื่อเวลาอีกสิบห้านาที',
      },
    },
  },
  {
    slug: 'best-seats',
    order: 15,
    text: {
      ru: {
        question: 'Где лучше слышно?',
        answer:
          'Ровнее всего звук в середине зала, примерно с седьмого по пятнадцатый ряд, и в центре первого балкона. В первых рядах видно лица и слышно струнные, зато медь летит выше. С дешёвых мест под самой крышей звук часто лучше, чем думают: он там уже собрался.\n\nВ программах с экраном не берите край первых рядов.',
      },
      en: {
        question: 'Where does it sound best?',
        answer:
          'The most even sound is in the middle of the hall, about rows seven to fifteen, and in the centre of the first balcony. In the front rows you see faces and hear strings while the brass flies over you. The cheap seats under the roof are often better than people think, because the sound has come together by the time it gets there.\n\nFor programs with a screen avoid the ends of the first rows.',
      },
      th: {
        question: 'นั่งตรงไหนเสียงดีที่สุด',
        answer:
          'เสียงสมดุลที่สุดอยู่กลางฮอลล์ ประมาณแถวเจ็ดถึงสิบห้า และกลางชั้นลอยชั้นแรก แถวหน้าจะเห็นสีหน้านักดนตรีและได้ยินเครื่องสายชัด แต่เสียงเครื่องทองเหลืองจะข้ามศีรษะไป ที่นั่งราคาประหยัดชั้นบนสุดมักเสียงดีกว่าที่คิด\n\nโปรแกรมที่มีจอภาพ ไม่ควรเลือกริมสุดของแถวหน้า',
      },
    },
  },
  {
    slug: 'film-on-screen',
    order: 16,
    text: {
      ru: {
        question: 'На концерте показывают фильм?',
        answer:
          'Только там, где это сказано на странице программы: например, в программе [«Немое кино: орган и рояль»](/silent-film). В остальных программах на сцене оркестр и свет, а иногда рисунки и короткие заставки, сделанные для концерта. Отрывки фильмов, аниме и игр без лицензии мы не показываем.',
      },
      en: {
        question: 'Is the film shown at the concert?',
        answer:
          'Only where the program’s page says so, for example in [Silent Film: Organ and Piano](/en/silent-film). In the others there are the orchestra and the light, and sometimes drawings made for the concert. We do not show clips of films, anime or games without a licence.',
      },
      th: {
        question: 'ในคอนเสิร์ตมีการฉายภาพยนตร์ไหม',
        answer:
          'มีเฉพาะโปรแกรมที่ระบุไว้ เช่น [หนังเงียบ: ออร์แกนกับเปียโน](/th/silent-film) โปรแกรมอื่นมีวงดนตรีและแสง บางครั้งมีภาพวาดที่สร้างขึ้นสำหรับคอนเสิร์ต เราไม่ฉายภาพจากภาพยนตร์ อนิเมะ หรือเกมโดยไม่ได้รับอนุญาต',
      },
    },
  },
  {
    slug: 'sold-out',
    order: 17,
    topic: 'sold_out',
    text: {
      ru: {
        question: 'Билетов нет. Есть ли надежда?',
        answer:
          'Есть. Билеты, которые вернули, сразу снова продаются здесь же, на странице концерта: вместо слов «Билеты проданы» появится кнопка. Чаще всего возвращают больше чем за десять дней, а за два-три дня мы снимаем бронь с технических мест. Подпишитесь на [ленту новых концертов](/concerts/feed.xml): в ней видны и дополнительные даты.\n\nНе покупайте с рук: код читается один раз, и второй человек с тем же билетом не войдёт.',
      },
      en: {
        question: 'It is sold out. Is there hope?',
        answer:
          'There is. Returned tickets go on sale again at once, on the concert’s own page: a button stands there in place of “Sold out”. Most come back more than ten days before; two or three days before, we release the seats that were held for technical needs. Follow the [feed of new concerts](/en/concerts/feed.xml) to hear about extra dates too.\n\nPlease do not buy from strangers: a code is read once, and a second person with the same ticket will not get in.',
      },
      th: {
        question: 'บัตรหมดแล้ว ยังมีหวังไหม',
        answer:
          'มี บัตรที่มีผู้คืนจะเปิดขายอีกครั้งทันทีในหน้าคอนเสิร์ตนั้น ปุ่มซื้อบัตรจะกลับมาแทนคำว่า “บัตรหมดแล้ว” ส่วนใหญ่คืนก่อนวันแสดงมากกว่าสิบวัน และสองถึงสามวันก่อนแสดงเราจะปล่อยที่นั่งที่กันไว้สำหรับงานเทคนิค ติดตาม[ฟีดคอนเสิร์ตใหม่](/th/concerts/feed.xml)เพื่อรู้ข่าวรอบเพิ่ม\n\nไม่ควรซื้อต่อจากคนแปลกหน้า เพราะรหัสสแกนได้ครั้งเดียว',
      },
    },
  },
  {
    slug: 'discounts',
    order: 18,
    text: {
      ru: {
        question: 'Есть ли скидки?',
        answer:
          'На концерты в будни: 20 % студентам и пенсионерам, 30 % многодетным семьям, 50 % зрителям с инвалидностью. Сопровождающий зрителя на коляске проходит бесплатно. Скидка выбирается на странице билетного оператора, документ проверяют на входе. Скидки не складываются и не действуют на последние билеты.\n\nГруппам от десяти человек удобнее [заявка по счёту](/b2b).',
      },
      en: {
        question: 'Are there discounts?',
        answer:
          'For concerts in Russia on weekdays: 20 % for students and pensioners, 30 % for large families, 50 % for people with a disability. A wheelchair user’s companion comes in free. Choose the discount on the ticket seller’s page; the document is checked at the door. Discounts do not add up.\n\nFor groups of ten or more an [invoice](/en/b2b) is simpler.',
      },
      th: {
        question: 'มีส่วนลดไหม',
        answer:
          'สำหรับคอนเสิร์ตวันธรรมดาในรัสเซีย นักเรียนนักศึกษาและผู้สูงอายุลด 20 % ครอบครัวที่มีบุตรหลายคนลด 30 % ผู้พิการลด 50 % ผู้ดูแลของผู้ใช้วีลแชร์ไม่คิดเงิน เลือกส่วนลดในหน้าซื้อบัตรและแสดงเอกสารที่ทางเข้า ส่วนลดในประเทศไทยดูได้ในหน้าของผู้จำหน่าย\n\nหมู่คณะตั้งแต่สิบคน ใช้[การซื้อแบบออกใบแจ้งหนี้](/th/b2b)สะดวกกว่า',
      },
    },
  },
  {
    slug: 'buy-in-thailand',
    order: 19,
    text: {
      ru: {
        question: 'Как купить билет на концерт в Таиланде?',
        answer:
          'Точно так же, как в России: кнопка на странице концерта ведёт к местному билетному оператору. Цена указана в батах, оплата картой или через PromptPay. Возврат — по правилам оператора, они показаны до оплаты.\n\nВремя на странице концерта местное. Все таиландские города — в [списке](/cities).',
      },
      en: {
        question: 'How do I buy a ticket for a concert in Thailand?',
        answer:
          'In the same way as anywhere: the button on the concert’s page leads to the local ticket seller. Prices are in baht and you pay by card or PromptPay. Refunds follow the seller’s terms, which are shown before you pay.\n\nThe time on the page is local. All Thai cities are in the [list](/en/cities).',
      },
      th: {
        question: 'ซื้อบัตรคอนเสิร์ตในประเทศไทยอย่างไร',
        answer:
          'กดปุ่มในหน้าคอนเสิร์ต ระบบจะพาไปยังผู้จำหน่ายบัตรในประเทศ ราคาเป็นเงินบาท ชำระด้วยบัตรหรือพร้อมเพย์ได้ การคืนเงินเป็นไปตามเงื่อนไขของผู้จำหน่ายซึ่งแสดงก่อนชำระเงิน\n\nเวลาที่แสดงเป็นเวลาท้องถิ่น ดูเมืองทั้งหมดในไทยได้ที่[รายชื่อเมือง](/th/cities)',
      },
    },
  },
  {
    slug: 'meet-the-musicians',
    order: 20,
    text: {
      ru: {
        question: 'Можно ли подарить цветы и встретиться с музыкантами?',
        answer:
          'Цветы дарят на поклонах: подойдите к краю сцены или отдайте билетёру, он передаст. Через пятнадцать минут после концерта дирижёр и солисты обычно выходят в фойе и подписывают программки.\n\nПисьма и рисунки детей мы храним и иногда публикуем в [дневнике](/diary), если вы разрешите.',
      },
      en: {
        question: 'May I bring flowers or meet the musicians?',
        answer:
          'Flowers are given during the bows: come to the edge of the stage or leave them with an usher. A quarter of an hour after the concert the conductor and the soloists usually come into the foyer to sign programs.\n\nWe keep letters and children’s drawings, and with your permission publish some in our [diary](/en/diary).',
      },
      th: {
        question: 'มอบดอกไม้หรือพบนักดนตรีได้ไหม',
        answer:
          'มอบดอกไม้ได้ตอนวงโค้งคำนับ เดินมาที่ขอบเวทีหรือฝากเจ้าหน้าที่ หลังคอนเสิร์ตประมาณสิบห้านาที วาทยกรและศิลปินเดี่ยวมักออกมาที่โถงเพื่อเซ็นสูจิบัตร\n\nเราเก็บจดหมายและภาพวาดของเด็ก ๆ ไว้ และบางครั้งเผยแพร่ใน[บันทึกของวง](/th/diary)เมื่อได้รับอนุญาต',
      },
    },
  },
  {
    slug: 'promo-code',
    order: 21,
    text: {
      ru: {
        question: 'Где ввести промокод?',
        answer:
          'Вводить его чаще всего не надо: откройте концерт по ссылке из письма или с листовки, и на его странице появится «Код применён». Кнопка билетов возьмёт код с собой.\n\nЕсли код пришёл без ссылки, введите его на странице билетного оператора: там, где стоит сумма заказа. Код действует на один концерт и один заказ. Не подошёл? Проверьте дату и концерт, для которых его дали, и напишите [нам](/contact).',
      },
      en: {
        question: 'Where do I enter a promo code?',
        answer:
          'Mostly you need not: open the concert by the link of the letter or the leaflet, and its page says that the code is applied. The ticket button takes it along.\n\nA code without a link is entered on the ticket seller’s page, beside the sum of the order. It counts for one concert and one order. If it is refused, look for which date and concert it was given, and write to [us](/en/contact).',
      },
      th: {
        question: 'ใส่รหัสส่วนลดที่ไหน',
        answer:
          'ส่วนใหญ่ไม่ต้องใส่เอง เปิดหน้าคอนเสิร์ตจากลิงก์ในอีเมลหรือใบปลิว หน้านั้นจะแจ้งว่าใช้รหัสแล้ว และปุ่มซื้อบัตรจะส่งรหัสต่อให้\n\nถ้าได้รหัสมาโดยไม่มีลิงก์ ให้ใส่ในหน้าของผู้จำหน่ายบัตรใกล้ยอดรวม รหัสใช้ได้กับหนึ่งคอนเสิร์ตและหนึ่งคำสั่งซื้อ ถ้าใช้ไม่ได้ ตรวจสอบวันที่และคอนเสิร์ตที่ระบุไว้ แล้ว[เขียนถึงเรา](/th/contact)',
      },
    },
  },
]
