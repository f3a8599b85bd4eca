import type { AuthoredAbout, AuthoredSocial } from './authored.ts'

/** The company is invented: INN and OGRN have the right length, but their check digits don't fit on purpose. */
export const about: AuthoredAbout = {
  text: {
    ru: {
      title: 'Оркестр «Полутон»',
      description:
        'Симфонический оркестр из Москвы, который играет музыку кино, аниме и игр. Больше 30 программ, больше 700 концертов за 2022 год, гастроли по России, Таиланду и соседним странам.',
      missionTitle: 'Зачем мы играем',
      missionDescription:
        'Многие впервые слышат оркестр не в зале, а перед экраном, и часто не знают, что это был оркестр. Мы хотим, чтобы каждый хотя бы раз оказался в одной комнате с шестьюдесятью людьми, которые дышат вместе, чтобы прозвучала его любимая мелодия.\n\nПоэтому мы едем туда, куда симфонические оркестры доезжают редко, держим недорогие места на каждом концерте и объясняем, а не поучаем.',
      legalName: 'ООО «Полутон»',
      legalAddress: '101000, г. Москва, Нотный переулок, д. 12, стр. 1',
      inn: '7701234567',
      ogrn: '1187746123456',
      metaTitle: 'Оркестр «Полутон»: музыка кино, аниме и игр вживую',
      metaDescription:
        'Концерты симфонического оркестра «Полутон»: более 30 программ киномузыки, аниме и игр. Расписание по городам, билеты, новости.',
    },
    en: {
      title: 'The Poluton Orchestra',
      description:
        'A symphony orchestra from Moscow that plays music from films, anime and games. More than 30 programs, more than 700 concerts in 2022, on tour in Russia, Thailand and neighbouring countries.',
      missionTitle: 'Why we play',
      missionDescription:
        'Many people first hear an orchestra not in a hall but in front of a screen, and often do not know that it was one. We would like everybody to be, at least once, in the same room with sixty people who breathe together so that a favourite tune may sound.\n\nThat is why we go where symphony orchestras seldom come, keep inexpensive seats at every concert, and explain rather than lecture.',
      legalName: 'Poluton LLC',
      legalAddress: '12 building 1, Notny Lane, Moscow 101000, Russia',
      inn: '7701234567',
      ogrn: '1187746123456',
      metaTitle: 'Poluton Orchestra: film, anime and game music live',
      metaDescription:
        'Concerts of the Poluton Orchestra: more than 30 programs of film, anime and game music. Schedule by city, tickets, news.',
    },
    th: {
      title: 'วงออร์เคสตรา Poluton',
      description:
        'วงซิมโฟนีจากมอสโกที่บรรเลงดนตรีจากภาพยนตร์ อนิเมะ และเกม กว่า 30 โปรแกรม กว่า 700 คอนเสิร์ตในปี 2565 ออกทัวร์ในรัสเซีย ไทย และประเทศเพื่อนบ้าน',
      missionTitle: 'ทำไมเราจึงเล่นดนตรี',
      missionDescription:
        'หลายคนได้ยินเสียงวงออร์เคสตราครั้งแรกหน้าจอภาพ ไม่ใช่ในฮอลล์ และมักไม่รู้ว่านั่นคือวงออร์เคสตรา เราอยากให้ทุกคนได้อยู่ในห้องเดียวกับคนหกสิบคนที่หายใจพร้อมกันสักครั้ง เพื่อให้ทำนองที่คุณรักดังขึ้น\n\nเราจึงเดินทางไปยังที่ที่วงซิมโฟนีไปไม่บ่อย มีที่นั่งราคาประหยัดทุกรอบ และเล่าให้ฟังมากกว่าสั่งสอน',
      legalName: 'Poluton LLC',
      legalAddress: '12 building 1, Notny Lane, Moscow 101000, Russia',
      inn: '7701234567',
      ogrn: '1187746123456',
      metaTitle: 'วงออร์เคสตรา Poluton: ดนตรีภาพยนตร์ อนิเมะ และเกม แสดงสด',
      metaDescription:
        'คอนเสิร์ตของวงออร์เคสตรา Poluton กว่า 30 โปรแกรมดนตรีภาพยนตร์ อนิเมะ และเกม กำหนดการตามเมือง บัตร และข่าว',
    },
  },
}

export const socialProfiles: AuthoredSocial = {
  links: {
    ru: {
      vk: 'https://vk.com/poluton_orchestra',
      telegram: 'https://t.me/poluton_orchestra',
      youtube: 'https://www.youtube.com/@poluton_orchestra',
      yandex: 'https://music.yandex.ru/users/poluton-orchestra',
    },
    en: {
      youtube: 'https://www.youtube.com/@poluton_orchestra',
      spotify: 'https://open.spotify.com/user/poluton-orchestra',
      apple: 'https://music.apple.com/profile/poluton-orchestra',
      tiktok: 'https://www.tiktok.com/@poluton_orchestra',
    },
    th: {
      youtube: 'https://www.youtube.com/@poluton_orchestra',
      spotify: 'https://open.spotify.com/user/poluton-orchestra',
      tiktok: 'https://www.tiktok.com/@poluton_orchestra',
    },
  },
}
