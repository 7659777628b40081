/** Checks the styles against the oldest supported browsers (`browserslist` in package.json). */
const config = {
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    // The build compiles nesting.
    'plugin/no-unsupported-browser-features': [true, { ignore: ['css-nesting'], ignorePartialSupport: true }],
  },
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
};

export default config;
