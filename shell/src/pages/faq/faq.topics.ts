/** The topics of the help pages (spec §2 `/faq/{id}`), in the order in which they are looked for. */
export const FAQ_TOPICS = [8, 3, 6, 7, 17, 4, 2, 5, 1] as const;
export type FaqTopic = (typeof FAQ_TOPICS)[number];

export function readTopic(id: string | undefined): FaqTopic | undefined {
  return FAQ_TOPICS.find((topic) => String(topic) === id);
}
