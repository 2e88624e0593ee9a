import { after, describe, it } from 'node:test';
import { RuleTester } from 'eslint';
import { bareText } from './bare-text.mjs';

RuleTester.afterAll = after;
RuleTester.describe = describe;
RuleTester.it = it;

const languageOptions = { parserOptions: { ecmaFeatures: { jsx: true } } };
const refused = (code, count = 1) => ({
  code,
  errors: Array.from({ length: count }, () => ({ messageId: 'bare' })),
});

new RuleTester({ languageOptions }).run('bare-text', bareText, {
  valid: [
    // Alone, React replaces the text of the element.
    "<p>{isOpen && text('open')}</p>",
    "<p>{isOpen ? text('open') : <b />}</p>",
    // Nothing beside it comes or goes.
    "<p><Icon /> {text('open')}</p>",
    "<p>{isOpen ? 'open' : 'closed'} {name}</p>",
    // In elements of their own.
    "<p>{isHot && <Icon />}<span>{text('hot')}</span></p>",
    '<p>{isHot && <Icon />}{rows.map((row) => <i key={row} />)}{/* why */}</p>',
    "<p>{isHot && <Icon />}{pane ?? <Empty />}{children}{button('all')}</p>",
    '<p>{isHot && <Icon />}{isWide ? handle : <Handle />}</p>',
  ],
  invalid: [
    refused("<p>{isHot && <Icon />}{text('hot')}</p>"),
    refused('<p>{isHot && <Icon />} Hot</p>'),
    refused('<>{label}{words && <strong>{words}</strong>}</>'),
    refused('<p>{isHot ? <Flame /> : <Spark />}{name}</p>'),
    refused('<p>{isHot ? <Flame /> : null}{`${name}: ${value}`}</p>'),
    refused('<button>{icon}{name}</button>'),
    refused('<button>{name}{props.icon}</button>'),
    refused("<p>{names.join(' · ')}{more > 0 && ` · ${more}`}</p>", 2),
    refused("<p><b />{more > 0 && text('more')}</p>"),
    refused("<p><b />{isEmpty ? text('none') : <Rows />}</p>"),
    refused('<p>{account?.name}{isHot && <Icon />}</p>'),
  ],
});
