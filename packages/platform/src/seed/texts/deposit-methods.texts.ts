import { LOCALE_CODES, type LocaleCode } from '@tessera/domain';
import type { DepositMethodKind } from '@tessera/wire';
import type { LocalText } from '../../db/columns.ts';

type Texts = readonly [name: string, note: string];

/** What deposit methods are called, and how each works. */
const TEXTS: Readonly<Record<DepositMethodKind, Readonly<Record<LocaleCode, Texts>>>> = {
  bank_transfer: {
    en_US: ['Bank transfer', 'Transfer from your own bank account. Large amounts go this way.'],
    zh_CN: ['银行转账', '从您本人的银行账户转账，适合大额存款。'],
    zh_TW: ['銀行轉帳', '從您本人的銀行帳戶轉帳，適合大額存款。'],
    vi_VN: [
      'Chuyển khoản ngân hàng',
      'Chuyển từ tài khoản ngân hàng của chính bạn. Phù hợp với số tiền lớn.',
    ],
    ko_KR: ['계좌 이체', '본인 명의 은행 계좌에서 이체합니다. 큰 금액에 알맞습니다.'],
    ja_JP: ['銀行振込', 'ご本人名義の銀行口座から振り込みます。高額の入金に向いています。'],
    th_TH: ['โอนผ่านธนาคาร', 'โอนจากบัญชีธนาคารของคุณเอง เหมาะกับยอดเงินสูง'],
    hi_IN: ['बैंक ट्रांसफ़र', 'अपने बैंक खाते से ट्रांसफ़र करें। बड़ी राशि के लिए ठीक है।'],
    my_MM: ['ဘဏ်ငွေလွှဲ', 'သင့်ကိုယ်ပိုင်ဘဏ်အကောင့်မှ လွှဲပါ။ ငွေပမာဏများများအတွက် သင့်တော်သည်။'],
    ta_IN: ['வங்கிப் பரிமாற்றம்', 'உங்கள் சொந்த வங்கிக் கணக்கிலிருந்து அனுப்புங்கள். பெரிய தொகைகளுக்கு ஏற்றது.'],
    bn_BD: ['ব্যাংক ট্রান্সফার', 'আপনার নিজের ব্যাংক অ্যাকাউন্ট থেকে পাঠান। বড় অঙ্কের জন্য উপযুক্ত।'],
  },
  card: {
    en_US: ['Card', 'Debit or credit card, in your balance within a minute.'],
    zh_CN: ['银行卡', '借记卡或信用卡，一分钟内到账。'],
    zh_TW: ['銀行卡', '簽帳金融卡或信用卡，一分鐘內入帳。'],
    vi_VN: ['Thẻ', 'Thẻ ghi nợ hoặc thẻ tín dụng, có trong số dư sau một phút.'],
    ko_KR: ['카드', '체크카드나 신용카드로 1분 안에 잔액에 반영됩니다.'],
    ja_JP: ['カード', 'デビットカードまたはクレジットカード。1分以内に残高へ反映されます。'],
    th_TH: ['บัตร', 'บัตรเดบิตหรือบัตรเครดิต ยอดเงินเข้าภายในหนึ่งนาที'],
    hi_IN: ['कार्ड', 'डेबिट या क्रेडिट कार्ड, एक मिनट में बैलेंस में।'],
    my_MM: ['ကတ်', 'ဒက်ဘစ် သို့မဟုတ် ခရက်ဒစ်ကတ်၊ တစ်မိနစ်အတွင်း လက်ကျန်ထဲ ရောက်သည်။'],
    ta_IN: ['அட்டை', 'டெபிட் அல்லது கிரெடிட் அட்டை, ஒரு நிமிடத்தில் உங்கள் இருப்பில்.'],
    bn_BD: ['কার্ড', 'ডেবিট বা ক্রেডিট কার্ড, এক মিনিটের মধ্যে ব্যালেন্সে।'],
  },
  e_wallet: {
    en_US: ['E-wallet', 'From the wallet app on your phone.'],
    zh_CN: ['电子钱包', '使用手机上的钱包应用支付。'],
    zh_TW: ['電子錢包', '使用手機上的錢包應用程式支付。'],
    vi_VN: ['Ví điện tử', 'Từ ứng dụng ví trên điện thoại của bạn.'],
    ko_KR: ['전자지갑', '휴대폰의 지갑 앱으로 결제합니다.'],
    ja_JP: ['電子ウォレット', 'スマートフォンのウォレットアプリから支払います。'],
    th_TH: ['กระเป๋าเงินอิเล็กทรอนิกส์', 'จากแอปกระเป๋าเงินในโทรศัพท์ของคุณ'],
    hi_IN: ['ई-वॉलेट', 'आपके फ़ोन के वॉलेट ऐप से।'],
    my_MM: ['အီလက်ထရောနစ်ပိုက်ဆံအိတ်', 'သင့်ဖုန်းရှိ ပိုက်ဆံအိတ်အက်ပ်မှ ပေးချေပါ။'],
    ta_IN: ['மின்-பணப்பை', 'உங்கள் கைபேசியின் பணப்பைச் செயலியிலிருந்து.'],
    bn_BD: ['ই-ওয়ালেট', 'আপনার ফোনের ওয়ালেট অ্যাপ থেকে।'],
  },
  crypto: {
    en_US: ['Crypto', 'Credited after the network has confirmed the transfer.'],
    zh_CN: ['加密货币', '网络确认转账后到账。'],
    zh_TW: ['加密貨幣', '網路確認轉帳後入帳。'],
    vi_VN: ['Tiền mã hóa', 'Được cộng sau khi mạng xác nhận giao dịch.'],
    ko_KR: ['암호화폐', '네트워크에서 전송이 확인되면 반영됩니다.'],
    ja_JP: ['暗号資産', 'ネットワークで送金が承認された後に反映されます。'],
    th_TH: ['คริปโต', 'ยอดเงินเข้าหลังจากเครือข่ายยืนยันการโอน'],
    hi_IN: ['क्रिप्टो', 'नेटवर्क की पुष्टि के बाद राशि जमा होती है।'],
    my_MM: ['ခရစ်ပတို', 'ကွန်ရက်က လွှဲပြောင်းမှုကို အတည်ပြုပြီးနောက် ငွေဝင်သည်။'],
    ta_IN: ['கிரிப்டோ', 'வலையமைப்பு பரிமாற்றத்தை உறுதிப்படுத்திய பின் வரவு வைக்கப்படும்.'],
    bn_BD: ['ক্রিপ্টো', 'নেটওয়ার্ক স্থানান্তর নিশ্চিত করার পর জমা হয়।'],
  },
  fast: {
    en_US: ['Fast payment', 'One step, for smaller amounts.'],
    zh_CN: ['快捷支付', '一步完成，适合小额存款。'],
    zh_TW: ['快捷支付', '一步完成，適合小額存款。'],
    vi_VN: ['Thanh toán nhanh', 'Chỉ một bước, cho số tiền nhỏ.'],
    ko_KR: ['빠른 결제', '한 단계로 끝나며 소액에 알맞습니다.'],
    ja_JP: ['クイック決済', 'ワンステップで完了。少額の入金に向いています。'],
    th_TH: ['ชำระเงินด่วน', 'ขั้นตอนเดียว สำหรับยอดเงินไม่มาก'],
    hi_IN: ['तेज़ भुगतान', 'एक ही चरण में, छोटी राशि के लिए।'],
    my_MM: ['အမြန်ပေးချေမှု', 'အဆင့်တစ်ဆင့်တည်း၊ ငွေပမာဏ နည်းနည်းအတွက်။'],
    ta_IN: ['விரைவுக் கட்டணம்', 'ஒரே படி, சிறிய தொகைகளுக்கு.'],
    bn_BD: ['দ্রুত পেমেন্ট', 'এক ধাপে, ছোট অঙ্কের জন্য।'],
  },
};

/** A method's name and note in all languages. */
export function methodTexts(kind: DepositMethodKind): { readonly name: LocalText; readonly note: LocalText } {
  const inEach = (at: 0 | 1) =>
    Object.fromEntries(LOCALE_CODES.map((language) => [language, TEXTS[kind][language][at]])) as LocalText;
  return { name: inEach(0), note: inEach(1) };
}
