import { definePageTexts } from '../../brand/page-texts.ts'

export const pageTexts = definePageTexts({
  about: {
    ru: 'Симфонический оркестр «Полутон» играет музыку кино, аниме и игр: в больших залах и в камерных, дома и на гастролях.',
    en: 'The Poluton Orchestra plays film, anime and game music: in large halls and small ones, at home and on tour.',
    th: 'วงออร์เคสตรา Poluton บรรเลงดนตรีภาพยนตร์ อนิเมะ และเกม ทั้งในฮอลล์ใหญ่และฮอลล์เล็ก ที่บ้านและระหว่างทัวร์',
  },
  charity: {
    ru: 'Оркестр играет для тех, кто не может прийти в зал, и помогает музыкальным школам инструментами. Если вы знаете, где нужна музыка, напишите нам.',
    en: 'The orchestra plays for people who cannot come to a hall and gives instruments to music schools. If you know where music is needed, write to us.',
    th: 'วงเล่นให้คนที่มาฮอลล์ไม่ได้ และมอบเครื่องดนตรีให้โรงเรียนดนตรี หากคุณรู้ว่าที่ใดต้องการดนตรี เขียนถึงเราได้',
  },
  services: {
    ru: 'Концерты в вашем городе, фильм под живой оркестр, вечер для компании, запись музыки. Опишите задачу, и мы посчитаем смету.',
    en: 'Concerts in your city, films with live orchestra, an evening for your company, recordings. Tell us what you have in mind and we will estimate it.',
    th: 'คอนเสิร์ตในเมืองของคุณ ภาพยนตร์พร้อมวงสด งานเลี้ยงขององค์กร และการบันทึกเสียง เล่าสิ่งที่คุณต้องการ แล้วเราจะประเมินราคาให้',
  },
  security: {
    ru: 'Билеты продаёт и ваши платёжные данные получает билетный оператор. Вопросы о данных присылайте нам.',
    en: 'Tickets are sold by ticket services, and only they receive your payment data. Send us your questions about data.',
    th: 'ผู้ให้บริการจำหน่ายบัตรเท่านั้นที่ได้รับข้อมูลการชำระเงิน ส่งคำถามเรื่องข้อมูลถึงเราได้',
  },
  contact: {
    ru: 'На большинство вопросов о билетах уже есть ответы. Если вашего там нет, обратитесь к продавцу: его адрес указан в письме с билетом.',
    en: 'Most questions about tickets have been answered already. If yours is not there, turn to the seller: the address is in the letter with your ticket.',
    th: 'คำถามเรื่องบัตรส่วนใหญ่มีคำตอบอยู่แล้ว หากไม่พบคำตอบ โปรดติดต่อผู้จำหน่ายตามที่อยู่ในอีเมลบัตร',
  },
  b2b: {
    ru: 'Для компаний — билеты по счёту: выберите концерт, и мы подберём места рядом. Напишите нам город, дату и сколько нужно билетов.',
    en: 'Companies buy by invoice: choose a concert and we will find seats side by side. Tell us the city, the date and how many tickets you need.',
    th: 'องค์กรซื้อบัตรด้วยใบแจ้งหนี้ได้ เลือกคอนเสิร์ต แล้วเราจะจัดที่นั่งติดกันให้ แจ้งเมือง วันที่ และจำนวนบัตร',
  },
  cast: {
    ru: 'Мы слушаем всех: выпускников, студентов, музыкантов других оркестров. Напишите нам и приложите ссылки на две записи.',
    en: 'We listen to everybody: graduates, students, players of other orchestras. Write to us with links to two recordings.',
    th: 'เราฟังทุกคน ทั้งบัณฑิต นักศึกษา และนักดนตรีจากวงอื่น เขียนถึงเราพร้อมลิงก์บันทึกเสียงสองชิ้น',
  },
})
