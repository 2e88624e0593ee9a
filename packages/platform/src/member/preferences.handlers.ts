import { sql } from 'drizzle-orm';
import { preferencesChanged } from '@tessera/wire';
import { memberPreferences } from '../db/schema/account.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { preferencesOf } from './preferences.ts';

export function preferenceHandlers({ db, live }: Services): Pick<Handlers, 'preferences' | 'preferencesSet'> {
  return {
    preferences: (_payload, { member }) => preferencesOf(db, member.id),

    async preferencesSet(given, { member }) {
      // Merged by the database: two pages that each change one preference at once keep both.
      await db
        .insert(memberPreferences)
        .values({ memberId: member.id, chosen: given })
        .onConflictDoUpdate({
          target: memberPreferences.memberId,
          set: { chosen: sql`${memberPreferences.chosen} || ${JSON.stringify(given)}::jsonb` },
        });
      const chosen = await preferencesOf(db, member.id);
      live.toMember(member.id, preferencesChanged, chosen);
      return chosen;
    },
  };
}
