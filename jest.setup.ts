import '@testing-library/jest-dom';

// What jsdom lacks.
if (typeof window !== 'undefined') {
  // The tooltip measures itself with it.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // Everything is in view: jsdom has no layout.
  globalThis.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(target: Element) {
      const box = target.getBoundingClientRect();
      const entry = {
        boundingClientRect: box,
        intersectionRatio: 1,
        intersectionRect: box,
        isIntersecting: true,
        rootBounds: null,
        target,
        time: 0,
      };
      this.callback([entry], this);
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  // The toast swipes with it.
  Element.prototype.hasPointerCapture = () => false;
}
