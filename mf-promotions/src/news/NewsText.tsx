import { DESCRIPTION_CHARS, useContentTitle } from '@tessera/kit';
import RichText, { openingText } from '@tessera/kit/rich-text';

interface NewsTextProps {
  readonly title: string;
  /** HTML, not yet sanitised. */
  readonly content: string;
}

/** Shows the text of an article, which also describes the page. */
export default function NewsText({ title, content }: NewsTextProps) {
  useContentTitle({ title, description: openingText(content, DESCRIPTION_CHARS) });
  return <RichText html={content} />;
}
