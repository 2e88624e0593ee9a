import type { TileImageSource } from '@tessera/ui';

/** Sketches in place of the platform's cover art. */
interface Sketch {
  name: string;
  provider: string;
  palette: readonly [ground: string, light: string, ink: string];
  font: string;
  motif: (palette: Sketch['palette']) => string;
}

const sun = ([, light, ink]: Sketch['palette']) =>
  `<circle cx="150" cy="170" r="88" fill="${light}"/><circle cx="150" cy="170" r="88" fill="url(#glow)"/>
   <path d="M0 262q60-50 120-8t180-30v176H0Z" fill="${ink}"/><path d="M0 300q90-40 160-6t140-10v116H0Z" fill="#0008"/>`;
const lotus = ([, light, ink]: Sketch['palette']) =>
  [0, 40, -40, 78, -78]
    .map(
      (turn) =>
        `<path d="M150 290C96 232 106 150 150 96c44 54 54 136 0 194Z" fill="${turn % 80 ? light : ink}" opacity=".86" transform="rotate(${turn} 150 290)"/>`,
    )
    .join('') + `<ellipse cx="150" cy="302" rx="120" ry="22" fill="#0006"/>`;
const peaks = ([, light, ink]: Sketch['palette']) =>
  `<circle cx="214" cy="92" r="34" fill="${light}"/><path d="M-20 320 90 140l60 96 44-58 130 142v90H-20Z" fill="${ink}"/><path d="M90 140l34 54-30 18-34-22Z" fill="${light}" opacity=".9"/><path d="M-20 340 60 280l80 50 60-40 120 70v60H-20Z" fill="#0009"/>`;
const gem = ([, light, ink]: Sketch['palette']) =>
  `<path d="M150 70 246 156 150 316 54 156Z" fill="${light}"/><path d="M150 70 196 156H104Z" fill="#fff" opacity=".55"/><path d="M104 156 150 316 54 156Z" fill="${ink}" opacity=".7"/><path d="M196 156 150 316 246 156Z" fill="#000" opacity=".22"/><path d="M54 156 104 156 150 70Z" fill="#fff" opacity=".18"/>`;
const waves = ([, light, ink]: Sketch['palette']) =>
  [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `<path d="M-10 ${150 + i * 46}q40-44 80 0t80 0 80 0 80 0V420H-10Z" fill="${i % 2 ? ink : light}" opacity="${0.92 - i * 0.08}"/>`,
    )
    .join('') +
  `<path d="M176 118c28-26 60-14 72 10-14 24-44 36-72 10l-24 14 6-24-6-24Z" fill="#fff" opacity=".92"/>`;
const reels = ([, light, ink]: Sketch['palette']) =>
  [0, 1, 2]
    .map(
      (i) =>
        `<rect x="${34 + i * 80}" y="104" width="72" height="150" rx="14" fill="${i === 1 ? light : ink}"/>`,
    )
    .join('') +
  `<text x="150" y="216" font-size="104" font-weight="900" text-anchor="middle" fill="#1b0d05" font-family="Georgia">7</text>`;
const tower = ([, light, ink]: Sketch['palette']) =>
  `<path d="M110 330V150l40-70 40 70v180Z" fill="${ink}"/><path d="M150 80l40 70v180h-40Z" fill="#0006"/><circle cx="150" cy="176" r="18" fill="${light}"/><path d="M40 330v-90l26-40 26 40v90ZM208 330v-90l26-40 26 40v90Z" fill="${light}" opacity=".55"/><path d="M0 330h300v70H0Z" fill="#000a"/>`;
const wheel = ([, light, ink]: Sketch['palette']) =>
  Array.from(
    { length: 12 },
    (_, i) =>
      `<path d="M150 180 150 66a114 114 0 0 1 57 15.3Z" fill="${i % 2 ? ink : light}" transform="rotate(${i * 30} 150 180)"/>`,
  ).join('') +
  `<circle cx="150" cy="180" r="40" fill="#120c08"/><circle cx="150" cy="180" r="24" fill="${light}"/>`;

export const SKETCHES: readonly Sketch[] = [
  {
    name: 'Dune Caravan',
    provider: 'Saltpan',
    palette: ['#5b1f12', '#ffb45c', '#9b3a1a'],
    font: 'Georgia',
    motif: sun,
  },
  {
    name: 'Royal Lotus',
    provider: 'Mandala Works',
    palette: ['#12203f', '#f3a6c8', '#d8578f'],
    font: 'Palatino',
    motif: lotus,
  },
  {
    name: 'Cold Summit',
    provider: 'Northlight',
    palette: ['#0f3a4c', '#e6f6ff', '#3d7c96'],
    font: 'Impact',
    motif: peaks,
  },
  {
    name: 'Prism Vault',
    provider: 'Halite',
    palette: ['#25124a', '#a98bff', '#5b2fb8'],
    font: 'Verdana',
    motif: gem,
  },
  {
    name: 'Tidal Catch',
    provider: 'Blue Heron',
    palette: ['#06283d', '#37b6c9', '#0f6a8b'],
    font: 'Trebuchet MS',
    motif: waves,
  },
  {
    name: 'Sevens Parade',
    provider: 'Old Mill',
    palette: ['#7c1022', '#ffd36b', '#f4f0e6'],
    font: 'Georgia',
    motif: reels,
  },
  {
    name: 'Lantern Keep',
    provider: 'Saltpan',
    palette: ['#1c2b1f', '#ffc66e', '#4f7a55'],
    font: 'Courier New',
    motif: tower,
  },
  {
    name: 'Night Roulette',
    provider: 'Casa Verde',
    palette: ['#0d2a22', '#e8c27a', '#8c1f2c'],
    font: 'Times New Roman',
    motif: wheel,
  },
];

/** Draws a picture, a wide one as a part of the motif. A banner has its own text in place of name and provider's logo. */
function draw(sketch: Sketch, width: number, height: number, isBanner = false): TileImageSource {
  const [ground, light] = sketch.palette;
  const wide = width > height;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${wide ? '0 90 300 168.75' : '0 0 300 400'}">
    <defs><radialGradient id="bg" cx=".5" cy=".3" r=".9"><stop offset="0" stop-color="${light}" stop-opacity=".5"/><stop offset="1" stop-color="${ground}"/></radialGradient>
    <radialGradient id="glow"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
    <path d="M-200-20h800v500h-800Z" fill="${ground}"/><path d="M-200-20h800v500h-800Z" fill="url(#bg)"/>${sketch.motif(sketch.palette)}
    ${isBanner ? '' : lettering(sketch, wide)}</svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height, color: ground };
}

/** The provider's logo, which a card's tag is aligned with, and the name. */
function lettering({ name, font, palette: [, light] }: Sketch, wide: boolean): string {
  const [first = '', ...others] = name.toUpperCase().split(' ');
  const [size, y] = wide ? [26, 224] : [38, 336];
  return `<circle ${wide ? 'cx="17" cy="105" r="7"' : 'cx="25" cy="22" r="10"'} fill="${light}" stroke="#0008" stroke-width="3"/>
    <g font-family="${font}" font-weight="900" font-size="${size}" fill="#fff" text-anchor="middle" stroke="#000" stroke-opacity=".55" stroke-width="6" paint-order="stroke">
    <text x="150" y="${y}">${first}</text><text x="150" y="${y + size}">${others.join(' ')}</text></g>`;
}

export const COVERS = SKETCHES.map((sketch) => draw(sketch, 300, 400));
export const TABLES = SKETCHES.map((sketch) => draw(sketch, 640, 360));
export const BANNERS = SKETCHES.map((sketch) => draw(sketch, 640, 360, true));
