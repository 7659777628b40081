/*
 * The script that hydrates a page. By a dynamic import, esbuild runs every module in a function of its own. Otherwise, while an inspector
 * such as Lighthouse is attached, V8 parses the whole bundle again for each error that react-dom creates at its start: 200 ms.
 */
void import('./hydrate-islands');
