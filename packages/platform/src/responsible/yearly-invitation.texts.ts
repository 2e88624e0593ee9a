import type { LocalText } from '../db/columns.ts';
import { paragraph } from '../seed/promotion-content.ts';

/** The letter that invites to set a limit. */
export const YEARLY_INVITATION: { readonly title: LocalText; readonly content: LocalText } = {
  title: {
    en_US: 'Would you like to set a limit?',
    zh_CN: '要设置限额吗？',
    zh_TW: '要設定限額嗎？',
    vi_VN: 'Bạn có muốn đặt giới hạn không?',
    ko_KR: '한도를 설정하시겠습니까?',
    ja_JP: '上限を設定しますか？',
    th_TH: 'ต้องการตั้งวงเงินหรือไม่',
    hi_IN: 'क्या आप सीमा तय करना चाहेंगे?',
    my_MM: 'ကန့်သတ်ချက် သတ်မှတ်လိုပါသလား',
    ta_IN: 'வரம்பு அமைக்க விரும்புகிறீர்களா?',
    bn_BD: 'আপনি কি সীমা ঠিক করতে চান?',
  },
  content: {
    en_US: paragraph(
      'Once a year we ask: would you like to limit what you deposit, lose or stake? You can set a limit at any time in the member centre, under Play safe. A lower limit applies at once.',
    ),
    zh_CN: paragraph(
      '我们每年询问一次：您想限制自己的存款、亏损或投注吗？您随时可以在会员中心的“安心游戏”中设置限额。调低的限额立即生效。',
    ),
    zh_TW: paragraph(
      '我們每年詢問一次：您想限制自己的存款、虧損或投注嗎？您隨時可以在會員中心的「安心遊戲」中設定限額。調低的限額立即生效。',
    ),
    vi_VN: paragraph(
      'Mỗi năm chúng tôi hỏi một lần: bạn có muốn giới hạn số tiền nạp, thua hoặc cược không? Bạn có thể đặt giới hạn bất cứ lúc nào trong trung tâm thành viên, mục Chơi an toàn. Giới hạn thấp hơn có hiệu lực ngay.',
    ),
    ko_KR: paragraph(
      '1년에 한 번 여쭙습니다. 입금, 손실 또는 베팅 한도를 정하시겠습니까? 회원 센터의 안전한 플레이에서 언제든지 설정할 수 있으며, 더 낮은 한도는 바로 적용됩니다.',
    ),
    ja_JP: paragraph(
      '年に一度お尋ねしています。入金、損失、ベットの上限を設定しますか？会員センターの「安全なプレイ」でいつでも設定できます。上限の引き下げはすぐに適用されます。',
    ),
    th_TH: paragraph(
      'เราถามปีละครั้งว่าคุณต้องการจำกัดยอดฝาก ยอดเสีย หรือยอดเดิมพันหรือไม่ คุณตั้งวงเงินได้ทุกเมื่อที่ศูนย์สมาชิก ในหัวข้อเล่นอย่างปลอดภัย วงเงินที่ต่ำลงมีผลทันที',
    ),
    hi_IN: paragraph(
      'हम साल में एक बार पूछते हैं: क्या आप अपनी जमा, हार या दाँव पर सीमा लगाना चाहेंगे? सदस्य केंद्र में सुरक्षित खेल के अंतर्गत आप कभी भी सीमा तय कर सकते हैं। कम सीमा तुरंत लागू होती है।',
    ),
    my_MM: paragraph(
      'တစ်နှစ်လျှင် တစ်ကြိမ် မေးပါသည် - သင်၏ ငွေသွင်း၊ အရှုံး သို့မဟုတ် လောင်းကြေးကို ကန့်သတ်လိုပါသလား။ အဖွဲ့ဝင်စင်တာရှိ ဘေးကင်းစွာ ကစားရန် တွင် အချိန်မရွေး သတ်မှတ်နိုင်ပါသည်။ လျှော့ချသော ကန့်သတ်ချက်သည် ချက်ချင်း အကျိုးသက်ရောက်ပါသည်။',
    ),
    ta_IN: paragraph(
      'ஆண்டுக்கு ஒருமுறை கேட்கிறோம்: உங்கள் வைப்பு, இழப்பு அல்லது பந்தயத்திற்கு வரம்பு அமைக்க விரும்புகிறீர்களா? உறுப்பினர் மையத்தில் பாதுகாப்பான ஆட்டம் என்பதில் எப்போது வேண்டுமானாலும் அமைக்கலாம். குறைந்த வரம்பு உடனே பொருந்தும்.',
    ),
    bn_BD: paragraph(
      'আমরা বছরে একবার জিজ্ঞাসা করি: আপনি কি জমা, ক্ষতি বা বাজির সীমা ঠিক করতে চান? সদস্য কেন্দ্রে নিরাপদ খেলা অংশে যেকোনো সময় সীমা ঠিক করতে পারেন। কম সীমা সঙ্গে সঙ্গে কার্যকর হয়।',
    ),
  },
};
