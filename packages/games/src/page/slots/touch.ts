/** Whether the page is played by touch alone: no hint at keys is given there. */
export const byTouch = (): boolean => matchMedia('(hover: none)').matches;
