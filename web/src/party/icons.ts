/** Icons that party games alone use: a 24 grid, two pixels, round. */
export const PARTY_ICONS = {
  sound: "M4 10v4h3.5L12 18V6L7.5 10ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  silent: "M4 10v4h3.5L12 18V6L7.5 10ZM16 9.5l5 5M21 9.5l-5 5",
  fill: "M5 11 12 4l7 7-7 7ZM12 4 9.5 1.5M5 11h14M20.5 15.5s1.8 2.4 1.8 3.8a1.8 1.8 0 0 1-3.6 0c0-1.4 1.8-3.8 1.8-3.8Z",
  eraser: "M8.5 20 3.6 15.1a2 2 0 0 1 0-2.8l8.7-8.7a2 2 0 0 1 2.8 0l5.3 5.3a2 2 0 0 1 0 2.8L12 20ZM8 8l8 8M8.5 20H20",
  bin: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  hidden: "M4 4l16 16M9.5 5.9A9.6 9.6 0 0 1 12 5.5c6.4 0 10 6.5 10 6.5a17 17 0 0 1-3 3.7M6.2 7.6A17 17 0 0 0 2 12s3.6 6.5 10 6.5a9.6 9.6 0 0 0 4-.9",
  play: "M7 4.5v15l12-7.5Z",
  pause: "M8 5v14M16 5v14",
  save: "M12 3v12M7 10l5 5 5-5M5 17v2a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-2",
} as const;
