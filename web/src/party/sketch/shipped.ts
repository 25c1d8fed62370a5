/** Drawings of the house's own, to guess alone: each as a hand would draw it, line by line, with its word in four languages. */

import type { Lang } from "../../lib/parts";
import type { Drawn, Step } from "./drawn";
import { COLOURS } from "./palette";
import { write, type Point } from "./points";

type Line = { colour: number; size: number; points: Point[] };
type Area = { colour: number; at: Point };
type Shipped = { words: Record<Lang, string[]>; marks: (Line | Area)[] };

const colour = (name: string): number => COLOURS.findIndex((one) => one.name === name);

const STEP = 12;

/** Straight from point to point. */
function line(...corners: Point[]): Point[] {
  return corners.flatMap(([x, y], place): Point[] => {
    const [fromX, fromY] = corners[place - 1] ?? [x, y];
    const steps = Math.max(1, Math.round(Math.hypot(x - fromX, y - fromY) / STEP));
    return Array.from({ length: place === 0 ? 1 : steps }, (_, step) => {
      const share = place === 0 ? 1 : (step + 1) / steps;
      return [Math.round(fromX + (x - fromX) * share), Math.round(fromY + (y - fromY) * share)];
    });
  });
}

/** A part of an ellipse, in degrees clockwise from its right. */
function arc(x: number, y: number, width: number, height: number, from = 0, to = 360): Point[] {
  const steps = Math.max(6, Math.round((Math.abs(to - from) / 360) * ((width + height) * Math.PI)) / STEP);
  return Array.from({ length: Math.round(steps) + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / Math.round(steps)) * Math.PI) / 180;
    return [Math.round(x + width * Math.cos(angle)), Math.round(y + height * Math.sin(angle))];
  });
}

/** A bow from one point to another, pulled towards a third. */
function bow([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point): Point[] {
  const steps = Math.max(6, Math.round((Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1)) / STEP / 1.4));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const [near, far] = [1 - step / steps, step / steps];
    return [Math.round(near * near * x0 + 2 * near * far * x1 + far * far * x2), Math.round(near * near * y0 + 2 * near * far * y1 + far * far * y2)];
  });
}

const ink = (points: Point[], name = "black", size = 1): Line => ({ colour: colour(name), size, points });
const area = (name: string, at: Point): Area => ({ colour: colour(name), at });

const star: Point[] = Array.from({ length: 11 }, (_, tip) => {
  const [angle, far] = [((tip * 36 - 90) * Math.PI) / 180, tip % 2 === 0 ? 330 : 135];
  return [Math.round(800 + far * Math.cos(angle)), Math.round(470 + far * Math.sin(angle))];
});

const SHIPPED: Shipped[] = [
  {
    words: { en: ["house"], fr: ["maison"], es: ["casa"], pt: ["casa"] },
    marks: [
      ink(line([500, 420], [500, 800], [1100, 800], [1100, 420])),
      ink(line([440, 440], [800, 150], [1160, 440], [440, 440])),
      ink(line([730, 800], [730, 600], [870, 600], [870, 800])),
      ink(line([570, 520], [680, 520], [680, 630], [570, 630], [570, 520])),
      ink(line([920, 520], [1030, 520], [1030, 630], [920, 630], [920, 520])),
      ink(line([980, 280], [980, 180], [1050, 180], [1050, 340])),
      area("red", [800, 300]),
      area("brown", [800, 700]),
      area("yellow", [620, 570]),
      area("yellow", [970, 570]),
    ],
  },
  {
    words: { en: ["sun"], fr: ["soleil"], es: ["sol"], pt: ["sol"] },
    marks: [
      ink(arc(800, 450, 170, 170), "orange", 1),
      area("yellow", [800, 450]),
      ...Array.from({ length: 12 }, (_, ray): Line => {
        const angle = (ray * 30 * Math.PI) / 180;
        const at = (far: number): Point => [Math.round(800 + far * Math.cos(angle)), Math.round(450 + far * Math.sin(angle))];
        return ink(line(at(220), at(ray % 2 === 0 ? 360 : 310)), "orange", 1);
      }),
    ],
  },
  {
    words: { en: ["fish"], fr: ["poisson"], es: ["pez", "pescado"], pt: ["peixe"] },
    marks: [
      ink([...bow([380, 460], [700, 150], [1080, 440]), ...line([1080, 440], [1290, 280], [1250, 470], [1300, 660], [1080, 500]), ...bow([1080, 500], [700, 780], [380, 460])]),
      area("orange", [700, 480]),
      ink(arc(520, 410, 22, 22), "black", 1),
      area("black", [520, 410]),
      ink(bow([620, 330], [690, 460], [620, 580])),
      ink(bow([400, 490], [450, 520], [480, 500])),
      ink(arc(260, 350, 24, 24), "sky", 0),
      ink(arc(220, 250, 34, 34), "sky", 0),
    ],
  },
  {
    words: { en: ["tree"], fr: ["arbre"], es: ["árbol"], pt: ["árvore"] },
    marks: [
      ink([...bow([720, 820], [770, 680], [740, 520])], "brown"),
      ink([...bow([900, 820], [850, 680], [870, 520])], "brown"),
      ink(line([720, 820], [900, 820]), "brown"),
      ink([...arc(640, 440, 150, 130, 60, 250), ...arc(800, 270, 180, 150, 190, 350), ...arc(970, 430, 150, 140, -70, 110), ...arc(810, 500, 130, 90, 20, 160)], "forest"),
      ink(line([690, 560], [620, 545]), "forest"),
      area("green", [800, 400]),
      area("brown", [805, 720]),
    ],
  },
  {
    words: { en: ["cup", "mug"], fr: ["tasse"], es: ["taza"], pt: ["xícara", "caneca"] },
    marks: [
      ink(arc(760, 330, 260, 60)),
      ink([...line([500, 330], [530, 640]), ...bow([530, 640], [760, 800], [990, 640]), ...line([990, 640], [1020, 330])]),
      ink(arc(1020, 470, 130, 120, -95, 110)),
      ink(arc(1015, 470, 80, 70, -90, 100)),
      area("brown", [760, 340]),
      area("turquoise", [760, 560]),
      ink(bow([680, 230], [640, 160], [700, 100]), "grey", 0),
      ink(bow([800, 230], [760, 160], [820, 90]), "grey", 0),
    ],
  },
  {
    words: { en: ["boat", "sailboat", "sailing boat", "ship"], fr: ["bateau", "voilier"], es: ["barco", "velero", "barca"], pt: ["barco", "veleiro"] },
    marks: [
      ink(line([420, 600], [1180, 600], [1050, 750], [550, 750], [420, 600])),
      ink(line([790, 600], [790, 130])),
      ink(line([820, 160], [1110, 540], [820, 540], [820, 160])),
      ink(line([760, 220], [520, 540], [760, 540], [760, 220])),
      area("red", [900, 480]),
      area("cream", [700, 480]),
      area("brown", [800, 680]),
      ink([...bow([150, 800], [280, 730], [400, 800]), ...bow([400, 800], [520, 860], [640, 800]), ...bow([640, 800], [760, 740], [880, 800]), ...bow([880, 800], [1000, 860], [1120, 800]), ...bow([1120, 800], [1260, 730], [1440, 800])], "blue", 2),
    ],
  },
  {
    words: { en: ["star"], fr: ["étoile"], es: ["estrella"], pt: ["estrela"] },
    marks: [ink(line(...star), "orange", 1), area("yellow", [800, 470])],
  },
  {
    words: { en: ["cat"], fr: ["chat"], es: ["gato"], pt: ["gato"] },
    marks: [
      ink(arc(800, 480, 270, 240)),
      ink(line([575, 350], [560, 130], [720, 255])),
      ink(line([1025, 350], [1040, 130], [880, 255])),
      ink(arc(700, 430, 36, 46), "forest"),
      ink(arc(900, 430, 36, 46), "forest"),
      area("lime", [700, 400]),
      area("lime", [900, 400]),
      ink(line([700, 405], [700, 455])),
      ink(line([900, 405], [900, 455])),
      ink(line([770, 530], [830, 530], [800, 565], [770, 530]), "magenta"),
      area("pink", [800, 542]),
      ink(bow([800, 565], [770, 640], [715, 600])),
      ink(bow([800, 565], [830, 640], [885, 600])),
      ...[-30, 10, 50].flatMap((by): Line[] => [ink(line([690, 560 + by / 3], [430, 540 + by]), "slate", 0), ink(line([910, 560 + by / 3], [1170, 540 + by]), "slate", 0)]),
    ],
  },
  {
    words: { en: ["key"], fr: ["clé", "clef"], es: ["llave"], pt: ["chave"] },
    marks: [
      ink(arc(480, 450, 170, 170), "black", 2),
      ink(arc(480, 450, 80, 80), "black", 1),
      ink(line([650, 430], [1260, 430], [1260, 610], [1180, 610], [1180, 500], [1100, 500], [1100, 580], [1030, 580], [1030, 500], [645, 500]), "black", 1),
      area("yellow", [480, 330]),
      area("yellow", [900, 465]),
    ],
  },
  {
    words: { en: ["umbrella"], fr: ["parapluie"], es: ["paraguas"], pt: ["guarda-chuva"] },
    marks: [
      ink(arc(800, 450, 400, 300, 180, 360)),
      ink([...arc(1100, 450, 100, 50, 0, -180), ...arc(900, 450, 100, 50, 0, -180), ...arc(700, 450, 100, 50, 0, -180), ...arc(500, 450, 100, 50, 0, -180)]),
      ink(bow([800, 150], [610, 260], [600, 450])),
      ink(bow([800, 150], [990, 260], [1000, 450])),
      ink(line([800, 150], [800, 100])),
      ink([...line([800, 420], [800, 740]), ...arc(740, 740, 60, 70, 0, 180)], "brown", 1),
      area("violet", [700, 250]),
      area("lilac", [520, 370]),
      area("violet", [900, 250]),
      area("lilac", [1080, 370]),
    ],
  },
  {
    words: { en: ["bicycle", "bike"], fr: ["vélo", "bicyclette"], es: ["bicicleta", "bici"], pt: ["bicicleta", "bike"] },
    marks: [
      ink(arc(480, 600, 200, 200), "black", 1),
      ink(arc(1120, 600, 200, 200), "black", 1),
      ink(line([480, 600], [660, 330], [980, 330], [770, 600], [480, 600]), "red", 1),
      ink(line([770, 600], [630, 270]), "red", 1),
      ink(line([1120, 600], [960, 240]), "red", 1),
      ink(line([570, 265], [700, 265]), "brown", 2),
      ink([...line([880, 220], [960, 240], [1040, 220]), ...arc(1035, 255, 35, 35, -80, 60)], "black", 1),
      ink(arc(770, 600, 45, 45), "slate", 1),
      ink(line([770, 600], [820, 690], [870, 690]), "slate", 1),
    ],
  },
  {
    words: { en: ["snail"], fr: ["escargot"], es: ["caracol"], pt: ["caracol"] },
    marks: [
      ink(
        Array.from({ length: 90 }, (_, step): Point => {
          const angle = (step * 12 * Math.PI) / 180;
          return [Math.round(760 + (20 + step * 2.5) * Math.cos(angle)), Math.round(485 + (20 + step * 2.5) * Math.sin(angle))];
        }),
        "brown",
        1,
      ),
      ink([...bow([420, 720], [330, 760], [300, 770]), ...line([300, 770], [1200, 770]), ...bow([1200, 770], [1330, 740], [1320, 560]), ...bow([1320, 560], [1300, 450], [1220, 470]), ...bow([1220, 470], [1150, 500], [1180, 600]), ...bow([1180, 600], [1170, 690], [1020, 690]), ...line([1020, 690], [420, 720])]),
      ink(line([1250, 460], [1230, 330]), "black", 0),
      ink(line([1300, 480], [1350, 350]), "black", 0),
      ink(arc(1228, 315, 14, 14), "black", 1),
      ink(arc(1356, 335, 14, 14), "black", 1),
      ink(bow([1240, 590], [1280, 620], [1310, 590]), "black", 0),
      area("sand", [1250, 700]),
    ],
  },
];

/** A hand draws so many units in a second, and rests so long before it goes on. */
const SPEED = 0.55;
const REST = 350;
const BATCH = 6;

/** The house's drawings in a language, as if somebody had drawn them. */
export function shipped(lang: Lang): Drawn[] {
  return SHIPPED.map(({ words, marks }) => {
    const [word = "", ...accepted] = words[lang];
    const steps: Step[] = [];
    let at = 0;
    for (const mark of marks) {
      at += REST;
      if ("at" in mark) steps.push({ at, draw: { t: "fill", d: { colour: mark.colour, x: mark.at[0], y: mark.at[1] } } });
      else {
        for (let place = 0; place < mark.points.length; place += BATCH) {
          const points = mark.points.slice(place, place + BATCH);
          steps.push({ at, draw: place === 0 ? { t: "stroke", d: { colour: mark.colour, size: mark.size, points: write(points) } } : { t: "extend", d: { points: write(points) } } });
          at += (points.length * STEP) / SPEED;
        }
      }
    }
    return { word, accepted, name: "Cluehouse", round: 1, drawer: 0, found: [], steps };
  });
}
