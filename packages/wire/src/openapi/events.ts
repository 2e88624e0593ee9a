import type { JsonSchema } from '@valibot/to-json-schema';
import type { LiveEvent } from '../event.ts';
import { liveMissed } from '../calls/live.ts';
import { EVENTS } from '../events.ts';
import { callUrl } from '../headers.ts';
import { CHANNEL_OF_EVENT, CHANNEL_DOCS } from './channels.ts';
import { wireSchema } from './schemas.ts';
import type { Descriptions } from './descriptions.ts';

/** A realtime event as the document lists it. */
export interface DocumentedEvent {
  readonly name: string;
  readonly channel: string;
  /** Who may join the channel. */
  readonly audience: string;
  readonly description?: string;
  readonly payload: JsonSchema;
}

/** Adds the sequence number that the server puts into every event of a member's own channel. */
const numbered = (payload: JsonSchema): JsonSchema => ({
  ...payload,
  properties: {
    ...payload.properties,
    seq: {
      type: 'integer',
      minimum: 0,
      description: `Increases by one with each event of the channel. After a gap, call \`${callUrl(liveMissed)}\`.`,
    },
  },
});

/**
 * Lists all events.
 * @throws Error for an event without a channel
 */
export function documentedEvents(descriptions: Descriptions): DocumentedEvent[] {
  return EVENTS.map((event: LiveEvent) => {
    const channel = CHANNEL_OF_EVENT[event.name];
    if (!channel) throw new Error(`openapi/channels.ts has no channel for the event "${event.name}"`);
    const { text, payload } = descriptions.events[event.name] ?? {};
    const schema = wireSchema(event.payload, event.name, payload);
    return {
      name: event.name,
      channel: CHANNEL_DOCS[channel].name,
      audience: CHANNEL_DOCS[channel].audience,
      ...(text !== undefined && { description: text }),
      payload: channel === 'member' ? numbered(schema) : schema,
    };
  });
}
