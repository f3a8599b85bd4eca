/** Names of countries' regions whose codes the files of places have (`places/world-place.ts`), each after its code. */
export const regionNames: Readonly<Record<string, string>> = {
  us:
    'AL แอละแบมา, AK อะแลสกา, AZ แอริโซนา, AR อาร์คันซอ, CA แคลิฟอร์เนีย, CO โคโลราโด, CT คอนเนตทิคัต, DE ' +
    'เดลาแวร์, FL ฟลอริดา, GA จอร์เจีย, HI ฮาวาย, ID ไอดาโฮ, IL อิลลินอย, IN อินดีแอนา, IA ไอโอวา, KS แคนซัส, ' +
    'KY เคนทักกี, LA ลุยเซียนา, ME เมน, MD แมริแลนด์, MA แมสซาชูเซตส์, MI มิชิแกน, MN มินนิโซตา, MS ' +
    'มิสซิสซิปปี, MO มิสซูรี, MT มอนแทนา, NE เนแบรสกา, NV เนวาดา, NH นิวแฮมป์เชียร์, NJ นิวเจอร์ซีย์, NM ' +
    'นิวเม็กซิโก, NY นิวยอร์ก, NC นอร์ทแคโรไลนา, ND นอร์ทดาโคตา, OH โอไฮโอ, OK โอคลาโฮมา, OR ออริกอน, PA ' +
    'เพนซิลเวเนีย, RI โรดไอแลนด์, SC เซาท์แคโรไลนา, SD เซาท์ดาโคตา, TN เทนเนสซี, TX เท็กซัส, UT ยูทาห์, VT ' +
    'เวอร์มอนต์, VA เวอร์จิเนีย, WA วอชิงตัน, WV เวสต์เวอร์จิเนีย, WI วิสคอนซิน, WY ไวโอมิง',
  gb: 'ENG อังกฤษ, SCT สกอตแลนด์, WLS เวลส์, NIR ไอร์แลนด์เหนือ',
}
