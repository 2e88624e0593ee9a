import { eq } from 'drizzle-orm';
import type { Audience } from '../../db/audience.ts';
import { bulletinPlaces, bulletins, type BulletinLocation } from '../../db/schema/content.ts';
import { audienceOf, audienceOptions } from '../audience.ts';
import { localText, type Command } from '../command.ts';
import { contentCommands, givenOnly, type ContentKind } from '../content.ts';
import { told, title } from '../content-parts.ts';
import { OperatorFailure } from '../failure.ts';
import { needed } from '../given.ts';
import { SCHEDULE } from '../schedule.ts';

const DEVICES = { both: 0, desktop: 1, mobile: 2 } as const;
const PLACES = { guests: 1, members: 2, deposit: 3 } as const satisfies Readonly<
  Record<string, BulletinLocation>
>;

function placeOf(name: string): BulletinLocation {
  const place = Object.entries(PLACES).find(([one]) => one === name)?.[1];
  if (place === undefined) {
    throw new OperatorFailure(`--place "${name}" must be one of ${Object.keys(PLACES).join(', ')}`);
  }
  return place;
}

const popUp: ContentKind = {
  noun: 'popup',
  table: bulletins,
  options: {
    title: localText('its name in the history'),
    content: localText('what it says, in HTML'),
    device: { type: 'string', value: 'both | desktop | mobile', says: 'both unless said' },
    place: {
      type: 'string',
      multiple: true,
      value: 'guests | members | deposit',
      says: 'where; may be repeated',
    },
    ...SCHEDULE,
    ...audienceOptions('currencies', 'grades'),
  },
  preview: 'popUp',
  read(given, now) {
    const device = given.choice('device', ['both', 'desktop', 'mobile']);
    const places = given.texts('place').map(placeOf);
    return givenOnly({
      title: given.localText('title'),
      content: given.markup('content'),
      displayDevice: device && DEVICES[device],
      locations: places.length > 0 ? places : undefined,
      startAt: given.instant('start'),
      endAt: given.instant('end'),
      audience: audienceOf(given, 'currencies', 'grades'),
      updatedAt: now,
    });
  },
  fresh(given, now) {
    needed(given.localText('title'), 'title');
    needed(given.markup('content'), 'content');
    return { displayDevice: DEVICES.both, locations: [1, 2], startAt: now };
  },
  check({ audience, locations }) {
    if ((audience as Audience | null)?.grades && (locations as readonly number[]).includes(PLACES.guests)) {
      throw new OperatorFailure('Guests have no grade: give --place members or deposit with --grade.');
    }
  },
  notices: told('bulletin'),
  line: title,
};

const MOST_HOURS = 24 * 365;

/** Spec §3 Promo pop-up: `display_frequency`. */
const popUpFrequency: Command = {
  name: 'popups frequency',
  says: 'sets how long a closed pop-up stays away from a place',
  options: {
    place: { type: 'string', value: 'guests | members | deposit', says: 'where' },
    hours: { type: 'string', value: '<number>', says: '0: until it changes' },
  },
  async run({ tx, audit, tell }, given) {
    const name = needed(given.text('place'), 'place');
    const location = placeOf(name);
    const displayFrequency = needed(given.number('hours', { to: MOST_HOURS }), 'hours');
    const here = eq(bulletinPlaces.location, location);
    const [before] = await tx.select().from(bulletinPlaces).where(here).for('update');
    await tx
      .insert(bulletinPlaces)
      .values({ location, displayFrequency })
      .onConflictDoUpdate({ target: bulletinPlaces.location, set: { displayFrequency } });
    await audit(`pop-ups of ${name}`, before ?? null, { location, displayFrequency });
    await tell(...(await told('bulletin')()));
    return `Closed pop-ups of ${name} stay away ${displayFrequency === 0 ? 'until they change' : `for ${displayFrequency} h`}.`;
  },
};

export const popUpCommands: readonly Command[] = [...contentCommands(popUp), popUpFrequency];
