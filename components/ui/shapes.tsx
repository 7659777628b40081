/** The bristles of a brush stroke, in a box of 400 by 106 from (0, -3). */
const bristles = [
  'M12 1q6-2 16-2q172-5 306 0l46 3q4 2-1 4l-45 3q-134-5-308 0q-11-1-14-3z',
  'M5 10q6-3 16-3q179 1 335 0l35 3q4 2-1 4l-34 2q-156 1-337 0q-11-1-14-2z',
  'M5 16q6-2 16-2q179 1 333 0l39 3q4 2-1 4l-38 3q-154 1-335 0q-11-1-14-3z',
  'M6 25q6-3 16-3q178 1 341 0l28 4q4 2-1 4l-27 2q-163 0-343 0q-11-1-14-2z',
  'M6 32q6-2 16-2q178 0 342 0l27 3q4 1-1 3l-26 3q-164 1-344 0q-11-1-14-2z',
  'M5 40q6-2 16-2q179 0 347 0l23 3q4 1-1 3l-22 3q-168 1-349 0q-11-1-14-2z',
  'M4 47q6-2 16-2q180 1 344 0l29 3q4 2-1 4l-28 3q-164 1-346 0q-12-1-14-3z',
  'M6 54q6-1 16-1q178-1 310 0l50 2q4 2-1 4l-49 3q-132 0-312 0q-11 0-14-3z',
  'M5 63q6-2 16-2q179-1 319 0l51 3q4 1-1 3l-50 3q-140 0-321 0q-11-1-14-2z',
  'M4 70q6-2 16-2q180 0 331 0l36 3q4 2-1 3l-35 4q-151-1-333 0q-11-1-14-3z',
  'M6 78q6-2 16-2q178 0 352 0l22 3q4 2-1 4l-21 3q-174-1-354 0q-11-1-14-3z',
  'M8 85q6-1 16-1q176 0 313 0l45 2q4 2-1 4l-44 3q-137 1-315 0q-11-1-14-3z',
  'M10 93q6-2 16-2q174 6 308 0l43 3q4 2-1 4l-42 3q-134 6-310 0q-10-1-14-3z',
];

/** Five stars, each 24 by 24, with gaps of 4. */
const stars = `M-16 2${'m28 0 3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2-6.2 3.2 1.2-6.8-5-4.9 6.9-1z'.repeat(5)}`;

/** Shapes, once a page: the stroke of `painted-edge` in app/styles/brush.css, and the stars of stars.tsx. */
export function Shapes() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <clipPath id="brush" clipPathUnits="objectBoundingBox">
        <path transform="scale(.0025 .00943) translate(0 3)" d={bristles.join('')} />
      </clipPath>
      <symbol id="stars" overflow="visible">
        <path d={stars} />
      </symbol>
    </svg>
  );
}
