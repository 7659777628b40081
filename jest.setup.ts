import '@testing-library/jest-dom';

// React reports errors there, such as those that an error boundary catches.
if (typeof window !== 'undefined') {
  let printError: jest.SpyInstance;
  beforeEach(() => {
    printError = jest.spyOn(console, 'error').mockClear();
  });
  afterEach(() => expect(printError).not.toHaveBeenCalled());
}
