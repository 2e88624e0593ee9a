import { markup, jsonBlock } from './markup.ts';

describe('markup', () => {
  it('escapes what is filled in, in text and attributes', () => {
    const name = `<b>"O'Neil" & Co</b>`;
    expect(markup`<p title="${name}">${name}</p>`.text).toBe(
      '<p title="&lt;b&gt;&quot;O&#39;Neil&quot; &amp; Co&lt;/b&gt;">&lt;b&gt;&quot;O&#39;Neil&quot; &amp; Co&lt;/b&gt;</p>',
    );
  });

  it('takes markup as it is, lists one after the other, and leaves nothing for what is missing', () => {
    const items = ['a', 'b'].map((one) => markup`<li>${one}</li>`);
    expect(markup`<ul>${items}</ul>${false}${null}${undefined}`.text).toBe('<ul><li>a</li><li>b</li></ul>');
  });

  it('sends no line breaks of the template, and keeps those of what is filled in', () => {
    const text = 'one\n  two';
    expect(
      markup`
        <p>
          ${text}
        </p>`.text,
    ).toBe('<p>one\n  two</p>');
  });
});

describe('a data block', () => {
  it('cannot be ended from within, and reads back as the same value', () => {
    const value = { title: '</script><script>alert(1)</script><!-- & \u2028' };
    const { text } = jsonBlock('data', value);
    const json = /^<script type="application\/json" id="data">(.*)<\/script>$/s.exec(text)?.[1] ?? '';
    expect(json).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(json)).toEqual(value);
  });
});
