import type { DialogMap, DialogName, DialogsService } from '@tessera/contracts';

type OpenedDialog = {
  readonly [Name in DialogName]: { readonly name: Name; readonly args: DialogMap[Name]['args'] };
}[DialogName];
type Question = Parameters<DialogsService['confirm']>[0];

export interface FakeDialogs extends DialogsService {
  readonly opened: readonly OpenedDialog[];
  readonly questions: readonly Question[];
  /** Decides how a dialog ends from now on; before that, every one is dismissed at once. */
  readonly answer: <Name extends DialogName>(
    name: Name,
    result: DialogMap[Name]['result'] | Promise<DialogMap[Name]['result'] | undefined> | undefined,
  ) => void;
  /** Decides how questions are answered from now on; before that, with no. */
  readonly answerQuestions: (confirmed: boolean) => void;
}

export function createFakeDialogs(): FakeDialogs {
  const opened: OpenedDialog[] = [];
  const questions: Question[] = [];
  const results = new Map<DialogName, unknown>();
  let confirmed = false;
  return {
    opened,
    questions,
    open: async (name, args) => {
      opened.push({ name, args } as OpenedDialog);
      return (await results.get(name)) as never;
    },
    confirm: async (question) => {
      questions.push(question);
      return confirmed;
    },
    answer: (name, result) => void results.set(name, result),
    answerQuestions: (answer) => void (confirmed = answer),
  };
}
