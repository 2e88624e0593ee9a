/** Fake layout for jsdom: a wall of three columns with rows of 100 px and gaps of 20 px. */
export const COLUMNS = 3;
export const ROW_PX = 100;
export const PITCH_PX = 120;

let scrolled = 0;

/** Installs the fake layout for this file's tests; each starts at the top. */
export function layOut(): void {
  beforeEach(() => {
    scrolled = 0;
    const styleOf = getComputedStyle;
    jest.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
      const style = styleOf(element, pseudo);
      if (element.tagName !== 'UL') return style;
      const tracks = Array.from({ length: COLUMNS }, () => '90px').join(' ');
      return Object.assign(Object.create(style) as CSSStyleDeclaration, {
        gridTemplateColumns: tracks,
        rowGap: `${PITCH_PX - ROW_PX}px`,
      });
    });
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, this.tagName === 'UL' ? -scrolled : 0, 90, ROW_PX);
    });
  });
  afterEach(() => jest.restoreAllMocks());
}

/** Scrolls the window so that the row is at its top. */
export function scrollToRow(row: number): void {
  scrolled = row * PITCH_PX;
  window.dispatchEvent(new Event('scroll'));
}
