/** @jest-environment node */
import { load } from 'cheerio';
import { checkPage } from './check-page';

it("names everything in a page that needs Next's scripts", () => {
  const page = load(`
    <template id="B:0"></template>
    <div data-island="form"><p id="_R_1_"></p></div>
    <script>alert(1)</script>
    <script>self.__next_f.push([1])</script>`);
  const named =
    /waits for Next.*\n.*useId.*\n.*left out: <script>alert\(1\)<\/script>\n[^<]*content-security-policy\.ts\.$/;
  expect(() => checkPage(page)).toThrow(named);
});
