import type { SiteTexts } from './texts.types.ts';

export const texts: SiteTexts = {
  banners: {
    tigerGate: '虎門之後',
    deepCourt: '海底宮廷',
    wheelNight: '每晚都有免費局',
    matchDay: '比賽日，首注加成',
    liftOff: '準備升空',
    phoenixHour: '照自己的步調玩',
    arenaLive: '競技場已開放',
  },
  announcements: {
    playMoney: 'Tessera 只使用虛擬籌碼：這裡不花真錢，也不兌付真錢。',
    newGames: '本週上新：三家供應商的新遊戲已進入大廳。',
    register: '註冊後可保存收藏，並從上次離開的地方繼續。',
    limits: '在會員中心設定自己的限額，想休息時一點即可。',
  },
  grades: ['一般會員', '銀卡會員', '金卡會員'],
  agentLevels: ['新手代理', '合作代理', '資深代理', '代理總監', '代理大使'],
  promotions: {
    welcome: {
      title: '歡迎加入',
      summary: '註冊即可在錢包裡收到虛擬籌碼。',
      how: '完成註冊後，金額立即入帳。不需輸入代碼，也不需領取。',
    },
    cashback: {
      title: '回饋百分之五',
      summary: '每週一，上週電子遊藝淨虧損的 5% 會退回你的錢包。',
      how: '週一至週日任意玩電子遊藝。系統會合計淨虧損，並在週一早上退回其中的 5%。',
    },
    tournament: {
      title: '真人桌錦標賽',
      summary: '在真人桌累積積分，前五十名共享獎池。',
      how: '在真人桌每玩一局得一分，與注額無關。積分榜每小時更新一次。',
    },
    freeRounds: {
      title: '夜間免費局',
      summary: '每晚一款不同的遊戲，送十局免費局。',
      how: '在 18:00 至 23:00 之間打開當晚的遊戲，免費局已按最低注額備好。',
    },
    matchBoost: {
      title: '比賽日加成',
      summary: '比賽日的第一筆單注，贏時多付 10%。',
      how: '在首場開賽前下一筆單注。若贏，加成會併入派彩。',
    },
    friends: {
      title: '邀請好友',
      summary: '好友透過你的連結註冊並開始遊戲，你就能收到虛擬籌碼。',
      how: '在會員中心複製你的連結傳給好友。好友完成首次存款或玩夠局數後，籌碼會存入你的錢包。',
    },
    weeklyDraw: {
      title: '每週抽獎',
      summary: '每玩一天得一張抽獎券，週日開獎。',
      how: '當天至少玩一局即可獲得一張券。週日 20:00 開獎，中獎者會收到站內信。',
    },
    loyalty: {
      title: '金卡圈',
      summary: '金卡會員有專屬聯絡人，回覆更快。',
      how: '等級取決於你加入的時間，與下注多少無關。你的等級顯示在個人資訊頁。',
    },
  },
  seePromotion: '查看優惠',
  terms: {
    heading: '須知',
    items: [
      '所有金額皆為虛擬籌碼，不可兌現。',
      '每人限一個帳號；未滿 18 歲不得參加。',
      '你的限額在所有活動中同樣有效，可隨時退出活動。',
    ],
  },
};
