import type { LocaleCode } from '@tessera/domain';
import type { LocalText } from '../../db/columns.ts';

/** News of the sample site that no other text has, in one language. */
type NewsTexts = Readonly<
  Record<'envelopes' | 'wheel' | 'signIn' | 'bonuses', { readonly title: string; readonly text: string }>
>;

const TEXTS: Readonly<Record<LocaleCode, NewsTexts>> = {
  en_US: {
    envelopes: {
      title: 'A red envelope every evening',
      text: 'At 20:00 by the site’s clock a red envelope opens for half an hour. Each member may take one share.',
    },
    wheel: {
      title: 'The wheel shows its odds',
      text: 'Every member may spin the wheel three times a day. The chance of each prize is printed beside it.',
    },
    signIn: {
      title: 'Seven days, seven rewards',
      text: 'Sign in on seven days in a row and the rewards grow. One missed day in each week breaks nothing.',
    },
    bonuses: {
      title: 'Your bonuses on one page',
      text: 'The member centre shows each bonus with its terms, what is left to wager and when it ends.',
    },
  },
  zh_CN: {
    envelopes: {
      title: '每晚一个红包',
      text: '本站时间每晚 20:00，红包开放半小时。每位会员可领取一份。',
    },
    wheel: {
      title: '转盘公开中奖概率',
      text: '每位会员每天可以转三次。每个奖品的中奖概率都写在旁边。',
    },
    signIn: {
      title: '七天签到，七份奖励',
      text: '连续签到七天，奖励逐日增加。每周漏签一天不会中断。',
    },
    bonuses: {
      title: '所有奖金一页看清',
      text: '会员中心列出每笔奖金的条款、还需投注多少以及何时结束。',
    },
  },
  zh_TW: {
    envelopes: {
      title: '每晚一個紅包',
      text: '本站時間每晚 20:00，紅包開放半小時。每位會員可領取一份。',
    },
    wheel: {
      title: '轉盤公開中獎機率',
      text: '每位會員每天可以轉三次。每個獎品的中獎機率都寫在旁邊。',
    },
    signIn: {
      title: '七天簽到，七份獎勵',
      text: '連續簽到七天，獎勵逐日增加。每週漏簽一天不會中斷。',
    },
    bonuses: {
      title: '所有獎金一頁看清',
      text: '會員中心列出每筆獎金的條款、還需投注多少以及何時結束。',
    },
  },
  vi_VN: {
    envelopes: {
      title: 'Mỗi tối một bao lì xì',
      text: 'Lúc 20:00 theo giờ của trang, bao lì xì mở trong nửa giờ. Mỗi hội viên được nhận một phần.',
    },
    wheel: {
      title: 'Vòng quay công khai tỷ lệ trúng',
      text: 'Mỗi hội viên được quay ba lần một ngày. Tỷ lệ trúng của từng giải được ghi ngay bên cạnh.',
    },
    signIn: {
      title: 'Bảy ngày, bảy phần thưởng',
      text: 'Điểm danh bảy ngày liên tiếp, phần thưởng tăng dần. Mỗi tuần lỡ một ngày cũng không bị gián đoạn.',
    },
    bonuses: {
      title: 'Mọi khoản thưởng trên một trang',
      text: 'Trung tâm hội viên cho thấy điều khoản của từng khoản thưởng, còn phải cược bao nhiêu và khi nào kết thúc.',
    },
  },
  ko_KR: {
    envelopes: {
      title: '매일 저녁 레드 봉투',
      text: '사이트 시간 20:00에 레드 봉투가 30분 동안 열립니다. 회원마다 한 몫을 받을 수 있습니다.',
    },
    wheel: {
      title: '확률을 공개하는 룰렛',
      text: '회원은 하루에 세 번 룰렛을 돌릴 수 있습니다. 각 상품의 확률이 옆에 적혀 있습니다.',
    },
    signIn: {
      title: '7일 출석, 7번의 보상',
      text: '7일 연속 출석하면 보상이 커집니다. 매주 하루를 놓쳐도 연속 출석은 끊기지 않습니다.',
    },
    bonuses: {
      title: '모든 보너스를 한 페이지에서',
      text: '회원 센터에서 각 보너스의 조건, 남은 베팅액과 종료 시점을 볼 수 있습니다.',
    },
  },
  ja_JP: {
    envelopes: {
      title: '毎晩の紅包',
      text: 'サイト時間の20:00に紅包が30分間開きます。会員は一人一口受け取れます。',
    },
    wheel: {
      title: '確率を公開するルーレット',
      text: '会員は1日に3回まわせます。各賞品の当選確率は横に表示されます。',
    },
    signIn: {
      title: '7日間のログインで7つの報酬',
      text: '7日連続でサインインすると報酬が増えます。毎週1日休んでも連続は途切れません。',
    },
    bonuses: {
      title: 'ボーナスを1ページで確認',
      text: '会員センターでは、各ボーナスの条件、残りの賭け額、終了日時を確認できます。',
    },
  },
  th_TH: {
    envelopes: {
      title: 'อั่งเปาทุกค่ำคืน',
      text: 'เวลา 20:00 น. ตามเวลาของเว็บไซต์ อั่งเปาจะเปิดครึ่งชั่วโมง สมาชิกรับได้คนละหนึ่งส่วน',
    },
    wheel: {
      title: 'วงล้อที่เปิดเผยโอกาส',
      text: 'สมาชิกทุกคนหมุนวงล้อได้วันละสามครั้ง โอกาสของแต่ละรางวัลแสดงไว้ข้างกัน',
    },
    signIn: {
      title: 'เจ็ดวัน เจ็ดรางวัล',
      text: 'ลงชื่อเข้าใช้ติดต่อกันเจ็ดวันแล้วรางวัลจะเพิ่มขึ้น ขาดได้สัปดาห์ละหนึ่งวันโดยไม่ต้องเริ่มใหม่',
    },
    bonuses: {
      title: 'โบนัสทั้งหมดในหน้าเดียว',
      text: 'ศูนย์สมาชิกแสดงเงื่อนไขของแต่ละโบนัส ยอดเดิมพันที่เหลือ และเวลาสิ้นสุด',
    },
  },
  hi_IN: {
    envelopes: {
      title: 'हर शाम एक लाल लिफ़ाफ़ा',
      text: 'साइट के समय से 20:00 बजे लाल लिफ़ाफ़ा आधे घंटे के लिए खुलता है। हर सदस्य एक हिस्सा ले सकता है।',
    },
    wheel: {
      title: 'पहिया अपनी संभावनाएँ दिखाता है',
      text: 'हर सदस्य दिन में तीन बार पहिया घुमा सकता है। हर इनाम की संभावना उसके पास लिखी है।',
    },
    signIn: {
      title: 'सात दिन, सात इनाम',
      text: 'लगातार सात दिन साइन इन करें और इनाम बढ़ते जाएँगे। हर हफ़्ते एक दिन छूटने से कुछ नहीं टूटता।',
    },
    bonuses: {
      title: 'आपके सारे बोनस एक पेज पर',
      text: 'सदस्य केंद्र में हर बोनस की शर्तें, बाकी दाँव और समाप्ति का समय दिखता है।',
    },
  },
  my_MM: {
    envelopes: {
      title: 'ညနေတိုင်း အနီရောင်စာအိတ်',
      text: 'ဆိုက်အချိန် 20:00 တွင် အနီရောင်စာအိတ်ကို နာရီဝက် ဖွင့်ထားသည်။ အသင်းဝင်တစ်ဦးလျှင် တစ်ပုံ ယူနိုင်သည်။',
    },
    wheel: {
      title: 'အခွင့်အလမ်းကို ပြသသော ဘီး',
      text: 'အသင်းဝင်တိုင်း တစ်ရက် သုံးကြိမ် လှည့်နိုင်သည်။ ဆုတစ်ခုစီ၏ အခွင့်အလမ်းကို ဘေးတွင် ရေးထားသည်။',
    },
    signIn: {
      title: 'ခုနစ်ရက်၊ ဆုခုနစ်ခု',
      text: 'ခုနစ်ရက် ဆက်တိုက် ဝင်ရောက်ပါက ဆုများ တိုးလာသည်။ အပတ်စဉ် တစ်ရက် လွတ်သွားလည်း မပြတ်ပါ။',
    },
    bonuses: {
      title: 'ဘောနပ်စ်အားလုံး စာမျက်နှာတစ်ခုတည်းတွင်',
      text: 'အသင်းဝင်စင်တာတွင် ဘောနပ်စ်တစ်ခုစီ၏ စည်းကမ်းချက်၊ လောင်းရန် ကျန်ငွေနှင့် ပြီးဆုံးချိန်ကို ပြသည်။',
    },
  },
  ta_IN: {
    envelopes: {
      title: 'ஒவ்வொரு மாலையும் ஒரு சிவப்பு உறை',
      text: 'தளத்தின் நேரப்படி 20:00 மணிக்கு சிவப்பு உறை அரை மணி நேரம் திறந்திருக்கும். ஒவ்வொரு உறுப்பினரும் ஒரு பங்கை எடுக்கலாம்.',
    },
    wheel: {
      title: 'வாய்ப்புகளைக் காட்டும் சக்கரம்',
      text: 'ஒவ்வொரு உறுப்பினரும் ஒரு நாளில் மூன்று முறை சுழற்றலாம். ஒவ்வொரு பரிசின் வாய்ப்பும் அருகில் எழுதப்பட்டுள்ளது.',
    },
    signIn: {
      title: 'ஏழு நாட்கள், ஏழு வெகுமதிகள்',
      text: 'தொடர்ந்து ஏழு நாட்கள் உள்நுழைந்தால் வெகுமதிகள் கூடும். வாரத்தில் ஒரு நாள் தவறினாலும் தொடர் முறியாது.',
    },
    bonuses: {
      title: 'உங்கள் போனஸ்கள் ஒரே பக்கத்தில்',
      text: 'உறுப்பினர் மையம் ஒவ்வொரு போனஸின் விதிகள், மீதமுள்ள பந்தயத் தொகை, முடியும் நேரம் ஆகியவற்றைக் காட்டுகிறது.',
    },
  },
  bn_BD: {
    envelopes: {
      title: 'প্রতি সন্ধ্যায় একটি লাল খাম',
      text: 'সাইটের সময় অনুযায়ী ২০:০০টায় লাল খাম আধা ঘণ্টার জন্য খোলে। প্রত্যেক সদস্য একটি ভাগ নিতে পারেন।',
    },
    wheel: {
      title: 'চাকা তার সম্ভাবনা দেখায়',
      text: 'প্রত্যেক সদস্য দিনে তিনবার চাকা ঘোরাতে পারেন। প্রতিটি পুরস্কারের সম্ভাবনা পাশেই লেখা আছে।',
    },
    signIn: {
      title: 'সাত দিন, সাতটি পুরস্কার',
      text: 'টানা সাত দিন সাইন ইন করলে পুরস্কার বাড়ে। সপ্তাহে একদিন বাদ গেলেও ধারা ভাঙে না।',
    },
    bonuses: {
      title: 'আপনার সব বোনাস এক পাতায়',
      text: 'সদস্য কেন্দ্রে প্রতিটি বোনাসের শর্ত, বাকি বাজি এবং শেষ হওয়ার সময় দেখা যায়।',
    },
  },
};

/** One text of the news in all languages of the site. */
export function newsText(pick: (texts: NewsTexts) => string): LocalText {
  return Object.fromEntries(Object.entries(TEXTS).map(([code, texts]) => [code, pick(texts)])) as LocalText;
}
