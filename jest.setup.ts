import '@testing-library/jest-dom';

// Stubs for what jsdom does not implement.
if (typeof window !== 'undefined') {
  // Used by the toast.
  Element.prototype.scrollIntoView = () => {};
  // Used by the tooltip.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // Used by the swipe gesture of the toast.
  Element.prototype.hasPointerCapture = () => false;

  // React reports errors there, such as those that an error boundary catches.
  let printError: jest.SpyInstance;
  beforeEach(() => {
    printError = jest.spyOn(console, 'error').mockClear();
  });
  afterEach(() => expect(printError).not.toHaveBeenCalled());
}
