/** Icons of 24 units, stroked in the text's colour. */
const PATHS = {
  play: ['M8 5.5l11 6.5-11 6.5z'],
  spin: ['M20 12a8 8 0 1 1-2.6-5.9', 'M20.5 3v4.6h-4.6'],
  minus: ['M6 12h12'],
  plus: ['M6 12h12', 'M12 6v12'],
  quick: ['M13 3L5 13.5h6L10.5 21 19 10.5h-6.2z'],
  auto: [
    'M4 12a7 7 0 0 1 12-5l2.5 2.5',
    'M18.7 4.6v5h-5',
    'M20 12a7 7 0 0 1-12 5l-2.5-2.5',
    'M5.3 19.4v-5h5',
  ],
  stop: ['M7 7h10v10H7z'],
  sound: ['M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z', 'M15.5 9a4 4 0 0 1 0 6', 'M18 6.5a8 8 0 0 1 0 11'],
  mute: ['M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z', 'M16 9.5l5 5', 'M21 9.5l-5 5'],
  help: [
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
    'M9.6 9.3a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.8',
    'M12 16.6v.2',
  ],
  history: ['M4 12a8 8 0 1 0 2.6-5.9', 'M3.5 3v4.6h4.6', 'M12 8v4.4l3 1.8'],
  fair: ['M12 3l7.5 2.8v5.4c0 4.6-3 8-7.5 9.8-4.5-1.8-7.5-5.2-7.5-9.8V5.8z', 'M8.5 11.8l2.5 2.5 4.6-4.8'],
  close: ['M6 6l12 12', 'M18 6L6 18'],
  clock: ['M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z', 'M12 7v5l3.2 2'],
  undo: ['M9 6L4.5 10.5 9 15', 'M5 10.5h8.5a5 5 0 0 1 0 10H11'],
  clear: ['M5 7h14', 'M9.5 7V4.5h5V7', 'M7 7l1 13h8l1-13'],
  repeat: [
    'M4 11V9.5A3.5 3.5 0 0 1 7.5 6H19',
    'M16 3l3 3-3 3',
    'M20 13v1.5a3.5 3.5 0 0 1-3.5 3.5H5',
    'M8 21l-3-3 3-3',
  ],
  double: ['M4 8.5l5 7', 'M9 8.5l-5 7', 'M13.5 10.5a3 3 0 1 1 5.2 2L13.5 17.5H20'],
  check: ['M5 12.5l4.5 4.5L19 7'],
  lock: ['M6 11h12v9.5H6z', 'M8.5 11V8a3.5 3.5 0 0 1 7 0v3'],
  people: [
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
    'M2.5 20c.4-3.6 2.9-5.6 6.5-5.6s6.1 2 6.5 5.6',
    'M16 5a3.3 3.3 0 0 1 0 6.2',
    'M17.5 14.7c2.3.6 3.7 2.4 4 5.3',
  ],
  pause: ['M9 6v12', 'M15 6v12'],
  wallet: ['M4 7.5h14.5a1.5 1.5 0 0 1 1.5 1.5v9.5H5.5A1.5 1.5 0 0 1 4 17z', 'M4 7.5l11.5-3v3', 'M16 13.5h.2'],
  limit: ['M4 19.5h16', 'M7 19.5v-6', 'M12 19.5v-9', 'M17 19.5V8', 'M4 5.5h16'],
  broken: [
    'M3 9.5a13 13 0 0 1 4-2.6',
    'M21 9.5A13 13 0 0 0 12.5 6',
    'M6.5 13.5a8 8 0 0 1 3-1.9',
    'M17.5 13.5a8 8 0 0 0-2.5-1.7',
    'M12 18v.2',
    'M4 4l16 16',
  ],
  blocked: ['M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z', 'M5.7 5.7l12.6 12.6'],
  windows: ['M4 8h11v10H4z', 'M9 8V4.5h11v10h-5'],
  missing: ['M5 4.5h14v15H5z', 'M9.5 9.5l5 5', 'M14.5 9.5l-5 5'],
  tool: [
    'M14.5 6.5a4 4 0 0 1 5-1.2l-2.7 2.7 1.2 1.7 2.9-2.4a4 4 0 0 1-5.6 4.6L8 20l-3.5-3.5 8.3-7a4 4 0 0 1 1.7-3z',
  ],
} as const;
export type IconName = keyof typeof PATHS;

/** Hidden from assistive technology: the control or the words beside it say the same. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {PATHS[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}

/** The mark of the house: a tile with one corner cut. */
export function Mark() {
  return (
    <svg class="icon mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5.5 3h9L21 9.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 18.5v-13A2.5 2.5 0 0 1 5.5 3z" />
    </svg>
  );
}
