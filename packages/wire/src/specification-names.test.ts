import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as wire from './index.ts';
import { snake } from './casing.ts';
import type { Schema } from './call.ts';

/** The parts of valibot's schema objects that contain other schemas. */
interface Shape {
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly value?: Schema;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly [Schema, ...unknown[]];
  readonly entries?: Readonly<Record<string, Schema>>;
}

/** Collects the names that a schema's fields have on the wire, at any depth. */
function namesOf(schema: unknown, names = new Set<string>()): ReadonlySet<string> {
  if (typeof schema !== 'object' || schema === null) return names;
  const { wrapped, item, value, options = [], pipe, entries = {} } = schema as Shape;
  const inner = [wrapped, item, value, ...options, pipe?.[0] === schema ? undefined : pipe?.[0]];
  for (const one of inner) namesOf(one, names);
  for (const [name, one] of Object.entries(entries)) {
    names.add(snake(name));
    namesOf(one, names);
  }
  return names;
}

const words = (list: string) => list.trim().split(/\s+/);

/** What spec §3 names, and where the wire has it. */
const ENTITIES: Readonly<Record<string, readonly [schemas: readonly Schema[], names: readonly string[]]>> = {
  banner: [
    [wire.carousel.answer],
    words(
      `web_carousel_picture_list id url link_type link_method game_link_parameter currency gt_id gp_id gp_gt_name customized`,
    ),
  ],
  announcement: [
    [wire.marquee.answer],
    words('web_announcement_list display_before_login display_after_login'),
  ],
  'promo pop-up': [
    [wire.bulletin.answer],
    words('id content display_content display_device updated_at display_frequency'),
  ],
  jackpot: [[wire.jackpot.answer], ['jackpot_amount_total']],
  'game type': [[wire.gameList.answer], words('gt_id gt_name gt_name_short gt_icon gt_icon_active gp_list')],
  'game provider': [
    [wire.gameList.answer],
    words(`gp_id house game_type game_code game_name customized icon_light icon_dark member_favorite is_favorite
      android_id`),
  ],
  game: [[wire.gameList.answer, wire.gameLabel.answer], words('id game_id member_favorite')],
  'game label': [[wire.gameLabel.answer], words('id tag game_list')],
  wallet: [[wire.wallets.answer], words('my_cash_list gp_id is_light icon_dark total')],
  'demo play': [
    [wire.demoPlay.payload, wire.demoPlay.answer],
    words('site_id currency device gp_id game_type game_code house game_url'),
  ],
  'maintenance interval': [[wire.gameList.answer], words('start_at end_at')],
  'member layout': [
    [wire.layout.answer],
    words(`id member_account member_currency member_cash member_grade_name member_type agent_type agent_level is_agent
      agent_active is_playing cash_back_status wallet_status first_login_to_change_password
      need_bank_account_deposit_verified`),
  ],
  'member profile': [
    [wire.profile.answer, wire.profileEdit.payload, wire.editWithdrawPassword.payload],
    words(`id member_account member_name is_withdraw_password member_birthday member_email member_currency member_phone
      member_line member_others member_qq member_skype member_wechat member_fb member_zalo member_telegram
      member_whats_app new_identity_id withdraw_password identity_id`),
  ],
  'contact fields': [[wire.profile.answer], words('wechat qq skype fb zalo telegram whats_app')],
  'register setting': [
    [wire.registerSettings.answer],
    words(`name currency is_display is_required is_unique is_member_center is_verification
      is_member_center_verification`),
  ],
  registration: [
    [wire.register.payload],
    words(`site_id member_name member_account member_currency member_email member_birthday withdraw_password member_phone
      member_qq member_telegram member_whats_app member_skype member_fb member_zalo member_wechat member_others
      phone_verify identity_id captcha_token verify_code member_confirm_password member_captcha check_password password
      answer remote_addr introducer error_track`),
  ],
  'lists of templates': [[wire.modelLogin.answer, wire.footer.answer], words('title content url')],
  letter: [[wire.letterList.answer], words('id is_read list total_count unread_count')],
  'red envelope': [[wire.redEnvelopePromotion.answer, wire.redEnvelope.answer], words('id end_at cash')],
  roulette: [
    [wire.roulette.answer, wire.rouletteInfo.answer, wire.rouletteSpin.answer],
    words('prize_settings prize_id angle remaining_draws detail'),
  ],
  'double validation': [
    [wire.doubleValidationQuestion],
    words('member_login_id question available_questions_count'),
  ],
  login: [
    [wire.login.payload, wire.login.answer],
    words(`account password site_id answer captcha_token remote_addr host device system_group udid login_type cdn system
      browser system_version member_id member_account member_currency token`),
  ],
  'quick bet': [[wire.sportQuickbetUrl.answer], words('url detail gp_id')],
  deposit: [[wire.depositSuccess.payload], words('order_number deposit_amount deposit_times')],
  events: [
    [
      wire.gameAddress.payload,
      wire.forwardGameStatus.payload,
      wire.memberCash.payload,
      wire.memberLogin.payload,
    ],
    words('url code cash token'),
  ],
  'events of templates': [
    [wire.advertisementsChanged.payload, wire.sponsorsChanged.payload, wire.loginTextsChanged.payload],
    ['language'],
  ],
};

/** Names that the wire does not have; docs/readings.md says what it has instead. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  banner: ['web_carousel_picture_list'],
  announcement: ['web_announcement_list'],
  'contact fields': words('wechat qq skype fb zalo telegram whats_app'),
};
const READINGS = readFileSync(join(import.meta.dirname, '../../../docs/readings.md'), 'utf8');
const HEADING = '### Names of the specification that are other names here';

test.each(Object.entries(ENTITIES))(
  '%s has the names of the specification on the wire, except those that the readings explain',
  (entity, [schemas, names]) => {
    const known = new Set(schemas.flatMap((schema) => [...namesOf(schema)]));
    expect(names.filter((name) => !known.has(name))).toEqual(OTHERWISE[entity] ?? []);
  },
);

test('the readings explain each name that the wire does not have', () => {
  const section = READINGS.split(`${HEADING}\n`)[1]?.split('\n#')[0] ?? '';
  const missing = Object.values(OTHERWISE).flat();
  expect(missing.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
});

test('a registration is sent without the introducer’s cookies', () => {
  const sent = namesOf(wire.register.payload);
  expect(['member_agent', 'recommend_code'].filter((name) => sent.has(name))).toEqual([]);
});

test('the questions of the double validation are the specification’s columns', () => {
  expect(wire.doubleValidationQuestion.entries.question.options).toEqual(
    words('member_name identity_id member_phone member_email withdraw_password'),
  );
});

test('the events have the names of the specification', () => {
  const known = new Set<string>(wire.EVENTS.map(({ name }) => name));
  const names = words(`game forward_game.status member.cash login member_deposit.success model_settings.url
    model_sponsor.url model_login.url carousel_picture.url customer_service_link_change app_clean_cache profile.updated
    RedEnvelopeDisplay roulette_display`);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
