import * as v from 'valibot';

/** The most that a release may declare: every reader compares it, which takes time with its size. */
export const CONTRACT_LIMITS = {
  /** Of a version or a semver range; comparing a range takes time with its length. */
  rangeCharacters: 64,
  nameCharacters: 100,
  textCharacters: 500,
  sharedPackages: 64,
  /** Of routes, slots, dialogs, events, titles, parts, scripts or styles. */
  entries: 200,
} as const;

const { rangeCharacters, nameCharacters, textCharacters, sharedPackages, entries } = CONTRACT_LIMITS;

export const range = v.pipe(
  v.string(),
  v.maxLength(rangeCharacters, `must have at most ${rangeCharacters} characters`),
);

export const boundedName = v.pipe(
  v.string(),
  v.maxLength(nameCharacters, `must have at most ${nameCharacters} characters`),
);

export const boundedText = v.pipe(
  v.string(),
  v.maxLength(textCharacters, `must have at most ${textCharacters} characters`),
);

/** Shared packages and their versions or ranges. */
export const sharedVersions = v.pipe(
  v.record(boundedName, range),
  v.maxEntries(sharedPackages, `must have at most ${sharedPackages} packages`),
);

/** Refuses a list with more than 200 entries. */
export const fewItems = <Item>() =>
  v.maxLength<Item[], number, string>(entries, `must have at most ${entries} entries`);

/** Refuses a record with more than 200 entries. */
export const fewEntries = <Value>() =>
  v.maxEntries<Record<string, Value>, number, string>(entries, `must have at most ${entries} entries`);
