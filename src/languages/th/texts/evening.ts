import type { Texts } from '../../messages.ts'

export const evening: Texts<'evening'> = {
  title: 'ค่ำคืนของฉัน',
  titleOf: (concert) => `ค่ำคืนของฉัน: ${concert}`,
  keepsake: 'ค่ำคืนที่ผ่านมา',
  description: (concert, day) => `${concert} ${day}: เวลาเปิดประตู ทางเข้า การเดินทางไปกลับ และเพลงที่จะบรรเลง`,
  tonight: 'คอนเสิร์ตของคุณวันนี้',
  times: 'เวลา',
  doors: 'เปิดประตู',
  start: 'เริ่มแสดง',
  interval: (length) => `พักครึ่ง ${length}`.trim(),
  end: 'จบประมาณ',
  timeUnknown: 'เราจะแจ้งเวลาเริ่ม กดติดตามได้ที่หน้าคอนเสิร์ต',
  forGuests: 'ที่สถานที่แสดง',
  entrance: 'ประตูทางเข้า',
  food: 'อาหารและเครื่องดื่ม',
  lastTrain: 'การเดินทางกลับ',
  plans: 'บัตรและปฏิทิน',
  aboutConcert: 'เกี่ยวกับคอนเสิร์ต',
  ifYouCannotCome: 'หากมาไม่ได้',
  again: 'ฟังอีกครั้ง',
  pictures: 'ห้องแสดง',
}
