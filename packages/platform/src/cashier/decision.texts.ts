import { LOCALE_CODES, type LocaleCode } from '@tessera/domain';
import { inLanguage, type LocalText } from '../db/columns.ts';
import { escapeHtml, paragraph } from '../seed/promotion-content.ts';

/** What a letter about a withdrawal names; as it is shown. */
export interface LetterFacts {
  readonly orderNumber: string;
  readonly amount: string;
  readonly account: string;
}

interface LetterTexts {
  readonly approved: string;
  readonly approvedText: (facts: LetterFacts) => string;
  readonly rejected: string;
  readonly rejectedText: (facts: LetterFacts) => string;
  readonly reason: string;
}

const TEXTS: Readonly<Record<LocaleCode, LetterTexts>> = {
  en_US: {
    approved: 'Your withdrawal was approved',
    approvedText: ({ amount, account, orderNumber }) =>
      `${amount} is on its way to ${account} (order ${orderNumber}).`,
    rejected: 'Your withdrawal was not approved',
    rejectedText: ({ amount, orderNumber }) => `${amount} is back in your balance (order ${orderNumber}).`,
    reason: 'Reason:',
  },
  zh_CN: {
    approved: '您的提款已通过审核',
    approvedText: ({ amount, account, orderNumber }) =>
      `${amount} 正在汇往 ${account}（订单号 ${orderNumber}）。`,
    rejected: '您的提款未通过审核',
    rejectedText: ({ amount, orderNumber }) => `${amount} 已退回您的余额（订单号 ${orderNumber}）。`,
    reason: '原因：',
  },
  zh_TW: {
    approved: '您的提款已通過審核',
    approvedText: ({ amount, account, orderNumber }) =>
      `${amount} 正在匯往 ${account}（訂單編號 ${orderNumber}）。`,
    rejected: '您的提款未通過審核',
    rejectedText: ({ amount, orderNumber }) => `${amount} 已退回您的餘額（訂單編號 ${orderNumber}）。`,
    reason: '原因：',
  },
  vi_VN: {
    approved: 'Yêu cầu rút tiền của bạn đã được duyệt',
    approvedText: ({ amount, account, orderNumber }) =>
      `${amount} đang được chuyển đến ${account} (mã đơn ${orderNumber}).`,
    rejected: 'Yêu cầu rút tiền của bạn không được duyệt',
    rejectedText: ({ amount, orderNumber }) => `${amount} đã trở lại số dư của bạn (mã đơn ${orderNumber}).`,
    reason: 'Lý do:',
  },
  ko_KR: {
    approved: '출금이 승인되었습니다',
    approvedText: ({ amount, account, orderNumber }) =>
      `${amount}이(가) ${account}(으)로 송금되고 있습니다(주문 번호 ${orderNumber}).`,
    rejected: '출금이 승인되지 않았습니다',
    rejectedText: ({ amount, orderNumber }) =>
      `${amount}이(가) 잔액으로 돌아왔습니다(주문 번호 ${orderNumber}).`,
    reason: '사유:',
  },
  ja_JP: {
    approved: '出金が承認されました',
    approvedText: ({ amount, account, orderNumber }) =>
      `${amount} を ${account} へ送金しています（注文番号 ${orderNumber}）。`,
    rejected: '出金は承認されませんでした',
    rejectedText: ({ amount, orderNumber }) => `${amount} を残高に戻しました（注文番号 ${orderNumber}）。`,
    reason: '理由：',
  },
  th_TH: {
    approved: 'การถอนเงินของคุณได้รับการอนุมัติ',
    approvedText: ({ amount, account, orderNumber }) =>
      `กำลังโอน ${amount} ไปยัง ${account} (หมายเลขรายการ ${orderNumber})`,
    rejected: 'การถอนเงินของคุณไม่ได้รับการอนุมัติ',
    rejectedText: ({ amount, orderNumber }) =>
      `${amount} กลับเข้ายอดเงินของคุณแล้ว (หมายเลขรายการ ${orderNumber})`,
    reason: 'เหตุผล:',
  },
  hi_IN: {
    approved: 'आपकी निकासी स्वीकृत हो गई',
    approvedText: ({ amount, account, orderNumber }) =>
      `${amount} ${account} में भेजा जा रहा है (ऑर्डर ${orderNumber})।`,
    rejected: 'आपकी निकासी स्वीकृत नहीं हुई',
    rejectedText: ({ amount, orderNumber }) => `${amount} आपके बैलेंस में वापस आ गया है (ऑर्डर ${orderNumber})।`,
    reason: 'कारण:',
  },
  my_MM: {
    approved: 'သင့်ငွေထုတ်မှုကို အတည်ပြုပြီးပါပြီ',
    approvedText: ({ amount, account, orderNumber }) =>
      `${amount} ကို ${account} သို့ လွှဲပို့နေပါသည် (အော်ဒါနံပါတ် ${orderNumber})။`,
    rejected: 'သင့်ငွေထုတ်မှုကို အတည်မပြုပါ',
    rejectedText: ({ amount, orderNumber }) =>
      `${amount} သည် သင့်လက်ကျန်ထဲသို့ ပြန်ရောက်ပါပြီ (အော်ဒါနံပါတ် ${orderNumber})။`,
    reason: 'အကြောင်းရင်း -',
  },
  ta_IN: {
    approved: 'உங்கள் பணமெடுப்பு அங்கீகரிக்கப்பட்டது',
    approvedText: ({ amount, account, orderNumber }) =>
      `${amount}, ${account} கணக்கிற்கு அனுப்பப்படுகிறது (ஆர்டர் ${orderNumber}).`,
    rejected: 'உங்கள் பணமெடுப்பு அங்கீகரிக்கப்படவில்லை',
    rejectedText: ({ amount, orderNumber }) =>
      `${amount} உங்கள் இருப்பில் மீண்டும் சேர்க்கப்பட்டது (ஆர்டர் ${orderNumber}).`,
    reason: 'காரணம்:',
  },
  bn_BD: {
    approved: 'আপনার উত্তোলন অনুমোদিত হয়েছে',
    approvedText: ({ amount, account, orderNumber }) =>
      `${amount} ${account}-এ পাঠানো হচ্ছে (অর্ডার ${orderNumber})।`,
    rejected: 'আপনার উত্তোলন অনুমোদিত হয়নি',
    rejectedText: ({ amount, orderNumber }) => `${amount} আপনার ব্যালেন্সে ফিরে এসেছে (অর্ডার ${orderNumber})।`,
    reason: 'কারণ:',
  },
};

/** Returns the words of a letter as plain text, without the reason. */
export function withdrawalWords(
  language: LocaleCode,
  decision: 'withdrawalApproved' | 'withdrawalRejected',
  facts: LetterFacts,
): { readonly title: string; readonly body: string } {
  const texts = TEXTS[language];
  return decision === 'withdrawalApproved'
    ? { title: texts.approved, body: texts.approvedText(facts) }
    : { title: texts.rejected, body: texts.rejectedText(facts) };
}

interface Letter {
  readonly title: LocalText;
  /** HTML. */
  readonly content: LocalText;
}

export const approvalLetter = (facts: LetterFacts): Letter => ({
  title: inEach((texts) => texts.approved),
  content: inEach((texts) => paragraph(texts.approvedText(facts))),
});

/** @param why the operator's words, as they were typed */
export const rejectionLetter = (facts: LetterFacts, why: LocalText): Letter => ({
  title: inEach((texts) => texts.rejected),
  content: inEach(
    (texts, language) =>
      `${paragraph(texts.rejectedText(facts))}<p>${escapeHtml(texts.reason)} ${escapeHtml(inLanguage(why, language))}</p>`,
  ),
});

const inEach = (pick: (texts: LetterTexts, language: LocaleCode) => string): LocalText =>
  Object.fromEntries(
    LOCALE_CODES.map((language) => [language, pick(TEXTS[language], language)]),
  ) as LocalText;
