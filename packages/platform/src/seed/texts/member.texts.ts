import type { LocaleCode } from '@tessera/domain';
import type { LocalText } from '../../db/columns.ts';

/** What the sample site tells of its sponsors, in one language. */
interface MemberTexts {
  readonly sponsors: readonly [Sponsor, Sponsor];
}

interface Sponsor {
  readonly title: string;
  readonly text: string;
}

const TEXTS: Readonly<Record<LocaleCode, MemberTexts>> = {
  en_US: {
    sponsors: [
      {
        title: 'Northlight United',
        text: 'We stand on the sleeve of the football club Northlight United, and half of what we pay goes to its youth teams.',
      },
      {
        title: 'Halcyon Arena',
        text: 'The esport league of Halcyon Arena plays its autumn season with us: free seats for every member, and open training for beginners.',
      },
    ],
  },
  zh_CN: {
    sponsors: [
      {
        title: '北光联足球俱乐部',
        text: '北光联足球俱乐部的球衣袖口上有我们的名字，我们赞助费的一半用于它的青年队。',
      },
      {
        title: '翠鸟竞技场',
        text: '翠鸟竞技场的电竞联赛与我们一起举办秋季赛：每位会员免费入场，新手可以参加公开训练。',
      },
    ],
  },
  zh_TW: {
    sponsors: [
      {
        title: '北光聯足球俱樂部',
        text: '北光聯足球俱樂部的球衣袖口上有我們的名字，我們贊助費的一半用於它的青年隊。',
      },
      {
        title: '翠鳥競技場',
        text: '翠鳥競技場的電競聯賽與我們一起舉辦秋季賽：每位會員免費入場，新手可以參加公開訓練。',
      },
    ],
  },
  vi_VN: {
    sponsors: [
      {
        title: 'Câu lạc bộ Northlight United',
        text: 'Tên chúng tôi có trên tay áo của câu lạc bộ bóng đá Northlight United, và một nửa số tiền tài trợ dành cho các đội trẻ.',
      },
      {
        title: 'Đấu trường Halcyon',
        text: 'Giải thể thao điện tử của đấu trường Halcyon tổ chức mùa thu cùng chúng tôi: mọi thành viên được vào xem miễn phí, người mới được tập luyện tự do.',
      },
    ],
  },
  ko_KR: {
    sponsors: [
      {
        title: '노스라이트 유나이티드',
        text: '축구 클럽 노스라이트 유나이티드의 소매에 저희 이름이 있으며, 후원금의 절반은 유소년 팀에 쓰입니다.',
      },
      {
        title: '핼시언 아레나',
        text: '핼시언 아레나의 e스포츠 리그가 가을 시즌을 저희와 함께합니다. 모든 회원은 무료로 관람하고, 초보자는 공개 훈련에 참여할 수 있습니다.',
      },
    ],
  },
  ja_JP: {
    sponsors: [
      {
        title: 'ノースライト・ユナイテッド',
        text: 'サッカークラブ、ノースライト・ユナイテッドの袖には私たちの名前があります。協賛金の半分は育成チームに使われます。',
      },
      {
        title: 'ハルシオン・アリーナ',
        text: 'ハルシオン・アリーナのeスポーツリーグは、秋のシーズンを私たちと開催します。会員は無料で観戦でき、初心者向けの公開練習もあります。',
      },
    ],
  },
  th_TH: {
    sponsors: [
      {
        title: 'สโมสรนอร์ทไลต์ ยูไนเต็ด',
        text: 'ชื่อของเราอยู่บนแขนเสื้อของสโมสรฟุตบอลนอร์ทไลต์ ยูไนเต็ด และครึ่งหนึ่งของเงินสนับสนุนเป็นของทีมเยาวชน',
      },
      {
        title: 'สนามแฮลซีออน',
        text: 'ลีกอีสปอร์ตของสนามแฮลซีออนจัดฤดูใบไม้ร่วงร่วมกับเรา สมาชิกทุกคนเข้าชมฟรี และมีการฝึกซ้อมเปิดสำหรับผู้เริ่มต้น',
      },
    ],
  },
  hi_IN: {
    sponsors: [
      {
        title: 'नॉर्थलाइट यूनाइटेड',
        text: 'फ़ुटबॉल क्लब नॉर्थलाइट यूनाइटेड की आस्तीन पर हमारा नाम है, और हमारी राशि का आधा हिस्सा उसकी युवा टीमों को जाता है।',
      },
      {
        title: 'हैल्सियन एरीना',
        text: 'हैल्सियन एरीना की ईस्पोर्ट लीग शरद सत्र हमारे साथ खेलती है: हर सदस्य का प्रवेश मुफ़्त, और नए खिलाड़ियों के लिए खुला अभ्यास।',
      },
    ],
  },
  my_MM: {
    sponsors: [
      {
        title: 'နော့သ်လိုက် ယူနိုက်တက်',
        text: 'ဘောလုံးအသင်း နော့သ်လိုက် ယူနိုက်တက်၏ လက်မောင်းပေါ်တွင် ကျွန်ုပ်တို့၏ အမည်ရှိပြီး ထောက်ပံ့ငွေ၏ တစ်ဝက်ကို လူငယ်အသင်းများအတွက် သုံးသည်။',
      },
      {
        title: 'ဟယ်လ်စီယွန် ကွင်း',
        text: 'ဟယ်လ်စီယွန်ကွင်း၏ အီးစပို့တ်လိဂ်သည် ဆောင်းဦးရာသီကို ကျွန်ုပ်တို့နှင့်အတူ ကျင်းပသည်။ အဖွဲ့ဝင်တိုင်း အခမဲ့ ကြည့်ရှုနိုင်ပြီး အစပြုသူများအတွက် လေ့ကျင့်ခန်း ဖွင့်ထားသည်။',
      },
    ],
  },
  ta_IN: {
    sponsors: [
      {
        title: 'நார்த்லைட் யுனைடெட்',
        text: 'நார்த்லைட் யுனைடெட் கால்பந்துக் கழகத்தின் சட்டைக் கையில் எங்கள் பெயர் உள்ளது; நாங்கள் தரும் தொகையில் பாதி அதன் இளையோர் அணிகளுக்குச் செல்கிறது.',
      },
      {
        title: 'ஹால்சியன் அரங்கம்',
        text: 'ஹால்சியன் அரங்கத்தின் மின்விளையாட்டு லீக் இலையுதிர் பருவத்தை எங்களுடன் நடத்துகிறது: ஒவ்வோர் உறுப்பினருக்கும் இலவச இருக்கை, புதியவர்களுக்குத் திறந்த பயிற்சி.',
      },
    ],
  },
  bn_BD: {
    sponsors: [
      {
        title: 'নর্থলাইট ইউনাইটেড',
        text: 'ফুটবল ক্লাব নর্থলাইট ইউনাইটেডের জার্সির হাতায় আমাদের নাম আছে, আর আমাদের দেওয়া অর্থের অর্ধেক যায় তাদের যুব দলগুলোতে।',
      },
      {
        title: 'হ্যালসিয়ন এরিনা',
        text: 'হ্যালসিয়ন এরিনার ইস্পোর্ট লিগ শরৎ মৌসুম খেলে আমাদের সঙ্গে: প্রত্যেক সদস্যের জন্য বিনামূল্যে আসন, আর নতুনদের জন্য খোলা প্রশিক্ষণ।',
      },
    ],
  },
};

/** One of these texts in all its languages. */
export function memberText(pick: (texts: MemberTexts) => string): LocalText {
  return Object.fromEntries(Object.entries(TEXTS).map(([code, texts]) => [code, pick(texts)])) as LocalText;
}
