import { INITIAL_DATA_ID, REGISTRY_ID } from '@tessera/wire';

/** A bundle that stands in the place of the shell and the remotes. */
export interface BundleFiles {
  /** Ends with a slash. */
  readonly baseUrl: string;
  readonly main: string;
  /** What the first view needs beside `main`. */
  readonly preloads: readonly string[];
  /** File → its hash, as the `integrity` attribute has it. */
  readonly integrity: Readonly<Record<string, string>>;
}

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const LINK = /<link\b[^>]*>/g;

/** A page as the gateway wrote it, without any script: no element, no data block, no hint that names one. */
export function withoutScripts(html: string): string {
  return html.replace(SCRIPT, '').replace(LINK, (link) => (hintsScript(link) ? '' : link));
}

/**
 * The same page for one bundle: the tags of the gateway stay what they are (their order, nonce and priorities), and
 * name the bundle's files in place of the shell's and the remotes'.
 * @throws Error when the page is not as the gateway writes it
 */
export function withBundle(html: string, bundle: BundleFiles): string {
  return withoutRemoteFiles(withBundleData(withBundleHints(withBundleScript(html, bundle), bundle), bundle));
}

function withBundleScript(html: string, { baseUrl, main, integrity }: BundleFiles): string {
  let found = 0;
  const written = html.replace(SCRIPT, (script) => {
    if (attributeOf(script, 'src') === undefined) return script;
    found += 1;
    return found === 1 ? naming(script, 'src', baseUrl + main, integrity[main]) : '';
  });
  if (found === 0) throw new Error('the page of the gateway has no script to put the bundle in the place of');
  return written;
}

function withBundleHints(html: string, { baseUrl, preloads, integrity }: BundleFiles): string {
  let isFirst = true;
  return html.replace(LINK, (link) => {
    if (!hintsScript(link)) return link;
    if (!isFirst) return '';
    isFirst = false;
    return preloads.map((file) => naming(link, 'href', baseUrl + file, integrity[file])).join('');
  });
}

/** The shell looks up the hash of every script that it loads in the data of the page. */
function withBundleData(html: string, { baseUrl, integrity }: BundleFiles): string {
  return withData(html, INITIAL_DATA_ID, (data: { shell: object }) => ({
    ...data,
    shell: { ...data.shell, baseUrl, files: integrity },
  }));
}

/** The shell asks ahead for the files that the registry has for a part: the bundle's parts are no remote's. */
function withoutRemoteFiles(html: string): string {
  return withData(html, REGISTRY_ID, (registry: { remotes: readonly { live: object }[] }) => ({
    ...registry,
    remotes: registry.remotes.map((remote) => ({ ...remote, live: { ...remote.live, files: {} } })),
  }));
}

function withData<Data>(html: string, id: string, change: (data: Data) => object): string {
  const block = new RegExp(`(<script[^>]*\\bid="${id}"[^>]*>)([\\s\\S]*?)(</script>)`);
  if (!block.test(html)) throw new Error(`the page of the gateway has no data block "${id}"`);
  return html.replace(
    block,
    (_, open: string, json: string, close: string) =>
      open + JSON.stringify(change(JSON.parse(json) as Data)).replaceAll('<', '\\u003c') + close,
  );
}

function hintsScript(link: string): boolean {
  const rel = attributeOf(link, 'rel');
  if (rel === 'modulepreload') return true;
  return (rel === 'preload' || rel === 'prefetch') && attributeOf(link, 'as') === 'script';
}

function naming(tag: string, attribute: 'src' | 'href', address: string, hash: string | undefined): string {
  if (hash === undefined) throw new Error(`the bundle has no file ${address}`);
  return tag
    .replace(new RegExp(`\\b${attribute}="[^"]*"`), `${attribute}="${address}"`)
    .replace(/\bintegrity="[^"]*"/, `integrity="${hash}"`);
}

function attributeOf(tag: string, name: string): string | undefined {
  const [head = ''] = tag.split('>', 1);
  return new RegExp(`\\s${name}="([^"]*)"`).exec(head)?.[1];
}
