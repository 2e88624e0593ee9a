import { isDeepStrictEqual } from 'node:util';
import { LOCALE_CODES } from '@tessera/domain';
import { currentAgreement } from '../../agent/agreements.ts';
import { agentAgreements, type AgreementSection } from '../../db/schema/agent.ts';
import type { Command } from '../command.ts';
import { told } from '../content-parts.ts';
import { OperatorFailure } from '../failure.ts';
import { Given, needed } from '../given.ts';
import { inAllLanguages, objectOf, readJson } from '../texts-file.ts';

/** Far more than any agreement has. */
const MOST_SECTIONS = 100;

const publish: Command = {
  name: 'agents agreement',
  says: 'publishes a new version of the agreement; earlier ones stay readable, applicants read the new one',
  options: {
    sections: {
      type: 'string',
      value: '<file>',
      says: `a JSON file: [{"title": {"en_US": "…", …}, "content": {"en_US": "<p>…", …}}]; languages: ${LOCALE_CODES.join(', ')}`,
    },
  },
  async run({ tx, now, audit, tell }, given) {
    const sections = readSections(needed(given.text('sections'), 'sections'));
    const before = await currentAgreement(tx);
    if (isDeepStrictEqual(before?.sections, sections)) {
      throw new OperatorFailure(`Version ${before?.version} has the same sections: nothing is published.`);
    }
    const version = (before?.version ?? 0) + 1;
    await tx.insert(agentAgreements).values({ version, sections, publishedAt: now });
    await audit('agent agreement', { version: before?.version ?? null }, { version });
    await tell(...(await told('agreement')()));
    return `Version ${version} of the agreement is published, with ${sections.length} sections.`;
  },
};

/** @throws OperatorFailure that names the file, the section and the language, and says what to do */
function readSections(path: string): AgreementSection[] {
  const where = `--sections "${path}"`;
  const content = readJson(path, where);
  if (!Array.isArray(content) || content.length === 0 || content.length > MOST_SECTIONS) {
    throw new OperatorFailure(
      `${where} must be a list of 1 to ${MOST_SECTIONS} sections, like [{"title": {…}, "content": {…}}]`,
    );
  }
  const titles = new Set<string>();
  return content.map((section: unknown, index) => {
    const which = `${where}, section ${index + 1}`;
    const { title, content: markup } = objectOf(section, which);
    const given = new Given({
      title: inAllLanguages(objectOf(title, `${which}, "title"`), `${which}, "title"`),
      content: inAllLanguages(objectOf(markup, `${which}, "content"`), `${which}, "content"`),
    });
    const read = {
      title: needed(given.localText('title'), 'title'),
      content: needed(given.markup('content'), 'content'),
    };
    // Sections of two versions are compared by their titles.
    if (titles.has(read.title.en_US))
      throw new OperatorFailure(`${which} has the title of an earlier section.`);
    titles.add(read.title.en_US);
    return read;
  });
}

export const agentAgreementCommands: readonly Command[] = [publish];
