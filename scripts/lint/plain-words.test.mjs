import { after, describe, it } from 'node:test';
import { RuleTester } from 'eslint';
import { plainWords } from './plain-words.mjs';

RuleTester.afterAll = after;
RuleTester.describe = describe;
RuleTester.it = it;

const refused = (code, word) => ({ code, errors: [{ message: new RegExp(`"${word}"`, 'i') }] });

new RuleTester().run('plain-words', plainWords, {
  valid: [
    '// Notifies every listener again.\nconst teller = 1;',
    "const account = 'nobody01';",
    'const standing = understood;',
  ],
  invalid: [
    refused('// Whoever calls it is a guest.', 'whoever'),
    refused('/** What is\n * told. */', 'told'),
    refused('function tellAll() {}', 'tell'),
    refused('function letGo() {}', 'let go'),
    refused("test('is nobody’s', run);", 'nobody'),
    refused('const text = `begun at ${now}`;', 'begun'),
  ],
});
