/** How a change of the view is made: at once, until the code of transitions is loaded. */
export const viewChange = { make: (change: () => void) => change() };
