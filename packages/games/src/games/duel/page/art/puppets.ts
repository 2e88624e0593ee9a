import type { ChampionId } from '../../rules/champions.ts';
import {
  arc,
  bar,
  circle,
  ellipse,
  gear,
  hole,
  paper,
  polygon,
  rays,
  regular,
  spiral,
  type Cut,
} from './cut.ts';

/** A champion as a puppet of two parts that looks to the right: a body, and an arm that turns about the shoulder. */
export interface Puppet {
  readonly body: readonly Cut[];
  /** From the shoulder at 0, ahead along x. */
  readonly arm: readonly Cut[];
  readonly shoulder: readonly [x: number, y: number];
  /** The foil behind its holes, from its depth to its brightest. */
  readonly foil: readonly [deep: string, bright: string];
  /** How far above the ground it hovers. */
  readonly hovers: number;
}

/** All puppets are about so tall. */
export const TALL = 205;

const mainspring: Puppet = {
  body: [
    paper(bar(-34, -30, 24, 30), bar(8, -30, 24, 30), polygon([-40, -4], [-6, -4], [-6, 0], [-40, 0])),
    paper(polygon([4, -4], [40, -4], [40, 0], [4, 0]), polygon([-36, -52], [34, -52], [34, -26], [-36, -26])),
    paper(circle(0, -88, 48), bar(-12, -150, 24, 24), circle(6, -162, 25)),
    paper(polygon([-14, -182], [26, -182], [18, -198], [-6, -198])),
    // The key in its back.
    paper(bar(-74, -94, 34, 9), circle(-80, -106, 15), circle(-80, -74, 15)),
    hole(spiral(0, -88, 6, 38, 2.7, 6.5)),
    hole(circle(15, -164, 7.5), circle(-80, -106, 7), circle(-80, -74, 7), bar(-26, -43, 50, 5)),
  ],
  arm: [
    paper(circle(0, 0, 13), bar(0, -6, 58, 12), gear(74, 0, 26, 9)),
    hole(circle(0, 0, 5), circle(74, 0, 11), bar(18, -2, 26, 4)),
  ],
  shoulder: [20, -108],
  foil: ['#c9702e', '#ffc27a'],
  hovers: 0,
};

const pendulum: Puppet = {
  body: [
    paper(
      polygon([-42, -14], [42, -14], [46, 0], [-46, 0]),
      polygon([-32, -126], [32, -126], [32, -12], [-32, -12]),
    ),
    paper(polygon([-40, -136], [40, -136], [40, -122], [-40, -122])),
    paper(polygon([-36, -136], [-36, -172], [0, -204], [36, -172], [36, -136]), circle(0, -205, 6)),
    paper(bar(-40, -180, 8, 46), bar(32, -180, 8, 46)),
    hole(circle(2, -158, 20), polygon([-18, -112], [18, -112], [18, -30], [-18, -30])),
    paper(polygon([1, -158], [4, -174], [7, -157], [16, -150], [14, -147], [1, -154])),
    paper(bar(-2, -112, 4, 52), circle(0, -54, 11)),
    hole(circle(0, -54, 5)),
  ],
  arm: [
    paper(circle(0, 0, 11), bar(0, -4, 66, 8), circle(80, 0, 21)),
    hole(circle(80, 0, 12), circle(0, 0, 4)),
    paper(circle(80, 0, 6)),
  ],
  shoulder: [24, -112],
  foil: ['#a8323a', '#ff9a8a'],
  hovers: 0,
};

const regulator: Puppet = {
  body: [
    paper(polygon([-46, 0], [-30, -18], [-9, -62], [9, -62], [30, -18], [46, 0])),
    paper(regular(0, -94, 44, 4, 90), bar(-8, -150, 16, 20), circle(2, -154, 21), bar(-4, -200, 8, 30)),
    // The two balls that fly out the faster it runs.
    paper(
      polygon([0, -200], [-50, -164], [-46, -158], [0, -190]),
      polygon([0, -200], [0, -190], [46, -158], [50, -164]),
    ),
    paper(circle(-50, -156, 14), circle(50, -156, 14), circle(0, -198, 8)),
    hole(regular(0, -94, 26, 4, 90), polygon([4, -160], [22, -156], [21, -150], [4, -150])),
    paper(gear(0, -94, 14, 8)),
    hole(circle(0, -94, 5), circle(-50, -156, 6), circle(50, -156, 6)),
    hole(polygon([-20, -10], [-6, -42], [6, -42], [20, -10])),
  ],
  arm: [
    paper(circle(0, 0, 11), bar(0, -5, 46, 10)),
    paper(
      polygon(
        [40, -5],
        [70, -30],
        [98, -14],
        [96, -9],
        [72, -18],
        [56, 0],
        [72, 18],
        [96, 9],
        [98, 14],
        [70, 30],
        [40, 5],
      ),
    ),
    hole(circle(0, 0, 4), circle(48, 0, 3)),
  ],
  shoulder: [20, -108],
  foil: ['#5f7796', '#e4eefc'],
  hovers: 0,
};

const wisp: Puppet = {
  body: [
    paper(
      'M4 -200C26 -168 48 -142 44 -104C41 -70 16 -58 8 -34C4 -18 -12 -8 -34 -6C-20 -18 -18 -32 -26 -48C-46 -74 -48 -106 -30 -136C-18 -158 -4 -172 4 -200Z',
    ),
    // Sparks that it leaves behind.
    paper(circle(-48, -150, 6), circle(-58, -122, 4), circle(-40, -176, 3.5)),
    hole(ellipse(12, -134, 4, 10, 4), ellipse(29, -130, 4, 9, 8)),
    hole('M2 -112C20 -98 22 -76 4 -62C-14 -74 -16 -96 2 -112Z', ellipse(-24, -98, 4, 12, 14)),
    paper('M3 -98C10 -90 10 -82 4 -74C-4 -80 -4 -90 3 -98Z'),
  ],
  arm: [
    paper('M-8 0C-8 -12 14 -19 40 -10C62 -3 84 -4 110 4C84 8 62 7 40 11C14 15 -8 12 -8 0Z'),
    hole('M8 -2C26 -9 46 -3 78 2C48 5 26 9 8 3Z'),
  ],
  shoulder: [16, -98],
  foil: ['#5f9e2f', '#d6ff8f'],
  hovers: 16,
};

const lumen: Puppet = {
  body: [
    paper(rays(2, -160, 52, 34, 14)),
    hole(circle(2, -160, 30)),
    paper('M2 -146C26 -138 30 -112 34 -84L50 0L-46 0L-30 -84C-26 -112 -22 -138 2 -146Z', circle(2, -160, 20)),
    paper('M-30 -84C-44 -66 -52 -48 -58 -20C-44 -34 -34 -44 -26 -56Z'),
    hole(polygon([2, -128], [18, -92], [2, -56], [-14, -92])),
    paper(rays(2, -92, 13, 5, 4)),
    hole(
      polygon([-22, -6], [-10, -46], [-4, -6]),
      polygon([8, -6], [13, -46], [28, -6]),
      'M8 -166C14 -170 20 -168 23 -163C18 -158 11 -160 8 -166Z',
    ),
  ],
  arm: [
    paper(circle(0, 0, 11), bar(0, -4, 58, 8), rays(78, 0, 30, 15, 8)),
    hole(circle(78, 0, 9), circle(0, 0, 4)),
  ],
  shoulder: [16, -116],
  foil: ['#c99612', '#ffe99a'],
  hovers: 0,
};

const echo: Puppet = {
  body: [
    paper(
      'M-6 -204C44 -198 58 -140 50 -92C44 -56 52 -24 60 0L-58 0C-46 -30 -62 -62 -58 -108C-54 -156 -40 -192 -6 -204Z',
    ),
    hole(circle(10, -160, 24)),
    paper(circle(10, -160, 16)),
    hole(circle(10, -160, 9)),
    paper(circle(10, -160, 3.5)),
    hole(arc(-2, -84, 46, 8, -70, 70), arc(-2, -84, 31, 7, -76, 76), arc(-2, -84, 17, 6, -90, 90)),
    hole(
      arc(-2, -84, 40, 6, 130, 220),
      polygon([-34, -6], [-26, -34], [-18, -6]),
      polygon([20, -6], [28, -26], [38, -6]),
    ),
  ],
  arm: [
    paper(circle(0, 0, 12), bar(0, -6, 40, 12)),
    paper('M34 -8C50 -44 84 -50 106 -30C82 -30 66 -16 66 0C66 16 82 30 106 30C84 50 50 44 34 8Z'),
    hole(circle(0, 0, 5), arc(74, 0, 28, 5, 140, 220)),
  ],
  shoulder: [16, -112],
  foil: ['#7a4fc0', '#d7baff'],
  hovers: 0,
};

const blaze: Puppet = {
  body: [
    paper(
      'M-46 0C-64 -40 -44 -72 -52 -112C-38 -104 -32 -94 -30 -82C-34 -122 -22 -152 -38 -188C-10 -174 6 -154 6 -124C14 -150 10 -178 24 -206C38 -176 48 -160 44 -124C52 -132 56 -142 56 -154C72 -112 60 -82 54 -56C50 -36 52 -16 50 0Z',
    ),
    hole('M2 -14C-32 -36 -20 -70 -4 -96C4 -76 26 -66 24 -40C23 -28 14 -20 2 -14Z'),
    hole(polygon([2, -122], [20, -114], [6, -108]), polygon([28, -113], [44, -122], [40, -108])),
    paper('M4 -24C-12 -36 -8 -52 0 -64C4 -54 14 -48 13 -36C12 -30 8 -26 4 -24Z'),
    hole(
      'M-30 -150C-24 -138 -22 -128 -22 -116C-28 -126 -31 -138 -30 -150Z',
      'M26 -182C32 -168 34 -156 33 -142C28 -152 25 -168 26 -182Z',
    ),
  ],
  arm: [
    paper('M-6 -11C20 -20 30 -2 50 -14C66 -24 80 -10 110 -18C92 4 78 10 58 9C36 14 20 6 -6 11Z'),
    hole('M8 -4C22 -9 32 2 50 -4C62 -9 74 -4 90 -8C78 2 66 4 54 3C36 6 22 2 8 4Z'),
  ],
  shoulder: [22, -98],
  foil: ['#d8451f', '#ffb46b'],
  hovers: 0,
};

const gale: Puppet = {
  body: [
    paper(ellipse(2, -180, 46, 15, -8), ellipse(0, -150, 58, 18, -5), ellipse(4, -118, 46, 15, 5)),
    paper(
      ellipse(-4, -90, 36, 13, -5),
      ellipse(4, -64, 27, 11, 6),
      ellipse(-3, -42, 19, 9, -5),
      ellipse(3, -22, 12, 8, 4),
      ellipse(0, -6, 6, 7),
    ),
    paper(
      polygon([-22, -184], [28, -184], [22, -110], [14, -60], [4, -8], [-4, -8], [-12, -60], [-20, -110]),
    ),
    paper(
      'M44 -186C58 -196 72 -192 74 -180C64 -184 58 -180 54 -172Z',
      'M-56 -152C-72 -156 -82 -148 -82 -136C-74 -142 -64 -142 -54 -142Z',
    ),
    hole(
      ellipse(-2, -134, 34, 3.4, -2),
      ellipse(2, -104, 26, 3, 2),
      ellipse(0, -77, 20, 2.8, 1),
      ellipse(0, -53, 14, 2.4, 1),
    ),
    hole(ellipse(2, -181, 30, 5, -8), ellipse(-4, -152, 40, 4, -5)),
  ],
  arm: [
    paper('M-6 -9C36 -26 92 -34 104 -2C110 22 84 32 74 16C70 6 78 0 86 4C80 -12 40 -4 -6 9Z'),
    hole('M8 -5C40 -16 80 -18 92 -6C72 -10 40 -4 8 4Z'),
  ],
  shoulder: [16, -124],
  foil: ['#2f9c94', '#b4fff0'],
  hovers: 4,
};

const basalt: Puppet = {
  body: [
    paper(polygon([-58, 0], [-58, -108], [-44, -118], [-28, -110], [-28, 0])),
    paper(polygon([-30, 0], [-30, -140], [-8, -152], [14, -140], [14, 0])),
    paper(polygon([12, 0], [12, -124], [32, -134], [52, -122], [52, 0])),
    paper(regular(2, -172, 30, 6, 30), polygon([-44, -118], [-24, -140], [-24, -100])),
    hole(polygon([2, -180], [27, -178], [27, -168], [8, -168])),
    hole(
      polygon([-31, -112], [-26, -112], [-26, -4], [-31, -4]),
      polygon([11, -126], [16, -126], [16, -4], [11, -4]),
    ),
    hole(
      polygon([-14, -118], [-2, -104], [-10, -88], [4, -66], [-8, -46], [-4, -74], [-18, -92], [-8, -104]),
    ),
    hole(polygon([34, -104], [42, -92], [36, -74], [40, -54], [30, -76], [36, -92]), regular(-44, -60, 7, 6)),
  ],
  arm: [
    paper(circle(0, 0, 15), bar(0, -10, 52, 20), regular(74, 0, 31, 6)),
    hole(regular(74, 0, 14, 6), bar(14, -2, 26, 4)),
    paper(regular(74, 0, 7, 6)),
  ],
  shoulder: [28, -108],
  foil: ['#8a3f74', '#ffa9dd'],
  hovers: 0,
};

const tidal: Puppet = {
  body: [
    paper(
      'M-62 0C-72 -62 -56 -126 -10 -168C16 -192 54 -198 76 -174C88 -158 82 -138 66 -136C70 -148 62 -158 48 -152C28 -144 26 -118 34 -96C44 -68 58 -48 60 0Z',
    ),
    paper(circle(86, -190, 7), circle(64, -203, 5), circle(97, -172, 4)),
    hole(
      'M-44 -8C-50 -60 -36 -108 -2 -138C-20 -98 -26 -54 -24 -8Z',
      'M-12 -8C-14 -50 -6 -84 12 -108C14 -70 26 -44 30 -8Z',
    ),
    hole('M2 -150C18 -172 46 -182 66 -170C46 -168 28 -158 14 -136Z'),
    paper('M-4 -20C-6 -50 0 -70 8 -84C10 -60 16 -40 18 -20Z'),
  ],
  arm: [
    paper('M-8 -10C28 -18 62 -44 108 -24C88 -24 78 -12 84 4C64 22 30 14 -8 11Z'),
    hole('M8 -4C34 -8 58 -22 82 -20C70 -14 66 -6 66 2C50 8 30 6 8 4Z'),
  ],
  shoulder: [18, -112],
  foil: ['#1677a8', '#8fe3ff'],
  hovers: 0,
};

export const PUPPETS: Readonly<Record<ChampionId, Puppet>> = {
  mainspring,
  pendulum,
  regulator,
  wisp,
  lumen,
  echo,
  blaze,
  gale,
  basalt,
  tidal,
};
