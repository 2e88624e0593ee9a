import type { Encoding } from '../http/accept-encoding.ts';
import { isRendered } from '../rendering/renderer.ts';
import type { FirstScreen } from '../rendering/protocol.ts';
import { wholeDocument } from './document.ts';
import { pack, type Packed } from './packed.ts';
import type { PageView } from './page-view.ts';

/** A page for every visitor with the same visit. It is put together and packed when somebody asks for it again. */
export interface KeptPage {
  readonly status: number;
  /** Everybody may see it, and nothing in it is a member's own. */
  readonly isPublic: boolean;
  /** With {@link NONCE_PLACE} for every nonce. */
  readonly document: () => string;
  /** Packed in the encoding, or as it is where that cannot be done. */
  readonly body: (encoding: Encoding) => Promise<Packed>;
  /** Those that were asked for. */
  readonly bodies: ReadonlyMap<Encoding, Promise<Packed>>;
  /** At the most, with all that may be made of it. */
  readonly bytes: number;
}

/** Of the head and the data, which are not counted one by one. */
const REST_LENGTH = 32 * 1024;

/**
 * @param old the page before it, where there was one: what was asked of it is ready before this one takes its place
 * @param onTrouble told when an encoding was not possible
 */
export async function keepPage(
  view: PageView,
  first: FirstScreen | null,
  onTrouble: (error: unknown) => void,
  old?: KeptPage,
): Promise<KeptPage> {
  const bodies = new Map<Encoding, Promise<Packed>>();
  // What it is made of is let go of once it is made.
  let source: { readonly view: PageView; readonly first: FirstScreen | null } | undefined = { view, first };
  let made = '';
  const document = () => {
    if (source) made = wholeDocument(source.view, source.first);
    source = undefined;
    return made;
  };

  function body(encoding: Encoding): Promise<Packed> {
    const packed =
      bodies.get(encoding) ??
      pack(document(), encoding).catch((error: unknown) => {
        onTrouble(error);
        return pack(document(), 'identity');
      });
    bodies.set(encoding, packed);
    return packed;
  }

  if (old && old.bodies.size > 0) {
    const isSame = old.document() === document();
    for (const [encoding, packed] of old.bodies) {
      if (isSame) bodies.set(encoding, packed);
      else await body(encoding);
    }
  }
  const { html = '', preloads = '', styles = [], styleRules = '', dataBlock = '' } = first ?? {};
  const texts = [view.css, html, preloads, styleRules, dataBlock, ...styles.map(({ css }) => css)];
  const length = texts.reduce((sum, text) => sum + text.length, REST_LENGTH);
  return {
    status: view.initial.status,
    isPublic: isRendered(view.page),
    document,
    body,
    bodies,
    // Two bytes for a character that is not Latin, and as much for the packed forms.
    bytes: 4 * length,
  };
}
