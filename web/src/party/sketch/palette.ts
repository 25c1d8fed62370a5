/** What a drawing is made with. The rules know colours and brushes by number alone; what the numbers look like is settled here, once. */

export type Colour = { name: string; hex: string };

/** By number: ink first, then what stands beside each other on the palette. */
export const COLOURS: readonly Colour[] = [
  { name: "black", hex: "#161B1D" },
  { name: "slate", hex: "#4A5459" },
  { name: "grey", hex: "#8C9396" },
  { name: "silver", hex: "#CAD0D2" },
  { name: "white", hex: "#FFFFFF" },
  { name: "brown", hex: "#6B4423" },
  { name: "sand", hex: "#CFA26B" },
  { name: "peach", hex: "#F7CBAA" },
  { name: "wine", hex: "#85162B" },
  { name: "red", hex: "#D9272E" },
  { name: "orange", hex: "#F07F1B" },
  { name: "yellow", hex: "#FBD12F" },
  { name: "cream", hex: "#FFF2B3" },
  { name: "lime", hex: "#A6D83B" },
  { name: "green", hex: "#2E9F50" },
  { name: "forest", hex: "#14532D" },
  { name: "turquoise", hex: "#18B6A6" },
  { name: "sky", hex: "#93D5F6" },
  { name: "blue", hex: "#2A70DC" },
  { name: "navy", hex: "#1B2C6E" },
  { name: "violet", hex: "#6B3CC4" },
  { name: "lilac", hex: "#C5A8EE" },
  { name: "magenta", hex: "#C42680" },
  { name: "pink", hex: "#F59CC3" },
];

/** The canvas is of this colour, and the eraser draws with it. */
export const WHITE = COLOURS.findIndex(({ name }) => name === "white");

/** How wide each brush is, in units of the canvas. */
export const BRUSHES: readonly number[] = [6, 14, 30, 64];

export type Tool = "pencil" | "fill" | "eraser";
export const TOOLS: readonly Tool[] = ["pencil", "fill", "eraser"];
