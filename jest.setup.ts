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
  // Reports every element as visible, because jsdom has no layout.
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
  // Used by the swipe gesture of the toast.
  Element.prototype.hasPointerCapture = () => false;
}
