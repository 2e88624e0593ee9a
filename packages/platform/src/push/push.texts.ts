import type { LocaleCode } from '@tessera/domain';
import { withdrawalWords } from '../cashier/decision.texts.ts';
import type { PushMessage } from './push-message.ts';

interface MoneyFacts {
  readonly amount: string;
  readonly orderNumber: string;
}

interface Texts {
  readonly deposit: string;
  readonly depositText: (facts: MoneyFacts) => string;
  readonly paid: string;
  readonly paidText: (facts: MoneyFacts & { readonly account: string }) => string;
  readonly letter: string;
  readonly envelope: string;
  readonly envelopeText: string;
  readonly bonusGranted: string;
  readonly bonusPaid: string;
  readonly bonusPaidText: (facts: { readonly amount: string; readonly title: string }) => string;
}

const TEXTS: Readonly<Record<LocaleCode, Texts>> = {
  en_US: {
    deposit: 'Your deposit has arrived',
    depositText: ({ amount, orderNumber }) => `${amount} is in your balance (order ${orderNumber}).`,
    paid: 'Your withdrawal has been paid',
    paidText: ({ amount, account, orderNumber }) =>
      `${amount} has arrived at ${account} (order ${orderNumber}).`,
    letter: 'You have a new letter',
    envelope: 'A red envelope is open',
    envelopeText: 'Claim your share before it ends.',
    bonusGranted: 'You have received a bonus',
    bonusPaid: 'Your bonus has been paid',
    bonusPaidText: ({ amount, title }) => `${amount} is in your balance: ${title}`,
  },
  zh_CN: {
    deposit: '您的存款已到账',
    depositText: ({ amount, orderNumber }) => `${amount} 已存入您的余额（订单号 ${orderNumber}）。`,
    paid: '您的提款已支付',
    paidText: ({ amount, account, orderNumber }) => `${amount} 已到达 ${account}（订单号 ${orderNumber}）。`,
    letter: '您有一封新站内信',
    envelope: '红包已开启',
    envelopeText: '请在结束前领取您的一份。',
    bonusGranted: '您获得了一份红利',
    bonusPaid: '您的红利已发放',
    bonusPaidText: ({ amount, title }) => `${amount} 已存入您的余额：${title}`,
  },
  zh_TW: {
    deposit: '您的存款已到帳',
    depositText: ({ amount, orderNumber }) => `${amount} 已存入您的餘額（訂單編號 ${orderNumber}）。`,
    paid: '您的提款已支付',
    paidText: ({ amount, account, orderNumber }) =>
      `${amount} 已送達 ${account}（訂單編號 ${orderNumber}）。`,
    letter: '您有一封新站內信',
    envelope: '紅包已開啟',
    envelopeText: '請在結束前領取您的一份。',
    bonusGranted: '您獲得了一份紅利',
    bonusPaid: '您的紅利已發放',
    bonusPaidText: ({ amount, title }) => `${amount} 已存入您的餘額：${title}`,
  },
  vi_VN: {
    deposit: 'Khoản nạp tiền của bạn đã đến',
    depositText: ({ amount, orderNumber }) => `${amount} đã vào số dư của bạn (mã đơn ${orderNumber}).`,
    paid: 'Khoản rút tiền của bạn đã được trả',
    paidText: ({ amount, account, orderNumber }) => `${amount} đã đến ${account} (mã đơn ${orderNumber}).`,
    letter: 'Bạn có một thư mới',
    envelope: 'Có lì xì đang mở',
    envelopeText: 'Hãy nhận phần của bạn trước khi kết thúc.',
    bonusGranted: 'Bạn đã nhận được tiền thưởng',
    bonusPaid: 'Tiền thưởng của bạn đã được trả',
    bonusPaidText: ({ amount, title }) => `${amount} đã vào số dư của bạn: ${title}`,
  },
  ko_KR: {
    deposit: '입금이 완료되었습니다',
    depositText: ({ amount, orderNumber }) =>
      `${amount}이(가) 잔액에 반영되었습니다(주문 번호 ${orderNumber}).`,
    paid: '출금이 지급되었습니다',
    paidText: ({ amount, account, orderNumber }) =>
      `${amount}이(가) ${account}에 도착했습니다(주문 번호 ${orderNumber}).`,
    letter: '새 쪽지가 있습니다',
    envelope: '복주머니가 열렸습니다',
    envelopeText: '끝나기 전에 내 몫을 받으세요.',
    bonusGranted: '보너스를 받았습니다',
    bonusPaid: '보너스가 지급되었습니다',
    bonusPaidText: ({ amount, title }) => `${amount}이(가) 잔액에 반영되었습니다: ${title}`,
  },
  ja_JP: {
    deposit: '入金が反映されました',
    depositText: ({ amount, orderNumber }) => `${amount} が残高に入りました（注文番号 ${orderNumber}）。`,
    paid: '出金が支払われました',
    paidText: ({ amount, account, orderNumber }) =>
      `${amount} が ${account} に着金しました（注文番号 ${orderNumber}）。`,
    letter: '新しいお手紙があります',
    envelope: '紅包が開いています',
    envelopeText: '終了前にあなたの分を受け取ってください。',
    bonusGranted: 'ボーナスを受け取りました',
    bonusPaid: 'ボーナスが支払われました',
    bonusPaidText: ({ amount, title }) => `${amount} が残高に入りました：${title}`,
  },
  th_TH: {
    deposit: 'เงินฝากของคุณเข้าแล้ว',
    depositText: ({ amount, orderNumber }) => `${amount} เข้ายอดเงินของคุณแล้ว (หมายเลขรายการ ${orderNumber})`,
    paid: 'จ่ายเงินถอนของคุณแล้ว',
    paidText: ({ amount, account, orderNumber }) =>
      `${amount} ถึง ${account} แล้ว (หมายเลขรายการ ${orderNumber})`,
    letter: 'คุณมีจดหมายใหม่',
    envelope: 'อั่งเปาเปิดแล้ว',
    envelopeText: 'รับส่วนของคุณก่อนหมดเวลา',
    bonusGranted: 'คุณได้รับโบนัส',
    bonusPaid: 'จ่ายโบนัสของคุณแล้ว',
    bonusPaidText: ({ amount, title }) => `${amount} เข้ายอดเงินของคุณแล้ว: ${title}`,
  },
  hi_IN: {
    deposit: 'आपकी जमा राशि आ गई',
    depositText: ({ amount, orderNumber }) => `${amount} आपके बैलेंस में है (ऑर्डर ${orderNumber})।`,
    paid: 'आपकी निकासी का भुगतान हो गया',
    paidText: ({ amount, account, orderNumber }) => `${amount} ${account} में पहुँच गया है (ऑर्डर ${orderNumber})।`,
    letter: 'आपके लिए एक नया पत्र है',
    envelope: 'एक लाल लिफ़ाफ़ा खुला है',
    envelopeText: 'समाप्त होने से पहले अपना हिस्सा लें।',
    bonusGranted: 'आपको एक बोनस मिला है',
    bonusPaid: 'आपके बोनस का भुगतान हो गया',
    bonusPaidText: ({ amount, title }) => `${amount} आपके बैलेंस में है: ${title}`,
  },
  my_MM: {
    deposit: 'သင့်ငွေသွင်းမှု ရောက်ရှိပါပြီ',
    depositText: ({ amount, orderNumber }) => `${amount} သည် သင့်လက်ကျန်ထဲသို့ ရောက်ပါပြီ (အော်ဒါနံပါတ် ${orderNumber})။`,
    paid: 'သင့်ငွေထုတ်မှုကို ပေးချေပြီးပါပြီ',
    paidText: ({ amount, account, orderNumber }) =>
      `${amount} သည် ${account} သို့ ရောက်ပါပြီ (အော်ဒါနံပါတ် ${orderNumber})။`,
    letter: 'သင့်ထံ စာအသစ် ရောက်ရှိနေပါသည်',
    envelope: 'အန်ပေါင်း ဖွင့်ထားပါပြီ',
    envelopeText: 'မပြီးဆုံးမီ သင့်ဝေစုကို ရယူပါ။',
    bonusGranted: 'သင် ဘောနပ်စ် ရရှိပါပြီ',
    bonusPaid: 'သင့်ဘောနပ်စ်ကို ပေးချေပြီးပါပြီ',
    bonusPaidText: ({ amount, title }) => `${amount} သည် သင့်လက်ကျန်ထဲသို့ ရောက်ပါပြီ - ${title}`,
  },
  ta_IN: {
    deposit: 'உங்கள் வைப்புத்தொகை வந்துவிட்டது',
    depositText: ({ amount, orderNumber }) => `${amount} உங்கள் இருப்பில் உள்ளது (ஆர்டர் ${orderNumber}).`,
    paid: 'உங்கள் பணமெடுப்பு செலுத்தப்பட்டது',
    paidText: ({ amount, account, orderNumber }) =>
      `${amount}, ${account} கணக்கை அடைந்தது (ஆர்டர் ${orderNumber}).`,
    letter: 'உங்களுக்குப் புதிய கடிதம் உள்ளது',
    envelope: 'சிவப்பு உறை திறந்துள்ளது',
    envelopeText: 'முடிவதற்குள் உங்கள் பங்கைப் பெறுங்கள்.',
    bonusGranted: 'உங்களுக்கு போனஸ் கிடைத்துள்ளது',
    bonusPaid: 'உங்கள் போனஸ் செலுத்தப்பட்டது',
    bonusPaidText: ({ amount, title }) => `${amount} உங்கள் இருப்பில் உள்ளது: ${title}`,
  },
  bn_BD: {
    deposit: 'আপনার জমা এসে গেছে',
    depositText: ({ amount, orderNumber }) => `${amount} আপনার ব্যালেন্সে এসেছে (অর্ডার ${orderNumber})।`,
    paid: 'আপনার উত্তোলনের অর্থ পরিশোধ হয়েছে',
    paidText: ({ amount, account, orderNumber }) => `${amount} ${account}-এ পৌঁছেছে (অর্ডার ${orderNumber})।`,
    letter: 'আপনার একটি নতুন চিঠি আছে',
    envelope: 'একটি লাল খাম খোলা আছে',
    envelopeText: 'শেষ হওয়ার আগে আপনার অংশ নিন।',
    bonusGranted: 'আপনি একটি বোনাস পেয়েছেন',
    bonusPaid: 'আপনার বোনাস পরিশোধ হয়েছে',
    bonusPaidText: ({ amount, title }) => `${amount} আপনার ব্যালেন্সে এসেছে: ${title}`,
  },
};

/** @param title of the letter or the bonus */
export function wordsOf(
  language: LocaleCode,
  message: PushMessage,
  title: string,
): { readonly title: string; readonly body: string } {
  const texts = TEXTS[language];
  switch (message.kind) {
    case 'depositCredited':
      return { title: texts.deposit, body: texts.depositText(message) };
    case 'withdrawalApproved':
    case 'withdrawalRejected':
      return withdrawalWords(language, message.kind, message);
    case 'withdrawalPaid':
      return { title: texts.paid, body: texts.paidText(message) };
    case 'letter':
      return { title: texts.letter, body: title };
    case 'envelope':
      return { title: texts.envelope, body: texts.envelopeText };
    case 'bonusGranted':
      return { title: texts.bonusGranted, body: title };
    case 'bonusPaid':
      return { title: texts.bonusPaid, body: texts.bonusPaidText({ amount: message.amount, title }) };
  }
}
