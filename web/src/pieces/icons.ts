/** Icons of what is played: a 24 grid, two pixels, round. */
export const ICONS = {
  back: "M20 6H9l-6 6 6 6h11a1 1 0 0 0 1-1V7a1 1 0 0 0-1-1ZM11.5 9.5l5 5M16.5 9.5l-5 5",
  eye: "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12ZM12 9.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 1 1 0-5.6Z",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 0 1 3.6 10.8c-.9.7-1.1 1.4-1.1 1.7h-5c0-.3-.2-1-1.1-1.7A6 6 0 0 1 12 3Z",
  zen: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  pencil: "M4 20l1-5L16 4l4 4L9 19ZM13.5 6.5l4 4",
  "arrow-left": "M20 12H4M11 5l-7 7 7 7",
  "arrow-right": "M4 12h16M13 5l7 7-7 7",
  "arrow-up": "M12 20V4M5 11l7-7 7 7",
  "arrow-down": "M12 4v16M5 13l7 7 7-7",
  fork: "M7 21V3M7 16c0-5 10-3 10-9.5M13.5 10 17 6.5l3.5 3.5",
} as const;
