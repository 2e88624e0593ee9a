import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';

export function liveHandlers({ shared }: Services): Pick<Handlers, 'liveMissed'> {
  return {
    async liveMissed({ after }, { member }) {
      const { list, latest, isComplete } = await shared.memberEvents.after(member.id, after);
      return { list: [...list], latest, isComplete: isComplete ? 1 : 0 };
    },
  };
}
