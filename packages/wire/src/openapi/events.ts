import type { JsonSchema } from '@valibot/to-json-schema';
import type { LiveEvent } from '../event.ts';
import { liveMissed } from '../calls/live.ts';
import { EVENTS } from '../events.ts';
import { callUrl } from '../headers.ts';
import { CHANNEL_OF_EVENT, CHANNEL_WORDS } from './channels.ts';
import { wireSchema } from './schemas.ts';
import type { Words } from './words.ts';

/** One realtime event, as it is documented. */
export interface DocumentedEvent {
  readonly name: string;
  readonly channel: string;
  /** Who may listen to the channel. */
  readonly audience: string;
  readonly description?: string;
  readonly payload: JsonSchema;
}

/** What the server adds to each event of a member's own channel, whatever the event. */
const numbered = (payload: JsonSchema): JsonSchema => ({
  ...payload,
  properties: {
    ...payload.properties,
    seq: {
      type: 'integer',
      minimum: 0,
      description: `One higher than that of the channel's last event: who finds a gap asks \`${callUrl(liveMissed)}\`.`,
    },
  },
});

/** @throws Error where no channel is known for an event */
export function documentedEvents(words: Words): DocumentedEvent[] {
  return EVENTS.map((event: LiveEvent) => {
    const channel = CHANNEL_OF_EVENT[event.name];
    if (!channel) throw new Error(`openapi/channels.ts does not say where "${event.name}" is emitted`);
    const { says, payload } = words.events[event.name] ?? {};
    const schema = wireSchema(event.payload, event.name, payload);
    return {
      name: event.name,
      channel: CHANNEL_WORDS[channel].name,
      audience: CHANNEL_WORDS[channel].who,
      ...(says !== undefined && { description: says }),
      payload: channel === 'member' ? numbered(schema) : schema,
    };
  });
}
