import { b2bForm as inBrandsWords } from '../brand/texts.ts'
import { defineMessages } from './messages.ts'

/** What the form for tickets by invoice asks; `wordings` say it for whom an editor has chosen. */
export const b2bFormMessages = defineMessages(inBrandsWords, {
  ru: {
    send: 'Отправить заявку',
    labels: {
      inn: 'ИНН',
      kpp: 'КПП',
      taxNumber: 'Налоговый номер',
      email: 'Почта',
      phone: 'Телефон',
      city: 'Город',
      concert: 'Концерт',
      message: 'Комментарий',
      consent: 'Согласие',
    },
    hints: {
      inn: '10 цифр у организации, 12 у предпринимателя',
      kpp: '9 знаков, у предпринимателя его нет',
      city: 'Где хотите послушать концерт',
    },
    wordings: {
      company: {
        title: 'Заявка на билеты по счёту',
        labels: {
          company: 'Название компании',
          contactName: 'Контактное лицо',
          ticketsCount: 'Сколько нужно билетов',
        },
        hints: { message: 'Ряды, сроки оплаты, документы' },
      },
      school: {
        title: 'Заявка на билеты от школы',
        labels: {
          company: 'Школа',
          contactName: 'Кто сопровождает',
          ticketsCount: 'Сколько вас: школьники и взрослые',
        },
        hints: { message: 'Какой класс, сколько взрослых, кому нужно место у прохода' },
      },
      park: {
        title: 'Заявка на билеты от парка',
        labels: {
          company: 'Название парка',
          contactName: 'Кто отвечает за заявку',
          ticketsCount: 'Сколько билетов гостям и сотрудникам',
        },
        hints: { message: 'Для кого билеты и к какому дню' },
      },
      theatre: {
        title: 'Заявка на билеты от театра',
        labels: {
          company: 'Название театра',
          contactName: 'Кто отвечает за заявку',
          ticketsCount: 'Сколько билетов труппе и сотрудникам',
        },
        hints: { message: 'Для кого билеты и к какому дню' },
      },
    },
  },
  en: {
    send: 'Send the request',
    labels: {
      inn: 'Russian tax number (INN)',
      kpp: 'Registration code (KPP)',
      taxNumber: 'Tax number',
      email: 'E-mail',
      phone: 'Phone',
      city: 'City',
      concert: 'Concert',
      message: 'Comment',
      consent: 'Consent',
    },
    hints: {
      inn: '10 digits of a company, 12 of a sole trader',
      kpp: '9 characters, a sole trader has none',
      city: 'Where you would like to hear a concert',
    },
    wordings: {
      company: {
        title: 'Tickets by invoice',
        labels: {
          company: 'Company',
          contactName: 'Contact person',
          ticketsCount: 'Number of tickets',
        },
        hints: { message: 'Rows, terms of payment, documents' },
      },
      school: {
        title: 'Tickets for a school',
        labels: {
          company: 'School',
          contactName: 'Who comes with the pupils',
          ticketsCount: 'How many of you: pupils and adults',
        },
        hints: { message: 'Which year, how many adults, who needs a seat at the aisle' },
      },
      park: {
        title: 'Tickets for a park',
        labels: {
          company: 'Name of the park',
          contactName: 'Who answers for the request',
          ticketsCount: 'How many tickets for guests and staff',
        },
        hints: { message: 'Whom the tickets are for, and by which day' },
      },
      theatre: {
        title: 'Tickets for a theatre',
        labels: {
          company: 'Name of the theatre',
          contactName: 'Who answers for the request',
          ticketsCount: 'How many tickets for the company and staff',
        },
        hints: { message: 'Whom the tickets are for, and by which day' },
      },
    },
  },
  th: {
    send: 'ส่งคำขอ',
    labels: {
      inn: 'เลขผู้เสียภาษีรัสเซีย (INN)',
      kpp: 'รหัสทะเบียน (KPP)',
      taxNumber: 'เลขผู้เสียภาษี',
      email: 'อีเมล',
      phone: 'โทรศัพท์',
      city: 'เมือง',
      concert: 'คอนเสิร์ต',
      message: 'ข้อความเพิ่มเติม',
      consent: 'ความยินยอม',
    },
    hints: {
      inn: 'นิติบุคคล 10 หลัก ผู้ประกอบการรายบุคคล 12 หลัก',
      kpp: '9 หลัก ผู้ประกอบการรายบุคคลไม่มีรหัสนี้',
      city: 'เมืองที่คุณอยากชมคอนเสิร์ต',
    },
    wordings: {
      company: {
        title: 'ขอใบแจ้งหนี้ค่าบัตร',
        labels: {
          company: 'ชื่อบริษัท',
          contactName: 'ผู้ติดต่อ',
          ticketsCount: 'จำนวนบัตร',
        },
        hints: { message: 'แถวที่นั่ง กำหนดชำระ เอกสาร' },
      },
      school: {
        title: 'ขอบัตรสำหรับโรงเรียน',
        labels: {
          company: 'โรงเรียน',
          contactName: 'ผู้ดูแลนักเรียน',
          ticketsCount: 'จำนวนนักเรียนและผู้ใหญ่',
        },
        hints: { message: 'ชั้นเรียน จำนวนผู้ใหญ่ ใครต้องการที่นั่งริมทางเดิน' },
      },
      park: {
        title: 'ขอบัตรสำหรับสวน',
        labels: {
          company: 'ชื่อสวน',
          contactName: 'ผู้รับผิดชอบคำขอ',
          ticketsCount: 'จำนวนบัตรสำหรับผู้มาเยือนและพนักงาน',
        },
        hints: { message: 'บัตรสำหรับใครและวันไหน' },
      },
      theatre: {
        title: 'ขอบัตรสำหรับโรงละคร',
        labels: {
          company: 'ชื่อโรงละคร',
          contactName: 'ผู้รับผิดชอบคำขอ',
          ticketsCount: 'จำนวนบัตรสำหรับคณะและพนักงาน',
        },
        hints: { message: 'บัตรสำหรับใครและวันไหน' },
      },
    },
  },
})
