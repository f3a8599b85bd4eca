import { storedData as inBrandsWords } from '../brand/texts.ts'
import type { otherCompanies, StoredThing, StorePlace } from '../shared/stored-data.ts'
import { defineMessages } from './messages.ts'

/** Each says what it is for and when it comes. */
type OfEach<Things extends string> = Record<Things, string>

const russian = {
  cityCookie: 'Выбранный город: сервер сразу показывает его концерты. Появляется, когда вы выбрали город.',
  cityKey: 'Тот же город с названием, чтобы написать его в шапке.',
  languageKey: 'Язык, на котором записано название города.',
  localeCookie: 'Выбранный язык: на нём откроется главная. Появляется, когда вы перешли на другой язык.',
  languageOfferKey: 'Отметка, что вы закрыли предложение другого языка.',
  announcementCookie: 'Какое объявление вы закрыли, чтобы не показывать его снова.',
  themeCookie: 'Выбранная тема, светлая или тёмная. Появляется, когда вы выбрали её внизу страницы.',
  draftsKey:
    'Что вы написали в форме и ещё не отправили: чтобы оно не пропало при переходе, смене языка или обновлении страницы.',
  sentForms:
    'То, что вы отправили формой; срок считается с отправки. Дольше лежит только то, что пока не передано оркестру. Удалить можно и раньше: по номеру и почте или телефону.',
  savedKey: '«Мои концерты». Список появляется, когда вы отметили концерт сердечком.',
  savedCache: 'Копия этого списка, чтобы открыть его без сети.',
  searchesKey: 'Последние запросы, чтобы повторить их одним касанием. Их можно стереть в окне поиска.',
  slashKey: 'Отметка, что вы отключили открытие поиска клавишей «/».',
  campaignNamesKey:
    'Метки кампании, которые вы вписали на странице «Ссылки и коды для партнёров», чтобы не вписывать их снова.',
  installCookie: 'Отметка, что вы здесь уже были: установить сайт предлагаем не на первой странице.',
  installRefusedKey: 'Отметка, что вы отказались устанавливать сайт.',
  pagesCache: 'Копии открытых страниц и расписания вашего города, чтобы они работали без сети.',
  picturesCache: 'Картинки этих страниц.',
  assetsCache: 'Код, стили и шрифты сайта.',
  offlineCache: 'Страница, которую вы видите, когда сети нет.',
  copyAgesDatabase: 'Возраст копий, чтобы убирать старые.',
  keptCityKey: 'Город, чьё расписание сохранено для работы без сети.',
  workerTagKey: 'Версия программы, которая открывает сайт без сети: по ней видно, вышла ли новая.',
  campaignKey:
    'Метки рекламной ссылки, по которой вы пришли: они передаются билетному сервису. Без меток в адресе не появляется.',
  reloadedKey: 'Когда страница обновилась сама, чтобы не делать этого снова и снова.',
  waitingGoalsKey: 'Действия на странице, которые счётчик ещё не учёл.',
  counterStore: 'По ним Яндекс Метрика узнаёт, что посещения сделал один и тот же браузер.',
  consentCookie: 'Ваш ответ, можно ли считать посещения.',
  sessionCookie:
    'Кто вы, пока вы вошли в аккаунт. Скрипты страницы этого не видят. Появляется, когда вы вошли, и исчезает, когда вышли.',
  signedInCookie:
    'Отметка, что вы вошли: случайный с виду знак вашего аккаунта. По нему страница знает, чьи концерты лежат на устройстве.',
  userKey: 'Имя, которое страница пишет в шапке, пока вы вошли.',
  accountKey:
    'Что изменилось в «Моих концертах» и городе, пока аккаунт об этом не узнал. Исчезает, когда вы вышли.',
  leftKey:
    'Когда вы вышли: какой город остался на устройстве и какие концерты аккаунт не успел получить. Он получит их, когда вы войдёте снова; на страницах их не видно.',
  deviceCookie:
    'Отметка, что вы уже входили на этом устройстве: если ваш пароль подбирают чужие, вас это не задержит.',
  voterCookie: 'Отметка, что с этого браузера уже голосовали: один браузер, один голос в каждом голосовании.',
  votesCast:
    'За что вы голосовали, под меткой, по которой вас не узнать; удаляется через 30 дней после закрытия голосования. Адрес сети при голосовании без аккаунта превращается в такую же метку. Пожелания «Хочу в своём городе» хранятся под такой же меткой, пока вы их не снимете, но не дольше 13 месяцев; метка адреса сети при них хранится не дольше двух месяцев.',
  noticesCookie: 'Отметка этого браузера: по ней страница уведомлений показывает, о чём вы просили сообщать.',
  noticeTopics:
    'О чём вы просили сообщать, и адрес вашего браузера в службе уведомлений или адрес почты, город и язык; пока вы не отпишетесь.',
  noticesSent: 'Какие уведомления вам отправлены: чтобы ничего не прислать дважды.',
  providerCookie: 'Пока вы входите через другую компанию: чтобы никто не вошёл вместо вас.',
  accountThings: 'Ваши сохранённые концерты и город, если вы вошли в аккаунт; пока вы его не удалите.',
  signInTries: 'Сколько раз подряд пытались войти: так сайт защищает пароли. Имён и адресов в записи нет.',
  editorCookie: 'Отметка, что вошёл редактор: он видит страницы без копий и ссылки на правку.',
  adminCookie: 'Показывает редакторам кнопку «Редактировать». Её ставят они сами.',
  previewCookie:
    'Отметка, что редактор открыл черновики по ссылке из панели. Она кончается вместе со ссылкой, самое большее через час.',
  callCounts:
    'Сколько раз с вашего сетевого адреса искали, отправляли формы и открывали несуществующие страницы: так сайт защищается от перегрузки.',
  typedWords: 'Слова, которые ищут на сайте, с тем, что нашлось. Кто искал, не записывается.',
  shortLinkScans:
    'Сколько раз в день открывали каждую короткую ссылку с афиши или от партнёра. Кто её открыл, не записывается.',
  requestRecords:
    'Записи о запросах у хостинга Cloudflare: адрес страницы, время, сетевой адрес, браузер. По ним находят неполадки.',
} satisfies OfEach<StoredThing>

const russianCompanies = {
  'ticket-frame': 'Схема зала и оплата. Загружается, когда вы открываете страницу билетов.',
  'ticket-widget': 'Окно выбора мест. Загружается, когда вы собираетесь нажать кнопку билетов.',
  analytics: 'Яндекс Метрика считает посещения.',
  map: 'Яндекс Карты. Карта загружается, когда вы до неё долистали.',
  embed: 'Видео и музыка, которые редакторы вставляют в страницы.',
  challenge:
    'Cloudflare Turnstile отличает людей от программ, которые рассылают спам. Загружается, когда вы начали заполнять форму.',
} satisfies OfEach<keyof typeof otherCompanies>

const russianPlaces = {
  cookie: 'файл cookie',
  localStorage: 'память браузера',
  sessionStorage: 'память вкладки',
  cacheStorage: 'копии в браузере',
  indexedDB: 'база в браузере',
  counter: 'файлы cookie и память браузера',
  server: 'сервер',
} satisfies OfEach<StorePlace>

/** Texts of the list of what is stored, on `/security`. */
export const storedDataMessages = defineMessages(inBrandsWords, {
  ru: {
    title: 'Что сайт хранит о вас',
    lead: 'Этот список составляет сама программа сайта, по настройкам, с которыми она работает. Всё, что лежит в браузере, можно стереть в его настройках.',
    what: 'Что',
    purpose: 'Зачем и когда',
    kept: 'Как долго',
    withConsent: 'Только с вашего согласия.',
    seeOrRemove: 'Посмотреть или удалить',
    untilCleared: 'пока вы не сотрёте',
    untilClosed: 'до закрытия вкладки',
    untilReplaced: 'до замены новым',
    things: russian,
    places: russianPlaces,
    companiesTitle: 'Другие компании',
    companiesLead:
      'Эти части страниц приходят с серверов других компаний. Те узнают ваш сетевой адрес и могут хранить что-то по своим правилам.',
    company: 'Откуда',
    companies: russianCompanies,
  },
  en: {
    title: 'What the site stores about you',
    lead: 'The site’s own software makes this list, from the settings that it runs with. You can erase whatever is in your browser in the browser’s settings.',
    what: 'What',
    purpose: 'What for, and when',
    kept: 'For how long',
    withConsent: 'Only with your consent.',
    seeOrRemove: 'See or remove it',
    untilCleared: 'until you erase it',
    untilClosed: 'until you close the tab',
    untilReplaced: 'until something newer replaces it',
    things: {
      cityCookie: 'Your city, so that pages come with its concerts. Comes when you have chosen one.',
      cityKey: 'The same city with its name, to be written in the header.',
      languageKey: 'The language in which the city’s name is written.',
      localeCookie: 'Your language: the home page opens in it. Comes when you have gone to another language.',
      languageOfferKey: 'That you closed the offer of another language.',
      announcementCookie: 'Which announcement you closed, so that it isn’t shown again.',
      themeCookie: 'Your theme, light or dark. Comes when you have chosen one at the foot of a page.',
      draftsKey:
        'What you have written into a form and not sent yet, so that it is not lost when you go to another page, change the language or reload.',
      sentForms:
        'What you have sent by a form, counted from when you sent it. Only what hasn’t been passed on to the orchestra yet stays longer. You can remove it sooner, by its number and your e-mail address or phone.',
      savedKey: '“My concerts”. The list begins when you mark a concert with the heart.',
      savedCache: 'A copy of that list, to be opened without a network.',
      searchesKey:
        'Your last searches, to be repeated with one touch. You can erase them in the search window.',
      slashKey: 'That you turned off opening the search with the key “/”.',
      campaignNamesKey:
        'The names of a campaign that you typed on “Links and codes for partners”, so that you needn’t type them again.',
      installCookie: 'That you have been here: nobody is asked to install the site on their first page.',
      installRefusedKey: 'That you declined to install the site.',
      pagesCache:
        'Copies of pages that you opened, and of your city’s schedule, for when there is no network.',
      picturesCache: 'The pictures of those pages.',
      assetsCache: 'The site’s code, styles and fonts.',
      offlineCache: 'The page that you see when there is no network.',
      copyAgesDatabase: 'How old the copies are, so that old ones are removed.',
      keptCityKey: 'The city whose schedule is kept for when there is no network.',
      workerTagKey:
        'The version of the program that opens the site without a network, to notice a newer one.',
      campaignKey:
        'The marks of the advertising link that brought you; they are passed to the ticket service. Without such marks in the address nothing is stored.',
      reloadedKey: 'When the page reloaded itself, so that it doesn’t do so again and again.',
      waitingGoalsKey: 'What you did on a page that the counter hasn’t counted yet.',
      counterStore: 'By these Yandex Metrica knows that visits were made by one browser.',
      consentCookie: 'Your answer to whether your visits may be counted.',
      sessionCookie:
        'Who you are while you are signed in. Scripts of the page can’t see it. Comes when you sign in, and goes when you sign out.',
      signedInCookie:
        'That you are signed in: a mark of your account that says nothing of you. By it a page knows whose concerts are on the device.',
      userKey: 'The name that a page writes in its header while you are signed in.',
      accountKey:
        'What has changed in “My concerts” and your city until your account knows of it. Goes when you sign out.',
      leftKey:
        'Once you have signed out: which city stayed on the device, and which concerts your account didn’t get in time. It gets them when you sign in again, and no page shows them.',
      deviceCookie:
        'That you have signed in on this device before: when strangers guess at your password, you aren’t kept waiting.',
      voterCookie: 'That this browser has voted: one browser, one vote in each vote.',
      votesCast:
        'What you have voted for, under a mark that tells nobody who you are; removed 30 days after the vote closes. Without an account, the address that you vote from becomes such a mark too. What you want in your city is kept under such a mark until you take it back, for 13 months at most; the mark of the address that you said so from, for two months at most.',
      noticesCookie: 'This browser’s mark, by which the page of notices shows what you asked to be told of.',
      noticeTopics:
        'What you asked to be told of, with your browser’s address at its push service or your e-mail address, your city and language; until you leave.',
      noticesSent: 'Which notices were sent to you, so that none comes twice.',
      providerCookie: 'While you sign in with another company: so that nobody signs in in your place.',
      accountThings: 'Your saved concerts and your city if you are signed in, until you erase your account.',
      signInTries:
        'How often somebody has tried to sign in, to protect passwords. No names or addresses are in it.',
      editorCookie: 'That an editor is signed in: they see pages as they are now, and where to edit them.',
      adminCookie: 'Shows editors the button “Edit”. They set it themselves.',
      previewCookie:
        'That an editor has opened drafts by a link of the panel. It ends with the link, after an hour at most.',
      callCounts:
        'How often your network address has searched, sent forms and opened pages that don’t exist: it keeps the site from being overloaded.',
      typedWords: 'Words that are searched for, with what was found. Who searched isn’t noted.',
      shortLinkScans:
        'How often each short link of a poster or a partner was opened on each day. Who opened it isn’t recorded.',
      requestRecords:
        'Records of requests at the hosting company Cloudflare: the page’s address, time, network address, browser. Faults are found by them.',
    },
    places: {
      cookie: 'cookie',
      localStorage: 'browser’s memory',
      sessionStorage: 'tab’s memory',
      cacheStorage: 'copies in the browser',
      indexedDB: 'database in the browser',
      counter: 'cookies and browser’s memory',
      server: 'server',
    },
    companiesTitle: 'Other companies',
    companiesLead:
      'These parts of pages come from the servers of other companies. They learn your network address and may store things by rules of their own.',
    company: 'Where from',
    companies: {
      'ticket-frame': 'The seating plan and payment. Loaded when you open the page of the tickets.',
      'ticket-widget':
        'The window in which you choose seats. Loaded when you are about to press a ticket button.',
      analytics: 'Yandex Metrica counts visits.',
      map: 'Yandex Maps. A map is loaded when you have scrolled to it.',
      embed: 'Videos and music that editors put into pages.',
      challenge:
        'Cloudflare Turnstile tells people from programs that send spam. Loaded once you begin to fill in a form.',
    },
  },
  th: {
    title: 'สิ่งที่เว็บไซต์เก็บเกี่ยวกับคุณ',
    lead: 'รายการนี้ซอฟต์แวร์ของเว็บไซต์จัดทำเองจากการตั้งค่าที่ใช้งานอยู่ ทุกอย่างที่อยู่ในเบราว์เซอร์ลบได้ในการตั้งค่าของเบราว์เซอร์',
    what: 'สิ่งที่เก็บ',
    purpose: 'เพื่ออะไรและเมื่อใด',
    kept: 'นานเท่าไร',
    withConsent: 'เฉพาะเมื่อคุณยินยอม',
    seeOrRemove: 'ดูหรือลบ',
    untilCleared: 'จนกว่าคุณจะลบ',
    untilClosed: 'จนกว่าจะปิดแท็บ',
    untilReplaced: 'จนกว่าจะมีของใหม่มาแทน',
    things: {
      cityCookie: 'เมืองของคุณ เพื่อให้หน้าเว็บแสดงคอนเสิร์ตของเมืองนั้นทันที เก็บเมื่อคุณเลือกเมือง',
      cityKey: 'เมืองเดียวกันพร้อมชื่อ สำหรับแสดงที่หัวหน้าเว็บ',
      languageKey: 'ภาษาที่ใช้เขียนชื่อเมือง',
      localeCookie: 'ภาษาของคุณ หน้าแรกจะเปิดเป็นภาษานี้ เก็บเมื่อคุณเปลี่ยนภาษา',
      languageOfferKey: 'คุณปิดข้อเสนอให้เปลี่ยนภาษาแล้ว',
      announcementCookie: 'ประกาศที่คุณปิดไปแล้ว จะได้ไม่แสดงอีก',
      themeCookie: 'ธีมสว่างหรือมืดที่คุณเลือก เก็บเมื่อคุณเลือกที่ท้ายหน้าเว็บ',
      draftsKey: 'ข้อความที่คุณกรอกในแบบฟอร์มแต่ยังไม่ได้ส่ง เพื่อไม่ให้หายเมื่อเปลี่ยนหน้า เปลี่ยนภาษา หรือโหลดหน้าใหม่',
      sentForms:
        'สิ่งที่คุณส่งผ่านแบบฟอร์ม นับจากวันที่ส่ง เก็บนานกว่านั้นเฉพาะที่ยังไม่ได้ส่งต่อให้วง คุณลบก่อนได้ด้วยหมายเลขและอีเมลหรือโทรศัพท์',
      savedKey: '“คอนเสิร์ตของฉัน” รายการเริ่มเมื่อคุณกดหัวใจที่คอนเสิร์ต',
      savedCache: 'สำเนาของรายการนั้น สำหรับเปิดเมื่อไม่มีเครือข่าย',
      searchesKey: 'คำค้นหาล่าสุด เพื่อค้นซ้ำได้ในครั้งเดียว ลบได้ในหน้าต่างค้นหา',
      slashKey: 'คุณปิดการเปิดหน้าค้นหาด้วยปุ่ม “/”',
      campaignNamesKey: 'ชื่อแคมเปญที่คุณกรอกในหน้า “ลิงก์และโค้ดสำหรับคู่ค้า” เพื่อไม่ต้องกรอกซ้ำ',
      installCookie: 'คุณเคยมาที่นี่แล้ว เราไม่ชวนให้ติดตั้งเว็บไซต์ตั้งแต่หน้าแรก',
      installRefusedKey: 'คุณปฏิเสธการติดตั้งเว็บไซต์',
      pagesCache: 'สำเนาของหน้าที่คุณเปิดและกำหนดการของเมืองคุณ สำหรับใช้เมื่อไม่มีเครือข่าย',
      picturesCache: 'รูปภาพของหน้าเหล่านั้น',
      assetsCache: 'โค้ด สไตล์ และแบบอักษรของเว็บไซต์',
      offlineCache: 'หน้าที่คุณเห็นเมื่อไม่มีเครือข่าย',
      copyAgesDatabase: 'อายุของสำเนา เพื่อลบของเก่า',
      keptCityKey: 'เมืองที่เก็บกำหนดการไว้ใช้เมื่อไม่มีเครือข่าย',
      workerTagKey: 'รุ่นของโปรแกรมที่เปิดเว็บไซต์เมื่อไม่มีเครือข่าย เพื่อให้รู้ว่ามีรุ่นใหม่',
      campaignKey: 'เครื่องหมายของลิงก์โฆษณาที่พาคุณมา ซึ่งส่งต่อให้ผู้จำหน่ายบัตร หากที่อยู่ไม่มีเครื่องหมายก็ไม่เก็บ',
      reloadedKey: 'เวลาที่หน้าเว็บโหลดตัวเองใหม่ เพื่อไม่ให้ทำซ้ำไปมา',
      waitingGoalsKey: 'สิ่งที่คุณทำบนหน้าเว็บซึ่งตัวนับยังไม่ได้นับ',
      counterStore: 'Yandex Metrica ใช้สิ่งนี้เพื่อรู้ว่าเป็นการเข้าชมจากเบราว์เซอร์เดียวกัน',
      consentCookie: 'คำตอบของคุณว่านับการเข้าชมได้หรือไม่',
      sessionCookie: 'คุณคือใครขณะเข้าสู่ระบบ สคริปต์ของหน้าอ่านไม่ได้ ปรากฏเมื่อคุณเข้าสู่ระบบและหายไปเมื่อออกจากระบบ',
      signedInCookie:
        'ระบุว่าคุณเข้าสู่ระบบแล้ว ด้วยรหัสของบัญชีที่ไม่บอกว่าคุณเป็นใคร เพื่อให้หน้าเว็บรู้ว่าคอนเสิร์ตในอุปกรณ์นี้เป็นของใคร',
      userKey: 'ชื่อที่แสดงที่ส่วนหัวของหน้าขณะที่คุณเข้าสู่ระบบ',
      accountKey: 'สิ่งที่เปลี่ยนใน “คอนเสิร์ตของฉัน” และเมืองของคุณ จนกว่าบัญชีจะได้รับ หายไปเมื่อคุณออกจากระบบ',
      leftKey:
        'เมื่อคุณออกจากระบบแล้ว เมืองที่เหลืออยู่ในอุปกรณ์ และคอนเสิร์ตที่บัญชียังไม่ได้รับ บัญชีจะได้รับเมื่อคุณเข้าสู่ระบบอีกครั้ง ไม่มีหน้าใดแสดงรายการนี้',
      deviceCookie: 'ระบุว่าคุณเคยเข้าสู่ระบบบนอุปกรณ์นี้ หากมีคนอื่นเดารหัสผ่านของคุณ คุณจะไม่ต้องรอ',
      voterCookie: 'ระบุว่าเบราว์เซอร์นี้โหวตแล้ว หนึ่งเบราว์เซอร์มีหนึ่งเสียงในแต่ละโหวต',
      votesCast:
        'ตัวเลือกที่คุณโหวต เก็บไว้ใต้เครื่องหมายที่ระบุตัวคุณไม่ได้ และลบภายใน 30 วันหลังปิดโหวต หากโหวตโดยไม่เข้าสู่ระบบ ที่อยู่เครือข่ายจะถูกแปลงเป็นเครื่องหมายแบบเดียวกัน ความต้องการให้มาแสดงในเมืองของคุณเก็บไว้ใต้เครื่องหมายแบบเดียวกันจนกว่าคุณจะยกเลิก แต่ไม่เกิน 13 เดือน ส่วนเครื่องหมายของที่อยู่เครือข่ายเก็บไว้ไม่เกินสองเดือน',
      noticesCookie: 'เครื่องหมายของเบราว์เซอร์นี้ เพื่อให้หน้าแจ้งเตือนแสดงสิ่งที่คุณขอรับ',
      noticeTopics:
        'สิ่งที่คุณขอรับแจ้งเตือน พร้อมที่อยู่ของเบราว์เซอร์ในบริการแจ้งเตือนหรืออีเมล เมืองและภาษาของคุณ จนกว่าคุณจะยกเลิก',
      noticesSent: 'การแจ้งเตือนที่ส่งถึงคุณแล้ว เพื่อไม่ให้ส่งซ้ำ',
      providerCookie: 'ใช้ขณะเข้าสู่ระบบผ่านบริษัทอื่น เพื่อไม่ให้ผู้อื่นเข้าสู่ระบบแทนคุณ',
      accountThings: 'คอนเสิร์ตที่บันทึกไว้และเมืองของคุณหากเข้าสู่ระบบ จนกว่าคุณจะลบบัญชี',
      signInTries: 'จำนวนครั้งที่มีผู้พยายามเข้าสู่ระบบ เพื่อปกป้องรหัสผ่าน ไม่มีชื่อหรือที่อยู่ในบันทึก',
      editorCookie: 'ระบุว่าบรรณาธิการเข้าสู่ระบบแล้ว จึงเห็นหน้าฉบับล่าสุดและลิงก์แก้ไข',
      adminCookie: 'แสดงปุ่ม “แก้ไข” ให้บรรณาธิการ ซึ่งตั้งค่าเอง',
      previewCookie: 'ระบุว่าบรรณาธิการเปิดฉบับร่างด้วยลิงก์จากระบบจัดการเนื้อหา สิ้นสุดพร้อมลิงก์ ภายในหนึ่งชั่วโมง',
      callCounts: 'จำนวนครั้งที่ที่อยู่เครือข่ายของคุณค้นหา ส่งแบบฟอร์ม และเปิดหน้าที่ไม่มีอยู่ เพื่อป้องกันไม่ให้เว็บไซต์ทำงานหนักเกินไป',
      typedWords: 'คำที่มีการค้นหาและผลที่พบ โดยไม่บันทึกว่าใครค้นหา',
      shortLinkScans: 'จำนวนครั้งต่อวันที่มีผู้เปิดลิงก์สั้นแต่ละลิงก์จากโปสเตอร์หรือคู่ค้า ไม่มีการบันทึกว่าใครเปิด',
      requestRecords:
        'บันทึกคำขอที่ผู้ให้บริการโฮสต์ Cloudflare ได้แก่ ที่อยู่ของหน้า เวลา ที่อยู่เครือข่าย และเบราว์เซอร์ ใช้ค้นหาข้อขัดข้อง',
    },
    places: {
      cookie: 'คุกกี้',
      localStorage: 'หน่วยความจำของเบราว์เซอร์',
      sessionStorage: 'หน่วยความจำของแท็บ',
      cacheStorage: 'สำเนาในเบราว์เซอร์',
      indexedDB: 'ฐานข้อมูลในเบราว์เซอร์',
      counter: 'คุกกี้และหน่วยความจำของเบราว์เซอร์',
      server: 'เซิร์ฟเวอร์',
    },
    companiesTitle: 'บริษัทอื่น',
    companiesLead: 'ส่วนเหล่านี้ของหน้าเว็บมาจากเซิร์ฟเวอร์ของบริษัทอื่น ซึ่งจะทราบที่อยู่เครือข่ายของคุณและอาจเก็บข้อมูลตามกฎของตน',
    company: 'มาจาก',
    companies: {
      'ticket-frame': 'ผังที่นั่งและการชำระเงิน โหลดเมื่อคุณเปิดหน้าซื้อบัตร',
      'ticket-widget': 'หน้าต่างเลือกที่นั่ง โหลดเมื่อคุณกำลังจะกดปุ่มซื้อบัตร',
      analytics: 'Yandex Metrica นับจำนวนการเข้าชม',
      map: 'Yandex Maps แผนที่จะโหลดเมื่อคุณเลื่อนมาถึง',
      embed: 'วิดีโอและเพลงที่บรรณาธิการใส่ไว้ในหน้า',
      challenge: 'Cloudflare Turnstile แยกคนออกจากโปรแกรมส่งสแปม โหลดเมื่อคุณเริ่มกรอกแบบฟอร์ม',
    },
  },
})
