import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { pureModules } from '../tools/pure-modules.ts';
import { withoutDocs } from '../tools/without-docs.ts';
import { gzippedSize } from './support/gzipped-size.ts';

/** kB after gzip of what a page that has this script alone is sent. */
async function weigh(script: string): Promise<number> {
	const entry = 'virtual:page';
	const page = {
		name: 'page',
		resolveId: (id: string) => (id === entry ? `\0${entry}` : null),
		load: (id: string) => (id === `\0${entry}` ? script : null),
	};
	const rolldownOptions = { input: entry, treeshake: { moduleSideEffects: pureModules } };
	const built = await build({
		configFile: false,
		logLevel: 'error',
		plugins: [page, withoutDocs()],
		build: { write: false, target: 'es2022', rolldownOptions },
	});
	const outputs: readonly Rolldown.RolldownOutput[] = [built].flat().filter((each) => 'output' in each);
	const code = outputs.flatMap(({ output }) => output).map((file) => (file.type === 'chunk' ? file.code : ''));
	return gzippedSize(code.join('')) / 1_000;
}
const client = (names: string) => `import { ${names} } from '#identity-client'; window.kept = [${names}];`;

describe('the browser’s side of accounts', () => {
	it.each([
		['as a whole', `import * as client from '#identity-client'; window.kept = { ...client };`, 11.8],
		['for a form that signs in', client('login, pageClient'), 7.4],
		['for a header that watches', client('watchSession, signedInUuid, pageClient'), 3],
	])('weighs little %s', async (_name, script, most) => {
		expect(await weigh(script)).toBeLessThanOrEqual(most);
	});
});
