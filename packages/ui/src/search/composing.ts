/** `keyCode` of a key that an input method handles. Deprecated, but nothing else is the same in all browsers. */
const INPUT_METHOD_KEY_CODE = 229;

/**
 * Returns whether an input method takes the key, as while a Chinese, Japanese or Korean word is composed. Safari
 * dispatches `compositionend` before the Enter that ends a word, so that this key has `isComposing` false.
 */
export function isComposing({
  nativeEvent: { isComposing: composes, keyCode },
}: {
  readonly nativeEvent: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;
}): boolean {
  return composes || keyCode === INPUT_METHOD_KEY_CODE;
}
