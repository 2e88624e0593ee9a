import type { SiteTexts } from './texts.types.ts';

export const texts: SiteTexts = {
  banners: {
    tigerGate: '虎门之后',
    deepCourt: '海底宫廷',
    wheelNight: '每晚都有免费局',
    matchDay: '比赛日，首注加成',
    liftOff: '准备升空',
    phoenixHour: '按自己的节奏玩',
    arenaLive: '竞技场已开放',
  },
  announcements: {
    playMoney: 'Tessera 只使用虚拟筹码：这里不花真钱，也不兑付真钱。',
    newGames: '本周上新：三家供应商的新游戏已进入大厅。',
    register: '注册后可保存收藏，并从上次离开的地方继续。',
    limits: '在会员中心设置自己的限额，想休息时一点即可。',
  },
  grades: ['普通会员', '银卡会员', '金卡会员'],
  agentLevels: ['新手代理', '合作代理', '高级代理', '代理总监', '代理大使'],
  promotions: {
    welcome: {
      title: '欢迎加入',
      summary: '注册即可在钱包里收到虚拟筹码。',
      how: '完成注册后，金额立即到账。无需输入代码，也无需领取。',
    },
    cashback: {
      title: '返还百分之五',
      summary: '每周一，上周电子游艺净亏损的 5% 会返还到你的钱包。',
      how: '周一至周日任意玩电子游艺。系统会合计净亏损，并在周一早上返还其中的 5%。',
    },
    tournament: {
      title: '真人桌锦标赛',
      summary: '在真人桌累积积分，前五十名共享奖池。',
      how: '在真人桌每玩一局得一分，与注额无关。积分榜每小时更新一次。',
    },
    freeRounds: {
      title: '夜间免费局',
      summary: '每晚一款不同的游戏，送十局免费局。',
      how: '在 18:00 至 23:00 之间打开当晚的游戏，免费局已按最低注额备好。',
    },
    matchBoost: {
      title: '比赛日加成',
      summary: '比赛日的第一笔单注，赢时多付 10%。',
      how: '在首场开赛前下一笔单注。若赢，加成会并入派彩。',
    },
    friends: {
      title: '邀请好友',
      summary: '好友通过你的链接注册并开始游戏，你就能收到虚拟筹码。',
      how: '在会员中心复制你的链接发给好友。好友完成首次存款或玩够局数后，筹码会存入你的钱包。',
    },
    weeklyDraw: {
      title: '每周抽奖',
      summary: '每玩一天得一张抽奖券，周日开奖。',
      how: '当天至少玩一局即可获得一张券。周日 20:00 开奖，中奖者会收到站内信。',
    },
    loyalty: {
      title: '金卡圈',
      summary: '金卡会员有专属联系人，答复更快。',
      how: '等级取决于你加入的时间，与下注多少无关。你的等级显示在个人信息页。',
    },
  },
  seePromotion: '查看优惠',
  terms: {
    heading: '须知',
    items: [
      '所有金额均为虚拟筹码，不可兑现。',
      '每人限一个账号；未满 18 岁不得参加。',
      '你的限额在所有活动中同样有效，可随时退出活动。',
    ],
  },
};
